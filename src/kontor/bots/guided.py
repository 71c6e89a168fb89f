"""Thinks ahead with a network: it says which answers are worth a try, how everybody goes on, and
who will probably win from where the thinking stops, if it does not go on to the end.

Every trial deals the hidden cards anew and is as lucky for one answer as for another. Many games
run side by side, so that the network is asked for all of them at once. After each round the worse
half of the answers is dropped, and whatever is far behind. The network's own answer stays unless
another was clearly better: chance alone must not sway the bot.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from kontor.bots.effort import Effort
from kontor.bots.evidence import ahead, hopeless
from kontor.bots.lanes import ARRIVED, JUDGED, OVER, Habit, Journey, Lane
from kontor.bots.network import as_seen_from
from kontor.bots.trained import TrainedBot, softmax
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Chance, Seeded
from kontor.core.view import Result, View

WIDTH = 6
"""Answers that are tried at all."""
UNLIKELY = 0.01
"""Answers that the network likes less are not tried."""
SURE = 0.995
"""Beside what the network likes so much, nothing else it likes is tried."""
LANES = 96
"""Games side by side."""
NEVER = 1 << 30
"""A turn that no game reaches."""
PATIENCE = 1.0
"""Seconds after which it answers, however much time there is: nobody likes to wait."""
CLEARLY = 0.7
"""Standard errors by which another answer than the network's has to be better."""


Chances = np.ndarray[Any, Any]
Guess = Callable[[random.Random], list[Habit]]
"""A guess at how each player goes on, for one trial."""


def as_the_network(state: Any) -> Action | None:
    """The habit of whoever plays like the network."""
    return None


def as_they_are(chances: Chances) -> Chances:
    return chances


def victory(end: Result, seat: int) -> float:
    winners = end.winners()
    return (seat in winners) / len(winners)


@dataclass(frozen=True)
class Guide:
    """What the search has to know of a game."""

    game: str
    network: TrainedBot
    habits: Callable[[Any], Guess]
    """What to guess of the players in a position."""
    rounds: int | None = None
    """How far to think: so many turns of everybody, or to the end."""
    opinion: Callable[[View], Sequence[Action]] | None = None
    """What somebody else would consider, to be tried whatever the network thinks of it."""
    sensible: Callable[[View], tuple[Action, ...]] | None = None
    """The only answers that come into question."""
    worth: Callable[[Result, int], float] = victory
    """What an end is worth to a seat, from 0 to 1."""
    corrected: Callable[[Chances], Chances] = as_they_are
    """What becomes of the network's chances where the thinking stops, a row for each position."""


@dataclass
class Candidate:
    """A possible answer, how much the network likes it, and what the games after it looked like."""

    action: Action
    liked: float
    chance: float
    """Of winning, as long as no game has been played on."""
    games: list[float] = field(default_factory=list)
    """What each was worth."""
    won: float = 0.0
    """How many of them were won."""

    @property
    def mean(self) -> float:
        return fmean(self.games) if self.games else self.chance

    @property
    def share(self) -> float:
        """Of the games that would be won."""
        return self.won / len(self.games) if self.games else self.chance


class GuidedBot:
    """Plays on so many games for each decision, or as many as time allows."""

    def __init__(self, guide: Guide, seed: int, trials: int) -> None:
        self._guide = guide
        self._source = random.Random(seed)
        self._trials = trials

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self.ranked(view, deadline)[0].action

    def ranked(
        self, view: View, deadline: float | None = None, enough: bool = False
    ) -> list[Candidate]:
        """The answers that were worth a try, the best first. See `Effort` for ``enough``."""
        if self._guide.sensible:
            view = msgspec.structs.replace(view, legal=self._guide.sensible(view))
        answers = promising(self._guide, view)
        if len(answers) == 1:
            return answers
        by = deadline
        if deadline is not None and not enough:
            by = min(deadline, monotonic() + PATIENCE)
        effort = Effort(self._trials, by, enough)
        search = Search(self._guide, view, self._source.getrandbits(40), effort)
        return settled(answers[0], search.halved(answers))


