"""Games of quick bots of all kinds, to hold a network's chances against what came.

`tools/calibrate.py` plays those of one seed, `tools/measure_chances.py` those of another.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from kontor.arena.match import Match, Seating
from kontor.arena.quick import QuickGame, nobody_watches, side_by_side
from kontor.bots.trained import TrainedBot, at_home
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.games.golden_city.layout.draft import drafted
from kontor.games.golden_city.meta import ISLAND

Numbers = np.ndarray[Any, Any]
Options = dict[str, object]
PLAYERS = {
    "machi-koro": (
        "gentle", "hasty", "patient", "farsighted", "greedy", "cheese", "bakery", "convenience",
        "veteran",
    ),
    "golden-city": ("greedy", "hasty", "steady", "racer", "miser", "veteran"),
}  # fmt: skip
FIT, MEASURE = 3, 2
"""Seeds: of games to learn from, and of others to measure with. No training saw the islands of the
latter (`kontor.train.islands.HELD_OUT`)."""
SIDE_BY_SIDE = 48
EVERY = 4
"""One of so many positions is looked at."""
DRAWN = 6
"""Islands beside the one that a new table has."""


class Kind(NamedTuple):
    """What one network judges, for one number of players."""

    game: str
    seats: int
    board: str = ""
    """An island, or ``islands`` for several."""

    @property
    def name(self) -> str:
        return " ".join(filter(None, (self.game, str(self.seats), self.board)))

    def boards(self, seed: int) -> list[Options]:
        """Half of the games on several islands are on the one that a new table has."""
        if self.board != "islands":
            return [{ISLAND.id: self.board}] if self.board else [{}]
        drawn: list[Options] = [{ISLAND.id: drafted(1000 * seed + n)} for n in range(DRAWN)]
        return [board for one in drawn for board in ({ISLAND.id: ISLAND.default}, one)]

    def match(self, seed: int, board: Options) -> Match:
        return Match(self.game, PLAYERS[self.game][: self.seats], 0, seed, options=board)

    def network(self) -> TrainedBot:
        """The one that judges such games."""
        board = {} if self.board == "islands" else self.boards(0)[0]
        start = registry.game(self.game).start(self.match(0, board).setup(), Seeded(0))
        found = at_home(self.game, start)
        assert found is not None
        return found


KINDS = [
    *(Kind("machi-koro", seats) for seats in (2, 3, 4)),
    *(Kind("golden-city", seats, board) for board in ("kontor", "islands") for seats in (3, 4)),
]


@dataclass
class Watched:
    """A game under way, and some of its positions."""

    game: QuickGame
    next: int
    states: list[Any] = field(default_factory=list)

    def look(self, state: Any, legal: Sequence[Action], answer: Action) -> None:
        if not self.next:
            self.states.append(state.copy())
        self.next = (self.next or EVERY) - 1

    def won(self) -> list[float]:
        places = self.game.played().places
        return [(place == 1) / places.count(1) for place in places]


class Seen(NamedTuple):
    """Positions of some games, one after the other."""

    states: list[Any]
    game: Numbers
    came: Numbers
    """[position, seat] What each player won in the end."""


def watched(match: Match, number: int, seating: Seating, first: int) -> Watched:
    found = Watched(QuickGame(match, number, seating, nobody_watches, {}), first)
    found.game.watch = found.look
    return found


def played(kind: Kind, games: int, seed: int) -> Iterator[Seen]:
    """So many games between players drawn by lot, a few at a time."""
    source = random.Random(f"{kind.name} {seed}")
    boards = kind.boards(seed)
    for begun in range(0, games, SIDE_BY_SIDE):
        match = kind.match(seed, boards[begun // SIDE_BY_SIDE % len(boards)])
        numbers = range(begun, min(begun + SIDE_BY_SIDE, games))
        seatings = [tuple(source.choices(PLAYERS[kind.game], k=kind.seats)) for _ in numbers]
        lanes = [
            watched(match, number, seating, source.randrange(EVERY))
            for number, seating in zip(numbers, seatings, strict=True)
        ]
        side_by_side(match, [lane.game for lane in lanes])
        rows = [
            (state, number, won)
            for number, lane in zip(numbers, lanes, strict=True)
            for won in [lane.won()]
            for state in lane.states
        ]
        states, game, came = zip(*rows, strict=True)
        yield Seen(list(states), np.array(game), np.array(came))


# --- what can be counted on the table


def score(kind: Kind, states: Sequence[Any]) -> Numbers:
    """[position, seat, number] What everybody can count: so much, and by how far the game is."""
    rows = [_counted(kind.game, state) for state in states]
    counts = np.array([seats for seats, _ in rows], float)
    far = np.array([share for _, share in rows])[:, None, None]
    return np.concatenate([counts, counts * far], axis=2)


def _counted(game: str, state: Any) -> tuple[list[list[float]], float]:
    seats = range(state.seats)
    if game == "machi-koro":
        width = len(state.cards) // state.seats
        landmarks = [int(state.built[seat]).bit_count() for seat in seats]
        found = [
            [landmarks[n], state.coins[n] / 10, sum(state.cards[n * width : (n + 1) * width]) / 10]
            for n in seats
        ]
        return [[*one, n == state.turn] for n, one in enumerate(found)], max(landmarks) / 4
    width = len(state.hand) // state.seats
    found = [
        [
            state.letters[n] / 10, state.left[n] / 10, state.coins[n] / 10, state.keys[n],
            sum(state.hand[n * width : (n + 1) * width]) / 10,
        ]
        for n in seats
    ]  # fmt: skip
    return [[*one, n == state.turn] for n, one in enumerate(found)], 1 - min(state.left) / 16
