"""``kontor replay``: step through a record, or print where it leads."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from kontor.core import record_file
from kontor.core.faults import KontorError
from kontor.core.record import Record
from kontor.core.replay import replay as replayed
from kontor.core.session import AnySession
from kontor.core.view import to_json
from kontor.terminal.displays import display
from kontor.terminal.exits import INTERRUPTED, Leave
from kontor.terminal.replay import Replay
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=words("help-file"), show_default=False)],
        until: Annotated[int | None, typer.Option(help=words("help-until"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-replay-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
        plain: Annotated[bool, typer.Option("--plain", help=words("help-plain"))] = False,
    ) -> None:
        said = Words(lang)
        record = record_file.read(file)
        session = _session(file, record, until, said)
        if as_json:
            print(json.dumps(_state(record, session), ensure_ascii=False, indent=2))
            return
        said = Words(lang, session.game, [player.name for player in record.players])
        steps = Replay(record, session, display(plain, said), said)
        if until is not None or not (sys.stdin.isatty() and sys.stdout.isatty()):
            steps.print_all()
            return
        try:
            steps.step()
        except EOFError:
            return
        except KeyboardInterrupt:
            raise Leave(said("called-off"), INTERRUPTED) from None


def _session(file: Path, record: Record, until: int | None, words: Words) -> AnySession:
    if until is not None and not 0 <= until <= len(record.moves):
        raise KontorError(words("no-such-decision", until=until, last=len(record.moves)))
    with record_file.named(file):
        return replayed(record, until)


def _state(record: Record, session: AnySession) -> dict[str, object]:
    """Everything about a finished game; of a running one what a spectator may know."""
    plain: dict[str, object] = {"game": record.game, "decisions": len(session.decisions)}
    if record.result is None:
        return {**plain, "view": to_json(session.view(None)), "result": None}
    result = session.game.result(session.state)
    return {**plain, "state": session.state.fields(), "result": to_json(result)}
