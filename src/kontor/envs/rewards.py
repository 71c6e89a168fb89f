"""What a seat is rewarded for: the victory, its place, its lead in points, or its prospects."""

from typing import Any

from kontor.bots.trained import at_home, softmax, trained
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.faults import KontorError
from kontor.core.playout import play_out
from kontor.core.setup import Setup
from kontor.core.state import State
from kontor.core.view import Result

VICTORY, PLACE, LEAD, SHAPED = KINDS = ("victory", "place", "lead", "shaped")
ILLEGAL = -1.0
"""For whoever does something illegal, whatever the others are rewarded for."""


class BadReward(KontorError):
    """A reward that there is not, or not in this game."""


class Rewards:
    """Each seat's reward for what has happened since it was last asked for."""

    def __init__(self, game: str, setup: Setup, kind: str = VICTORY) -> None:
        if kind not in KINDS:
            raise BadReward(f"no reward is called {kind!r}; there are: {', '.join(KINDS)}")
        self.game = registry.game(game)
        self.kind = kind
        self.nothing = [0.0] * setup.seats
        if kind == LEAD and _points(game, setup) is None:
            raise BadReward(f"{game} counts no points, so nobody leads by any")
        self.prospects = self.nothing
        if kind == SHAPED:
            trained(game)

    def begin(self, state: State) -> None:
        """A new game."""
        if self.kind == SHAPED:
            self.prospects = self._prospects(state)

    def since(self, state: State) -> list[float]:
        """By seat. All zeros are always the same list."""
        result = self.game.result(state)
        if self.kind == SHAPED:
            before, self.prospects = self.prospects, self._prospects(state)
            return [now - then for now, then in zip(self.prospects, before, strict=True)]
        return self.nothing if result is None else self.at_end(result)

    def at_end(self, result: Result) -> list[float]:
        """By seat, for how the game ended."""
        if self.kind == PLACE:
            return [_by_place(result, seat) for seat in range(len(result.places))]
        if self.kind == LEAD:
            return [_lead(result, seat) for seat in range(len(result.places))]
        return victory(result)

    def _prospects(self, state: State) -> list[float]:
        """Everybody's chance of winning as the game's own network sees it; in the end, the end."""
        result = self.game.result(state)
        if result is not None:
            return victory(result)
        id, mover = self.game.meta().id, self.game.to_move(state)
        bot = at_home(id, state) or trained(id)
        seats = len(self.nothing)
        seen = bot.features.seen([state])[0]
        chances = softmax(bot.answers(seen)[1][:seats]).tolist()
        assert mover is not None
        return [chances[(seat - mover) % seats] for seat in range(seats)]


def victory(result: Result) -> list[float]:
    """Each seat's part of the one victory there is."""
    winners = result.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in result.places]


def _by_place(result: Result, seat: int) -> float:
    """From 1 for the first to -1 for the last; those who share places share what they bring."""
    places, last = result.places, len(result.places) - 1
    ahead = sum(place < places[seat] for place in places)
    alike = places.count(places[seat])
    return 1 - (2 * ahead + alike - 1) / last


def _lead(result: Result, seat: int) -> float:
    """Points more than the best of the others, or less."""
    assert result.points is not None
    others = [points for other, points in enumerate(result.points) if other != seat]
    return float(result.points[seat] - max(others))


def _points(game: str, setup: Setup) -> Any:
    """The points of a game played at random, if any are counted."""
    rules, chance = registry.game(game), Seeded(0)
    state = rules.start(setup, chance)
    play_out(rules, state, chance)
    result = rules.result(state)
    return result and result.points
