"""Takes what earns most in the next round of rolls, and a landmark whenever it can pay one."""

from typing import cast

from kontor.bots.machi_koro.prospects import Prospects
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.machi_koro.building import MOST
from kontor.games.machi_koro.cards import ESTABLISHMENTS, KIND, LANDMARKS, PURPLE
from kontor.games.machi_koro.meta import FIRST_GAMES
from kontor.games.machi_koro.view import MachiKoroView

COST_OF_LANDMARK = {landmark.id: landmark.cost for landmark in LANDMARKS}
SWAPPABLE = [kind for kind, card in enumerate(ESTABLISHMENTS) if card.colour != PURPLE]


class GreedyBot:
    """Looks one round ahead. The same position always gets the same answer."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View, deadline: float | None = None) -> Action:
        view = cast(MachiKoroView, view)
        table = Prospects(view)
        if view.question == "build":
            return best_build(view, table)
        if view.question == "roll":
            return answer(view, "roll", table.better_dice(view.turn))
        if view.question == "reroll":
            return answer(view, "reroll" if wants_reroll(view, table) else "keep")
        if view.question == "collect":
            return max(view.legal, key=lambda action: table.coins[int(cast(int, action.what))])
        return best_swap(view, table)


def answer(view: View, do: str, what: object = None) -> Action:
    return next(action for action in view.legal if action.do == do and action.what == what)


def wants_reroll(view: MachiKoroView, table: Prospects) -> bool:
    """Whether the roll brings less than one may hope for."""
    dice = len(view.dice)
    hope = table.own_turn(view.turn, dice)
    worth = table.own_roll(view.turn, sum(view.dice))
    park = "amusement-park" in view.cities[view.turn].active
    if park and dice == 2 and view.dice[0] == view.dice[1] and not view.second_turn:
        worth += max(hope, 0)
    return worth < hope


def best_build(view: MachiKoroView, table: Prospects) -> Action:
    """The dearest landmark that can be paid; else the card that raises the income most."""
    landmarks = [action for action in view.legal if action.noun == "landmark"]
    if landmarks:
        return max(landmarks, key=lambda action: COST_OF_LANDMARK[str(action.what)])
    best, most = answer(view, "pass"), 0.0
    before = table.round(view.turn)
    for action in view.legal:
        if action.do == "build":
            gain = worth_of(table, view.turn, KIND[str(action.what)]) - before
            if gain > most:
                best, most = action, gain
    return best


def worth_of(table: Prospects, seat: int, kind: int) -> float:
    """What the coming round brings with one more card of the kind."""
    table.cards[seat][kind] += 1
    worth = table.round(seat)
    table.cards[seat][kind] -= 1
    return worth


def best_swap(view: MachiKoroView, table: Prospects) -> Action:
    """The swap that raises the income most, step by step: with whom, which, for which."""
    if view.question == "swap":
        offers = {
            action: max(gain for gain, _, _ in swaps(view, table, int(cast(int, action.what))))
            for action in view.legal
            if action.do == "swap"
        }
        best = max(offers, key=lambda action: offers[action], default=None)
        return best if best and offers[best] > 0 else answer(view, "decline")
    assert view.partner is not None
    options = swaps(view, table, view.partner)
    if view.question == "give":
        _, given, _ = max(options)
        return answer(view, "give", ESTABLISHMENTS[given].id)
    _, _, got = max(option for option in options if option[1] == KIND[view.given or ""])
    return answer(view, "get", ESTABLISHMENTS[got].id)


def swaps(view: MachiKoroView, table: Prospects, partner: int) -> list[tuple[float, int, int]]:
    """Every swap with this player: what it gains, which kind is given, which got."""
    mine, his = table.cards[view.turn], table.cards[partner]
    most = MOST[int(view.options[FIRST_GAMES.id])]
    before = table.round(view.turn)
    options = []
    for given in SWAPPABLE:
        for got in SWAPPABLE:
            if not mine[given] or not his[got]:
                continue
            if given != got and (his[given] >= most[given] or mine[got] >= most[got]):
                continue
            mine[given] -= 1
            mine[got] += 1
            options.append((table.round(view.turn) - before, given, got))
            mine[given] += 1
            mine[got] -= 1
    return options
