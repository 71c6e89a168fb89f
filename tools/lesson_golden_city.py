"""The first game of The Golden City: from the first bid to the last score card."""

from collections.abc import Callable
from typing import Any

from lesson import LEARNER, Json, Lesson, Move

from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.names import FORMER

END: Move = ({"do": "end"}, [])
CITY = ("o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "i1", "i2", "i3", "i4")


def bid(pair: int) -> Move:
    return {"do": "bid", "pair": pair}, []


def build(site: str, *outcomes: str) -> Move:
    return {"do": "build", "site": site}, list(outcomes)


def pay(*outcomes: str, **cards: int) -> Move:
    return {"do": "pay", "cards": cards}, list(outcomes)


def take(goods: str, shown: str) -> Move:
    return {"do": "take", "goods": goods}, [shown]


def dealt(score_card: str, first: str, second: str) -> list[Any]:
    """A new round: its score card, then the first and the second cards of the three pairs."""
    return [score_card, *first.split(), *second.split()]


def lesson() -> Lesson:
    goods = ["pottery-wine", "wine-cloth", "spices-cloth"]
    hands = ["mountain", "woodland", "desert"]
    first = dealt("1-mountain-meadow-pottery", "mountain coast desert", "mountain meadow woodland")
    second = dealt("1-meadow-woodland-cloth", "meadow desert coast", "meadow desert woodland")
    third = dealt("1-woodland-desert-wine", "desert woodland coast", "desert mountain coast")
    fourth = dealt("1-desert-mountain-spices", "meadow desert coast", "mountain woodland desert")

    game = Lesson(GAME, Setup(3, {"island": FORMER}, LEARNER), [*goods, *hands, *first])
    game.show("aim", "letters-0")
    game.show("score-card", "score", *(f"site-{one}" for one in ("r7", "r8", "r9")))
    game.show("letters", *(f"site-{part}" for part in CITY))
    game.show("cards", "hand-coast", "hand-mountain")
    game.step("bid", bid(0))
    game.then(bid(0), bid(2))
    game.step("expel", bid(0))
    game.then(bid(1))
    game.step("coast", build("c4"), pay("meadow", coast=1))
    game.step("road", build("r7"))
    game.then(build("c8"), take("pottery-wine", "pottery-cloth"), END)
    game.then(build("c13"), pay(coast=1), ({"do": "end"}, second))
    game.then(bid(2), bid(1))
    game.step("scoring", bid(0))
    game.then(build("c9"), pay(coast=1), END)
    game.then(build("r24"), END)
    game.step("reach", build("r8"), ({"do": "end"}, third))
    game.then(bid(2))
    game.step("pairs", bid(0))
    game.then(bid(1))
    game.then(build("c12"), pay("woodland", coast=1), END)
    game.step("joker", build("r9"))
    game.step("bonus", ({"do": "choose", "bonus": "river"}, []), END)
    game.then(build("r16", "coast"), ({"do": "end"}, fourth))
    game.leap(playing, able_to_build("r5"), seed=1)
    game.step("key", build("r5"))
    game.leap(playing, able_to_build("o3"), seed=2)
    game.step("city", build("o3"))
    game.leap(playing, able_to_build("i2"), seed=3)
    game.step("inner", build("i2", "coast"))
    game.leap(playing, last_turn, seed=4)
    game.step("end", END)
    game.others(playing, seed=5)
    return game


def able_to_build(site: str) -> Callable[[Any], bool]:
    """Whether it is the learner's turn, and he can build there."""
    wished = {"do": "build", "site": site}
    return lambda view: wished in [action.to_json() for action in view.legal]


def last_turn(view: Any) -> bool:
    return bool(view.round == 16 and view.question == "build" and view.builds == 1)


def playing(view: Any) -> Json:
    """How everybody plays where the lesson leaps: plainly, and the learner towards the city."""
    legal: list[Json] = [action.to_json() for action in view.legal]
    if view.question == "bid":
        return max(legal, key=lambda action: _liking(view.pairs[action["pair"]]))
    saving = view.seat == LEARNER and "i2" not in view.businesses
    return legal[-1] if saving or view.question == "choose" else legal[0]


def _liking(pair: Any) -> int:
    """Nobody is driven away; meadow is liked best, then mountain."""
    liked = {"meadow": 2, "mountain": 1}
    return -1 if pair.holder is not None else sum(liked.get(card, 0) for card in pair.cards)
