"""A game whose seats, levels and bots are not like ours: nothing assumes that they are."""

import json
from pathlib import Path

import pytest

from tests.packages.conftest import Kontor, kontor_beside, strange

CROWD = """
from dataclasses import replace

from kontor.core.manifest import Bots, Manifest
from kontor.core.setup import Option
from pig.bots import BOTS
from pig.rules import META, Pig


class Crowd(Pig):
    def meta(self):
        options = (Option("class", "PG-G2", ""), Option("seed", "PG-G2", ""))
        return replace(META, id="crowd", title="Crowd", seats=(5, 10), options=options)


MANIFEST = Manifest(
    rules=Crowd(), bots=Bots(makers=BOTS.makers, levels={"calm": "timid", "wild": "steady"})
)
"""
"""Pig for five or ten, with levels of other names, and with nobody to advise."""


@pytest.fixture
def crowd(pig: Path, tmp_path: Path) -> Kontor:
    target = strange(
        tmp_path / "packages", "crowd", "kontor.games", "crowd = crowd:MANIFEST", crowd=CROWD
    )
    return kontor_beside(tmp_path, target, pig)


def test_whoever_names_no_seats_and_no_level_gets_the_game_s_own(crowd: Kontor) -> None:
    said = crowd("play", "crowd", "--plain", "--first", "1", typed="q\n")
    assert "Crowd: You, Ada, Emil, Iga and Otto." in said


def test_the_menu_offers_the_seats_and_levels_there_are(crowd: Kontor) -> None:
    said = crowd("play", "--plain", typed="3\n\n\n\nq\n")
    assert "(Enter: you,bot,bot,bot,bot)" in said
    assert "1: Calm\n2: Wild" in said
    assert "Crowd: You, Ada, Emil, Iga and Otto." in said


def test_there_are_names_for_as_many_bots_as_a_table_has(crowd: Kontor) -> None:
    seats = ",".join(["you", *["bot"] * 9])
    assert "Hugo and Bot 1." in crowd("play", "crowd", "--seats", seats, "--plain", typed="q\n")


def test_advice_that_nobody_can_give_is_said_to_be_missing(crowd: Kontor) -> None:
    said = crowd("play", "crowd", "--plain", "--first", "1", typed="1\n!\nq\n")
    assert "Nobody gives advice on this question." in said


def test_its_options_may_have_any_name_that_no_option_of_ours_has(crowd: Kontor) -> None:
    told = crowd("play", "--help")
    assert "--class" in told
    assert "option 'seed' of 'crowd' of crowd 1.0 is left out: kontor play has --seed" in told
    assert "Iga and Otto." in crowd("play", "crowd", "--class", "x", "--plain", typed="q\n")


def test_the_help_names_every_game_and_variant_there_is(crowd: Kontor) -> None:
    games = "golden-city,machi-koro,crowd,pig"
    assert games in unwrapped(crowd("--help"))
    for command in ("play", "arena", "fuzz"):
        told = unwrapped(crowd(command, "--help"))
        assert games in told
        assert "first-games,short" in told


def unwrapped(told: str) -> str:
    return "".join(told.split())


SOLO = """
from dataclasses import replace

from kontor.core.manifest import Bots, Manifest
from kontor.core.view import Result
from pig.bots import BOTS
from pig.rules import META, Pig


class Solo(Pig):
    def meta(self):
        return replace(META, id="solo", title="Solo", seats=(1,))

    def to_move(self, state):
        return None if state.turns >= 7 else 0

    def result(self, state):
        return None if state.turns < 7 else Result("goal", (1,), tuple(state.scores))

    def broken(self, state):
        return None

    def _hold(self, state, told):
        state.scores[0] += state.pot
        state.pot = 0
        self._next(state, told)


MANIFEST = Manifest(rules=Solo(), bots=BOTS)
"""
"""Pig for one, who counts his points after seven turns."""


def test_bots_play_a_game_for_one_each_by_himself(pig: Path, tmp_path: Path) -> None:
    target = strange(
        tmp_path / "packages", "solo", "kontor.games", "solo = solo:MANIFEST", solo=SOLO
    )
    kontor = kontor_beside(tmp_path, target, pig)
    asked = ("arena", "solo", "--bots", "steady,timid,random", "--games", "60", "--on", "one")
    table = json.loads(kontor(*asked, "--json"))
    assert table["games"] == 60
    bots = table["bots"]
    assert bots == sorted(bots, key=lambda one: -one["points"])
    assert bots[0]["bot"] == "steady"
    for one in bots:
        low, high = one["points_between"]
        assert low < one["points"] < high
    said = kontor(*asked, "--report", "report.html")
    assert "95% (points)" in said
    assert "Rating" not in said
    assert "60 games in 20 blocks" in (tmp_path / "report.html").read_text()
    assert "Solo: You." in kontor("play", "solo", "--plain", typed="1\nq\n")
