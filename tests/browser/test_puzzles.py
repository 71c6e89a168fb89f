"""Puzzles: found on the board, kept on the device, one of them for each day."""

import re

import pytest
from playwright.sync_api import expect

from kontor.review.puzzles import asked, collection
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers


def test_a_puzzle_is_solved_on_the_board_and_stays_solved(visit: Visit, axe: str) -> None:
    count = len(collection("machi-koro").puzzles)
    best = [asked("machi-koro", number).best.action for number in range(count)]
    number, card = next((n, act["card"]) for n, act in enumerate(best, 1) if "card" in act)
    page = visit("/", bypass_csp=True)
    page.locator('a[href="/puzzles/machi-koro"]').click()
    expect(page.get_by_text(f"0 of {count} solved")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("link", name=f"Puzzle {number}: What to build?, not tried yet").click()
    expect(page.get_by_role("heading", name="What to build?", level=2).first).to_be_focused()
    assert barriers(page, axe) == []
    page.locator(f'[data-at="market-{card}"]').click()
    page.locator("section.tray .answers .call").click()
    expect(page.get_by_text("That is good!").first).to_be_visible()
    page.goto(f"/puzzles/machi-koro/{number % count + 1}")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text("Best: ")).to_be_visible()
    page.get_by_role("link", name="All puzzles").first.click()
    expect(page.get_by_text(f"1 of {count} solved")).to_be_visible()
    expect(
        page.get_by_role("link", name=re.compile(f"^Puzzle {number}: .*, solved"))
    ).to_be_visible()
    page.get_by_role("list").get_by_role("link", name=re.compile("answer seen$")).click()
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_is_everybodys(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    page = visit("/puzzles/golden-city", locale=LANGUAGES[language], viewport=size)
    page.clock.set_fixed_time("2026-05-03T12:00:00")
    today = page.locator("a.call")
    expect(today).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []
    page.reload()
    expect(today).to_have_attribute("href", re.compile(r"^/puzzles/golden-city/\d+$"))
    day = 20576  # since 1970
    count = len(collection("golden-city").puzzles)
    expect(today).to_have_attribute("href", f"/puzzles/golden-city/{day * 7919 % count + 1}")
    today.click()
    page.locator(".learn").wait_for()
    assert page.evaluate(OVERFLOWING) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
