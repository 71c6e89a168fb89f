"""For everybody: no barrier that axe-core knows, three languages, light and dark, no overflow."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser import players
from tests.browser.conftest import DESK, PHONE, Visit, Watch

LANGUAGES = {"de": "de-DE", "en": "en-GB", "pl": "pl-PL"}

OVERFLOWING = """() => [...document.querySelectorAll(
    'button, a, p, h1, h2, h3, label, legend, li, th, td, span')]
  .filter(e => e.checkVisibility() && !e.closest('.unseen, ol, [data-scrolls]'))
  .filter(e => getComputedStyle(e).textOverflow !== 'ellipsis')
  .filter(e => getComputedStyle(e).clipPath === 'none')
  .filter(e => e.clientWidth && e.scrollWidth > e.clientWidth + 1)
  .map(e => e.tagName + '.' + e.className + ': ' + e.textContent.trim().slice(0, 60))"""


def barriers(page: Page, axe: str, part: str = "html") -> list[str]:
    page.evaluate(axe)
    # A colour on its way to another is no fault.
    page.evaluate("""() => document.getAnimations()
        .forEach(motion => motion instanceof CSSTransition && motion.finish())""")
    found = page.evaluate("async part => (await axe.run(part)).violations", part)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in json.loads(json.dumps(found))
        for node in fault["nodes"]
    ]


def screens(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("main h1, section.tray").first.wait_for()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "address",
    ["/", "/design", "/new/machi-koro/friends", "/new/machi-koro/device", "/rules/machi-koro",
     "/nowhere/at/all/is/this", "/table/nonesuch"],
)  # fmt: skip
def test_no_page_has_a_barrier(
    visit: Visit, watch: Watch, axe: str, address: str, scheme: str
) -> None:
    watch.allowed = ("404",)
    page = visit("/", color_scheme=scheme, bypass_csp=True)
    screens(page, address)
    assert barriers(page, axe) == []


def test_a_control_without_a_name_would_be_found(visit: Visit, axe: str) -> None:
    page = visit("/", bypass_csp=True)
    screens(page, "/new/machi-koro/friends")
    page.evaluate("document.querySelector('header button').removeAttribute('aria-label')")
    page.evaluate("document.querySelector('header button').removeAttribute('title')")
    page.evaluate("document.querySelector('.field span').remove()")
    found = {fault.partition(":")[0] for fault in barriers(page, axe)}
    assert found == {"button-name", "label"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_moment_of_a_game_has_a_barrier(visit: Visit, axe: str, scheme: str) -> None:
    page = visit("/", color_scheme=scheme, bypass_csp=True)
    players.open_table(page, "Mira", 3)
    assert barriers(page, axe) == []
    players.fill_with_bots(page)
    for _ in range(3):
        assert players.is_asked(page)
        assert barriers(page, axe) == []
        players.decide(page)
    page.get_by_role("button", name="Menu").click()
    assert barriers(page, axe) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_overflows_its_box(
    visit: Visit, watch: Watch, language: str, size: dict[str, int]
) -> None:
    watch.allowed = ("404",)
    page = visit("/", locale=LANGUAGES[language], viewport=size)
    for address in ("/", "/design", "/new/machi-koro/friends", "/new/machi-koro/device"):
        screens(page, address)
        assert page.evaluate(OVERFLOWING) == []
    page.goto("/")
    page.locator(".ways button").first.click()
    for _ in range(6):
        if players.is_asked(page):
            assert page.evaluate(OVERFLOWING) == []
            players.decide(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=str)
def test_on_a_phone_on_its_side_market_and_question_are_side_by_side(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    width, height = size
    page = visit(
        viewport={"width": width, "height": height}, is_mobile=True, locale=LANGUAGES[language]
    )
    page.locator(".ways button").first.click()
    for _ in range(4):
        assert players.is_asked(page)
        expect(page.locator("section.tray")).to_be_in_viewport(ratio=0.97)
        market, tray = (
            page.locator(part).first.bounding_box() for part in (".market", "section.tray")
        )
        assert market
        assert tray
        assert market["x"] + market["width"] <= tray["x"]
        assert page.evaluate(OVERFLOWING) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        players.decide(page)


def open_the_bench(page: Page) -> None:
    """Bare land with one site on it, chosen, and everything about it unfolded."""
    page.locator(".ways button").nth(1).click()
    page.locator(".side .missing").nth(20).click()
    page.locator(".side .chosen").wait_for()
    for summary in page.locator("summary").all():
        summary.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_runs_off_a_phone_with_letters_twice_as_large(visit: Visit, language: str) -> None:
    page = visit("/", locale=LANGUAGES[language], viewport=PHONE, bypass_csp=True)

    def overflowing() -> list[str]:
        page.add_style_tag(content="html { font-size: 200% !important; }")
        wide: int = page.evaluate("document.documentElement.scrollWidth")
        found: list[str] = page.evaluate(OVERFLOWING)
        return found if wide <= PHONE["width"] else [f"{wide} pixels wide", *found]

    for address in ("/", "/new/golden-city/friends", "/learn/golden-city", "/rules/golden-city",
                    "/workshop/golden-city"):  # fmt: skip
        screens(page, address)
        assert overflowing() == [], address
    open_the_bench(page)
    assert overflowing() == [], "the bench"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit("/", locale=LANGUAGES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("combobox").select_option("de" if language != "de" else "pl")
    expect(page.locator("html")).not_to_have_attribute("lang", language)


def test_dark_and_light_are_kept(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
