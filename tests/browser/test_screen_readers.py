"""For all eyes, ears and hands: the colours of the system, what is spoken, focus, keys, motion."""

import re

from playwright.sync_api import Page, expect

from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import Visit, Watch
from tests.browser.test_visits import to_build

SPOKEN = ".unseen[role=status]"
FALLEN = """() => {
  window.fallen = [];
  const look = () => {
    if (document.activeElement === document.body)
      window.fallen.push(document.querySelector('.table')?.dataset.n);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes each frame in which the focus is on the document itself."""
MOVING = """() => {
  window.moving = [];
  const look = () => {
    window.moving.push(...document.getAnimations().map(({ effect }) => effect.target.className));
    requestAnimationFrame(look);
  };
  look();
}"""


def focus(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.tagName")
    return found


def test_in_the_systems_colours_dice_and_numbers_can_be_read(visit: Visit) -> None:
    page = visit(forced_colors="active")
    players.against_bots(page)
    assert players.is_asked(page)
    style = "what => getComputedStyle(document.querySelector(what))"
    assert "gradient" in page.evaluate(f"({style})('.die .face-1').backgroundImage")
    assert page.evaluate(f"({style})('.roll .figures').forcedColorAdjust") == "none"


def test_the_turn_is_spoken_and_the_focus_never_falls(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    page.reload()
    assert players.is_asked(page)
    expect(page.locator(SPOKEN)).to_have_text(re.compile("Your turn: "))
    assert focus(page) == "H1"
    page.evaluate(FALLEN)
    page.evaluate(MOVING)
    for _ in range(5):
        assert players.is_asked(page)
        players.decide(page, players.press)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Keyboard shortcuts")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert players.is_asked(page)
    assert page.evaluate("window.fallen") == []
    assert page.evaluate("window.moving") == []


def test_letters_can_be_switched_off_and_never_leave_the_chat(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    chat = page.get_by_label("Write a message")
    chat.press_sequentially("m?,./")
    expect(chat).to_have_value("m?,./")
    expect(page.locator("dialog[open], .prompt.past")).to_have_count(0)
    expect(page.get_by_role("list", name="Chat")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.get_by_label("Letters and signs as shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    assert players.is_asked(page)
    page.get_by_role("button", name="Menu").focus()
    for key in ("?", "m", ","):
        page.keyboard.press(key)
    expect(page.locator("dialog[open], .prompt.past")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_the_end_does_not_open_under_the_key_that_is_hit(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("409",)  # a game that was resigned has no review
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").last.click()
    shown = page.locator("dialog[open]", has=page.locator("table"))
    expect(shown).to_be_visible()
    for key in ("Enter", "Space", "Enter"):
        page.keyboard.press(key)
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert focus(page) != "BODY"


def test_what_was_chosen_on_the_island_is_put_away_by_acting(visit: Visit) -> None:
    page = visit()
    to_build(page)
    players.click(page, ".site.open")
    expect(page.locator(".closer .close")).to_be_visible()
    players.click(page, city.CALL)
    expect(page.locator(".closer .close")).to_have_count(0)


def test_links_of_the_start_page_name_their_game(visit: Visit) -> None:
    page = visit()
    for game in ("Machi Koro", "The Golden City"):
        for what in ("Learn by playing", "Rules", "With friends", "On this device"):
            link = page.get_by_role("link", name=f"{what} {game}", exact=True)
            expect(link).to_have_count(1)
