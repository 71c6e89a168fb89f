"""No seat can tell apart what it may not know, and guesses at it are fair."""

import json
from collections import Counter
from itertools import permutations, product
from math import comb, prod, sqrt
from typing import cast

from hypothesis import assume, given
from hypothesis import strategies as st

from kontor.core.action import Action, Thing
from kontor.core.chance import EVERYBODY, Asked, Chance, Logged, Outcome, Question, Seeded
from kontor.core.event import Event
from kontor.core.view import to_json
from kontor.games.golden_city import GAME
from kontor.games.golden_city.actions import ACTIONS, CHOOSE, PAY
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.state import GoldenCityState
from tests.positions import advanced, setups
from tests.rules.golden_city.table import Table

SETUPS = setups(GAME)
BONUSES = [card.id for card in BONUS_CARDS]


def seen(state: GoldenCityState, seat: int | None) -> str:
    """The view as it leaves the server."""
    return json.dumps(to_json(GAME.view(state, seat)))


def hidden_kinds(state: GoldenCityState, seat: int) -> list[int]:
    """A hand's cards that the table does not know of, one by one."""
    place = 5 * seat
    unknown = [state.hand[place + kind] - state.known[place + kind] for kind in range(5)]
    return [kind for kind, count in enumerate(unknown) for _ in range(count)]


def shuffled(cards: list[int], chance: Seeded) -> list[int]:
    pool = cards[:]
    return [pool.pop(chance.below(len(pool))) for _ in cards]


def permuted(state: GoldenCityState, viewer: int | None, seed: int) -> GoldenCityState:
    """Another position that the viewer cannot tell from this one, made by hand."""
    chance = Seeded(seed)
    twin = state.copy()
    others = [seat for seat in range(state.seats) if seat != viewer]
    _permute_landforms(twin, others, chance)
    _permute_bonus_cards(twin, viewer, chance)
    if not state.open_letters:
        for seat in others:
            twin.letters[seat] = chance.below(100)
    return twin


def _permute_landforms(twin: GoldenCityState, others: list[int], chance: Seeded) -> None:
    """Mix all unknown cards with the draw pile and deal them out again."""
    pile = [kind for kind, count in enumerate(twin.draw) for _ in range(count)]
    unknown = [hidden_kinds(twin, seat) for seat in others]
    cards = shuffled([kind for hand in [pile, *unknown] for kind in hand], chance)
    for seat, hand in zip(others, unknown, strict=True):
        dealt, cards = cards[: len(hand)], cards[len(hand) :]
        for kind in range(5):
            twin.hand[5 * seat + kind] = twin.known[5 * seat + kind] + dealt.count(kind)
    twin.draw = [cards.count(kind) for kind in range(5)]


def _permute_bonus_cards(twin: GoldenCityState, viewer: int | None, chance: Seeded) -> None:
    """Between two looks of the viewer the others' cards may have been taken in any order."""
    looking = twin.turn == viewer and twin.phase == 3
    gap: list[int] = []
    for place, taker in enumerate([*twin.takers, viewer if looking else -1]):
        if taker not in (viewer, -1):
            gap.append(place)
            continue
        pool = [twin.taken[n] for n in gap]
        if taker == -1 or viewer is None:
            pool += [card for card in range(len(BONUSES)) if card not in twin.taken]
        for n, card in zip(gap, shuffled(pool, chance), strict=False):
            twin.taken[n] = card
        gap = []


POSITIONS = st.tuples(
    st.builds(
        lambda setup, seed, decisions: advanced(GAME, setup, seed, decisions).state,
        st.sampled_from(SETUPS),
        st.integers(0, 2**32 - 1),
        st.integers(0, 230),
    ),
    st.sampled_from([None, 0, 1, 2]),
    st.integers(0, 2**16),
)


@given(POSITIONS)
def test_a_view_is_the_same_whatever_the_seat_cannot_know__GC_H2(
    drawn: tuple[GoldenCityState, int | None, int],
) -> None:
    state, viewer, seed = drawn
    assume(GAME.result(state) is None)
    twin = permuted(state, viewer, seed)
    assert GAME.broken(twin) is None
    assert seen(twin, viewer) == seen(state, viewer)


