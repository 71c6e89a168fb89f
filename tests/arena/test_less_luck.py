"""Results less luck: fair, sharper, and told on wish."""

import json
from dataclasses import replace
from statistics import fmean, stdev

import pytest
from typer.testing import CliRunner

from kontor.arena.match import Match
from kontor.arena.report import page
from kontor.arena.run import run
from kontor.arena.shares import won
from kontor.arena.standings import standings
from kontor.cli import app
from kontor.review.estimate import NoJudge, network_estimator
from kontor.words import Words

MATCH = Match("machi-koro", ("farsighted", "patient"), blocks=40, seed=3, less_luck=True)


def test_luck_has_no_bias_and_its_absence_sharpens_the_result() -> None:
    """The luck of each seat is nought on average; without it results vary far less."""
    games = run(MATCH)
    luck = [game.luck[0] for game in games if game.luck]
    assert len(luck) == len(games) == 80
    assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5
    wins = [won(game, 0) for game in games]
    less = [win - kind for win, kind in zip(wins, luck, strict=True)]
    assert stdev(less) < 0.75 * stdev(wins)
    table = standings(MATCH, games)
    for one in table.bots:
        assert one.less_luck is not None
        assert one.less_luck.fewer > 1.5
        assert one.less_luck.low < one.less_luck.share < one.less_luck.high
    assert "Wins less luck" in page(table)


def test_without_the_wish_nothing_is_said_of_luck() -> None:
    match = replace(MATCH, blocks=2, less_luck=False)
    games = run(match)
    assert [game.luck for game in games] == [None] * 4
    assert "less luck" not in page(standings(match, games))


def test_the_command_tells_it() -> None:
    asked = ["arena", "machi-koro", "--bots", "patient,hasty", "--games", "4", "--on", "one"]
    told = CliRunner().invoke(app(Words("en"), False), [*asked, "--less-luck", "--json"])
    assert told.exit_code == 0
    assert {bot["less_luck"] is not None for bot in json.loads(told.stdout)["bots"]} == {True}


def test_games_that_nobody_can_judge_are_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:

    def nobody(*_: object) -> object:
        raise NoJudge("nobody", "no-judge", title="Machi Koro")

    monkeypatch.setattr(f"{network_estimator.__module__}.network_estimator", nobody)
    with pytest.raises(NoJudge):
        MATCH.checked()
