"""``kontor play`` without a game asks, with sensible answers on Enter."""

import pytest

from kontor.bots.registry import opponents, ratings
from kontor.core.record import Player
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.terminal.local_game import opened
from kontor.terminal.menu import Wish, wish
from kontor.terminal.seats import seated
from kontor.words import Words
from tests.terminal.displays import Policy, Script, typing

ENTER = " "
WORDS = Words("en")


def machi_koro(*keys: str) -> Policy:
    """Chooses Machi Koro, then types these keys."""
    left = iter(keys)

    def policy(display: Script) -> str:
        if len(display.prompts) > 1:
            return next(left, ENTER)
        (offer,) = [line for line in display.lines if "Machi Koro, a new game" in line]
        return offer.split(":")[0]

    return policy


def wished(policy: Policy) -> Wish:
    return wish(Script(policy), WORDS)


def test_enter_throughout_is_a_game_against_two_easy_bots() -> None:
    chosen = wished(machi_koro())
    assert chosen == Wish(None, "machi-koro", "you,bot,bot", "easy", ())


def test_everything_can_be_chosen() -> None:
    chosen = wished(machi_koro("Anna, bot", "2", "y", "yes"))
    variants = ("come-what-may", "first-games")
    assert chosen == Wish(None, "machi-koro", "Anna, bot", "normal", variants)


def test_a_character_can_play_instead_of_a_level() -> None:
    named = list(opponents("machi-koro"))
    chosen = wished(machi_koro("you,bot", str(named.index("cheese") + 1), ENTER, ENTER))
    assert chosen.level == "cheese"
    players = seated("machi-koro", "you,bot", chosen.level, WORDS)
    assert players[1].bot == "cheese"


def test_levels_and_characters_are_offered_with_their_strength() -> None:
    display = Script(machi_koro())
    wish(display, WORDS)
    strength = ratings("machi-koro")
    assert f"1: easy ({strength['easy']})" in display.lines
    manner = "the cheese maker: Buys every ranch, then factories, and hopes for sevens."
    assert f"6: {manner} ({strength['cheese']})" in display.lines


def test_people_among_themselves_are_not_asked_for_a_level() -> None:
    chosen = wished(machi_koro("Anna,Bert", ENTER, "y"))
    assert chosen == Wish(None, "machi-koro", "Anna,Bert", "", ("first-games",))


def test_a_running_game_is_offered_first() -> None:
    table = opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    display = Script(lambda display: ENTER)
    assert wish(display, WORDS) == Wish(save=table.path)
    assert "1: Go on with Machi Koro: Anna and Bert (0 decisions)" in display.lines


def test_a_damaged_save_is_not_offered() -> None:
    table = opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    table.path.write_text("{", encoding="utf-8")
    display = Script(machi_koro())
    assert wish(display, WORDS).save is None
    assert not any("Go on with" in line for line in display.lines)


def test_a_number_that_is_not_offered_is_asked_again() -> None:
    opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    display = Script(typing("99", "x", "1"))
    assert wish(display, WORDS).save is not None
    assert len([line for line in display.lines if "Please type a number" in line]) == 2


def test_only_the_last_running_games_are_offered() -> None:
    for _ in range(5):
        opened(GAME, Setup(2), [Player("Anna"), Player("Bert")])
    display = Script(lambda display: ENTER)
    wish(display, WORDS)
    assert len([line for line in display.lines if "Go on with" in line]) == 3


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
