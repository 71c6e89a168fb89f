"""What bots answered in their games, written down for networks that are to play like them."""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kontor.bots.features import of_game
from kontor.bots.network import SEATS, as_seen_from
from kontor.bots.registry import bot
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Aligned
from kontor.core.setup import Setup
from kontor.core.view import Result


class Questions(NamedTuple):
    """Decisions, as a network would have met them; a row of each array is one."""

    seen: Any
    legal: Any
    action: Any
    """As the network numbers it."""
    seats: Any


class Demonstrations(NamedTuple):
    """Decisions of games whose end is known."""

    seen: Any
    legal: Any
    action: Any
    """As the network numbers it."""
    won: Any
    """[…, players] Each player's share of the victory, counted from the player who decided."""
    seats: Any


@dataclass(frozen=True)
class Classroom:
    """Whose answers are wanted, and against whom they are given."""

    game: str
    setups: Sequence[Setup]
    teachers: Sequence[str]
    opponents: Sequence[str] = ()
    seed: int = 1


def gather(
    school: Classroom, games: int, processes: int | None = None
) -> dict[str, Demonstrations]:
    """The decisions of each teacher in so many games, played on all cores."""
    with ProcessPoolExecutor(processes or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        played = list(pool.map(attended, [school] * games, range(games), chunksize=8))
    return {
        teacher: joined([game[teacher] for game in played if teacher in game])
        for teacher in school.teachers
    }


def joined(parts: Sequence[Demonstrations]) -> Demonstrations:
    return Demonstrations(*map(np.concatenate, zip(*parts, strict=True)))


def attended(school: Classroom, number: int) -> dict[str, Demonstrations]:
    """One game, everybody at the table drawn at random."""
    source = Random(f"{school.seed} {number}")
    setup = school.setups[number % len(school.setups)]
    names = source.choices([*school.teachers, *school.opponents], k=setup.seats)
    players = [bot(school.game, name)(source.getrandbits(40)) for name in names]
    game = registry.game(school.game)
    look = of_game(school.game)[0].numbers
    chance = Aligned(source.getrandbits(48))
    state = game.start(setup, chance)
    decisions: list[tuple[int, Sequence[int], list[Action], Action]] = []
    while (seat := game.to_move(state)) is not None:
        chance.at(game.turn(state))
        legal = game.legal(state)
        answer = legal[0]
        if len(legal) > 1:
            player = players[seat]
            # A quick bot may be asked about the position itself.
            at = getattr(player, "at", None)
            answer = at(state) if at else player.choose(game.view(state, seat))
            if names[seat] in school.teachers:
                decisions.append((seat, look(state), legal, answer))
        game.advance(state, answer, chance, None)
    end = game.result(state)
    assert end is not None
    return {
        teacher: written_down(
            school.game, [made for made in decisions if names[made[0]] == teacher], end, setup.seats
        )
        for teacher in set(names) & set(school.teachers)
    }


def written_down(
    game: str,
    decisions: Sequence[tuple[int, Sequence[int], list[Action], Action]],
    end: Result,
    seats: int,
) -> Demonstrations:
    """The decisions as a network sees them: seats counted from the player."""
    count = len(decisions)
    turned = _turned(game, seats)
    winners = end.winners()
    shares = np.array([(seat in winners) / len(winners) for seat in range(seats)])
    legal = np.zeros((count, turned.shape[1]), bool)
    won = np.zeros((count, SEATS), np.float32)
    for row, (seat, _, options, _) in enumerate(decisions):
        legal[row, turned[seat, [action.index for action in options]]] = True
        won[row, :seats] = np.roll(shares, -seat)
    return Demonstrations(
        np.array([list(seen) for _, seen, _, _ in decisions], np.uint8),
        legal,
        np.array([turned[seat, answer.index] for seat, _, _, answer in decisions], np.int32),
        won,
        np.full(count, seats, np.int32),
    )


@cache
def _turned(game: str, seats: int) -> np.ndarray[Any, Any]:
    return as_seen_from(registry.game(game).actions(), seats)
