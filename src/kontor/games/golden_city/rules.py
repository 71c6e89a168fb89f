"""The rules of The Golden City: what is legal, and what happens. Numbers are the catalogue's."""

from collections.abc import Mapping, Sequence
from typing import Final

from kontor.core.action import Action, Actions
from kontor.core.chance import Chance, Pile, pile
from kontor.core.event import Event
from kontor.core.finding import Finding
from kontor.core.game import Game, Told
from kontor.core.setup import Meta, Setup, set_switches
from kontor.core.text import Section, Vocabulary, Words
from kontor.core.view import Result, View
from kontor.games.golden_city import actions as do
from kontor.games.golden_city import (
    bidding,
    building,
    ending,
    events,
    restore,
    rewards,
    rounds,
    text,
    view,
)
from kontor.games.golden_city import meta as option
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.actions import ACTIONS, FROM_DECK
from kontor.games.golden_city.aid import prospects
from kontor.games.golden_city.atlas.remarks import findings
from kontor.games.golden_city.board import board
from kontor.games.golden_city.cards import (
    BUSINESSES,
    COINS,
    GOODS_FACE_UP,
    KEYS,
    LANDFORM_COPIES,
    STARTING_COINS,
)
from kontor.games.golden_city.geography import SCORE_CARDS
from kontor.games.golden_city.hands import NAMES, draw_hidden, pick_up
from kontor.games.golden_city.invariants import broken
from kontor.games.golden_city.layout.draft import drafted
from kontor.games.golden_city.meta import ISLAND, META
from kontor.games.golden_city.numbers import NUMBERS
from kontor.games.golden_city.payment import COAST
from kontor.games.golden_city.state import (
    GOODS_KINDS,
    LANDFORM_KINDS,
    NOBODY,
    GoldenCityState,
)
from kontor.games.golden_city.view import GoldenCityAid
from kontor.games.golden_city.vocabulary import VOCABULARY

ALL: Final = ACTIONS.all
FIRST_BID: Final = ACTIONS.first(do.BID)
FIRST_BUILD: Final = ACTIONS.first(do.BUILD)
FIRST_PAY: Final = ACTIONS.first(do.PAY)
FIRST_CHOOSE: Final = ACTIONS.first(do.CHOOSE)
FIRST_TAKE: Final = ACTIONS.first(do.TAKE)
FIRST_GIVE_UP: Final = ACTIONS.first(do.GIVE_UP)
FIRST_DISCARD: Final = ACTIONS.first(do.DISCARD)
END: Final = ALL[ACTIONS.first(do.END)]

BYTE: Final = 8
BUILDS: Final = [
    [
        [ALL[FIRST_BUILD + low + bit] for bit in range(BYTE) if byte >> bit & 1]
        for byte in range(1 << min(BYTE, FIRST_PAY - FIRST_BUILD - low))
    ]
    for low in range(0, FIRST_PAY - FIRST_BUILD, BYTE)
]
"""The actions that build on a set of sites, eight sites at a time."""

RULE_OF_PHASE: Final = [
    "GC-A1", "GC-D1", "GC-D8", "GC-R4", "GC-R5", "GC-R6", "GC-D10", "GC-F6"
]  # fmt: skip
"""Which rule says what has to be decided in each phase."""

PHASE_OF_VERB: Final = [
    phase.BID, phase.BUILD, phase.PAY, phase.CHOOSE,
    phase.TAKE, phase.GIVE_UP, phase.DISCARD, phase.BUILD,
]  # fmt: skip


# --- the start


