"""What a game declares is what it does: events, actions, views and decks."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from jsonschema_rs import Draft202012Validator

from kontor.core.chance import FACES, Outcome, Pile, Sealed, Seeded
from kontor.core.event import Event, name_of
from kontor.core.game import Game
from kontor.core.names import Seat, named_by
from kontor.core.registry import games
from kontor.core.schema import declarations
from kontor.core.session import AnySession, Session
from kontor.core.view import to_json
from kontor.server.visibility import encode
from tests.positions import sessions, setups


@cache
def validator(game: Game[Any], part: str) -> Draft202012Validator:
    """Tells whether JSON is what the game says its ``Event``, ``Action`` or ``View`` looks like."""
    return Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": declarations(game)})


def kind_of(game: Game[Any], event: Event) -> type[Event]:
    """The declaration of an event, or of that of which it is a special case."""
    return next(kind for kind in game.event_types() if isinstance(event, kind))


@given(sessions())
def test_events_and_views_look_as_they_are_described(session: AnySession) -> None:
    game = session.game
    for seat in (None, *range(session.setup.seats)):
        validator(game, "View").validate(json.loads(encode(session.view(seat))))
        for decision in session.decisions:
            for event in decision.seen_by(seat).events:
                validator(game, "Event").validate(json.loads(encode(event)))


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_action_looks_as_it_is_described(game: Game[Any]) -> None:
    for action in game.actions():
        validator(game, "Action").validate(json.loads(json.dumps(action.to_json())))
    assert not validator(game, "Action").is_valid({"do": "nothing like it"})


@given(sessions())
def test_an_aid_looks_as_the_view_describes_it(session: AnySession) -> None:
    view = session.view(session.to_move())
    aid = session.game.aid(view)
    plain = json.loads(encode(view)) | {"aid": json.loads(encode(aid))}
    validator(session.game, "View").validate(plain)


@given(sessions())
def test_an_event_is_sent_as_it_is_told(session: AnySession) -> None:
    for decision in session.decisions:
        for event in decision.events:
            assert json.loads(encode(event)) == to_json(event.to_json())


@given(sessions())
def test_who_may_not_know_a_fact_is_told_the_rest(session: AnySession) -> None:
    for decision in session.decisions:
        for event in decision.events:
            kind = kind_of(session.game, event)
            assert (event.name, event.secret) == (name_of(kind), kind.secret)
            for seat in (None, *range(session.setup.seats)):
                hidden = () if event.is_known_to(seat) else event.secret
                told = event.seen_by(seat).facts
                assert told == {f: v for f, v in event.facts.items() if f not in hidden}


def test_a_type_says_what_its_values_name() -> None:
    assert named_by(Seat | None) == named_by(tuple[Seat, ...]) == "seat"
    assert named_by(dict[str, int]) is None


def spent(event: Event) -> list[str]:
    """The cards that an event puts away, one by one."""
    if event.spends is None:
        return []
    cards = event.facts[event.spends]
    if isinstance(cards, Mapping):
        return [card for card, count in cards.items() for _ in range(count)]
    return [str(cards)]


class Deck:
    """What is left in a face-down deck, and what lies beside it to be shuffled in again."""

    def __init__(self, held: Pile) -> None:
        self.left = dict(held)
        self.spent: Counter[str] = Counter()

    def draw(self, chance: Sealed) -> str:
        if not any(self.left.values()):
            self.left = {card: self.spent[card] for card in self.left}
            self.spent.clear()
        place = chance.below(sum(self.left.values()))
        card = next(c for n, c in enumerate(self.cards()) if n == place)
        self.left[card] -= 1
        return card

    def cards(self) -> Iterator[str]:
        for card, count in self.left.items():
            yield from [card] * count


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_who_knows_the_decks_and_the_secret_works_out_every_card(game: Game[Any]) -> None:
    for number, setup in enumerate(setups(game)):
        secret, choice = bytes([number] * 16), Seeded(number)
        session: AnySession = Session(game, setup, Sealed(secret))
        while options := session.legal():
            session.play(options[choice.below(len(options))])
        again = Sealed(secret)
        seats: Pile = [(str(seat), 1) for seat in range(setup.seats)]
        decks = [Deck(held) for held in (seats, *game.decks(session.setup))]
        assert worked_out(session.opening, decks, again) == list(session.opening)
        for decision in session.decisions:
            for event in decision.events:
                for card in spent(event):
                    next(deck for deck in decks if card in deck.left).spent[card] += 1
            assert worked_out(decision.outcomes, decks, again) == list(decision.outcomes)


def worked_out(outcomes: Sequence[Outcome], decks: list[Deck], chance: Sealed) -> list[Outcome]:
    """What chance must have given where these outcomes are said to have come."""
    return [
        next(deck for deck in decks if outcome in deck.left).draw(chance)
        if isinstance(outcome, str)
        else chance.below(FACES) + 1
        for outcome in outcomes
    ]
