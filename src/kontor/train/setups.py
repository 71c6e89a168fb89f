"""Which tables to train for, as people ask for them."""

from collections.abc import Sequence

from kontor.core import registry
from kontor.core.setup import Setup


def setups(game: str, seats: Sequence[int] | None, variants: Sequence[str]) -> list[Setup]:
    """Tables of these seat counts (all of the game's if none), plain and with each variant."""
    meta = registry.game(game).meta()
    return [
        Setup(count, options).checked(meta)
        for options in ({}, *({name: True} for name in variants))
        for count in seats or meta.seats
    ]


def numbers(text: str) -> list[int]:
    """Numbers separated by commas."""
    return [int(part) for part in text.split(",")]
