"""What a hand in The Golden City is worth to one player, by rule of thumb, in letters.

Compiled together with the rules. It adds hands to what cards and sites are worth.
"""

from typing import Final, final

from mypy_extensions import i64

from kontor.bots.golden_city.hands import HAVE, KIND_BITS, PRICE, cheapest, packed
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.routes import first
from kontor.bots.golden_city.site_values import SiteValues
from kontor.games.golden_city.board import FIRST_INNER_PART
from kontor.games.golden_city.cards import HAND_LIMIT
from kontor.games.golden_city.payment import ways
from kontor.games.golden_city.state import LANDFORM_KINDS, GoldenCityState


@final
class Judge(SiteValues):
    """What things are worth to one player now. Made anew for each decision."""

    def __init__(
        self, state: GoldenCityState, seat: i64, preferences: Preferences, by_another: bool = False
    ) -> None:
        super().__init__(state, seat, preferences, by_another)
        self.after: Final[dict[i64, list[int]]] = {}
        """The best site of each landform once that other one is built on."""
        self.rests: Final[list[list[int] | None]] = [None] * LANDFORM_KINDS
        """What is left of the hand by each way to pay for a landform."""
        self.wish: Final[list[list[float]]] = []
        """What each pair on offer is worth to each player, once somebody asked."""

    def hand(self) -> i64:
        return packed(self.state.hand, self.seat * LANDFORM_KINDS)

    def paid(self, landform: i64) -> list[int]:
        """What is left of the hand by each way to pay for a landform."""
        rests = self.rests[landform]
        if rests is None:
            state, hand = self.state, self.hand()
            payments = ways(state.hand, self.seat * LANDFORM_KINDS, landform)
            rests = [int(hand) - PRICE[payment] for payment in payments]
            self.rests[landform] = rests
        return rests

    def worth(self, hand: i64, builds: i64, done: i64) -> float:
        """What a hand is good for: the best sites it pays for, one after the other, and its rest.

        ``done`` is a site that is built on by then.
        """
        best = self.kept(hand)
        if not builds:
            return best
        sites = self.best if done < 0 else self.best_after(done)
        landform: i64
        for landform in range(LANDFORM_KINDS):
            site: i64 = sites[landform]
            if site >= 0:
                price = cheapest(hand, landform)
                if price:
                    rest = hand - price
                    after = self.worth(rest, builds - 1, site) if done < 0 else self.kept(rest)
                    value = self.values[site] + after
                    if value > best:
                        best = value
        return best

    def best_after(self, done: i64) -> list[int]:
        """The best open site of each landform, once that other one is built on."""
        found = self.after.get(done)
        if found is not None:
            return found
        board = self.state.board
        best = self.best[:]
        landform: i64 = board.landform[done]
        if best[landform] == done:
            best[landform] = self.next_best[landform]
        opened: i64 = board.roads[done]
        opened &= self.free & ~self.open
        while opened:
            site = first(opened)
            opened &= opened - 1
            if site >= FIRST_INNER_PART and not self.state.keys[self.seat]:
                continue
            value = self.value(site)
            landform = board.landform[site]
            if value >= 0.0 and (best[landform] < 0 or value > self.values[best[landform]]):
                best[landform] = site
        self.after[done] = best
        return best

    def kept(self, hand: i64) -> float:
        """What cards are worth that are not played now: pairs most, too many little."""
        preferences = self.preferences
        have = hand & HAVE
        total = have
        worth = preferences.coasts[have]
        kind: i64
        for kind in range(1, LANDFORM_KINDS):
            have = hand >> KIND_BITS * kind & HAVE
            if have:
                total += have
                worth += preferences.cards[have]
                site: i64 = self.best[kind]
                if site >= 0:
                    match = preferences.match * self.values[site]
                    worth += match if have == 1 else 2 * match
        if total > HAND_LIMIT:
            worth = worth * HAND_LIMIT / float(total)
        return worth * self.lasting
