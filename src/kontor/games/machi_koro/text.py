"""Machi Koro as text, for the terminal and for screen readers."""

from typing import cast

from kontor.core.action import Action
from kontor.core.text import Row, Section, Words
from kontor.core.view import View
from kontor.games.machi_koro.cards import (
    BLUE,
    ESTABLISHMENTS,
    GREEN,
    LANDMARKS,
    MALL_BONUS,
    MALL_SYMBOLS,
    RED,
    Establishment,
    Landmark,
)
from kontor.games.machi_koro.state import COME_WHAT_MAY
from kontor.games.machi_koro.view import City, MachiKoroView
from kontor.games.machi_koro.vocabulary import VOCABULARY

DOES = {BLUE: "does-blue", GREEN: "does-green", RED: "does-red"}
DOES_ITS_OWN = {
    "stadium": "does-stadium",
    "tv-station": "does-tv-station",
    "business-centre": "does-business-centre",
}
INCOME = {BLUE: "income-blue", GREEN: "income-green", RED: "income-red"}
INCOME_OF_ITS_OWN = {
    "stadium": "income-stadium",
    "tv-station": "income-tv-station",
    "business-centre": "income-business-centre",
}


def show(view: View, words: Words) -> list[Section]:
    """The whole table as one matrix: what there is, and what of it stands in which city."""
    view = cast(MachiKoroView, view)
    columns = [
        words("col-rolls"),
        words("col-income"),
        words("col-cost"),
        words("col-market"),
        *[words("seat-label", seat=seat) for seat in range(len(view.cities))],
    ]
    coins = Row((words("coins"), "", "", "", "", *[str(c.coins) for c in view.cities]), "gold")
    cards = [_card_row(view, card, words) for card in ESTABLISHMENTS if _is_in_play(view, card.id)]
    landmarks = [_landmark_row(view, landmark, words) for landmark in LANDMARKS]
    note = words("legend")
    if view.options[COME_WHAT_MAY.id]:
        note += " " + words("deck-left", left=sum(view.deck.values()))
    return [
        Section(words("establishments"), columns, cards),
        Section(words("landmarks"), columns, landmarks),
        Section(words("coins"), columns, [coins], note, brief=True),
    ]


def _is_in_play(view: MachiKoroView, card: str) -> bool:
    return card in view.market or any(card in city.cards for city in view.cities)


def _card_row(view: MachiKoroView, card: Establishment, words: Words) -> Row:
    owned = [str(city.cards.get(card.id, "")) for city in view.cities]
    market = str(view.market.get(card.id, 0))
    cells = (_name(card, words), _rolls(card), _income(card, words), str(card.cost), market, *owned)
    return Row(cells, card.colour, _answer(view, card.id))


def _landmark_row(view: MachiKoroView, landmark: Landmark, words: Words) -> Row:
    brief = words(f"landmark-{landmark.id}.brief")
    stands = [_stands(city, landmark.id, words) for city in view.cities]
    cells = (words(f"landmark-{landmark.id}"), "", brief, str(landmark.cost), "", *stands)
    return Row(cells, "gold", _answer(view, landmark.id))


def _stands(city: City, landmark: str, words: Words) -> str:
    if landmark in city.active:
        return words("built")
    return words("built-now") if landmark in city.built else ""


def _answer(view: MachiKoroView, thing: str) -> Action | None:
    return next((action for action in view.legal if action.what == thing), None)


def _name(card: Establishment, words: Words) -> str:
    return words(f"card-{card.id}")


def _rolls(card: Establishment) -> str:
    return "–".join(map(str, card.rolls))


def _income(card: Establishment, words: Words) -> str:
    if card.per:
        return words("income-per", coins=card.income, symbol=card.per)
    message = INCOME_OF_ITS_OWN.get(card.id) or INCOME[card.colour]
    return words(message, coins=card.income)


def explain(view: View, thing: str, words: Words) -> list[str] | None:
    """What a card, a landmark, a colour or a symbol is good for."""
    view = cast(MachiKoroView, view)
    for card in ESTABLISHMENTS:
        if card.id == thing:
            return _about_card(view, card, words)
    for landmark in LANDMARKS:
        if landmark.id == thing:
            about = words(f"landmark-{landmark.id}.about")
            return [words("explain-landmark", landmark=thing), about]
    if thing in VOCABULARY.things["colour"]:
        same = [card.id for card in ESTABLISHMENTS if card.colour == thing]
        return [words("explain-colour", colour=thing, card=same), words("legend")]
    if thing in VOCABULARY.things["symbol"]:
        same = [card.id for card in ESTABLISHMENTS if card.symbol == thing]
        return [words("explain-symbol", symbol=thing, card=same)]
    return None


def _about_card(view: MachiKoroView, card: Establishment, words: Words) -> list[str]:
    rolls = _rolls(card)
    own = view.cities[view.seat].cards.get(card.id, 0) if view.seat is not None else 0
    lines = [
        words("explain-card", card=card.id, colour=card.colour, symbol=card.symbol, rolls=rolls),
        _effect(card, rolls, words),
        words("explain-stock", market=view.market.get(card.id, 0), own=own),
    ]
    if card.symbol in MALL_SYMBOLS:
        lines.insert(2, words("raised-by-mall", coins=MALL_BONUS))
    return lines


def _effect(card: Establishment, rolls: str, words: Words) -> str:
    if card.per:
        return words("does-green-per", rolls=rolls, coins=card.income, symbol=card.per)
    return words(DOES_ITS_OWN.get(card.id) or DOES[card.colour], rolls=rolls, coins=card.income)
