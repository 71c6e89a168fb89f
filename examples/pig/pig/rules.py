"""The rules. The numbers behind them are those of the README."""

from collections.abc import Sequence
from typing import Final, cast

from kontor.core.action import Action, Actions, Verb
from kontor.core.chance import Chance
from kontor.core.event import Event
from kontor.core.fields import per_seat
from kontor.core.game import Game, Told
from kontor.core.names import BySeat, Seat
from kontor.core.setup import Meta, Option, Setup
from kontor.core.state import State
from kontor.core.text import Vocabulary
from kontor.core.view import Result, View
from pig.events import EVENTS, Held, Lost, Rolled, Turn, Won

SHORT: Final = Option("short", rule="PG-G2")
META: Final = Meta(
    id="pig",
    title="Pig",
    designer="tradition",
    seats=(2, 3, 4),
    ends=("goal",),
    options=(SHORT,),
)

ROLL: Final = 0
HOLD: Final = 1
ACTIONS: Final = Actions(Verb("roll"), Verb("hold"))
LOSING_FACE: Final = 1

VOCABULARY: Final = Vocabulary.of(
    EVENTS,
    ACTIONS,
    things={},
    questions=("roll-or-hold",),
    rules=("PG-T2", "PG-G1"),
    ends=META.ends,
)


class PigState(State):
    """A position. Copying, comparing and saving follow from the fields."""

    seats: int
    goal: int
    turn: int
    """Whose turn it is."""
    turns: int = 0
    """How many turns there were before this one."""
    pot: int = 0
    """What was rolled in this turn and is not safe yet."""
    scores: list[int] = per_seat()


class PigView(View, frozen=True):
    """What everybody sees: in this game, everything."""

    goal: int
    turn: Seat
    turns: int
    pot: int
    scores: BySeat[int]


class Pig(Game[PigState]):
    """Roll as often as you dare: a 1 costs all that you have not put aside."""

    def meta(self) -> Meta:
        return META

    def actions(self) -> Actions:
        return ACTIONS

    def event_types(self) -> Sequence[type[Event]]:
        return EVENTS

    def view_type(self) -> type[View]:
        return PigView

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def start(self, setup: Setup, chance: Chance) -> PigState:
        goal = 50 if setup.switched_on(SHORT.id) else 100
        return PigState(seats=setup.seats, goal=goal, turn=setup.starter(chance))

    def to_move(self, state: PigState) -> int | None:
        return None if max(state.scores) >= state.goal else state.turn

    def turn(self, state: PigState) -> int:
        return state.turns

    def legal(self, state: PigState) -> list[Action]:
        return [action for action in ACTIONS if self.why_not(state, action) is None]

    def why_not(self, state: PigState, action: Action) -> str | None:
        if self.to_move(state) is None:
            return "PG-G1"
        return "PG-T2" if action.verb == HOLD and state.pot == 0 else None

    def advance(self, state: PigState, action: Action, chance: Chance, told: Told) -> None:
        if action.verb == ROLL:
            self._roll(state, chance, told)
        else:
            self._hold(state, told)

    def _roll(self, state: PigState, chance: Chance, told: Told) -> None:
        die, _ = chance.roll(1)
        lost = state.pot
        state.pot = 0 if die == LOSING_FACE else state.pot + die
        if told is not None:
            told.append(Rolled(state.turn, die, state.pot))
        if die == LOSING_FACE:
            if told is not None:
                told.append(Lost(state.turn, lost))
            self._next(state, told)

    def _hold(self, state: PigState, told: Told) -> None:
        seat, pot = state.turn, state.pot
        state.scores[seat] += pot
        state.pot = 0
        score = state.scores[seat]
        if told is not None:
            told.append(Held(seat, pot, score))
            if score >= state.goal:
                told.append(Won(seat, score))
        if score < state.goal:
            self._next(state, told)

    def _next(self, state: PigState, told: Told) -> None:
        state.turn = (state.turn + 1) % state.seats
        state.turns += 1
        if told is not None:
            told.append(Turn(state.turn))

    def result(self, state: PigState) -> Result | None:
        if self.to_move(state) is not None:
            return None
        places = [1 + sum(other > score for other in state.scores) for score in state.scores]
        return Result("goal", tuple(places), tuple(state.scores))

    def broken(self, state: PigState) -> str | None:
        over = sum(score >= state.goal for score in state.scores)
        return "PG-G1" if over > 1 or (over and state.pot) else None

    def view(self, state: PigState, seat: int | None) -> View:
        mover = self.to_move(state)
        return PigView(
            seat=seat,
            to_move=mover,
            question=None if mover is None else "roll-or-hold",
            legal=tuple(self.legal(state)) if seat == mover and mover is not None else (),
            result=self.result(state),
            goal=state.goal,
            turn=state.turn,
            turns=state.turns,
            pot=state.pot,
            scores=tuple(state.scores),
        )

    def determinise(self, view: View, chance: Chance) -> PigState:
        seen = cast(PigView, view)
        return PigState(
            seats=len(seen.scores),
            goal=seen.goal,
            turn=seen.turn,
            turns=seen.turns,
            pot=seen.pot,
            scores=list(seen.scores),
        )
