"""What sites in The Golden City are worth to one player, by rule of thumb, in letters.

Compiled together with the rules.
"""

from typing import Final

from mypy_extensions import i64

from kontor.bots.golden_city.card_values import (
    BONUS_CARDS,
    CITY_CARD,
    FIRST_LANDFORM_CARD,
    RIVER_CARD,
    CardValues,
)
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.routes import FAR, PARTS, STEP, STEP_BITS, first, routes
from kontor.games.golden_city import board as reward
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.board import COASTAL, FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders, open_sites
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.geography import SCORE_CARDS, SITES
from kontor.games.golden_city.state import (
    LANDFORM_KINDS,
    GoldenCityState,
)

EVERYWHERE: Final[i64] = (1 << SITES) - 1
AREAS: Final = 8
INNER_PRIZES: Final = [float(letters) for letters in INNER_LETTERS]
OUTER_PRIZES: Final = [float(letters) for letters in OUTER_LETTERS]
NOT_YET: Final = -1.0
"""Stands for what is worked out when it is asked for."""


class SiteValues(CardValues):
    """What a business is worth to one player on each site that is open to him, now or later."""

    def __init__(
        self, state: GoldenCityState, seat: i64, preferences: Preferences, by_another: bool
    ) -> None:
        super().__init__(state, seat, preferences, by_another)
        own: i64 = state.own[seat]
        self.open: Final[i64] = (COASTAL & ~state.occupied) | open_sites(state, seat)
        """Where the player could build if he had the cards."""
        self.free: Final[i64] = EVERYWHERE & ~(state.occupied | own) if state.left[seat] else 0
        """Where he could build now or later."""
        self.steps: Final = routes(state.board, state.occupied).steps
        """How far each site is from each city part."""
        self.prizes: Final = [0.0] * PARTS
        """The letters for building in each city part."""
        self.near: Final = [0] * PARTS
        """From how near the player looks at each city part already; 0 if he looks for no more."""
        self.gains: Final = [0.0] * AREAS
        """What one more business brings in each area, by this and the coming score cards."""
        self.rewards: Final = [NOT_YET] * (reward.NO_REWARD + 1)
        self.bare: Final = [NOT_YET] * SITES
        """What a business brings at once, wherever it may lead."""
        self.values: Final = [NOT_YET] * SITES
        """And with what it leads to. Ask for them by `value`."""
        self.best: Final = [-1] * LANDFORM_KINDS
        self.next_best: Final = [-1] * LANDFORM_KINDS
        """The two open sites of each landform that are worth most."""
        if self.free and state.phase not in (phase.CHOOSE, phase.TAKE, phase.GIVE_UP):
            self._judge_sites(own)

    def value(self, site: i64) -> float:
        """What a business is worth on a site that is open to the player now or later; else -1."""
        if not self.free >> site & 1:
            return -1.0
        value = self.values[site]
        if value == NOT_YET:
            preferences = self.preferences
            opened = 0.0
            roads: i64 = self.state.board.roads[site]
            roads &= self.free & ~self.open
            while roads:
                opened += self._at_once(first(roads))
                roads &= roads - 1
            value = (
                self._at_once(site)
                + preferences.business
                + preferences.way * self._ways_in(site)
                + preferences.opens * self.lasting * opened
            )
            self.values[site] = value
        return value

    def _judge_sites(self, own: i64) -> None:
        self._see_city(own)
        self._see_areas()
        landforms = self.state.board.landform
        sites = self.open & self.free
        while sites:
            site = first(sites)
            sites &= sites - 1
            self._note_best(site, landforms[site])

    def _note_best(self, site: i64, landform: i64) -> None:
        value = self.value(site)
        best: i64 = self.best[landform]
        second: i64 = self.next_best[landform]
        if best < 0 or value > self.values[best]:
            self.best[landform] = site
            self.next_best[landform] = best
        elif second < 0 or value > self.values[second]:
            self.next_best[landform] = site

    def _at_once(self, site: i64) -> float:
        """Letters and reward for a business on a free site, wherever it may lead."""
        value = self.bare[site]
        if value != NOT_YET:
            return value
        board, held, sure = self.state.board, self.held, self.preferences.sure
        value = 0.0
        if site >= FIRST_CITY_PART:
            value = self.prizes[site - FIRST_CITY_PART]
            if held[CITY_CARD]:
                value += sure
        for area in board.areas[site]:
            value += self.gains[area]
        if held[RIVER_CARD] and board.river >> site & 1:
            value += 2 * sure
        landform = board.landform[site]
        if landform and held[FIRST_LANDFORM_CARD + landform - 1]:
            value += sure
        if site < FIRST_CITY_PART or not builders(self.state, site):
            value += self._reward(board.reward[site])
        self.bare[site] = value
        return value

    def _ways_in(self, site: i64) -> float:
        """How much nearer a site brings the player to the letters of city parts."""
        near, fade = self.near, self.preferences.fade
        gain = 0.0
        part: i64 = 0
        steps: i64 = self.steps[site]
        while steps:
            step = steps & STEP
            if step and step < near[part]:
                gain += self.prizes[part] * (fade[step] - fade[near[part]])
            steps >>= STEP_BITS
            part += 1
        return gain

    def _see_city(self, own: i64) -> None:
        """The letters of each city part, and from how near the player looks at them already."""
        steps = self.steps
        part: i64
        for part in range(PARTS):
            prize = self._prize(FIRST_CITY_PART + part)
            self.prizes[part] = prize
            self.near[part] = FAR if prize else 0
        while own:
            away: i64 = steps[first(own)]
            own &= own - 1
            part = 0
            while away:
                step = away & STEP
                if step and step < self.near[part]:
                    self.near[part] = step
                away >>= STEP_BITS
                part += 1

    def _prize(self, part: i64) -> float:
        """The letters for building in a city part; 0 where the player is already."""
        state, seat = self.state, self.seat
        own: i64 = state.own[seat]
        if own >> part & 1:
            return 0.0
        if part >= FIRST_INNER_PART:
            if not state.keys[seat] and not state.key_supply:
                return 0.0
            keyless = 1.0 if state.keys[seat] else self.preferences.keyless * self.lasting
            return self.preferences.city * keyless * INNER_PRIZES[builders(state, part) + 1]
        return self.preferences.city * OUTER_PRIZES[builders(state, part) + 1]

    def _see_areas(self) -> None:
        """What one more business brings in each area, by this and the coming score cards."""
        state, gains = self.state, self.gains
        for card in range(SCORE_CARDS):
            gains[state.board.card_area[card]] += self.weights[card]
        for area in range(AREAS):
            if gains[area] == 0.0:
                continue
            sites: i64 = state.board.area[area]
            mine: i64 = 0
            most: i64 = 0
            leaders = 0
            for other in range(state.seats):
                own: i64 = state.own[other]
                there = size(own & sites)
                if other == self.seat:
                    mine = there
                elif there > most:
                    most, leaders = there, 1
                elif there == most:
                    leaders += 1
            gain = 0.0 if mine else 2.0
            if mine == most:
                gain += 2.0
            elif mine + 1 == most and leaders == 1:
                gain += 2 * self.preferences.denial
            gains[area] *= gain

    def _reward(self, kind: i64) -> float:
        value = self.rewards[kind]
        if value == NOT_YET:
            value = self._worth_of_reward(kind)
            self.rewards[kind] = value
        return value

    def _worth_of_reward(self, kind: i64) -> float:
        preferences, state = self.preferences, self.state
        if kind == reward.COIN:
            return self.coin
        if kind == reward.TWO_COINS:
            return 2 * self.coin
        if kind == reward.LANDFORM:
            return preferences.card * self.lasting
        if kind == reward.KEY:
            if not state.key_supply:
                return 0.0
            key = preferences.spare_key if state.keys[self.seat] else preferences.key
            return key * self.lasting
        if kind == reward.BONUS:
            if len(state.takers) == BONUS_CARDS:
                return 0.0
            return max([self.bonus(card) for card in range(BONUS_CARDS) if not self.held[card]])
        if kind == reward.GOOD:
            return self.best_goods()
        return 0.0


def size(sites: i64) -> i64:
    """How many sites there are in a small set."""
    found: i64 = 0
    while sites:
        sites &= sites - 1
        found += 1
    return found
