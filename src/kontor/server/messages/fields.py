"""The checked types of single fields: what a client sends cannot be longer or larger."""

from typing import Annotated, Literal

from msgspec import Meta

from kontor.core.setup import MAX_SEATS
from kontor.server.seats import COLOURS

LARGEST = 2**53 - 1
"""The largest whole number that every JSON reader keeps exact."""

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""A client's own name for a command: a second sending of it is answered and not done again."""
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Entropy = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f][0-9a-f])*$")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "grey"]
assert Colour.__args__ == COLOURS  # type: ignore[attr-defined]  # a literal cannot be computed
