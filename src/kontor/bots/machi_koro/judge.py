"""Plays Machi Koro by rule of thumb, fast: judges what the table is like after each answer."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from kontor.bots.machi_koro.forecast import Forecast
from kontor.bots.machi_koro.preferences import Preferences
from kontor.core.action import Action
from kontor.core.chance import FACES
from kontor.games.machi_koro import actions as do
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.actions import SWAPPABLE
from kontor.games.machi_koro.building import (
    ALL_LANDMARKS,
    COST,
    LANDMARK_BUILDS,
    LANDMARK_COST,
    PASS,
)
from kontor.games.machi_koro.cards import ESTABLISHMENTS, LANDMARK
from kontor.games.machi_koro.rules import (
    ALL,
    DECLINE,
    FIRST_COLLECT,
    FIRST_GET,
    FIRST_GIVE,
    FIRST_SWAP,
    KEEP,
    PARK,
    REROLL,
    ROLL_ONE,
    ROLL_TWO,
    STATION,
    legal,
)
from kontor.games.machi_koro.state import KINDS, LANDMARK_KINDS, MachiKoroState
from kontor.games.machi_koro.swap import allowed

SHARPNESS: Final = 0.35
"""How much a round's lead counts for the chance of winning."""
STATION_COST: Final[i64] = LANDMARK_COST[LANDMARK["train-station"]]
BUILD_STATION: Final = LANDMARK_BUILDS[LANDMARK["train-station"]]
TWO_DICE_ONLY: Final = [kind for kind, card in enumerate(ESTABLISHMENTS) if max(card.rolls) > FACES]
NEARLY: Final = 0.8
"""The share of one die's income from which on two dice come into question."""
SOON: Final = 6.0
"""Rounds in which a card should bring in what it costs."""
NEVER: Final = -1e9
ALWAYS: Final = 1e9


@final
class Judge:
    """What a player thinks of the table, and of what it might become."""

    def __init__(self, state: MachiKoroState, seat: i64, preferences: Preferences) -> None:
        self.forecast: Final = Forecast(state, preferences.others)
        self.table: Final = self.forecast.table
        self.seat: Final = seat
        self.preferences: Final = preferences

    def worth(self) -> float:
        """How good the table is for the player, compared with other tables."""
        prefers = self.preferences
        if prefers.horizon:
            return self.near() + self.liking()
        mine = self.rounds_to_go(self.seat)
        if not prefers.rivals:
            return self.liking() - mine
        ahead = 0.0
        seat: i64
        for seat in range(self.table.seats):
            if seat != self.seat:
                ahead += exp(SHARPNESS * (mine - self.rounds_to_go(seat)))
        return self.liking() - ahead

    def near(self) -> float:
        """Coins, landmarks, and the income of the next rounds."""
        table = self.table
        seat = self.seat
        coins: i64 = table.coins[seat]
        paid: i64 = sum(LANDMARK_COST) - self.missing(seat)
        income = self.preferences.horizon * self.forecast.round(seat)
        return float(coins) + self.preferences.landmark * float(paid) + income

    def liking(self) -> float:
        """What the player likes about its city beside what it earns."""
        prefers = self.preferences
        if not prefers.shine and not prefers.variety:
            return 0.0
        liked = 0.0
        kind: i64
        base = self.seat * KINDS
        for kind in range(KINDS):
            copies: i64 = self.table.cards[base + kind]
            cost: i64 = COST[kind]
            liked += prefers.shine * float(copies * cost)
            liked -= prefers.variety * float(copies * (copies - 1)) / 2
        return liked

    def missing(self, seat: i64) -> i64:
        """The prices of the landmarks that the player has not built."""
        price: i64 = 0
        landmark: i64
        for landmark in range(LANDMARK_KINDS):
            if not self.table.built[seat] >> landmark & 1:
                price += LANDMARK_COST[landmark]
        return price

    def rounds_to_go(self, seat: i64) -> float:
        """Rounds until the player can have paid all landmarks, one a turn, if its income grows."""
        table = self.table
        coins: i64 = table.coins[seat]
        owed = float(max(0, self.missing(seat) - coins))
        one = self.forecast.round(seat)
        rounds = self.until(owed, one)
        if not table.built[seat] & STATION:
            two = self.forecast.with_station(seat)
            if two > one:
                wait = self.until(float(max(0, STATION_COST - coins)), one)
                rounds = min(rounds, wait + self.until(max(0.0, owed - wait * one), two))
        return max(float(LANDMARK_KINDS - bin(table.built[seat]).count("1")), rounds)

    def until(self, owed: float, income: float) -> float:
        """Rounds until so much has been earned."""
        growth = self.preferences.growth
        income = max(0.0, income)
        return (sqrt(income * income + 2.0 * growth * owed) - income) / growth

    def built(self, action: Action) -> float:
        """The worth after building this."""
        table, seat = self.table, self.seat
        number: i64 = action.number
        coins: i64 = table.coins[seat]
        if action.verb == do.PASS:
            return self.worth()
        if action.verb == do.BUILD:
            table.coins[seat] = coins - COST[number]
            table.cards[seat * KINDS + number] += 1
            value = self.worth()
            table.cards[seat * KINDS + number] -= 1
        else:
            built: i64 = table.built[seat]
            table.coins[seat] = coins - LANDMARK_COST[number]
            table.built[seat] = table.active[seat] = built | 1 << number
            value = ALWAYS if table.built[seat] == ALL_LANDMARKS else self.worth()
            table.built[seat] = table.active[seat] = built
        table.coins[seat] = coins
        return value

    def swapped(self, partner: i64, given: i64, got: i64) -> float:
        """The worth after this swap."""
        self.exchange(partner, given, got)
        value = self.worth()
        self.exchange(partner, got, given)
        return value

    def exchange(self, partner: i64, given: i64, got: i64) -> None:
        cards = self.table.cards
        mine, his = self.seat * KINDS, partner * KINDS
        cards[mine + given] -= 1
        cards[his + given] += 1
        cards[his + got] -= 1
        cards[mine + got] += 1


