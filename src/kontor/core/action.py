"""Actions: every decision a game knows, numbered once and for all.

An action is a verb and at most one object. The same value is a readable JSON object for people
(``{"do": "build", "card": "cafe"}``), an index for networks and masks, and a pair of small
integers for the rules.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pickle import PicklingError
from typing import Final, final

import msgspec

from kontor.core.faults import UnknownAction

Thing = str | int | Mapping[str, int] | None
"""What a verb is done to: a card, a seat, a number, or a handful of cards."""


@final
class Action:
    """One decision. Created by :class:`Actions` only, so equal actions are the same object."""

    def __init__(
        self, index: int, verb: int, number: int, do: str, noun: str, what: Thing, secret: bool
    ) -> None:
        self.index: Final = index
        """Its place among all actions of the game."""
        self.verb: Final = verb
        """Which verb of the game it is, counted from 0."""
        self.number: Final = number
        """Which object of the verb it is, counted from 0."""
        self.do: Final = do
        self.noun: Final = noun
        self.what: Final = what
        self.secret: Final = secret
        """Whether others may know the verb only, not the object."""

    def to_json(self) -> dict[str, object]:
        """The action as people and files write it."""
        plain: dict[str, object] = {"do": self.do}
        if self.noun:
            plain[self.noun] = dict(self.what) if isinstance(self.what, Mapping) else self.what
        return plain

    def __repr__(self) -> str:
        return json.dumps(self.to_json())

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[Callable[[str, int], "Action"], tuple[str, int]]:
        """Pickled as a number, so that what is read back is the very same object."""
        return _numbered, (_game_with(self), self.index)


@final
class Verb:
    """A declaration: what can be done, and to which objects."""

    def __init__(
        self,
        do: str,
        noun: str = "",
        objects: Sequence[Thing] = (None,),
        secret: bool = False,
        of_seats: bool = False,
    ) -> None:
        self.do: Final = do
        self.noun: Final = noun
        self.objects: Final = tuple(objects)
        self.secret: Final = secret
        self.of_seats: Final = of_seats
        """Whether its objects are seats, counted from 0."""


@final
class Actions:
    """All actions of a game, in order."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = verbs
        self.all: Final[list[Action]] = []
        self.of_seats: Final[list[list[Action]]] = []
        """The actions of each verb that is done to a seat, seat after seat."""
        self._by_name: Final[dict[bytes, Action]] = {}
        for number, verb in enumerate(verbs):
            first = len(self.all)
            for place, what in enumerate(verb.objects):
                action = Action(len(self.all), number, place, verb.do, verb.noun, what, verb.secret)
                self.all.append(action)
                self._by_name[_key(action.to_json())] = action
            if verb.of_seats:
                self.of_seats.append(self.all[first:])

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, index: int) -> Action:
        return self.all[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def __copy__(self) -> "Actions":
        return self

    def __deepcopy__(self, memo: object) -> "Actions":
        return self

    def __reduce__(self) -> tuple[Callable[[str], "Actions"], tuple[str]]:
        return _of_game, (_game_with(self.all[0]),)

    def first(self, verb: int) -> int:
        """The index of the verb's first action; the others follow it."""
        return next(action.index for action in self.all if action.verb == verb)

    def of(self, do: str, what: Thing = None) -> Action:
        """The action with this verb and object."""
        for action in self.all:
            if action.do == do and action.what == what:
                return action
        raise UnknownAction({"do": do, "what": what})

    def from_json(self, plain: object) -> Action:
        """The action that somebody wrote down. Raises :class:`UnknownAction`."""
        try:
            return self._by_name[_key(plain)]
        except (KeyError, TypeError, ValueError):
            raise UnknownAction(plain) from None


def _game_with(action: Action) -> str:
    """The id of the installed game that has the action. Raises `PicklingError`."""
    from kontor.core.registry import games  # which itself reads this module

    for name, game in games().items():
        every = game.actions().all
        if action.index < len(every) and every[action.index] is action:
            return name
    raise PicklingError(f"{action} is no action of an installed game")


def _of_game(name: str) -> Actions:
    from kontor.core.registry import game  # which itself reads this module

    return game(name).actions()


def _numbered(name: str, index: int) -> Action:
    return _of_game(name)[index]


def _key(plain: object) -> bytes:
    return msgspec.json.encode(plain, order="sorted")
