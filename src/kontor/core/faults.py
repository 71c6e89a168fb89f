"""What can go wrong between a caller and the rules. Every message is fit to be shown."""

from collections.abc import Callable


class KontorError(Exception):
    """The root of all errors that a user can cause and mend.

    The text is English. ``name`` and ``facts`` are for catalogues that say it in other languages.
    """

    def __init__(self, text: str, name: str = "", **facts: object) -> None:
        super().__init__(text)
        self.text = text
        self.name = name
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., "KontorError"], tuple[object, ...]]:
        """Pickled without the constructor, whose arguments differ from fault to fault."""
        return _again, (type(self), self.args, vars(self))


def _again(
    kind: type[KontorError], args: tuple[object, ...], content: dict[str, object]
) -> KontorError:
    fault = kind.__new__(kind, *args)
    vars(fault).update(content)
    return fault


class IllegalAction(KontorError):
    """An action of the game that is not allowed now; ``rule`` says by which rule."""

    def __init__(self, rule: str, action: object) -> None:
        plain = str(action)
        super().__init__(f"{plain} is not allowed here ({rule})", "illegal", action=plain)
        self.rule = rule
        self.action = action


class UnknownAction(KontorError):
    """Something that is no action of the game at all."""

    def __init__(self, plain: object) -> None:
        text = repr(plain)
        short = text if len(text) <= 120 else text[:119] + "…"
        super().__init__(f"no such action: {short}", "unknown-action", action=short)


class BadSetup(KontorError):
    """A seat count, option or start player that the game does not have."""


class BadOutcome(KontorError):
    """A scripted die or card that cannot have come."""


class BadRecord(KontorError):
    """A file that is no record, or breaks a rule. ``line`` counts from 1; 0 is the whole file."""

    def __init__(
        self, text: str, line: int = 0, rule: str | None = None, name: str = "", **facts: object
    ) -> None:
        super().__init__(text, name, **facts)
        self.line = line
        self.rule = rule
        self.file = ""
        """Where the record was read from, if from a file."""

    @classmethod
    def at(cls, line: int, fault: KontorError) -> "BadRecord":
        """A fault of another kind, found in this line of a record."""
        return cls(fault.text, line, None, fault.name, **fault.facts)

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        place = f"{self.file}: {place}" if self.file else place
        return place + self.text + (f" ({self.rule})" if self.rule else "")


class UnknownGame(KontorError):
    """A game that is not installed."""


class NoObservation(KontorError):
    """A game that does not say what a view is in numbers."""
