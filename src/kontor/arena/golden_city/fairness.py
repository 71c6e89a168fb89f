"""How fair an island is, from tallies of games: shares of wins, and a verdict in a sentence."""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import NamedTuple

import msgspec

from kontor.arena.golden_city.tally import Tally
from kontor.arena.shares import wilson
from kontor.games.golden_city.geography import COAST_SITES, SECTORS, SITE_IDS
from kontor.games.golden_city.names import LandformId, SiteId

SURE = 3.0
"""A share this many standard errors off even is no accident, though there are many shares."""
SLIGHT, CLEAR = 0.03, 0.08
"""How far a share may be off even to be called slight, and to be called clear."""
VAGUE = 0.05
"""An interval that reaches so far to each side says little."""
FEWEST = 50
"""Fewer players than this who began in a sector say nothing about it."""
LISTED = 6
"""How many sites are listed as sought after."""


class Group(NamedTuple):
    """Games that are counted together."""

    seats: int
    bot: str
    by_lot: bool


class WinShare(msgspec.Struct, frozen=True):
    """A share of wins, and the interval that holds the true one in 95 cases of 100."""

    share: float
    low: float
    high: float
    of: int
    """How many games, or players, this is a share of."""


class BotSeats(msgspec.Struct, frozen=True):
    """What each seat is worth when one kind of bot has them all."""

    bot: str
    wins: list[WinShare]


class SectorFairness(msgspec.Struct, frozen=True):
    """What a sector is worth to whoever begins there."""

    sector: LandformId
    chosen: float
    """The share of players who chose to begin there."""
    by_choice: WinShare
    by_lot: WinShare
    """Likewise, of those who were put there by lot."""


class SoughtSite(msgspec.Struct, frozen=True):
    """A site and how it was used."""

    site: SiteId
    share: float
    round: float


class SeatCount(msgspec.Struct, frozen=True):
    """All that was found with one number of seats."""

    seats: int
    games: int
    """Those in which everybody chose where to begin; the figures are theirs, if not said."""
    even: float
    """The share of wins of everybody if all were alike."""
    wins: list[WinShare]
    """By seat, the start player's first."""
    bots: list[BotSeats]
    sectors: list[SectorFairness]
    rounds: float
    letters: float
    """A player's."""
    inside: float
    """The share of players who reach the inner city."""
    expulsions: float
    """In a round."""
    blocked: float
    """The share of games that end because somebody can never build again."""
    begun: list[SoughtSite]
    """Where players begin: the share that does."""
    disputed: list[SoughtSite]
    """What is taken while a rival stands next to it: the share of games, and the mean round."""
    idle: list[SiteId]
    """Where hardly anybody ever builds."""


Fact = int | float | str


class Verdict(msgspec.Struct, frozen=True):
    """A sentence: the message ``fair-CODE`` with facts."""

    code: str
    facts: dict[str, Fact]


class Fairness(msgspec.Struct, frozen=True):
    """How fair an island is, as far as the games say that were played."""

    done: int
    of: int
    """How many games there are to be."""
    counts: list[SeatCount]
    verdict: list[Verdict]


def fairness(tallies: Mapping[Group, Tally], sectors: Mapping[int, str], of: int) -> Fairness:
    """The report on games so far; ``sectors`` has the sector of each site by number."""
    seats = sorted({group.seats for group, tally in tallies.items() if tally.games})
    counts = [_seat_count(tallies, sectors, number) for number in seats]
    done = sum(tally.games for tally in tallies.values())
    return Fairness(done, of, counts, verdict(counts))


