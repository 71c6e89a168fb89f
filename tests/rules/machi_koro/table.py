"""A Machi Koro table laid out for a scenario."""

from collections.abc import Mapping, Sequence

from kontor.core.action import Action, Thing
from kontor.core.chance import Outcome, Scripted
from kontor.core.event import Event
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.actions import ACTIONS
from kontor.games.machi_koro.cards import KIND, LANDMARK
from kontor.games.machi_koro.state import KINDS, PHASES, MachiKoroState

City = Mapping[str, int]


class Table:
    """Seat 0 is to roll. Cities hold exactly the cards given; landmarks given are active."""

    def __init__(
        self,
        cities: Sequence[City] = ({}, {}),
        coins: Sequence[int] = (),
        landmarks: Sequence[Sequence[str]] = (),
        market: City | None = None,
        deck: City | None = None,
        opening: Sequence[Outcome] = (),
        **options: bool,
    ) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        setup = Setup(len(cities), chosen, first=0)
        if chosen.get("come-what-may") and not opening:
            opening = TEN_KINDS
        self.state: MachiKoroState = GAME.start(setup, Scripted(opening))
        for seat, city in enumerate(cities):
            for card, kind in KIND.items():
                self.state.cards[seat * KINDS + kind] = city.get(card, 0)
        for seat, amount in enumerate(coins):
            self.state.coins[seat] = amount
        for seat, names in enumerate(landmarks):
            mask = sum(1 << LANDMARK[name] for name in names)
            self.state.built[seat] = self.state.active[seat] = mask
        for pile, counts in ((self.state.market, market), (self.state.deck, deck)):
            if counts is not None:
                for card, kind in KIND.items():
                    pile[kind] = counts.get(card, 0)

    def do(self, verb: str, what: Thing = None, *outcomes: Outcome) -> list[Event]:
        """Take a decision, with the dice and cards that come of it."""
        script = Scripted(outcomes)
        events = GAME.apply(self.state, ACTIONS.of(verb, what), script)
        script.finish()
        return events

    def roll(self, *dice: int) -> list[Event]:
        """Roll these dice."""
        return self.do("roll", len(dice), *dice)

    def pass_to(self, seat: int) -> None:
        """Let the others roll a barren total and build nothing until it is this seat's turn."""
        while self.state.turn != seat or self.phase != "roll":
            if self.phase == "roll":
                self.state.phase = PHASES.index("build")
            self.do("pass")

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def owns(self, seat: int, card: str) -> int:
        return self.state.cards[seat * KINDS + KIND[card]]

    def legal(self) -> list[Action]:
        return GAME.legal(self.state)

    def can(self, verb: str, what: Thing = None) -> bool:
        """Whether the action is offered; its refusal must agree."""
        action = ACTIONS.of(verb, what)
        offered = action in self.legal()
        assert offered == (GAME.why_not(self.state, action) is None)
        return offered

    def why_not(self, verb: str, what: Thing = None) -> str | None:
        return GAME.why_not(self.state, ACTIONS.of(verb, what))


TEN_KINDS = (
    "wheat-field", "ranch", "bakery", "cafe", "convenience-store",
    "forest", "stadium", "cheese-factory", "mine", "apple-orchard",
)  # fmt: skip
"""An opening of "Come what may" without a repetition."""


def told(events: Sequence[Event], name: str) -> list[Mapping[str, object]]:
    """The facts of all events of that name, in order."""
    return [event.facts for event in events if event.name == name]


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]