def perform(
    state: GoldenCityState, action: Action, payment: Action | None, chance: Chance
) -> list[Event]:
    """A step as the table sees it: a business comes with its payment, this one if it can."""
    events = GAME.apply(state, action, chance)
    options = GAME.legal(state)
    if options and options[0].verb == PAY:
        events += GAME.apply(state, payment if payment in options else options[-1], chance)
    return events


def paid(events: list[Event]) -> list[Thing]:
    return [cast(Thing, event.facts["cards"]) for event in events if event.name == "built"]


Step = tuple[Action, Action | None]


def repeated(
    state: GoldenCityState, step: Step, seen_by_viewer: list[Outcome | None], seed: int
) -> tuple[GoldenCityState, list[Event]]:
    """The step in another position: the same cards where the viewer sees them, else others."""
    script: list[Outcome] = []
    while True:
        after = state.copy()
        try:
            return after, perform(after, *step, Asked(script))
        except Question as question:
            assume(len(script) < len(seen_by_viewer))
            outcome = seen_by_viewer[len(script)]
            if outcome is None:
                script += question.outcomes[seed % len(question.outcomes)]
            else:
                assume([outcome] in question.outcomes)
                script.append(outcome)


@given(POSITIONS)
def test_events_are_the_same_whatever_the_seat_cannot_know__GC_H2(
    drawn: tuple[GoldenCityState, int | None, int],
) -> None:
    """The same public step in two positions that the viewer cannot tell apart.

    It must not lead to where he may know more: the end, or his choice of a bonus card.
    """
    state, viewer, seed = drawn
    twin = permuted(state, viewer, seed)
    own = state.turn == viewer
    options = GAME.legal(state)
    assume(options and (own or options[0].verb != PAY))
    action = options[seed % len(options)]
    other = action if own or action.verb != CHOOSE else GAME.legal(twin)[0]
    assume(GAME.why_not(twin, other) is None)
    chance = Logged(Seeded(seed))
    events = perform(state, action, None, chance)
    visible = [
        outcome if owner in (EVERYBODY, viewer) else None
        for outcome, owner in zip(*chance.collect(), strict=True)
    ]
    cards = paid(events)
    payment = ACTIONS.of("pay", cards[0]) if cards else None
    twin, twin_events = repeated(twin, (other, payment), visible, seed)
    assume(paid(twin_events) == cards and GAME.result(state) is None)
    assume(GAME.view(state, viewer).question != "choose" or state.turn != viewer)
    told = [json.dumps(event.seen_by(viewer).to_json()) for event in events]
    assert told == [json.dumps(event.seen_by(viewer).to_json()) for event in twin_events]
    assert seen(twin, viewer) == seen(state, viewer)


# --- how often each guess comes

DRAWS = 6000


def fits(counted: Counter[object], weights: dict[object, int]) -> bool:
    """A chi-squared test at the thousandth, by the approximation of Wilson and Hilferty."""
    total = sum(weights.values())
    assert set(counted) <= set(weights), "something impossible was guessed"
    freedom = len(weights) - 1
    expected = {case: DRAWS * weight / total for case, weight in weights.items()}
    assert min(expected.values()) > 5
    statistic = sum((counted[case] - e) ** 2 / e for case, e in expected.items())
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3
    return statistic < limit


def guesses(table: Table, viewer: int | None) -> list[GoldenCityState]:
    view = table.view(viewer)
    chance = Seeded(11)
    return [GAME.determinise(view, chance) for _ in range(DRAWS)]


def few_unseen() -> Table:
    """Three players; coast, woodland and desert cards are unseen, six in all."""
    table = Table(
        3,
        hands=[{"meadow": 2}, {"coast": 1, "desert": 2}, {"coast": 1, "woodland": 1}],
        discards={"coast": 7, "woodland": 8, "meadow": 8, "mountain": 10, "desert": 7},
    )
    table.state.known[5:10] = [0, 0, 0, 0, 1]
    return table


