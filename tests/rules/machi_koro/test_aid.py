"""What each roll would bring, as the page shows it on request."""

import pytest

from kontor.core.chance import Scripted
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.aid import TOTALS, outlook
from kontor.games.machi_koro.cards import LANDMARK
from kontor.games.machi_koro.state import PHASES, MachiKoroState
from kontor.games.machi_koro.view import MachiKoroAid
from tests.positions import advanced
from tests.rules.machi_koro.table import Table


def test_each_roller_and_total_tells_every_players_change__MK_I1() -> None:
    table = Table([{"bakery": 1}, {"cafe": 1, "ranch": 2}], coins=[3, 3])
    ahead = outlook(table.state)
    assert ahead[0][2 - 1] == [1, 2]
    assert ahead[1][2 - 1] == [0, 2]
    assert ahead[0][3 - 1] == [0, 1]
    assert ahead[0][12 - 1] == [0, 0]


def test_the_state_is_untouched() -> None:
    table = Table([{"stadium": 1, "mine": 2}, {"cafe": 1}], coins=[3, 1])
    before = table.state.fields()
    outlook(table.state)
    assert table.state.fields() == before


def rolled(state: MachiKoroState, total: int) -> list[int]:
    """What the coins change by when the player to move really rolls so much."""
    after = state.copy()
    dice = [total] if total <= 6 else [6, total - 6]
    GAME.apply(after, GAME.actions().of("roll", len(dice)), Scripted(dice))
    return [now - had for now, had in zip(after.coins, state.coins, strict=True)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outlook_is_what_the_roll_then_brings(seats: int) -> None:
    state: MachiKoroState = advanced(GAME, Setup(seats), 4, 240).state.copy()
    state.phase = PHASES.index("roll")
    for roller in range(seats):
        state.turn = roller
        state.active[roller] = 1 << LANDMARK["train-station"]
        ahead = outlook(state)[roller]
        assert [rolled(state, total) for total in TOTALS] == ahead
        assert any(any(changes) for changes in ahead)


def test_the_page_gets_it_with_the_view() -> None:
    session = advanced(GAME, Setup(3), 1, 60)
    assert GAME.aid(session.view(None)) == MachiKoroAid(outlook(session.state))
