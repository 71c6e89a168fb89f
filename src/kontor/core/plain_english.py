"""English for a game that brings no words, or too few: made from what it declares.

It is a Fluent catalogue like any other, so terminal and page read it alike.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kontor.core.game import Game
from kontor.core.text import Vocabulary

NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
"""What Fluent accepts as the name of a message or a fact."""


def catalogue(game: Game[Any]) -> str:
    """A message for everything that the game declares."""
    return "\n".join(f"{name} = {text}" for name, text in messages(game).items())


def messages(game: Game[Any]) -> dict[str, str]:
    """The text of each of these messages, by its name."""
    every = _of_meta(game) | _of_vocabulary(game.vocabulary()) | _of_actions(game)
    return {name: text for name, text in every.items() if NAME.fullmatch(name)}


def sentence(message: str, facts: Mapping[str, object]) -> str:
    """What is left to say about something that was not declared: its name and its facts."""
    subject = f"{facts['seat']} " if "seat" in facts else ""
    told = ", ".join(f"{in_words(name)} {fact}" for name, fact in facts.items() if name != "seat")
    what = in_words(message.partition("-")[2] or message)
    text = f"{subject}{what}: {told}" if told else f"{subject}{what}"
    return text[:1].upper() + text[1:]


def in_words(name: str) -> str:
    """``second-turn`` as *second turn*."""
    return re.sub(r"[-_]+", " ", name)


def _of_meta(game: Game[Any]) -> dict[str, str]:
    meta = game.meta()
    *fewer, most = map(str, meta.seats)
    seats = f"{', '.join(fewer)} or {most}" if fewer else most
    title = _literal(meta.title)
    about = _literal(f"A game for {seats} players.")
    return {
        "title": title,
        "game-title": title,
        "game-about": about,
        **{f"option-{o.id}": _option(o.id, o.rule) for o in meta.options},
        **{f"end-{end}": _headed(end) for end in meta.ends},
    }


def _option(name: str, rule: str) -> str:
    return f"{_headed(name)}\n    .about = {_literal(f'See rule {rule}.')}"


def _of_vocabulary(vocabulary: Vocabulary) -> dict[str, str]:
    things = vocabulary.things.items()
    return {
        **{f"{kind}-{thing}": _headed(thing) for kind, known in things for thing in known},
        **{f"event-{name}": _event(name, facts) for name, facts in vocabulary.events.items()},
        **{
            f"event-{name}-hidden": _event(name, facts) for name, facts in vocabulary.hidden.items()
        },
        **{f"question-{name}": f"{_headed(name)}?" for name in vocabulary.questions},
        **{f"rule-{rule}": _literal(f"The rule {rule} forbids it.") for rule in vocabulary.rules},
        **{f"end-{end}": _headed(end) for end in vocabulary.ends},
    }


def _event(name: str, facts: Sequence[str]) -> str:
    told = ", ".join(f"{in_words(fact)} {{ ${fact} }}" for fact in _named(facts) if fact != "seat")
    text = f"{{ $seat }} {_literal(in_words(name))}" if "seat" in facts else _headed(name)
    return f"{text}: {told}" if told else text


def _named(facts: Sequence[str]) -> Iterator[str]:
    return (fact for fact in facts if NAME.fullmatch(fact))


def _of_actions(game: Game[Any]) -> dict[str, str]:
    things = game.vocabulary().things
    nouns = game.vocabulary().nouns
    messages = {}
    for action in game.actions():
        if not action.noun:
            messages[f"do-{action.do}"] = _headed(action.do)
            continue
        known = nouns.get(action.noun, action.noun) in (*things, "seat")
        noun = "" if known else f"{in_words(action.noun)} "
        told = f"{{ ${action.noun} }}" if NAME.fullmatch(action.noun) else ""
        messages[f"do-{action.do}-{action.noun}"] = f"{_headed(action.do)}: {noun}{told}"
        if action.secret:
            messages[f"do-{action.do}-hidden"] = _headed(action.do)
    return messages


def _headed(name: str) -> str:
    """The name in words, beginning with a capital letter."""
    text = in_words(name)
    return _literal(text[:1].upper() + text[1:])


def _literal(text: str) -> str:
    """Text in which nothing has a meaning to Fluent."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}' if re.search(r"""[{}"\\\n]|^\W""", text) else text
