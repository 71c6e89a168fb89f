"""Games that are the same to one pair of viewer and differ in all that these may not see.

A twin has the same decisions, but other cards behind the others' backs, and other secret choices.
It is found by changing one hidden thing after the other and retention each change with which the
game still obeys the rules and the viewer still see, at every step, exactly what they saw.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import EVERYBODY, Outcome, Scripted, Seeded
from kontor.core.faults import KontorError
from kontor.core.session import AnySession, Session, seen_outcomes
from kontor.core.setup import Setup

Viewer = int | None


@dataclass(frozen=True)
class Play:
    """The beginning of a game: every decision, and every outcome of chance in order."""

    game: str
    seats: int
    actions: tuple[Action, ...] = ()
    outcomes: tuple[Outcome, ...] = ()

    def session(self) -> AnySession:
        """The game at its start. Raises `KontorError` if chance cannot have given that."""
        setup = Setup(self.seats, {}, None)
        return Session(registry.game(self.game), setup, Scripted(self.outcomes))

    def played(self) -> AnySession:
        session = self.session()
        for action in self.actions:
            session.play(action)
        return session


def _made(session: AnySession, play: Play) -> Play:
    decisions = session.decisions
    outcomes = [*session.opening, *(o for decision in decisions for o in decision.outcomes)]
    return replace(play, actions=tuple(d.action for d in decisions), outcomes=tuple(outcomes))


def random_play(game: str, seats: int, length: int, seed: int) -> Play:
    """So many decisions at random, but not the last of the game."""
    session = Session(registry.game(game), Setup(seats), Seeded(seed))
    return prolonged(_made(session, Play(game, seats)), length, seed)


def prolonged(play: Play, length: int, seed: int) -> Play:
    """The same beginning, and then chance and the players have it otherwise."""
    session = play.played()
    session.chance = Seeded(seed)
    rng = random.Random(seed)
    while len(session.decisions) < length:
        session.play(rng.choice(session.legal()))
        if session.to_move() is None:
            session.take_back(1)
            break
    return _made(session, play)


def shortened(play: Play, length: int) -> Play:
    """The first so many decisions."""
    session = play.session()
    for action in play.actions[:length]:
        session.play(action)
    return _made(session, play)


def sights(play: Play, viewer: Viewer) -> Iterator[object]:
    """All that these viewer see in the course of the game."""
    session = play.session()
    yield seen_outcomes(session.opening, session.opening_owners, viewer)
    for action in play.actions:
        yield session.view(viewer)
        told = session.play(action).seen_by(viewer)
        yield told.seat, told.action, told.outcomes
        yield [event.to_json() for event in told.events]
    yield session.view(viewer)


def twin(play: Play, viewer: Viewer, rng: random.Random, attempts: int) -> Play:
    """The same game to these viewer, as different as that many attempts could make it."""
    before = play.played()
    wanted = list(sights(play, viewer))
    hidden = _hidden_outcomes(before, viewer)
    secret = [
        n for n, d in enumerate(before.decisions) if d.action.secret and d.seat != viewer
    ]  # fmt: skip
    for _ in range(attempts if hidden or secret else 0):
        other = _changed(play, rng, hidden, secret)
        try:
            if all(seen == was for seen, was in zip(sights(other, viewer), wanted, strict=True)):
                play = other
        except KontorError:
            continue
    return play


def _hidden_outcomes(session: AnySession, viewer: Viewer) -> list[int]:
    owners = [*session.opening_owners, *(o for d in session.decisions for o in d.owners)]
    return [n for n, owner in enumerate(owners) if owner not in (EVERYBODY, viewer)]


def _changed(play: Play, rng: random.Random, hidden: Sequence[int], secret: Sequence[int]) -> Play:
    place = rng.choice([*hidden, *(-1 - n for n in secret)])
    if place < 0:
        choices = list(play.actions)
        old = choices[-1 - place]
        alike = [a for a in registry.game(play.game).actions().all if a.do == old.do]
        choices[-1 - place] = rng.choice(alike)
        return replace(play, actions=tuple(choices))
    outcomes = list(play.outcomes)
    outcomes[place] = rng.choice([outcomes[n] for n in hidden])
    return replace(play, outcomes=tuple(outcomes))
