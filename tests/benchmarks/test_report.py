"""The table and the aims follow from the counts, whatever these are."""

import json
import re
import subprocess
import sys

import pytest

from benchmarks import report
from benchmarks.environment import LOCK, ROOT, WANTED
from benchmarks.report import Aim, Speed
from benchmarks.row import Group, Label
from kontor.core.registry import games
from kontor.stopwatch import Count


def row(group: Group, rate: float, players: int = 4, game: str = "Chess") -> Speed:
    system = "Kontor" if group in (Group.PLAIN, Group.COMPILED) else "Peer"
    label = Label(system, game, "loop", players, group)
    return Speed(label, rate, rate / 2, rate * 2, rate / 100, 1.0)


RUN = [
    row(Group.PLAIN, 1000, 2),
    row(Group.PLAIN, 500, 4),
    row(Group.COMPILED, 9000, 2),
    row(Group.COMPILED, 4000, 4),
    row(Group.PYTHON_PEER, 250, game="Whist"),
    row(Group.PYTHON_PEER, 100, game="Go"),
    row(Group.CARDS_FROM_PYTHON, 800, game="Hearts"),
    row(Group.CARDS_IN_CPP, 2000, game="Hearts"),
]


def aim(part: str) -> Aim:
    [found] = [aim for aim in report.aims(RUN) if part in aim.text]
    return found


def test_a_speed_is_the_median_of_the_rounds() -> None:
    label = RUN[0].label
    counts = [Count(d, d // 10, 2.0, share) for d, share in ((100, 1.0), (400, 0.5), (200, 0.9))]
    assert report.speed(label, counts) == Speed(label, 100, 50, 200, 10, 0.5)


def test_a_row_is_compared_with_plain_code_for_as_many_players() -> None:
    assert report.ratio_to_plain(RUN[3], "Chess", RUN) == 8
    assert report.ratio_to_plain(row(Group.PYTHON_PEER, 100, 3), "Chess", RUN) == 0.1


def test_an_aim_sets_our_slowest_row_against_the_fastest_rival() -> None:
    assert aim("written in Python").ratio == 2
    assert "2 of 2; fastest: Peer, Whist" in aim("written in Python").text
    assert aim("written in Python").verdict == "met"
    assert aim("driven from Python").ratio == 0.625
    assert "0 of 1" in aim("driven from Python").text
    assert aim("driven from Python").verdict == "not met"
    assert aim("C++ loop").ratio == 2


def test_compiling_is_judged_where_it_brings_least() -> None:
    assert aim("times plain").ratio == 8
    assert aim("times plain").verdict == "met"


def test_what_was_not_measured_is_not_judged() -> None:
    assert aim("dealt hands").verdict == "not measured"


def test_the_table_has_a_line_a_row_and_a_ratio_a_game() -> None:
    lines = report.table(RUN)
    assert len(lines) == len(RUN) + 2
    assert "× plain Chess" in lines[0]
    assert len({line.count("|") for line in lines}) == 1
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(("share", "warned"), [(1.0, False), (0.6, True)])
def test_a_busy_machine_is_told(share: float, warned: bool) -> None:
    disturbed = Speed(RUN[0].label, 1, 1, 1, 1, share)
    assert (report.busy([*RUN, disturbed]) is not None) == warned


def test_a_run_without_peers_measures_every_game_in_plain_code() -> None:
    command = [sys.executable, "-m", "benchmarks.rules"]
    tiny = ["--without-peers", "--json", "--seconds", "0.01", "--rounds", "1"]
    done = subprocess.run([*command, *tiny], cwd=ROOT, capture_output=True, text=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    plain = [r["label"] for r in rows if r["label"]["group"] == Group.PLAIN]
    expected = [(g.meta().title, seats) for g in games().values() for seats in g.meta().seats]
    assert [(label["game"], label["players"]) for label in plain] == expected
    assert all(r["decisions"] > 0 and r["games"] > 0 for r in rows)


def test_every_peer_is_locked_with_hashes_and_without_a_registry() -> None:
    lock = LOCK.read_text()
    for peer in WANTED.read_text().split():
        name = re.split(r"\[", peer)[0].replace("_", "-")
        assert re.search(rf"^{name}(\[\w+\])?==", lock, re.MULTILINE), peer
    assert "--hash=sha256:" in lock
    assert "://" not in lock
