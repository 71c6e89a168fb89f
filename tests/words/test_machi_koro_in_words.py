"""Machi Koro's vocabulary is what the rules really say, and it reads right in each language."""

import pytest
from msgspec.structs import replace

from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME, events
from kontor.words import LANGUAGES, Words

NAMES = ("Ola", "Anna", "Bert")


def played(seed: int) -> AnySession:
    """A random game with both variants."""
    chance = Seeded(seed)
    options = {"come-what-may": True, "first-games": bool(seed % 2)}
    session: AnySession = Session(GAME, Setup(3, options), chance)
    while session.to_move() is not None:
        legal = session.legal()
        session.play(legal[chance.below(len(legal))])
    return session


@pytest.fixture(scope="module")
def games_played() -> list[AnySession]:
    return [played(seed) for seed in range(12)]


def test_the_rules_tell_exactly_the_declared_events(games_played: list[AnySession]) -> None:
    told = {
        event.name: tuple(event.facts)
        for session in games_played
        for decision in session.decisions
        for event in decision.events
    }
    assert told == dict(GAME.vocabulary().events)


def test_the_rules_refuse_by_exactly_the_declared_rules() -> None:
    refused = set()
    for seed in range(6):
        chance = Seeded(seed)
        options = {"come-what-may": seed % 3 == 0, "first-games": bool(seed % 2)}
        state = GAME.start(Setup(2, options), chance)
        while True:
            refused |= {GAME.why_not(state, action) for action in GAME.actions()}
            legal = GAME.legal(state)
            if not legal:
                break
            GAME.advance(state, legal[chance.below(len(legal))], chance, None)
    assert refused - {None} == set(GAME.vocabulary().rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_gap(language: str, games_played: list[AnySession]) -> None:
    session = games_played[0]
    for viewer in (0, None):
        words = Words(language, GAME, NAMES, viewer)
        told = [words.event(event) for d in session.decisions for event in d.events]
        told += [words.action(a) for a in GAME.actions() if a.what != 3]
        view = session.view(viewer)
        for section in GAME.show(view, words):
            told += [section.title, *section.columns, section.note]
            assert all(len(row.cells) == 1 + len(section.columns) for row in section.rows)
        for things in GAME.vocabulary().things.values():
            for thing in things:
                told += GAME.explain(view, thing, words) or ["{ nothing is said }"]
        assert [sentence for sentence in told if "{" in sentence or "None" in sentence] == []


def test_nothing_is_explained_that_is_not_in_the_game() -> None:
    session = played(1)
    assert GAME.explain(session.view(0), "sawmill", Words("en", GAME, NAMES)) is None


PAID = events.Paid(seat=1, to=0, card="cafe", coins=1, unpaid=0)


@pytest.mark.parametrize(
    ("language", "event", "mine", "his"),
    [
        ("de", events.Built(seat=0, card="forest", coins=3),
         "Du baust einen Wald für 3 Münzen.", "Ola baut einen Wald für 3 Münzen."),
        ("en", events.Built(seat=0, card="apple-orchard", coins=3),
         "You build an Apple Orchard for 3 coins.", "Ola builds an Apple Orchard for 3 coins."),
        ("pl", events.Built(seat=0, card="cafe", coins=2),
         "Budujesz kawiarnię za 2 monety.", "Ola buduje kawiarnię za 2 monety."),
        ("de", PAID,
         "Anna zahlt dir 1 Münze (Café).", "Anna zahlt Ola 1 Münze (Café)."),
        ("en", replace(PAID, coins=0, unpaid=1),
         "Anna has nothing to pay you with (Café).", "Anna has nothing to pay Ola with (Café)."),
        ("pl", replace(PAID, unpaid=2),
         "Anna płaci ci 1 monetę, brakuje 2 (Kawiarnia).",
         "Anna płaci graczowi Ola 1 monetę, brakuje 2 (Kawiarnia)."),
    ],
)  # fmt: skip
def test_a_sentence_speaks_to_its_reader(language: str, event: Event, mine: str, his: str) -> None:
    words = Words(language, GAME, NAMES)
    assert words.seen_by(0).event(event) == mine
    assert words.seen_by(2).event(event) == his


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (1, "Anna dostaje 1 monetę za piekarnię."),
        (2, "Anna dostaje 2 monety za 2 piekarnie."),
        (5, "Anna dostaje 5 monet za 5 piekarni."),
    ],
)
def test_polish_counts_as_a_pole_does(cards: int, sentence: str) -> None:
    event = events.Earned(seat=1, card="bakery", cards=cards, coins=cards)
    assert Words("pl", GAME, NAMES).event(event) == sentence
