"""Seats are secrets: who has the token has the seat. Only hashes of tokens are kept."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal", "grey")


def new_token() -> str:
    """128 random bits, fit for a link."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(key: str, other: str) -> bool:
    """Whether two hashes are equal, without telling by the time it takes. None equals nothing."""
    return bool(key) and hmac.compare_digest(key, other)


@dataclass
class Seat:
    """A chair at the table and who is on it."""

    name: str = ""
    colour: str = ""
    key: str = ""
    """The hash of the holder's token; empty if no person holds it."""
    level: str = ""
    """The level of the bot that plays it now, in its own right or for the holder."""
    ready: bool = False
    entropy: str = ""
    away: str = ""
    """Why a bot stands in for the holder: ``left``, ``time``, ``resigned``."""

    @property
    def taken(self) -> bool:
        return bool(self.key or self.level)

    @property
    def played_by_person(self) -> bool:
        return bool(self.key) and not self.level


def held_by(seats: list[Seat], key: str) -> list[int]:
    """The seats whose token this is the hash of."""
    return [number for number, seat in enumerate(seats) if same(seat.key, key)]


def free_colour(seats: list[Seat], wanted: str = "") -> str:
    """The colour somebody wants, or else the first that nobody has."""
    used = {seat.colour for seat in seats}
    return next(c for c in ([wanted] if wanted else []) + list(COLOURS) if c not in used)
