"""Machi Koro for many lanes at once; `kontor.games.machi_koro` says what the rules are and why.

Cities stand in the order of play from the one whose turn it is, so that city 0 is always the
roller's and nothing has to be looked up by seat; they move up when the turn passes on.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy import uint32 as u32

from kontor.batch import chance as draws
from kontor.batch import nibbles
from kontor.batch.chance import Chance
from kontor.batch.engine import Engine, Vectors
from kontor.batch.mask import Mask, ones
from kontor.batch.nibbles import Counts, any_of, bits_of, count, lookup
from kontor.core.chance import FACES
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro import actions as do
from kontor.games.machi_koro import observation as seen
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.actions import ACTIONS, SWAPPABLE
from kontor.games.machi_koro.building import (
    ALL_LANDMARKS,
    COST,
    IS_PURPLE,
    LANDMARK_COST,
    OPEN_KINDS,
)
from kontor.games.machi_koro.cards import COPIES, ESTABLISHMENTS, STARTING, STARTING_COINS
from kontor.games.machi_koro.income import (
    BLUE_ON,
    BUSINESS_CENTRE,
    COUNTED_BY,
    GREEN_ON,
    INCOME,
    MALL,
    MALL_RAISES,
    RED_ON,
    STADIUM,
    TV_STATION,
)
from kontor.games.machi_koro.meta import COME_WHAT_MAY, FIRST_GAMES
from kontor.games.machi_koro.rules import PARK, STATION, TOWER
from kontor.games.machi_koro.state import KINDS, PHASES

ROLL_ONE, ROLL_TWO = ACTIONS.first(do.ROLL), ACTIONS.first(do.ROLL) + 1
KEEP, REROLL, DECLINE, PASS = (
    ACTIONS.first(verb) for verb in (do.KEEP, do.REROLL, do.DECLINE, do.PASS)
)
COLLECT, SWAP, GIVE, GET, BUILD, LANDMARK = (
    ACTIONS.first(verb) for verb in (do.COLLECT, do.SWAP, do.GIVE, do.GET, do.BUILD, do.LANDMARK)
)

NO_KIND = KINDS
"""Stands where no card is meant; nobody owns one."""
PURPLE_ON = ESTABLISHMENTS[STADIUM].rolls[0]
PURPLE = [kind for kind in range(KINDS) if IS_PURPLE[kind]]


def _only(kinds_on: Sequence[Sequence[int]]) -> list[int]:
    """For each total the one kind of a colour that it activates."""
    assert all(len(kinds) <= 1 for kinds in kinds_on), "one card a colour and total"
    return [kinds[0] if kinds else NO_KIND for kinds in kinds_on]


RED_BY_TOTAL, BLUE_BY_TOTAL, GREEN_BY_TOTAL = map(_only, (RED_ON, BLUE_ON, GREEN_ON))


class Position(NamedTuple):
    """What the rules' state holds, less what follows from it; cities begin with the roller's."""

    turn: Array
    phase: Array
    turns: Array
    second: Array
    again: Array
    die1: Array
    die2: Array
    partner: Array
    given: Array
    coins: tuple[Array, ...]
    cards: tuple[Counts, ...]
    built: tuple[Array, ...]
    active: tuple[Array, ...]
    market: Counts
    deck: Counts | None
    """Only in "Come what may"."""


SMALL = np.uint8


class MachiKoroEngine(Engine[Position]):
    """Two to four seats, with or without "Come what may" and "First games"."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(GAME, setup)
        self.come_what_may = setup.switched_on(COME_WHAT_MAY.id)
        self.first_games = setup.switched_on(FIRST_GAMES.id)
        absent = 4 - self.seats if self.come_what_may else 0
        self.box = [absent if IS_PURPLE[kind] else 0 for kind in range(KINDS)]
        self.draws = 1 + sum(COPIES) if self.come_what_may else 2

    # --- the start

    def start(self, chance: Chance, lanes: int) -> Position:
        def small(value: int) -> Array:
            return jnp.full(lanes, value, SMALL)

        first = self.setup.first
        owned = [int(card.id in STARTING) for card in ESTABLISHMENTS]
        supply = [COPIES[kind] - self.box[kind] for kind in range(KINDS)]
        seats = range(self.seats)
        state = Position(
            turn=draws.below(chance(0), self.seats).astype(SMALL)
            if first is None
            else small(first),
            phase=small(phase.ROLL),
            turns=jnp.zeros(lanes, jnp.int32),
            second=small(0),
            again=small(0),
            die1=small(0),
            die2=small(0),
            partner=small(0),
            given=small(0),
            coins=tuple(jnp.full(lanes, STARTING_COINS, jnp.int32) for _ in seats),
            cards=tuple(nibbles.constant(owned, lanes) for _ in seats),
            built=tuple(small(0) for _ in seats),
            active=tuple(small(0) for _ in seats),
            market=nibbles.constant([0] * KINDS if self.come_what_may else supply, lanes),
            deck=nibbles.constant(supply, lanes) if self.come_what_may else None,
        )
        if state.deck is None:
            return state
        everywhere = jnp.ones(lanes, bool)
        drawn = 1 if first is None else 0
        market, deck = refill(state.market, state.deck, everywhere, chance, drawn)
        return state._replace(market=market, deck=deck)

    # --- whose turn, and how it ends

    def over(self, state: Position) -> Array:
        return state.phase == phase.OVER

    def to_move(self, state: Position) -> Array:
        return state.turn.astype(jnp.int32)

    def result(self, state: Position) -> Vectors:
        over = self.over(state)
        return [
            jnp.where(over, jnp.where(state.turn == seat, 1, 2), 0) for seat in range(self.seats)
        ]

    # --- what is legal

    def legal(self, state: Position) -> Mask:
        """Every phase's answers lie in bits of their own, so they are put together by or."""
        now = state.phase
        coins, cards = state.coins[0], state.cards[0]
        station = (state.active[0] & STATION) != 0
        rolls = jnp.where(station, u32(bits_of([ROLL_ONE, ROLL_TWO])), u32(bits_of([ROLL_ONE])))
        others = u32(bits_of(range(self.seats))) ^ (u32(1) << state.turn.astype(jnp.uint32))
        swaps = (self._partners(state) << u32(SWAP)) | u32(bits_of([DECLINE]))
        gives, gets = self._exchange(state)
        builds = nibbles.present(state.market) & affordable(COST, coins)
        builds = builds & ~self._owns_enough(cards)
        landmarks = affordable(LANDMARK_COST, coins) & ~state.built[0].astype(jnp.uint32)
        zero = u32(0)

        def on(which: int, word: Array | u32) -> Array:
            return jnp.where(now == which, word, zero)

        first = (
            on(phase.ROLL, rolls)
            | on(phase.REROLL, u32(bits_of([KEEP, REROLL])))
            | on(phase.COLLECT, others << u32(COLLECT))
            | on(phase.SWAP, swaps)
            | on(phase.GIVE, gives << u32(GIVE))
            | on(phase.GET, gets << u32(GET))
        )
        building = (builds << u32(BUILD - 32)) | (landmarks << u32(LANDMARK - 32))
        second = on(phase.GET, gets >> u32(32 - GET)) | on(
            phase.BUILD, building | u32(bits_of([PASS - 32]))
        )
        return first, second

    def _owns_enough(self, cards: Counts) -> Array:
        """The kinds of which one more would be too many (MK-B1, MK-M3), as bits."""
        enough = nibbles.present(cards) & u32(bits_of(PURPLE))
        if self.first_games:
            enough = enough | nibbles.several(cards)
        return enough

    def _partners(self, state: Position) -> Array:
        """The seats with whom the business centre can swap, as bits."""
        mine = state.cards[0]
        found = jnp.zeros_like(mine.low)
        for step in range(1, self.seats):
            his = state.cards[step]
            if self.first_games:
                possible = self._givable(mine, his) != u32(0)
            else:
                possible = any_of(mine, SWAPPABLE) & any_of(his, SWAPPABLE)
            seat = wrapped(state.turn.astype(jnp.int32) + step, self.seats)
            found = found | jnp.where(possible, u32(1) << seat.astype(jnp.uint32), u32(0))
        return found

    def _exchange(self, state: Position) -> tuple[Array, Array]:
        """What may be given to the partner and what may be got from him, as bits of places."""
        mine = state.cards[0]
        his = self._of_partner(state, state.cards)
        gets = nibbles.present(his)
        if self.first_games:
            given = u32(1) << state.given.astype(jnp.uint32)
            roomy = (self._owns_enough(his) & given) == u32(0)
            fitting = jnp.where(roomy, gets & ~self._owns_enough(mine), u32(0))
            gets = (gets & given) | fitting
        return places(self._givable(mine, his)), places(gets)

    def _givable(self, mine: Counts, his: Counts) -> Array:
        """The swappable kinds that can be given for anything at all (MK-I10, MK-M3), as bits."""
        swappable = u32(bits_of(SWAPPABLE))
        own, other = (nibbles.present(cards) & swappable for cards in (mine, his))
        if not self.first_games:
            return jnp.where(other != u32(0), own, u32(0))
        room = (other & ~self._owns_enough(mine)) != u32(0)
        return own & (other | jnp.where(room, ~self._owns_enough(his), u32(0)))

    def _of_partner(self, state: Position, cards: Sequence[Counts]) -> Counts:
        step = self._steps_to(state, state.partner)
        found = cards[1]
        for number in range(2, self.seats):
            found = nibbles.chosen(step == number, cards[number], found)
        return found

    def _steps_to(self, state: Position, seat: Array) -> Array:
        """How many seats from the roller (int32)."""
        steps = seat.astype(jnp.int32) - state.turn.astype(jnp.int32)
        return jnp.where(steps < 0, steps + self.seats, steps)

    # --- what happens

    def step(self, state: Position, action: Array, chance: Chance) -> Position:
        """One part of the rules after the other; each changes those lanes alone that it is for."""
        state, resolved = self._roll(state, action, chance)
        state = self._settle(state, resolved)
        state = self._choose(state, action)
        return self._build(state, action, chance)

    def _roll(self, state: Position, action: Array, chance: Chance) -> tuple[Position, Array]:
        """Dice, and the total (int32) that now takes effect, 0 where none does."""
        rolls, rerolls = action <= ROLL_TWO, action == REROLL
        rolling = rolls | rerolls
        two = (action == ROLL_TWO) | (rerolls & (state.die2 != 0))
        faces = [(draws.below(chance(number), FACES) + 1).astype(SMALL) for number in (0, 1)]
        die1 = jnp.where(rolling, faces[0], state.die1)
        die2 = jnp.where(rolling, jnp.where(two, faces[1], SMALL(0)), state.die2)
        waits = rolls & ((state.active[0] & TOWER) != 0)
        final = (rolling | (action == KEEP)) & ~waits
        double = (die1 == die2) & (state.second == 0) & ((state.active[0] & PARK) != 0)
        total = jnp.where(final, (die1 + die2).astype(jnp.int32), 0)
        state = state._replace(
            die1=die1,
            die2=die2,
            again=jnp.where(final, double.astype(SMALL), state.again),
            phase=jnp.where(waits, SMALL(phase.REROLL), state.phase),
        )
        return state, total

    def _settle(self, state: Position, total: Array) -> Position:
        """Pay and earn for a total (MK-I1 … MK-I8), and find what is to be decided next."""
        coins = list(state.coins)
        self._pay_red(state, total, coins)
        self._earn_blue(state, total, coins)
        self._earn_green(state, total, coins)
        purple = total == PURPLE_ON
        stadium = purple & (count(state.cards[0], STADIUM) != 0)
        for step in range(1, self.seats):
            pay(coins, step, 0, jnp.where(stadium, INCOME[STADIUM], 0))
        following = jnp.where(
            purple & (count(state.cards[0], TV_STATION) != 0),
            SMALL(phase.COLLECT),
            jnp.where(purple, after_tv_station(state), SMALL(phase.BUILD)),
        )
        return state._replace(
            coins=tuple(coins), phase=jnp.where(total > 0, following, state.phase)
        )

    def _pay_red(self, state: Position, total: Array, coins: list[Array]) -> None:
        red = lookup(RED_BY_TOTAL, total)
        each = lookup([*INCOME, 0], red)
        raised = lookup([*MALL_RAISES, 0], red) != 0
        for step in reversed(range(1, self.seats)):
            more = raised & ((state.active[step] & MALL) != 0)
            owed = count(state.cards[step], red) * (each + more.astype(jnp.int32))
            pay(coins, 0, step, owed)

    def _earn_blue(self, state: Position, total: Array, coins: list[Array]) -> None:
        blue = lookup(BLUE_BY_TOTAL, total)
        each = lookup([*INCOME, 0], blue)
        for step in range(self.seats):
            coins[step] = coins[step] + count(state.cards[step], blue) * each

    def _earn_green(self, state: Position, total: Array, coins: list[Array]) -> None:
        own = state.cards[0]
        green = lookup(GREEN_BY_TOTAL, total)
        raised = (lookup([*MALL_RAISES, 0], green) != 0) & ((state.active[0] & MALL) != 0)
        each = lookup([*INCOME, 0], green)
        factor = each + raised.astype(jnp.int32)
        for kind, counted in enumerate(COUNTED_BY):
            if counted:
                symbols = count(own, counted[0])
                for other in counted[1:]:
                    symbols = symbols + count(own, other)
                factor = jnp.where(green == kind, each * symbols, factor)
        coins[0] = coins[0] + count(own, green) * factor

    def _choose(self, state: Position, action: Array) -> Position:
        """The TV station and the business centre (MK-I9, MK-I10)."""
        collects = (action >= COLLECT) & (action < COLLECT + len(do.SEATS))
        from_step = self._steps_to(state, action - COLLECT)
        coins = list(state.coins)
        for step in range(1, self.seats):
            pay(coins, step, 0, jnp.where(collects & (from_step == step), INCOME[TV_STATION], 0))
        swaps = (action >= SWAP) & (action < SWAP + len(do.SEATS))
        gives = (action >= GIVE) & (action < GIVE + len(SWAPPABLE))
        gets = (action >= GET) & (action < GET + len(SWAPPABLE))
        kind = kind_at(jnp.where(gives, action - GIVE, action - GET))
        cards = self._swapped(state, gets, kind)
        now = jnp.where(collects, after_tv_station(state), state.phase)
        now = jnp.where(swaps, SMALL(phase.GIVE), now)
        now = jnp.where(gives, SMALL(phase.GET), now)
        now = jnp.where(gets | (action == DECLINE), SMALL(phase.BUILD), now)
        partner = jnp.where(swaps, (action - SWAP).astype(SMALL), state.partner)
        given = jnp.where(gives, kind.astype(SMALL), state.given)
        return state._replace(
            coins=tuple(coins),
            cards=cards,
            phase=now,
            partner=jnp.where(gets, SMALL(0), partner),
            given=jnp.where(gets, SMALL(0), given),
        )

    def _swapped(self, state: Position, gets: Array, got: Array) -> tuple[Counts, ...]:
        gained = nibbles.unit(got, gets)
        lost = nibbles.unit(state.given.astype(jnp.int32), gets)
        change = nibbles.minus(gained, lost)
        cards = [nibbles.plus(state.cards[0], change)]
        partner = self._steps_to(state, state.partner)
        for step in range(1, self.seats):
            his = nibbles.minus(state.cards[step], change)
            cards.append(nibbles.chosen(partner == step, his, state.cards[step]))
        return tuple(cards)

    def _build(self, state: Position, action: Array, chance: Chance) -> Position:
        """Building or not, and the end of the turn or of the game (MK-B1 … MK-B4, MK-T4)."""
        builds = (action >= BUILD) & (action < LANDMARK)
        turns_over = (action >= LANDMARK) & (action < PASS)
        kind = jnp.where(builds, action - BUILD, NO_KIND)
        landmark = action - LANDMARK
        cost = lookup([*COST, 0], kind)
        cost = jnp.where(turns_over, lookup(LANDMARK_COST, landmark & 3, bits=8), cost)
        card = nibbles.unit(kind, builds)
        built = state.built[0] | jnp.where(
            turns_over, SMALL(1) << (landmark & 3).astype(SMALL), SMALL(0)
        )
        market, deck = nibbles.minus(state.market, card), state.deck
        if deck is not None:
            sold_out = builds & (count(market, kind) == 0)
            market, deck = refill(market, deck, sold_out, chance, 0)
        wins = turns_over & (built == ALL_LANDMARKS)
        state = state._replace(
            coins=(state.coins[0] - cost, *state.coins[1:]),
            cards=(nibbles.plus(state.cards[0], card), *state.cards[1:]),
            built=(built, *state.built[1:]),
            market=market,
            deck=deck,
            phase=jnp.where(wins, SMALL(phase.OVER), state.phase),
        )
        return self._end_turn(state, (action >= BUILD) & ~wins)

    def _end_turn(self, state: Position, ends: Array) -> Position:
        passes_on = ends & (state.again == 0)
        following = wrapped(state.turn.astype(jnp.int32) + 1, self.seats).astype(SMALL)
        coins = moved_up(passes_on, state.coins)
        lows = moved_up(passes_on, [cards.low for cards in state.cards])
        highs = moved_up(passes_on, [cards.high for cards in state.cards])
        built = moved_up(passes_on, state.built)
        active = moved_up(passes_on, state.active)
        return state._replace(
            turn=jnp.where(passes_on, following, state.turn),
            phase=jnp.where(ends, SMALL(phase.ROLL), state.phase),
            turns=state.turns + ends.astype(jnp.int32),
            second=jnp.where(ends, state.again, state.second),
            again=jnp.where(ends, SMALL(0), state.again),
            die1=jnp.where(ends, SMALL(0), state.die1),
            die2=jnp.where(ends, SMALL(0), state.die2),
            coins=coins,
            cards=tuple(Counts(low, high) for low, high in zip(lows, highs, strict=True)),
            built=built,
            active=(jnp.where(ends, built[0], active[0]), *active[1:]),
        )

    # --- what is seen

    def fields(self, state: Position) -> Mapping[str, Vectors]:
        seats = self.seats
        constant = state.turns * 0
        first = jnp.where(state.turn == 0, 0, seats - state.turn.astype(jnp.int32))
        coins = self._from(first, state.coins)
        cards = [
            number for city in self._cities(first, state) for number in nibbles.every(city, KINDS)
        ]
        total = constant - STARTING_COINS * seats
        for each in state.coins:
            total = total + each
        deck = state.deck
        return {
            "seats": [constant + seats],
            "come_what_may": [constant + int(self.come_what_may)],
            "first_games": [constant + int(self.first_games)],
            "turn": [state.turn],
            "phase": [state.phase],
            "turns": [state.turns],
            "second": [state.second],
            "again": [state.again],
            "die1": [state.die1],
            "die2": [state.die2],
            "partner": [state.partner],
            "given": [state.given],
            "bank": [total],
            "coins": coins,
            "cards": cards,
            "built": self._from(first, state.built),
            "active": self._from(first, state.active),
            "market": nibbles.every(state.market, KINDS),
            "deck": [constant] * KINDS if deck is None else nibbles.every(deck, KINDS),
            "box": [constant + number for number in self.box],
        }

    def observed(self, state: Position, seat: Array) -> Mapping[str, Vectors]:
        viewer = self._steps_to(state, seat)
        constant = state.turns * 0
        empty = seen.SEATS - self.seats
        fields = self.fields(state)
        swapping = (state.phase == phase.GIVE) | (state.phase == phase.GET)
        getting = state.phase == phase.GET

        def cities(parts: Sequence[Sequence[Array]]) -> list[Array]:
            return [number for city in parts for number in city] + [constant] * (
                empty * len(parts[0])
            )

        def landmarks(masks: Sequence[Array]) -> list[Array]:
            bits = [[mask >> n & 1 for n in range(len(LANDMARK_COST))] for mask in masks]
            return cities(self._each(viewer, bits))

        def one_of(size: int, place: Array, holds: Array) -> list[Array]:
            return [((place == number) & holds).astype(jnp.int32) for number in range(size)]

        partner = self._steps_from(seat, state.partner)
        always = constant == 0
        return {
            "seats": [constant + int(number < self.seats) for number in range(seen.SEATS)],
            "coins": cities(self._each(viewer, [[coins] for coins in state.coins])),
            "cards": cities([nibbles.every(city, KINDS) for city in self._cities(viewer, state)]),
            "built": landmarks(state.built),
            "active": landmarks(state.active),
            "market": fields["market"],
            "deck": fields["deck"],
            "turn": one_of(seen.SEATS, self._steps_from(seat, state.turn), always),
            "question": one_of(len(PHASES), state.phase, always),
            "dice": [state.die1, state.die2],
            "second-turn": [state.second, state.again],
            "partner": one_of(seen.SEATS, partner, swapping),
            "given": one_of(KINDS, state.given, getting),
            "variants": [*fields["come_what_may"], *fields["first_games"]],
        }

    def _steps_from(self, seat: Array, other: Array) -> Array:
        steps = other.astype(jnp.int32) - seat.astype(jnp.int32)
        return jnp.where(steps < 0, steps + self.seats, steps)

    def _from(self, first: Array, values: Sequence[Array]) -> list[Array]:
        """The cities' values beginning with the one so many steps (int32) from the roller's."""
        order = []
        for step in range(self.seats):
            value = values[step]
            for ahead in range(1, self.seats):
                value = jnp.where(first == ahead, values[(step + ahead) % self.seats], value)
            order.append(value)
        return order

    def _each(self, first: Array, parts: Sequence[Sequence[Array]]) -> list[list[Array]]:
        columns = [self._from(first, column) for column in zip(*parts, strict=True)]
        return [list(row) for row in zip(*columns, strict=True)]

    def _cities(self, first: Array, state: Position) -> list[Counts]:
        return [Counts(low, high) for low, high in self._each(first, state.cards)]


