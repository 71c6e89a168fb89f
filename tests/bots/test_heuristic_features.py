"""What a network is told of The Golden City by the rule of thumb."""

import pytest

from kontor.bots.golden_city.features import ADVISED, HEURISTICS
from kontor.bots.golden_city.heuristic_features import BEST, PREFERENCES, heuristic_features
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.rollout import answer, value_of
from kontor.core.chance import Seeded
from kontor.core.registry import game
from kontor.core.setup import Setup
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.state import GoldenCityState

RULES = game("golden-city")
WISHES, SITES, ANSWERS = (field.name for field in HEURISTICS)


def told(state: GoldenCityState, field: str) -> list[int]:
    """The numbers of one field of the heuristics."""
    before = ADVISED.size - sum(one.size for one in HEURISTICS)
    place = ADVISED.place(field)
    return heuristic_features(state)[place.start - before : place.stop - before]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_rule_of_thumbs_own_answer_is_the_best_and_others_are_as_far_behind_as_it_says(
    seats: int,
) -> None:
    chance = Seeded(seats)
    state = RULES.start(Setup(seats), chance)
    phases = set()
    while (seat := RULES.to_move(state)) is not None:
        legal = RULES.legal(state)
        chosen = answer(state, PREFERENCES)
        if len(legal) > 1:
            phases.add(state.phase)
            numbers = told(state, ANSWERS)
            assert numbers[chosen.index] == BEST == max(numbers)
            judge = Judge(state, seat, PREFERENCES)
            best = value_of(judge, chosen.index)
            for action in legal:
                behind = 10 * (best - value_of(judge, action.index))
                assert numbers[action.index] == pytest.approx(max(0, BEST - behind), abs=0.5001)
            allowed = {action.index for action in legal}
            assert not any(number for place, number in enumerate(numbers) if place not in allowed)
        RULES.advance(state, chosen, chance, None)
    assert phases >= {phase.BID, phase.BUILD, phase.PAY, phase.CHOOSE, phase.TAKE}


def test_wishes_are_told_in_the_bidding_alone_and_from_the_player_on() -> None:
    chance = Seeded(1)
    state = RULES.start(Setup(3, first=1), chance)
    assert state.phase == phase.BID
    wishes = told(state, WISHES)
    judge = Judge(state, 1, PREFERENCES)
    value_of(judge, RULES.legal(state)[0].index)
    for step, seat in enumerate((1, 2, 0)):
        favourite = max(range(3), key=lambda pair: judge.wish[seat][pair])
        assert wishes[4 * step + favourite] == BEST
        assert wishes[4 * step + 3] == 0
    assert wishes[12:] == [0] * 4
    while state.phase == phase.BID:
        RULES.advance(state, answer(state, PREFERENCES), chance, None)
    assert not any(told(state, WISHES))


def test_sites_have_a_value_where_one_could_build() -> None:
    state = RULES.start(Setup(4, first=0), Seeded(1))
    judge = Judge(state, 0, PREFERENCES)
    for site, value in enumerate(told(state, SITES)):
        could = judge.open & judge.free & 1 << site
        assert value == pytest.approx(10 * judge.value(site) if could else 0, abs=0.5001)
