"""Plays Machi Koro to its end by shopping lists, fast: the playouts of the bots that search.

Compiled together with the rules. Nothing here is clever; that is what the searching is for.
"""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.action import Action
from kontor.core.chance import Chance
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.building import (
    BUILDS,
    COST,
    LANDMARK_BUILDS,
    LANDMARK_COST,
    MOST,
    PASS,
)
from kontor.games.machi_koro.cards import ESTABLISHMENTS, STARTING
from kontor.games.machi_koro.income import BLUE_ON, GREEN_ON, PURPLE_ON
from kontor.games.machi_koro.rules import (
    ALL,
    DECLINE,
    FIRST_COLLECT,
    KEEP,
    PARK,
    REROLL,
    ROLL_ONE,
    ROLL_TWO,
    STATION,
    advance,
    legal,
)
from kontor.games.machi_koro.state import KINDS, LANDMARK_KINDS, MachiKoroState

STARTED_WITH: Final = [int(card.id in STARTING) for card in ESTABLISHMENTS]
LONGEST: Final[i64] = 400
"""A playout of more turns is given up as undecided."""
NOBODY: Final = -1

_MODULUS: Final[i64] = 2147483647
_STEP: Final[i64] = 48271


@final
class Dice(Chance):
    """A small generator whose dice stay aligned turn by turn, whatever the players choose."""

    def __init__(self) -> None:
        self.seed: i64 = 1
        self._value: i64 = 1

    def at(self, turn: i64) -> None:
        """Begin this turn's numbers, which depend on the seed and the turn alone."""
        mixed = (self.seed * 1000003 + turn * 7919 + 12345) % _MODULUS
        value = (mixed if mixed else 1) * _STEP % _MODULUS
        self._value = (value ^ (value >> 15)) * 40692 % _MODULUS * _STEP % _MODULUS + 1

    def below(self, n: int) -> int:
        self._value = self._value * _STEP % _MODULUS
        if self._value == 0:
            self._value = 1
        return self._value * n // _MODULUS


@final
class Plan:
    """A shopping list: what to build in which order, then the cheapest landmark first.

    An item is a kind of establishment, or a landmark counted on from the last kind. Cards that one
    starts with are not counted.
    """

    def __init__(self, name: str, items: list[int], counts: list[int], dice: int) -> None:
        self.name: Final = name
        self.items: Final = items
        self.counts: Final = counts
        self.dice: Final[i64] = dice
        """How many it likes to roll."""

    def __reduce__(self) -> tuple[type["Plan"], tuple[str, list[int], list[int], int]]:
        return Plan, (self.name, self.items, self.counts, int(self.dice))


def answer(state: MachiKoroState, plan: Plan) -> Action:
    """What the player whose turn it is does by the plan."""
    now = state.phase
    if now == phase.BUILD:
        return purchase(state, plan)
    if now == phase.ROLL:
        two = plan.dice == 2 and state.active[state.turn] & STATION
        return ROLL_TWO if two else ROLL_ONE
    if now == phase.REROLL:
        return KEEP if brings_something(state) else REROLL
    if now == phase.COLLECT:
        return ALL[FIRST_COLLECT + richest(state)]
    return DECLINE


def purchase(state: MachiKoroState, plan: Plan) -> Action:
    """The first thing on the list that is still wanted, or nothing while one saves for it."""
    seat = state.turn
    coins: i64 = state.coins[seat]
    built: i64 = state.built[seat]
    base = seat * KINDS
    most = MOST[state.first_games]
    step: i64
    for step in range(len(plan.items)):
        item: i64 = plan.items[step]
        if item >= KINDS:
            landmark = item - KINDS
            if not built >> landmark & 1:
                return LANDMARK_BUILDS[landmark] if LANDMARK_COST[landmark] <= coins else PASS
        elif state.market[item]:
            owned: i64 = state.cards[base + item]
            if owned - STARTED_WITH[item] < plan.counts[step] and owned < most[item]:
                return BUILDS[item] if COST[item] <= coins else PASS
    for landmark in range(LANDMARK_KINDS):
        if not built >> landmark & 1:
            return LANDMARK_BUILDS[landmark] if LANDMARK_COST[landmark] <= coins else PASS
    return PASS


def brings_something(state: MachiKoroState) -> bool:
    """Whether the roll earns the roller anything, or a second turn."""
    seat = state.turn
    base = seat * KINDS
    if state.die1 == state.die2 and state.active[seat] & PARK and not state.second:
        return True
    total = state.die1 + state.die2
    kind: i64
    for kind in BLUE_ON[total]:
        if state.cards[base + kind]:
            return True
    for kind in GREEN_ON[total]:
        if state.cards[base + kind]:
            return True
    return any(state.cards[base + kind] for kind in PURPLE_ON[total])


def richest(state: MachiKoroState) -> int:
    """The other player with the most coins."""
    best = -1
    for seat in range(state.seats):
        if seat != state.turn and (best < 0 or state.coins[seat] > state.coins[best]):
            best = seat
    return best


def play_out(state: MachiKoroState, plans: list[Plan], dice: Dice) -> int:
    """Play on by a plan for each seat; who wins, or `NOBODY`."""
    last = state.turns + LONGEST
    while state.phase != phase.OVER:
        now = state.phase
        if now == phase.ROLL:
            if state.turns > last:
                return NOBODY
            dice.at(state.turns)
        elif now == phase.GIVE or now == phase.GET:
            finish_swap(state, dice)
            continue
        advance(state, answer(state, plans[state.turn]), dice, None)
    return state.turn


def finish_swap(state: MachiKoroState, dice: Dice) -> None:
    """Take any way out of a swap that somebody began."""
    advance(state, legal(state)[0], dice, None)


def trial(root: MachiKoroState, action: Action, plans: list[Plan], seed: int, dice: Dice) -> int:
    """Who wins if the action is taken and everybody then follows his plan."""
    state = root.copy()
    dice.seed = seed
    dice.at(state.turns)
    advance(state, action, dice, None)
    return play_out(state, plans, dice)
