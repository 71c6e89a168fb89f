"""How much time the players of a table have."""

from typing import Annotated, Literal

import msgspec

YEAR = 366 * 86400


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """``relaxed``: no clock. ``live``: each player has ``bank`` seconds for the whole game and
    gains ``increment`` with each turn. ``days``: each turn has ``bank`` seconds of its own."""

    kind: Literal["relaxed", "live", "days"] = "relaxed"
    bank: Annotated[float, msgspec.Meta(ge=1, le=YEAR)] = 900.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=86400)] = 0.0
