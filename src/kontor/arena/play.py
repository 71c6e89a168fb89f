"""Plays one game of a match. Bots get views, sent through the same JSON that a browser gets."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import monotonic
from typing import Any

from kontor.arena.match import Match, Seating
from kontor.bots.bot_faults import answer as answer_of
from kontor.bots.bot_faults import blamed
from kontor.bots.choosing import chosen
from kontor.core import record_file, registry
from kontor.core.action import Actions
from kontor.core.bot import Bot
from kontor.core.chance import Aligned
from kontor.core.decode import decode
from kontor.core.record import Player, Record, of_session
from kontor.core.session import AnySession, Session
from kontor.core.view import View, to_json


@dataclass(frozen=True)
class Played:
    """How a game went. Lists are by seat; a decision with one possible answer is not counted."""

    block: int
    seating: Seating
    places: tuple[int, ...]
    points: tuple[int, ...] | None
    turns: int
    """How long it was, by the game's own measure."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long each player thought in all."""
    luck: tuple[float, ...] | None = None
    """What chance brought each seat, in shares of a victory; only if it was asked for."""

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "Played":
        values: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in plain.items()
        }
        return cls(**values)


def play(match: Match, block: int, seating: Seating) -> tuple[Played, str]:
    """One game, and its record as text."""
    game = registry.game(match.game)
    chance = Aligned(seed_of(match, block))
    session: AnySession = Session(game, match.setup(), chance)
    players = seated(match, block, seating)
    moves = [0] * len(seating)
    seconds = [0.0] * len(seating)
    while (seat := session.to_move()) is not None:
        chance.at(game.turn(session.state))
        legal = session.legal()
        if len(legal) > 1:
            seen = sent(session.view(seat), game.actions())
            start = monotonic()
            deadline = None if match.seconds is None else start + match.seconds
            answer = answer_of(seating[seat], players[seat], seen, deadline)
            seconds[seat] += monotonic() - start
            moves[seat] += 1
        else:
            answer = legal[0]
        session.play(answer)
    result = game.result(session.state)
    assert result is not None
    turns = game.length(session.state)
    record = of_session(session, [Player(name, name) for name in seating], None)
    played = Played(
        block, seating, result.places, result.points, turns, tuple(moves), tuple(seconds),
        luck_in(record) if match.less_luck else None,
    )  # fmt: skip
    return played, record_file.dump(record)


def luck_in(record: Record) -> tuple[float, ...]:
    from kontor.review.luck import luck  # imported late: needs NumPy

    return tuple(luck(record))


def play_once(
    game: str, bots: Sequence[str], *, seed: int = 1, options: Mapping[str, object] | None = None
) -> Record:
    """A game between these bots, in the order of the seats. Equal seed, equal game.

    Raises `UnknownGame`, `UnknownBot` or `BadSetup`.
    """
    match = Match(game, tuple(bots), blocks=1, seed=seed, options=options or {}).checked()
    _, text = play(match, 0, match.bots)
    return record_file.load(text)


def sent(view: View, actions: Actions) -> View:
    """The view as it arrives: nothing but what can be written as JSON."""
    return decode(type(view), json.loads(json.dumps(to_json(view))), actions)


def seed_of(match: Match, block: int, whose: str = "dice") -> int:
    """The seed of a block's dice, or of a bot in it: the same in every seating."""
    return Random(f"{match.seed} {block} {whose}").getrandbits(48)


def seated(match: Match, block: int, seating: Seating) -> list[Bot]:
    """The bots, each with a seed of its own."""
    copies: Counter[str] = Counter()
    players = []
    for name in seating:
        copies[name] += 1
        with blamed(name):
            seed = seed_of(match, block, f"{name} {copies[name]}")
            players.append(chosen(match.game, name)(seed))
    return players
