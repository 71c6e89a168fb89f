"""The first game of Machi Koro: from the first roll to the fourth landmark."""

from typing import Any

from lesson import LEARNER, Json, Lesson

from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME

PASS: Json = {"do": "pass"}
HERD = ("ranch", "ranch", "cheese-factory")
"""What the learner builds where the lesson leaps, and the same for the landmarks."""
PROJECTS = ("shopping-mall", "amusement-park")


def roll(*faces: int) -> tuple[Json, list[Any]]:
    return {"do": "roll", "dice": len(faces)}, list(faces)


def build(card: str) -> tuple[Json, list[Any]]:
    return {"do": "build", "card": card}, []


def landmark(name: str) -> tuple[Json, list[Any]]:
    return {"do": "build", "landmark": name}, []


def lesson() -> Lesson:
    game = Lesson(GAME, Setup(2, first=LEARNER), [])
    game.step("roll", roll(2))
    game.step("build", build("ranch"))
    game.then(roll(2), build("cafe"))
    game.step("blue", roll(3))
    game.step("red", build("convenience-store"))
    game.then(roll(5), (PASS, []))
    game.step("green", roll(4))
    game.step("landmark", landmark("train-station"))
    game.then(roll(1), build("wheat-field"))
    game.step("dice", roll(5, 2))
    game.leap(growing, herd_is_ready, seed=3)
    game.step("symbols", roll(3, 4))
    game.step("mall", landmark("shopping-mall"))
    game.leap(growing, rolling, seed=3)
    game.show("purple", "market-stadium", "market-tv-station", "market-business-centre")
    game.leap(growing, one_is_missing, seed=4)
    game.show("park", "landmark-0-amusement-park")
    game.step("double", roll(4, 4))
    game.step("save", (PASS, []))
    game.show("tower", "landmark-0-radio-tower")
    game.step("win", roll(3, 4), landmark("radio-tower"))
    return game


def _own(view: Any) -> Any:
    return view.cities[view.seat]


def herd_is_ready(view: Any) -> bool:
    city = _own(view)
    cows = city.cards.get("ranch", 0)
    ready = cows >= 3 and city.cards.get("cheese-factory", 0) and city.coins >= 3
    return bool(ready) and view.question == "roll"


def rolling(view: Any) -> bool:
    return bool(view.question == "roll")


def one_is_missing(view: Any) -> bool:
    city = _own(view)
    return len(city.active) == 3 and 13 <= city.coins < 22 and view.question == "roll"


def growing(view: Any) -> Json:
    """The learner saves for what the next idea needs; the opponent lives on."""
    legal = [action.to_json() for action in view.legal]
    if view.seat != LEARNER or view.question != "build":
        return PASS if PASS in legal else legal[-1]
    city = _own(view)
    wished: list[Json] = [{"do": "build", "landmark": name} for name in PROJECTS]
    if "shopping-mall" not in city.built:
        wished = [{"do": "build", "card": card} for card in HERD if lacks(city, card)]
    return next((wish for wish in wished if wish in legal), PASS)


def lacks(city: Any, card: str) -> bool:
    return bool(city.cards.get(card, 0) < HERD.count(card) + (card == "ranch"))
