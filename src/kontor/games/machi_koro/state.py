"""A position of Machi Koro: fields, nothing else."""

from typing import Final

from mypy_extensions import i64

from kontor.core.game import State

KINDS: Final[i64] = 15

# What the player whose turn it is has to decide.
ROLL: Final[i64] = 0
REROLL: Final[i64] = 1
COLLECT: Final[i64] = 2
SWAP: Final[i64] = 3
GIVE: Final[i64] = 4
GET: Final[i64] = 5
BUILD: Final[i64] = 6
OVER: Final[i64] = 7

PHASES: Final = ("roll", "reroll", "collect", "swap", "give", "get", "build", "over")


class MachiKoroState(State):
    """Kinds, landmarks and seats are numbers; a set of landmarks is a bit mask."""

    def __init__(
        self,
        seats: int,
        coins: list[int],
        cards: list[int],
        built: list[int],
        active: list[int],
        market: list[int],
        deck: list[int],
        box: list[int],
    ) -> None:
        self.seats: i64 = seats
        self.come_what_may: i64 = 0
        self.first_games: i64 = 0
        self.turn: i64 = 0
        """Whose turn it is."""
        self.phase: i64 = ROLL
        self.turns: i64 = 0
        """Turns begun before this one, second turns included."""
        self.second: i64 = 0
        """Whether this is the second turn that the amusement park gives."""
        self.again: i64 = 0
        """Whether a second turn follows this one."""
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.partner: i64 = 0
        """With whom the business centre swaps."""
        self.given: i64 = 0
        """Which kind it gives away."""
        self.bank: i64 = 0
        """What the bank has paid out, less what it has taken in (MK-V2)."""
        self.coins = coins
        self.cards = cards
        """Cards of each kind, seat after seat."""
        self.built = built
        """Landmarks built."""
        self.active = active
        """Landmarks whose advantage holds (MK-B3)."""
        self.market = market
        self.deck = deck
        """Cards not yet turned up in "Come what may"."""
        self.box = box
        """Cards that are out of this game."""

    def copy(self) -> "MachiKoroState":
        twin = MachiKoroState(
            self.seats,
            self.coins[:],
            self.cards[:],
            self.built[:],
            self.active[:],
            self.market[:],
            self.deck[:],
            self.box[:],
        )
        twin.come_what_may = self.come_what_may
        twin.first_games = self.first_games
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turns = self.turns
        twin.second = self.second
        twin.again = self.again
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.partner = self.partner
        twin.given = self.given
        twin.bank = self.bank
        return twin

    def fields(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "come_what_may": self.come_what_may,
            "first_games": self.first_games,
            "turn": self.turn,
            "phase": self.phase,
            "turns": self.turns,
            "second": self.second,
            "again": self.again,
            "die1": self.die1,
            "die2": self.die2,
            "partner": self.partner,
            "given": self.given,
            "bank": self.bank,
            "coins": self.coins[:],
            "cards": self.cards[:],
            "built": self.built[:],
            "active": self.active[:],
            "market": self.market[:],
            "deck": self.deck[:],
            "box": self.box[:],
        }


def empty(seats: int) -> MachiKoroState:
    """A table with nothing on it."""
    return MachiKoroState(
        seats,
        coins=[0] * seats,
        cards=[0] * (seats * KINDS),
        built=[0] * seats,
        active=[0] * seats,
        market=[0] * KINDS,
        deck=[0] * KINDS,
        box=[0] * KINDS,
    )
