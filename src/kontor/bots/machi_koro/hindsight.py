"""Machi Koro in hindsight: all lies open, and rolls bring coins."""

from typing import cast

from kontor.bots.hindsight import Hindsight
from kontor.bots.machi_koro.adviser import reasons
from kontor.bots.machi_koro.guided import guide
from kontor.core.action import Action
from kontor.core.advice import Reason
from kontor.core.chance import Scripted
from kontor.core.view import View
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.actions import ACTIONS
from kontor.games.machi_koro.state import REROLL, MachiKoroState
from kontor.games.machi_koro.view import MachiKoroView


def purse(state: MachiKoroState, seat: int) -> int:
    """The coins of a seat; a roll that might be repeated counts as kept."""
    if state.phase == REROLL:
        state = state.copy()
        GAME.advance(state, ACTIONS.from_json({"do": "keep"}), Scripted([]), None)
    return int(state.coins[seat])


def speaks_for(view: View, action: Action) -> list[Reason]:
    return reasons(cast(MachiKoroView, view), action)


HINDSIGHT = Hindsight(reasons=speaks_for, guide=guide, purse=purse)