def start(setup: Setup, chance: Chance) -> GoldenCityState:
    """What everybody and the table have at first (GC-S1 … GC-S5), and the first round's cards."""
    setup = setup.checked(META)
    state = GoldenCityState(board=board(setup.options[option.ISLAND.id]), seats=setup.seats)
    set_switches(state, META, setup.options)
    state.first = setup.starter(chance)
    state.left = [BUSINESSES[setup.seats]] * setup.seats
    state.coins = [STARTING_COINS] * setup.seats
    state.supply = COINS - STARTING_COINS * setup.seats
    state.key_supply = KEYS
    state.score_left = [1] * SCORE_CARDS
    state.goods_deck = state.board.goods[:]
    for _ in range(GOODS_FACE_UP):
        rewards.turn_up_goods(state, chance, None)
    state.draw = draw_pile(setup.seats)
    for seat in range(setup.seats):
        pick_up(state, seat, COAST)
    for seat in range(setup.seats):
        draw_hidden(state, seat, chance, None)
    rounds.begin_round(state, chance, None)
    return state


def draw_pile(seats: int) -> list[int]:
    """The landform cards that are drawn: all but the coast card that everybody starts with."""
    cards = [LANDFORM_COPIES] * LANDFORM_KINDS
    cards[COAST] -= seats
    return cards


def decks(setup: Setup) -> list[Pile]:
    """Landform cards, goods cards, and the score cards of each back (GC-S2 … GC-S4)."""
    here = board(setup.options[option.ISLAND.id])
    by_back = [
        [int(of_card == back) for of_card in here.card_back] for back in sorted(set(here.card_back))
    ]
    return [
        pile(NAMES, draw_pile(setup.seats)),
        pile(rewards.GOODS_DECK.cards, here.goods),
        *[pile(here.score_deck.cards, cards) for cards in by_back],
    ]


# --- what is legal


def legal(state: GoldenCityState) -> list[Action]:
    """All that the player to move may do now."""
    now = state.phase
    if now == phase.BID:
        return legal_bids(state)
    if now == phase.BUILD:
        return legal_builds(state)
    if now == phase.PAY:
        return [ALL[FIRST_PAY + payment] for payment in building.payments(state, state.site)]
    if now == phase.DISCARD:
        return held(state.hand, state.turn * LANDFORM_KINDS, LANDFORM_KINDS, FIRST_DISCARD)
    if now == phase.CHOOSE:
        return [
            ALL[FIRST_CHOOSE + card]
            for card in range(len(rewards.BONUS_NAMES))
            if card not in state.taken
        ]
    if now == phase.TAKE:
        options = held(state.goods_open, 0, GOODS_KINDS, FIRST_TAKE)
        if any(state.goods_deck):
            options.append(ALL[FIRST_TAKE + FROM_DECK])
        return options
    if now == phase.GIVE_UP:
        return held(state.goods, state.turn * GOODS_KINDS, GOODS_KINDS, FIRST_GIVE_UP)
    return []


def legal_bids(state: GoldenCityState) -> list[Action]:
    """Every free pair, and every pair if the next expulsion can be paid for."""
    if bidding.may_expel(state):
        return ALL[FIRST_BID : FIRST_BID + state.seats]
    options = []
    for pair in range(state.seats):
        if state.holder[pair] == NOBODY:
            options.append(ALL[FIRST_BID + pair])
    return options


def legal_builds(state: GoldenCityState) -> list[Action]:
    """Every site that can be built on, and the end of the turn."""
    options: list[Action] = []
    sites = building.buildable(state, state.turn)
    part = 0
    while sites:
        options += BUILDS[part][sites & 255]
        sites >>= BYTE
        part += 1
    options.append(END)
    return options


def held(cards: list[int], base: int, kinds: int, first: int) -> list[Action]:
    """The action for each kind of card that is there; `first` is the one for the first kind."""
    options = []
    for kind in range(kinds):
        if cards[base + kind]:
            options.append(ALL[first + kind])
    return options


def why_not(state: GoldenCityState, action: Action) -> str | None:
    """The rule that forbids the action now."""
    verb = action.verb
    if PHASE_OF_VERB[verb] != state.phase:
        return RULE_OF_PHASE[state.phase]
    number = action.number
    if verb == do.BID:
        return bidding.why_not_bid(state, number)
    if verb == do.BUILD:
        return building.why_not_build(state, number)
    if verb == do.PAY:
        return building.why_not_pay(state, number)
    return None if action in legal(state) else RULE_OF_PHASE[state.phase]


