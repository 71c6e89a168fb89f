"""How fair an island is: what is counted, what is made of it, and the command that says so."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from island_tables import RESULTS

from kontor.arena.golden_city.fairness import (
    Fairness,
    SeatCount,
    SectorFairness,
    WinShare,
    verdict,
)
from kontor.arena.golden_city.tally import played
from kontor.arena.golden_city.trial import Games, run, try_out
from kontor.arena.shares import wilson
from kontor.cli import run as kontor
from kontor.commands.island import watched
from kontor.games.golden_city import GAME
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.geography import SECTORS
from kontor.games.golden_city.island import BadIsland, names, shipped, to_json
from kontor.terminal.exits import INTERRUPTED
from kontor.words import LANGUAGES, Words

OURS = to_json(shipped("kontor"))
SMALL = Games(OURS, seats=(4,), bots=("steady", "greedy"), games=12)


def last(reports: Iterator[Fairness]) -> Fairness:
    *_, report = reports
    return report


@pytest.fixture(scope="module")
def report() -> Fairness:
    return last(run(SMALL))


def measured(share: float, of: int) -> WinShare:
    interval = wilson(share * of, of)
    return WinShare(interval.share, interval.low, interval.high, of)


def count(shares: list[float], games: int, sectors: dict[str, float] | None = None) -> SeatCount:
    """Four seats with these shares of wins, and sectors that are even but for those named."""
    sector = {name: measured(0.25, games) for name in SECTORS}
    sector |= {name: measured(share, games) for name, share in (sectors or {}).items()}
    return SeatCount(
        seats=4,
        games=games,
        even=0.25,
        wins=[measured(share, games) for share in shares],
        bots=[],
        sectors=[SectorFairness(name, 0.25, sector[name], sector[name]) for name in SECTORS],
        rounds=14.0,
        letters=66.0,
        inside=0.9,
        expulsions=1.0,
        blocked=0.0,
        begun=[],
        disputed=[],
        idle=[],
    )


# --- counting


def test_every_victory_and_every_beginning_is_counted_once() -> None:
    tally = played(OURS, "steady", 3, range(5), by_lot=False)
    assert tally.games == 5
    assert sum(tally.wins.values()) == pytest.approx(5)
    assert sum(tally.won_from.values()) == pytest.approx(5)
    assert sum(tally.begun.values()) == 15
    assert set(tally.begun) <= set(range(16))
    assert all(tally.disputed[site] <= tally.built[site] <= 5 for site in tally.disputed)


def test_by_lot_the_first_businesses_lie_anywhere() -> None:
    chosen = played(OURS, "steady", 4, range(12), by_lot=False)
    drawn = played(OURS, "steady", 4, range(12), by_lot=True)
    assert max(drawn.begun.values()) < max(chosen.begun.values())
    assert len(drawn.begun) > len(chosen.begun)


def test_a_bot_that_needs_a_view_plays_too() -> None:
    assert played(OURS, "random", 3, range(1), by_lot=False).games == 1


def test_the_report_grows_until_all_games_are_played() -> None:
    reports = list(run(SMALL))
    assert [one.done for one in reports] == sorted({one.done for one in reports})
    assert reports[-1].done == reports[-1].of == 24


def test_several_cores_find_what_one_finds(report: Fairness) -> None:
    assert last(run(SMALL, cores=2)) == report


def test_every_bot_has_all_seats_in_its_share_of_the_games(report: Fairness) -> None:
    (four,) = report.counts
    assert [(one.bot, one.wins[0].of) for one in four.bots] == [("steady", 6), ("greedy", 6)]
    assert sum(win.share for win in four.wins) == pytest.approx(1)
    assert sum(sector.chosen for sector in four.sectors) == pytest.approx(1)
    assert sum(sector.by_lot.of for sector in four.sectors) == 48


def test_an_island_with_faults_is_not_played_on() -> None:
    with pytest.raises(BadIsland):
        next(try_out({**OURS, "roads": []}, (4,), 10))


# --- the verdict


def test_even_shares_are_called_level() -> None:
    (one,) = verdict([count([0.25, 0.26, 0.24, 0.25], 4000)])
    assert (one.code, one.facts["games"]) == ("level", 4000)


@pytest.mark.parametrize(
    ("share", "degree"), [(0.275, "slight"), (0.3, "clear"), (0.49, "great"), (0.1, "great")]
)
def test_the_seat_that_is_off_most_is_named(share: float, degree: str) -> None:
    rest = (1 - share) / 3
    (one,) = verdict([count([rest, share, rest, rest], 4000)])
    assert one.code == "seat"
    assert one.facts == {
        "players": 4,
        "number": 2,
        "share": round(100 * share, 1),
        "even": 25.0,
        "degree": degree,
    }


def test_a_sector_that_is_off_is_named_beside_the_seat() -> None:
    seats, sectors = [0.4, 0.2, 0.2, 0.2], {"desert": 0.35}
    told = verdict([count(seats, 4000, sectors)])
    assert [one.code for one in told] == ["seat", "sector-chosen"]
    assert told[1].facts["sector"] == "desert"


def test_few_games_are_said_to_say_little() -> None:
    told = verdict([count([0.4, 0.2, 0.2, 0.2], 40)])
    assert [one.code for one in told] == ["level", "few"]


# --- the figures of our islands


LEVEL_SEAT, LEVEL_SECTOR = 0.035, 0.025


@pytest.mark.parametrize("name", ["kontor", "windrose"])
def test_the_results_are_those_of_the_islands_as_they_are(name: str) -> None:
    result = json.loads((RESULTS / f"{name}-quick.json").read_text(encoding="utf-8"))
    assert result["trial"]["island"] == to_json(shipped(name))


def test_windrose_is_level() -> None:
    """As far as games of quick bots tell; see docs/island.md."""
    result = json.loads((RESULTS / "windrose-quick.json").read_text(encoding="utf-8"))
    for count in result["counts"]:
        assert count["games"] >= 12_000
        assert all(abs(wins["share"] - count["even"]) < LEVEL_SEAT for wins in count["wins"])
        for sector in count["sectors"]:
            for wins in (sector["by_choice"], sector["by_lot"]):
                assert abs(wins["share"] - count["even"]) < LEVEL_SECTOR


@pytest.mark.parametrize("name", names())
def test_no_shipped_island_earns_a_remark(name: str) -> None:
    assert remarks(shipped(name)) == []


# --- the command


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "--games 3 --seats 3 --bots greedy --jobs 1 --luck 5 --json"
    assert kontor(["island", "fair", "kontor", *asked.split()]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["done"], told["of"]) == (6, 6)
    assert [one["seats"] for one in told["counts"]] == [3]
    assert told["trial"] == {"bots": ["greedy"], "games": 3, "luck": 5, "island": OURS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_in_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({**OURS, "title": "Nordholm"}), encoding="utf-8")
    options = ["--games", "2", "--bots", "greedy", "--jobs", "1", "--lang", language]
    assert kontor(["island", "fair", str(path), *options]) == 0
    told = capsys.readouterr().out
    assert told.count("Nordholm") == 2
    assert told.count("greedy") == 2
    assert "fair-" not in told


@pytest.mark.parametrize(
    "arguments", [["nowhere.json"], ["--seats", "5"], ["--bots", "nobody"], ["--games", "0"]]
)
def test_what_cannot_be_tried_out_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert kontor(["island", "fair", *arguments]) == 2
    assert capsys.readouterr().err.startswith("kontor: ")


def test_an_interrupted_trial_tells_what_there_is(
    report: Fairness, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*asked: object) -> Iterator[Fairness]:
        yield report
        raise KeyboardInterrupt

    monkeypatch.setattr("kontor.commands.island.run", interrupted)
    assert kontor(["island", "fair", "--lang", "en"]) == INTERRUPTED
    assert "start player" in capsys.readouterr().out


def test_nothing_is_told_of_no_games() -> None:
    def at_once() -> Iterator[Fairness]:
        raise KeyboardInterrupt
        yield

    assert watched(at_once(), Words("en", GAME)) == (None, False)
