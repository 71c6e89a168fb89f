"""What things in The Golden City are worth to one player, by rule of thumb, in letters.

Compiled together with the rules. It looks at what its player may know and nothing else: the board,
his own hand and bonus cards, what lies open.
"""

from typing import Final, final

from mypy_extensions import i64

from kontor.bots.golden_city.hands import HAVE, KIND_BITS, PRICE, cheapest, packed
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.routes import FAR, PARTS, STEP, STEP_BITS, first, routes
from kontor.games.golden_city import board as reward
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.actions import FROM_DECK
from kontor.games.golden_city.board import COASTAL, FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders, open_sites
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.ending import bonus_letters
from kontor.games.golden_city.geography import GOODS, GOODS_PAIRS, SITES
from kontor.games.golden_city.payment import ways
from kontor.games.golden_city.scoring import cards_with
from kontor.games.golden_city.state import (
    GOODS_KINDS,
    LANDFORM_KINDS,
    SCORE_CARDS,
    GoldenCityState,
)

EVERYWHERE: Final[i64] = (1 << SITES) - 1
AREAS: Final = 8
BONUS_CARDS: Final = 8
SCALES: Final = 0
COIN_CARD: Final = 1
CITY_CARD: Final = 2
RIVER_CARD: Final = 3
FIRST_LANDFORM_CARD: Final = 4
"""Bonus cards by number."""
PAIR_GOODS: Final = [[GOODS.index(good) for good in pair] for pair in GOODS_PAIRS]
INNER_PRIZES: Final = [float(letters) for letters in INNER_LETTERS]
OUTER_PRIZES: Final = [float(letters) for letters in OUTER_LETTERS]
BACK: Final = 3
"""Score cards have backs from 1 to 3."""
NOT_YET: Final = -1.0
"""Stands for what is worked out when it is asked for."""

BUSINESSES_A_ROUND: Final = 1.2
"""About as many as a player's cards pay for."""


@final
class Judge:
    """What things are worth to one player now, in letters. Made anew for each decision."""

    def __init__(
        self, state: GoldenCityState, seat: i64, preferences: Preferences, by_another: bool = False
    ) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.preferences: Final = preferences
        rounds = rounds_left(state)
        self.weights: Final = coming_cards(state, rounds)
        """What each score card counts for: by how likely it still comes, the open one fully."""
        for card in range(SCORE_CARDS):
            if card == state.score:
                self.weights[card] = 1.0
            elif state.score_left[card]:
                self.weights[card] *= preferences.future
        self.lasting: Final = min(1.0, rounds / preferences.horizon)
        """How much of what only helps later still helps."""
        self.held: Final = [0] * BONUS_CARDS
        """1 for each bonus card of the player; another player does not know them."""
        for place in range(len(state.takers)):
            if state.takers[place] == seat and not by_another:
                self.held[state.taken[place]] = 1
        self.coin: Final = (
            preferences.coin * self.lasting + 2 * preferences.sure * self.held[COIN_CARD]
        )
        self.price: Final = (
            preferences.price * self.lasting + 2 * preferences.sure * self.held[COIN_CARD]
        )
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
        self.after: Final[dict[i64, list[int]]] = {}
        """The best site of each landform once that other one is built on."""
        self.rests: Final[list[list[int] | None]] = [None] * LANDFORM_KINDS
        """What is left of the hand by each way to pay for a landform."""
        self.wish: Final[list[list[float]]] = []
        """What each pair on offer is worth to each player, once somebody asked."""
        if self.free and state.phase not in (phase.CHOOSE, phase.TAKE, phase.GIVE_UP):
            self._judge_sites(own)

    # --- sites

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
                + preferences.house
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

    # --- cards of all kinds

    def bonus(self, card: int) -> float:
        """What a bonus card is likely to bring in the end."""
        preferences = self.preferences
        ahead = preferences.growth[card] * self.state.left[self.seat] / 16
        return preferences.bonus * bonus_letters(self.state, self.seat, card) + ahead

    def goods(self, kind: int) -> float:
        """What one more goods card of the kind brings by this and the coming score cards."""
        state, seat = self.state, self.seat
        scales = 3 * self.preferences.sure * self.held[SCALES]
        if kind == FROM_DECK:
            return self.preferences.blind * self.lasting + scales
        held = state.goods[seat * GOODS_KINDS + kind]
        total = scales
        for good in PAIR_GOODS[kind]:
            mine = cards_with(state, seat, good)
            if mine == held:
                mine = 0
            most = 0
            rivals = 0
            for other in range(state.seats):
                there = cards_with(state, other, good)
                if there and other != seat:
                    most = max(most, there)
                    rivals += 1
            gain = float(self._goods_letters(mine + 1, most) - self._goods_letters(mine, most))
            if not mine and rivals == 1:
                gain += 2 * self.preferences.denial
            often = 0.0
            for card in range(SCORE_CARDS):
                if state.board.card_good[card] == good:
                    often += self.weights[card]
            total += often * gain
        return total

    def _goods_letters(self, mine: int, most: int) -> int:
        """What a score card pays for a good of which no other player has more than that."""
        if not mine:
            return 0
        ahead = mine > most if self.state.goods_majority else not most
        return 4 if ahead else 2

    def best_goods(self) -> float:
        best = 0.0
        for kind in range(GOODS_KINDS):
            if self.state.goods_open[kind]:
                best = max(best, self.goods(kind))
        return best

    # --- hands

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
        """What cards are worth that are not played now: pairs most, beyond five little."""
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
        if total > 5:
            worth = worth * 5 / float(total)
        return worth * self.lasting


def size(sites: i64) -> i64:
    """How many sites there are in a small set."""
    found: i64 = 0
    while sites:
        sites &= sites - 1
        found += 1
    return found


def rounds_left(state: GoldenCityState) -> float:
    """About how many rounds are still to come after this one."""
    rounds = 16.0 - float(state.round)
    for left in state.left:
        rounds = min(rounds, left / BUSINESSES_A_ROUND)
    return rounds


def coming_cards(state: GoldenCityState, rounds: float) -> list[float]:
    """How likely each score card is to be turned up in so many rounds."""
    left, backs = state.score_left, state.board.card_back
    groups = [0] * (BACK + 1)
    for card in range(SCORE_CARDS):
        groups[backs[card]] += left[card]
    shares = [0.0] * (BACK + 1)
    for back in range(1, BACK + 1):
        if groups[back]:
            shares[back] = max(0.0, min(1.0, rounds / groups[back]))
            rounds -= groups[back]
    return [shares[backs[card]] if left[card] else 0.0 for card in range(SCORE_CARDS)]
