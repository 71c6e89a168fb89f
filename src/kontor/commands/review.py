"""``kontor review``: why a finished game was won or lost."""

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kontor.commands.progress_bar import progress_bar
from kontor.core import record_file, registry
from kontor.core.faults import KontorError
from kontor.core.record import Record
from kontor.review.report import Review
from kontor.terminal.exits import INTERRUPTED, Leave
from kontor.terminal.review import ReviewInWords, print_coloured, print_plain
from kontor.terminal.review_page import page
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-review"))
    def review(
        file: Annotated[Path, typer.Argument(help=words("help-file"), show_default=False)],
        quick: Annotated[bool, typer.Option("--quick", help=words("help-review-quick"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        html: Annotated[Path | None, typer.Option(help=words("help-review-html"))] = None,
        seed: Annotated[int, typer.Option(min=0, help=words("help-review-seed"))] = 1,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
        plain: Annotated[bool, typer.Option("--plain", help=words("help-plain"))] = False,
    ) -> None:
        said = Words(lang)
        record = record_file.read(file)
        try:
            found = _reviewed(file, record, quick, seed, said)
        except KeyboardInterrupt:
            raise Leave(said("called-off"), INTERRUPTED) from None
        names = [player.name for player in record.players]
        told = ReviewInWords(found, record, Words(lang, registry.game(record.game), names))
        if html:
            _write(html, page(told), said)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        elif not html:
            simple = plain or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
            (print_plain if simple else print_coloured)(told)


def _reviewed(file: Path, record: Record, quick: bool, seed: int, words: Words) -> Review:
    """The review, behind a progress bar where somebody sees one."""
    from kontor.review.reviewing import Reviewing  # imported late: needs NumPy

    with record_file.named(file):
        reviewing = Reviewing(record, seed)
    if not quick:
        with progress_bar() as bar:
            task = bar.add_task(words("review-going-on"), total=100)
            for done in reviewing.refine():
                bar.update(task, completed=round(100 * done))
    return reviewing.review()


def _write(path: Path, text: str, words: Words) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        reason = words("cannot-write", path=path, reason=str(fault.strerror))
        raise KontorError(reason) from None
