"""Whole games of Machi Koro in a browser, against a real server."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import players
from tests.browser.conftest import PHONE, Visit, Watch

COME_WHAT_MAY, FIRST_GAMES = "Come what may", "First games"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "variants",
    [(), (COME_WHAT_MAY,), (FIRST_GAMES,), (COME_WHAT_MAY, FIRST_GAMES)],
    ids=["plain", "deck", "first", "both"],
)
def test_a_game_by_mouse_against_bots(visit: Visit, seats: int, variants: tuple[str, ...]) -> None:
    page = visit()
    players.open_table(page, "Mira", seats, variants)
    players.fill_with_bots(page)
    players.play_to_the_end(page)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("columnheader")).to_have_count(seats + 1)
    result.get_by_role("button", name="Verify dice and cards").click()
    expect(result).to_contain_text(re.compile("outcomes recomputed: every one is right"))


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.locator(".ways button:enabled").first.wait_for()
    players.press(page, ".ways button.call")
    players.play_to_the_end(page, players.press)
    players.press(page, "dialog[open] .foot .call")
    expect(page.locator(players.OVER)).to_have_count(0)
    assert players.is_asked(page)


def test_a_game_on_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    players.against_bots(page)
    for _ in range(12):
        if players.is_asked(page):
            players.decide(page)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]


def test_two_people_at_one_device_are_asked_in_turn_and_the_winner_is_named(visit: Visit) -> None:
    page = visit()
    players.at_one_device(page, ["Ola", "Jan"])
    asked = set()
    for _ in range(8):
        assert players.is_asked(page)
        asked.add(page.locator("li.moves .name").inner_text())
        players.decide(page)
    assert asked == {"Ola", "Jan"}
    players.play_to_the_end(page)
    expect(page.get_by_role("heading", name=re.compile("^(Ola|Jan) won$"))).to_be_visible()


def test_a_curtain_falls_between_two_people_at_one_device(visit: Visit, watch: Watch) -> None:
    """Machi Koro has no secrets: its face is made to say that it has."""
    watch.allowed = ("blocked by Playwright",)
    page = visit(service_workers="block")

    def with_secrets(route: Route) -> None:
        answer = route.fetch()
        text, changed = re.subn(r"secrets:\s*(!1|false)", "secrets:true", answer.text())
        assert changed == 1
        route.fulfill(response=answer, body=text)

    page.route("**/assets/machi_koro-*.js", with_secrets)
    players.at_one_device(page, ["Ola", "Jan"])
    curtain, asked = page.locator(".curtain"), page.locator(".tray.asked")
    for _ in range(2):
        curtain.or_(asked).first.wait_for()
        if curtain.count():
            page.get_by_role("button", name="I am ready").click()
        asked.wait_for()
        name = page.locator("li.moves .name").inner_text()
        while not curtain.count():
            players.decide(page)
            curtain.or_(asked).first.wait_for()
        expect(curtain).not_to_contain_text(name)
        expect(page.locator(".table")).to_be_hidden()
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.table')") is None
