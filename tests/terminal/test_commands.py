"""The commands that need no dialogue."""

import json
from pathlib import Path

import pytest

from kontor import __version__
from kontor.cli import run
from kontor.core import record_file, registry
from kontor.core.record import Player
from kontor.core.replay import replay
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.terminal.local_game import opened
from kontor.words import LANGUAGES


def bots_game(unfinished: int = 0) -> Path:
    """The file of a game between two bots, without its last decisions."""
    players = [Player("Ada", "greedy"), Player("Emil", "greedy")]
    table = opened(GAME, Setup(2, first=0), players, seed="bots")
    while (seat := table.session.to_move()) is not None:
        table.session.play(table.bots[seat].choose(table.session.view(seat)))
    table.session.take_back(unfinished)
    table.save()
    return table.path


def printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_the_version_says_whether_the_rules_are_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = printed(["--version"], capsys)
    assert told.startswith(f"kontor {__version__}, with ")
    assert "compiled rules" in told or "plain rules" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "verify", "games"])
def test_every_command_has_help_in_every_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = printed([command, "--lang", language, "--help"], capsys)
    assert f"kontor {command}" in told
    assert "--lang" in told


def test_kontor_alone_shows_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed([], capsys) == printed(["--help"], capsys)


def test_games_are_listed_for_people_and_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Komme, was wolle" in printed(["games", "--lang", "de"], capsys)
    listed = json.loads(printed(["games", "--json"], capsys))
    assert [game["id"] for game in listed] == list(registry.games())
    (machi,) = [game for game in listed if game["id"] == "machi-koro"]
    assert machi["seats"] == [2, 3, 4]
    assert list(machi["levels"])[:2] == ["easy", "normal"]
    assert set(machi["levels"].values()) <= set(machi["bots"])
    assert {"random", "greedy"} <= set(machi["bots"])


def test_verify_tells_how_many_dice_it_recomputed(capsys: pytest.CaptureFixture[str]) -> None:
    path = bots_game()
    record = record_file.read(path)
    outcomes = sum(len(move.chance) for move in record.moves)
    assert f"Verified: all {outcomes} dice and cards" in printed(["verify", str(path)], capsys)
    assert record.seal is not None
    assert json.loads(printed(["verify", str(path), "--json"], capsys)) == {
        "outcomes": outcomes,
        "commitment": record.seal.commitment,
    }


def test_replay_prints_a_game_into_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    path = bots_game()
    told = printed(["replay", str(path)], capsys)
    assert "Ada rolls" in told
    assert "Place 1: " in told
    assert "Coins: " in told
    part = printed(["replay", str(path), "--until", "2"], capsys)
    assert "Place 1: " not in part
    assert len(part) < len(told)


def test_replay_gives_the_last_position_of_a_finished_game_as_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = bots_game()
    told = json.loads(printed(["replay", str(path), "--json"], capsys))
    record = record_file.read(path)
    assert told["state"] == replay(record).state.fields()
    assert record.result is not None
    assert told["result"]["places"] == list(record.result.places)
    part = json.loads(printed(["replay", str(path), "--json", "--until", "3"], capsys))
    assert part["state"] == replay(record, 3).state.fields()
    assert part["result"] is None
    assert part["decisions"] == 3


def test_replay_gives_of_a_running_game_only_what_a_spectator_sees(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = json.loads(printed(["replay", str(bots_game(unfinished=3)), "--json"], capsys))
    assert "state" not in told
    assert told["view"]["seat"] is None
    assert told["view"]["legal"] == []
    assert told["result"] is None
