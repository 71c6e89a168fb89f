"""Plays The Golden City by rule of thumb, fast: a good opponent, and the playouts of better ones.

Compiled together with the rules. It looks at what its player may know and nothing else: the board,
his own hand, what lies open.
"""

from typing import Final, final

from kontor.bots.golden_city.taste import Taste
from kontor.core.action import Action
from kontor.core.chance import Chance
from kontor.games.golden_city import board as reward
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.actions import FROM_DECK
from kontor.games.golden_city.board import (
    COASTAL,
    FIRST_CITY_PART,
    FIRST_INNER_PART,
    Board,
)
from kontor.games.golden_city.building import builders, open_sites
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.ending import bonus_letters
from kontor.games.golden_city.geography import GOODS, GOODS_PAIRS, SITES
from kontor.games.golden_city.payment import CARDS, ways
from kontor.games.golden_city.rules import (
    END,
    FIRST_BID,
    FIRST_BUILD,
    FIRST_CHOOSE,
    FIRST_DISCARD,
    FIRST_GIVE_UP,
    FIRST_PAY,
    FIRST_TAKE,
    advance,
    legal,
)
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
CITY_PARTS: Final = range(FIRST_CITY_PART, SITES)
AREAS: Final = 8
BONUS_CARDS: Final = 8
GROWS: Final = [2.0, 2.0, 3.0, 4.0, 2.0, 2.0, 2.0, 2.0]
"""What each bonus card may be expected to gain from half the game."""
PAIR_GOODS: Final = [[GOODS.index(good) for good in pair] for pair in GOODS_PAIRS]
BACK: Final = 3
"""Score cards have backs from 1 to 3."""

BUSINESSES_A_ROUND: Final = 1.2
"""About as many as a player's cards pay for."""

_distances: Final[dict[Board, list[list[int]]]] = {}


def distances(board: Board) -> list[list[int]]:
    """Roads between any two sites, at most `FAR`."""
    if board not in _distances:
        _distances[board] = [_from(board, site) for site in range(SITES)]
    return _distances[board]


def _from(board: Board, site: int) -> list[int]:
    steps = [FAR] * SITES
    steps[site] = 0
    edge = [site]
    while edge:
        after = []
        for here in edge:
            for there in range(SITES):
                if board.roads[here] >> there & 1 and steps[there] > steps[here] + 1:
                    steps[there] = steps[here] + 1
                    after.append(there)
        edge = after
    return steps