# --- what happens


def advance(state: GoldenCityState, action: Action, chance: Chance, told: Told) -> None:
    """Carry out a legal action."""
    verb = action.verb
    number = action.number
    if verb == do.BID:
        bidding.place(state, number, told)
        if NOBODY not in state.holder:
            bidding.take_pairs(state, told)
            rounds.begin_building(state, state.first, told)
    elif verb == do.BUILD:
        ways = building.payments(state, number)
        if len(ways) == 1:
            build(state, number, ways[0], chance, told)
        else:
            state.site = number
            state.phase = phase.PAY
    elif verb == do.END:
        if told is not None:
            told.append(events.Ended(state.turn, state.builds))
        rounds.end_turn(state, chance, told)
    elif verb == do.PAY:
        build(state, state.site, number, chance, told)
    elif verb == do.DISCARD:
        rounds.discard(state, number, chance, told)
    elif verb == do.CHOOSE:
        rewards.take_bonus(state, number, told)
        rounds.after_business(state, chance, told)
    elif verb == do.TAKE:
        if rewards.take_goods(state, number, chance, told):
            rounds.after_business(state, chance, told)
    else:
        rewards.give_up_goods(state, number, told)
        rounds.after_business(state, chance, told)


def build(state: GoldenCityState, site: int, payment: int, chance: Chance, told: Told) -> None:
    """Build, take the reward, and go on unless the reward asks for a choice (GC-D9)."""
    building.erect(state, site, payment, told)
    state.site = NOBODY
    if rewards.give(state, site, chance, told):
        rounds.after_business(state, chance, told)


class GoldenCity(Game[GoldenCityState]):
    """The game as the contract wants it."""

    def meta(self) -> Meta:
        return META

    def actions(self) -> Actions:
        return ACTIONS

    def start(self, setup: Setup, chance: Chance) -> GoldenCityState:
        return start(setup, chance)

    def to_move(self, state: GoldenCityState) -> int | None:
        return None if state.phase == phase.OVER else state.turn

    def turn(self, state: GoldenCityState) -> int:
        return state.turns

    def length(self, state: GoldenCityState) -> int:
        return state.round

    def legal(self, state: GoldenCityState) -> list[Action]:
        return legal(state)

    def why_not(self, state: GoldenCityState, action: Action) -> str | None:
        return why_not(state, action)

    def advance(self, state: GoldenCityState, action: Action, chance: Chance, told: Told) -> None:
        advance(state, action, chance, told)

    def result(self, state: GoldenCityState) -> Result | None:
        return ending.result(state)

    def broken(self, state: GoldenCityState) -> str | None:
        return broken(state)

    def view(self, state: GoldenCityState, seat: int | None) -> View:
        return self.views(state, [seat])[0]

    def views(self, state: GoldenCityState, seats: Sequence[int | None]) -> list[View]:
        return view.looks(state, seats, legal(state), ending.result(state))

    def aid(self, seen: View) -> GoldenCityAid:
        return prospects(seen)

    def determinise(self, seen: View, chance: Chance) -> GoldenCityState:
        return restore.restore(seen, chance)

    def decks(self, setup: Setup) -> list[Pile]:
        return decks(setup)

    def numbers(self) -> Mapping[str, object]:
        return NUMBERS

    def event_types(self) -> Sequence[type[Event]]:
        return events.EVENTS

    def view_type(self) -> type[View]:
        return view.GoldenCityView

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def check(self, option: str, value: object) -> list[Finding]:
        return findings(value) if option == ISLAND.id else []

    def draft(self, option: str, seed: int) -> object:
        return drafted(seed) if option == ISLAND.id else None

    def show(self, seen: View, words: Words) -> list[Section]:
        return text.show(seen, words)

    def explain(self, seen: View, thing: str, words: Words) -> list[str] | None:
        return text.explain(seen, thing, words)
