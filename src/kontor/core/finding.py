"""What is to be said about data that a person made for a game, such as a board of his own."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong or worth knowing, in no language yet."""

    code: str
    """Its message is ``finding-CODE``."""
    places: tuple[str, ...] = ()
    """What it is about, as the data calls it; ``place-…`` is its name where it has one."""
    facts: Mapping[str, object] = field(default_factory=dict)
    rule: str = ""
    """The rule of the catalogue behind it, if there is one."""
    fault: bool = True
    """Whether it must be mended. A remark need not."""

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        what = f"{self.code} ({facts})" if facts else self.code
        return f"{', '.join(self.places)}: {what}" if self.places else what
