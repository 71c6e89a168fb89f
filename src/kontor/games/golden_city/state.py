"""A position of The Golden City: fields, nothing else."""

from typing import Final

from mypy_extensions import i64

from kontor.core.game import State
from kontor.games.golden_city.board import Board

LANDFORM_KINDS: Final = 5
GOODS_KINDS: Final = 6
SCORE_CARDS: Final = 16
NOBODY: Final = -1
"""No player, no card, no site."""

# What the player to move has to decide.
BID: Final[i64] = 0
BUILD: Final[i64] = 1
PAY: Final[i64] = 2
CHOOSE: Final[i64] = 3
TAKE: Final[i64] = 4
GIVE_UP: Final[i64] = 5
DISCARD: Final[i64] = 6
OVER: Final[i64] = 7

PHASES: Final = ("bid", "build", "pay", "choose", "take", "give-up", "discard", "over")


class GoldenCityState(State):
    """Sites, cards and seats are numbers; a set of sites is a bit mask; a pile is what is in it."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        """The island: reference data, shared by all positions."""
        self.seats: i64 = seats
        self.three_expulsions: i64 = 0
        self.goods_majority: i64 = 0
        self.tie_all_businesses: i64 = 0
        self.open_letters: i64 = 0

        self.round: i64 = 0
        self.first: i64 = 0
        """Who has the start-player key."""
        self.turn: i64 = 0
        """Who has to decide."""
        self.turns: i64 = 0
        """Bids placed and building turns ended so far."""
        self.phase: i64 = BID
        self.score: i64 = NOBODY
        """The score card of this round."""
        self.score_left = [0] * SCORE_CARDS
        """1 for each score card not yet turned up."""

        self.display = [NOBODY] * (2 * seats)
        """The pairs, two landforms each; empty while people build."""
        self.holder = [NOBODY] * seats
        """Whose hand lies on each pair."""
        self.expulsions: i64 = 0
        """How many there were in this round."""

        self.builds: i64 = 0
        """Businesses built in this turn, rewards settled."""
        self.site: i64 = NOBODY
        """What is being paid for."""
        self.own = [0] * seats
        """The sites on which each player has a business."""
        self.reach = [0] * seats
        """The neighbours of those sites."""
        self.occupied: i64 = 0
        """Coastal and rural locations with a business on them."""
        self.left = [0] * seats
        """Businesses not yet built."""
        self.blocked = [0] * seats

        self.hand = [0] * (seats * LANDFORM_KINDS)
        """Cards of each landform, seat after seat."""
        self.known = [0] * (seats * LANDFORM_KINDS)
        """Those of them that everybody knows of."""
        self.draw = [0] * LANDFORM_KINDS
        self.discard = [0] * LANDFORM_KINDS

        self.coins = [0] * seats
        self.supply: i64 = 0
        self.letters = [0] * seats
        self.keys = [0] * seats
        self.key_supply: i64 = 0
        self.key_box: i64 = 0
        """Keys that have been used."""
        self.goods = [0] * (seats * GOODS_KINDS)
        """Goods cards of each kind, seat after seat."""
        self.goods_open = [0] * GOODS_KINDS
        self.goods_deck = [0] * GOODS_KINDS
        self.goods_box = [0] * GOODS_KINDS
        """Goods cards that have been given up."""
        self.takers: list[int] = []
        """Who took the first, second, … bonus card."""
        self.taken: list[int] = []
        """Which bonus card it was."""

    def copy(self) -> "GoldenCityState":
        twin = GoldenCityState(self.board, 0)
        twin.seats = self.seats
        twin.three_expulsions = self.three_expulsions
        twin.goods_majority = self.goods_majority
        twin.tie_all_businesses = self.tie_all_businesses
        twin.open_letters = self.open_letters
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.score = self.score
        twin.score_left = self.score_left[:]
        twin.display = self.display[:]
        twin.holder = self.holder[:]
        twin.expulsions = self.expulsions
        twin.builds = self.builds
        twin.site = self.site
        twin.own = self.own[:]
        twin.reach = self.reach[:]
        twin.occupied = self.occupied
        twin.left = self.left[:]
        twin.blocked = self.blocked[:]
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.coins = self.coins[:]
        twin.supply = self.supply
        twin.letters = self.letters[:]
        twin.keys = self.keys[:]
        twin.key_supply = self.key_supply
        twin.key_box = self.key_box
        twin.goods = self.goods[:]
        twin.goods_open = self.goods_open[:]
        twin.goods_deck = self.goods_deck[:]
        twin.goods_box = self.goods_box[:]
        twin.takers = self.takers[:]
        twin.taken = self.taken[:]
        return twin

    def fields(self) -> dict[str, object]:
        return {
            "island": self.board.option,
            "seats": self.seats,
            "three_expulsions": self.three_expulsions,
            "goods_majority": self.goods_majority,
            "tie_all_businesses": self.tie_all_businesses,
            "open_letters": self.open_letters,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "turns": self.turns,
            "phase": self.phase,
            "score": self.score,
            "score_left": self.score_left[:],
            "display": self.display[:],
            "holder": self.holder[:],
            "expulsions": self.expulsions,
            "builds": self.builds,
            "site": self.site,
            "own": self.own[:],
            "reach": self.reach[:],
            "occupied": self.occupied,
            "left": self.left[:],
            "blocked": self.blocked[:],
            "hand": self.hand[:],
            "known": self.known[:],
            "draw": self.draw[:],
            "discard": self.discard[:],
            "coins": self.coins[:],
            "supply": self.supply,
            "letters": self.letters[:],
            "keys": self.keys[:],
            "key_supply": self.key_supply,
            "key_box": self.key_box,
            "goods": self.goods[:],
            "goods_open": self.goods_open[:],
            "goods_deck": self.goods_deck[:],
            "goods_box": self.goods_box[:],
            "takers": self.takers[:],
            "taken": self.taken[:],
        }
