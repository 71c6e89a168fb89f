"""The contract of a game: what the rules promise to servers, bots, pages and files.

A game is one object. It keeps nothing between calls: all there is to know about a position is in
the state it is handed, and all that is random comes from the chance it is handed.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, Self, TypeVar

from msgspec import Struct
from mypy_extensions import mypyc_attr

from kontor.core.action import Action, Actions
from kontor.core.chance import Chance, Pile
from kontor.core.event import Event
from kontor.core.faults import IllegalAction
from kontor.core.finding import Finding
from kontor.core.setup import Meta, Setup
from kontor.core.state import State
from kontor.core.text import Section, Vocabulary, Words, fields_of
from kontor.core.view import Result, View

S = TypeVar("S", bound=State)

Told = list[Event] | None
"""Where the rules tell what happens; ``None`` in simulations, where nobody listens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game's rules as pure functions of a state."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def meta(self) -> Meta:
        """Name, designer, seats, options."""
        raise NotImplementedError

    def actions(self) -> Actions:
        """Every action there can be, numbered."""
        raise NotImplementedError

    def start(self, setup: Setup, chance: Chance) -> S:
        """The first position. Raises `BadSetup`."""
        raise NotImplementedError

    def to_move(self, state: S) -> int | None:
        """The one seat that must decide now; ``None`` when the game is over."""
        raise NotImplementedError

    def turn(self, state: S) -> int:
        """The turn of the game, in the rule book's sense, counted from 0."""
        raise NotImplementedError

    def length(self, state: S) -> int:
        """How long the game has lasted, in what `Meta.length` says."""
        return self.turn(state)

    def legal(self, state: S) -> list[Action]:
        """All that the seat to move may do: complete and exact."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> str | None:
        """The number of the rule that forbids the action now; ``None`` when it is allowed."""
        raise NotImplementedError

    def advance(self, state: S, action: Action, chance: Chance, told: Told) -> None:
        """Do what `apply` does, but trust that the action is legal. For simulations."""
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """How it ended; ``None`` while it goes on."""
        raise NotImplementedError

    def broken(self, state: S) -> str | None:
        """The first invariant of the catalogue that the state breaks; ``None`` if it is sound."""
        return None

    def view(self, state: S, seat: int | None) -> View:
        """All that this seat, or a spectator (``None``), may know."""
        raise NotImplementedError

    def views(self, state: S, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats: a game may work out only once what they have in common."""
        return [self.view(state, seat) for seat in seats]

    def aid(self, view: View) -> Struct | None:
        """What a person would otherwise work out in the head: sent to pages with the view.

        It is the view's field ``aid`` there, which the game's view declares; ``None`` if the game
        has no such field. It tells nothing that the view does not, and the same to all who see
        the same table; bots never wait for it.
        """
        return None

    def determinise(self, view: View, chance: Chance) -> S:
        """A random full position among all that fit the view, for bots that search."""
        raise NotImplementedError

    def check(self, option: str, value: object) -> list[Finding]:
        """Everything to be said about data that somebody made for an option of this game."""
        return []

    def draft(self, option: str, seed: int) -> object:
        """Data for an option, made by chance; ``None`` where there is no such thing."""
        return None

    def event_types(self) -> Sequence[type[Event]]:
        """Every kind of event that `apply` can tell, without special cases."""
        return ()

    def view_type(self) -> type[View]:
        """What `view` makes."""
        return View

    def decks(self, setup: Setup) -> list[Pile]:
        """The face-down decks as they are when the first card is drawn.

        With them, and with the secret of the dice, anybody can work out every card that was drawn.
        """
        return []

    def numbers(self) -> Mapping[str, object]:
        """Numbers and lists of the rules that a page needs beside its views."""
        return {}

    def vocabulary(self) -> Vocabulary:
        """All that needs a word in each language."""
        kinds, actions, ends = self.event_types(), self.actions(), self.meta().ends
        return Vocabulary.of(kinds, actions, things={}, questions=(), rules=(), ends=ends)

    def show(self, view: View, words: Words) -> list[Section]:
        """The table as text: what a terminal or a screen reader presents."""
        return fields_of(view, words)

    def explain(self, view: View, thing: str, words: Words) -> list[str] | None:
        """What a card or another thing of the game does; ``None`` if there is no such thing."""
        return None

    def apply(self, state: S, action: Action, chance: Chance) -> list[Event]:
        """Change the state in place and tell what happened.

        Raises `IllegalAction`, with the rule's number and the state untouched.
        """
        rule = self.why_not(state, action)
        if rule is not None:
            raise IllegalAction(rule, action)
        told: list[Event] = []
        self.advance(state, action, chance, told)
        return told
