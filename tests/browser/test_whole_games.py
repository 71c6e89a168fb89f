"""Whole games of Machi Koro in a browser, against a real server."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import players
from tests.browser.conftest import PHONE, Visit

COME_WHAT_MAY, FIRST_GAMES = "Come what may", "First games"


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(2, ()), (3, (COME_WHAT_MAY,)), (4, (FIRST_GAMES,)), (2, (COME_WHAT_MAY, FIRST_GAMES))],
)
def test_a_game_by_mouse_against_bots(visit: Visit, seats: int, variants: tuple[str, ...]) -> None:
    page = visit()
    players.open_table(page, "Mira", seats, variants)
    players.fill_with_bots(page)
    players.play_to_the_end(page)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("columnheader")).to_have_count(seats + 1)
    result.get_by_role("button", name="Verify the dice").click()
    expect(result).to_contain_text(re.compile("outcomes recomputed: every one is right"))


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now against bots").first.press("Enter")
    players.play_to_the_end(page, press=True)


def test_a_game_on_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    players.against_bots(page)
    for _ in range(12):
        if players.is_asked(page):
            players.decide(page)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]


def test_two_people_at_one_device_are_asked_in_turn(visit: Visit) -> None:
    page = visit()
    players.at_one_device(page, ["Ola", "Jan"])
    asked = set()
    for _ in range(8):
        assert players.is_asked(page)
        asked.add(page.locator("li.moves .name").inner_text())
        players.decide(page)
    assert asked == {"Ola", "Jan"}
