"""The Golden City in the terminal: whole games, secrets at one keyboard, islands from files."""

import json
import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from kontor.cli import run
from kontor.core import record_file
from kontor.core.record import Player
from kontor.core.replay import verify
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.geography import LANDFORMS
from kontor.games.golden_city.island import shipped, to_json
from kontor.games.golden_city.view import GoldenCityView
from kontor.terminal import saves
from kontor.terminal.display import Scene
from kontor.terminal.exits import Leave
from kontor.terminal.local_game import LocalGame, opened, taken_up
from kontor.terminal.plain import Plain
from kontor.terminal.play import play
from kontor.words import LANGUAGES, Words
from tests.rules.golden_city.table import ISLAND
from tests.terminal.displays import Policy, Script, typing

AGAINST_BOTS = (Player("Anna"), Player("Ada", "greedy"), Player("Emil", "random"))
THREE_PEOPLE = (Player("Anna"), Player("Bert"), Player("Cleo"))


def table(players: Sequence[Player] = AGAINST_BOTS, seed: str = "a test") -> LocalGame:
    setup = Setup(len(players), {"island": ISLAND}, first=0)
    return opened(GAME, setup, players, seed)


def words(of: LocalGame, language: str = "en") -> Words:
    return Words(language, of.session.game, of.names)


def left_after(of: LocalGame, policy: Policy) -> Script:
    """Play until the policy has nothing more to type."""
    display = Script(policy)
    with pytest.raises(Leave):
        play(of, display, words(of))
    return display


def any_answer(seed: int) -> Policy:
    dice = random.Random(seed)
    return lambda display: str(dice.randint(1, len(display.scenes[-1].answers)))


def until(question: str, then: Sequence[str], seed: int = 1) -> Policy:
    """Answers at random until the question comes, then types these."""
    left = iter(then)
    at_random = any_answer(seed)
    reached = False

    def policy(display: Script) -> str:
        nonlocal reached
        reached = reached or display.scenes[-1].question == question
        return next(left, "") if reached else at_random(display)

    return policy


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_explained_and_verified(language: str) -> None:
    here = table()
    said = words(here, language)
    display = Script(any_answer(2))
    play(here, display, said)
    assert not any("{" in line for line in display.lines)
    result = GAME.result(here.session.state)
    assert result is not None
    assert said(f"end-{result.reason}") in display.lines
    totals = [line for line in display.lines if line in told_totals(here, said)]
    assert len(totals) == 3
    verify(record_file.read(here.path))


def told_totals(of: LocalGame, said: Words) -> set[str]:
    ending = of.session.decisions[-1].events
    return {said.seen_by(0).event(event) for event in ending if event.name == "total"}


def test_the_end_of_a_round_and_of_the_game_is_explained_line_by_line() -> None:
    here = table()
    display = Script(any_answer(2))
    play(here, display, words(here))
    scored = [line for line in display.lines if re.search("get(s?) . letters? for", line)]
    nobody = [line for line in display.lines if line.startswith("Nobody has")]
    assert len(scored) + len(nobody) >= 2 * here.session.state.round
    bonus = [line for line in display.lines if "bonus card" in line and " brings " in line]
    assert len(bonus) == len(here.session.state.taken)


# --- secrets at one keyboard


class Typist(Plain):
    """Types whatever comes to mind, and keeps what everybody at the keyboard reads."""

    def __init__(self, said: Words, capsys: pytest.CaptureFixture[str]) -> None:
        super().__init__(said)
        self.capsys = capsys
        self.dice = random.Random(5)
        self.reader = ""
        self.read: dict[str, list[str]] = {}
        self.to_type: list[str] = []
        self.answers = 0

    def present(self, scene: Scene) -> None:
        super().present(scene)
        self.answers = len(scene.answers)
        self.to_type = self.dice.choice([[], ["t"], ["h 200"], ["? woodland", "t Bert"], ["u"]])[:]

    def ask(self, prompt: str) -> str:
        lines = self.capsys.readouterr().out.splitlines()
        self.read.setdefault(self.reader, []).extend(lines)
        passed = re.match("Pass the device to (.*), who presses Enter.", prompt)
        if passed:
            self.reader = passed[1]
            return ""
        if self.to_type:
            return self.to_type.pop()
        return str(self.dice.randint(1, self.answers))


