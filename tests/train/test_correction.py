"""Networks that take over a bot's answers to one kind of question."""

from pathlib import Path

import jax
import numpy as np

from kontor.batch import for_setup
from kontor.bots.network import input_scale
from kontor.bots.weight_file import save
from kontor.train.correct import corrected, gathered
from kontor.train.network import fresh
from kontor.train.setups import setups


def test_a_network_learns_one_question_and_keeps_its_answers_to_the_others(tmp_path: Path) -> None:
    engine = for_setup("golden-city", setups("golden-city", [3], [])[0])
    begun = fresh(engine, jax.random.key(1), width=32, depth=1)
    start = tmp_path / "start.npz"
    save(start, begun, {})
    taught, own = gathered("golden-city", f"{start}+steady:choose", seats=3, games=120, seed=2)
    assert taught.legal[np.arange(len(taught.action)), taught.action].all()
    _, exam = corrected(begun, input_scale(engine.observation), taught, own, passes=40)
    assert exam["alike"] > exam["alike before"] + 0.1
    assert exam["as before elsewhere"] > 0.8
