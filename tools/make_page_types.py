"""Write what the page knows of the server: the types of all messages, and each game's vocabulary.

``--check`` writes nothing and fails when a file is stale.
"""

import dataclasses
import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from kontor.core.registry import games
from kontor.server import messages

WEB = Path(__file__).parent.parent / "web" / "src"
ROOTS = (
    messages.ClientMessage,
    messages.ServerMessage,
    messages.Create,
    messages.Sit,
    messages.Enter,
    messages.Seated,
    messages.GameInfo,
    messages.Moment,
    messages.TextBlock,
    messages.Hint,
    messages.Check,
    messages.Finding,
    messages.Draft,
)
UNIONS = ("Command", "ClientMessage", "AnyHappened", "ServerMessage")
ALIASES = ("Status", "Code", "Colour")

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """The TypeScript type of a JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if schema.get("items") is False and "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        return f"readonly ({type_of(schema.get('items', {}))})[]"
    if kind == "object":
        return f"Readonly<Record<string, {type_of(schema.get('additionalProperties') or {})}>>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return "null" if kind == "null" else plain.get(kind or "", "unknown")


def interface(name: str, schema: Schema) -> list[str]:
    """The fields of a message, with what its docstring says."""
    required = set(schema.get("required", ()))
    says = str(schema.get("description", "")).splitlines()
    lines = [f"/** {says[0]} */"] if says else []
    lines.append(f"export interface {name} {{")
    for field, about in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  readonly {field}{mark}: {type_of(about)};")
    return [*lines, "}", ""]


def message_types() -> str:
    _, components = msgspec.json.schema_components(ROOTS)
    lines = ["/* Written by tools/make_page_types.py from kontor/server/messages/. */", ""]
    for name, schema in sorted(components.items()):
        lines += interface(name, schema)
    for union in UNIONS:
        members = typing.get_args(getattr(messages, union))
        lines += [f"export type {union} = {' | '.join(member.__name__ for member in members)};", ""]
    for alias in ALIASES:
        values = typing.get_args(getattr(messages, alias))
        lines += [f"export type {alias} = {' | '.join(json.dumps(value) for value in values)};", ""]
    return "\n".join(lines)


def files() -> dict[Path, str]:
    """Every file to be written, with its text."""
    written = {WEB / "lib" / "messages.ts": message_types()}
    for name, game in games().items():
        folder = WEB / "games" / name.replace("-", "_")
        if folder.is_dir():
            vocabulary = dataclasses.asdict(game.vocabulary())
            text = json.dumps(vocabulary, indent=2, ensure_ascii=False) + "\n"
            written[folder / "vocabulary.json"] = text
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
