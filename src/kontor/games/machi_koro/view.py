"""What a seat may see of Machi Koro: everything but the dice and cards to come (MK-V4)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, cast

import msgspec
from msgspec import UNSET, UnsetType

from kontor.core.action import Action
from kontor.core.names import Seat, one_of
from kontor.core.setup import set_switches, switches_of
from kontor.core.view import Result, View, for_seat
from kontor.games.machi_koro.cards import ESTABLISHMENTS, KIND, LANDMARK, LANDMARKS, STARTING_COINS
from kontor.games.machi_koro.meta import META
from kontor.games.machi_koro.names import CardId, LandmarkId, Phase
from kontor.games.machi_koro.state import KINDS, OVER, PHASES, MachiKoroState

Variant = Annotated[str, one_of("Variant", [switch for switch, _ in META.switches])]
"""A variant that is on or off."""
_SWAPPING = ("give", "get")


class City(msgspec.Struct, frozen=True):
    """A player's cards and coins."""

    coins: int
    cards: dict[CardId, int]
    built: tuple[LandmarkId, ...]
    active: tuple[LandmarkId, ...]
    """Landmarks whose advantage holds already."""


class MachiKoroAid(msgspec.Struct, frozen=True):
    """What a person would otherwise work out in the head."""

    outlook: list[list[list[int]]]
    """For each roller and each total from 1 to 12, the change of every player's coins."""


class MachiKoroView(View, frozen=True):
    """The whole table. Cards are counted by id; kinds that are not there are left out."""

    cities: tuple[City, ...]
    market: dict[CardId, int]
    deck: dict[CardId, int]
    """What is left to be turned up in "Come what may"; its order nobody knows (MK-M2)."""
    box: dict[CardId, int]
    turn: Seat
    turns: int
    phase: Phase
    dice: tuple[int, ...]
    second_turn: bool
    second_turn_follows: bool
    options: dict[Variant, bool]
    partner: Seat | None
    given: CardId | None
    aid: MachiKoroAid | UnsetType = UNSET


def look(
    state: MachiKoroState, seat: int | None, legal: Sequence[Action], result: Result | None
) -> MachiKoroView:
    """The view of this seat; all seats see the same table."""
    return for_seat(_table(state, result), seat, tuple(legal))


def looks(
    state: MachiKoroState,
    seats: Sequence[int | None],
    legal: Sequence[Action],
    result: Result | None,
) -> list[View]:
    """The views of these seats; ``legal`` is for the one to move."""
    table = _table(state, result)
    return [for_seat(table, seat, tuple(legal) if seat == state.turn else ()) for seat in seats]


def _table(state: MachiKoroState, result: Result | None) -> MachiKoroView:
    phase = PHASES[state.phase]
    over = state.phase == OVER
    return MachiKoroView(
        seat=None,
        to_move=None if over else state.turn,
        question=None if over else phase,
        legal=(),
        result=result,
        cities=tuple([_city(state, seat) for seat in range(state.seats)]),
        market=_counted(tuple(state.market)),
        deck=_counted(tuple(state.deck)),
        box=_counted(tuple(state.box)),
        turn=state.turn,
        turns=state.turns,
        phase=phase,
        dice=tuple([die for die in (state.die1, state.die2) if die]),
        second_turn=bool(state.second),
        second_turn_follows=bool(state.again),
        options=switches_of(state, META),
        partner=state.partner if phase in _SWAPPING else None,
        given=ESTABLISHMENTS[state.given].id if phase == "get" else None,
    )


def _city(state: MachiKoroState, seat: int) -> City:
    cards = tuple(state.cards[seat * KINDS : (seat + 1) * KINDS])
    return _laid_out(state.coins[seat], cards, state.built[seat], state.active[seat])


# A decision changes little of the table: what stays is not made again.


@lru_cache(maxsize=4096)
def _laid_out(coins: int, cards: tuple[int, ...], built: int, active: int) -> City:
    return City(coins, _counted(cards), _landmarks(built), _landmarks(active))


@lru_cache(maxsize=4096)
def _counted(counts: tuple[int, ...]) -> dict[str, int]:
    return {card.id: n for card, n in zip(ESTABLISHMENTS, counts, strict=True) if n}


@lru_cache
def _landmarks(mask: int) -> tuple[str, ...]:
    return tuple(landmark.id for n, landmark in enumerate(LANDMARKS) if mask >> n & 1)


def restore(view: View) -> MachiKoroState:
    """The position behind a view. Nothing is hidden, so there is exactly one."""
    view = cast(MachiKoroView, view)
    state = MachiKoroState(seats=len(view.cities))
    set_switches(state, META, view.options)
    state.turn = view.turn
    state.turns = view.turns
    state.phase = PHASES.index(view.phase)
    state.second = int(view.second_turn)
    state.again = int(view.second_turn_follows)
    state.die1, state.die2 = (*view.dice, 0, 0)[:2]
    state.partner = view.partner or 0
    state.given = KIND[view.given] if view.given else 0
    for pile, counted in (
        (state.market, view.market),
        (state.deck, view.deck),
        (state.box, view.box),
    ):
        for card, count in counted.items():
            pile[KIND[card]] = count
    state.bank = sum(city.coins - STARTING_COINS for city in view.cities)
    for seat, city in enumerate(view.cities):
        state.coins[seat] = city.coins
        for card, count in city.cards.items():
            state.cards[seat * KINDS + KIND[card]] = count
        state.built[seat] = sum(1 << LANDMARK[landmark] for landmark in city.built)
        state.active[seat] = sum(1 << LANDMARK[landmark] for landmark in city.active)
    return state
