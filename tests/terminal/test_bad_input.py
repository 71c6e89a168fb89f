"""Whatever is asked wrongly: one clear line that says what to do, exit code 2, no traceback."""

import json
from pathlib import Path

import pytest

from kontor.cli import run
from kontor.core import record_file
from kontor.core.record import Player
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.terminal.local_game import opened
from kontor.terminal.play import play
from kontor.words import Words
from tests.terminal.displays import Script, first_answer

MACHI = ["play", "machi-koro"]


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error."""
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err.strip()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "There is no game “chess”. There are: "),
        ([*MACHI, "--seats", "you"], "Machi Koro is for 2, 3, 4 players, not for 1."),
        ([*MACHI, "--seats", "a,b,c,d,bot"], "Machi Koro is for 2, 3, 4 players, not for 5."),
        ([*MACHI, "--seats", "Anna,anna"], "two people have the same name"),
        ([*MACHI, "--seats", "Anna,,bot"], "is no list of seats. An example: --seats you,bot,bot"),
        ([*MACHI, "--seats", "you,\x1b[2J"], "is no list of seats"),
        (
            ["play", "golden-city", "--bots", "greedy"],
            "The Golden City is for 3, 4 players, not for 2. Name as many with --seats or --bots.",
        ),
        ([*MACHI, "--seats", "you,bot:deep"], "There is no bot “deep”. There are: random"),
        ([*MACHI, "--level", "brutal"], "There is no level “brutal”. There are: easy, normal"),
        ([*MACHI, "--variant", "fast"], "It has: come-what-may, first-games."),
        ([*MACHI, "--first", "4"], "Give a number from 1 to 3, or random."),
        ([*MACHI, "--lang", "fr"], "There is no language “fr”. There are: de, en, pl."),
        (["play", "--resume"], "There is no game to take up. Begin one with: kontor play"),
        (["play", "--resume", "chess"], "There is no game “chess”."),
        (["play", "--loud"], "No such option: --loud. Help: kontor --help"),
        (["dance"], "No such command 'dance'. Help: kontor --help"),
        (["replay"], "Missing argument 'file'. Help: kontor --help"),
        (["replay", "no/such/file"], "Cannot read no/such/file: No such file or directory."),
        (["verify", "no/such/file"], "Cannot read no/such/file: No such file or directory."),
    ],
)
def test_a_wrong_request_is_refused_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refusal(arguments, capsys)


def test_a_refusal_speaks_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Es gibt kein Spiel „chess“" in refusal(["play", "chess", "--lang", "de"], capsys)
    assert "Nie ma gry „chess”" in refusal(["play", "chess", "--lang=pl"], capsys)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a finished game's file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KONTOR_DATA", str(tmp_path_factory.mktemp("data")))
        players = [Player("Anna"), Player("Ada", "greedy")]
        table = opened(GAME, Setup(2, first=0), players, seed="a test")
        play(table, Script(first_answer), Words("en", GAME, table.names))
        return table.path.read_text(encoding="utf-8").splitlines()


def refused_file(
    lines: list[str], command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> str:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = refusal([command, str(path)], capsys)
    assert str(path) in told
    return told


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_truncated_record_is_refused(
    command: str, recorded: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "cut short" in refused_file(recorded[:10], command, tmp_path, capsys)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_edited_record_is_refused_with_line_and_rule(
    command: str, recorded: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stadium = json.dumps({"seat": 0, "do": "build", "card": "stadium"})
    told = refused_file([*recorded[:2], stadium, *recorded[3:]], command, tmp_path, capsys)
    assert "line 3" in told
    assert "MK-T5" in told


def test_a_changed_die_is_found(
    recorded: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_file.load("\n".join(recorded))
    for number, move in enumerate(record.moves, 1):
        changed = json.loads(recorded[number])
        if move.chance and changed["chance"][0] in (4, 5):
            changed["chance"][0] = 9 - changed["chance"][0]
            break
    told = refused_file(
        [*recorded[:number], json.dumps(changed), *recorded[number + 1 :]],
        "verify",
        tmp_path,
        capsys,
    )
    assert "chance gave" in told or "is not allowed here" in told or "ended otherwise" in told


@pytest.mark.parametrize("lines", [["hello"], ["{}"], ["[1, 2]"], [""], ['{"kontor": 99}']])
def test_a_foreign_file_is_refused(
    lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refused_file(lines, "replay", tmp_path, capsys)


def test_a_file_that_is_not_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "not even text" in refusal(["replay", str(path)], capsys)
    assert "not even text" in refusal(["play", "--resume", str(path)], capsys)


def test_a_decision_that_is_not_there_is_refused(
    recorded: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(recorded) + "\n", encoding="utf-8")
    told = refusal(["replay", str(path), "--until", "999"], capsys)
    assert "There is no decision 999." in told


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("KONTOR_DATA", str(tmp_path / "file"))
    assert "Set KONTOR_DATA to a folder that can be written." in refusal(MACHI, capsys)
