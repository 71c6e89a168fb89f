"""Games as trees with chance nodes keep OpenSpiel's conventions and the rules' own odds."""

import copy
import pickle
import random
from collections import defaultdict
from math import isclose
from typing import Any

import pytest

from kontor.core.branches import branches
from kontor.core.registry import games
from kontor.envs.tree import CHANCE, TERMINAL, Node, Tree
from tests.positions import hides_something

TABLES = [(name, seats) for name, game in games().items() for seats in game.meta().seats]


def played(node: Node, source: random.Random, decisions: int = 10_000) -> Node:
    """Go on at random until the end, or to the first place after so many decisions."""
    while not node.is_terminal() and (decisions or node.is_chance_node()):
        if node.is_chance_node():
            numbers, chances = zip(*node.chance_outcomes(), strict=True)
            node.apply_action(source.choices(numbers, chances)[0])
        else:
            node.apply_action(source.choice(node.legal_actions()))
            decisions -= 1
    return node


def under_way(tree: Tree, seed: int, decisions: int) -> Node:
    """A node so many decisions into a game, or halfway through a shorter one."""
    source = random.Random(seed)
    node = played(tree.new_initial_state(), source, 0)
    places: list[Node] = []
    while not node.is_terminal() and len(places) <= decisions:
        places.append(node)
        node = played(node.clone(), source, 1)
    return places[-1] if len(places) > decisions else places[len(places) // 2]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_keeps_the_conventions(name: str, seats: int) -> None:
    tree = Tree(name, seats)
    node = tree.new_initial_state()
    source = random.Random(seats)
    while not node.is_terminal():
        legal = node.legal_actions()
        assert legal == sorted(set(legal))
        assert legal
        assert node.returns() == [0.0] * seats
        if node.is_chance_node():
            assert node.current_player() == CHANCE
            numbers, chances = zip(*node.chance_outcomes(), strict=True)
            assert list(numbers) == legal
            assert sum(chances) == pytest.approx(1.0)
            assert all(chances)
        else:
            assert 0 <= node.current_player() < seats
            assert legal[-1] < tree.num_distinct_actions()
            assert node.legal_actions((node.current_player() + 1) % seats) == []
        node.apply_action(source.choice(legal))
    assert node.current_player() == TERMINAL
    assert node.legal_actions() == []
    assert sum(node.returns()) == pytest.approx(tree.utility_sum())


@pytest.mark.parametrize("name", games())
def test_a_history_leads_to_the_same_place_and_a_child_leaves_its_parent(name: str) -> None:
    tree = Tree(name)
    node = under_way(tree, 3, 40)
    again = tree.new_initial_state()
    for action in node.history():
        again = again.child(action)
    assert str(again) == str(node)
    before = str(node)
    played(node.child(node.legal_actions()[0]), random.Random(4))
    assert str(node) == before


@pytest.mark.parametrize(("name", "decisions"), [("machi-koro", 30), ("golden-city", 8)])
def test_chance_nodes_give_the_odds_that_the_rules_give(name: str, decisions: int) -> None:
    """Compared with `branches`, which walks the same outcomes in another way."""
    tree = Tree(name)
    node = played(tree.new_initial_state(), random.Random(5), decisions)
    compared = 0
    for action in node.legal_actions():
        ends: list[tuple[float, Node]] = []
        open_nodes = [(1.0, node.child(action))]
        while open_nodes:
            likely, here = open_nodes.pop()
            if here.is_chance_node():
                open_nodes += [(likely * p, here.child(n)) for n, p in here.chance_outcomes()]
            else:
                ends.append((likely, here))
        expected: dict[str, float] = defaultdict(float)
        found: dict[str, float] = defaultdict(float)
        for likely, state in branches(tree.game, node._state, tree.game.actions()[action]):
            expected[str(state.fields())] += likely
        for likely, here in ends:
            if here._state:
                found[str(here._state.fields())] += likely
        assert found.keys() == expected.keys()
        assert all(isclose(found[end], likely) for end, likely in expected.items())
        compared += len(ends) > 1
    assert compared


def pickled(node: Node) -> Any:
    return pickle.loads(pickle.dumps(node))


@pytest.mark.parametrize("restored", [copy.deepcopy, pickled])
@pytest.mark.parametrize("name", games())
def test_a_restored_node_goes_on_as_the_original(name: str, restored: Any) -> None:
    for steps in (0, 7, 40, 41, 42):
        node = Tree(name).new_initial_state()
        source = random.Random(5)
        for _ in range(steps):
            child = node.child(source.choice(node.legal_actions()))
            if child.is_terminal():
                break
            node = child
        again, before = restored(node), str(node)
        for here in (again, node):
            played(here, random.Random(6))
        assert again.history() == node.history()
        assert again.returns() == node.returns()
        assert str(again) == str(node) != before


@pytest.mark.parametrize("name", games())
def test_what_a_player_sees_does_not_change_when_the_hidden_does(name: str) -> None:
    source = random.Random(6)
    node = under_way(Tree(name, games()[name].meta().seats[-1]), 6, 30)
    seat = node.current_player()
    others = [node.resample_from_infostate(seat, source.random) for _ in range(20)]
    for other in others:
        assert other.information_state_string(seat) == node.information_state_string(seat)
        assert other.legal_actions() == node.legal_actions()
    changed = any(str(other) != str(node) for other in others)
    assert changed or not hides_something(games()[name])


def test_an_illegal_action_is_refused() -> None:
    node = Tree("machi-koro").new_initial_state()
    with pytest.raises(ValueError, match="not legal"):
        node.apply_action(10_000)
