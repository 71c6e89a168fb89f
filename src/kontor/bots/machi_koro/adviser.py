"""Advice for Machi Koro: what the search found best, and what speaks for it in coins."""

from typing import cast

from kontor.bots.advice import Advice, Reason, because
from kontor.bots.machi_koro.greedy import worth_of
from kontor.bots.machi_koro.prospects import Prospects
from kontor.bots.machi_koro.rollout import purchase
from kontor.bots.machi_koro.search import Arm, SearchBot
from kontor.core.view import View
from kontor.games.machi_koro.cards import KIND, LANDMARKS
from kontor.games.machi_koro.view import MachiKoroView, restore

SEED = 1
SHOWN = 3


def advise(view: View, deadline: float | None = None) -> list[Advice]:
    """The best answers with their chances and reasons."""
    seen = cast(MachiKoroView, view)
    arms = SearchBot(SEED).ranked(view, deadline)[:SHOWN]
    return [Advice(arm.action, arm.share, tuple(reasons(seen, arm))) for arm in arms]


def reasons(view: MachiKoroView, arm: Arm) -> list[Reason]:
    """What speaks for an answer."""
    action, seat, table = arm.action, view.turn, Prospects(view)
    trials = because("reason-played-out", games=len(arm.outcomes))
    if action.noun == "landmark":
        left = len(LANDMARKS) - len(view.cities[seat].built) - 1
        return [because("reason-landmarks", left=left), trials]
    if action.do == "build":
        gain = worth_of(table, seat, KIND[str(action.what)]) - table.round(seat)
        return [because("reason-income", coins=round(gain, 1)), trials]
    if action.do == "pass":
        return [*saving(view, arm), trials]
    if action.do == "roll":
        hope = table.own_turn(seat, int(cast(int, action.what)))
        return [because("reason-hope", coins=round(hope, 1)), trials]
    if action.do == "reroll":
        return [
            because("reason-hope", coins=round(table.own_turn(seat, len(view.dice)), 1)),
            trials,
        ]
    if action.do == "keep":
        return [because("reason-brings", coins=int(table.own_roll(seat, sum(view.dice)))), trials]
    return [trials]


def saving(view: MachiKoroView, arm: Arm) -> list[Reason]:
    """What the player saves for, by the plan."""
    rich = restore(view)
    rich.coins[view.turn] = 99
    aim = purchase(rich, arm.plan)
    if aim.noun == "landmark":
        return [because("reason-saves-landmark", landmark=aim.what)]
    return [because("reason-saves-card", card=aim.what)] if aim.noun == "card" else []
