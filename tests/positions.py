"""Positions to test with: any game, any set-up, some way into a random game."""

from itertools import product
from typing import Any

from hypothesis import strategies as st

from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.registry import games
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.core.view import for_seat, to_json
from kontor.games.golden_city import island as islands


def setups(game: Game[Any]) -> list[Setup]:
    """Every seat count with every combination of switches."""
    meta = game.meta()
    switches = [option.id for option in meta.options if option.is_switch]
    return [
        Setup(seats, dict(zip(switches, values, strict=True)))
        for seats in meta.seats
        for values in product((False, True), repeat=len(switches))
    ]


def advanced(game: Game[Any], setup: Setup, seed: int, decisions: int) -> AnySession:
    """A session after so many random decisions, or at its end if that comes first."""
    chance = Seeded(seed)
    session: AnySession = Session(game, setup, chance)
    while len(session.decisions) < decisions and (options := session.legal()):
        session.play(options[chance.below(len(options))])
    return session


def under_way(game: Game[Any], setup: Setup, seed: int, decisions: int) -> AnySession:
    """A session after so many random decisions, or halfway through a shorter game."""
    session = advanced(game, setup, seed, decisions)
    if session.legal():
        return session
    return advanced(game, setup, seed, len(session.decisions) // 2)


def sessions(most_decisions: int = 400) -> st.SearchStrategy[AnySession]:
    """A session of any game, somewhere between its start and its end."""
    return st.builds(
        lambda pick, seed, decisions: advanced(pick[0], pick[1], seed, decisions),
        st.sampled_from([(game, setup) for game in games().values() for setup in setups(game)]),
        st.integers(0, 2**32 - 1),
        st.integers(0, most_decisions),
    )


def hides_something(game: Game[Any]) -> bool:
    """Whether two seats ever see different tables, as they do where cards are held in the hand."""
    session = advanced(game, Setup(game.meta().seats[-1]), seed=1, decisions=30)
    seats = range(session.setup.seats)
    seen = [to_json(for_seat(session.view(seat), None, ())) for seat in seats]
    return any(table != seen[0] for table in seen)


def another_island() -> dict[str, Any]:
    """The shipped one with other rewards, roads, score cards and goods cards."""
    island: dict[str, Any] = islands.to_json(islands.shipped())
    giving = [site for site in island["sites"] if "reward" in site]
    rewards = [site["reward"] for site in giving]
    for site, reward in zip(giving, reversed(rewards), strict=True):
        site["reward"] = reward
    island["roads"] = [*island["roads"], ["c1", "c2"], ["c9", "r30"], ["c16", "i1"]]
    areas = [card["area"] for card in island["score_cards"]]
    for card, area in zip(island["score_cards"], areas[3:] + areas[:3], strict=True):
        card["area"] = area
    island["goods_cards"] = {"pottery-wine": 6, "spices-cloth": 2}
    return island
