"""Events: what happened, step by step, in the order a person at the table would see it."""

from collections.abc import Mapping
from typing import Final, final


@final
class Event:
    """A name and its facts, e.g. ``paid`` with who, whom, how many coins and for which card."""

    def __init__(
        self,
        name: str,
        facts: Mapping[str, object],
        secret: tuple[str, ...] = (),
        owner: int = -1,
        reveals: bool = False,
    ) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secret: Final = secret
        """The facts that only the owner may know."""
        self.owner: Final = owner
        self.reveals: Final = reveals
        """Whether something hidden came to light, so that nobody may take it back."""

    def seen_by(self, seat: int | None) -> "Event":
        """The event as this seat, or a spectator (``None``), may know it."""
        if not self.secret or seat == self.owner:
            return self
        facts = {key: fact for key, fact in self.facts.items() if key not in self.secret}
        return Event(self.name, facts, reveals=self.reveals)

    def to_json(self) -> dict[str, object]:
        """The event as it is sent and printed."""
        return {"event": self.name, **self.facts}

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={v}' for k, v in self.facts.items())})"
