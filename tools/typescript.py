"""JSON Schema as TypeScript types."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from field_docs import Docs

Schema = dict[str, Any]

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


@dataclass
class Types:
    """Writes types. ``renamed`` says what a named schema is called here, if not as it is there."""

    renamed: Mapping[str, str] = field(default_factory=dict)
    choices: dict[str, list[str]] = field(default_factory=dict)
    """The strings that a named type can be, by its name; what is met is added."""
    docs: Docs = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)
    """The named types met that are plain numbers."""

    def of(self, schema: Schema) -> str:
        """The type of what the schema describes."""
        if "$ref" in schema:
            return self.named(str(schema["$ref"]).rpartition("/")[2])
        if "enum" in schema:
            return self._choice(schema)
        if "const" in schema:
            return json.dumps(schema["const"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.of(part) for part in schema["anyOf"]))
        kind, title = schema.get("type"), schema.get("title")
        if kind == "array":
            return self._list(schema)
        if kind == "object":
            return self.named(title) if title else self._mapping(schema)
        if title:
            self.numbers.add(title)
            return str(title)
        return PLAIN.get(str(kind), "unknown")

    def named(self, name: str) -> str:
        return self.renamed.get(name, name)

    def _choice(self, schema: Schema) -> str:
        values = schema["enum"]
        if "title" in schema:
            self.choices[schema["title"]] = values
            return str(schema["title"])
        known = [name for name, choice in self.choices.items() if choice == values]
        return known[0] if known else union(values)

    def _list(self, schema: Schema) -> str:
        if schema.get("items") is False and "prefixItems" in schema:
            return f"readonly [{', '.join(self.of(part) for part in schema['prefixItems'])}]"
        items = self.of(schema.get("items", {}))
        return f"readonly {items}[]" if items.isidentifier() else f"readonly ({items})[]"

    def _mapping(self, schema: Schema) -> str:
        if "properties" in schema:
            return self.literal(schema)
        values = schema.get("additionalProperties")
        value = self.of(values) if isinstance(values, dict) else "unknown"
        if "propertyNames" in schema and "enum" in schema["propertyNames"]:
            return f"Readonly<Partial<Record<{self.of(schema['propertyNames'])}, {value}>>>"
        return f"Readonly<Record<string, {value}>>"

    def literal(self, schema: Schema) -> str:
        """An object's type, written where it is used."""
        return f"{{ {' '.join(self.fields(schema))} }}"

    def fields(self, schema: Schema, said: Mapping[str, str] | None = None) -> list[str]:
        required = set(schema.get("required", ()))
        fields = []
        for name, about in schema["properties"].items():
            fields += [f"/** {said[name]} */"] if said and name in said else []
            mark = "" if name in required else "?"
            fields.append(f"readonly {key(name)}{mark}: {self.of(about)};")
        open_to_more = schema.get("additionalProperties") is True
        return fields + ["readonly [more: string]: unknown;"] * open_to_more

    def interface(self, name: str, schema: Schema) -> list[str]:
        """A named object's type, with what its docstring says."""
        fields = [f"  {line}" for line in self.fields(schema, self.docs.get(name))]
        return [*doc(schema), f"export interface {self.named(name)} {{", *fields, "}", ""]


def doc(schema: Schema, indent: str = "") -> list[str]:
    """What the first line of a docstring says."""
    says = str(schema.get("description", "")).splitlines()
    return [f"{indent}/** {says[0]} */"] if says else []


def union(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def alias(name: str, values: Iterable[object]) -> list[str]:
    return [f"export type {name} = {union(values)};", ""]


def choice(name: str, values: Iterable[object]) -> list[str]:
    """A type with the list of what it can be: ``LandformId`` and ``LANDFORM_IDS``."""
    listed = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
    return [
        f"export const {listed} = {json.dumps(list(values))} as const;",
        f"export type {name} = (typeof {listed})[number];",
        "",
    ]


def constant(name: str, value: object, says: str) -> list[str]:
    """Data, as narrow as it is."""
    return [f"/** {says} */", f"export const {name} = {data(value)} as const;", ""]


def data(value: object, indent: str = "") -> str:
    """Data as it stands in a file: a line for each part of an object, lists in one line."""
    if not isinstance(value, Mapping) or not value:
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    lines = [f"{inner}{key(str(name))}: {data(part, inner)}," for name, part in value.items()]
    return "\n".join(["{", *lines, indent + "}"])
