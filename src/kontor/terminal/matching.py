"""Understands what a player types: a number, or the beginning of a name in his language."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

from kontor.core.action import Action
from kontor.core.text import Section
from kontor.terminal.display import Choice
from kontor.words import Words

T = TypeVar("T")


def folded(text: str) -> str:
    """Without case and accents, so that ``cafe`` finds *Café*."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


def best(text: str, named: Iterable[tuple[str, T]]) -> list[T]:
    """What the text means: equal names first, then beginnings, then beginnings of a word."""
    wanted = folded(text)
    names = [(folded(name), value) for name, value in named]
    for fits in (
        [value for name, value in names if name == wanted],
        [value for name, value in names if name.startswith(wanted)],
        [value for name, value in names if f" {wanted}" in name],
    ):
        if fits:
            return list(dict.fromkeys(fits))
    return []


def things(text: str, words: Words) -> list[str]:
    """The things of the game that the text may mean."""
    kinds = words.vocabulary.things.items()
    every = [(kind, thing) for kind, known in kinds for thing in known]
    return best(text, [(words.thing(*it), it[1]) for it in every]) or best(
        text, [(thing, thing) for _, thing in every]
    )


def answers(text: str, offered: Sequence[Choice], words: Words) -> list[Choice]:
    """The answers that the text may mean, by what they say or by the thing they name."""
    by_text = best(text, [(answer.text, answer) for answer in offered])
    if by_text:
        return by_text
    meant = things(text, words)
    return [answer for answer in offered if answer.action.what in meant]


def refused(text: str, every: Iterable[Action], words: Words) -> list[Action]:
    """The actions that the text may mean, legal or not."""
    meant = things(text, words)
    return [action for action in every if action.what in meant]


def facts(text: str, sections: Sequence[Section]) -> list[str]:
    """All that the table tells about a row or a column, one fact a line."""
    told = []
    for section in sections:
        for place in best(text, [(row.cells[0], n) for n, row in enumerate(section.rows)]):
            name, *cells = section.rows[place].cells
            pairs = list(zip(section.columns, cells, strict=True))
            told += [f"{name}, {column}: {cell}" for column, cell in pairs if cell]
        for place in best(text, [(column, n) for n, column in enumerate(section.columns)]):
            column = section.columns[place]
            pairs = [(row.cells[0], row.cells[place + 1]) for row in section.rows]
            told += [f"{column}, {name}: {cell}" for name, cell in pairs if cell]
    return told
