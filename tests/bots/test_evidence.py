"""What trials on the same luck tell of two answers."""

from kontor.bots.evidence import ENOUGH, ahead, hopeless

STEADY = [0.5, 0.4, 0.6, 0.5]
LUCKY = [0.9, 0.1, 0.9, 0.2]
BETTER = [0.6, 0.5, 0.7, 0.7]


def test_a_gain_counts_by_how_little_it_varies() -> None:
    assert ahead(BETTER, STEADY, 0.7)
    assert not ahead(LUCKY, STEADY, 0.7), "better on average, but no more than luck explains"
    assert not ahead(STEADY, STEADY, 0.0)


def test_trials_that_only_one_has_made_do_not_count() -> None:
    assert not ahead([0.5, 0.4, *[1.0] * 50], [0.5, 0.4], 0.0)
    assert not ahead([1.0], [0.0], 0.0), "one trial says nothing"


def test_only_after_enough_trials_is_anything_hopeless() -> None:
    won, lost = [1.0, 0.9] * ENOUGH, [0.0, 0.1] * ENOUGH
    assert hopeless(lost, won)
    assert not hopeless(won, lost)
    assert not hopeless(won, won)
    assert not hopeless(lost[: ENOUGH - 1], won)
