"""``kontor play``: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.commands import option_help, own_options
from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.setup import Setup
from kontor.terminal import saves
from kontor.terminal.displays import display
from kontor.terminal.exits import BAD_INPUT, INTERRUPTED, Leave
from kontor.terminal.local_game import LocalGame, opened, taken_up
from kontor.terminal.menu import Wish, wish
from kontor.terminal.play import play as play_at
from kontor.terminal.seats import BOT, YOU, seated, usual
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    def play(
        game: Annotated[
            str | None, typer.Argument(help=option_help.game(words, "help-play-game"))
        ] = None,
        text: Annotated[bool, typer.Option("--text", help=words("help-text"))] = False,
        seats: Annotated[str | None, typer.Option(help=words("help-seats"))] = None,
        bots: Annotated[str | None, typer.Option(help=words("help-play-bots"))] = None,
        level: Annotated[str | None, typer.Option(help=words("help-level"))] = None,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
        variant: Annotated[list[str] | None, typer.Option(help=option_help.variant(words))] = None,
        first: Annotated[str, typer.Option(help=words("help-first"))] = "random",
        seed: Annotated[str | None, typer.Option(help=words("help-seed"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words("help-plain"))] = False,
        resume: Annotated[bool, typer.Option("--resume", help=words("help-resume"))] = False,
        **own: str | None,
    ) -> None:
        said = Words(lang)
        shown = display(plain, said)
        if resume:
            table = taken_up(_save(game, said), _listed(bots) if bots else ())
        elif game is None:
            table = _chosen(_asked(plain, said), said)
        else:
            who = _seats(game, seats, bots, said)
            wanted = Wish(None, game, who, level or "", tuple(variant or ()))
            table = _new(wanted, own_options.chosen(own), first, seed, said)
        said = Words(lang, table.session.game, table.names)
        play_at(table, shown, said)

    app.command(help=words("help-play"))(own_options.accepted(play, words))


def _save(named: str | None, words: Words) -> Path:
    """The save to take up: a file, or the newest of a game, or the newest of all."""
    if named is not None and Path(named).is_file():
        return Path(named)
    running = saves.running()
    if named is not None:
        name = registry.game(named).meta().id
        running = [path for path in running if f"-{name}-" in path.name]
    if not running:
        raise KontorError(words("nothing-to-resume"))
    return running[0]


def _seats(game: str, seats: str | None, bots: str | None, words: Words) -> str:
    """Who plays: as said, or the one at the keyboard against these bots."""
    if bots is None:
        return seats or usual(registry.game(game).meta())
    if seats is not None:
        raise KontorError(words("seats-or-bots"))
    return ",".join([YOU, *(f"{BOT}:{bot}" for bot in _listed(bots))])


def _listed(bots: str) -> list[str]:
    return [bot.strip() for bot in bots.split(",")]


def _asked(plain: bool, words: Words) -> Wish:
    try:
        return wish(display(plain, words), words)
    except EOFError:
        raise Leave(words("nobody-there"), BAD_INPUT) from None
    except KeyboardInterrupt:
        raise Leave(words("called-off"), INTERRUPTED) from None


def _chosen(wanted: Wish, words: Words) -> LocalGame:
    if wanted.save is not None:
        return taken_up(wanted.save)
    return _new(wanted, {}, "random", None, words)


def _new(
    wanted: Wish, own: dict[str, object], first: str, seed: str | None, words: Words
) -> LocalGame:
    game = registry.game(wanted.game)
    meta = game.meta()
    players = seated(meta.id, wanted.seats, wanted.level, words)
    options = {**dict.fromkeys(wanted.variants, True), **own}
    setup = Setup(len(players), options, _first(first, len(players), words))
    return opened(game, setup.checked(meta), players, seed)


def _first(first: str, seats: int, words: Words) -> int | None:
    """The start player's seat, or ``None`` for chance."""
    if first == "random":
        return None
    if not first.isdecimal() or not 1 <= int(first) <= seats:
        raise KontorError(words("no-such-first", first=first, seats=seats))
    return int(first) - 1