def chance(state: MachiKoroState, seat: i64) -> float:
    """A player's chance of winning: whoever needs fewer rounds has more."""
    if state.phase == phase.OVER:
        return 1.0 if seat == state.turn else 0.0
    return 1.0 / (1.0 - Judge(state, seat, Preferences()).worth())


def answer(state: MachiKoroState, preferences: Preferences) -> Action:
    """What the player to move does by rule of thumb."""
    options = sensible(state, legal(state))
    if len(options) == 1:
        return options[0]
    judge = Judge(state, state.turn, preferences)
    now = state.phase
    if now == phase.BUILD:
        return best_build(judge, options)
    if now == phase.ROLL:
        one = judge.forecast.own_turn(state.turn, 1)
        return ROLL_TWO if judge.forecast.own_turn(state.turn, 2) > one else ROLL_ONE
    if now == phase.REROLL:
        return REROLL if wants_reroll(judge, state) else KEEP
    if now == phase.COLLECT:
        return richest(state)
    return best_swap(judge, state)


def best_build(judge: Judge, options: list[Action]) -> Action:
    """What leads to the best table; the first of several."""
    best = options[0]
    most = NEVER
    for action in options:
        value = judge.built(action)
        if value > most:
            best, most = action, value
    return best


def wants_reroll(judge: Judge, state: MachiKoroState) -> bool:
    """Whether the roll brings less than one may hope for."""
    seat = state.turn
    hope = judge.forecast.own_turn(seat, 2 if state.die2 else 1)
    worth = judge.forecast.own_roll(seat, state.die1 + state.die2)
    if state.active[seat] & PARK and state.die1 == state.die2 and not state.second:
        worth += max(hope, 0.0)
    return worth < hope


def richest(state: MachiKoroState) -> Action:
    """Collect from the other player with the most coins."""
    best = -1
    for seat in range(state.seats):
        if seat != state.turn and (best < 0 or state.coins[seat] > state.coins[best]):
            best = seat
    return ALL[FIRST_COLLECT + best]


def best_swap(judge: Judge, state: MachiKoroState) -> Action:
    """The swap that leads to the best table, step by step: with whom, which, for which."""
    now = state.phase
    best = DECLINE
    most = judge.worth() + 1e-9 if now == phase.SWAP else NEVER
    partner: i64
    for partner in range(state.seats):
        if partner == state.turn or (now != phase.SWAP and partner != state.partner):
            continue
        for give, given in enumerate(SWAPPABLE):
            if now == phase.GET and given != state.given:
                continue
            for get, got in enumerate(SWAPPABLE):
                if not allowed(state, partner, given, got):
                    continue
                value = judge.swapped(partner, given, got)
                if value > most:
                    most = value
                    if now == phase.SWAP:
                        best = ALL[FIRST_SWAP + partner]
                    elif now == phase.GIVE:
                        best = ALL[FIRST_GIVE + give]
                    else:
                        best = ALL[FIRST_GET + get]
    return best


