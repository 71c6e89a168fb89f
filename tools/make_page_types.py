"""Write what the page knows of the server and the games: types of all messages, and for each game
its vocabulary and its declarations (events, actions, view, numbers).

``--check`` writes nothing and fails when a file is stale.
"""

import dataclasses
import json
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from field_docs import field_docs
from typescript import Types, alias, choice, constant, doc, key

from kontor.core import registry
from kontor.core.chance import FACES, SEAL
from kontor.core.event import name_of
from kontor.core.game import Game
from kontor.core.names import id_type
from kontor.core.registry import games, packages
from kontor.core.schema import ANY_ACTION, ANY_EVENT, components, declarations
from kontor.server import messages
from kontor.server.limits import BODY
from kontor.server.seats import COLOURS
from kontor.words import LANGUAGES

WEB = Path(__file__).parent.parent / "web" / "src"
ROOTS = (
    messages.ClientMessage,
    messages.ServerMessage,
    messages.Create,
    messages.Sit,
    messages.Enter,
    messages.PlayOn,
    messages.KnockAt,
    messages.SameDeal,
    messages.OpenRecord,
    messages.Opened,
    messages.Seated,
    messages.GameInfo,
    messages.GameWords,
    messages.Moment,
    messages.TextSection,
    messages.Hint,
    messages.Reviewed,
    messages.PuzzleInfo,
    messages.PuzzleAsked,
    messages.Check,
    messages.Try,
    messages.Finding,
    messages.Draft,
)
UNIONS = ("Command", "ClientMessage", "AnyHappened", "ServerMessage")
ALIASES = ("Status", "Code")
WRITTEN_BY_PEOPLE = {"name": messages.Name, "chat": messages.Text}
SHARED = ("Result",)
"""What games' views have in common with messages."""
WRITTEN = "/* Written by tools/make_page_types.py from {source}. */"


def message_types() -> str:
    types = Types(renamed={"Event": "GameEvent", "By": "RuleBy"}, docs=field_docs(ROOTS))
    _, parts = components(ROOTS, "#/$defs/{name}")
    parts |= {"Action": ANY_ACTION, "Event": ANY_EVENT}
    lines = []
    for name, schema in sorted(parts.items()):
        lines += types.interface(name, schema)
    for union in UNIONS:
        members = typing.get_args(getattr(messages, union))
        lines += [f"export type {union} = {' | '.join(member.__name__ for member in members)};", ""]
    for name in ALIASES:
        lines += alias(name, typing.get_args(getattr(messages, name)))
    lines += [f"export type {name} = number;\n" for name in sorted(types.numbers)]
    lines += choice("Colour", COLOURS)
    lines += choice("Language", LANGUAGES)
    longest = {name: _longest(kind) for name, kind in WRITTEN_BY_PEOPLE.items()}
    lines += constant("LONGEST", longest, "How many characters what people write may have.")
    lines += constant("LARGEST_REQUEST", BODY, "How many bytes a request may have.")
    lines += constant("FACES", FACES, "How many faces a die has.")
    lines += constant("SEAL", SEAL, "What every key of sealed chance is made with.")
    return "\n".join([WRITTEN.format(source="kontor/server/messages/"), "", *lines])


def _longest(text: Any) -> int:
    return int(next(meta.max_length for meta in text.__metadata__))


