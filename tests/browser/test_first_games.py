"""The first games that teach, from the first step to the last, left and taken up again."""

import json
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
    if thing := action.get("card") or action.get("landmark"):
        place = "market-" if "card" in action else "landmark-0-"
        page.locator(f'[data-at="{place}{thing}"]').click()
        tray.locator(".answers .call").click()
    elif action["do"] == "roll":
        tray.locator(".answers button").nth(action["dice"] - 1).click()
    else:
        tray.locator(".answers button").last.click()


def test_machi_koro_is_learnt_from_start_to_end(visit: Visit, axe: str) -> None:
    page = visit("/", bypass_csp=True)
    page.get_by_role("link", name="Learn by playing").first.click()
    course = steps("machi_koro")
    for number, step in enumerate(course, 1):
        expect(page.get_by_text(f"Step {number} of {len(course)}")).to_be_visible()
        if number == 3:  # left and taken up again
            page.goto("/")
            page.goto("/learn/machi-koro")
            expect(page.get_by_text(f"Step {number} of {len(course)}")).to_be_visible()
            assert barriers(page, axe) == []
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
