"""``kontor dataset`` keeps every decision of bots' games, and a run can be taken up again."""

import json
from pathlib import Path

import numpy as np
import pytest

from kontor.cli import run
from kontor.core.registry import game, observation
from kontor.dataset import MEANINGS, OtherDataset, Wanted, read, write

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
