# /// script
# requires-python = ">=3.11"
# dependencies = ["kontor[openspiel]"]
# ///
"""OpenSpiel's Monte Carlo tree search plays a game of Kontor against random play."""

import argparse


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="python_kontor_machi_koro(seats=2)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100, help="before each move")
    parser.add_argument("--rollouts", type=int, default=1, help="for each new position")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import evaluate_bots, mcts
    from open_spiel.python.bots import uniform_random

    import kontor.envs.openspiel  # noqa: F401  # registers the games

    game, luck = pyspiel.load_game(asked.game), np.random.RandomState(asked.seed)
    players = game.num_players()
    evaluator = mcts.RandomRolloutEvaluator(asked.rollouts, luck)
    won = 0.0
    for number in range(asked.games):
        own = number % players
        bots = [
            mcts.MCTSBot(game, 2, asked.simulations, evaluator, random_state=luck)
            if player == own
            else uniform_random.UniformRandomBot(player, luck)
            for player in range(players)
        ]
        won += evaluate_bots.evaluate_bots(game.new_initial_state(), bots, luck)[own]
        print(f"MCTS has won {won:g} of {number + 1} games against {players - 1} at random")


if __name__ == "__main__":
    main()
