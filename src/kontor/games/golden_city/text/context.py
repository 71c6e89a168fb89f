"""What the words are made from: a view, and a position that fits it.

The position lets the rules themselves count what a card would bring and where one may build. Only
what follows from the view is asked of it; the hidden cards in it are made up.
"""

from dataclasses import dataclass

from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.text import Words
from kontor.games.golden_city.actions import ACTIONS
from kontor.games.golden_city.aid import reach
from kontor.games.golden_city.building import INNER_KEYS
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.geography import COAST, INNER, OUTER, SITE_NUMBER
from kontor.games.golden_city.island import Island, Site
from kontor.games.golden_city.payment import COAST_PRICE, PRICE
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.state import GoldenCityState
from kontor.games.golden_city.view import GoldenCityView


@dataclass(frozen=True)
class Context:
    """A view to be told in a language."""

    view: GoldenCityView
    words: Words
    position: GoldenCityState

    @classmethod
    def of(cls, view: GoldenCityView, words: Words) -> "Context":
        return cls(view, words, restore(view, Seeded(0)))

    @property
    def island(self) -> Island:
        return self.position.board.island

    @property
    def seats(self) -> range:
        return range(len(self.view.players))

    def label(self, seat: int) -> str:
        return self.words("seat-label", seat=seat)

    def answer(self, do: str, what: str | int) -> Action | None:
        """The action, if the viewer may choose it now."""
        action = ACTIONS.of(do, what)
        return action if action in self.view.legal else None

    def sites_in(self, area: str) -> list[str]:
        """The locations that count for a river or a quarter."""
        return [site.id for site in self.island.sites if area in (site.river, site.quarter)]

    def neighbours(self, site: Site) -> list[str]:
        return [self.island.sites[n].id for n in self.island.neighbours[SITE_NUMBER[site.id]]]

    def builders(self, site: Site) -> tuple[int, ...]:
        return self.view.businesses.get(site.id, ())

    def within_reach(self, seat: int) -> list[Site]:
        """Where this player may build if he has the cards."""
        return [self.island.sites[n] for n in reach(self.position, seat)]

    def reward(self, site: Site) -> str:
        """What the next to build there gets; nothing if nobody can any more."""
        if site.reward is not None:
            return "" if self.builders(site) else self.words(f"reward-{site.reward}.brief")
        place = len(self.builders(site)) + 1
        letters = (OUTER_LETTERS if site.kind == OUTER else INNER_LETTERS)[min(place, 4)]
        if place == 1 and site.coin:
            return self.words("letters-and-coin", letters=letters)
        if place == 1 and site.kind == INNER:
            return self.words("letters-and-landform", letters=letters)
        return self.words("brief-letters", letters=letters)

    def cost(self, site: Site) -> str:
        cards = {site.landform: COAST_PRICE if site.kind == COAST else PRICE}
        keys = INNER_KEYS if site.kind == INNER else 0
        return self.words("cost", cards=cards, keys=keys)
