"""Rewards and roads are exchanged until seats and sectors are level."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kontor.arena.golden_city.levelling import exchanged, levelled, unevenness
from kontor.arena.golden_city.trial import Games, last
from kontor.cli import run
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.disk import read_island
from kontor.games.golden_city.island import load, shipped, to_json
from kontor.games.golden_city.layout.symmetric import alike

OURS: dict[str, Any] = to_json(shipped("kontor"))


def rewards(source: Any) -> dict[str, str]:
    return {site["id"]: site["reward"] for site in source["sites"] if "reward" in site}


def test_an_exchange_changes_two_rewards_or_one_road() -> None:
    kinds = set()
    for seed in range(60):
        other = exchanged(random.Random(seed), OURS, ())
        if other is None:
            continue
        before, after = rewards(OURS), rewards(other)
        assert Counter(before.values()) == Counter(after.values())
        moved = sum(before[site] != after[site] for site in before)
        laid = {tuple(road) for road in other["roads"]} - {tuple(road) for road in OURS["roads"]}
        kinds.add((moved, len(laid)))
    assert kinds == {(2, 0), (0, 1)}


def test_what_is_alike_changes_together() -> None:
    source, places = alike(2)
    changes = [exchanged(random.Random(seed), source, places) for seed in range(80)]
    laid = {
        len({tuple(road) for road in other["roads"]} - {tuple(road) for road in source["roads"]})
        for other in changes
        if other
    }
    assert laid <= {0, 1, 2, 4}
    assert 4 in laid


def test_levelling_ends_no_more_uneven_and_with_no_new_remark() -> None:
    *_, step = levelled(OURS, games=12, tries=6, seed=3)
    assert step.tried == 6
    assert remarks(load(step.island)) == []
    (first, *_) = levelled(OURS, games=12, tries=1)
    assert first.off == unevenness(last(Games(OURS, games=12, lots=False)))


@pytest.mark.parametrize("options", [["--alike"], ["--level", "--tries", "1", "--games", "2"]])
def test_an_island_is_made_and_can_be_played_on(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "island.json"
    assert run(["island", "make", "--seed", "2", "--jobs", "1", "-o", str(path), *options]) == 0
    assert remarks(read_island(path)) == []
    assert str(path) in capsys.readouterr().out
