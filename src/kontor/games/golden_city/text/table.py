"""The table: players, cards, and what the round is about. The island is in `sites`."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from kontor.core.text import Row, Section, Words
from kontor.core.view import View
from kontor.games.golden_city.aid import bonus_cards_pay, score_card_pays
from kontor.games.golden_city.bidding import next_expulsion
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.geography import GOODS, LANDFORMS
from kontor.games.golden_city.text.context import Context
from kontor.games.golden_city.text.sites import island, paid_for, within_reach
from kontor.games.golden_city.view import GoldenCityView, Pair, PlayerView


def show(view: View, words: Words) -> list[Section]:
    """What everybody has, what is scored, what there is to choose from, and the island."""
    context = Context.of(cast(GoldenCityView, view), words)
    return [
        players(context),
        *score_card(context),
        *hands(context),
        *bonus_cards(context),
        *pairs(context),
        *within_reach(context),
        *paid_for(context),
        *known_cards(context),
        *island(context),
        supply(context),
    ]


def players(context: Context) -> Section:
    """What lies before everybody."""
    words = context.words
    columns = [
        words("col-letters"),
        words("col-coins"),
        words("col-keys"),
        words("col-unbuilt"),
        words("col-cards"),
        words("col-bonus"),
        *[words(f"good-{good}") for good in GOODS],
    ]
    rows = [Row(_player(context, seat)) for seat in context.seats]
    return Section(words("round", round=context.view.round), columns, rows)


def _player(context: Context, seat: int) -> list[str]:
    player = context.view.players[seat]
    starts = int(seat == context.view.start_player)
    label = context.words("player-label", seat=seat, starts=starts, blocked=int(player.blocked))
    counts = [player.coins, player.keys, player.unbuilt, player.cards, player.bonus_cards]
    goods = [cards_with(player, good) for good in GOODS]
    letters = "" if player.letters is None else str(player.letters)
    return [label, letters, *map(str, counts), *map(str, goods)]


def cards_with(player: PlayerView, good: str) -> int:
    """How many of a player's goods cards show the good."""
    return sum(count for kind, count in player.goods.items() if good in kind.split("-"))


def score_card(context: Context) -> Iterator[Section]:
    """What the round's end would pay everybody if it came now."""
    card, words = context.view.score_card, context.words
    if card is None:
        return
    goods_pay, area_pays = score_card_pays(context.position)
    good = [words(f"good-{card.good}"), *map(str, goods_pay)]
    area = [words(f"area-{card.area}"), *map(str, area_pays)]
    columns = [*map(context.label, context.seats), words("col-locations")]
    rows = [Row([*good, ""]), Row([*area, " ".join(context.sites_in(card.area))])]
    yield Section(words("scored"), columns, rows, brief=True)


def hands(context: Context) -> Iterator[Section]:
    """The landform cards that the viewer may see."""
    rows = [
        Row([context.words("hand-of", seat=seat), *[str(player.hand.get(n, 0)) for n in LANDFORMS]])
        for seat, player in enumerate(context.view.players)
        if player.hand is not None
    ]
    columns = [context.words(f"landform-{landform}") for landform in LANDFORMS]
    if rows:
        yield Section(context.words("hands"), columns, rows, brief=True)


def known_cards(context: Context) -> Iterator[Section]:
    """What everybody knows of the hands that the viewer may not see."""
    rows = [
        Row(
            [
                context.label(seat),
                *[str(player.known.get(n, 0)) for n in LANDFORMS],
                _hidden(player),
            ]
        )
        for seat, player in enumerate(context.view.players)
        if player.hand is None
    ]
    columns = [context.words(f"landform-{landform}") for landform in LANDFORMS]
    if rows:
        columns.append(context.words("col-hidden"))
        yield Section(context.words("known-cards"), columns, rows, tile=True)


def _hidden(player: PlayerView) -> str:
    return str(player.cards - sum(player.known.values()))


def bonus_cards(context: Context) -> Iterator[Section]:
    """Those that the viewer owns or may choose from, and what each would bring now."""
    view, words = context.view, context.words
    held = [(seat, card) for seat in context.seats for card in view.players[seat].bonus or ()]
    rows = [_bonus(context, seat, card) for seat, card in held]
    if view.bonus_left is not None and view.seat is not None:
        rows += [_bonus(context, view.seat, card, to_choose=True) for card in view.bonus_left]
    if rows:
        columns = [words("col-now"), words("col-owner"), words("col-brings")]
        yield Section(words("bonus-cards"), columns, rows, brief=True)


def _bonus(context: Context, seat: int, card: str, to_choose: bool = False) -> Row:
    words = context.words
    owner = "" if to_choose else context.label(seat)
    cells = [words(f"bonus-{card}"), str(bonus_cards_pay(context.position, seat)[card]), owner]
    action = context.answer("choose", card) if to_choose else None
    return Row([*cells, words(f"bonus-{card}.each")], action=action)


def pairs(context: Context) -> Iterator[Section]:
    """The display: whose hand lies where, and what it costs to drive it away."""
    view, words = context.view, context.words
    price = next_expulsion(context.position)
    held = "–" if price is None else str(price)
    rows = [
        Row(
            [
                words("pair", pair=place),
                words("cards", cards=_pair_cards(pair)),
                "" if pair.holder is None else context.label(pair.holder),
                words("price-nothing") if pair.holder is None else held,
            ],
            action=context.answer("bid", place),
        )
        for place, pair in enumerate(view.pairs)
    ]
    if rows:
        columns = [words("col-pair-cards"), words("col-hand"), words("col-price")]
        note = words("next-expulsion", coins=price) if price else words("no-expulsion")
        yield Section(words("pairs"), columns, rows, note, brief=True)


def _pair_cards(pair: Pair) -> Mapping[str, int] | Sequence[str]:
    """Two equal cards are counted, two different ones named."""
    first, second = pair.cards
    return {first: 2} if first == second else pair.cards


def supply(context: Context) -> Section:
    """What nobody has yet, and what has been played."""
    view, words = context.view, context.words
    piles = [
        ("draw-pile", view.draw_pile, ""),
        ("discard-pile", sum(view.discards.values()), words("cards", cards=view.discards)),
        ("coins", view.supply, ""),
        ("key-cards", view.key_supply, ""),
        ("goods-shown", sum(view.goods_open.values()), _kinds(context, view.goods_open)),
        ("goods-hidden", sum(view.goods_deck.values()), _kinds(context, view.goods_deck)),
        ("bonus-cards", len(BONUS_CARDS) - len(view.bonus_takers), ""),
        ("score-cards", len(view.score_deck), words("next-back", back=view.next_back)),
    ]
    rows = [Row([words(name), str(left), told]) for name, left, told in piles]
    return Section(words("supply"), [words("col-left"), words("col-which")], rows, tile=True)


def _kinds(context: Context, cards: Mapping[str, int]) -> str:
    """Goods cards by name, one after the other."""
    return "; ".join(context.words(f"goods-{name}") for name in Counter(cards).elements())
