"""What the player to move sees of Machi Koro, a byte a number, straight from the position.

The same numbers as the game's `Observation` of his view, many times as fast: for environments and
for bots that think ahead. Compiled with the rules.
"""

from typing import Final

from mypy_extensions import i64

from kontor.games.machi_koro.meta import META
from kontor.games.machi_koro.state import (
    GET,
    GIVE,
    KINDS,
    PHASES,
    MachiKoroState,
)

SEATS: Final[i64] = 4
MOST_COINS: Final = 255
SWITCHES: Final = [field for _, field in META.switches]
"""The variants as fields of a position."""

SEATED: Final = [bytes([1] * seats + [0] * (4 - seats)) for seats in range(5)]
LANDMARKS: Final = [bytes([built >> n & 1 for n in range(4)]) for built in range(16)]
"""Every set of landmarks."""
ASKED: Final = [
    bytes([1, 0, 0, 0] + [int(n == phase) for n in range(len(PHASES))])
    for phase in range(len(PHASES))
]
"""The viewer's turn, and what he has to decide."""
PARTNER: Final = [bytes([int(n == step) for n in range(4)]) for step in range(4)]
GIVEN: Final = [bytes([int(n == kind) for n in range(15)]) for kind in range(15)]
NO_SWAP: Final = bytes(SEATS + KINDS)
NO_GIFT: Final = bytes(KINDS)
NO_COINS: Final = [bytes(4 - seats) for seats in range(5)]
NO_CARDS: Final = [bytes((4 - seats) * 15) for seats in range(5)]
NO_LANDMARKS: Final = [bytes((4 - seats) * 4) for seats in range(5)]
"""Of empty seats, by the players there are."""


def observe(state: MachiKoroState) -> bytes:
    """The numbers of `kontor.games.machi_koro.observation` for the player to move."""
    seats = state.seats
    viewer = state.turn
    phase = state.phase
    first = viewer * KINDS
    cards = state.cards[first:] + state.cards[:first]
    coins: list[int] = []
    built: list[bytes] = []
    active: list[bytes] = []
    step: i64
    for step in range(seats):
        seat = (viewer + step) % seats
        coins.append(min(state.coins[seat], MOST_COINS))
        built.append(LANDMARKS[state.built[seat]])
        active.append(LANDMARKS[state.active[seat]])
    parts = [SEATED[seats], bytes(coins), NO_COINS[seats], bytes(cards), NO_CARDS[seats]]
    parts += built
    parts.append(NO_LANDMARKS[seats])
    parts += active
    parts.append(NO_LANDMARKS[seats])
    parts.append(bytes(state.market + state.deck))
    parts.append(ASKED[phase])
    numbers: list[int] = [state.die1, state.die2, state.second, state.again]
    parts.append(bytes(numbers))
    if phase in (GIVE, GET):
        parts.append(PARTNER[(state.partner - viewer + seats) % seats])
        parts.append(GIVEN[state.given] if phase == GET else NO_GIFT)
    else:
        parts.append(NO_SWAP)
    parts.append(bytes([getattr(state, name) for name in SWITCHES]))
    return b"".join(parts)
