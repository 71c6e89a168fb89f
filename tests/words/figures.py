"""Finds the numbers in the texts of a catalogue: figures, and words for numbers from two on."""

import re
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kontor.words import catalogue

_WORDS: Final = {
    "en": {
        2: "two", 3: "three", 4: "four fourth", 5: "five fifth", 6: "six", 7: "seven", 8: "eight",
        9: "nine", 10: "ten", 11: "eleven", 12: "twelve", 15: "fifteen", 16: "sixteen sixteenth",
    },
    "de": {
        2: "zwei beide beiden", 3: "drei dritt", 4: "vier viert vierte vierten", 5: "fünf fünfte",
        6: "sechs", 7: "sieben", 8: "acht", 9: "neun", 10: "zehn", 11: "elf", 12: "zwölf",
        15: "fünfzehn", 16: "sechzehn sechzehnte sechzehnten",
    },
    "pl": {
        2: "dwa dwie dwóch dwoje dwiema dwoma dwom", 3: "trzy trzech trzema trzem troje",
        4: "cztery czterech czterema czterem czwarty czwartą",
        5: "pięć pięciu pięcioma piąta piątą",
        6: "sześć sześciu sześcioma", 7: "siedem siedmiu", 8: "osiem ośmiu ośmioma",
        9: "dziewięć dziewięciu", 10: "dziesięć dziesięciu", 11: "jedenaście jedenastu",
        12: "dwanaście dwunastu", 15: "piętnaście piętnastu",
        16: "szesnaście szesnastu szesnasta szesnastą szesnastej",
    },
}  # fmt: skip
_NUMBER: Final = {
    language: {word: number for number, words in known.items() for word in words.split()}
    for language, known in _WORDS.items()
}
_TOKEN: Final = re.compile(r"(?<!\w)\d+(?!\w)|[^\W\d_]+")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:
        self.texts.append(node.value)


def figures(language: str, name: str) -> dict[str, set[int]]:
    """The numbers that each message or attribute of a catalogue says, of those that say any."""
    found: dict[str, set[int]] = {}
    for entry in FluentParser().parse(catalogue(language, name)).body:
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for message, pattern in patterns.items():
                texts = _Texts()
                texts.visit(pattern)
                if said := _said(language, " ".join(texts.texts)):
                    found[message] = said
    return found


def _said(language: str, text: str) -> set[int]:
    numbers = _NUMBER[language]
    words = [word.lower() for word in _TOKEN.findall(text)]
    return {int(w) if w.isdigit() else numbers[w] for w in words if w.isdigit() or w in numbers}