@final
class Judge:
    """What things are worth to one player now, in letters. Made anew for each decision."""

    def __init__(self, state: GoldenCityState, seat: int, taste: Taste) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.taste: Final = taste
        self.coming: Final = coming_cards(state)
        """For each score card, how likely it still counts; the open one surely does."""
        self.values: Final = [-1.0] * SITES
        """What a business is worth on each site that is open to the player."""
        self.best: Final = [-1] * LANDFORM_KINDS
        self.next_best: Final = [-1] * LANDFORM_KINDS
        """The two sites of each landform that are worth most."""
        if state.left[seat]:
            self._judge_sites()

    # --- sites

    def _judge_sites(self) -> None:
        state, seat, taste, board = self.state, self.seat, self.taste, self.state.board
        areas = self._area_gains()
        roads = distances(board)
        prizes = [self._prize(part) for part in CITY_PARTS]
        near = self._near(roads)
        rewards = [self._reward(kind) for kind in range(reward.NO_REWARD + 1)]
        open_now = (COASTAL & ~state.occupied) | open_sites(state, seat)
        for site in range(SITES):
            if not open_now >> site & 1:
                continue
            value = 0.0
            if site >= FIRST_CITY_PART:
                value = prizes[site - FIRST_CITY_PART]
            for area in range(AREAS):
                if board.area[area] >> site & 1:
                    value += areas[area]
            steps = roads[site]
            for part in range(len(prizes)):
                step = steps[FIRST_CITY_PART + part]
                if 0 < step < near[part]:
                    gained = taste.fade[step] - taste.fade[near[part]]
                    value += taste.way * prizes[part] * gained
            if site < FIRST_CITY_PART or not builders(state, site):
                value += rewards[board.reward[site]]
            self.values[site] = value
            self._note_best(site, board.landform[site])

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
        gains = []
        for area in range(AREAS):
            counts = [businesses_in(state, other, area) for other in range(state.seats)]
            before = letters(counts, seat)
            counts[seat] += 1
            often = 0.0
            for card in range(SCORE_CARDS):
                if state.board.card_area[card] == area:
                    often += self._weight(card)
            gains.append(often * (letters(counts, seat) - before))
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
            keyless = 1.0 if state.keys[seat] else self.taste.keyless
            return keyless * INNER_LETTERS[builders(state, part) + 1]
        return float(OUTER_LETTERS[builders(state, part) + 1])

    def _near(self, roads: list[list[int]]) -> list[int]:
        """How far each city part is from what the player has."""
        own = self.state.own[self.seat]
        near = [FAR] * len(CITY_PARTS)
        for site in range(SITES):
            if own >> site & 1:
                steps = roads[site]
                for part in range(len(near)):
                    if steps[FIRST_CITY_PART + part] < near[part]:
                        near[part] = steps[FIRST_CITY_PART + part]
        return near

    def _reward(self, kind: int) -> float:
        taste, state = self.taste, self.state
        if kind == reward.COIN:
            return taste.coin
        if kind == reward.TWO_COINS:
            return 2 * taste.coin
        if kind == reward.LANDFORM:
            return taste.card
        if kind == reward.KEY:
            if not state.key_supply:
                return 0.0
            return taste.spare_key if state.keys[self.seat] else taste.key
        if kind == reward.BONUS:
            return max([self.bonus(card) for card in range(BONUS_CARDS)])
        if kind == reward.GOOD:
            return self.best_goods()
        return 0.0

    # --- cards of all kinds

    def bonus(self, card: int) -> float:
        """What a bonus card is likely to bring in the end; 0 for one that is known to be gone."""
        ahead = self.taste.growth * self.state.left[self.seat] / 16
        return self.taste.bonus * (bonus_letters(self.state, self.seat, card) + ahead * GROWS[card])

    def goods(self, kind: int) -> float:
        """What one more goods card of the kind brings by this and the coming score cards."""
        state, seat = self.state, self.seat
        if kind == FROM_DECK:
            return self.taste.blind
        held = state.goods[seat * GOODS_KINDS + kind]
        total = 0.0
        for good in PAIR_GOODS[kind]:
            counts = [cards_with(state, other, good) for other in range(state.seats)]
            counts[seat] -= held if counts[seat] == held else 0
            before = self._goods_letters(counts)
            counts[seat] += 1
            often = 0.0
            for card in range(SCORE_CARDS):
                if state.board.card_good[card] == good:
                    often += self._weight(card)
            total += often * (self._goods_letters(counts) - before)
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

        ``done`` is a site that is no longer to be had.
        """
        best = self.kept(hand)
        if builds:
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
        best = self.best[landform]
        return self.next_best[landform] if best == done else best

    def kept(self, hand: list[int]) -> float:
        """What cards are worth that are not played now: pairs most, beyond five little."""
        taste = self.taste
        total = 0
        worth = taste.coast * min(hand[0], 2)
        for kind in range(LANDFORM_KINDS):
            total += hand[kind]
            if kind:
                worth += taste.single * hand[kind] + taste.pair * (hand[kind] >> 1)
        return worth if total <= 5 else worth * 5 / total


def letters(counts: list[int], seat: int) -> int:
    """What a score card pays a player for an area."""
    return (2 if counts[seat] else 0) + (2 if leader(counts) == seat else 0)


def coming_cards(state: GoldenCityState) -> list[float]:
    """How likely each score card is to be turned up before the game ends."""
    rounds = 16.0 - float(state.round)
    for left in state.left:
        rounds = min(rounds, left / BUSINESSES_A_ROUND)
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


# --- decisions


def answer(state: GoldenCityState, taste: Taste) -> Action:
    """What the player to move does by rule of thumb."""
    options = legal(state)
    if len(options) == 1:
        return options[0]
    judge = Judge(state, state.turn, taste)
    best = options[0]
    most = -1e9
    for action in options:
        value = value_of(judge, action.index)
        if value > most:
            best, most = action, value
    return best


def value_of(judge: Judge, action: int) -> float:
    """How good an answer is, compared with others to the same question."""
    state = judge.state
    now = state.phase
    if now == phase.BID:
        return bid_value(judge, action - FIRST_BID)
    hand = judge.hand()
    builds = 2 - state.builds
    if now == phase.BUILD:
        if action == END.index:
            return judge.kept(hand)
        site = action - FIRST_BUILD
        rest = less(hand, cheapest(hand, state.board.landform[site]))
        return judge.values[site] + judge.worth(rest, builds - 1, site)
    if now == phase.PAY:
        return judge.worth(less(hand, action - FIRST_PAY), builds - 1, state.site)
    if now == phase.DISCARD:
        hand[action - FIRST_DISCARD] -= 1
        return judge.worth(hand, 2, NOBODY)
    if now == phase.CHOOSE:
        return judge.bonus(action - FIRST_CHOOSE)
    if now == phase.TAKE:
        return judge.goods(action - FIRST_TAKE)
    return -judge.goods(action - FIRST_GIVE_UP)


def bid_value(judge: Judge, pair: int) -> float:
    """What the pair adds to the hand, less its price."""
    state = judge.state
    hand = judge.hand()
    hand[state.display[2 * pair]] += 1
    hand[state.display[2 * pair + 1]] += 1
    price = 0.0 if state.holder[pair] == NOBODY else float(state.expulsions + 1)
    return judge.worth(hand, 2, NOBODY) - judge.taste.price * price


def play_out(state: GoldenCityState, tastes: list[Taste], chance: Chance) -> None:
    """Play to the end, each seat by its taste."""
    while state.phase != phase.OVER:
        advance(state, answer(state, tastes[state.turn]), chance, None)
