"""Pages about every message of a server, from the schemas that `/api/openapi.json` is made of."""

from collections.abc import Iterator
from typing import Any, get_args

from field_docs import field_docs

from kontor.server import messages
from kontor.server.openapi import openapi

Json = dict[str, Any]
HTTP, SOCKET, TYPES = "api/http.md", "api/socket.md", "api/types.md"
_FIELDS = "| field | type | |\n|---|---|---|"


def pages() -> dict[str, str]:
    """The text of each page by its name."""
    about = openapi()
    schemas = about["components"]["schemas"]
    games = sorted({name.split(".")[0] for name in schemas if "." in name})
    return {
        HTTP: _http(about["paths"]),
        SOCKET: _socket(about["x-socket"]),
        TYPES: _types("Types of messages", {n: s for n, s in schemas.items() if "." not in n}),
        **{
            f"api/{game}.md": _types(
                f"What {game} shows",
                {name: one for name, one in schemas.items() if name.startswith(f"{game}.")},
            )
            for game in games
        },
    }


def _http(paths: Json) -> str:
    lines = ["# HTTP", "", "How a program uses these is in [Talking to a server](../api.md)."]
    for path, methods in paths.items():
        for method, operation in methods.items():
            lines += ["", f"## `{method.upper()} {path}`", "", f"{operation['summary']}.", ""]
            body = operation.get("requestBody", {}).get("content")
            if body:
                lines += [f"- **Body**: {_content(body)}"]
            for status, answer in operation["responses"].items():
                if status != "default":
                    lines += [f"- **Answer**, {status}: {_content(answer['content'])}"]
            for one in operation["parameters"]:
                said = one.get("description", "")
                lines += [f"- `{one['name']}` in the {one['in']}: {_said(one['schema'])}. {said}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _content(content: Json) -> str:
    [(kind, about)] = content.items()
    return "lines of JSON" if kind.endswith("jsonl") else _said(about["schema"])


def _socket(parts: Json) -> str:
    lines = ["# Over the socket", "", "How they follow one another is in "]
    lines[-1] += "[Talking to a server](../api.md#playing-by-socket)."
    for title, side in (("You send", "client"), ("You receive", "server")):
        lines += ["", f"## {title}", "", "| `type` | message |", "|---|---|"]
        for name, ref in parts[side]["discriminator"]["mapping"].items():
            lines += [f"| `{name}` | {_said({'$ref': ref})} |"]
    return "\n".join(lines) + "\n"


def _types(title: str, schemas: Json) -> str:
    lines = [f"# {title}"]
    docs = field_docs(_kinds())
    for name, schema in schemas.items():
        short = name.rpartition(".")[2]
        lines += ["", f"## {short} {{#{_anchor(name)}}}", ""]
        lines += [_plain(schema.get("description", "")), ""] if "description" in schema else []
        fields = schema.get("properties")
        if fields:
            lines += [_FIELDS, *_rows(schema, docs.get(short, {}))]
        elif "properties" not in schema:
            lines += [f"{_said(schema)}."]
    return "\n".join(lines) + "\n"


def _rows(schema: Json, docs: Any) -> Iterator[str]:
    needed = schema.get("required", ())
    for name, field in schema["properties"].items():
        kind = _said(field) if name in needed else f"{_said(field)}, may be left out"
        yield f"| `{name}` | {kind} | {docs.get(name, '')} |"


def _kinds() -> list[Any]:
    """The structs of messages, whose fields say what they are."""
    roots = (messages.ClientMessage, messages.ServerMessage)
    named = [kind for kind in vars(messages).values() if isinstance(kind, type)]
    return [*(kind for root in roots for kind in get_args(root)), *named]


def _said(schema: Json) -> str:
    """A type in words, with links to those that have a heading."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        game, _, short = name.rpartition(".")
        page = f"{game}.md" if game else "types.md"
        return f"[{short}]({page}#{_anchor(name)})"
    if "anyOf" in schema:
        return " or ".join(_said(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inside = schema.get("items") or {}
        parts = schema.get("prefixItems") or []
        if parts:
            return f"list of {', '.join(map(_said, parts))}"
        many = _said(inside)
        return (
            f"list of {many}s"
            if many in ("string", "whole number", "number")
            else f"list of {many}"
        )
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_said(schema['additionalProperties'])}"
    return {"null": "`null`", "integer": "whole number", None: "anything"}.get(kind, str(kind))


def _anchor(name: str) -> str:
    return name.replace(".", "-").lower()


def _plain(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines())
