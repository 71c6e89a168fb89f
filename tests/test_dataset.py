"""``kontor dataset`` keeps every decision of bots' games, and a run can be taken up again."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kontor.cli import run
from kontor.core.registry import game, observation
from kontor.dataset import MEANINGS, OtherDataset, Wanted, read, write
from kontor.dataset.files import NoFormat

WANTED = Wanted("machi-koro", ("random", "greedy"), games=5, seats=2, shard=2)


def test_every_decision_is_kept_with_what_came_of_it(tmp_path: Path) -> None:
    write(WANTED, tmp_path)
    shards = list(read(tmp_path))
    assert [sorted(set(shard["game"].tolist())) for shard in shards] == [[0, 1], [2, 3], [4]]
    whole = {name: np.concatenate([shard[name] for shard in shards]) for name in MEANINGS}
    rows = len(whole["action"])
    assert whole["observation"].shape == (rows, observation("machi-koro").size)
    assert whole["action_mask"].shape == (rows, len(game("machi-koro").actions()))
    assert whole["action_mask"][np.arange(rows), whole["action"]].all()
    assert (whole["observation"][:, observation("machi-koro").place("turn")][:, 0] == 1).all()
    assert ((whole["share"] == 1) == (whole["place"] == 1)).all()
    winners = whole["bot"][whole["share"] == 1]
    assert (winners == 1).all(), "the greedy bot beats random play"
    seats = {(g, s) for g, s in zip(whole["game"], whole["seat"], strict=True) if g < 2}
    assert len(seats) == 4
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"5 games, {rows:,} decisions" in card
    assert all(f"`{name}`" in card for name in MEANINGS)


def test_a_run_goes_on_where_it_stopped_and_makes_the_same_files(tmp_path: Path) -> None:
    write(WANTED, tmp_path)
    lost = tmp_path / "games-0000002-0000003.npz"
    before = lost.read_bytes()
    lost.unlink()
    told: list[int] = []
    write(WANTED, tmp_path, told=told.append)
    assert told == [3, 2]
    assert lost.read_bytes() == before


def test_parquet_holds_the_same_arrays(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    numpy, parquet = tmp_path / "npz", tmp_path / "parquet"
    write(WANTED, numpy)
    write(replace(WANTED, format="parquet"), parquet)
    for one, other in zip(read(numpy), read(parquet), strict=True):
        assert one.keys() == other.keys()
        for name, array in one.items():
            assert array.dtype == other[name].dtype
            assert (array == other[name]).all()
    schema = pyarrow.parquet.read_schema(parquet / "games-0000000-0000001.parquet")
    mask = schema.field("action_mask").type
    assert mask.list_size == len(game("machi-koro").actions())


def test_the_values_of_reviews_are_added_on_wish(tmp_path: Path) -> None:
    write(replace(WANTED, games=2, review=True), tmp_path)
    (shard,) = read(tmp_path)
    before, decided = shard["before"], shard["decided"]
    assert before.shape == decided.shape == (len(shard["action"]), 2)
    assert np.allclose(before.sum(axis=1), 1, atol=1e-5)
    assert np.allclose(decided.sum(axis=1), 1, atol=1e-5)
    ends = np.flatnonzero(np.diff(shard["game"], append=2))
    winners = shard["bot"][ends] == 1
    assert (decided[ends, shard["seat"][ends]][winners] > 0.8).all(), "the last decision wins"
    assert "`before`" in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_a_format_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoFormat, match="there are: npz, parquet"):
        write(replace(WANTED, format="csv"), tmp_path)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoFormat, match=r"pip install 'kontor\[data\]'"):
        write(replace(WANTED, format="parquet"), tmp_path)


def test_another_dataset_is_not_mixed_in(tmp_path: Path) -> None:
    (tmp_path / "dataset.json").write_text(json.dumps({"game": "pig"}), encoding="utf-8")
    with pytest.raises(OtherDataset, match="another dataset"):
        write(WANTED, tmp_path)


def test_the_command_says_where_the_data_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    asked = ["dataset", "golden-city", "--games", "2", "--seats", "3", "--shard", "1"]
    assert run([*asked, "--jobs", "1", "-o", str(folder), "--lang", "en"]) == 0
    assert "2 games are in" in capsys.readouterr().out
    assert len(list(read(folder))) == 2
    assert run([*asked, "--bots", "nobody", "-o", str(folder), "--lang", "en"]) == 2
    assert "nobody" in capsys.readouterr().err
