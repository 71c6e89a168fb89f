"""What things in The Golden City are worth to one player, by rule of thumb, in letters.

Compiled together with the rules. It looks at what its player may know and nothing else: the board,
his own hand and bonus cards, what lies open.
"""

from typing import Final, final

from mypy_extensions import i64

from kontor.bots.golden_city.taste import Taste
from kontor.games.golden_city import board as reward
from kontor.games.golden_city.actions import FROM_DECK
from kontor.games.golden_city.board import COASTAL, FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders, open_sites
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.ending import bonus_letters
from kontor.games.golden_city.geography import GOODS, GOODS_PAIRS, SITES
from kontor.games.golden_city.payment import CARDS, ways
from kontor.games.golden_city.scoring import businesses_in, cards_with, leader, sole
from kontor.games.golden_city.state import (
    GOODS_KINDS,
    LANDFORM_KINDS,
    NOBODY,
    SCORE_CARDS,
    GoldenCityState,
)

FAR: Final = 6
"""A distance at which a city part does not matter yet."""
EVERYWHERE: Final[i64] = (1 << SITES) - 1
BIT: Final = [1 << site for site in range(SITES)]
"""Looked up: mypyc shifts a written 1 as an int of 32 bits."""
CITY_PARTS: Final = range(FIRST_CITY_PART, SITES)
AREAS: Final = 8
BONUS_CARDS: Final = 8
SCALES: Final = 0
COIN_CARD: Final = 1
CITY_CARD: Final = 2
RIVER_CARD: Final = 3
FIRST_LANDFORM_CARD: Final = 4
"""Bonus cards by number."""
PAIR_GOODS: Final = [[GOODS.index(good) for good in pair] for pair in GOODS_PAIRS]
BACK: Final = 3
"""Score cards have backs from 1 to 3."""

BUSINESSES_A_ROUND: Final = 1.2
"""About as many as a player's cards pay for."""


