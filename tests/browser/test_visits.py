"""What brings a newcomer through the first games: hints, opponents, places, ways back."""

from playwright.sync_api import Page, expect

from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import Visit

APART = """() => {
  const box = what => document.querySelector(what).getBoundingClientRect();
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const hint = box('section.hint');
  return !over(hint, box('.table > header')) && !over(hint, box('[data-glow]'));
}"""
"""Whether the hint covers neither the toolbar nor what it recommends."""


def to_build(page: Page) -> None:
    """Goes on in The Golden City until there is something to build."""
    city.open_table(page, 3)
    for _ in range(20):
        assert players.is_asked(page)
        if page.locator(".site.open").count() and page.locator(".answers button").count():
            return
        city.decide(page)
    raise AssertionError("nobody may build")


def test_a_hint_stays_the_same_and_shines_beside_what_it_recommends(visit: Visit) -> None:
    page = visit()
    to_build(page)
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.click()
    shown = page.locator("section.hint")
    expect(shown.locator("li").first).to_be_visible()
    first = shown.inner_text()
    expect(page.locator("[data-glow]").first).to_be_attached()
    assert page.evaluate(APART)
    marked = page.locator(".hinted").first
    shown.locator("li button").nth(1).hover()
    expect(shown.locator("li button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(marked).to_be_attached()
    hint.click()
    expect(shown).to_have_count(0)
    hint.click()
    expect(shown).to_have_count(1)
    assert shown.inner_text() == first
    expect(page.locator(".notes li")).to_have_count(0)
