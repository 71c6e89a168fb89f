"""Tiles of a map: side by side where there is room, short where there is little."""

import io

import pytest
from rich.console import Console

from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.bidding import take_pairs
from kontor.games.golden_city.rounds import begin_building
from kontor.terminal.display import Choice, Scene
from kontor.terminal.screen import FORGET, Screen
from kontor.words import LANGUAGES, Words
from tests.rules.golden_city.table import ISLAND

NAMES = ("Ola", "Bartholomew", "Ada", "Emil")


def scene(language: str = "en", seats: int = 4, building: bool = True) -> Scene:
    """The first building turn, with every coastal location to choose from; or the first bid."""
    state = GAME.start(Setup(seats, {"island": ISLAND}, first=0), Seeded(1))
    if building:
        state.holder = list(range(seats))
        take_pairs(state, None)
        begin_building(state, 0, None)
    view = GAME.view(state, 0)
    words = Words(language, GAME, NAMES[:seats], 0)
    answers = [Choice(n, words.action(a), a) for n, a in enumerate(view.legal, 1)]
    question = words(f"question-{view.question}")
    return Scene("Heading", GAME.show(view, words), [], question, answers, "the hint")


def drawn(width: int, height: int, shown: Scene, table: bool = False) -> list[str]:
    out = io.StringIO()
    display = Screen(Console(file=out, width=width, height=height, highlight=False))
    if table:
        display.table(shown.sections)
    else:
        display.present(shown)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", [True, False])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (60, 30), (140, 90)])
def test_every_answer_has_its_number_and_no_line_is_too_long(
    language: str, building: bool, width: int, height: int
) -> None:
    shown = scene(language, building=building)
    lines = drawn(width, height, shown)
    assert max(map(len, lines)) <= width
    text = f" {' '.join(' '.join(lines).replace('●', '').split())} "
    rows = {row.action: row.cells[0] for section in shown.sections for row in section.rows}
    for answer in shown.answers:
        assert f" {answer.number} {rows.get(answer.action, answer.text)} " in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", [True, False])
def test_a_decision_of_four_players_fits_a_screen_of_80_by_24(
    language: str, building: bool
) -> None:
    assert len(drawn(80, 24, scene(language, building=building))) < 24


def test_where_room_is_short_only_what_can_be_chosen_is_left_of_the_map() -> None:
    lines = drawn(80, 24, scene())
    assert any("c1 " in line for line in lines)
    assert not any("r12 " in line for line in lines)
    assert any("r12 " in line for line in drawn(100, 100, scene()))


def test_the_table_always_shows_the_whole_map() -> None:
    for width, height in ((80, 24), (100, 40)):
        lines = drawn(width, height, scene(), table=True)
        for site in ISLAND["sites"]:
            assert any(f" {site['id']} " in f" {line} " for line in lines), site


def test_sectors_stand_side_by_side_where_the_screen_is_wide_enough() -> None:
    def rows(width: int) -> list[str]:
        return [line for line in drawn(width, 24, scene(), table=True) if "● c1 " in line]

    (wide,) = rows(100)
    assert "● c5 " in wide
    (narrow,) = rows(80)
    assert "● c5 " not in narrow
    assert "1 × coast" in narrow


def test_a_wiped_terminal_forgets_what_has_scrolled_off() -> None:
    out = io.StringIO()
    Screen(Console(file=out, force_terminal=True)).wipe()
    assert FORGET in out.getvalue()
    plain = io.StringIO()
    Screen(Console(file=plain)).wipe()
    assert plain.getvalue() == ""
