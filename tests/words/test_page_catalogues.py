"""The page's words: all there in every language, none left over, none named twice."""

import re
from pathlib import Path

import pytest

from kontor.core.registry import own_games
from kontor.words import LANGUAGES
from tests.words.ftl import messages, variables

WEB = Path("web") / "src"
PAGES = [
    "page",
    *(
        path.stem
        for path in Path("src/kontor/locales/en").glob("*-*.ftl")
        if path.stem not in own_games()
    ),
]
LITERAL = re.compile(r"""["'`]([a-z][a-zA-Z0-9-]*)(?:\.[a-z]+)?["'`]""")
BEGUN = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")


def sources() -> str:
    paths = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("name", PAGES)
def test_the_three_languages_have_the_same_messages_and_facts(name: str) -> None:
    found = [messages(language, name) for language in LANGUAGES]
    facts = [
        {message: set(variables(one, message)) for message in one} for one in found
    ]  # which forms of a fact a language needs is its own affair
    assert set(facts[0]) == set(facts[1]) == set(facts[2])
    for message in facts[0]:
        plain = [{fact.removesuffix("-person") for fact in one[message]} for one in facts]
        names = [{fact.partition("-")[0] for fact in one} for one in plain]
        assert names[0] == names[1] == names[2], message


@pytest.mark.parametrize("name", PAGES)
def test_no_message_is_unused(name: str) -> None:
    text = sources()
    asked = set(LITERAL.findall(text))
    begun = tuple(BEGUN.findall(text))
    found = messages("en", name)
    used = set().union(*(message.references for message in found.values()))
    left = {m for m in found if m not in asked | used and not m.startswith(begun)}
    assert left == set()


def test_no_message_is_missing() -> None:
    asked = set(re.findall(r"""\bsay\(\s*["']([a-z][a-zA-Z0-9-]*)""", sources()))
    known = set().union(*(messages("en", name) for name in [*PAGES, "table", *own_games()]))
    assert asked - known == set()


@pytest.mark.parametrize("game", own_games())
def test_no_message_has_two_meanings_on_the_page(game: str) -> None:
    more = ("page", "rules", "findings", "fairness", "workshop")
    names = ["table", "page", game, *(f"{game}-{part}" for part in more)]
    every = [message for name in names for message in messages("en", name)]
    assert sorted(every) == sorted(set(every))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_moment_says_what_happened_and_what_to_do(language: str) -> None:
    for name, message in messages(language, "page").items():
        if name.startswith("trouble-"):
            assert set(message.attributes) == {"what", "do"}, name