def sensible(state: MachiKoroState, options: list[Action]) -> list[Action]:
    """The answers without those that nobody with sense would give."""
    if state.phase == phase.BUILD:
        return sensible_builds(state, options)
    if state.phase == phase.ROLL and not needs_two_dice(state):
        return [ROLL_ONE] if rolls_in_vain(state) else options
    if state.phase == phase.REROLL and brings_nothing(state):
        return [REROLL]
    return options


def rolls_in_vain(state: MachiKoroState) -> bool:
    """Whether one die is expected to bring more than two."""
    forecast = Forecast(state)
    return forecast.own_turn(state.turn, 1) > forecast.own_turn(state.turn, 2)


def brings_nothing(state: MachiKoroState) -> bool:
    """Whether the roll brings no coin and no second turn, and another one might."""
    if state.active[state.turn] & PARK and state.die1 == state.die2 and not state.second:
        return False
    forecast = Forecast(state)
    hope = forecast.own_turn(state.turn, 2 if state.die2 else 1)
    return forecast.own_roll(state.turn, state.die1 + state.die2) <= 0 < hope


def sensible_builds(state: MachiKoroState, options: list[Action]) -> list[Action]:
    """What to build, without what a beginner would laugh at.

    Nobody passes if a card would raise the income, unless he could then not pay for a landmark in
    the next round; buys a card that raises nothing, not even with two dice that he would roll; or
    builds a train station that none of his cards is waiting for while a card soon pays for itself.
    """
    forecast = Forecast(state)
    useful = [action for action in options if action.verb == do.BUILD and earns(forecast, action)]
    if not useful:
        return options
    kept = useful + [action for action in options if action.verb == do.LANDMARK]
    idle = not needs_two_dice(state) and not is_last(state, BUILD_STATION)
    early = not state.built[state.turn] or any(pays(forecast, action) for action in useful)
    if idle and early and BUILD_STATION in kept:
        kept.remove(BUILD_STATION)
    cheapest: i64 = min([COST[action.number] for action in useful])
    return [*kept, PASS] if saves(forecast, cheapest, idle) else kept


def earns(forecast: Forecast, action: Action) -> bool:
    """Whether the card raises the income of the player to move.

    With two dice counts, too, if what they bring then comes near to what one die brings.
    """
    seat = forecast.table.turn
    kind: i64 = action.number
    if forecast.gain(seat, kind) > 0:
        return True
    place = seat * KINDS + kind
    before = forecast.with_station(seat)
    forecast.table.cards[place] += 1
    after = forecast.with_station(seat)
    forecast.table.cards[place] -= 1
    return after > before and after >= NEARLY * forecast.round(seat)


def pays(forecast: Forecast, action: Action) -> bool:
    """Whether the card soon brings in what it costs."""
    kind: i64 = action.number
    return SOON * forecast.gain(forecast.table.turn, kind) >= float(COST[kind])


def is_last(state: MachiKoroState, landmark: Action) -> bool:
    """Whether all other landmarks are built."""
    return state.built[state.turn] | 1 << landmark.number == ALL_LANDMARKS


def saves(forecast: Forecast, cheapest: i64, idle: bool) -> bool:
    """Whether the next round should pay for a landmark, but not for a card before it, too.

    A train station that no card is waiting for is not worth saving for.
    """
    table = forecast.table
    coins: i64 = table.coins[table.turn]
    hope = float(coins) + forecast.round(table.turn)
    landmark: i64
    cost: i64
    for landmark in range(LANDMARK_KINDS):
        cost = LANDMARK_COST[landmark]
        wanted = not table.built[table.turn] >> landmark & 1
        if idle and cost == STATION_COST:
            continue
        if wanted and coins < cost and float(cost) <= hope < float(cost + cheapest):
            return True
    return False


def needs_two_dice(state: MachiKoroState) -> bool:
    """Whether the player has a card that only two dice can roll."""
    return any(state.cards[state.turn * KINDS + kind] for kind in TWO_DICE_ONLY)
