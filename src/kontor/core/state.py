"""What a position is: a class that declares its fields, and nothing else.

A game's state is a subclass with annotations. All else follows from them (`kontor.core.fields`)::

    class Pig(State):
        seats: int
        turn: int = 0
        points: list[int] = per_seat()

    Pig(seats=2, turn=1)
"""

from collections.abc import Callable
from typing import Any, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from kontor.core.fields import add_methods


@dataclass_transform(kw_only_default=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: numbers, lists of numbers and reference data.

    Its constructor takes every field by name; what has a beginning may be left out.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "__mypyc_attrs__"):  # what is compiled brings its methods along
            add_methods(cls)

    def copy(self) -> Self:
        """A position that shares nothing with this one but reference data."""
        raise NotImplementedError

    def fields(self) -> dict[str, object]:
        """Everything in the position by name, in plain JSON values."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and self.fields() == other.fields()
        )

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.fields().items())
        return f"{type(self).__name__}({fields})"

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[Any, dict[str, object]]]:
        return _made, (type(self), {name: getattr(self, name) for name in self.fields()})


def _made(kind: Any, fields: dict[str, object]) -> State:
    state: State = kind(**fields)
    return state
