"""A position of Machi Koro: fields, nothing else."""

from typing import Final

from kontor.core.game import State

KINDS: Final = 15
ALL_LANDMARKS: Final = 0b1111

# What the player whose turn it is has to decide.
ROLL: Final = 0
REROLL: Final = 1
COLLECT: Final = 2
SWAP: Final = 3
GIVE: Final = 4
GET: Final = 5
BUILD: Final = 6
OVER: Final = 7

PHASES: Final = ("roll", "reroll", "collect", "swap", "give", "get", "build", "over")


class MachiKoroState(State):
    """Kinds, landmarks and seats are numbers; a set of landmarks is a bit mask."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.come_what_may = 0
        self.limit = 0
        """How many cards of a kind one may own; 0 when there is no limit (MK-M3)."""
        self.turn = 0
        """Whose turn it is."""
        self.phase = ROLL
        self.turns = 0
        """Turns begun before this one, second turns included."""
        self.second = 0
        """Whether this is the second turn that the amusement park gives."""
        self.again = 0
        """Whether a second turn follows this one."""
        self.die1 = 0
        self.die2 = 0
        self.partner = 0
        """With whom the business centre swaps."""
        self.given = 0
        """Which kind it gives away."""
        self.coins = [0] * seats
        self.cards = [0] * (seats * KINDS)
        """Cards of each kind, seat after seat."""
        self.built = [0] * seats
        """Landmarks built."""
        self.active = [0] * seats
        """Landmarks whose advantage holds (MK-B3)."""
        self.market = [0] * KINDS
        self.deck = [0] * KINDS
        """Cards not yet turned up in "Come what may"."""
        self.box = [0] * KINDS
        """Cards that are out of this game."""

    def copy(self) -> "MachiKoroState":
        twin = MachiKoroState.__new__(MachiKoroState)
        twin.seats = self.seats
        twin.come_what_may = self.come_what_may
        twin.limit = self.limit
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turns = self.turns
        twin.second = self.second
        twin.again = self.again
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.partner = self.partner
        twin.given = self.given
        twin.coins = self.coins[:]
        twin.cards = self.cards[:]
        twin.built = self.built[:]
        twin.active = self.active[:]
        twin.market = self.market[:]
        twin.deck = self.deck[:]
        twin.box = self.box[:]
        return twin

    def fields(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "come_what_may": self.come_what_may,
            "limit": self.limit,
            "turn": self.turn,
            "phase": self.phase,
            "turns": self.turns,
            "second": self.second,
            "again": self.again,
            "die1": self.die1,
            "die2": self.die2,
            "partner": self.partner,
            "given": self.given,
            "coins": self.coins[:],
            "cards": self.cards[:],
            "built": self.built[:],
            "active": self.active[:],
            "market": self.market[:],
            "deck": self.deck[:],
            "box": self.box[:],
        }
