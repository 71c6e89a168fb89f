"""Searches Machi Koro by playing on: which plan to follow from here, and which step off it.

First every plan of the library is followed to the end, again and again, and the best are kept.
Then every answer is tried with these plans after it. All trials run on the same dice against the
same guesses of what the others are up to; of the arms, the worse half is dropped again and again.
A step off the best plan is taken only if it won clearly more: chance alone must not sway the bot.
"""

import random
from collections.abc import Sequence
from math import exp, sqrt

from kontor.bots.effort import Effort
from kontor.bots.machi_koro.plans import LIBRARY
from kontor.bots.machi_koro.rollout import STARTED_WITH, Dice, Plan, answer, trial
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.machi_koro.actions import LANDMARK
from kontor.games.machi_koro.building import ALL_LANDMARKS
from kontor.games.machi_koro.state import GET, GIVE, KINDS, MachiKoroState
from kontor.games.machi_koro.view import restore

BATCH = 8
"""Trials of an arm before its fate is looked at."""
DOUBT = 0.7
"""How much less likely a plan is for each thing that does not fit it."""
PLANS_KEPT = 3
FOR_PLANS = 0.4
"""The share of the effort that goes into choosing plans."""
CLEARLY = 1.0
"""Standard errors by which a step off the plan has to be better."""


class Arm:
    """An answer, what to do after it, and how often that won."""

    def __init__(self, action: Action, plan: Plan, outcomes: Sequence[bool] = ()) -> None:
        self.action = action
        self.plan = plan
        self.outcomes = list(outcomes)

    @property
    def share(self) -> float:
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0

    @property
    def won(self) -> float:
        return sum(self.outcomes)

    @property
    def games(self) -> list[float]:
        """What the games were worth."""
        return [float(won) for won in self.outcomes]

    def clearly_beats(self, other: "Arm") -> bool:
        """Whether it won more often on the same dice than luck explains."""
        pairs = list(zip(self.outcomes, other.outcomes, strict=False))
        ahead = sum(mine and not his for mine, his in pairs)
        behind = sum(his and not mine for mine, his in pairs)
        return ahead - behind > CLEARLY * sqrt(ahead + behind)


class SearchBot:
    """Plays out so many games for each answer it gives, or as many as time allows."""

    def __init__(self, seed: int, trials: int = 2000, library: Sequence[Plan] = LIBRARY) -> None:
        self._source = random.Random(seed)
        self._trials = trials
        self._library = library

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self.ranked(view, deadline)[0].action

    def ranked(self, view: View, deadline: float | None = None) -> list[Arm]:
        """The best arm of each answer, the best first."""
        effort = Effort(self._trials, deadline)
        search = Search(restore(view), self._library, self._source.getrandbits(30), effort)
        return search.ranked(view.legal)


