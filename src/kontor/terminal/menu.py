"""Asks for a game and its table where the command line has not said."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kontor.bots.registry import levels, opponents, ratings
from kontor.core import record_file, registry
from kontor.core.faults import KontorError
from kontor.core.record import Record
from kontor.core.setup import Meta
from kontor.terminal import saves
from kontor.terminal.display import Display
from kontor.terminal.seats import BOT, usual
from kontor.words import Words

OFFERED_SAVES = 3


@dataclass(frozen=True)
class Wish:
    """What was chosen: a save to take up, or a new table."""

    save: Path | None = None
    game: str = ""
    seats: str = ""
    level: str = ""
    variants: tuple[str, ...] = ()


def wish(display: Display, words: Words) -> Wish:
    """Ask until there is a table to play at."""
    found = _running()
    games = registry.games()
    offers = [_running_game(record, words) for _, record in found]
    offers += [words("menu-new", title=_title(game, words)) for game in games]
    choice = _choose(display, words, words("menu-which-game"), offers)
    if choice < len(found):
        return Wish(save=found[choice][0])
    return _new_table(display, words, list(games)[choice - len(found)])


def _running() -> list[tuple[Path, Record]]:
    """The last saves that can be taken up, the newest first."""
    found: list[tuple[Path, Record]] = []
    for path in saves.running():
        if len(found) == OFFERED_SAVES:
            break
        with suppress(KontorError):
            record = record_file.read(path)
            registry.game(record.game)
            found.append((path, record))
    return found


def _running_game(record: Record, words: Words) -> str:
    title = _title(record.game, words)
    names = words.listed([player.name for player in record.players])
    return words("menu-resume", title=title, names=names, decisions=len(record.moves))


def _title(game: str, words: Words) -> str:
    return Words(words.language, registry.game(game))("title")


def _new_table(display: Display, words: Words, game: str) -> Wish:
    meta = registry.game(game).meta()
    words = Words(words.language, registry.game(game))
    seats = display.ask(words("menu-seats", usual=usual(meta))).strip() or usual(meta)
    level = _level(display, words, game) if BOT in map(str.strip, seats.split(",")) else ""
    return Wish(None, game, seats, level, _variants(display, words, meta))


def _level(display: Display, words: Words, game: str) -> str:
    named = list(opponents(game))
    offers = [_opponent(words, game, name) for name in named]
    return named[_choose(display, words, words("menu-level"), offers)]


def _opponent(words: Words, game: str, name: str) -> str:
    """A level or character, how it plays and how strong it is."""
    who = words(f"level-{name}")
    if name not in levels(game):
        who = words("menu-character", who=words(f"bot-{name}"), about=words(f"bot-{name}.about"))
    rating = ratings(game).get(name)
    return who if rating is None else words("menu-rated", who=who, rating=str(rating))


def _variants(display: Display, words: Words, meta: Meta) -> tuple[str, ...]:
    chosen = []
    for option in meta.options:
        if option.is_switch:
            name, about = words(f"option-{option.id}"), words(f"option-{option.id}.about")
            display.say(f"{name}: {about}")
            answer = display.ask(words("menu-variant", name=name)).strip().lower()
            if answer in words("yes").split():
                chosen.append(option.id)
    return tuple(chosen)


def _choose(display: Display, words: Words, question: str, offers: Sequence[str]) -> int:
    """Ask for one of these by number; Enter takes the first."""
    display.say(question)
    display.say(*[f"{number}: {offer}" for number, offer in enumerate(offers, 1)])
    while True:
        typed = display.ask(words("prompt-menu", count=len(offers))).strip()
        if not typed:
            return 0
        if typed.isdecimal() and 1 <= int(typed) <= len(offers):
            return int(typed) - 1
        display.say(words("no-such-number", count=len(offers)))
