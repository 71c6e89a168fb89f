"""``kontor play`` without a game asks, with sensible answers on Enter."""

import pytest

from kontor.core.record import Player
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.terminal.menu import Wish, wish
from kontor.terminal.seats import seated
from kontor.terminal.table import opened
from kontor.words import Words
from tests.terminal.faces import Policy, Script, typing

ENTER = " "
WORDS = Words("en")


def wished(policy: Policy) -> Wish:
    return wish(Script(policy), WORDS)


def test_enter_throughout_is_a_game_against_two_easy_bots() -> None:
    chosen = wished(lambda face: ENTER)
    assert chosen == Wish(None, "machi-koro", "you,bot,bot", "easy", ())


def test_everything_can_be_chosen() -> None:
    chosen = wished(typing("9", "1", "Anna,bot", "2", "y", "yes"))
    variants = ("come-what-may", "first-games")
    assert chosen == Wish(None, "machi-koro", "Anna,bot", "normal", variants)


def test_people_among_themselves_are_not_asked_for_a_level() -> None:
    chosen = wished(typing("1", "Anna,Bert", ENTER, "y"))
    assert chosen == Wish(None, "machi-koro", "Anna,Bert", "easy", ("first-games",))


def test_a_running_game_is_offered_first() -> None:
    table = opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    face = Script(lambda face: ENTER)
    assert wish(face, WORDS) == Wish(save=table.path)
    assert "1: Go on with Machi Koro: Anna and Bert (0 decisions)" in face.lines


def test_a_damaged_save_is_not_offered() -> None:
    table = opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    table.path.write_text("{", encoding="utf-8")
    assert wished(lambda face: ENTER).save is None


def test_only_the_last_running_games_are_offered() -> None:
    for _ in range(5):
        opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    face = Script(lambda face: ENTER)
    wish(face, WORDS)
    assert len([line for line in face.lines if "Go on with" in line]) == 3


@pytest.mark.parametrize(
    ("seats", "players"),
    [
        ("you,bot", [Player("You"), Player("Ada", "gentle")]),
        (
            "you, bot:random ,bot",
            [Player("You"), Player("Ada", "random"), Player("Emil", "gentle")],
        ),
        ("Ada,bot", [Player("Ada"), Player("Emil", "gentle")]),
        ("you,Bert", [Player("Player 1"), Player("Bert")]),
    ],
)
def test_seats_are_read_as_written(seats: str, players: list[Player]) -> None:
    assert seated("machi-koro", seats, "easy", WORDS) == players