def test_nobody_at_the_keyboard_reads_another_s_cards(capsys: pytest.CaptureFixture[str]) -> None:
    here = table(THREE_PEOPLE)
    display = Typist(words(here), capsys)
    play(here, display, words(here))
    assert display.read.keys() == {"", "Anna", "Bert", "Cleo"}
    landform = "|".join(LANDFORMS)
    for reader in ("Anna", "Bert", "Cleo"):
        others = "|".join({"Anna", "Bert", "Cleo"} - {reader})
        told = "\n".join(display.read[reader])
        assert "Your hand: coast" in told
        assert re.search(f"You draw a ({landform}) card", told)
        assert re.search(f"({others}) draws a landform card", told)
        assert not re.search(f"({others}) draws a ({landform}) card", told)
        assert not re.search(f"({others}) takes the bonus card", told)
        assert not re.search(f"({others})’s hand", told)
        assert not re.search(rf"Owner ({others})", told)
        assert not re.search(rf"^({others})( \(start\))?: Letters", told, re.MULTILINE)
        assert "Only choice" not in told


def test_what_is_shown_behind_the_curtain_is_the_hand_of_who_lifted_it() -> None:
    here = table(THREE_PEOPLE)
    seen: list[tuple[str, Scene, dict[str, int]]] = []

    def policy(display: Script) -> str:
        prompt = display.prompts[-1]
        if prompt.startswith("Pass"):
            return "Enter"
        seat = here.session.to_move()
        assert seat is not None
        view = here.session.view(seat)
        assert isinstance(view, GoldenCityView)
        seen.append((here.names[seat], display.scenes[-1], view.players[seat].hand or {}))
        return "1" if len(seen) < 30 else ""

    display = left_after(here, policy)
    assert {name for name, _, _ in seen} == {"Anna", "Bert", "Cleo"}
    assert display.wiped >= 2 * 3
    for _, scene, hand in seen:
        (section,) = [section for section in scene.sections if section.title == "Landform cards"]
        (row,) = section.rows
        assert row.cells[0] == "Your hand"
        assert [int(cell) for cell in row.cells[1:]] == [hand.get(name, 0) for name in LANDFORMS]


# --- taking back, leaving, looking again


def test_a_site_can_be_taken_back_while_its_payment_is_asked_for() -> None:
    here = table()
    display = left_after(here, until("How do you pay?", ["u"], seed=3))
    assert display.scenes[-1].question == "Where do you build?"
    assert display.scenes[-1].news[0][0].startswith("Taken back: Build ")
    assert display.scenes[-2].sections[-1].title == "Supply"
    assert "To be paid" in [section.title for section in display.scenes[-2].sections]


def test_who_has_seen_the_bonus_cards_cannot_take_the_business_back() -> None:
    display = left_after(table(), until("Which bonus card do you take?", ["u"], seed=3))
    assert display.said[0].startswith("There is nothing to take back")


def test_a_game_is_taken_up_where_it_was_left(capsys: pytest.CaptureFixture[str]) -> None:
    here = table()
    left_after(here, until("Which bonus card do you take?", [], seed=3))
    again = taken_up(here.path)
    assert again.session.state.fields() == here.session.state.fields()
    assert again.session.view(0) == here.session.view(0)
    assert run(["replay", str(here.path)]) == 0
    told = capsys.readouterr().out
    assert re.search("draws a landform card", told)
    assert not re.search(f"draws a ({'|'.join(LANDFORMS)}) card", told)
    assert "hand: coast" not in told


