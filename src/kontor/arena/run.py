"""Plays a match to its end, or what is left of it."""

from collections import Counter
from collections.abc import Callable, Iterator

from kontor.arena.folder import Folder
from kontor.arena.match import Match
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


def key(game: Played) -> tuple[int, tuple[str, ...]]:
    return game.block, game.seating


def jobs(match: Match, done: dict[tuple[int, tuple[str, ...]], Played]) -> Iterator[Job]:
    """The blocks that are not complete, a few at a time."""
    seatings = len(match.seatings())
    complete = Counter(block for block, _ in done)
    missing = [block for block in range(match.blocks) if complete[block] < seatings]
    size = max(1, GAMES_A_JOB // seatings)
    for start in range(0, len(missing), size):
        yield match, missing[start : start + size]
