"""What can go wrong between a caller and the rules. Every message is fit to be shown."""


class KontorError(Exception):
    """The root of all errors that a user can cause and mend."""


class IllegalAction(KontorError):
    """An action of the game that is not allowed now; ``rule`` says by which rule."""

    def __init__(self, rule: str, action: object) -> None:
        super().__init__(f"{action} is not allowed here ({rule})")
        self.rule = rule
        self.action = action


class UnknownAction(KontorError):
    """Something that is no action of the game at all."""

    def __init__(self, plain: object) -> None:
        text = repr(plain)
        super().__init__(f"no such action: {text if len(text) <= 120 else text[:119] + '…'}")


class BadSetup(KontorError):
    """A seat count, option or start player that the game does not have."""


class BadOutcome(KontorError):
    """A scripted die or card that cannot have come."""


class BadRecord(KontorError):
    """A file that is no record, or breaks a rule. ``line`` counts from 1; 0 is the whole file."""

    def __init__(self, message: str, line: int = 0, rule: str | None = None) -> None:
        place = f"line {line}: " if line else ""
        super().__init__(place + message + (f" ({rule})" if rule else ""))
        self.line = line
        self.rule = rule


class UnknownGame(KontorError):
    """A game that is not installed."""
