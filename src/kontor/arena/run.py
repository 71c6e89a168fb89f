"""Plays a match to its end, or what is left of it."""

from collections.abc import Callable, Container, Iterator

from kontor.arena.folder import Folder
from kontor.arena.match import Match, Seating
from kontor.arena.play import Played
from kontor.arena.workers import Job, Workers, one_core

GAMES_A_JOB = 8
"""Enough to make a job worth sending, few enough to lose."""

Progress = Callable[[int, int], None]
"""Told how many games of how many are played."""


def run(
    match: Match,
    workers: Workers = one_core,
    folder: Folder | None = None,
    progress: Progress | None = None,
) -> list[Played]:
    """Every game of the match, in an order that does not depend on who played it when."""
    games = {key(game): game for game in (folder.played() if folder else [])}
    games = {k: game for k, game in games.items() if game.block < match.blocks}
    total = match.blocks * len(match.seatings())
    if progress:
        progress(len(games), total)
    for batch in workers(list(jobs(match, games))):
        new = [(game, record) for game, record in batch if key(game) not in games]
        if folder:
            folder.add(new)
        games |= {key(game): game for game, _ in new}
        if progress:
            progress(len(games), total)
    return [games[k] for k in sorted(games)]


def key(game: Played) -> tuple[int, Seating]:
    return game.block, game.seating


def jobs(match: Match, done: Container[tuple[int, Seating]]) -> Iterator[Job]:
    """What is left to play, a few games at a time; where bots take their time, each by itself."""
    left = missing(match, done)
    size = GAMES_A_JOB if match.seconds is None else 1
    for start in range(0, len(left), size):
        yield match, left[start : start + size]


def missing(match: Match, done: Container[tuple[int, Seating]]) -> list[tuple[int, Seating]]:
    """The games of the match that are not done, by block and seating."""
    every = ((block, seating) for block in range(match.blocks) for seating in match.seatings())
    return [game for game in every if game not in done]
