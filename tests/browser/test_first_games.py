"""The first games that teach, from the first step to the last, left and taken up again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from make_lessons import LESSONS
from playwright.sync_api import Page, expect

from kontor.words import LANGUAGES
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_everybody import LANGUAGES as LOCALES
from tests.browser.test_everybody import OVERFLOWING, barriers


def steps(package: str) -> list[dict[str, Any]]:
    text = Path("web/src/games", package, "lesson.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)["steps"]
    return found


def does(page: Page, action: dict[str, Any]) -> None:
    """Gives the answer that the lesson waits for."""
    tray = page.locator("section.tray")
    call = tray.locator(".answers .call")
    match action:
        case {"do": "build", "site": site}:
            page.locator(f'[data-site="{site}"]').click()
            call.first.click()
        case {"do": "build", "card": card}:
            page.locator(f'[data-at="market-{card}"]').click()
            call.click()
        case {"do": "build", "landmark": landmark}:
            page.locator(f'[data-at="landmark-0-{landmark}"]').click()
            call.click()
        case {"do": "bid", "pair": pair}:
            page.locator(f'[data-at="pair-{pair}"]').click()
        case {"do": "choose", "bonus": bonus}:
            tray.locator("b", has_text=re.compile(f"^{bonus}$", re.IGNORECASE)).click()
        case {"do": "pay"}:
            call.click()
        case {"do": "roll", "dice": dice}:
            tray.locator(".answers button").nth(dice - 1).click()
        case _:
            tray.locator(".answers button").last.click()


@pytest.mark.parametrize("package", LESSONS)
def test_a_game_is_learnt_from_start_to_end(visit: Visit, axe: str, package: str) -> None:
    page = visit("/", bypass_csp=True)
    address = f"/learn/{package.replace('_', '-')}"
    page.locator(f'a[href="{address}"]').click()
    course = steps(package)
    for number, step in enumerate(course, 1):
        expect(page.get_by_text(f"Step {number} of {len(course)}")).to_be_visible()
        if number == 3:  # left and taken up again
            page.goto("/")
            page.get_by_role("link", name="Continue learning: step 3").click()
            expect(page.get_by_text(f"Step {number} of {len(course)}")).to_be_visible()
        assert barriers(page, axe) == []
        if "look" in step:
            page.get_by_role("button", name="Next", exact=True).click()
        for move in step["moves"]:
            if move["wanted"]:
                does(page, move["wanted"])
    expect(page.get_by_role("heading", name="That was your first game!")).to_be_visible()


def test_what_is_not_the_idea_is_explained(visit: Visit) -> None:
    page = visit("/learn/machi-koro")
    does(page, {"do": "roll", "dice": 1})
    expect(page.get_by_role("heading", name="Build something")).to_be_visible()
    does(page, {"do": "build", "card": "cafe"})
    expect(page.locator(".notes li")).to_contain_text("Choose the ranch")
    expect(page.locator(".hinted")).to_have_attribute("data-at", "market-ranch")
    expect(page.get_by_text("Step 2 of")).to_be_visible()


@pytest.mark.parametrize("package", LESSONS)
def test_what_to_do_leads_to_where_it_is_done(visit: Visit, package: str) -> None:
    page = visit(f"/learn/{package.replace('_', '-')}", viewport=PHONE)
    page.locator(".idea .do").click()
    expect(page.locator("[data-glow]").first).to_be_in_viewport()


def test_all_bonus_cards_leave_the_players_in_sight(visit: Visit) -> None:
    page = visit("/", locale="de-DE")
    number = next(n for n, step in enumerate(steps("golden_city")) if step["idea"] == "bonus")
    page.evaluate(f"localStorage.setItem('kontor-lesson-golden-city', '{number}')")
    page.goto("/learn/golden-city")
    expect(page.locator(".tile")).to_have_count(8)
    tray, last = (page.locator(what).bounding_box() for what in (".tray", ".players > :last-child"))
    assert tray
    assert last
    assert tray["y"] >= last["y"] + last["height"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", LESSONS)
def test_every_step_fits_a_phone_in_every_language(
    visit: Visit, package: str, language: str
) -> None:
    page = visit("/", locale=LOCALES[language], viewport=PHONE)
    game = package.replace("_", "-")
    for number, _ in enumerate(steps(package)):
        page.evaluate(f"localStorage.setItem('kontor-lesson-{game}', '{number}')")
        page.goto(f"/learn/{game}")
        expect(page.locator(".idea .do")).to_be_visible()
        assert page.evaluate(OVERFLOWING) == []
