"""The benchmark measures what it says. How fast anything is, no test asks."""

import pytest

from kontor.bench import measure
from kontor.core.faults import BadSetup, UnknownGame
from kontor.core.registry import games
from kontor.stopwatch import Count, count

SHORT = 0.05


def test_every_game_is_measured_with_every_seat_count() -> None:
    rows = measure(SHORT)
    expected = [(name, seats) for name, game in games().items() for seats in game.meta().seats]
    assert [(row.game, row.seats) for row in rows] == expected


def test_a_measurement_counts_whole_games_and_their_decisions() -> None:
    for row in measure(SHORT):
        assert row.title == games()[row.game].meta().title
        assert row.count.games > 0
        assert row.count.decisions > row.count.games
        assert row.count.seconds > 0
        assert 0 < row.count.share <= 1


def test_one_game_and_one_seat_count_can_be_asked_for() -> None:
    name, game = next(iter(games().items()))
    seats = game.meta().seats[-1]
    assert [(row.game, row.seats) for row in measure(SHORT, name, seats)] == [(name, seats)]


def test_what_cannot_be_played_cannot_be_measured() -> None:
    name = next(iter(games()))
    with pytest.raises(UnknownGame):
        measure(SHORT, "no-such-game")
    with pytest.raises(BadSetup):
        measure(SHORT, name, 99)


def test_the_stopwatch_counts_batches_and_leaves_the_first_out() -> None:
    calls = 0

    def play() -> float:
        nonlocal calls
        calls += 1
        return 2.5

    counted = count(play, SHORT, batch=10)
    assert counted.games == 10 * (calls - 1)
    assert counted.decisions == round(2.5 * (calls - 1))


def test_rates_are_counts_over_processor_seconds() -> None:
    counted = Count(decisions=600, games=30, seconds=1.5, share=0.9)
    assert counted.decisions_per_second == 400
    assert counted.games_per_second == 20
