"""What brings a newcomer through the first games: hints, opponents, places, ways back."""

import re

from playwright.sync_api import Page, expect

from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import Visit, Watch
from tests.browser.test_everybody import barriers

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


def test_whom_one_plays_is_asked_once_and_kept(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Change").first.click()
    page.get_by_label("4", exact=True).check(force=True)
    bots = page.get_by_role("group", name="Which bots play?")
    bots.get_by_role("radio").nth(2).check(force=True)
    page.get_by_text("A different bot for each seat").click()
    page.get_by_label("Who has seat 4?").select_option(index=0)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("section.tray")).to_be_visible()
    players.against_bots(page)
    expect(page.locator("header .seats li")).to_have_count(4)
    page.goto("/")
    expect(page.locator(".company").first).to_have_text(re.compile("Against 3 bots: strong, easy"))
    page.evaluate("""localStorage.setItem('kontor-company', JSON.stringify(
        { wins: { 'machi-koro': { level: 'normal', count: 2 } } }))""")
    page.reload()
    page.get_by_role("button", name="Two wins in a row: play against “strong”").click()
    expect(page.locator("section.tray")).to_be_visible()
    page.goto("/")
    expect(page.locator(".company").first).to_contain_text("Against 2 bots: strong")


def test_people_and_bots_share_one_device(visit: Visit, axe: str) -> None:
    page = visit("/new/machi-koro/device", bypass_csp=True)
    page.get_by_label("Player 1", exact=True).fill("Ada")
    page.get_by_label("Player 2", exact=True).fill("Ben")
    page.get_by_label("Who has seat 3?").select_option("easy")
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("section.tray")).to_be_visible()
    expect(page.locator("header .seats li")).to_have_count(3)
    expect(page.locator("header .seats")).to_contain_text("Ben")


def test_looking_back_by_keys_log_and_slider(visit: Visit, axe: str) -> None:
    page = visit("/", bypass_csp=True)
    to_build(page)
    table = page.url
    page.locator("aside ol li a", has_text="pair").last.hover()
    place = page.locator("aside ol li a", has_text=re.compile("builds? on"))
    if place.count():
        place.last.hover()
        expect(page.locator("[data-glow]")).to_have_count(1)
    page.locator("header").first.hover()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(page.locator("aside ol li.here").first).to_be_in_viewport()
    assert re.fullmatch(re.escape(table) + r"/\d+\?seat=\d", page.url)
    assert barriers(page, axe) == []
    shown = page.url
    page.keyboard.press("ArrowRight")
    page.wait_for_function("shown => location.href !== shown", arg=shown)
    page.get_by_role("slider", name="Move", exact=True).fill("0")
    expect(page.get_by_text("You are looking back: move 0 of")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("You are looking back")).to_have_count(0)
    assert page.url == table


def test_a_link_to_a_move_tells_no_end_and_all_hands_are_open(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("409",)  # a game that was resigned has no review
    page = visit()
    players.against_bots(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    table = page.url
    page.goto(f"{table}/6?seat=0")
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    with page.expect_response(lambda answer: "eyes=1" in answer.url) as seen:
        page.get_by_label("Through the eyes of").select_option("Bruno")
    assert seen.value.ok