class Search:
    """One decision's search."""

    def __init__(
        self,
        guide: Guide,
        view: View,
        seed: int,
        effort: Effort,
        anew: Callable[[Chance], Any] | None = None,
    ) -> None:
        """``anew`` deals the hidden cards, if more is known of them than the view says."""
        assert view.seat is not None
        self.guide = guide
        self.view = view
        self.seed = seed
        self.effort = effort
        self.game = registry.game(guide.game)
        self.anew = anew or partial(self.game.determinise, view)
        state = self.anew(Seeded(seed))
        self.seats = int(state.seats)
        self.guess = guide.habits(state)
        until = NEVER if guide.rounds is None else self.game.turn(state) + guide.rounds * self.seats
        turned = as_seen_from(self.game.actions(), self.seats).tolist()
        self.journey = Journey(self.game, view.seat, until, turned)

    def halved(self, answers: Sequence[Candidate]) -> list[Candidate]:
        """Try the answers, ever fewer, until the effort is used up; the best come first."""
        first, left = answers[0], list(answers)
        dropped: list[Candidate] = []
        rounds = (len(answers) - 1).bit_length()
        for number in range(1, rounds + 1):
            self.play(left, number / rounds)
            left.sort(key=lambda answer: -answer.mean)
            half = len(left) if number == rounds else (len(left) + 1) // 2
            kept = [answer for n, answer in enumerate(left) if n < half or answer is first]
            kept = [answer for answer in kept if not hopeless(answer.games, left[0].games)]
            dropped = [answer for answer in left if answer not in kept] + dropped
            left = kept
            if len(left) == 1:
                break
        return left + dropped

    def play(self, answers: Sequence[Candidate], until: float) -> None:
        """More games for each of the answers, which are equally far, until so much effort is used.

        Where one is over, the next begins. Trials that are not through in time do not count.
        """
        begun = len(answers[0].games)
        trials: list[list[Lane]] = []
        going: list[Lane] = []
        while not self.effort.late():
            while len(going) + len(answers) <= LANES and self.effort.used() < until:
                trials.append(self.trial(begun + len(trials), answers))
                going += trials[-1]
            if not going:
                break
            self.step(going)
            going = [lane for lane in going if lane.stage != JUDGED]
        for trial in trials:
            if all(lane.stage == JUDGED for lane in trial):
                for answer, lane in zip(answers, trial, strict=True):
                    answer.games.append(lane.worth)
                    answer.won += lane.won

    def trial(self, number: int, answers: Sequence[Candidate]) -> list[Lane]:
        """A game for each of the answers, on one deal, one luck and one guess at the others."""
        seed = self.seed + number
        state = self.anew(Seeded(seed))
        habits = self.guess(random.Random(seed))
        lanes = [Lane(state.copy(), answer.action, seed, habits) for answer in answers]
        for lane in lanes:
            self.journey.begin(lane)
        self.effort.spent += len(lanes)
        return lanes

    def step(self, lanes: Sequence[Lane]) -> None:
        """Judge the games that are through; in all others let the network answer its question."""
        seat, network = self.journey.seat, self.guide.network
        for lane in lanes:
            if lane.stage == OVER:
                end = self.game.result(lane.state)
                assert end is not None
                lane.judge(self.guide.worth(end, seat), victory(end, seat))
        asked = [lane for lane in lanes if lane.stage != JUDGED]
        if not asked:
            return
        seen, masks = self.journey.look(asked, self.guide.network.features.observe)
        liked, prospects = network.answers(rows(seen, len(asked)))
        chosen = np.where(rows(masks, len(asked)), liked, -np.inf).argmax(axis=1).tolist()
        going_on = []
        for row, lane in enumerate(asked):
            if lane.stage == ARRIVED:
                chances = softmax(prospects[row, : self.seats])
                chance = float(self.guide.corrected(chances[None])[0, 0])
                lane.judge(chance, chance)
            else:
                going_on.append((lane, chosen[row]))
        self.journey.step([lane for lane, _ in going_on], [number for _, number in going_on])


def rows(numbers: bytes, count: int) -> np.ndarray[Any, Any]:
    return np.frombuffer(numbers, np.uint8).reshape(count, -1)


def promising(guide: Guide, view: View) -> list[Candidate]:
    """The answers that the network likes, the best liked first, and those of the other opinion."""
    liked, chances = guide.network.judged(view)
    chance = float(chances[view.seat])
    order = np.argsort(-liked, kind="stable")[:WIDTH].tolist()
    if liked[order[0]] > SURE:
        order = order[:1]
    tried = [place for place in order if place == order[0] or liked[place] >= UNLIKELY]
    if guide.opinion and len(view.legal) > 1:
        others = [view.legal.index(action) for action in guide.opinion(view)]
        tried += [place for place in others if place not in tried]
    return [Candidate(view.legal[place], float(liked[place]), chance) for place in tried]


def settled(first: Candidate, order: Sequence[Candidate]) -> list[Candidate]:
    """The answers in order; the network's own stays ahead of what is not clearly better."""
    best = order[0] if ahead(order[0].games, first.games, CLEARLY) else first
    return [best, *(answer for answer in order if answer is not best)]
