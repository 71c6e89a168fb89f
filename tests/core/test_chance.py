"""The kinds of chance."""

import math
from collections import Counter

import pytest

from kontor.core.chance import (
    EVERYBODY,
    Asked,
    Deck,
    Logged,
    Question,
    Scripted,
    Sealed,
    Seeded,
    commitment,
)
from kontor.core.faults import BadOutcome

DECK = Deck("fruit", ["apple", "pear", "plum"])


def chi_squared(counts: Counter[int], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((counts[value] - expected) ** 2 / expected for value in range(outcomes))


def critical(outcomes: int) -> float:
    """The value that an honest die exceeds once in a million (Wilson and Hilferty)."""
    freedom = outcomes - 1
    return freedom * (1 - 2 / (9 * freedom) + 4.75 * math.sqrt(2 / (9 * freedom))) ** 3


@pytest.mark.parametrize("sides", [6, 2, 7, 50, 84, 256, 1000])
def test_a_seeded_pick_is_uniform(sides: int) -> None:
    chance = Seeded(1)
    counts = Counter(chance.below(sides) for _ in range(100_000))
    assert set(counts) <= set(range(sides))
    assert chi_squared(counts, sides) < critical(sides)


def test_a_million_sealed_rolls_are_uniform() -> None:
    chance = Sealed(b"a table's secret", [b"Anna", b"Bert"])
    counts = Counter(chance.below(6) for _ in range(1_000_000))
    assert chi_squared(counts, 6) < critical(6)


def test_two_sealed_dice_are_independent() -> None:
    chance = Sealed(b"another secret")
    pairs = Counter(6 * a + b - 7 for a, b in (chance.roll(2) for _ in range(100_000)))
    assert chi_squared(pairs, 36) < critical(36)


def test_equal_seeds_give_equal_outcomes_for_ever() -> None:
    chance = Seeded(42)
    assert [chance.below(6) for _ in range(12)] == [1, 1, 3, 1, 1, 1, 2, 4, 5, 2, 1, 0]
    assert [chance.below(1000) for _ in range(4)] == [493, 438, 102, 321]


def test_sealed_outcomes_are_fixed_by_secret_entropy_and_number() -> None:
    first = [Sealed(b"s", [b"a", b"b"]).below(1000) for _ in range(2)]
    assert first[0] == first[1]
    chance = Sealed(b"s", [b"a", b"b"])
    row = [chance.below(1000) for _ in range(5)]
    later = Sealed(b"s", [b"a", b"b"], drawn=3)
    assert [later.below(1000), later.below(1000)] == row[3:]
    other_secret, other_entropy = Sealed(b"t", [b"a", b"b"]), Sealed(b"s", [b"ab", b""])
    assert [other_secret.below(1000) for _ in range(5)] != row
    assert [other_entropy.below(1000) for _ in range(5)] != row


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize("chance", [Seeded(3), Sealed(b"x")])
def test_a_card_is_drawn_as_often_as_the_bag_holds_it(chance: Seeded | Sealed) -> None:
    drawn = Counter(chance.draw(DECK, [1, 0, 3]) for _ in range(20_000))
    assert set(drawn) == {0, 2}
    assert 4600 < drawn[0] < 5400


def test_a_script_is_followed_to_the_letter() -> None:
    chance = Scripted([3, "plum", 6, 5])
    assert chance.roll(1) == (3, 0)
    assert chance.draw(DECK, [1, 1, 1]) == 2
    assert chance.roll(2) == (6, 5)
    chance.finish()


@pytest.mark.parametrize(
    ("outcomes", "message"),
    [
        ([], "a die is missing"),
        ([7], "cannot show 7"),
        ([0], "cannot show 0"),
        (["apple"], "cannot show 'apple'"),
        ([True], "cannot show True"),
    ],
)
def test_an_impossible_die_is_refused(outcomes: list[int | str], message: str) -> None:
    with pytest.raises(BadOutcome, match=message):
        Scripted(outcomes).roll(1)


@pytest.mark.parametrize(
    ("outcomes", "message"),
    [
        ([], "a fruit card is missing"),
        (["cherry"], "'cherry' is no fruit card"),
        ([4], "4 is no fruit card"),
        (["pear"], "no fruit card 'pear' is left"),
    ],
)
def test_an_impossible_card_is_refused(outcomes: list[int | str], message: str) -> None:
    with pytest.raises(BadOutcome, match=message):
        Scripted(outcomes).draw(DECK, [1, 0, 1])


def test_outcomes_left_over_are_refused() -> None:
    with pytest.raises(BadOutcome, match="5 was never drawn"):
        Scripted([5]).finish()


def test_asked_chance_names_every_outcome_with_its_weight() -> None:
    with pytest.raises(Question) as one:
        Asked().roll(1)
    assert one.value.outcomes == [[1], [2], [3], [4], [5], [6]]
    with pytest.raises(Question) as two:
        Asked().roll(2)
    assert len(two.value.outcomes) == 21
    assert sum(two.value.weights) == 36
    assert two.value.weights[two.value.outcomes.index([3, 3])] == 1
    assert two.value.weights[two.value.outcomes.index([2, 5])] == 2
    with pytest.raises(Question) as card:
        Asked().draw(DECK, [2, 0, 5])
    assert (card.value.outcomes, card.value.weights) == ([["apple"], ["plum"]], [2, 5])


def test_asked_chance_follows_its_script_before_it_asks() -> None:
    chance = Asked([2, 4, "apple"])
    assert chance.roll(2) == (2, 4)
    assert chance.draw(DECK, [1, 1, 1]) == 0
    with pytest.raises(Question):
        chance.roll(1)


def test_logged_chance_remembers_outcomes_and_who_may_know_them() -> None:
    chance = Logged(Scripted([1, 2, "pear", "plum"]))
    chance.roll(2)
    chance.draw(DECK, [1, 1, 1])
    chance.draw(DECK, [1, 1, 1], owner=2)
    assert chance.collect() == ([1, 2, "pear", "plum"], [EVERYBODY, EVERYBODY, EVERYBODY, 2])
    assert chance.collect() == ([], [])
