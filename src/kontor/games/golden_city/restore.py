"""A full position drawn at random from all that fit a view, for bots that search.

Every deal of the unseen landform and bonus cards is equally likely. Letters that the viewer may
not know cannot be drawn fairly, for any number fits: the others are taken to be level with him.
"""

from typing import Final, cast

from kontor.core.chance import Chance, Deck
from kontor.core.setup import set_switches
from kontor.core.view import View
from kontor.games.golden_city.board import CITY, board
from kontor.games.golden_city.cards import LANDFORM_COPIES
from kontor.games.golden_city.geography import GOODS_CARD_IDS, LANDFORMS, SITE_IDS
from kontor.games.golden_city.hands import LANDFORM_DECK
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.state import NOBODY, PHASES, GoldenCityState
from kontor.games.golden_city.view import BONUS_NAMES, GoldenCityView, numbers

BONUS_DECK: Final = Deck("bonus", BONUS_NAMES)


def restore(seen: View, chance: Chance) -> GoldenCityState:
    """The position of a view, with what it hides filled in by chance."""
    view = cast(GoldenCityView, seen)
    state = GoldenCityState(board=board(view.island), seats=len(view.players))
    _set_table(state, view)
    _set_round(state, view)
    _set_players(state, view)
    _set_network(state, view)
    _deal_landforms(state, view, chance)
    _deal_bonus_cards(state, view, chance)
    return state


def _set_table(state: GoldenCityState, view: GoldenCityView) -> None:
    set_switches(state, META, view.options)
    state.supply = view.supply
    state.key_supply = view.key_supply
    state.key_box = view.keys_used
    state.discard = numbers(LANDFORMS, view.discards)
    state.goods_open = numbers(GOODS_CARD_IDS, view.goods_open)
    state.goods_deck = numbers(GOODS_CARD_IDS, view.goods_deck)
    state.goods_box = numbers(GOODS_CARD_IDS, view.goods_gone)


def _set_round(state: GoldenCityState, view: GoldenCityView) -> None:
    state.round = view.round
    state.first = view.start_player
    state.turn = view.turn
    state.turns = view.turns
    state.phase = PHASES.index(view.phase)
    state.expulsions = view.expulsions
    state.builds = view.builds
    state.site = SITE_IDS.index(view.paying_for) if view.paying_for else NOBODY
    cards = state.board.score_deck.cards
    state.score = cards.index(view.score_card.id) if view.score_card else NOBODY
    for card in view.score_deck:
        state.score_left[cards.index(card.id)] = 1
    for place, pair in enumerate(view.pairs):
        state.display[2 * place] = LANDFORMS.index(pair.cards[0])
        state.display[2 * place + 1] = LANDFORMS.index(pair.cards[1])
        state.holder[place] = NOBODY if pair.holder is None else pair.holder


def _set_players(state: GoldenCityState, view: GoldenCityView) -> None:
    own = view.players[view.seat].letters if view.seat is not None else 0
    state.coins = [player.coins for player in view.players]
    state.keys = [player.keys for player in view.players]
    state.left = [player.unbuilt for player in view.players]
    state.blocked = [int(player.blocked) for player in view.players]
    letters = [own if player.letters is None else player.letters for player in view.players]
    state.letters = [total or 0 for total in letters]
    state.goods = [count for p in view.players for count in numbers(GOODS_CARD_IDS, p.goods)]
    state.known = [count for p in view.players for count in numbers(LANDFORMS, p.known)]


def _set_network(state: GoldenCityState, view: GoldenCityView) -> None:
    for name, owners in view.businesses.items():
        site = SITE_IDS.index(name)
        for seat in owners:
            state.own[seat] |= 1 << site
            state.reach[seat] |= state.board.roads[site]
            if not CITY >> site & 1:
                state.occupied |= 1 << site


def _deal_landforms(state: GoldenCityState, view: GoldenCityView, chance: Chance) -> None:
    """Give everybody the hand that is known of him and fill it up from the unseen cards."""
    width = len(LANDFORMS)
    unseen = [LANDFORM_COPIES - count for count in state.discard]
    for kind in state.display:
        if kind != NOBODY:
            unseen[kind] -= 1
    for seat, player in enumerate(view.players):
        sure = player.known if player.hand is None else player.hand
        for kind, count in enumerate(numbers(LANDFORMS, sure)):
            state.hand[seat * width + kind] = count
            unseen[kind] -= count
    for seat, player in enumerate(view.players):
        if player.hand is None:
            for _ in range(player.cards - sum(player.known.values())):
                kind = chance.draw(LANDFORM_DECK, unseen)
                state.hand[seat * width + kind] += 1
                unseen[kind] -= 1
    state.draw = unseen


def _deal_bonus_cards(state: GoldenCityState, view: GoldenCityView, chance: Chance) -> None:
    """Who took a bonus card saw what was left, so he knows which went since his last look."""
    state.takers = list(view.bonus_takers)
    if view.result is not None:
        hands = [iter(player.bonus or ()) for player in view.players]
        state.taken = [BONUS_NAMES.index(next(hands[taker])) for taker in state.takers]
        return
    pool = set(BONUS_NAMES)
    for look in view.bonus_looks:
        gone = pool.difference(look.left)
        _deal_bonus(state, gone, look.number, chance)
        state.taken.append(BONUS_NAMES.index(look.took))
        pool = set(look.left) - {look.took}
    _deal_bonus(state, pool.difference(view.bonus_left or ()), len(state.takers), chance)


def _deal_bonus(state: GoldenCityState, gone: set[str], until: int, chance: Chance) -> None:
    """Say which bonus cards were taken, up to the `until`-th: some of those that may be gone."""
    bag = [int(name in gone) for name in BONUS_NAMES]
    while len(state.taken) < until:
        card = chance.draw(BONUS_DECK, bag)
        bag[card] = 0
        state.taken.append(card)
