"""What a game is called and can be asked for, and what a table asked for."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from kontor.core.chance import Chance, Deck
from kontor.core.faults import BadSetup
from kontor.core.state import State


@dataclass(frozen=True)
class Option:
    """Something a table chooses before the game: a switch, or data of the game's own."""

    id: str
    rule: str
    """The rule of the catalogue that it turns on or that speaks of it."""
    default: object = False
    former: object = None
    """What was the default once, if there was another: older records that say nothing mean it."""

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)


@dataclass(frozen=True)
class Meta:
    """A game's card in the library."""

    id: str
    title: str
    designer: str
    seats: tuple[int, ...]
    ends: tuple[str, ...]
    """The reasons for which a game can end; see `Result.reason`."""
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    length: str = "turns"
    """What the length of a game is counted in."""

    @cached_property
    def switches(self) -> list[tuple[str, str]]:
        """The options that are switches, and the field of a position that says so of each."""
        return [
            (option.id, option.id.replace("-", "_")) for option in self.options if option.is_switch
        ]

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.id == name:
                return option
        known = ", ".join(option.id for option in self.options) or "none"
        text = f"{self.id} has no variant {name!r}; it has: {known}"
        raise BadSetup(text, "no-variant", title=self.title, variant=name, known=known)


@dataclass(frozen=True)
class Setup:
    """A table's choices: how many seats, who starts (``None``: chance decides), which options."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    first: int | None = None

    def checked(self, meta: Meta) -> "Setup":
        """This set-up with every option filled in. Raises `BadSetup`."""
        if self.seats not in meta.seats:
            counts = ", ".join(map(str, meta.seats))
            text = f"{meta.id} is for {counts} players, not {self.seats}"
            facts = {"title": meta.title, "counts": counts, "seats": self.seats}
            raise BadSetup(text, "seat-count", **facts)
        if self.first is not None and not 0 <= self.first < self.seats:
            text = f"there is no seat {self.first} that could start"
            raise BadSetup(text, "no-first", first=self.first, seats=self.seats)
        for name, value in self.options.items():
            if meta.option(name).is_switch and not isinstance(value, bool):
                text = f"{name} is either true or false, not {value!r}"
                raise BadSetup(text, "no-switch", option=name, value=repr(value))
        defaults = {option.id: option.default for option in meta.options}
        return Setup(self.seats, {**defaults, **self.options}, self.first)

    def as_recorded(self, meta: Meta) -> "Setup":
        """What a record or a stored table meant by it: what it leaves out was the default then."""
        former = {option.id: option.former for option in meta.options if option.former is not None}
        return replace(self, options={**former, **self.options})

    def switched_on(self, name: str) -> bool:
        return self.options.get(name) is True

    def starter(self, chance: Chance) -> int:
        """The start player: as chosen, or as chance will have it."""
        if self.first is not None:
            return self.first
        return chance.draw(_SEATS, [1] * self.seats)


def set_switches(state: State, meta: Meta, options: Mapping[str, object]) -> None:
    """Tell a new position its variants: `open-letters` is the field `open_letters`."""
    for option, name in meta.switches:
        setattr(state, name, int(options.get(option) is True))


def switches_of(state: State, meta: Meta) -> dict[str, bool]:
    """Which variants hold in a position."""
    return {option: bool(getattr(state, name)) for option, name in meta.switches}


MAX_SEATS = 16
"""So many can sit at a table of any game."""
_SEATS = Deck("seat", [str(seat) for seat in range(MAX_SEATS)])
