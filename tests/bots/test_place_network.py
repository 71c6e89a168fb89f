"""The network for every island: what it is given, and that no site's number matters to it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from kontor.arena import quick
from kontor.arena.match import Match
from kontor.bots import golden_city, trained
from kontor.bots.features import fitting, of_game
from kontor.bots.golden_city.features import ANYWHERE
from kontor.bots.golden_city.routes import FAR, STEP, STEP_BITS, routes
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.site_features import PARTS, SEATS, SeenFields, SiteReader, Sites
from kontor.bots.network import Weights
from kontor.bots.place_network import PlaceReader, PlaceWeights, fresh
from kontor.bots.registry import explain, remark
from kontor.bots.trained import with_weights
from kontor.bots.weight_file import BadWeights, load, save
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.registry import game
from kontor.core.setup import Setup
from kontor.games.golden_city.building import open_sites
from kontor.games.golden_city.geography import COAST_SITES, OUTER_SITES, RURAL_SITES, SITES
from kontor.games.golden_city.island import shipped, to_json
from kontor.games.golden_city.layout.draft import drafted, several
from kontor.games.golden_city.rules import FIRST_BUILD
from kontor.games.golden_city.state import BUILD, GoldenCityState

GAME = "golden-city"
RULES = game(GAME)
FEATURES = of_game(GAME)[-1]
assert isinstance(FEATURES.reader, SiteReader)
READER = FEATURES.reader
FIELDS = {field.name: READER.place[field.name] for field in ANYWHERE.fields}


def random_play(seats: int, seed: int, **options: object) -> Iterator[GoldenCityState]:
    """The positions of a random game on an island of that seed; each is the same object."""
    source, chance = Random(seed), Seeded(seed)
    state = RULES.start(Setup(seats, {"island": island(seed), **options}), chance)
    while RULES.to_move(state) is not None:
        yield state
        RULES.advance(state, source.choice(RULES.legal(state)), chance, None)


@cache
def island(seed: int) -> object:
    return drafted(seed)


@cache
def weights() -> PlaceWeights:
    """Weights at random: every answer is liked differently."""
    begun = fresh(READER, seed=1, width=24, place=12, rounds=2, trust=1.0)
    source = np.random.default_rng(2)
    layers = {
        name: (part[0] + source.normal(size=part[0].shape).astype(np.float32) / 4, part[1])
        for name, part in begun._asdict().items()
        if name in ("asked", "choice", "before", "after", "value")
    }
    return begun._replace(**layers)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_position_on_any_island_gives_the_numbers_that_its_view_gives(seats: int) -> None:
    for number, state in enumerate(random_play(seats, seed=7)):
        if number % 9 == 0:
            view = RULES.view(state, int(state.turn))
            assert list(FEATURES.observe(state)) == ANYWHERE.vector(view)


def test_the_mover_is_told_where_he_can_build_and_how_far_the_city_is() -> None:
    asked = 0
    for state in random_play(4, seed=8):
        if state.phase != BUILD:
            continue
        now = SeenFields(np, FEATURES.seen([state]), READER.place)
        sites = Sites(np, now)
        landform = np.array(state.board.landform)
        payable = sites.open[0, 0] * sites.payable[0, landform]
        legal = [action.number for action in RULES.legal(state) if action.do == "build"]
        assert np.flatnonzero(payable).tolist() == legal
        for step in range(4):
            other = (int(state.turn) + step) % 4
            inland = open_sites(state, other) if state.left[other] else 0
            found = np.flatnonzero(sites.open[0, step, len(COAST_SITES) :]) + len(COAST_SITES)
            assert found.tolist() == [site for site in range(SITES) if inland >> site & 1]
        steps = routes(state.board, state.occupied).steps
        for part in range(PARTS):
            away = [site >> STEP_BITS * part & STEP or FAR for site in map(int, steps)]
            assert sites.steps[0, SEATS + part].tolist() == away
        asked += 1
    assert asked > 20


def renumbered(seen: np.ndarray[Any, Any], order: list[int]) -> np.ndarray[Any, Any]:
    """The same position where site *n* has the number that ``order[n]`` had."""
    after = seen.copy()
    for name in ("landforms", "rewards", "areas", "site-values", "paying-for", "businesses"):
        old = seen[FIELDS[name]].reshape(-1, SITES)
        after[FIELDS[name]] = old[:, order].ravel()
    roads = np.unpackbits(seen[FIELDS["roads"]].reshape(SITES, -1), axis=1, bitorder="little")
    moved = np.zeros_like(roads)
    moved[:, :SITES] = roads[order][:, order]
    after[FIELDS["roads"]] = np.packbits(moved, axis=1, bitorder="little").ravel()
    answers = seen[FIELDS["answers"]].copy()
    builds = slice(FIRST_BUILD, FIRST_BUILD + SITES)
    answers[builds] = answers[builds][order]
    after[FIELDS["answers"]] = answers
    return after


def test_the_number_of_a_site_does_not_matter() -> None:
    source = Random(3)
    order = [
        site
        for kind in (COAST_SITES, RURAL_SITES, OUTER_SITES, range(OUTER_SITES.stop, SITES))
        for site in source.sample(kind, len(kind))
    ]
    builds = slice(FIRST_BUILD, FIRST_BUILD + SITES)
    for number, state in enumerate(random_play(4, seed=9)):
        if number % 20:
            continue
        seen = FEATURES.seen([state])[0]
        liked, prospects = weights().answer(np, READER.read(np, seen))
        again, prospects_again = weights().answer(np, READER.read(np, renumbered(seen, order)))
        assert np.allclose(prospects, prospects_again, atol=1e-4)
        assert np.allclose(liked[builds][order], again[builds], atol=1e-4)
        others = np.ones(len(liked), bool)
        others[builds] = False
        assert np.allclose(liked[others], again[others], atol=1e-4)
        assert np.ptp(liked[builds]) > 0.1


def test_it_computes_the_same_for_play_and_for_training() -> None:
    seen = np.stack([FEATURES.seen([state])[0] for state in random_play(3, seed=10)])
    here = weights().answer(np, READER.read(np, seen))
    there = weights().answer(jnp, READER.read(jnp, jnp.asarray(seen)))
    alone = weights().answer(np, READER.read(np, seen[5]))
    for one, other, single in zip(here, there, alone, strict=True):
        assert np.allclose(one, other, atol=1e-3)
        assert np.allclose(one[5], single, atol=1e-4)


def test_it_comes_back_from_a_file_and_plays_from_a_view(tmp_path: Path) -> None:
    save(tmp_path / "any.npz", weights(), {"game": GAME})
    kept, _ = load(tmp_path / "any.npz")
    assert isinstance(kept, PlaceWeights)
    assert isinstance(fitting(GAME, kept).reader, PlaceReader)
    with pytest.raises(BadWeights):
        load(tmp_path / "any.npz", Weights)
    bot = with_weights(GAME, kept)
    for number, state in enumerate(random_play(4, seed=11)):
        if number % 15 == 0:
            view = RULES.view(state, int(state.turn))
            liked, _ = bot.answers(FEATURES.seen([state])[0])
            best = max(view.legal, key=lambda action: float(liked[action.index]))
            assert bot.choose(view) == best


def test_without_anything_learnt_it_answers_as_it_is_advised() -> None:
    begun = fresh(READER, seed=1, width=24, place=12, rounds=2, trust=3.0)
    for number, state in enumerate(random_play(4, seed=12)):
        if number % 15 == 0:
            seen = FEATURES.seen([state])[0]
            liked, _ = begun.answer(np, READER.read(np, seen))
            advice = seen[FIELDS["answers"]] / 10
            assert np.allclose(liked, 3 * advice, atol=0.1)


def test_islands_of_a_seed_begin_with_its_own_and_differ() -> None:
    first, second = several(5, 2)
    assert first == drafted(5)
    assert first["roads"] != second["roads"]


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The shipped weights, and beside them some for any island."""
    shipped = registry.matching(registry.manifest(GAME).weights)
    save(tmp_path / "golden-city-islands.npz", weights(), {"game": GAME})
    files = [file for file in shipped if file.name == "golden-city.npz"]
    found = [*files, tmp_path / "golden-city-islands.npz"]
    monkeypatch.setattr(registry, "matching", lambda declared: found)
    trained.networks.cache_clear()
    yield
    trained.networks.cache_clear()