def test_a_finished_game_shows_everything_when_replayed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = table()
    play(here, Script(any_answer(2)), words(here))
    assert run(["replay", str(here.path), "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Hand von Anna: Küste" in told
    assert re.search("zieht eine (Küsten|Wald|Wiesen|Gebirgs|Wüsten)karte", told)
    assert "Platz 1: " in told


# --- what can be asked


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("? r12", "r12: rural location, meadow sector. Cost: 2 × meadow."),
        ("? i1", "Reward for the next to build there: 10 letters + card."),
        ("? i1", "Roads to o1, o2, i2 and i4."),
        ("? i1", "Nobody has built there."),
        ("? scales", "Bonus card Scales: 3 letters per goods card."),
        ("? wine", "wine: on 4 of the eight goods cards."),
        ("? woodland", "woodland: there are 10 such cards. Two of them also serve as one card of "
                       "another landform."),
        ("? woodland", "woodland quarter: o5, o6 and i3."),
        ("? rural", "rural location: 2 cards of its landform, and a road from a business of yours "
                    "that leads back to the coast."),
        ("? key", "Free locations with it: r1, r4, r12, r17, r22 and r27."),
        ("t r12", "r12, Roads to: r11 r14 o4"),
        ("t pair a", "Pair A, Price: free"),
        ("r12", "Not now (GC-A1): Now the hands are placed on pairs; building comes after."),
    ],
)  # fmt: skip
def test_what_the_keys_tell(typed: str, told: str) -> None:
    assert told in left_after(table(), typing(typed)).said


def test_a_site_that_cannot_be_built_on_is_refused_with_its_rule() -> None:
    display = left_after(table(), until("Where do you build?", ["i1", "pair a"]))
    told = "You need a road to it from your own network, and two cards of its landform"
    assert display.said[0].startswith(f"Not now (GC-D3): {told}")


def test_plain_answers_tell_what_a_location_brings(capsys: pytest.CaptureFixture[str]) -> None:
    here = table()
    scene = left_after(here, until("Where do you build?", [])).scenes[-1]
    Plain(words(here)).present(scene)
    told = capsys.readouterr().out
    line = ": Build on coastal location c1: Reward 1 coin, Roads to r30, Cost 1 × coast\n"
    assert line in told
    assert not re.search("[\x1b\u2500-\u25ff]", told)


# --- islands from files


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    source = {**to_json(shipped()), "name": "mine", "title": "Mine"}
    path.write_text(json.dumps(source), encoding="utf-8")
    return path


def test_an_island_of_one_s_own_is_played_on_and_kept_with_the_game(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    assert run(["play", "--island", str(mine), "golden-city", "--plain"]) == 2
    (save,) = saves.running()
    mine.unlink()
    island = record_file.read(save).setup.options["island"]
    assert isinstance(island, dict)
    assert island["title"] == "Mine"
    assert run(["play", "--resume", "--plain"]) == 2
    assert "coast: Where " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "is no JSON file: "),
        ("[1]", "there is no “[1]”"),
        ('{"name": "x"}', "--island is not in order: "),
        ("\udcff", "is no JSON file: "),
    ],
)
def test_a_bad_island_is_refused_in_one_line(
    content: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    assert run(["play", "golden-city", "--island", str(path)]) == 2
    printed = capsys.readouterr()
    assert told in printed.err
    assert (printed.out, printed.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["golden-city", "--island", "atlantis"],
         "For --island there is no “atlantis”. There are: kontor, windrose; or name a file"),
        (["machi-koro", "--island", "kontor"], "Machi Koro has no variant “island”."),
        (["golden-city", "--island"], "Option '--island' requires an argument"),
        (["golden-city", "--seats", "you,bot"], "is for 3, 4 players, not for 2."),
    ],
)  # fmt: skip
def test_a_wrong_request_is_refused_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", *arguments]) == 2
    printed = capsys.readouterr()
    assert told in printed.err
    assert printed.err.count("\n") == 1


def test_islands_are_checked_and_drawn_in_the_reader_s_language(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "map.svg"
    assert run(["island", "check", str(mine), "--lang", "pl"]) == 0
    assert capsys.readouterr().out == "Mine to poprawna wyspa.\n"
    assert run(["island", "draw", str(mine), "-o", str(picture), "--lang", "de"]) == 0
    assert "Schlüsselkarte" in picture.read_text(encoding="utf-8")


def test_what_is_wrong_with_an_island_is_told_and_nothing_is_drawn(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(json.dumps({**to_json(shipped()), "roads": []}), encoding="utf-8")
    assert run(["island", "check", str(mine)]) == 2
    assert "c1: No road leads here. (GC-I5)\n" in capsys.readouterr().out
    assert run(["island", "draw", str(mine), "-o", str(tmp_path / "map.svg")]) == 2
    assert (
        capsys.readouterr().err
        == "kontor: c1: No road leads here. (GC-I5) (and 57 more findings)\n"
    )
    assert not (tmp_path / "map.svg").exists()
