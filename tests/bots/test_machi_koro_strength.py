"""Plans beat one another in a circle, and the bots that think beat the plans."""

from itertools import pairwise
from time import monotonic

import pytest

from kontor.bots.machi_koro.expectimax import ExpectimaxBot
from kontor.bots.machi_koro.judge import chance
from kontor.bots.machi_koro.plans import BAKERY, CHEESE, CONVENIENCE, LIBRARY, SPREAD, plan
from kontor.bots.machi_koro.rollout import NOBODY, Dice, Plan, answer, play_out
from kontor.bots.machi_koro.search import SearchBot, likely, skipped, strangers
from kontor.bots.registry import explain
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.cards import KIND
from kontor.games.machi_koro.state import BUILD, KINDS, OVER, REROLL, MachiKoroState
from kontor.words import LANGUAGES, Words


def share(one: Plan, other: Plan, blocks: int = 150) -> float:
    """How often the first wins, on equal dice from both seats."""
    dice = Dice()
    won = 0
    for seed in range(blocks):
        for seat in (0, 1):
            state = GAME.start(Setup(2, first=0), Seeded(0))
            dice.seed = 1 + seed * 17
            plans = [one, other] if seat == 0 else [other, one]
            won += play_out(state, plans, dice) == seat
    return won / (2 * blocks)


@pytest.mark.parametrize(
    ("better", "worse"),
    [(CHEESE, CONVENIENCE), (CHEESE, SPREAD), (BAKERY, CHEESE), (CONVENIENCE, BAKERY)],
)
def test_the_plans_beat_one_another_in_a_circle(better: Plan, worse: Plan) -> None:
    assert share(better, worse) > 0.5


def position(phase: int = BUILD, seats: int = 2) -> MachiKoroState:
    state = GAME.start(Setup(seats, first=0), Seeded(1))
    state.phase = phase
    return state


def own(state: MachiKoroState, seat: int, card: str, count: int) -> None:
    state.cards[seat * KINDS + KIND[card]] += count
    state.market[KIND[card]] -= count


def test_a_plan_buys_in_order_skips_what_is_sold_out_and_saves() -> None:
    two = plan("two", 1, ("ranch", 2), "cafe", "shopping-mall")
    state = position()
    assert answer(state, two).what == "ranch"
    own(state, 0, "ranch", 2)
    assert answer(state, two).what == "cafe"
    state.coins[0] = 1
    assert answer(state, two).do == "pass"
    state.market[KIND["cafe"]] = 0
    state.coins[0] = 10
    assert answer(state, two).what == "shopping-mall"
    state.built[0] = 0b0010
    assert answer(state, two).what == "train-station"


def test_a_plan_rolls_again_when_a_roll_brings_nothing() -> None:
    state = position(REROLL)
    state.built[0] = state.active[0] = 0b1000
    state.die1 = 6
    assert answer(state, BAKERY).do == "reroll"
    state.die1 = 3
    assert answer(state, BAKERY).do == "keep"


def test_playouts_use_the_same_dice_in_the_same_turn_whatever_was_chosen() -> None:
    one, other = Dice(), Dice()
    one.seed = other.seed = 12
    other.at(3)
    other.below(6)
    for turn in range(30):
        one.at(turn)
        other.at(turn)
        assert one.roll(2) == other.roll(2)
        other.below(6)


def test_the_small_dice_are_fair() -> None:
    dice = Dice()
    faces = [0] * 6
    pairs = set()
    for seed in range(300):
        dice.seed = seed
        for turn in range(20):
            dice.at(turn)
            first, second = dice.roll(2)
            faces[first - 1] += 1
            faces[second - 1] += 1
            pairs.add((first, second))
    assert all(1850 < count < 2150 for count in faces)
    assert len(pairs) == 36


def test_a_playout_without_end_is_undecided() -> None:
    idle = plan("idle", 2, ("mine", 6), ("mine", 99))
    state = position()
    state.market[KIND["mine"]] = 99
    for seat in (0, 1):
        state.cards[seat * KINDS : (seat + 1) * KINDS] = [0] * KINDS
    assert play_out(state, [idle, idle], Dice()) == NOBODY


