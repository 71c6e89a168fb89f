"""A field of a state is declared once; all else follows from the declaration."""

import copy
import pickle
from typing import Any

import pytest

from kontor.core.fields import numbers, per_seat
from kontor.core.reference import Reference
from kontor.core.registry import games
from kontor.core.state import State
from tests.positions import advanced, setups


class Field(Reference):
    """A board that somebody else's game is played on."""

    def __init__(self, name: str) -> None:
        self.name = name

    def plain(self) -> object:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return field, (self.name,)


FIELDS = {name: Field(name) for name in ("meadow", "swamp")}


def field(name: str) -> Field:
    return FIELDS[name]


class Pig(State):
    """The state of somebody else's game."""

    field: Field
    seats: int
    turn: int = 0
    winner: int = -1
    doubled: bool = False
    points: list[int] = per_seat()
    dice: list[int] = per_seat(2, 6)
    pot: list[int] = numbers(3)
    rolled: list[int] = numbers()


class LongPig(Pig):
    """The same with two fields more, and not another line."""

    rounds: int = 0
    record: list[int] = per_seat(value=-1)


def long_pig() -> LongPig:
    state = LongPig(field=FIELDS["swamp"], seats=2, turn=1, points=[3, 4])
    state.rounds, state.record[0] = 7, 9
    return state


def test_fields_begin_as_declared() -> None:
    state = Pig(field=FIELDS["meadow"], seats=3)
    assert state.fields() == {
        "field": "meadow",
        "seats": 3,
        "turn": 0,
        "winner": -1,
        "doubled": False,
        "points": [0, 0, 0],
        "dice": [6, 6, 6, 6, 6, 6],
        "pot": [0, 0, 0],
        "rolled": [],
    }


def test_an_added_field_is_listed_and_printed() -> None:
    assert list(long_pig().fields())[-2:] == ["rounds", "record"]
    assert long_pig().fields()["record"] == [9, -1]
    assert repr(long_pig()).endswith("rolled=[], rounds=7, record=[9, -1])")


@pytest.mark.parametrize("change", [("rounds", 8), ("record", [9, 9]), ("turn", 0)], ids=str)
def test_an_added_field_is_compared(change: tuple[str, object]) -> None:
    state, other = long_pig(), long_pig()
    assert state == other
    setattr(other, *change)
    assert state != other


def test_states_of_different_classes_are_never_equal() -> None:
    one, other = (kind(field=FIELDS["swamp"], seats=2) for kind in (Pig, Pig))
    assert one == other
    assert one != LongPig(field=FIELDS["swamp"], seats=2)
    assert one != one.fields()


def pickled(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))
    return again


def own(state: State) -> State:
    return state.copy()


COPIES = [own, copy.copy, copy.deepcopy, pickled]


@pytest.mark.parametrize("copied", COPIES)
def test_an_added_field_is_copied_and_pickled(copied: Any) -> None:
    state = long_pig()
    twin = copied(state)
    assert type(twin) is LongPig
    assert twin == state
    assert twin.field is state.field
    twin.record[1] = 5
    twin.rolled.append(5)
    assert state.record == [9, -1]
    assert state.rolled == []


def test_a_field_must_be_a_number_numbers_or_reference_data() -> None:
    with pytest.raises(TypeError, match=r"Nested\.hands is list\[list\[int\]\]"):

        class Nested(State):
            hands: list[list[int]]


def test_what_follows_from_the_fields_is_not_written_by_hand() -> None:
    with pytest.raises(TypeError, match=r"Handmade\.copy follows from the fields"):

        class Handmade(State):
            turn: int = 0

            def copy(self) -> "Handmade":
                return self


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("copied", COPIES)
def test_every_field_of_every_game_is_copied(name: str, copied: Any) -> None:
    game = games()[name]
    state = advanced(game, setups(game)[-1], 8, 90).state
    for field in state.fields():
        changed = state.copy()
        value = getattr(state, field)
        if isinstance(value, Reference):
            assert getattr(copied(state), field) is value
            continue
        setattr(changed, field, [*value, 77] if isinstance(value, list) else 77)
        assert changed != state
        assert copied(changed) == changed
        assert copied(changed).fields()[field] == getattr(changed, field)
