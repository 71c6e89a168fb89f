"""What the games of a match say about its bots, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from kontor.arena.match import Match
from kontor.arena.play import Played
from kontor.arena.ratings import Rating, ratings
from kontor.arena.shares import Share, Z, wilson, won


@dataclass(frozen=True)
class LessLuck:
    """A share of wins less the luck of each game, and how much sharper it is."""

    share: float
    low: float
    high: float
    fewer: float
    """How many times fewer games it needs than the share of wins to be as sure."""


@dataclass(frozen=True)
class Standing:
    """One bot's figures. A victory that k players share counts 1/k for each."""

    bot: str
    wins: Share
    luck_apart: tuple[float, float]
    """The interval from block to block: seatings of equal luck are compared, so it is narrower."""
    less_luck: LessLuck | None
    by_seat: tuple[Share, ...]
    places: tuple[float, ...]
    """How often it took each place."""
    points: float | None
    points_between: tuple[float, float] | None
    """The interval of the mean points, from block to block."""
    rating: Rating | None
    """There is none in a game for one."""
    seconds_a_move: float


@dataclass(frozen=True)
class SeatResult:
    """What a seat is worth, whoever sits there."""

    wins: Share
    points: float | None


@dataclass(frozen=True)
class Standings:
    """A whole match."""

    match: Match
    games: int
    bots: tuple[Standing, ...]
    """The best first."""
    seats: tuple[SeatResult, ...]
    """The start player's first."""
    turns: float
    """How long games were, by the game's own measure."""
    winners_points: float | None


def standings(match: Match, games: Sequence[Played]) -> Standings:
    """The figures of every bot, the best first."""
    rated = {} if match.alone else ratings(games)
    bots = [standing(name, games, rated.get(name)) for name in sorted(set(match.bots))]
    bots.sort(key=lambda one: (-one.wins.share, -(one.points or 0)))
    seats = tuple(seat_of(games, seat) for seat in range(len(games[0].seating)))
    best = [max(game.points) for game in games if game.points]
    return Standings(
        match,
        len(games),
        tuple(bots),
        seats,
        fmean(game.turns for game in games),
        fmean(best) if best else None,
    )


def seat_of(games: Sequence[Played], seat: int) -> SeatResult:
    points = [game.points[seat] for game in games if game.points]
    wins = wilson(sum(won(game, seat) for game in games), len(games))
    return SeatResult(wins, fmean(points) if points else None)


def standing(name: str, games: Sequence[Played], rating: Rating | None) -> Standing:
    """Where a name sits several times, each of its seats counts."""
    sat = [(game, seat) for game in games for seat, who in enumerate(game.seating) if who == name]
    seats = range(len(games[0].seating))
    by_seat = []
    for seat in seats:
        here = [game for game, sits in sat if sits == seat]
        by_seat.append(wilson(sum(won(game, seat) for game in here), len(here)))
    places = [game.places[seat] for game, seat in sat]
    wins = [(game.block, won(game, seat)) for game, seat in sat]
    points = [(game.block, game.points[seat]) for game, seat in sat if game.points]
    moves = sum(game.moves[seat] for game, seat in sat)
    return Standing(
        bot=name,
        wins=wilson(sum(share for _, share in wins), len(sat)),
        luck_apart=within_shares(over_blocks(wins)),
        less_luck=less_luck(sat),
        by_seat=tuple(by_seat),
        places=tuple(places.count(place + 1) / len(places) for place in seats),
        points=fmean(value for _, value in points) if points else None,
        points_between=over_blocks(points),
        rating=rating,
        seconds_a_move=sum(game.seconds[seat] for game, seat in sat) / moves if moves else 0.0,
    )


def less_luck(sat: Sequence[tuple[Played, int]]) -> LessLuck | None:
    """The mean over blocks of what was won less the luck; nothing for fewer than two blocks."""
    wins = [(game.block, won(game, seat)) for game, seat in sat]
    less = [(game.block, won(game, seat) - game.luck[seat]) for game, seat in sat if game.luck]
    between, of_wins = over_blocks(less), over_blocks(wins)
    if between is None or of_wins is None:
        return None
    (low, high), (lowest, highest) = between, of_wins
    narrower = (highest - lowest) / (high - low) if high > low else 1.0
    return LessLuck((low + high) / 2, low, high, narrower**2)


def over_blocks(values: Sequence[tuple[int, float]]) -> tuple[float, float] | None:
    """The interval of the mean when each block counts as one trial; ``None`` for one block."""
    blocks: dict[int, list[float]] = {}
    for block, value in values:
        blocks.setdefault(block, []).append(value)
    means = [fmean(values) for values in blocks.values()]
    if len(means) < 2:
        return None
    middle, spread = fmean(means), Z * stdev(means) / sqrt(len(means))
    return middle - spread, middle + spread


def within_shares(between: tuple[float, float] | None) -> tuple[float, float]:
    low, high = between or (0.0, 1.0)
    return max(0.0, low), min(1.0, high)
