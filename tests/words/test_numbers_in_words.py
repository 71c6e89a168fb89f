"""A number of the rules that stands in a text is the one that the rules declare, in each language.

The texts are found by themselves: one with a number that is neither declared in `said` nor told to
be something else fails. *One* is also an article, so the word for it says nothing.
"""

from fnmatch import fnmatchcase
from typing import Final

import pytest

from kontor.words import LANGUAGES
from tests.words.figures import figures
from tests.words.said import SAID, SOMETHING_ELSE, Said

CATALOGUES: Final = {
    "machi-koro": ("", "-page", "-rules", "-learn"),
    "golden-city": ("", "-page", "-rules", "-learn", "-findings", "-workshop"),
}


def numbers_in(language: str, name: str) -> Said:
    parts = CATALOGUES[name]
    return {k: v for part in parts for k, v in figures(language, f"{name}{part}").items()}


def declared(said: Said, message: str) -> set[int] | None:
    """What a text may say: the entry of its own name, or the first that fits."""
    fitting = (pattern for pattern in said if fnmatchcase(message, pattern))
    return said.get(message) or next((said[pattern] for pattern in fitting), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAID)
def test_texts_say_the_numbers_that_the_rules_declare(name: str, language: str) -> None:
    said = SAID[name]()
    unknown = {}
    for message, numbers in numbers_in(language, name).items():
        wanted = declared(said, message)
        if wanted is not None:
            assert numbers <= wanted, message
        elif not any(fnmatchcase(message, one) for one in SOMETHING_ELSE):
            unknown[message] = numbers
    assert unknown == {}


@pytest.mark.parametrize("name", SAID)
def test_what_the_rules_declare_is_said(name: str) -> None:
    found = [numbers_in(language, name) for language in LANGUAGES]
    for message, numbers in SAID[name]().items():
        texts = {m: n for one in found for m, n in one.items() if fnmatchcase(m, message)}
        assert texts, message
        assert numbers - {0, 1} <= set().union(
            *(one[m] for one in found for m in texts if m in one)
        )


def test_every_exception_is_needed() -> None:
    found = {m for name in SAID for language in LANGUAGES for m in numbers_in(language, name)}
    for pattern in SOMETHING_ELSE:
        assert any(fnmatchcase(message, pattern) for message in found), pattern
