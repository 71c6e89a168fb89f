"""OpenSpiel: rules in C++, driven from Python one decision at a time, or by its own C++ loops.

Two of those can be reached from Python. `evaluate_bots` with OpenSpiel's uniform random bots
plays whole games, the deal included, as every other row here does. The random rollouts that
its tree search evaluates a position with start from hands already dealt; a search of a single
simulation is nothing but them. Neither tells how many decisions it took, so the mean length of
a game is counted beforehand, from games that are not timed.
"""

import random
from functools import partial

import pyspiel

from benchmarks.row import Group, Label, Row, serve
from kontor.stopwatch import Play

CARD_GAMES = {
    "hearts": "Hearts",
    "spades": "Spades",
    "bridge(use_double_dummy_result=false)": "Bridge",
    "euchre": "Euchre",
    "crazy_eights(players=4)": "Crazy Eights",
    "cribbage(players=4)": "Cribbage",
    "go_fish(players=4)": "Go Fish",
    "tarok(players=4)": "Tarok",
}
"""Full-sized ones for four. What is left out, and why: ``docs/benchmarks.md``."""

DEALT = ("hearts", "spades", "bridge(use_double_dummy_result=false)")
"""Three are enough to see what dealing, which chance does card by card, costs OpenSpiel."""

BOARD_GAMES = {"backgammon": "Backgammon", "connect_four": "Connect Four"}

BATCH = 50
SAMPLE = 2000


def from_python(name: str) -> Play:
    """A Python loop that asks OpenSpiel for the legal actions and hands one back."""
    game = pyspiel.load_game(name)
    source = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                take_chance(state, source)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(source.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def take_chance(state: pyspiel.State, source: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(source.choices(outcomes, weights)[0])


def whole_games(name: str) -> Play:
    """OpenSpiel's C++ loop over its C++ random bots, from the first card dealt to the end."""
    game = pyspiel.load_game(name)
    bots = random_bots(game)
    seeds = iter(range(1, 1 << 31))
    decisions = BATCH * mean_decisions(game.new_initial_state(), bots)

    def play() -> float:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return decisions

    return play


def dealt_hands(name: str) -> Play:
    """OpenSpiel's C++ random rollouts, from the first decision of one deal to the end."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    source = random.Random(1)
    while state.is_chance_node():
        take_chance(state, source)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=BATCH, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False)
    decisions = BATCH * mean_decisions(state, random_bots(game))

    def play() -> float:
        search.mcts_search(state)
        return decisions

    return play


def random_bots(game: pyspiel.Game) -> list[pyspiel.Bot]:
    return [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]


def mean_decisions(start: pyspiel.State, bots: list[pyspiel.Bot]) -> float:
    """The mean number of decisions to the end, chance's moves not counted."""
    total = 0
    for seed in range(SAMPLE):
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        total += decisions_of(state)
    return total / SAMPLE


def decisions_of(state: pyspiel.State) -> int:
    return sum(1 for step in state.full_history() if step.player >= 0)


def rows() -> list[Row]:
    found = []
    for name, title in BOARD_GAMES.items():
        label = Label("OpenSpiel", title, "Python over C++", 2, Group.BESIDE)
        found.append(Row(label, partial(from_python, name)))
    for name, title in CARD_GAMES.items():
        label = Label("OpenSpiel", title, "Python over C++", 4, Group.CARDS_FROM_PYTHON)
        found.append(Row(label, partial(from_python, name)))
    for name, title in CARD_GAMES.items():
        label = Label("OpenSpiel", title, "C++, whole games", 4, Group.CARDS_IN_CPP)
        found.append(Row(label, partial(whole_games, name), BATCH))
    for name in DEALT:
        title = CARD_GAMES[name]
        label = Label("OpenSpiel", title, "C++, hands dealt", 4, Group.CARDS_DEALT)
        found.append(Row(label, partial(dealt_hands, name), BATCH))
    return found


if __name__ == "__main__":
    serve(rows())