def on(island: object, seats: int = 3) -> GoldenCityState:
    state: GoldenCityState = RULES.start(Setup(seats, {"island": island}, first=0), Seeded(13))
    return state


@pytest.mark.usefixtures("both")
@pytest.mark.parametrize(("where", "anywhere"), [("kontor", False), ("windrose", True)])
def test_veteran_plays_with_the_network_at_home_and_guided_searches_where_none_learnt(
    where: str, anywhere: bool
) -> None:
    state = on(where)
    view = RULES.view(state, 0)
    network = trained.at_home(GAME, view)
    assert network
    assert network is trained.at_home(GAME, state)
    assert network.is_at_home_anywhere == anywhere
    veteran, guided = (golden_city.BOTS.makers[name](1) for name in ("veteran", "guided"))
    assert veteran.choose(view) == network.choose(view)
    assert remark(veteran, view) is None
    if anywhere:
        searching = SearchBot(1).choose(view, deadline=0.0)
        assert guided.choose(view, deadline=0.0) == searching
    assert guided.choose(view, deadline=monotonic() + 0.1) in view.legal
    assert (remark(guided, view) is not None) == anywhere
    advice = explain(GAME, view, monotonic() + 0.1)
    how = "reason-played-out" if anywhere else "reason-looked-ahead"
    assert [reason.message for reason in advice[0].reasons][-1] == how


@pytest.mark.usefixtures("both")
def test_each_network_plays_quick_games_where_it_is_at_home() -> None:
    for where in ("kontor", island(3)):
        match = Match(GAME, ("veteran", "greedy", "greedy"), 1, options={"island": where})
        played = quick.play(match, [(0, ("veteran", "greedy", "greedy"))])
        assert len(played) == 1


def test_a_network_is_at_home_on_every_island_and_one_only_where_it_learnt() -> None:
    flat, anywhere = trained.networks(GAME)
    assert flat.is_at_home(on("kontor"))
    assert not flat.is_at_home(on("windrose"))
    assert trained.at_home(GAME, on("windrose")) is anywhere
    assert trained.at_home(GAME, on(island(3))) is anywhere


def test_a_network_knows_its_island_by_any_name_and_not_by_its_name_alone() -> None:
    (flat, *_) = trained.networks(GAME)
    mine: dict[str, Any] = {**to_json(shipped("kontor")), "name": "mine", "title": "Mine"}
    assert flat.is_at_home(on(mine))
    assert not flat.is_at_home(on({**mine, "name": "kontor", "roads": to_json(shipped())["roads"]}))