class Search:
    """One decision's search."""

    def __init__(
        self, state: MachiKoroState, library: Sequence[Plan], seed: int, effort: Effort
    ) -> None:
        self.state = state
        self.seat = int(state.turn)
        self.library = library
        self.effort = effort
        self.seed = seed
        self.source = random.Random(seed)
        self.weights = [likely(state, seat, library) for seat in range(state.seats)]
        self.guesses: list[list[Plan]] = []
        self.dice = Dice()

    def ranked(self, legal: Sequence[Action]) -> list[Arm]:
        """The best arm of each answer, the best first."""
        winning = [action for action in legal if wins(self.state, action)]
        if winning:
            return [Arm(winning[0], self.library[0], [True])]
        arms = [Arm(self.by_plan(plan, legal), plan) for plan in self.library]
        kept = self.halved(arms, FOR_PLANS)[:PLANS_KEPT]
        leader = kept[0]
        known = {(arm.action, arm.plan.name) for arm in kept}
        others = [
            Arm(action, arm.plan)
            for arm in kept
            for action in legal
            if (action, arm.plan.name) not in known
        ]
        order = self.halved([leader, *kept[1:], *others], 1.0, leader)
        best = order[0] if order[0] is leader or order[0].clearly_beats(leader) else leader
        first: dict[Action, Arm] = {best.action: best}
        for arm in order:
            first.setdefault(arm.action, arm)
        return list(first.values())

    def by_plan(self, plan: Plan, legal: Sequence[Action]) -> Action:
        """What the plan says, if it has an answer to the question."""
        return legal[0] if self.state.phase in (GIVE, GET) else answer(self.state, plan)

    def halved(self, arms: list[Arm], until: float, stays: Arm | None = None) -> list[Arm]:
        """Try the arms until so much of the effort is used, ever fewer; the best come first."""
        dropped: list[Arm] = []
        left = arms
        begun = self.effort.used()
        rounds = max(1, (len(arms) - 1).bit_length())
        for number in range(1, rounds + 1):
            self.try_all(left, begun + (until - begun) * number / rounds)
            left = sorted(left, key=lambda arm: -arm.share)
            if number < rounds:
                half = (len(left) + 1) // 2
                dropped = [arm for arm in left[half:] if arm is not stays] + dropped
                left = left[:half] + [arm for arm in left[half:] if arm is stays]
        return left + dropped

    def try_all(self, arms: Sequence[Arm], until: float) -> None:
        """Bring all arms level with the one tried most, and on until so much effort is used."""
        most = max(len(arm.outcomes) for arm in arms)
        while True:
            for arm in arms:
                if self.effort.used() >= 1:
                    return
                if len(arm.outcomes) <= most:
                    self.extend(arm)
            if self.effort.used() >= until:
                return
            most = max(most, min(len(arm.outcomes) for arm in arms))

    def extend(self, arm: Arm) -> None:
        """A batch of trials, on the dice that every arm gets for its trials of these numbers."""
        for number in range(len(arm.outcomes), len(arm.outcomes) + BATCH):
            plans = list(self.guess(number))
            plans[self.seat] = arm.plan
            winner = trial(self.state, arm.action, plans, self.seed + number, self.dice)
            arm.outcomes.append(winner == self.seat)
        self.effort.spent += BATCH

    def guess(self, number: int) -> list[Plan]:
        """What everybody follows in this trial."""
        while len(self.guesses) <= number:
            self.guesses.append(
                [self.source.choices(self.library, weights)[0] for weights in self.weights]
            )
        return self.guesses[number]


def wins(state: MachiKoroState, action: Action) -> bool:
    """Whether the action builds the last landmark."""
    missing = int(ALL_LANDMARKS) & ~state.built[state.turn]
    return action.verb == LANDMARK and missing == 1 << action.number


def likely(state: MachiKoroState, seat: int, library: Sequence[Plan]) -> list[float]:
    """How likely each plan is for a player, by how his city differs from it."""
    return [exp(-DOUBT * (strangers(state, seat, p) + skipped(state, seat, p))) for p in library]


def owned(state: MachiKoroState, seat: int, item: int) -> int:
    """How many of an item of a list a player has, cards of the start not counted."""
    if item >= KINDS:
        return state.built[seat] >> (item - int(KINDS)) & 1
    return state.cards[seat * int(KINDS) + item] - STARTED_WITH[item]


def strangers(state: MachiKoroState, seat: int, plan: Plan) -> int:
    """Cards in the player's city that are not on the list."""
    wanted = [0] * int(KINDS)
    for item, count in zip(plan.items, plan.counts, strict=True):
        if item < KINDS:
            wanted[item] = max(wanted[item], count)
    return sum(max(0, owned(state, seat, kind) - count) for kind, count in enumerate(wanted))


def skipped(state: MachiKoroState, seat: int, plan: Plan) -> int:
    """Things on the list that the player passed over for later ones."""
    missing = passed_over = 0
    for item, count in zip(plan.items, plan.counts, strict=True):
        has = owned(state, seat, item)
        if has > 0:
            passed_over = missing
        on_sale = item >= KINDS or state.market[item] > 0
        missing += max(0, count - has) if on_sale else 0
    return passed_over