def pay(coins: list[Array], payer: int, payee: int, owed: Array) -> None:
    """Pay what is owed, or what there is (MK-I3)."""
    paid = jnp.minimum(owed, coins[payer])
    coins[payer] = coins[payer] - paid
    coins[payee] = coins[payee] + paid


def after_tv_station(state: Position) -> Array:
    """The phase that follows it."""
    owns_centre = count(state.cards[0], BUSINESS_CENTRE) != 0
    return jnp.where(owns_centre, SMALL(phase.SWAP), SMALL(phase.BUILD))


def affordable(costs: Sequence[int], coins: Array) -> Array:
    """Which of the costs so many coins can pay, as bits."""
    found = jnp.zeros_like(coins, jnp.uint32)
    for cost in sorted(set(costs)):
        within = bits_of([number for number, other in enumerate(costs) if other <= cost])
        found = jnp.where(coins >= cost, u32(within), found)
    return found


def places(kinds: Array) -> Array:
    """A set of kinds as a set of places among the swappable ones; others fall out."""
    found = jnp.zeros_like(kinds)
    shifts = sorted({kind - place for place, kind in enumerate(SWAPPABLE)})
    for shift in shifts:
        run = [place for place, kind in enumerate(SWAPPABLE) if kind - place == shift]
        found = found | ((kinds >> u32(shift)) & u32(bits_of(run)))
    return found


