"""The arena seats everybody everywhere, gives all the same luck, and counts right."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontor.arena.folder import Folder, OtherMatch
from kontor.arena.match import Match, blocks_for
from kontor.arena.play import Played, play
from kontor.arena.ratings import ratings
from kontor.arena.report import page, summary
from kontor.arena.run import run
from kontor.arena.shares import wilson
from kontor.arena.standings import standings
from kontor.arena.workers import BadWorkers, Games, Job, all_cores, one_core, workers
from kontor.bots.registry import UnknownBot
from kontor.cli import app
from kontor.core import record_file
from kontor.core.chance import Aligned
from kontor.core.replay import replay
from kontor.words import Words

SMALL = Match("machi-koro", ("greedy", "gentle"), blocks=3, seed=5)


def timeless(games: list[Played]) -> list[Played]:
    """Games without what a clock measured."""
    return [replace(game, seconds=()) for game in games]


def test_every_bot_has_every_seat_equally_often() -> None:
    match = Match("machi-koro", ("greedy", "random", "gentle", "gentle"), blocks=1)
    seats = Counter((name, seat) for s in match.seatings() for seat, name in enumerate(s))
    assert len(match.seatings()) == 12
    assert {seats["greedy", seat] for seat in range(4)} == {3}
    assert {seats["gentle", seat] for seat in range(4)} == {6}


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert blocks_for("machi-koro", ("a", "b"), 5) == 3
    assert blocks_for("machi-koro", ("a", "b", "c", "d"), 24) == 1


def test_dice_stay_aligned_after_the_players_have_chosen_differently() -> None:
    busy, idle = Aligned(7), Aligned(7)
    for turn in range(20):
        busy.at(turn)
        idle.at(turn)
        assert busy.roll(2) == idle.roll(2)
        busy.roll(2)
    assert Aligned(8).below(10**9) != Aligned(9).below(10**9)


def test_aligned_dice_are_fair() -> None:
    chance = Aligned(1)
    faces: Counter[int] = Counter()
    for turn in range(6000):
        chance.at(turn)
        faces[chance.below(6)] += 1
    assert all(900 < faces[face] < 1100 for face in range(6))


def test_equal_seeds_give_equal_games() -> None:
    first, record = play(SMALL, 0, ("greedy", "gentle"))
    again, same = play(SMALL, 0, ("greedy", "gentle"))
    assert record == same
    assert timeless([first]) == timeless([again])


def test_records_can_be_replayed() -> None:
    played, text = play(SMALL, 1, ("gentle", "greedy"))
    record = record_file.load(text)
    assert replay(record).game.result(replay(record).state) == record.result
    assert record.result is not None
    assert record.result.places == played.places


def test_all_cores_play_what_one_core_plays() -> None:
    assert timeless(run(SMALL, all_cores)) == timeless(run(SMALL, one_core))


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(SMALL)
    folder = Folder(tmp_path, SMALL)
    folder.add([play(SMALL, 1, ("gentle", "greedy"))])
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"block": 2, "seating": ["gen')
    asked: list[Job] = []

    def counting(jobs: object) -> object:
        asked.extend(jobs)  # type: ignore[arg-type]
        return one_core(asked)

    resumed = run(SMALL, counting, folder)  # type: ignore[arg-type]
    assert sum(len(games) for _, games in asked) == 5, "the one that was there is not played again"
    assert timeless(resumed) == timeless(whole)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
    assert run(SMALL, lambda jobs: pytest.fail("all is played") if list(jobs) else iter(()), folder)


def test_slow_games_are_kept_one_by_one(tmp_path: Path) -> None:
    slow = replace(SMALL, seconds=0.01)
    folder = Folder(tmp_path, slow)
    kept: list[int] = []
    run(slow, folder=folder, progress=lambda n, of: kept.append(len(folder.played())))
    assert kept == [0, 1, 2, 3, 4, 5, 6]


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, SMALL)
    Folder(tmp_path, replace(SMALL, blocks=9))
    with pytest.raises(OtherMatch, match="another match"):
        Folder(tmp_path, replace(SMALL, seed=6))


def test_an_unknown_bot_and_an_unknown_place_are_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep'"):
        replace(SMALL, bots=("greedy", "deep")).checked()
    with pytest.raises(BadWorkers, match="no 'moon' to play on"):
        workers("moon")


def test_progress_counts_games() -> None:
    told: list[tuple[int, int]] = []
    run(replace(SMALL, bots=("random", "gentle")), progress=lambda n, of: told.append((n, of)))
    assert told[0] == (0, 6)
    assert told[-1] == (6, 6)


def test_wilson_gives_the_interval_of_the_text_books() -> None:
    share = wilson(8, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.490, 0.943)
    assert wilson(0, 10).low == 0


def made_up(places: tuple[int, ...], block: int, points: tuple[int, ...] | None = None) -> Played:
    return Played(block, ("a", "b"), places, points, 30, (10, 20), (1.0, 1.0))


def test_standings_count_shared_victories_by_halves_and_time_by_move() -> None:
    match = Match("machi-koro", ("a", "b"), blocks=2)
    games = [made_up((1, 1), 0, (9, 9)), made_up((1, 2), 1, (8, 3))]
    table = standings(match, games)
    best, other = table.bots
    assert (best.bot, best.wins.wins, other.wins.wins) == ("a", 1.5, 0.5)
    assert (best.points, table.winners_points) == (8.5, 8.5)
    assert (best.seconds_a_move, other.seconds_a_move) == (0.1, 0.05)
    assert best.places == (1.0, 0.0)
    assert best.by_seat[1].games == 0


def test_a_seat_counts_whoever_sat_there() -> None:
    match = Match("machi-koro", ("a", "b"), blocks=2)
    games = [made_up((1, 2), 0, (9, 5)), replace(made_up((1, 2), 1, (8, 3)), seating=("b", "a"))]
    first, second = standings(match, games).seats
    assert (first.wins.wins, first.wins.games, first.points) == (2, 2, 8.5)
    assert (second.wins.wins, second.points) == (0, 4.0)


def test_games_are_as_long_as_their_players_count() -> None:
    """Rounds in The Golden City, of which there are sixteen; turns in Machi Koro."""
    table = standings(match := Match("golden-city", ("random",) * 3, blocks=1), run(match))
    assert table.turns <= 16
    assert "rounds on average" in summary(table)
    assert "turns on average" in summary(standings(SMALL, run(SMALL)))


def test_equal_luck_in_both_seats_leaves_no_doubt() -> None:
    match = Match("machi-koro", ("a", "b"), blocks=4)
    games = []
    for block in range(4):
        games += [made_up((1, 2), block), replace(made_up((1, 2), block), seating=("b", "a"))]
    assert standings(match, games).bots[0].luck_apart == (0.5, 0.5)


def test_ratings_rise_with_wins_and_doubt_falls_with_games() -> None:
    few = ratings([made_up((1, 2), block) for block in range(2)])
    many = ratings([made_up((1, 2), block) for block in range(20)])
    assert many["a"].mu > few["a"].mu > 25 > few["b"].mu > many["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3


def test_the_report_stands_alone_and_names_everybody() -> None:
    text = page(standings(SMALL, run(SMALL)))
    assert all(name in text for name in SMALL.bots)
    assert text.count('class="plot"') == 4
    assert all(f"<td>{seat}</td>" in text for seat in (1, 2))
    assert "<script" not in text
    assert "src=" not in text


def test_the_command_prints_standings_and_keeps_what_it_is_told_to(tmp_path: Path) -> None:
    report, folder = tmp_path / "report.html", tmp_path / "run"
    asked = ["arena", "machi-koro", "--bots", "greedy,random", "--games", "4", "--on", "one"]
    asked += ["--folder", str(folder), "--records", "--report", str(report), "--json"]
    outcome = CliRunner().invoke(app(Words("en"), False), asked)
    assert outcome.exit_code == 0, outcome.output
    told = json.loads(outcome.stdout)
    assert told["games"] == 4
    assert told["bots"][0]["bot"] == "greedy"
    assert len(list((folder / "records").glob("*.jsonl"))) == 4
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_the_command_speaks_each_language(language: str) -> None:
    asked = ["arena", "machi-koro", "--bots", "random,random", "--games", "1", "--on", "one"]
    outcome = CliRunner().invoke(app(Words(language), False), [*asked, "--lang", language])
    assert outcome.exit_code == 0, outcome.output
    assert Words(language)("arena-column-bot") in outcome.stdout


def test_games_can_be_sent_between_processes() -> None:
    games: Games = [play(SMALL, 0, ("greedy", "gentle"))]
    assert Played.from_json(json.loads(json.dumps(games[0][0].to_json()))) == games[0][0]
