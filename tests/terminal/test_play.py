"""A game at one keyboard, with a display that answers by itself."""

import signal
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from kontor.core import record_file
from kontor.core.record import Player, Record
from kontor.core.replay import verify
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.view import MachiKoroView
from kontor.terminal import saves
from kontor.terminal.exits import Leave
from kontor.terminal.local_game import LocalGame, opened, taken_up
from kontor.terminal.play import play
from kontor.words import Words
from tests.terminal.displays import Policy, Script, first_answer, typing

ANNA_AND_A_BOT = (Player("Anna"), Player("Ada", "greedy"))
TWO_PEOPLE = (Player("Anna"), Player("Bert"))


def table(players: Sequence[Player] = ANNA_AND_A_BOT) -> LocalGame:
    return opened(GAME, Setup(len(players), first=0), players, seed="a test")


def words(of: LocalGame) -> Words:
    return Words("en", of.session.game, of.names)


def left_after(of: LocalGame, *keys: str) -> Script:
    """Type these keys; then the input ends, and that must be said."""
    display = Script(typing(*keys))
    with pytest.raises(Leave, match="kontor play --resume") as fault:
        play(of, display, words(of))
    assert fault.value.code == 2
    return display


def test_a_game_is_played_to_its_end_and_can_be_verified(data: Path) -> None:
    here = table()
    commitment = here.seal.commitment
    display = Script(first_answer)
    play(here, display, words(here))
    assert any(commitment in line for line in display.lines[:3])
    assert f"The secret of the dice: {here.seal.secret}" in display.lines
    assert display.lines[-1] == f"kontor verify {here.path}"
    assert here.path.parent == data / "games"
    record = record_file.read(here.path)
    assert record.result is not None
    assert verify(record) == here.session.drawn
    assert saves.running() == []


def test_a_game_of_bots_alone_needs_nobody() -> None:
    here = table((Player("Ada", "greedy"), Player("Emil", "greedy")))
    play(here, Script(typing()), words(here))
    assert here.session.to_move() is None


def test_every_decision_is_saved_at_once() -> None:
    here = table()
    saved = []

    def look(display: Script) -> str:
        saved.append(len(record_file.read(here.path).moves) == len(here.session.decisions))
        return "1" if len(saved) < 5 else ""

    with pytest.raises(Leave):
        play(here, Script(look), words(here))
    assert saved == [True] * 5


def test_an_interruption_waits_until_the_decision_is_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = table()
    write = saves.write

    def interrupted(record: Record, path: Path) -> None:
        signal.raise_signal(signal.SIGINT)
        write(record, path)

    monkeypatch.setattr(saves, "write", interrupted)
    with pytest.raises(Leave, match="Interrupted") as fault:
        play(here, Script(first_answer), words(here))
    assert fault.value.code == 130
    assert len(record_file.read(here.path).moves) == len(here.session.decisions) == 1


def test_a_game_is_taken_up_where_it_was_left() -> None:
    here = table()
    left_after(here, "1", "1", "1")
    again = taken_up(here.path)
    assert again.session.state.fields() == here.session.state.fields()
    assert [bot is not None for bot in (again.bots.get(0), again.bots.get(1))] == [False, True]
    display = Script(first_answer)
    play(again, display, words(again))
    assert "You" not in display.lines[0]
    verify(record_file.read(again.path))


def test_what_happened_since_is_told_when_a_game_is_taken_up() -> None:
    here = table()
    left_after(here, "1", "1")
    news = left_after(taken_up(here.path)).scenes[0].news
    assert news[2][0] == "You build a Wheat Field for 1 coin."
    assert news[3][0] == "It is Ada’s turn."
    assert news[4][0] == "It is your turn."


def test_a_single_answer_is_given_at_once_and_noted() -> None:
    display = left_after(table())
    assert display.scenes[0].question == "What do you build?"
    assert "Only choice: Roll one die." in display.lines


def test_a_number_or_the_beginning_of_a_name_is_an_answer() -> None:
    here = table()
    left_after(here, "conv")
    assert here.session.decisions[1].action.to_json() == {
        "do": "build",
        "card": "convenience-store",
    }
    here = table()
    left_after(here, "CAFE")
    assert here.session.decisions[1].action.what == "cafe"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "Please type a number from 1 to 11."),
        ("0", "Please type a number from 1 to 11."),
        ("sawmill", "“sawmill” is no answer here. Type a number or a name, or ? for help."),
        ("build a f", "Which one do you mean?"),
        ("mine", "Not now (MK-T5): Now you may build one card that you can pay, or nothing."),
        ("? mine", "Not now (MK-T5): Now you may build one card that you can pay, or nothing."),
        ("? café", "Café: red, symbol cup, roll 3, cost 2."),
        ("? 4", "Café: red, symbol cup, roll 3, cost 2."),
        ("?11", "11: Build nothing"),
        ("? sawmill", "Nothing here is called “sawmill”. The key t shows all names."),
        ("? blue", "blue: Wheat Field, Ranch, Forest, Mine and Apple Orchard."),
        ("?", "Type the number of an answer, or the beginning of its name."),
        ("h", "You roll 6."),
        ("h 0", "You roll 6."),
        ("t", "Fruit and Vegetable Market"),
        ("t anna", "Nothing here is called “anna”. The key t shows all names."),
        ("t you", "You, Bakery: 1"),
        ("t mine", "Mine, Cost: 6"),
        ("u", "There is nothing to take back: not past dice, cards that came to light, or the "
              "end of your turn."),
    ],
)  # fmt: skip
def test_the_keys_and_what_they_tell(typed: str, told: str) -> None:
    assert told in left_after(table(), typed).said


