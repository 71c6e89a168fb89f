# /// script
# requires-python = ">=3.11"
# dependencies = ["kontor[openspiel]"]
# ///
"""OpenSpiel's counterfactual regret minimisation on the last turns of a game of Machi Koro.

Nothing is hidden there, so the value that it finds can be compared with the exact one.
"""

import argparse
import random


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=2, help="after which a game is cut off")
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="of the coins that each player has")
    asked = parser.parse_args()

    from open_spiel.python.algorithms import cfr, expected_game_score

    luck = random.Random(asked.seed)
    tree = last_turns(asked.turns, [luck.randrange(1, 4), luck.randrange(1, 4)])
    exact = value(tree.new_initial_state())
    solver = cfr.CFRPlusSolver(tree)
    for _ in range(asked.iterations):
        solver.evaluate_and_update_policy()
    policy = [solver.average_policy()] * 2
    found = expected_game_score.policy_value(tree.new_initial_state(), policy)
    print(f"{size(tree.new_initial_state())} positions, {asked.iterations} iterations")
    print(f"seat 0 has won {found[0]:.2%} of its games by CFR, {exact:.2%} in truth")


def last_turns(turns, coins):
    """Both lack only the train station, which costs four coins."""
    from kontor.core.chance import Seeded
    from kontor.core.registry import game
    from kontor.core.setup import Setup
    from kontor.envs.tree import Tree
    from kontor.games.machi_koro.cards import LANDMARKS
    from kontor.games.machi_koro.state import LANDMARK_KINDS

    position = game("machi-koro").start(Setup(2, first=0), Seeded(1))
    station = [landmark.id for landmark in LANDMARKS].index("train-station")
    position.built = [(1 << LANDMARK_KINDS) - 1 - (1 << station)] * 2
    position.coins = coins
    return Tree("machi-koro", 2, position=position, turns=turns)


def size(node):
    """How many nodes there are from here on."""
    if node.is_terminal():
        return 1
    return 1 + sum(size(node.child(action)) for action in node.legal_actions())


def value(node):
    """What seat 0 wins if both play as well as they can."""
    if node.is_terminal():
        return node.returns()[0]
    if node.is_chance_node():
        return sum(chance * value(node.child(action)) for action, chance in node.chance_outcomes())
    values = [value(node.child(action)) for action in node.legal_actions()]
    return max(values) if node.current_player() == 0 else min(values)


if __name__ == "__main__":
    main()
