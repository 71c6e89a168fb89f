"""What a page is told beside the view: the rules' own sums, out of what the viewer may know."""

import pytest

from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.aid import reach
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.ending import bonus_letters, decided_by, reason
from kontor.games.golden_city.events import ScoredArea, ScoredGoods
from kontor.games.golden_city.rewards import BONUS_NAMES
from kontor.games.golden_city.scoring import score_round
from kontor.games.golden_city.state import NOBODY
from kontor.games.golden_city.view import GoldenCityAid


@pytest.mark.parametrize("seats", [3, 4])
def test_the_prospects_of_a_view_are_those_of_the_true_position(seats: int) -> None:
    chance = Seeded(seats)
    state = GAME.start(Setup(seats=seats), chance)
    while GAME.to_move(state) is not None:
        aid = GAME.aid(GAME.view(state, state.turn))
        told: list[Event] = []
        score_round(state.copy(), told)
        for expected, kind in ((aid.goods, ScoredGoods), (aid.area, ScoredArea)):
            true = {e.seat: e.letters for e in told if isinstance(e, kind)}
            assert expected == [true.get(seat, 0) for seat in range(seats)]
        assert aid.bonus == {
            name: bonus_letters(state, state.turn, card) for card, name in enumerate(BONUS_NAMES)
        }
        assert aid.reach == [state.board.ids[n] for n in reach(state, state.turn)]
        assert aid.next_expulsion == expulsion_price(state.expulsions)
        assert aid.last_round == (reason(state) is not None)
        assert aid.decided_by is None
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))], chance)
    assert state.score == NOBODY
    nothing = [0] * seats
    over = GoldenCityAid(
        nothing, nothing, {}, [], next_expulsion=1, last_round=True, decided_by=decided_by(state)
    )
    assert GAME.aid(GAME.view(state, None)) == over


@pytest.mark.parametrize("limited", [False, True])
def test_with_three_expulsions_a_fourth_has_no_price__GC_A7(limited: bool) -> None:
    chance = Seeded(7)
    state = GAME.start(Setup(seats=4, options={"three-expulsions": limited}), chance)
    prices = []
    for state.expulsions in range(4):
        prices.append(GAME.aid(GAME.view(state, state.turn)).next_expulsion)
    assert prices == [1, 2, 3, None if limited else 4]
