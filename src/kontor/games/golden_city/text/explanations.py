"""What a location, a card or another thing of the game is, does, and means just now."""

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from kontor.core.text import Words
from kontor.core.view import View
from kontor.games.golden_city.aid import bonus_cards_pay
from kontor.games.golden_city.geography import SITE_NUMBER
from kontor.games.golden_city.text.context import Context
from kontor.games.golden_city.text.table import cards_with
from kontor.games.golden_city.view import GoldenCityView
from kontor.games.golden_city.vocabulary import VOCABULARY


def explain(view: View, thing: str, words: Words) -> list[str] | None:
    """All there is to say about everything of that name; a landform is a bonus card's name too."""
    context = Context.of(cast(GoldenCityView, view), words)
    lines = [
        line
        for kind, things in VOCABULARY.things.items()
        if thing in things
        for line in ABOUT[kind](context, thing)
    ]
    return lines or None


def site(context: Context, name: str) -> Iterator[str]:
    words = context.words
    place = context.island.sites[SITE_NUMBER[name]]
    kind, landform = place.kind, place.sector
    yield words("about-site", site=name, kind=kind, landform=landform, cost=context.cost(place))
    if context.reward(place):
        yield words("about-reward", told=context.reward(place))
    area = place.river or place.quarter
    if area is not None:
        yield words("about-site-area", area=area)
    yield words("about-roads", site=context.neighbours(place))
    builders = context.builders(place)
    yield words("about-builders", names=_names(context, builders), count=len(builders))


def landform(context: Context, name: str) -> Iterator[str]:
    words, view = context.words, context.view
    yield words("about-landform", landform=name)
    if view.seat is None:
        return
    hand = view.players[view.seat].hand or {}
    near = [s.id for s in context.within_reach(view.seat) if s.landform == name]
    yield words("about-own-cards", landform=name, count=hand.get(name, 0))
    yield words("about-near", site=near, count=len(near))


def area(context: Context, name: str) -> Iterator[str]:
    words = context.words
    sites = context.sites_in(name)
    yield words("about-area", area=name, site=sites)
    for seat in context.seats:
        count = sum(seat in context.view.businesses.get(there, ()) for there in sites)
        if count:
            yield words("about-area-of", seat=seat, count=count)


def good(context: Context, name: str) -> Iterator[str]:
    words = context.words
    cards = [card.copies for card in context.island.goods_cards if name in card.goods]
    yield words("about-good", good=name, count=sum(cards))
    for seat, player in enumerate(context.view.players):
        count = cards_with(player, name)
        if count:
            yield words("about-goods-of", seat=seat, count=count)


def goods(context: Context, name: str) -> Iterator[str]:
    words, view = context.words, context.view
    if name == "deck":
        yield words("about-deck", count=sum(view.goods_deck.values()))
        return
    owners = [seat for seat in context.seats if name in view.players[seat].goods]
    yield words(
        "about-goods",
        goods=name,
        shown=view.goods_open.get(name, 0),
        deck=view.goods_deck.get(name, 0),
    )
    if owners:
        yield words("about-goods-owners", names=_names(context, owners))


def bonus(context: Context, name: str) -> Iterator[str]:
    words, seat = context.words, context.view.seat
    yield words("about-bonus", bonus=name)
    if seat is not None:
        yield words("about-bonus-now", letters=bonus_cards_pay(context.position, seat)[name])


def reward(context: Context, name: str) -> Iterator[str]:
    words = context.words
    sites = [s.id for s in context.island.sites if s.reward == name]
    free = [there for there in sites if there not in context.view.businesses]
    yield from described("reward")(context, name)
    yield words("about-free", site=free, count=len(free))


def described(kind: str) -> Callable[[Context, str], Iterator[str]]:
    """For what is always the same, wherever the game stands."""

    def told(context: Context, name: str) -> Iterator[str]:
        message = f"{kind}-{name}"
        yield context.words(
            "colon", name=context.words(message), about=context.words(f"{message}.about")
        )

    return told


def _names(context: Context, seats: Iterable[int]) -> str:
    return ", ".join(context.words("by-seat", seat=seat) for seat in seats)


ABOUT: dict[str, Callable[[Context, str], Iterator[str]]] = {
    "landform": landform,
    "site": site,
    "kind": described("kind"),
    "area": area,
    "good": good,
    "goods": goods,
    "bonus": bonus,
    "reward": reward,
    "phase": described("phase"),
}
