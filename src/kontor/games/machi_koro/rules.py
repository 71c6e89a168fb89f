"""The rules of Machi Koro: what is legal, and what happens. Numbers are those of the catalogue."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from kontor.core.action import Action, Actions
from kontor.core.chance import Chance, Pile, pile
from kontor.core.event import Event
from kontor.core.game import Game, Told
from kontor.core.setup import Meta, Setup, set_switches
from kontor.core.text import Section, Vocabulary, Words
from kontor.core.view import Result, View
from kontor.games.machi_koro import actions as do
from kontor.games.machi_koro import events, swap, text, view
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.actions import ACTIONS, SWAPPABLE
from kontor.games.machi_koro.aid import outlook
from kontor.games.machi_koro.building import (
    ALL_LANDMARKS,
    IS_PURPLE,
    LANDMARK_IDS,
    build,
    build_landmark,
    legal_builds,
    refill,
    why_not_build,
    why_not_landmark,
)
from kontor.games.machi_koro.cards import (
    CARD_IDS,
    COPIES,
    KIND,
    LANDMARK,
    STARTING,
    STARTING_COINS,
)
from kontor.games.machi_koro.income import (
    BUSINESS_CENTRE,
    INCOME,
    PURPLE_ON,
    TV_STATION,
    has_purple,
    pay,
    settle,
)
from kontor.games.machi_koro.invariants import broken
from kontor.games.machi_koro.meta import META
from kontor.games.machi_koro.numbers import NUMBERS
from kontor.games.machi_koro.state import COME_WHAT_MAY, KINDS, LANDMARK_KINDS, MachiKoroState
from kontor.games.machi_koro.view import MachiKoroAid
from kontor.games.machi_koro.vocabulary import VOCABULARY

STATION: Final = 1 << LANDMARK["train-station"]
PARK: Final = 1 << LANDMARK["amusement-park"]
TOWER: Final = 1 << LANDMARK["radio-tower"]

ALL: Final = ACTIONS.all
ROLL_ONE: Final = ALL[ACTIONS.first(do.ROLL)]
ROLL_TWO: Final = ALL[ACTIONS.first(do.ROLL) + 1]
KEEP: Final = ALL[ACTIONS.first(do.KEEP)]
REROLL: Final = ALL[ACTIONS.first(do.REROLL)]
DECLINE: Final = ALL[ACTIONS.first(do.DECLINE)]
FIRST_COLLECT: Final = ACTIONS.first(do.COLLECT)
FIRST_SWAP: Final = ACTIONS.first(do.SWAP)
FIRST_GIVE: Final = ACTIONS.first(do.GIVE)
FIRST_GET: Final = ACTIONS.first(do.GET)

RULE_OF_PHASE: Final = [
    "MK-T1", "MK-T3", "MK-I9", "MK-I10", "MK-I10", "MK-I10", "MK-T5", "MK-B4"
]  # fmt: skip
"""Which rule says what has to be decided in each phase."""

PHASE_OF_VERB: Final = [
    phase.ROLL, phase.REROLL, phase.REROLL, phase.COLLECT, phase.SWAP, phase.SWAP,
    phase.GIVE, phase.GET, phase.BUILD, phase.BUILD, phase.BUILD,
]  # fmt: skip


# --- the start


def start(setup: Setup, chance: Chance) -> MachiKoroState:
    """Cities, market and deck as the game begins (MK-S1, MK-M1, MK-M2)."""
    setup = setup.checked(META)
    state = MachiKoroState(seats=setup.seats)
    set_switches(state, META, setup.options)
    for seat in range(state.seats):
        state.coins[seat] = STARTING_COINS
        for card in STARTING:
            state.cards[seat * KINDS + KIND[card]] = 1
    if state.come_what_may:
        state.deck = deck(state.seats)
        state.box = [copies - left for copies, left in zip(COPIES, state.deck, strict=True)]
    else:
        state.market[:] = COPIES
    state.turn = setup.starter(chance)
    if state.come_what_may:
        refill(state, chance, None)
    return state


def deck(seats: int) -> list[int]:
    """How many there are of each kind in the deck of "Come what may" (MK-M2)."""
    return [seats if IS_PURPLE[kind] else COPIES[kind] for kind in range(KINDS)]


# --- what is legal


def legal(state: MachiKoroState) -> list[Action]:
    """All that the player whose turn it is may do now."""
    now = state.phase
    if now == phase.BUILD:
        return legal_builds(state)
    if now == phase.ROLL:
        return [ROLL_ONE, ROLL_TWO] if state.active[state.turn] & STATION else [ROLL_ONE]
    if now == phase.REROLL:
        return [KEEP, REROLL]
    if now == phase.COLLECT:
        return [ALL[FIRST_COLLECT + seat] for seat in range(state.seats) if seat != state.turn]
    if now == phase.SWAP:
        seats = range(state.seats)
        return [*[ALL[FIRST_SWAP + s] for s in seats if swap.possible(state, s)], DECLINE]
    if now == phase.GIVE:
        return [
            ALL[FIRST_GIVE + place]
            for place, kind in enumerate(SWAPPABLE)
            if swap.can_give(state, state.partner, kind)
        ]
    if now == phase.GET:
        return [
            ALL[FIRST_GET + place]
            for place, kind in enumerate(SWAPPABLE)
            if swap.allowed(state, state.partner, state.given, kind)
        ]
    return []


def why_not(state: MachiKoroState, action: Action) -> str | None:
    """The rule that forbids the action now."""
    verb = action.verb
    if PHASE_OF_VERB[verb] != state.phase:
        return RULE_OF_PHASE[state.phase]
    number = action.number
    if verb == do.ROLL:
        needs_station = number == 1 and not state.active[state.turn] & STATION
        return "MK-T1" if needs_station else None
    if verb == do.COLLECT:
        return "MK-I9" if number == state.turn or number >= state.seats else None
    if verb == do.SWAP:
        return swap.why_not_with(state, number)
    if verb == do.GIVE:
        return swap.why_not_give(state, SWAPPABLE[number])
    if verb == do.GET:
        return swap.why_not_get(state, SWAPPABLE[number])
    if verb == do.BUILD:
        return why_not_build(state, number)
    if verb == do.LANDMARK:
        return why_not_landmark(state, number)
    return None


# --- what happens


def advance(state: MachiKoroState, action: Action, chance: Chance, told: Told) -> None:
    """Carry out a legal action."""
    verb = action.verb
    number = action.number
    if verb == do.ROLL:
        roll(state, number + 1, False, chance, told)
        if state.active[state.turn] & TOWER:
            state.phase = phase.REROLL
        else:
            resolve(state, told)
    elif verb == do.BUILD:
        build(state, number, chance, told)
        end_turn(state, told)
    elif verb == do.PASS:
        if told is not None:
            told.append(events.Passed(state.turn))
        end_turn(state, told)
    elif verb == do.LANDMARK:
        build_landmark(state, number, told)
        if state.built[state.turn] == ALL_LANDMARKS:
            win(state, told)
        else:
            end_turn(state, told)
    elif verb == do.KEEP:
        if told is not None:
            told.append(events.Kept(state.turn))
        resolve(state, told)
    elif verb == do.REROLL:
        roll(state, 2 if state.die2 else 1, True, chance, told)
        resolve(state, told)
    elif verb == do.COLLECT:
        pay(state, number, state.turn, TV_STATION, INCOME[TV_STATION], told)
        after_tv_station(state)
    elif verb == do.SWAP:
        state.partner = number
        state.phase = phase.GIVE
    elif verb == do.GIVE:
        state.given = SWAPPABLE[number]
        state.phase = phase.GET
    elif verb == do.GET:
        swap.carry_out(state, SWAPPABLE[number], told)
        state.phase = phase.BUILD
    else:
        if told is not None:
            told.append(events.Declined(state.turn))
        state.phase = phase.BUILD


def roll(state: MachiKoroState, dice: int, again: bool, chance: Chance, told: Told) -> None:
    state.die1, state.die2 = chance.roll(dice)
    if told is not None:
        faces = [state.die1, state.die2][:dice]
        rolled = events.Rerolled if again else events.Rolled
        told.append(rolled(state.turn, faces, sum(faces)))


def resolve(state: MachiKoroState, told: Told) -> None:
    """Let the final roll take effect; stop at the first choice it brings (MK-I7)."""
    roller = state.turn
    double = state.die1 == state.die2
    state.again = 1 if double and not state.second and state.active[roller] & PARK else 0
    total = state.die1 + state.die2
    settle(state, total, told)
    state.phase = phase.BUILD
    if not PURPLE_ON[total]:
        return
    if has_purple(state, TV_STATION, total):
        state.phase = phase.COLLECT
    else:
        after_tv_station(state)


def after_tv_station(state: MachiKoroState) -> None:
    swaps = has_purple(state, BUSINESS_CENTRE, state.die1 + state.die2)
    state.phase = phase.SWAP if swaps else phase.BUILD


def win(state: MachiKoroState, told: Told) -> None:
    """End the game at once (MK-B4)."""
    state.phase = phase.OVER
    if told is not None:
        told.append(events.Won(state.turn))


def end_turn(state: MachiKoroState, told: Told) -> None:
    """Begin the next turn: the park's second one, or the neighbour's (MK-T4, MK-B3)."""
    state.second = state.again
    state.again = 0
    if not state.second:
        state.turn = (state.turn + 1) % state.seats
    state.turns += 1
    state.phase = phase.ROLL
    state.die1 = state.die2 = 0
    seat = state.turn
    built: i64 = state.built[seat]
    active: i64 = state.active[seat]
    newly = built & ~active
    if newly:
        state.active[seat] = built
    if told is not None:
        told.append(events.SecondTurn(seat) if state.second else events.Turn(seat))
        for landmark in range(LANDMARK_KINDS):
            if newly >> landmark & 1:
                told.append(events.Opened(seat, LANDMARK_IDS[landmark]))


def result(state: MachiKoroState) -> Result | None:
    """One winner; all others share second place (MK-B4, MK-B5)."""
    if state.phase != phase.OVER:
        return None
    return Result("landmarks", tuple(1 if seat == state.turn else 2 for seat in range(state.seats)))


class MachiKoro(Game[MachiKoroState]):
    """The game as the contract wants it."""

    def meta(self) -> Meta:
        return META

    def actions(self) -> Actions:
        return ACTIONS

    def start(self, setup: Setup, chance: Chance) -> MachiKoroState:
        return start(setup, chance)

    def to_move(self, state: MachiKoroState) -> int | None:
        return None if state.phase == phase.OVER else state.turn

    def turn(self, state: MachiKoroState) -> int:
        return state.turns

    def legal(self, state: MachiKoroState) -> list[Action]:
        return legal(state)

    def why_not(self, state: MachiKoroState, action: Action) -> str | None:
        return why_not(state, action)

    def advance(self, state: MachiKoroState, action: Action, chance: Chance, told: Told) -> None:
        advance(state, action, chance, told)

    def result(self, state: MachiKoroState) -> Result | None:
        return result(state)

    def broken(self, state: MachiKoroState) -> str | None:
        return broken(state)

    def view(self, state: MachiKoroState, seat: int | None) -> View:
        own = legal(state) if seat == state.turn else []
        return view.look(state, seat, own, result(state))

    def views(self, state: MachiKoroState, seats: Sequence[int | None]) -> list[View]:
        return view.looks(state, seats, legal(state), result(state))

    def aid(self, seen: View) -> MachiKoroAid:
        return view.MachiKoroAid(outlook(view.restore(seen)))

    def determinise(self, seen: View, chance: Chance) -> MachiKoroState:
        return view.restore(seen)

    def decks(self, setup: Setup) -> list[Pile]:
        return [pile(CARD_IDS, deck(setup.seats))] if setup.switched_on(COME_WHAT_MAY.id) else []

    def numbers(self) -> Mapping[str, object]:
        return NUMBERS

    def event_types(self) -> Sequence[type[Event]]:
        return events.EVENTS

    def view_type(self) -> type[View]:
        return view.MachiKoroView

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def show(self, seen: View, words: Words) -> list[Section]:
        return text.show(seen, words)

    def explain(self, seen: View, thing: str, words: Words) -> list[str] | None:
        return text.explain(seen, thing, words)
