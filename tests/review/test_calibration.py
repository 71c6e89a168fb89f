"""A network's chances are corrected by how often such chances came true."""

import numpy as np
import pytest
from calibrate import fitted

from kontor.bots.trained import networks
from kontor.review.calibration import ALL, KNOTS, Calibration, calibrations
from kontor.review.course import course
from kontor.review.estimate import NetworkEstimator, hindsight, network_estimator
from tests.review.games import played

SEATS = 3


def said(count: int) -> tuple[np.ndarray, np.ndarray]:
    """True chances, and those of somebody who is too sure."""
    source = np.random.default_rng(1)
    true = source.dirichlet([1.0] * SEATS, count)
    sure = true**1.7
    return true, sure / sure.sum(axis=1, keepdims=True)


def test_who_is_too_sure_is_corrected() -> None:
    true, sure = said(40_000)
    source = np.random.default_rng(2)
    winners = (source.random((len(true), 1)) > true.cumsum(axis=1)).sum(axis=1)
    corrected = Calibration(fitted(sure, np.eye(SEATS)[winners]))
    fresh, too_sure = said(2000)
    off = np.abs(corrected(too_sure) - fresh).mean()
    assert off < 0.01 < np.abs(too_sure - fresh).mean() / 4


def test_chances_add_up_and_keep_their_order_of_size() -> None:
    _, sure = said(200)
    lifted = Calibration([0.3] * 5 + [0.0] * 6)(sure)
    assert lifted.sum(axis=1) == pytest.approx(np.ones(200))
    assert (lifted.argmax(axis=1) == sure.argmax(axis=1)).all()


def test_between_knots_what_is_added_lies_on_straight_lines() -> None:
    _, sure = said(300)
    added = [0.5, 0.4, 0.1, 0.2, 0.0, -0.1, -0.3, 0.0, 0.2, 0.3, -0.6]
    places = np.log(np.array(KNOTS) / (1 - np.array(KNOTS)))
    powers = sure * np.exp(np.interp(np.log(sure / (1 - sure)), places, added))
    expected = powers / powers.sum(axis=1, keepdims=True)
    assert Calibration(added)(sure) == pytest.approx(expected, abs=1e-5)


def test_without_figures_nothing_is_changed() -> None:
    _, sure = said(5)
    assert calibrations({}, SEATS, ALL)(sure) is sure


def test_a_review_judges_with_the_correction() -> None:
    record = played("machi-koro", ("hasty", "farsighted", "patient"))
    whole = course(record)
    judge = network_estimator(whole.game, whole.start)
    states = [step.state for step in whole.steps[::20]]
    [network] = networks("machi-koro")
    plain = NetworkEstimator(whole.game, network, hindsight(whole.game), corrected=False)
    expected = calibrations(network.facts, 3, ALL)(plain.of_all(states))
    assert judge.of_all(states) == pytest.approx(expected)
    assert judge.of_all(states) != pytest.approx(plain.of_all(states))
