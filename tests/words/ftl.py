"""Reads the catalogues for the checks: which messages there are, and what each refers to."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kontor.words import catalogue


@dataclass
class Message:
    """A message as the checks see it."""

    attributes: set[str]
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class _Collector(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: Any) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.message.references.add(node.id.name)


@cache
def messages(language: str, name: str) -> dict[str, Message]:
    """The messages of one catalogue. Fails on anything that does not parse or is there twice."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(catalogue(language, name)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl has {entry.id.name} twice"
            message = Message({attribute.id.name for attribute in entry.attributes})
            _Collector(message).visit(entry)
            found[entry.id.name] = message
    return found


def variables(catalogue_: dict[str, Message], name: str) -> set[str]:
    """The variables of a message and of all it refers to in its catalogue."""
    message = catalogue_[name]
    found = set(message.variables)
    for reference in message.references & set(catalogue_):
        found |= variables(catalogue_, reference)
    return found
