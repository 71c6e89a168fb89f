"""Advice for Machi Koro: what thinking ahead found best, and what speaks for it in coins."""

from functools import partial
from typing import cast

from kontor.bots.advising import advice
from kontor.bots.machi_koro.forecast import Forecast
from kontor.core.action import Action
from kontor.core.advice import Advice, Reason, because
from kontor.core.view import View
from kontor.games.machi_koro.cards import KIND, LANDMARKS
from kontor.games.machi_koro.view import MachiKoroView, restore

SEED = 1
TRIALS = 1024
"""Twice a bot's own, so that a chance can be named."""


def advise(view: View, deadline: float | None = None) -> list[Advice]:
    """The best answers with their chances and reasons."""
    seen = cast(MachiKoroView, view)
    told = partial(reasons, seen)
    from kontor.bots.machi_koro.guided import guided

    found = guided(SEED, TRIALS).ranked(view, deadline, enough=True)
    return advice(found, found[0].chance, "reason-looked-ahead", told)


def reasons(view: MachiKoroView, action: Action) -> list[Reason]:
    """What speaks for an answer."""
    seat, forecast = view.turn, Forecast(restore(view))
    if action.noun == "landmark":
        left = len(LANDMARKS) - len(view.cities[seat].built) - 1
        return [because("reason-landmarks", left=left)]
    if action.do == "build":
        gain = forecast.gain(seat, KIND[str(action.what)])
        return [because("reason-income", coins=round(gain, 1))]
    if action.do == "pass":
        return saving(view)
    if action.do == "roll":
        hope = forecast.own_turn(seat, int(cast(int, action.what)))
        return [because("reason-hope", coins=round(hope, 1))]
    if action.do == "reroll":
        return [because("reason-hope", coins=round(forecast.own_turn(seat, len(view.dice)), 1))]
    if action.do == "keep":
        return [because("reason-brings", coins=int(forecast.own_roll(seat, sum(view.dice))))]
    return []


def saving(view: MachiKoroView) -> list[Reason]:
    """The cheapest landmark that the player cannot pay yet."""
    city = view.cities[view.turn]
    missing = [one for one in LANDMARKS if one.id not in city.built and one.cost > city.coins]
    return [because("reason-saves-landmark", landmark=one.id) for one in missing[:1]]
