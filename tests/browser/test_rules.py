"""The rule books: every number in every language, found by link and by search; the list of keys."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kontor.core.registry import own_games
from tests.browser import players
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers, screens


def numbers(game: str) -> list[str]:
    text = Path("docs/rules", f"{game}.md").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"\b(?:MK|GC)-[A-Z]\d+\b", text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_the_book_holds_every_rule_in_every_language(
    visit: Visit, game: str, language: str
) -> None:
    page = visit(f"/rules/{game}", locale=LANGUAGES[language], viewport=PHONE)
    expect(page.locator(".law").first).to_be_visible()
    assert sorted(page.locator(".law").evaluate_all("laws => laws.map(e => e.id)")) == numbers(game)
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_book_has_no_barrier(visit: Visit, axe: str, scheme: str) -> None:
    page = visit("/", color_scheme=scheme, bypass_csp=True)
    screens(page, "/rules/golden-city#GC-D7")
    expect(page.locator(".law.here")).to_have_id("GC-D7")
    assert barriers(page, axe) == []


def test_words_are_searched_for_and_marked(visit: Visit) -> None:
    page = visit("/rules/machi-koro")
    expect(page.locator(".law").first).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("DOUBLE second")
    expect(page.get_by_role("status").filter(has_text="Found in")).to_have_text("Found in 2 rules.")
    assert page.locator(".law").evaluate_all("laws => laws.map(e => e.id)") == ["MK-T4", "MK-B3"]
    marked = {text.lower() for text in page.locator(".law mark").all_inner_texts()}
    assert marked == {"double", "second"}
    page.keyboard.press("Escape")
    expect(page.locator(".law")).to_have_count(len(numbers("machi-koro")))


@pytest.mark.parametrize(("table", "log"), [("table", "aside"), ("text", "[role=log]")])
def test_a_line_of_the_log_leads_to_its_rule(visit: Visit, table: str, log: str) -> None:
    page = visit("/")
    players.against_bots(page)
    assert players.is_asked(page)
    players.decide(page)
    page.goto(page.url.replace("/table/", f"/{table}/"))
    with page.expect_popup() as popup:
        page.locator(f"{log} li", has=page.locator(".rule")).first.hover()
        page.locator(f"{log} .rule").first.click()
    law = popup.value.locator(".law.here")
    expect(law).to_be_in_viewport()
    assert popup.value.url.endswith(f"/rules/machi-koro#{law.get_attribute('id')}")


def test_a_question_mark_lists_the_keys_on_any_page(visit: Visit) -> None:
    page = visit("/rules/machi-koro")
    expect(page.locator(".law").first).to_be_visible()
    for address in ("/", "/rules/golden-city"):
        screens(page, address)
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keyboard shortcuts")
        for group in ("Everywhere", "At a table", "Machi Koro", "The Golden City"):
            expect(keys.get_by_role("heading", name=group)).to_be_visible()
        page.keyboard.press("Escape")
        expect(keys).to_be_hidden()
