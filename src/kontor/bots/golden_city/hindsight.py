"""The Golden City in hindsight: what each player made of a position, whoever was to move."""

from collections.abc import Callable, Sequence

from kontor.bots.golden_city.adviser import reasons
from kontor.bots.golden_city.features import FEATURES
from kontor.bots.golden_city.guided import by_thumb_alone, guide
from kontor.bots.golden_city.observe import observe
from kontor.bots.guided import Guide
from kontor.bots.hindsight import Hindsight, SeenFrom
from kontor.bots.trained import TrainedBot
from kontor.core.chance import Chance
from kontor.games.golden_city import GAME
from kontor.games.golden_city.state import BID, GoldenCityState

HEURISTICS = slice(FEATURES[0].observation.size, FEATURES[1].observation.size)
"""Where the rule of thumb speaks, which has nothing to say to who cannot answer."""


def seen_from(numbers: Callable[[GoldenCityState], Sequence[int] | bytes]) -> SeenFrom:
    """What a seat would see if it were to move, however numbers are made of a position."""

    def seen(state: GoldenCityState, seat: int) -> bytes:
        if state.turn == seat:
            return bytes(numbers(state))
        asked = state.copy()
        asked.turn = seat
        has_bid = state.phase == BID and seat in state.holder
        if not has_bid and GAME.legal(asked):
            return bytes(numbers(asked))
        told = bytearray(numbers(state))
        told[: HEURISTICS.start] = bytes(observe(asked))
        told[HEURISTICS] = bytes(len(told[HEURISTICS]))
        return bytes(told)

    return seen


def dealt_anew(state: GoldenCityState, seat: int, chance: Chance) -> GoldenCityState:
    """Hidden cards are dealt anew; letters were counted before everybody's eyes."""
    dealt = GAME.determinise(GAME.view(state, seat), chance)
    dealt.letters = list(state.letters)
    return dealt


def playing_on(network: TrainedBot) -> Guide:
    """The network of every island takes too long to play games to their ends."""
    return by_thumb_alone(network) if network.is_at_home_anywhere else guide(network)


HINDSIGHT = Hindsight(
    seen_from={features: seen_from(features.numbers) for features in FEATURES},
    dealt_anew=dealt_anew,
    reasons=reasons,
    guide=playing_on,
)
