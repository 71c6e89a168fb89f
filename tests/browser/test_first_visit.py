"""What a newcomer does: only what the page says at that moment."""

import pytest
from make_lessons import LESSONS
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.signs import follow


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


def test_a_finger_learns_what_a_figure_means(visit: Visit) -> None:
    page = visit("/learn/golden-city", viewport=PHONE, has_touch=True)
    page.locator('[data-at="houses-1"]').tap()
    expect(page.get_by_role("tooltip")).to_have_text("Unbuilt")
    page.locator('[data-at="coins-1"]').tap()
    expect(page.get_by_role("tooltip")).to_have_text("Coins")
