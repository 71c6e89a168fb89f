"""The whole program at a real terminal: played, interrupted, taken up, replayed."""

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest

PROMPT = r"Your answer, 1 to \d+ or \?:"
Start = Callable[..., Any]


@pytest.fixture
def start(data: Path) -> Start:
    """Starts ``kontor`` at a terminal of 80 by 24."""

    def begin(*arguments: str) -> Any:
        command = ["-m", "kontor", *arguments]
        environment = {**os.environ, "TERM": "xterm-256color"}
        return pexpect.spawn(
            sys.executable,
            command,
            env=environment,
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=30,
        )

    return begin


def ended(child: Any) -> int:
    """Read to the end; the exit code."""
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in (child.before or "")
    return int(child.exitstatus)


def test_a_whole_game_against_bots_is_played_verified_and_replayed(
    start: Start, data: Path
) -> None:
    child = start("play", "machi-koro", "--text", "--level", "normal", "--seed", "7")
    child.expect("SHA-256")
    while child.expect([PROMPT, "The secret of the dice"]) == 0:
        child.sendline("1")
    assert ended(child) == 0
    (path,) = (data / "games").iterdir()
    assert list((data / "saves").iterdir()) == []
    checked = start("verify", str(path))
    checked.expect("Verified: all")
    assert ended(checked) == 0
    steps = start("replay", str(path))
    steps.expect("after 0 decisions")
    for key, place in (("n", "1 decision"), ("", "2 decisions"), ("p", "1 decision"), ("5", "5")):
        steps.expect("Replay:")
        steps.sendline(key)
        steps.expect(f"after {place}")
    steps.sendline("dance")
    steps.expect("Enter or n forward")
    steps.sendline("t")
    steps.expect("Wheat Field")
    steps.sendline("g")
    steps.expect("Place 1")
    steps.sendline("q")
    assert ended(steps) == 0


def test_a_whole_game_with_hidden_cards_is_played_in_plain_polish(start: Start, data: Path) -> None:
    child = start("play", "golden-city", "--plain", "--lang", "pl", "--seed", "7")
    child.expect("Złote Miasto")
    while child.expect([r"Twoja odpowiedź, od 1 do \d+ lub \?:", "Sekret kości"]) == 0:
        child.sendline("1")
    assert ended(child) == 0
    (path,) = (data / "games").iterdir()
    checked = start("verify", str(path), "--lang", "pl")
    checked.expect("Sprawdzono: ")
    assert ended(checked) == 0


def test_a_curtain_falls_between_people_and_nothing_stays_behind_it(start: Start) -> None:
    child = start("play", "golden-city", "--seats", "Anna,Bert,Cleo", "--first", "1", "--seed", "3")
    for name in ("Anna", "Bert", "Cleo"):
        child.expect(f"Pass the device to {name}, who presses Enter.")
        wiped = child.before.rindex("\x1b[3J")
        assert "hand" not in child.before[wiped:]
        child.sendline("")
        child.expect(PROMPT)
        assert "Your hand" in child.before
        child.sendline("1")
    child.expect("Pass the device|" + PROMPT)
    child.sendintr()
    assert ended(child) == 130


def test_ctrl_c_saves_and_the_game_is_taken_up(start: Start) -> None:
    child = start("play", "machi-koro", "--seats", "you,bot", "--first", "1", "--seed", "7")
    child.expect(PROMPT)
    child.sendline("ranch")
    child.expect(PROMPT)
    child.sendintr()
    child.expect("Interrupted. The game is saved; go on with: kontor play --resume")
    assert ended(child) == 130
    again = start("play", "--resume")
    again.expect("You build a Ranch")
    again.expect(PROMPT)
    for key, told in (
        ("?", "Enter: show the position again"),
        ("? mine", "Mine: blue"),
        ("u", "nothing to take back"),
        ("h", "You build a Ranch"),
        ("s", "The game is saved."),
    ):
        again.sendline(key)
        again.expect(told)
    assert ended(again) == 0


def test_the_end_of_input_saves_and_says_so(start: Start) -> None:
    child = start("play", "machi-koro", "--lang", "de")
    child.expect("oder ?")
    child.sendeof()
    child.expect("Es kommt keine Eingabe mehr. Die Partie ist gespeichert")
    assert ended(child) == 2


def test_a_closed_terminal_loses_nothing(start: Start, data: Path) -> None:
    child = start("play", "machi-koro")
    child.expect(PROMPT)
    (save,) = (data / "saves").iterdir()
    before = save.read_text(encoding="utf-8")
    child.kill(signal.SIGHUP)
    child.expect("kontor play --resume")
    assert ended(child) == 2
    assert save.read_text(encoding="utf-8") == before


def test_a_terminal_that_is_gone_loses_nothing(data: Path) -> None:
    here, there = pty.openpty()
    command = [sys.executable, "-m", "kontor", "play", "machi-koro"]
    child = subprocess.Popen(command, stdin=there, stdout=there, stderr=there)
    os.close(there)
    told = b""
    while b"or ?:" not in told:
        told += os.read(here, 1000)
    os.close(here)
    assert child.wait(timeout=30) == 2
    assert len(list((data / "saves").iterdir())) == 1


def test_ctrl_c_in_the_menu_ends_quietly(start: Start) -> None:
    child = start("play")
    child.expect("What would you like to play")
    child.sendintr()
    child.expect("Interrupted.")
    assert ended(child) == 130


def test_plain_play_has_no_drawing_and_no_colour(start: Start) -> None:
    child = start("play", "machi-koro", "--plain", "--seed", "7")
    child.expect(PROMPT)
    told = child.before
    child.sendline("t")
    child.expect(PROMPT)
    told += child.before
    child.sendline("q")
    assert ended(child) == 0
    assert "Wheat Field, blue: Roll 1" in told
    assert not re.search("[\x1b\u2500-\u259f]", told)


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_closed_pipe_is_no_fault(unbuffered: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    command = [sys.executable, "-m", "kontor", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0