def kind_at(place: Array) -> Array:
    """The swappable kind at this place."""
    kind = place
    for purple in PURPLE:
        kind = kind + (kind >= purple).astype(kind.dtype)
    return kind


def wrapped(seat: Array, seats: int) -> Array:
    """A seat counted round the table, from less than twice round."""
    return jnp.where(seat >= seats, seat - seats, seat)


def moved_up(where: Array, cities: Sequence[Array]) -> tuple[Array, ...]:
    """The same cities from the next one on."""
    return tuple(
        jnp.where(where, following, city)
        for city, following in zip(cities, [*cities[1:], cities[0]], strict=True)
    )


Piles = tuple[Counts, Counts, Array, Array]


def refill(
    market: Counts, deck: Counts, where: Array, chance: Chance, drawn: int
) -> tuple[Counts, Counts]:
    """Turn up cards until ten kinds lie open or the deck is used up (MK-M2)."""

    def lacks(piles: Piles) -> Array:
        market, deck, where, _ = piles
        kinds = ones(nibbles.present(market))
        left = (deck.low | deck.high) != u32(0)
        return where & (kinds < OPEN_KINDS) & left

    def turn_up(piles: Piles) -> Piles:
        market, deck, where, number = piles
        kind = draws.draw(chance(number), nibbles.every(deck, KINDS))
        card = nibbles.unit(kind, lacks(piles))
        return nibbles.plus(market, card), nibbles.minus(deck, card), where, number + 1

    def anywhere(piles: Piles) -> Array:
        return jnp.max(lacks(piles).astype(jnp.int32)) > 0

    market, deck, _, _ = lax.while_loop(anywhere, turn_up, (market, deck, where, jnp.int32(drawn)))
    return market, deck


def engine(setup: Setup) -> MachiKoroEngine:
    """The engine for a set-up that was checked."""
    return MachiKoroEngine(setup)
