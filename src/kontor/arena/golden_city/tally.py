"""Plays a game on an island, and counts what games have in common."""

import random
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kontor.bots.choosing import chosen
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city import actions as do
from kontor.games.golden_city.geography import INNER_SITES, OUTER_SITES
from kontor.games.golden_city.meta import END_BLOCKED, ISLAND
from kontor.games.golden_city.state import NOBODY, GoldenCityState

Counts = defaultdict[int, float]
Answer = Callable[[GoldenCityState], Action]

INNER_PARTS = sum(1 << site for site in INNER_SITES)


def _counts() -> Counts:
    return defaultdict(float)


@dataclass
class Tally:
    """Sums over games. Sites are numbers, seats count from the start player."""

    games: int = 0
    wins: Counts = field(default_factory=_counts)
    """By seat. A victory that k players share counts 1/k for each."""
    begun: Counts = field(default_factory=_counts)
    """How many players had their first business on each site, and how often they won."""
    won_from: Counts = field(default_factory=_counts)
    letters: int = 0
    """Of all players together, as is what follows."""
    inside: int = 0
    """Players with a business in the inner city."""
    rounds: int = 0
    expulsions: int = 0
    blocked: int = 0
    """Games that ended because somebody could never build again."""
    built: Counts = field(default_factory=_counts)
    """Games in which somebody built on each site, and the sum of the rounds of the first time."""
    built_in: Counts = field(default_factory=_counts)
    disputed: Counts = field(default_factory=_counts)
    """Games in which a location was taken while a rival stood next to it."""

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            own = getattr(self, name)
            if isinstance(own, dict):
                for key, count in value.items():
                    own[key] += count
            else:
                setattr(self, name, own + value)


def played(
    island: Mapping[str, object], bot: str, seats: int, seeds: Sequence[int], by_lot: bool
) -> Tally:
    """Games with one kind of bot on all seats, counted.

    With ``by_lot`` a player's first business stands on a site drawn by lot, so that what follows
    shows what the place is worth and not what the bot thinks of it.
    """
    tally = Tally()
    for seed in seeds:
        _play(tally, island, bot, seats, seed, by_lot)
    return tally


def _play(
    tally: Tally, island: Mapping[str, object], bot: str, seats: int, seed: int, by_lot: bool
) -> None:
    chance, lots = Seeded(seed), random.Random(seed)
    state = GAME.start(Setup(seats, {ISLAND.id: island}, first=0), chance)
    players = [_player(bot, seed * 8 + seat, seat) for seat in range(seats)]
    begun: dict[int, int] = {}
    while (seat := GAME.to_move(state)) is not None:
        legal = GAME.legal(state)
        builds = [action for action in legal if action.verb == do.BUILD]
        if len(legal) == 1:
            action = legal[0]
        elif by_lot and builds and seat not in begun:
            action = lots.choice(builds)
        else:
            action = players[seat](state)
        if action.verb == do.BUILD:
            begun.setdefault(seat, action.number)
            _count_building(tally, state, action.number)
        elif action.verb == do.BID and state.holder[action.number] != NOBODY:
            tally.expulsions += 1
        GAME.advance(state, action, chance, None)
    _count_end(tally, state, begun)


def _player(bot: str, seed: int, seat: int) -> Answer:
    """Who answers. A rule of thumb looks at nothing hidden, and is asked without a view."""
    player = chosen(GAME.meta().id, bot)(seed)
    at: Answer | None = getattr(player, "at", None)
    return at or partial(_by_view, player, seat)


def _by_view(player: Any, seat: int, state: GoldenCityState) -> Action:
    answer: Action = player.choose(GAME.view(state, seat))
    return answer


def _count_building(tally: Tally, state: GoldenCityState, site: int) -> None:
    bit = 1 << site
    if any(own & bit for own in state.own):
        return
    tally.built[site] += 1
    tally.built_in[site] += int(state.round)
    rivals = (reach for seat, reach in enumerate(state.reach) if seat != state.turn)
    if site < OUTER_SITES.start and any(reach & bit for reach in rivals):
        tally.disputed[site] += 1


def _count_end(tally: Tally, state: GoldenCityState, begun: Mapping[int, int]) -> None:
    result = GAME.result(state)
    assert result is not None
    assert result.points is not None
    winners = result.winners()
    tally.games += 1
    for seat in winners:
        tally.wins[seat] += 1 / len(winners)
    for seat, site in begun.items():
        tally.begun[site] += 1
        if seat in winners:
            tally.won_from[site] += 1 / len(winners)
    tally.letters += sum(result.points)
    tally.inside += sum(bool(own & INNER_PARTS) for own in state.own[: len(result.points)])
    tally.rounds += GAME.length(state)
    tally.blocked += result.reason == END_BLOCKED