@final
class Judge:
    """What things are worth to one player now, in letters. Made anew for each decision."""

    def __init__(self, state: GoldenCityState, seat: int, taste: Taste) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.taste: Final = taste
        rounds = rounds_left(state)
        self.coming: Final = coming_cards(state, rounds)
        """For each score card, how likely it still counts; the open one surely does."""
        self.lasting: Final = min(1.0, rounds / taste.horizon)
        """How much of what only helps later still helps."""
        self.held: Final = [0] * BONUS_CARDS
        """1 for each bonus card of the player."""
        for place, taker in enumerate(state.takers):
            if taker == seat:
                self.held[state.taken[place]] = 1
        self.coin: Final = taste.coin * self.lasting + 2 * taste.sure * self.held[COIN_CARD]
        self.price: Final = taste.price * self.lasting + 2 * taste.sure * self.held[COIN_CARD]
        self.open: Final = (COASTAL & ~state.occupied) | open_sites(state, seat)
        """Where the player could build if he had the cards."""
        self.values: Final = [-1.0] * SITES
        """What a business is worth on each site that is open to the player now or later."""
        self.best: Final = [-1] * LANDFORM_KINDS
        self.next_best: Final = [-1] * LANDFORM_KINDS
        """The two open sites of each landform that are worth most."""
        self.wish: Final[list[list[float]]] = []
        """What each pair on offer is worth to each player, once somebody asked."""
        if state.left[seat]:
            self._judge_sites()

    # --- sites

    def _judge_sites(self) -> None:
        taste, board, values = self.taste, self.state.board, self.values
        own: i64 = self.state.own[self.seat]
        open_now: i64 = self.open
        free: i64 = EVERYWHERE & ~(self.state.occupied | own)
        later: i64 = free & ~open_now
        prizes = [self._prize(part) for part in CITY_PARTS]
        at_once = self._at_once(free, prizes)
        ways_in = self._ways_in(free, own, prizes)
        for site in range(SITES):
            if not free >> site & 1:
                continue
            opened = 0.0
            roads: i64 = board.roads[site]
            roads &= later
            if roads:
                for other in range(SITES):
                    if roads >> other & 1:
                        opened += at_once[other]
            values[site] = (
                at_once[site]
                + taste.house
                + taste.way * ways_in[site]
                + taste.opens * self.lasting * opened
            )
            if open_now >> site & 1:
                self._note_best(site, board.landform[site])

    def _at_once(self, free: i64, prizes: list[float]) -> list[float]:
        """Letters and reward for a business on each free site, wherever it may lead."""
        state, board = self.state, self.state.board
        areas = self._area_gains()
        rewards = [self._reward(kind) for kind in range(reward.NO_REWARD + 1)]
        sure = self.taste.sure
        city = sure * self.held[CITY_CARD]
        river = 2 * sure * self.held[RIVER_CARD]
        values = [0.0] * SITES
        for site in range(SITES):
            if not free >> site & 1:
                continue
            value = 0.0
            if site >= FIRST_CITY_PART:
                value = prizes[site - FIRST_CITY_PART] + city
            for area in range(AREAS):
                if board.area[area] >> site & 1:
                    value += areas[area]
            if board.river >> site & 1:
                value += river
            landform = board.landform[site]
            if landform:
                value += sure * self.held[FIRST_LANDFORM_CARD + landform - 1]
            if site < FIRST_CITY_PART or not builders(state, site):
                value += rewards[board.reward[site]]
            values[site] = value
        return values

    def _ways_in(self, free: i64, own: i64, prizes: list[float]) -> list[float]:
        """For each site, how much nearer it brings the player to the letters of city parts."""
        roads, fade = self.state.board.roads, self.taste.fade
        gains = [0.0] * SITES
        for part in range(len(prizes)):
            prize = prizes[part]
            if prize == 0.0:
                continue
            start: i64 = BIT[FIRST_CITY_PART + part]
            seen, edge = start, start
            rings: list[int] = []
            near = 0.0
            while edge and len(rings) < FAR - 1:
                after: i64 = 0
                for site in range(SITES):
                    if edge >> site & 1:
                        after |= roads[site]
                if after & own:
                    near = fade[len(rings) + 1]
                    break
                edge = after & free & ~seen
                seen |= edge
                rings.append(edge)
            for step in range(len(rings)):
                ring: i64 = rings[step]
                gain = prize * (fade[step + 1] - near)
                if ring:
                    for site in range(SITES):
                        if ring >> site & 1:
                            gains[site] += gain
        return gains

    def _note_best(self, site: int, landform: int) -> None:
        best, second = self.best[landform], self.next_best[landform]
        if best < 0 or self.values[site] > self.values[best]:
            self.best[landform] = site
            self.next_best[landform] = best
        elif second < 0 or self.values[site] > self.values[second]:
            self.next_best[landform] = site

    def _area_gains(self) -> list[float]:
        """What one more business brings in each area, by this and the coming score cards."""
        state, seat = self.state, self.seat
        often = [0.0] * AREAS
        for card in range(SCORE_CARDS):
            often[state.board.card_area[card]] += self._weight(card)
        gains = []
        for area in range(AREAS):
            counts = [businesses_in(state, other, area) for other in range(state.seats)]
            before, ahead = letters(counts, seat), leader(counts)
            counts[seat] += 1
            gain = float(letters(counts, seat) - before)
            if ahead not in (NOBODY, seat, leader(counts)):
                gain += 2 * self.taste.denial
            gains.append(often[area] * gain)
        return gains

    def _weight(self, card: int) -> float:
        return 1.0 if card == self.state.score else self.taste.future * self.coming[card]

    def _prize(self, part: int) -> float:
        """The letters for building in a city part; 0 where the player is already."""
        state, seat = self.state, self.seat
        if state.own[seat] >> part & 1:
            return 0.0
        if part >= FIRST_INNER_PART:
            if not state.keys[seat] and not state.key_supply:
                return 0.0
            keyless = 1.0 if state.keys[seat] else self.taste.keyless * self.lasting
            return self.taste.city * keyless * INNER_LETTERS[builders(state, part) + 1]
        return self.taste.city * OUTER_LETTERS[builders(state, part) + 1]

    def _reward(self, kind: int) -> float:
        taste, state = self.taste, self.state
        if kind == reward.COIN:
            return self.coin
        if kind == reward.TWO_COINS:
            return 2 * self.coin
        if kind == reward.LANDFORM:
            return taste.card * self.lasting
        if kind == reward.KEY:
            if not state.key_supply:
                return 0.0
            key = taste.spare_key if state.keys[self.seat] else taste.key
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
        taste = self.taste
        ahead = taste.growth[card] * self.state.left[self.seat] / 16
        return taste.bonus * bonus_letters(self.state, self.seat, card) + ahead

    def goods(self, kind: int) -> float:
        """What one more goods card of the kind brings by this and the coming score cards."""
        state, seat = self.state, self.seat
        scales = 3 * self.taste.sure * self.held[SCALES]
        if kind == FROM_DECK:
            return self.taste.blind * self.lasting + scales
        held = state.goods[seat * GOODS_KINDS + kind]
        total = scales
        for good in PAIR_GOODS[kind]:
            counts = [cards_with(state, other, good) for other in range(state.seats)]
            counts[seat] -= held if counts[seat] == held else 0
            before, alone = self._goods_letters(counts), sole(counts)
            counts[seat] += 1
            gain = float(self._goods_letters(counts) - before)
            if alone not in (NOBODY, seat):
                gain += 2 * self.taste.denial
            often = 0.0
            for card in range(SCORE_CARDS):
                if state.board.card_good[card] == good:
                    often += self._weight(card)
            total += often * gain
        return total

    def _goods_letters(self, counts: list[int]) -> int:
        if not counts[self.seat]:
            return 0
        ahead = leader(counts) if self.state.goods_majority else sole(counts)
        return 4 if ahead == self.seat else 2

    def best_goods(self) -> float:
        best = 0.0
        for kind in range(GOODS_KINDS):
            if self.state.goods_open[kind]:
                best = max(best, self.goods(kind))
        return best

    # --- hands

    def hand(self) -> list[int]:
        base = self.seat * LANDFORM_KINDS
        return self.state.hand[base : base + LANDFORM_KINDS]

    def worth(self, hand: list[int], builds: int, done: int) -> float:
        """What a hand is good for: the best sites it pays for, one after the other, and its rest.

        ``done`` is a site that is built on by then.
        """
        best = self.kept(hand)
        if not builds:
            return best
        for landform in range(LANDFORM_KINDS):
            site = self.best_site(landform, done)
            if site >= 0:
                payment = cheapest(hand, landform)
                if payment >= 0:
                    rest = less(hand, payment)
                    after = self.worth(rest, builds - 1, site) if done < 0 else self.kept(rest)
                    best = max(best, self.values[site] + after)
        return best

    def best_site(self, landform: int, done: int) -> int:
        """The best open site of a landform, once that other one is built on."""
        best = self.best[landform]
        if best == done:
            best = self.next_best[landform]
        if done >= 0:
            opened: i64 = self.state.board.roads[done]
            opened &= ~self.open
            if opened:
                for site in range(SITES):
                    if opened >> site & 1 and self.state.board.landform[site] == landform:
                        if self.values[site] < 0.0:
                            continue
                        if site >= FIRST_INNER_PART and not self.state.keys[self.seat]:
                            continue
                        if best < 0 or self.values[site] > self.values[best]:
                            best = site
        return best

    def kept(self, hand: list[int]) -> float:
        """What cards are worth that are not played now: pairs most, beyond five little."""
        taste = self.taste
        total = 0
        worth = taste.coast * min(hand[0], 2)
        for kind in range(LANDFORM_KINDS):
            have = hand[kind]
            total += have
            if kind and have:
                worth += taste.single * have + taste.pair * (have >> 1)
                site = self.best[kind]
                if site >= 0:
                    worth += taste.match * self.values[site] * min(have, 2)
        if total > 5:
            worth = worth * 5 / total
        return worth * self.lasting


