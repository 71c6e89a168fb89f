"""How facts become words, whatever the game."""

from typing import Any

import pytest
from msgspec import UNSET

from kontor.core.action import Actions
from kontor.core.event import Event, Secret
from kontor.core.game import Game
from kontor.core.names import Seat
from kontor.core.setup import Meta
from kontor.core.state import State
from kontor.core.text import Vocabulary
from kontor.games.machi_koro import GAME
from kontor.words import UnknownLanguage, Words, default_language


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'; there are: de, en, pl"):
        Words("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_several_things_are_listed() -> None:
    words = Words("en", GAME)
    cards = ["cafe", "mine", "forest"]
    assert words("explain-colour", colour="red", card=cards) == "red: Café, Mine and Forest."
    assert words("explain-colour", colour="red", card=["cafe"]) == "red: Café."


def test_a_handful_of_things_is_counted() -> None:
    words = Words("de", GAME)
    said = words("explain-colour", colour="red", card={"cafe": 2, "mine": 1, "forest": 0})
    assert said == "rot: 2 × Café und 1 × Bergwerk."


class Drew(Event, frozen=True):
    """A player draws a card that only he may know."""

    seat: Seat
    card: Secret[str] = UNSET


class Secretive(Game[State]):
    """A game with an event that others may know only in part, in Machi Koro's words."""

    def meta(self) -> Meta:
        return GAME.meta()

    def vocabulary(self) -> Vocabulary:
        return Vocabulary.of((Drew,), Actions(), things={}, questions=(), rules=(), ends=())


def test_an_event_known_only_in_part_has_a_message_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, dict[str, Any]]] = []

    def note(self: Words, message: str, /, **facts: object) -> str:
        asked.append((message, facts))
        return ""

    monkeypatch.setattr(Words, "__call__", note)
    words = Words("en", Secretive(), ("Ola", "Anna"))
    event = Drew(0, "cafe")
    words.event(event.seen_by(0))
    words.event(event.seen_by(1))
    assert asked == [
        ("event-drew", {"seat": 0, "card": "cafe"}),
        ("event-drew-hidden", {"seat": 0}),
    ]