def test_advice_names_answers_with_their_chances_and_reasons() -> None:
    said = str(left_after(table(), "!").said)
    assert "chance of winning about" in said
    assert "Based on" in said or "Nothing else comes close." in said


def test_what_is_typed_in_error_changes_nothing() -> None:
    here = table()
    left_after(here)
    before = here.session.state.fields()
    left_after(here, "99", "sawmill", "?", "? mine", "h", "t", "u", "mine")
    assert here.session.state.fields() == before


def test_the_keys_s_and_q_save_and_leave_in_peace() -> None:
    for key in ("s", "q", "Q"):
        here = table()
        with pytest.raises(Leave, match="The game is saved") as fault:
            play(here, Script(typing(key)), words(here))
        assert fault.value.code == 0


def until_a_swap(*keys: str) -> Policy:
    """Saves up for a business centre, waits for a 6, then types these keys."""
    left = iter(keys)
    begun = False

    def policy(display: Script) -> str:
        nonlocal begun
        scene = display.scenes[-1]
        begun = begun or scene.question.startswith("Business centre")
        if begun:
            return next(left, "")
        texts = [answer.text for answer in scene.answers]
        return next(text for text in [CENTRE, "Build nothing"] if text in texts)

    return policy


CENTRE = "Build a Business Centre (8)"


def test_u_takes_back_one_choice_after_the_other() -> None:
    here = table(TWO_PEOPLE)
    display = Script(until_a_swap("1", "1", "u", "u", "u"))
    with pytest.raises(Leave):
        play(here, display, words(here))
    assert [scene.question for scene in display.scenes[-5:]] == [
        "Business centre: with whom do you swap a card?",
        "Which card do you give away?",
        "Which card do you take for it?",
        "Which card do you give away?",
        "Business centre: with whom do you swap a card?",
    ]
    assert display.scenes[-2].news == [["Taken back: Give a Wheat Field."]]
    assert "Taken back: Swap with" in display.scenes[-1].news[0][0]
    assert display.said[0].startswith("There is nothing to take back")
    assert len(record_file.read(here.path).moves) == len(here.session.decisions)


def test_several_people_at_an_open_table_are_called_by_name() -> None:
    display = left_after(table(TWO_PEOPLE), "1", "1")
    assert display.wiped == 0
    assert "It is Bert’s turn." in display.lines
    assert not any(line.startswith("You") for line in display.lines)
    told = [
        sentence for scene in display.scenes for paragraph in scene.news for sentence in paragraph
    ]
    assert len([line for line in told if line == "It is Bert’s turn."]) == 1


class PrivateView(MachiKoroView, frozen=True):
    """A view with something that only its seat knows."""

    own: int | None = None


def private_game() -> Mock:
    """Machi Koro in which each seat knows something of its own."""
    game = Mock(wraps=GAME)
    game.view = lambda state, seat: PrivateView(
        **msgspec.structs.asdict(GAME.view(state, seat)), own=seat
    )
    return game


def test_the_screen_is_wiped_between_people_who_may_not_see_the_same() -> None:
    here = opened(private_game(), Setup(2, first=0), TWO_PEOPLE, seed="a test")
    display = left_after(here, "Enter", "1", "1", "Enter", "1", "1", "Enter")
    assert [prompt for prompt in display.prompts if prompt.startswith("Pass")] == [
        "Pass the device to Anna, who presses Enter.",
        "Pass the device to Bert, who presses Enter.",
        "Pass the device to Anna, who presses Enter.",
    ]
    assert display.wiped == 6
    seen_by_bert = [sentence for paragraph in display.scenes[2].news for sentence in paragraph]
    assert {"Anna builds a Wheat Field for 1 coin.", "It is your turn."} <= set(seen_by_bert)


def test_among_people_with_secrets_even_a_single_answer_is_asked_for() -> None:
    here = opened(private_game(), Setup(2, first=0), TWO_PEOPLE, seed="a test")
    display = left_after(here, "Enter")
    assert [answer.text for answer in display.scenes[0].answers] == ["Roll one die"]
    assert not any(line.startswith("Only choice") for line in display.lines)


def test_one_person_alone_never_passes_the_device() -> None:
    here = opened(private_game(), Setup(2, first=0), ANNA_AND_A_BOT, seed="a test")
    assert left_after(here, "1", "1").wiped == 0


def test_equal_seeds_give_equal_games_and_no_seed_gives_fresh_dice() -> None:
    assert table().seal == table().seal
    fresh = [opened(GAME, Setup(2, first=0), TWO_PEOPLE).seal for _ in range(2)]
    assert fresh[0] != fresh[1]


def test_a_finished_game_is_not_taken_up() -> None:
    here = table()
    play(here, Script(first_answer), words(here))
    with pytest.raises(saves.NothingSaved, match="no running game"):
        taken_up(here.path)


def test_a_record_without_a_seal_is_not_taken_up() -> None:
    here = table()
    saves.write(replace(here.record, seal=None), here.path)
    with pytest.raises(saves.NothingSaved, match="no running game"):
        taken_up(here.path)
