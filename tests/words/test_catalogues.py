"""Every word is there in every language, no word is left over, and all use the same facts."""

import ast
from itertools import chain
from pathlib import Path

import pytest

import kontor
from kontor.bots.registry import levels
from kontor.core.manifest import Bots
from kontor.core.registry import games, own_games, part
from kontor.core.text import TONES, Vocabulary
from kontor.words import LANGUAGES, SHARED
from tests.words.ftl import Message, messages, variables

SOURCES = Path(kontor.__file__).parent
OWN = own_games()
CATALOGUES = [*SHARED, *OWN]
LEVELS = {f"level-{level}" for game in OWN for level in levels(game)}
PARTS = ("person", "count")
"""What the words themselves add to a fact."""


def own_bots(game: str) -> list[str]:
    """The bots that come with one of our games."""
    return ["random", *part(game, "bots", Bots).makers]


def literals() -> set[str]:
    """Every string in the program: a message that is asked for by name is among them."""
    nodes = chain.from_iterable(
        ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES.rglob("*.py")
    )
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def action_messages(name: str) -> dict[str, set[str]]:
    """The message of every verb, with the facts it is given."""
    verbs = {(action.do, action.noun) for action in games()[name].actions()}
    return {f"do-{do}-{noun}" if noun else f"do-{do}": {noun} - {""} for do, noun in verbs}


def event_messages(vocabulary: Vocabulary) -> dict[str, set[str]]:
    """The message of every event, with the facts it is given."""
    whole = {f"event-{name}": set(facts) for name, facts in vocabulary.events.items()}
    hidden = {f"event-{name}-hidden": set(facts) for name, facts in vocabulary.hidden.items()}
    return whole | hidden


def wanted(name: str) -> set[str]:
    """The messages that a game's declarations ask for."""
    game = games()[name]
    vocabulary = game.vocabulary()
    return {
        "title",
        *(f"{kind}-{thing}" for kind, things in vocabulary.things.items() for thing in things),
        *event_messages(vocabulary),
        *action_messages(name),
        *(f"question-{question}" for question in vocabulary.questions),
        *(f"rule-{rule}" for rule in vocabulary.rules),
        *(f"end-{end}" for end in vocabulary.ends),
        *(f"option-{option.id}" for option in game.meta().options),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_every_thing_event_question_action_rule_and_option_has_a_message(
    name: str, language: str
) -> None:
    assert wanted(name) <= set(messages(language, name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_tone_has_a_message(language: str) -> None:
    assert LEVELS | {f"tone-{tone}" for tone in TONES} <= set(messages(language, "table"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_bot_is_somebody_with_a_manner(game: str, language: str) -> None:
    known = messages(language, "bots")
    assert all("about" in known[f"bot-{bot}"].attributes for bot in own_bots(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_message_is_unused(name: str, language: str) -> None:
    found = messages(language, name)
    used = literals() | {f"tone-{tone}" for tone in TONES}
    used |= {f"bot-{bot}" for game in OWN for bot in own_bots(game)}
    used |= {f"fault-{literal}" for literal in literals()}
    used |= LEVELS
    if name in OWN:
        used |= wanted(name)
    for message in found.values():
        used |= message.references
    assert set(found) - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_no_form_of_a_word_is_unused(name: str, language: str) -> None:
    found = messages(language, name)
    asked = {variable for message in found.values() for variable in message.variables}
    endings = {variable.rpartition("-")[2] for variable in asked}
    endings |= {literal.rpartition(".")[2] for literal in literals() if "." in literal}
    forms = set().union(*(message.attributes for message in found.values()))
    assert forms - endings == set()


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_three_languages_have_the_same_messages(name: str) -> None:
    german, english, polish = (set(messages(language, name)) for language in LANGUAGES)
    assert german == english == polish


def facts_of(found: dict[str, Message], name: str, forms: set[str]) -> set[str]:
    """The facts behind a message's variables, whichever form of them a language needs."""
    facts = set()
    for variable in variables(found, name):
        fact, _, form = variable.rpartition("-")
        facts.add(fact if fact and form in forms else variable)
    return facts


def forms_of(found: dict[str, Message], name: str) -> set[str]:
    """All forms that a word of this catalogue can have."""
    attributes = set().union(*(message.attributes for message in found.values()))
    things = games()[name].vocabulary().things.values() if name in OWN else ()
    known = {fact for kind in things for about in kind.values() for fact in about}
    return attributes | known | set(PARTS)


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_three_languages_use_the_same_facts(name: str) -> None:
    used = []
    for language in LANGUAGES:
        found = messages(language, name)
        forms = forms_of(found, name)
        used.append({message: facts_of(found, message, forms) for message in found})
    assert used[0] == used[1] == used[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_a_message_uses_no_fact_that_it_is_not_given(name: str, language: str) -> None:
    found = messages(language, name)
    vocabulary = games()[name].vocabulary()
    for message, facts in (event_messages(vocabulary) | action_messages(name)).items():
        for variable in variables(found, message):
            assert variable in facts or is_a_form(variable, facts, vocabulary, found), variable


def is_a_form(
    variable: str, facts: set[str], vocabulary: Vocabulary, found: dict[str, Message]
) -> bool:
    """Whether every thing that the variable's fact can name has this form."""
    fact, _, form = variable.rpartition("-")
    if fact not in facts:
        return False
    kind = vocabulary.nouns.get(fact, fact)
    if kind not in vocabulary.things:
        return form in PARTS
    return all(
        form in about or form in found[f"{kind}-{thing}"].attributes
        for thing, about in vocabulary.things[kind].items()
    )
