"""OpenSpiel's own tests and algorithms take the games as they take its own."""

import copy
import runpy
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import kontor.envs.openspiel as ours  # noqa: E402
from kontor.core.registry import own_games  # noqa: E402

NAMES = [ours.short_name(name) for name in own_games()]


def game(name: str) -> Any:
    return pyspiel.load_game(name)


def walked(state: Any, steps: int, seed: int = 1) -> Any:
    """The same state, so many random steps on."""
    source = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choice(outcomes, p=chances))
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_games_find_no_fault(name: str) -> None:
    pyspiel.random_sim_test(game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_written_down_and_read_back(name: str) -> None:
    played = game(name)
    state = walked(played.new_initial_state(), 60)
    text = pyspiel.serialize_game_and_state(played, state)
    again, restored = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(played)
    assert (str(restored), restored.history()) == (str(state), state.history())


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = walked(game(name).new_initial_state(), 40)
    before = str(state)
    for copied in (state.clone(), copy.deepcopy(state)):
        assert str(copied) == before
        walked(copied, 5)
        assert str(copied) != before
    assert str(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_tensor_is_the_games_own_observation(name: str) -> None:
    played = game(name)
    state = walked(played.new_initial_state(), 80)
    assert played.observation_tensor_shape() == [len(state.observation_tensor(0))]
    for player in range(played.num_players()):
        assert state.observation_tensor(player) == state.node.observation_vector(player)
        assert state.observation_string(player) == state.node.observation_string(player)


def test_parameters_choose_players_and_variants() -> None:
    played = game("python_kontor_machi_koro(seats=4,come_what_may=true)")
    assert played.num_players() == 4
    assert played.get_parameters()["come_what_may"] is True
    state = walked(played.new_initial_state(), 20)
    assert state.node._tree.setup.options["come-what-may"] is True
    with pytest.raises(Exception, match="9"):
        game("python_kontor_machi_koro(seats=9)")


def test_its_playthrough_writes_a_whole_game_down() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough_lines(NAMES[1], seed=3)
    assert any("ObservationTensor(0)" in line for line in lines)
    assert any(line.startswith("Returns() = [") for line in lines)


def test_its_learning_environment_plays_a_game() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment("python_kontor_machi_koro", seats=2)
    env.seed(1)
    step = env.reset()
    source = np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([source.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 1


def test_its_bots_are_compared_and_mcts_beats_random_play() -> None:
    from open_spiel.python.algorithms import evaluate_bots, mcts
    from open_spiel.python.bots import uniform_random

    played = game("python_kontor_machi_koro")
    source = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=source)
    searcher = mcts.MCTSBot(played, 2, 2, evaluator, random_state=source)
    bots = [searcher, uniform_random.UniformRandomBot(1, source)]
    returns = evaluate_bots.evaluate_bots(played.new_initial_state(), bots, source)
    assert sum(returns) == 1


def test_its_cfr_finds_the_value_of_the_last_turns() -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score

    example = runpy.run_path("examples/openspiel_cfr.py")
    tree = example["last_turns"](2, [1, 1])
    solver = cfr.CFRSolver(tree)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    policies = [solver.average_policy()] * 2
    found = expected_game_score.policy_value(tree.new_initial_state(), policies)
    assert 0 < found[0] < 0.5
    assert found[0] == pytest.approx(example["value"](tree.new_initial_state()), abs=0.01)
