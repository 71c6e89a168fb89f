"""What a business brings at once, and the choices that come with it (GC-R1 … GC-R9)."""

from typing import Final

from kontor.core.chance import Chance, Deck
from kontor.core.game import Told
from kontor.games.golden_city import board as table
from kontor.games.golden_city import events
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.actions import FROM_DECK
from kontor.games.golden_city.board import FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders
from kontor.games.golden_city.cards import (
    BONUS_CARDS,
    GOODS_LIMIT,
    INNER_LETTERS,
    OUTER_LETTERS,
    REWARD_COINS,
    REWARDED,
)
from kontor.games.golden_city.geography import GOODS_CARD_IDS, REWARDS
from kontor.games.golden_city.hands import draw_hidden
from kontor.games.golden_city.state import GOODS_KINDS, GoldenCityState

GOODS_DECK: Final = Deck("goods", GOODS_CARD_IDS)
BONUS_NAMES: Final = [card.id for card in BONUS_CARDS]
COINS_OF: Final = [REWARD_COINS.get(reward, 0) for reward in REWARDS]
"""How many coins each reward brings."""


def give(state: GoldenCityState, site: int, chance: Chance, told: Told) -> bool:
    """Pay out the reward of the business just built; false if a choice has to be made first."""
    if site >= FIRST_CITY_PART:
        give_in_city(state, site, chance, told)
        return True
    reward = state.board.reward[site]
    if reward == table.COIN or reward == table.TWO_COINS:
        give_coins(state, COINS_OF[reward], told)
    elif reward == table.LANDFORM:
        draw_hidden(state, state.turn, chance, told)
    elif reward == table.KEY:
        give_key(state, told)
    elif reward == table.BONUS:
        if len(state.taken) < len(BONUS_NAMES):
            look_through(state, told)
            return False
        nothing(state, reward, told)
    elif reward == table.GOOD:
        if any(state.goods_open) or any(state.goods_deck):
            state.phase = phase.TAKE
            return False
        nothing(state, reward, told)
    return True


def nothing(state: GoldenCityState, reward: int, told: Told) -> None:
    if told is not None:
        told.append(events.NothingLeft(state.turn, REWARDS[reward]))


def give_coins(state: GoldenCityState, coins: int, told: Told) -> None:
    """Coins from the supply, as many as there are (GC-R1)."""
    coins = min(coins, state.supply)
    if not coins:
        nothing(state, table.COIN, told)
        return
    state.supply -= coins
    state.coins[state.turn] += coins
    if told is not None:
        told.append(events.Coins(state.turn, coins))


def give_key(state: GoldenCityState, told: Told) -> None:
    if not state.key_supply:
        nothing(state, table.KEY, told)
        return
    state.key_supply -= 1
    state.keys[state.turn] += 1
    if told is not None:
        told.append(events.Key(state.turn))


def give_in_city(state: GoldenCityState, site: int, chance: Chance, told: Told) -> None:
    """Letters for the first and the second builder; the first gets more (GC-R7, GC-R8)."""
    place = builders(state, site)
    inner = site >= FIRST_INNER_PART
    letters = INNER_LETTERS[place] if inner else OUTER_LETTERS[place]
    state.letters[state.turn] += letters
    if told is not None:
        told.append(events.CityLetters(state.turn, letters, place))
    if place <= REWARDED:
        if inner:
            draw_hidden(state, state.turn, chance, told)
        elif state.board.reward[site] == table.COIN:
            give_coins(state, COINS_OF[table.COIN], told)


def look_through(state: GoldenCityState, told: Told) -> None:
    """Let a player see the bonus cards that are left; from here there is no way back (GC-R4)."""
    state.phase = phase.CHOOSE
    if told is not None:
        told.append(events.Looks(state.turn))


def take_bonus(state: GoldenCityState, card: int, told: Told) -> None:
    """Keep a bonus card face down (GC-R4)."""
    state.takers.append(state.turn)
    state.taken.append(card)
    if told is not None:
        told.append(events.Bonus(state.turn, BONUS_NAMES[card]))


def goods_held(state: GoldenCityState, seat: int) -> int:
    base = seat * GOODS_KINDS
    return sum(state.goods[base : base + GOODS_KINDS])


def take_goods(state: GoldenCityState, number: int, chance: Chance, told: Told) -> bool:
    """Take a face-up goods card or the top of the deck (GC-R5); false if one must go (GC-R6)."""
    kind = number
    if number == FROM_DECK:
        kind = chance.draw(GOODS_DECK, state.goods_deck)
        state.goods_deck[kind] -= 1
    else:
        state.goods_open[kind] -= 1
    state.goods[state.turn * GOODS_KINDS + kind] += 1
    if told is not None:
        took = events.GoodsDrawn if number == FROM_DECK else events.GoodsTaken
        told.append(took(state.turn, GOODS_CARD_IDS[kind]))
    if number != FROM_DECK:
        turn_up_goods(state, chance, told)
    if goods_held(state, state.turn) > GOODS_LIMIT:
        state.phase = phase.GIVE_UP
        return False
    return True


def turn_up_goods(state: GoldenCityState, chance: Chance, told: Told) -> None:
    """Fill the gap in the display while the deck lasts."""
    if any(state.goods_deck):
        kind = chance.draw(GOODS_DECK, state.goods_deck)
        state.goods_deck[kind] -= 1
        state.goods_open[kind] += 1
        if told is not None:
            told.append(events.GoodsShown(GOODS_CARD_IDS[kind]))


def give_up_goods(state: GoldenCityState, kind: int, told: Told) -> None:
    """Put a goods card out of the game (GC-R6)."""
    state.goods[state.turn * GOODS_KINDS + kind] -= 1
    state.goods_box[kind] += 1
    if told is not None:
        told.append(events.GaveUp(state.turn, GOODS_CARD_IDS[kind]))