def test_unseen_landform_cards_are_dealt_as_if_shuffled__GC_H2() -> None:
    """Seat 1 holds two and seat 2 two of the unseen 3 coast, 2 woodland and 2 desert cards."""
    table = few_unseen()
    unseen = (3, 2, 2)
    assert sum(table.state.draw) == 3
    weights: dict[object, int] = {}
    for first in hands_of(2, unseen):
        left = tuple(have - held for have, held in zip(unseen, first, strict=True))
        for second in hands_of(2, left):
            weights[first, second] = ways(first, unseen) * ways(second, left)
    counted: Counter[object] = Counter()
    for state in guesses(table, 0):
        assert state.hand[:5] == [0, 0, 2, 0, 0]
        first = (state.hand[5], state.hand[6], state.hand[9] - 1)
        counted[first, (state.hand[10], state.hand[11], state.hand[14])] += 1
    assert fits(counted, weights)


def hands_of(size: int, available: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every hand of so many cards."""
    options = product(*(range(count + 1) for count in available))
    return [hand for hand in options if sum(hand) == size]


def ways(hand: tuple[int, ...], available: tuple[int, ...]) -> int:
    """How many sets of single cards look like this hand."""
    return prod(comb(have, held) for have, held in zip(available, hand, strict=True))


def test_a_spectator_guesses_at_every_hand__GC_H4() -> None:
    table = few_unseen()
    unseen = (3, 2, 2, 2)
    counted: Counter[object] = Counter()
    for state in guesses(table, None):
        counted[state.hand[0], state.hand[1], state.hand[4], state.hand[2]] += 1
    assert fits(counted, {hand: ways(hand, unseen) for hand in hands_of(2, unseen)})


def test_bonus_cards_are_guessed_from_what_the_viewer_saw__GC_R4() -> None:
    """Seat 0 took the third, so he knows which two went before and what could go after."""
    order = [(1, "scales"), (2, "city"), (0, "river"), (1, "coin"), (2, "desert")]
    table = Table(3, bonus=order)
    (look,) = table.view(0).bonus_looks
    assert look.left == ("coin", "river", "woodland", "meadow", "mountain", "desert")
    before = list(permutations(["scales", "city"]))
    after = list(permutations(["coin", "woodland", "meadow", "mountain", "desert"], 2))
    weights: dict[object, int] = {(*a, "river", *b): 1 for a in before for b in after}
    counted: Counter[object] = Counter()
    for state in guesses(table, 0):
        counted[tuple(BONUSES[card] for card in state.taken)] += 1
    assert fits(counted, weights)


def test_who_took_no_bonus_card_knows_nothing_of_them__GC_R4() -> None:
    table = Table(3, bonus=[(1, "scales"), (2, "city")])
    weights: dict[object, int] = dict.fromkeys(permutations(range(8), 2), 1)
    counted: Counter[object] = Counter(tuple(state.taken) for state in guesses(table, 0))
    assert fits(counted, weights)


def test_who_is_choosing_knows_what_is_left__GC_R4() -> None:
    order = [(1, "scales"), (2, "city"), (1, "coin")]
    table = Table(3, bonus=order, hands=[{"mountain": 2}], built=["c3"])
    table.do("build", "r5")
    weights: dict[object, int] = dict.fromkeys(permutations([0, 1, 2]), 1)
    counted: Counter[object] = Counter(tuple(state.taken) for state in guesses(table, 0))
    assert fits(counted, weights)
    assert counted.total() == DRAWS


def test_a_bot_takes_secret_letters_to_be_level_with_its_own__GC_H3() -> None:
    table = Table(letters=[7, 8, 9, 10])
    assert GAME.determinise(table.view(2), Seeded(0)).letters == [9, 9, 9, 9]
    shown = Table(letters=[7, 8, 9, 10], open_letters=True)
    assert GAME.determinise(shown.view(2), Seeded(0)).letters == [7, 8, 9, 10]
