"""What a game declares, as JSON Schema: for the description of the API and for the page's types."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from kontor.core.action import Action, Verb
from kontor.core.event import name_of
from kontor.core.game import Game
from kontor.core.names import SEAT_TITLE

Schema = dict[str, Any]

ANY_EVENT: Schema = {
    "description": 'What happened, e.g. `{event: "paid", seat: 0, to: 1, coins: 1}`.',
    "type": "object",
    "properties": {"event": {"type": "string"}},
    "required": ["event"],
    "additionalProperties": True,
}
"""An event of a game that one does not know."""
ANY_ACTION: Schema = {
    "description": 'A decision, e.g. `{do: "build", card: "cafe"}`.',
    "type": "object",
    "properties": {"do": {"type": "string"}},
    "required": ["do"],
    "additionalProperties": True,
}
"""An action of a game that one does not know."""


def declarations(
    game: Game[Any], ref: str = "#/$defs/{name}", also: Sequence[type] = ()
) -> dict[str, Schema]:
    """A schema for ``Event``, ``Action`` and ``View``, and for each type in them by its name.

    ``ref`` says where they will stand. ``Event`` has a branch for each event, in their order.
    ``also`` are types of the game that are in none of them.
    """
    kinds, seen = game.event_types(), game.view_type()
    schemas, parts = components([*kinds, seen, *also], ref)
    schemas = schemas[: len(kinds) + 1]
    names = {name_of(kind): schema["$ref"] for kind, schema in zip(kinds, schemas, strict=False)}
    return {
        **parts,
        "Event": {
            "anyOf": schemas[:-1],
            "discriminator": {"propertyName": "event", "mapping": names},
        },
        "Action": {"anyOf": [_of_verb(verb) for verb in game.actions().verbs]},
        "View": schemas[-1],
    }


def components(kinds: Iterable[Any], ref: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of these types, and those of the types in them, where ``ref`` says."""

    def of_action(kind: type) -> Schema:
        assert kind is Action, f"{kind} cannot be described"
        return {"$ref": ref.format(name="Action")}

    schemas, parts = msgspec.json.schema_components(kinds, schema_hook=of_action, ref_template=ref)
    return list(schemas), parts


def _of_verb(verb: Verb) -> Schema:
    properties: Schema = {"do": {"const": verb.do}}
    if verb.noun:
        properties[verb.noun] = _of_objects(verb)
    return {"type": "object", "properties": properties, "required": list(properties)}


def _of_objects(verb: Verb) -> Schema:
    """What all objects of a verb have in common."""
    things = verb.objects
    if verb.of_seats:
        return {"title": SEAT_TITLE, "type": "integer"}
    if isinstance(things[0], str):
        return {"enum": list(things)}
    if isinstance(things[0], int):
        return {"type": "integer", "minimum": things[0], "maximum": things[-1]}
    keys = dict.fromkeys(key for thing in things if isinstance(thing, Mapping) for key in thing)
    return {
        "type": "object",
        "propertyNames": {"enum": list(keys)},
        "additionalProperties": {"type": "integer"},
    }
