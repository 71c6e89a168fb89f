"""Trained players: what a network computes, how it lies in a file, how the shipped ones play."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kontor.arena.match import Match
from kontor.arena.run import run
from kontor.arena.standings import standings
from kontor.bots import features
from kontor.bots.features import FeatureSet, OtherNetwork
from kontor.bots.network import Weights, as_seen_from
from kontor.bots.trained import TrainedBot, from_file, trained
from kontor.bots.weight_file import load, save
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.observation import Field, Observation
from kontor.core.registry import game
from kontor.core.setup import Setup
from kontor.core.view import View

TINY = Weights(
    hidden=((np.array([[1.0, -1.0]]), np.array([0.0, 0.5])),),
    policy=(np.array([[2.0], [4.0]]), np.array([1.0])),
    value=(np.array([[1.0, 0.0], [0.0, 1.0]]), np.zeros(2)),
)


def test_a_network_is_layers_that_let_only_the_positive_through() -> None:
    liked, prospects = TINY.answer(np, np.array([3.0]))
    assert liked.tolist() == [7.0]
    assert prospects.tolist() == [3.0, 0.0]


def test_what_is_direct_moves_the_answers_past_all_layers() -> None:
    liked, prospects = TINY._replace(direct=np.array([[0.5]])).answer(np, np.array([3.0]))
    assert liked.tolist() == [8.5]
    assert prospects.tolist() == [3.0, 0.0]


def test_weights_and_facts_come_back_from_a_file(tmp_path: Path) -> None:
    save(tmp_path / "tiny.npz", TINY, {"seed": 7})
    weights, facts = load(tmp_path / "tiny.npz", Weights)
    assert facts == {"seed": 7}
    for kept, known in zip(weights.hidden[0], TINY.hidden[0], strict=True):
        assert kept.tolist() == known.tolist()
    assert weights.policy[0].tolist() == TINY.policy[0].tolist()
    assert weights.direct is None
    save(tmp_path / "tiny.npz", TINY._replace(direct=np.array([[0.5]])), {})
    assert load(tmp_path / "tiny.npz")[0].direct.tolist() == [[0.5]]


@pytest.mark.parametrize("name", ["machi-koro", "golden-city"])
def test_a_network_answers_as_before_when_its_game_gets_a_variant(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, trained_with = game(name), features.of_game(name)
    *others, variants = trained_with[0].observation.fields
    path = Path(str(registry.file(f"kontor.bots:weights/{name}.npz")))

    def numbers(view: View) -> dict[str, Sequence[int]]:
        before = dict(trained_with[-1].observation.numbers(view))
        return before | {variants.name: [*before[variants.name], 1], "new": [9]}

    def asked_with(fields: Sequence[Field]) -> TrainedBot:
        now = FeatureSet(Observation(tuple(fields), numbers), lambda state: [])
        with monkeypatch.context() as patch:
            patch.setattr(features, "of_game", lambda game: (now,))
            return from_file.__wrapped__(name, path)

    view = rules.view(rules.start(Setup(3, {}, first=0), Seeded(1)), 0)
    more = [Field("new", 1, 20, ""), *others, replace(variants, size=variants.size + 1)]
    fits = trained_with.index(from_file(name, path).features)
    more += trained_with[fits].observation.fields[len(others) + 1 :]
    for was, found in zip(
        from_file(name, path).judged(view), asked_with(more).judged(view), strict=True
    ):
        assert found == pytest.approx(was, abs=1e-5)
    with pytest.raises(OtherNetwork):
        asked_with(others)


def test_seats_are_counted_from_the_player_on() -> None:
    actions = game("machi-koro").actions()
    turned = as_seen_from(actions, 3)
    collect = actions.of("collect", 2)
    assert turned[1, collect.index] == actions.of("collect", 1).index
    assert turned[2, collect.index] == actions.of("collect", 0).index
    assert turned[1, actions.of("keep").index] == actions.of("keep").index


def test_chances_to_win_are_told_by_seat_and_favour_who_is_far_ahead() -> None:
    rules = game("machi-koro")
    state = rules.start(Setup(3, {}, first=0), Seeded(1))
    state.coins[2] = 60
    view = rules.view(state, 0)
    chances, seats = trained("machi-koro").judged(view)
    assert len(chances) == len(view.legal)
    assert np.allclose([chances.sum(), seats.sum()], 1)
    assert seats.argmax() == 2


@pytest.mark.parametrize(
    ("name", "bots", "options", "more"),
    [
        ("machi-koro", ("veteran", "greedy"), {}, 0.6),
        ("golden-city", ("veteran", "greedy", "greedy"), {"island": "kontor"}, 0.4),
    ],
)
def test_the_veteran_beats_who_takes_what_brings_most_now(
    name: str, bots: tuple[str, ...], options: dict[str, object], more: float
) -> None:
    match = Match(name, bots, blocks=24 // len(set(bots)), seed=5, options=options)
    best = {one.bot: one for one in standings(match, run(match)).bots}["veteran"]
    assert best.wins.wins / best.wins.games > more
