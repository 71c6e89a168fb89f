"""Numbered actions and their three faces: object, number, JSON."""

import pytest

from kontor.core.action import Actions, Verb
from kontor.core.faults import UnknownAction
from kontor.core.registry import games

SPACE = Actions(
    Verb("go"),
    Verb("pay", "cards", ({"a": 2}, {"a": 1, "b": 2})),
    Verb("hide", "card", ("x", "y"), secret=True),
)


def test_actions_are_numbered_in_order_of_declaration() -> None:
    assert [action.index for action in SPACE] == [0, 1, 2, 3, 4]
    assert [action.verb for action in SPACE] == [0, 1, 1, 2, 2]
    assert [action.number for action in SPACE] == [0, 0, 1, 0, 1]
    assert SPACE.first(2) == 3
    assert len(SPACE) == 5


def test_json_and_back_gives_the_same_object() -> None:
    for action in SPACE:
        assert SPACE.from_json(action.to_json()) is action
    assert SPACE.from_json({"cards": {"b": 2, "a": 1}, "do": "pay"}) is SPACE[2]


def test_an_action_is_found_by_verb_and_object() -> None:
    assert SPACE.of("hide", "y") is SPACE[4]
    assert SPACE.of("hide", "y").secret
    assert SPACE.of("go") is SPACE[0]
    with pytest.raises(UnknownAction):
        SPACE.of("hide", "z")


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        3,
        "go",
        [],
        {},
        {"do": "fly"},
        {"do": "go", "x": 1},
        {"do": "hide"},
        {1: 2},
        {"do": {3}},
    ],
)
def test_what_is_no_action_is_refused(nonsense: object) -> None:
    with pytest.raises(UnknownAction, match="no such action"):
        SPACE.from_json(nonsense)


def test_a_long_refusal_is_cut() -> None:
    with pytest.raises(UnknownAction) as refusal:
        SPACE.from_json({"do": "x" * 10_000})
    assert len(str(refusal.value)) < 150


@pytest.mark.parametrize("name", games())
def test_every_game_has_about_a_hundred_actions_all_different(name: str) -> None:
    actions = games()[name].actions()
    assert len({repr(action) for action in actions}) == len(actions)
    assert len(actions) < 200