def game_types(game: Game[Any]) -> str:
    """A game's declarations: ids of its things, its view, actions, events, rules and numbers."""
    prefix = "".join(word.capitalize() for word in game.meta().id.split("-"))
    trial = registry.trial(game.meta().id)
    reports = [trial.report] if trial else []
    parts = declarations(game, also=reports)
    questions = {"title": "Question", "enum": list(game.vocabulary().questions)}
    asked = {"anyOf": [questions, {"type": "null"}]}
    parts[game.view_type().__name__]["properties"]["question"] = asked
    own = {name: f"{prefix}{name}" for name in ("Event", "Action")}
    types = Types(own, _ids(game), field_docs([game.view_type(), *reports]))
    events = [f"export interface {prefix}Events {{"]
    for kind in game.event_types():
        schema = parts.pop(kind.__name__)
        events += doc(schema, "  ")
        events.append(f"  readonly {key(name_of(kind))}: {types.literal(schema)};")
    events += ["}", "", f"export type {own['Event']} = {prefix}Events[keyof {prefix}Events];", ""]
    branches = [f"  | {types.literal(branch)}" for branch in parts.pop("Action")["anyOf"]]
    actions = [f"export type {own['Action']} =", *branches[:-1], branches[-1] + ";", ""]
    del parts["Event"], parts["View"]
    views: list[str] = []
    for name, schema in sorted(parts.items()):
        views += [] if name in SHARED else types.interface(name, schema)
    shared = ", ".join((*SHARED, *sorted(types.numbers)))
    return "\n".join(
        [
            WRITTEN.format(source=f"the declarations of {game.meta().title}"),
            'import vocabulary from "./vocabulary.json";',
            f'import type {{ {shared} }} from "../../lib/messages";',
            "",
            *(line for name, values in types.choices.items() for line in choice(name, values)),
            *views,
            *actions,
            *events,
            *_printed(game),
            *constant("NUMBERS", game.numbers(), "Numbers and lists of the rules."),
        ]
    )


def _ids(game: Game[Any]) -> dict[str, list[str]]:
    """A type for each kind of thing; those in views and events say which of them are meant."""
    return {id_type(kind): list(ids) for kind, ids in game.vocabulary().things.items()}


def _printed(game: Game[Any]) -> list[str]:
    """What never changes about the things of each kind, such as what is printed on a card."""
    lines = []
    for kind, things in game.vocabulary().things.items():
        if not any(things.values()):
            continue
        about, ids = f"{kind.capitalize()}Facts", id_type(kind)
        lines += [f"export interface {about} {{"]
        for fact in dict.fromkeys(fact for facts in things.values() for fact in facts):
            values = [facts[fact] for facts in things.values() if fact in facts]
            optional = "" if len(values) == len(things) else "?"
            lines.append(f"  readonly {key(fact)}{optional}: {_type_of(values, _ids(game))};")
        known = f"vocabulary.things.{kind} as Readonly<Record<{ids}, {about}>>"
        lines += ["}", "", f"export const {kind.upper()}_FACTS = {known};", ""]
    return lines


def _type_of(values: list[Any], ids: Mapping[str, list[str]]) -> str:
    """The type of facts that are numbers, ids of things, or lists of them."""
    if all(isinstance(value, list | tuple) for value in values):
        return f"readonly {_type_of([part for value in values for part in value], ids)}[]"
    if all(isinstance(value, int) for value in values):
        return "number"
    return next((name for name, known in ids.items() if set(values) <= set(known)), "string")


def files() -> dict[Path, str]:
    """Every file to be written, with its text."""
    written = {WEB / "lib" / "messages.ts": message_types()}
    for name, game in games().items():
        if face := packages()[name].face:
            folder = WEB / "games" / face
            vocabulary = dataclasses.asdict(game.vocabulary())
            text = json.dumps(vocabulary, indent=2, ensure_ascii=False) + "\n"
            written[folder / "vocabulary.json"] = text
            written[folder / "declared.ts"] = game_types(game)
            meta = game.meta()
            card = {"id": meta.id, "designer": meta.designer}
            written[folder / "meta.json"] = json.dumps(card, indent=2, ensure_ascii=False) + "\n"
    return written


def main() -> None:
    stale = [
        path
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        if stale:
            names = ", ".join(path.name for path in stale)
            sys.exit(f"stale: {names}; run tools/make_page_types.py")
        return
    for path in stale:
        path.write_text(files()[path], encoding="utf-8")


if __name__ == "__main__":
    main()
