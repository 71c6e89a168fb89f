"""Who will probably win from a position: the judge of a review, which can be exchanged."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from kontor.bots.features import Facts
from kontor.bots.hindsight import Hindsight, SeenFrom
from kontor.bots.network import as_seen_from
from kontor.bots.trained import TrainedBot, at_home, softmax
from kontor.bots.weight_file import BadWeights
from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.game import Game
from kontor.review.calibration import ALL, SEAT, calibrations

Chances = np.ndarray[Any, Any]
"""[position, seat]"""


class Estimator(Protocol):
    """Judges positions in which somebody has to decide."""

    def of_all(self, states: Sequence[Any]) -> Chances:
        """With all that the players know together."""

    def of_seat(self, states: Sequence[Any], seat: int) -> Chances:
        """With what this seat knows."""

    def liked(self, states: Sequence[Any]) -> Sequence[Sequence[float]]:
        """How likely a good player would give each legal answer."""


class NetworkEstimator:
    """A network's value, corrected as its file says. Where players know different things, the mean
    of what each would say."""

    def __init__(
        self, game: Game[Any], network: TrainedBot, about: Hindsight, corrected: bool = True
    ) -> None:
        self._game = game
        self._network = network
        self._facts: Facts = network.facts if corrected else {}
        self._seen_from: SeenFrom | None = about.seen_from.get(network.features)

    def of_all(self, states: Sequence[Any]) -> Chances:
        if not states:
            return np.zeros((0, 0))
        if self._seen_from is None:
            return self._by_mover(states)
        seats = states[0].seats
        views: Chances = np.array([self._seen(states, seat) for seat in range(seats)])
        return calibrations(self._facts, seats, ALL)(views.mean(axis=0))

    def of_seat(self, states: Sequence[Any], seat: int) -> Chances:
        if self._seen_from is None or not states:
            return self._by_mover(states)
        return calibrations(self._facts, states[0].seats, SEAT)(self._seen(states, seat))

    def liked(self, states: Sequence[Any]) -> Sequence[Sequence[float]]:
        if not states:
            return []
        liked, _ = self._network.answers(self._network.features.seen(states))
        numbers = as_seen_from(self._game.actions(), states[0].seats)
        shares = []
        for row, state in zip(liked, states, strict=True):
            mover = self._game.to_move(state) or 0
            places = [numbers[mover][action.index] for action in self._game.legal(state)]
            shares.append(softmax(row[places]).tolist())
        return shares

    def _by_mover(self, states: Sequence[Any]) -> Chances:
        if not states:
            return np.zeros((0, 0))
        rows = b"".join(map(self._network.features.observe, states))
        movers = [self._game.to_move(state) or 0 for state in states]
        seats = states[0].seats
        return calibrations(self._facts, seats, ALL)(self._chances(rows, movers, seats))

    def _seen(self, states: Sequence[Any], seat: int) -> Chances:
        """What a seat would say, whose view differs from the others'."""
        assert self._seen_from is not None
        seen = self._seen_from
        rows = b"".join([seen(state, seat) for state in states])
        return self._chances(rows, [seat] * len(states), states[0].seats)

    def _chances(self, rows: bytes, viewers: Sequence[int], seats: int) -> Chances:
        seen = np.frombuffer(rows, np.uint8).reshape(len(viewers), -1)
        _, prospects = self._network.answers(seen)
        powers = np.exp(prospects[:, :seats] - prospects[:, :seats].max(axis=1, keepdims=True))
        shares = powers / powers.sum(axis=1, keepdims=True)
        places = (np.arange(seats) - np.array(viewers)[:, None]) % seats
        turned: Chances = np.take_along_axis(shares, places, axis=1).astype(np.float64)
        return turned


class NoJudge(KontorError):
    """Nobody can say who will win in this game, or on this board."""


def hindsight(game: Game[Any]) -> Hindsight:
    """What a review has to know of the game."""
    found: Hindsight | None = registry.part(game.meta().id, "hindsight", Hindsight)
    return found or Hindsight()


def network_estimator(game: Game[Any], start: Any) -> Estimator:
    """The network that comes with the game. Raises `NoJudge` if it does not know this board."""
    id = game.meta().id
    try:
        network = at_home(id, start)
    except BadWeights:
        raise NoJudge(f"no network comes with {id}", "no-judge", title=game.meta().title) from None
    if network is None:
        text = f"no network of {id} knows this board"
        raise NoJudge(text, "no-judge", title=game.meta().title)
    return NetworkEstimator(game, network, hindsight(game))
