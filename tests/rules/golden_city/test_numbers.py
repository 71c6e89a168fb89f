"""The numbers that pages are given are those by which the rules play."""

from collections.abc import Iterator

import pytest

from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME, board, events, geography, state
from kontor.games.golden_city.geography import SITE_NUMBER, kind_of
from kontor.games.golden_city.numbers import NUMBERS


@pytest.fixture(scope="module")
def games_played() -> list[AnySession]:
    """Random games."""
    played = []
    for seed in range(12):
        chance = Seeded(seed)
        session: AnySession = Session(GAME, Setup(3 + seed % 2), chance)
        while options := session.legal():
            session.play(options[chance.below(len(options))])
        played.append(session)
    return played


def told(sessions: list[AnySession]) -> Iterator[Event]:
    for session in sessions:
        for decision in session.decisions:
            yield from decision.events


def test_what_positions_and_sets_are_made_for_is_what_there_is__GC_C4() -> None:
    assert len(geography.LANDFORMS) == state.LANDFORM_KINDS
    assert len(geography.GOODS_CARD_IDS) == state.GOODS_KINDS
    assert sum(geography.BACKS.values()) == geography.SCORE_CARDS
    assert geography.OUTER_SITES.start == board.FIRST_CITY_PART
    assert geography.INNER_SITES.start == board.FIRST_INNER_PART
    rewards = (board.COIN, board.TWO_COINS, board.LANDFORM, board.KEY, board.BONUS, board.GOOD)
    assert rewards == tuple(range(len(geography.REWARDS)))


def test_expulsions_cost_what_the_numbers_say__GC_A4(games_played: list[AnySession]) -> None:
    before, most, prices = 0, 0, NUMBERS["expulsion_prices"]
    for event in told(games_played):
        if isinstance(event, events.Expelled):
            assert before >= len(prices) or event.coins == prices[before]
            before += 1
            most = max(most, before)
        elif isinstance(event, events.TookPair):
            before = 0
    assert most >= 2


def test_businesses_cost_what_the_numbers_say__GC_D2(games_played: list[AnySession]) -> None:
    cheapest: dict[str, dict[str, int]] = {}
    for event in told(games_played):
        if isinstance(event, events.Built):
            cost = {"cards": sum(event.cards.values()), "keys": event.keys}
            kind = kind_of(SITE_NUMBER[event.site])
            cheapest[kind] = min(cheapest.get(kind, cost), cost, key=lambda cost: cost["cards"])
    assert cheapest == NUMBERS["costs"]


def test_parts_of_the_city_pay_the_letters_that_the_numbers_say__GC_R7(
    games_played: list[AnySession],
) -> None:
    won: dict[str, dict[int, int]] = {"outer": {}, "inner": {}}
    kind = ""
    for event in told(games_played):
        if isinstance(event, events.Built):
            kind = kind_of(SITE_NUMBER[event.site])
        elif isinstance(event, events.CityLetters) and event.letters:
            won[kind][event.place] = event.letters
    assert {kind: [by[n] for n in sorted(by)] for kind, by in won.items()} == NUMBERS["letters"]