def letters(counts: list[int], seat: int) -> int:
    """What a score card pays a player for an area."""
    return (2 if counts[seat] else 0) + (2 if leader(counts) == seat else 0)


def rounds_left(state: GoldenCityState) -> float:
    """About how many rounds are still to come after this one."""
    rounds = 16.0 - float(state.round)
    for left in state.left:
        rounds = min(rounds, left / BUSINESSES_A_ROUND)
    return rounds


def coming_cards(state: GoldenCityState, rounds: float) -> list[float]:
    """How likely each score card is to be turned up in so many rounds."""
    chances = [0.0] * SCORE_CARDS
    for back in range(1, BACK + 1):
        group = 0
        for card in range(SCORE_CARDS):
            if state.score_left[card] and state.board.card_back[card] == back:
                group += 1
        if group:
            share = max(0.0, min(1.0, rounds / group))
            for card in range(SCORE_CARDS):
                if state.score_left[card] and state.board.card_back[card] == back:
                    chances[card] = share
            rounds -= group
    return chances


def cheapest(hand: list[int], landform: int) -> int:
    """The payment with the fewest cards, or -1."""
    best = -1
    fewest = 99
    for payment in ways(hand, 0, landform):
        count = sum(CARDS[payment])
        if count < fewest:
            best, fewest = payment, count
    return best


def less(hand: list[int], payment: int) -> list[int]:
    cards = CARDS[payment]
    return [hand[kind] - cards[kind] for kind in range(LANDFORM_KINDS)]
