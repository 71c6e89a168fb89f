"""What the screen draws, and what a screen reader gets to read."""

import io
import re
from collections.abc import Sequence

import pytest
from rich.console import Console

from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.state import BUILD
from kontor.terminal.display import Choice, Scene
from kontor.terminal.plain import Plain
from kontor.terminal.screen import Screen
from kontor.words import LANGUAGES, Words

NAMES = ("Ola", "Bartholomew", "Ada", "Emil")
PARAGRAPHS = [[f"Ada rolls {n}.", "That brings nobody anything."] for n in range(4)]


def scene(language: str = "en", seats: int = 4) -> Scene:
    """A position of the game in which something can be built."""
    state = GAME.start(Setup(seats, first=0), Seeded(1))
    state.phase = BUILD
    state.coins[0] = 30
    state.built[0] = state.active[0] = 1
    view = GAME.view(state, 0)
    words = Words(language, GAME, NAMES[:seats], 0)
    answers = [Choice(n, words.action(a), a) for n, a in enumerate(view.legal, 1)]
    question = words("question-build")
    return Scene("Heading", GAME.show(view, words), PARAGRAPHS, question, answers, "the hint")


def drawn(width: int, height: int, shown: Scene) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    Screen(console).present(shown)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 45), (80, 24), (60, 30), (44, 24), (200, 60)])
def test_every_answer_has_its_number_and_no_line_is_too_long(
    language: str, width: int, height: int
) -> None:
    shown = scene(language)
    lines = drawn(width, height, shown)
    assert max(map(len, lines)) <= width
    for answer in shown.answers:
        assert any(re.match(rf" *{answer.number} ", line) for line in lines) or any(
            f" {answer.number} {answer.text}" in line for line in lines
        ), answer


def test_where_all_fits_the_table_comes_first_and_the_hint_is_shown() -> None:
    lines = drawn(100, 60, scene())
    wheat = next(n for n, line in enumerate(lines) if "Wheat Field" in line)
    news = next(n for n, line in enumerate(lines) if "Ada rolls 0." in line)
    assert wheat < news
    assert lines[-1] == "the hint"


def test_on_a_small_screen_table_latest_news_and_question_come_last() -> None:
    lines = drawn(80, 24, scene())
    seen = lines[-23:]
    assert any("Wheat Field" in line for line in seen)
    assert any("Ada rolls 3." in line for line in seen)
    assert not any("Ada rolls 0." in line for line in seen)
    assert "What do you build?" in seen[-1]
    assert "Build nothing" in seen[-1]


def test_a_narrow_screen_leaves_out_columns_of_text_and_keeps_the_numbers() -> None:
    wide, narrow = drawn(100, 60, scene()), drawn(50, 60, scene())
    assert any("from the roller" in line for line in wide)
    assert not any("from the roller" in line for line in narrow)
    (coins,) = [line for line in narrow if "Coins" in line]
    assert coins.split()[-4:] == ["30", "3", "3", "3"]


def plain_lines(shown: Scene, capsys: pytest.CaptureFixture[str]) -> Sequence[str]:
    display = Plain(Words("en"))
    display.present(shown)
    display.table(shown.sections)
    return capsys.readouterr().out.splitlines()


def test_plain_lines_tell_a_fact_each(capsys: pytest.CaptureFixture[str]) -> None:
    lines = plain_lines(scene(), capsys)
    assert "Ada rolls 0." in lines
    assert "That brings nobody anything." in lines
    assert "Coins: You 30, Bartholomew 3, Ada 3, Emil 3" in lines
    assert "1: Build a Wheat Field (1)" in lines
    assert "Café, red: Roll 3, Earns 1 from the roller, Cost 2, Market 6" in lines
    assert "Train Station, gold: Earns 1–2 dice, Cost 4, You built" in lines


def test_plain_lines_give_the_hint_only_once(capsys: pytest.CaptureFixture[str]) -> None:
    display = Plain(Words("en"))
    display.present(scene())
    display.present(scene())
    assert capsys.readouterr().out.count("the hint") == 1


def test_plain_lines_have_no_drawing_and_no_colour(capsys: pytest.CaptureFixture[str]) -> None:
    text = "\n".join(plain_lines(scene(), capsys))
    assert "\x1b" not in text
    assert not re.search("[\u2500-\u25ff★›]", text)