def test_guesses_follow_what_was_built_and_passed_over() -> None:
    state = position()
    own(state, 1, "ranch", 4)
    assert strangers(state, 1, CHEESE) == 0
    assert strangers(state, 1, BAKERY) == 4
    weights = likely(state, 1, LIBRARY)
    assert weights[LIBRARY.index(CHEESE)] > weights[LIBRARY.index(BAKERY)]
    state.built[1] = 0b0001
    assert skipped(state, 1, CHEESE) == 3, "two ranches and a cheese factory before the station"
    own(state, 1, "cheese-factory", 1)
    assert skipped(state, 1, CHEESE) == 2


def won(state: MachiKoroState, seed: int) -> bool:
    """Whether the search beats the bakery plan from this position."""
    chance = Seeded(seed)
    bot = SearchBot(seed, trials=80)
    while (seat := GAME.to_move(state)) is not None:
        legal = GAME.legal(state)
        if len(legal) == 1:
            action = legal[0]
        else:
            action = bot.choose(GAME.view(state, 0)) if seat == 0 else answer(state, BAKERY)
        GAME.advance(state, action, chance, None)
    return state.turn == 0


def test_the_search_takes_a_win_and_stops_at_nothing_less() -> None:
    state = position()
    state.built[:] = [0b0111, 0b0111]
    state.coins[:] = [22, 21]
    assert SearchBot(1, trials=400).choose(GAME.view(state, 0)).what == "radio-tower"


def test_the_search_wins_a_position_that_is_as_good_as_won() -> None:
    for seed in range(2):
        state = position()
        state.built[0] = state.active[0] = 0b0111
        state.coins[0] = 21
        own(state, 0, "convenience-store", 3)
        assert won(state, seed)


def test_more_effort_is_spent_on_what_matters() -> None:
    state = position()
    state.coins[0] = 8
    ranked = SearchBot(3, trials=800).ranked(GAME.view(state, 0))
    assert {arm.action for arm in ranked} <= set(GAME.legal(state))
    assert len(ranked[0].outcomes) >= max(len(arm.outcomes) for arm in ranked[1:])


def test_a_deadline_in_the_past_still_gets_an_answer() -> None:
    state = position()
    assert SearchBot(3).choose(GAME.view(state, 0), deadline=0.0) in GAME.legal(state)


def test_whoever_is_nearer_to_four_landmarks_has_the_better_chance() -> None:
    state = position(seats=3)
    assert chance(state, 0) == pytest.approx(1 / 3)
    state.built[1] = 0b0110
    own(state, 2, "forest", 3)
    first, second, third = (chance(state, seat) for seat in range(3))
    assert first + second + third == pytest.approx(1)
    assert second > first
    assert third > first
    state.phase = OVER
    assert [chance(state, seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_looking_through_the_turn_wins_when_it_can() -> None:
    state = position()
    state.built[0] = 0b0111
    state.coins[0] = 22
    assert ExpectimaxBot().choose(GAME.view(state, 0)).what == "radio-tower"


def test_advice_gives_chances_and_reasons_in_words() -> None:
    state = position()
    state.coins[0] = 11
    advice = explain("machi-koro", GAME.view(state, 0))
    assert advice
    assert all(one.chance is None or 0 <= one.chance <= 1 for one in advice)
    assert all(one.action in GAME.legal(state) for one in advice)
    for language in LANGUAGES:
        words = Words(language, GAME, ["A", "B"])
        for one in advice:
            said = [reason.said(words) for reason in one.reasons]
            assert said
            assert all("{" not in sentence for sentence in said)


def test_a_spectator_gets_no_advice() -> None:
    assert explain("machi-koro", GAME.view(position(), None)) == []


def test_the_library_holds_different_plans() -> None:
    lists = sorted(str((p.items, p.counts, p.dice)) for p in LIBRARY)
    assert all(one != other for one, other in pairwise(lists))


def test_who_looks_through_every_roll_answers_in_time() -> None:
    state = position()
    view = GAME.view(state, 0)
    assert ExpectimaxBot().choose(view, deadline=0.0) in view.legal
    assert ExpectimaxBot().choose(view, deadline=monotonic() + 600) is ExpectimaxBot().choose(view)