def _seat_count(
    tallies: Mapping[Group, Tally], sectors: Mapping[int, str], seats: int
) -> SeatCount:
    here = {group: tally for group, tally in tallies.items() if group.seats == seats}
    free = _sum(tally for group, tally in here.items() if not group.by_lot)
    lots = _sum(tally for group, tally in here.items() if group.by_lot)
    games, players = max(1, free.games), max(1, free.games * seats)
    first = [(site, free.begun[site] / players, 1.0) for site in COAST_SITES]
    taken = [
        (site, times / games, free.built_in[site] / free.built[site])
        for site, times in free.disputed.items()
    ]
    return SeatCount(
        seats=seats,
        games=free.games,
        even=1 / seats,
        wins=_by_seat(free, seats),
        bots=[
            BotSeats(group.bot, _by_seat(tally, seats))
            for group, tally in here.items()
            if not group.by_lot
        ],
        sectors=[
            SectorFairness(
                sector,
                sum(n for site, n in free.begun.items() if sectors[site] == sector) / players,
                _from_sector(free, sectors, sector),
                _from_sector(lots, sectors, sector),
            )
            for sector in SECTORS
        ],
        rounds=free.rounds / games,
        letters=free.letters / players,
        inside=free.inside / players,
        expulsions=free.expulsions / max(1, free.rounds),
        blocked=free.blocked / games,
        begun=_sought(first),
        disputed=_sought(taken),
        idle=[site for n, site in enumerate(SITE_IDS) if free.built[n] / games < 0.1],
    )


def _sum(tallies: Iterable[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def _by_seat(tally: Tally, seats: int) -> list[WinShare]:
    return [_share(tally.wins[seat], tally.games) for seat in range(seats)]


def _from_sector(tally: Tally, sectors: Mapping[int, str], sector: str) -> WinShare:
    sites = [site for site in tally.begun if sectors[site] == sector]
    won = sum(tally.won_from[site] for site in sites)
    return _share(won, round(sum(tally.begun[site] for site in sites)))


def _share(wins: float, of: int) -> WinShare:
    interval = wilson(wins, of)
    return WinShare(interval.share, interval.low, interval.high, of)


def _sought(sites: Iterable[tuple[int, float, float]]) -> list[SoughtSite]:
    most = sorted(sites, key=lambda site: -site[1])[:LISTED]
    return [SoughtSite(SITE_IDS[site], share, round) for site, share, round in most if share]


# --- the verdict


class _Deviation(NamedTuple):
    """How far a share of wins is off even, and of whom."""

    code: str
    who: dict[str, Fact]
    share: float
    even: float
    of: int

    @property
    def off(self) -> float:
        return abs(self.share - self.even)

    @property
    def sure(self) -> bool:
        return self.off > SURE * sqrt(self.even * (1 - self.even) / max(1, self.of))

    def told(self) -> Verdict:
        degree = "slight" if self.off < SLIGHT else "clear" if self.off < CLEAR else "great"
        shares = {"share": round(100 * self.share, 1), "even": round(100 * self.even, 1)}
        return Verdict(self.code, {**self.who, **shares, "degree": degree})


def verdict(counts: list[SeatCount]) -> list[Verdict]:
    """The worst of the seats and the worst of the sectors, or that all is level."""
    if not any(count.games for count in counts):
        return []
    seats = [one for count in counts for one in _of_seats(count)]
    sectors = [one for count in counts for one in _of_sectors(count)]
    told = [
        max(off, key=lambda one: one.off).told()
        for off in ([one for one in kind if one.sure] for kind in (seats, sectors))
        if off
    ]
    widest = max((win.high - win.low) / 2 for count in counts for win in count.wins)
    within = round(100 * widest, 1)
    if not told:
        games = sum(count.games for count in counts)
        told.append(Verdict("level", {"games": games, "within": within}))
    if widest > VAGUE:
        told.append(Verdict("few", {"within": within}))
    return told


def _of_seats(count: SeatCount) -> Iterable[_Deviation]:
    for number, wins in enumerate(count.wins, 1):
        who: dict[str, Fact] = {"players": count.seats, "number": number}
        yield _Deviation("seat", who, wins.share, count.even, wins.of)


def _of_sectors(count: SeatCount) -> Iterable[_Deviation]:
    for one in count.sectors:
        who: dict[str, Fact] = {"players": count.seats, "sector": one.sector}
        for code, wins in (("sector-chosen", one.by_choice), ("sector-lot", one.by_lot)):
            if wins.of >= FEWEST:
                yield _Deviation(code, who, wins.share, count.even, wins.of)
