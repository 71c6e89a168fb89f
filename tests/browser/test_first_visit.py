"""What a newcomer does: only what the page says at that moment."""

import pytest
from make_lessons import LESSONS
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.signs import follow, play
from tests.browser.test_everybody import barriers


@pytest.mark.parametrize("package", LESSONS)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_signs_of_a_first_game_lead_to_its_end(
    visit: Visit, package: str, viewport: ViewportSize
) -> None:
    page = visit(f"/learn/{package.replace('_', '-')}", viewport=viewport)
    done = follow(page)
    assert "glow" in done
    assert "next" in done
    expect(page.get_by_role("heading", name="That was your first game!")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "viewport", "locale"), [(0, PHONE, "pl-PL"), (1, DESK, "de-DE")], ids=["mk", "gc"]
)
def test_signs_lead_through_a_game_too(
    visit: Visit, game: int, viewport: ViewportSize, locale: str
) -> None:
    page = visit(viewport=viewport, locale=locale)
    page.locator(".ways button:enabled").nth(game).click()
    done = play(page, enough=12)
    assert int(page.locator(".table").get_attribute("data-n") or 0) > len(done) // 3


def test_a_game_is_told_in_a_minute(visit: Visit, axe: str) -> None:
    page = visit(bypass_csp=True)
    page.locator(".ways button:enabled").nth(1).click()
    page.get_by_role("button", name="This game in a minute").click()
    sheet = page.get_by_role("dialog", name="This game in a minute")
    expect(sheet).to_contain_text("Most letters win")
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="This game in a minute")).to_have_count(0)


def test_a_tap_beside_a_location_means_it(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    page.evaluate("localStorage.setItem('kontor-lesson-golden-city', '7')")
    page.goto("/learn/golden-city")
    touch = page.locator('[data-site="r7"] .touch')
    touch.scroll_into_view_if_needed()
    box = touch.bounding_box()
    assert box
    assert box["width"] < 30
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 18)
    expect(page.locator('[data-site="r7"]')).to_have_attribute("aria-pressed", "true")


def test_a_finger_learns_what_a_figure_means(visit: Visit) -> None:
    page = visit("/learn/golden-city", viewport=PHONE, has_touch=True)
    page.locator('[data-at="houses-1"]').tap()
    expect(page.get_by_role("tooltip")).to_have_text("Unbuilt")
    page.locator('[data-at="coins-1"]').tap()
    expect(page.get_by_role("tooltip")).to_have_text("Coins")
