"""Landform cards on their way: drawn, played, and what the table knows of hidden hands."""

from typing import Final

from kontor.core.chance import EVERYBODY, Chance, Deck
from kontor.core.game import Told
from kontor.games.golden_city import events
from kontor.games.golden_city.geography import LANDFORMS
from kontor.games.golden_city.state import LANDFORM_KINDS, GoldenCityState

NAMES: Final = list(LANDFORMS)
LANDFORM_DECK: Final = Deck("landform", NAMES)


def size(state: GoldenCityState, seat: int) -> int:
    """How many landform cards a player holds."""
    base = seat * LANDFORM_KINDS
    hand = state.hand
    return hand[base] + hand[base + 1] + hand[base + 2] + hand[base + 3] + hand[base + 4]


def draw(state: GoldenCityState, chance: Chance, told: Told, owner: int = EVERYBODY) -> int:
    """Take a card from the draw pile, made anew from the discards if it is used up (GC-P3)."""
    pile = state.draw
    if not (pile[0] or pile[1] or pile[2] or pile[3] or pile[4]):
        state.draw = pile = state.discard
        state.discard = [0] * LANDFORM_KINDS
        if told is not None:
            told.append(events.Reshuffled(sum(pile)))
    kind = chance.draw(LANDFORM_DECK, pile, owner)
    pile[kind] -= 1
    return kind


def draw_hidden(state: GoldenCityState, seat: int, chance: Chance, told: Told) -> None:
    """A player draws a card that only he may know (GC-S2, GC-R2)."""
    kind = draw(state, chance, told, seat)
    state.hand[seat * LANDFORM_KINDS + kind] += 1
    if told is not None:
        told.append(events.Drew(seat, NAMES[kind]))


def pick_up(state: GoldenCityState, seat: int, kind: int) -> None:
    """A player takes a card that everybody sees."""
    state.hand[seat * LANDFORM_KINDS + kind] += 1
    state.known[seat * LANDFORM_KINDS + kind] += 1


def play(state: GoldenCityState, seat: int, kind: int, count: int) -> bool:
    """A player puts cards on the discard pile; whether the table learns anything of his hand.

    Cards of a kind are alike, so those that the table knew of are the ones that he plays first.
    """
    place = seat * LANDFORM_KINDS + kind
    state.hand[place] -= count
    state.discard[kind] += count
    known = state.known[place]
    state.known[place] = known - count if known > count else 0
    return count > known
