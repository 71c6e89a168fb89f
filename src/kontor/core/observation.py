"""A view as numbers for networks: a game declares fields, and every reader shares them.

Environments, batch engines and trained players all use the same declaration, so a vector means
the same everywhere and its documentation cannot go stale.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from kontor.core.view import View


@dataclass(frozen=True)
class Field:
    """So many whole numbers from ``least`` to ``most``, and what they mean."""

    name: str
    size: int
    most: int
    meaning: str
    least: int = 0


@dataclass(frozen=True)
class Observation:
    """The fields of a game in order, and how a view gives their numbers."""

    fields: tuple[Field, ...]
    numbers: Callable[[View], Mapping[str, Sequence[int]]]

    @property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the most that each place of the vector can be."""
        least = [field.least for field in self.fields for _ in range(field.size)]
        most = [field.most for field in self.fields for _ in range(field.size)]
        return least, most

    def place(self, name: str) -> slice:
        """Where the numbers of a field stand in the vector."""
        start = 0
        for field in self.fields:
            if field.name == name:
                return slice(start, start + field.size)
            start += field.size
        raise KeyError(name)

    def vector(self, view: View) -> list[int]:
        """The view as one list of numbers; what exceeds a bound is cut off there."""
        numbers = self.numbers(view)
        vector: list[int] = []
        for field in self.fields:
            values = numbers[field.name]
            assert len(values) == field.size, f"{field.name} has {len(values)} numbers"
            vector += [min(max(value, field.least), field.most) for value in values]
        return vector


def one_of(size: int, place: int | None) -> list[int]:
    """Zeros with a single 1, or zeros alone."""
    return [int(number == place) for number in range(size)]


def round_from(items: Sequence[Sequence[int]], seat: int, seats: int) -> list[int]:
    """What each player has, the viewer first and then clockwise, zeros for empty seats."""
    width = len(items[0])
    order = [items[(seat + step) % len(items)] for step in range(len(items))]
    padding = [[0] * width] * (seats - len(items))
    return [number for part in [*order, *padding] for number in part]


def relative(seat: int | None, viewer: int, seats: int) -> int | None:
    """How many seats clockwise from the viewer."""
    return None if seat is None else (seat - viewer) % seats
