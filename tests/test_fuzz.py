"""Fuzzing: the same games whatever the number of jobs, and a record of each failure."""

import json
from pathlib import Path

import pytest

from kontor import fuzz
from kontor.cli import run
from kontor.core import playout, record_file
from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.replay import replay
from kontor.core.setup import Setup
from kontor.core.state import State

SETUP = Setup(3, {"come-what-may": True})


def test_a_tally_adds_up() -> None:
    tally = fuzz.fuzz("machi-koro", SETUP, games=40, seed=1)
    assert (tally.games, tally.failures) == (40, [])
    assert sum(tally.wins.values()) == sum(tally.ends.values()) == 40
    assert tally.decisions.mean * 40 == pytest.approx(tally.decisions.total)
    assert tally.turns.mean < tally.decisions.mean


def test_mean_and_deviation_are_the_textbooks() -> None:
    sums = fuzz.Sums()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sums.add(value)
    assert (sums.mean, round(sums.deviation, 4)) == (5, 2.1381)


def test_the_number_of_jobs_changes_nothing() -> None:
    games = fuzz.BATCH + 30
    alone = fuzz.fuzz("machi-koro", Setup(2), games, seed=5)
    together = fuzz.fuzz("machi-koro", Setup(2), games, seed=5, jobs=2)
    assert alone.to_json() == together.to_json()


def test_another_seed_gives_other_games() -> None:
    one, other = (fuzz.fuzz("machi-koro", SETUP, 20, seed=seed) for seed in (1, 2))
    assert one.decisions.total != other.decisions.total


def breaks_after(decisions: int, fault: str | Exception) -> object:
    """A checked playout that finds, or makes, a fault."""

    def play(game: Game[State], state: State, chance: Seeded) -> tuple[int, str | None]:
        for _ in range(decisions):
            options = game.legal(state)
            game.advance(state, options[chance.below(len(options))], chance, None)
        if isinstance(fault, Exception):
            raise fault
        return decisions, fault

    return play


@pytest.mark.parametrize("fault", ["MK-V1: a card is gone", ValueError("a slip")])
def test_a_failure_is_told_and_recorded(
    fault: str | Exception,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(fuzz, "play_out_checked", breaks_after(20, fault))
    arguments = ["fuzz", "machi-koro", "--games", "2", "--jobs", "1", "--failures", str(tmp_path)]
    assert run([*arguments, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [failure["game"] for failure in told["failures"]] == [0, 1]
    assert str(fault) in told["failures"][0]["fault"]
    record = record_file.load((tmp_path / "0.jsonl").read_text(encoding="utf-8"))
    assert replay(record).decisions
    assert run([*arguments, "--lang", "en"]) == 1
    assert "2 failures." in capsys.readouterr().out


def test_the_checked_playout_stops_at_the_first_broken_invariant() -> None:
    from kontor.games.machi_koro import GAME

    state = GAME.start(SETUP, Seeded(1))
    state.coins[0] = -1
    decisions, fault = playout.play_out_checked(GAME, state, Seeded(1))
    assert decisions == 0
    assert fault is not None
    assert fault.startswith("MK-V2")
