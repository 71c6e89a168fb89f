"""The text table: whole games without the drawing, by the words of buttons alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from kontor.words import LANGUAGES
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_everybody import LANGUAGES as LOCALES
from tests.browser.test_everybody import OVERFLOWING, barriers

STARTED = """async ({game, seats}) => {
  const ask = async (path, body) =>
    (await fetch('/api/tables' + path, {
      method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
    })).json();
  const bots = Array.from({length: seats - 1}, (_, i) => ({seat: i + 1, level: 'easy'}));
  const {table} = await ask('', {game, seats, bots});
  await ask(`/${table}/seats`, {name: 'Mira'});
  const entropy = '0'.repeat(32);
  await ask(`/${table}/commands?seat=0`, {type: 'ready', id: '1'.repeat(16), entropy});
  return table;
}"""
WANTED = re.compile("Station|Mall|Park|Tower")


def sit_down(page: Page, game: str, seats: int) -> None:
    page.goto(f"/text/{page.evaluate(STARTED, {'game': game, 'seats': seats})}")


def answer(page: Page) -> bool:
    """Gives an answer as soon as one is wanted; false when the game is over instead."""
    page.locator(".answers button, h2:text-is('The game is over.')").first.wait_for()
    answers = page.locator(".answers button")
    if not answers.count():
        return False
    before = page.locator(".text").get_attribute("data-n")
    liked = answers.filter(has_text=WANTED)
    (liked.last if liked.count() else answers.first).click()
    page.wait_for_function(
        "n => document.querySelector('.text').dataset.n !== n", arg=before, polling=30
    )
    return True


@pytest.mark.parametrize(("game", "seats"), [("machi-koro", 2), ("golden-city", 3)])
def test_a_whole_game_is_played_in_words(visit: Visit, axe: str, game: str, seats: int) -> None:
    page = visit("/", bypass_csp=True)
    sit_down(page, game, seats)
    expect(page.locator(".answers button").first).to_be_visible()
    expect(page.locator(".text section:last-child li").first).to_be_visible()
    assert barriers(page, axe) == []
    assert any(answer(page) is False for _ in range(400)), "the game does not end"
    expect(page.locator("h2#question + p")).to_contain_text("won")
    expect(page.get_by_role("table", name="Result").get_by_role("row")).not_to_have_count(0)
    assert page.locator("[role=log] li").count() > 50
    log = page.locator("[role=log]")
    log.scroll_into_view_if_needed()
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
    assert log.evaluate("box => box.scrollHeight <= box.clientHeight"), "it runs out of its box"
    assert barriers(page, axe) == []


def test_the_keyboard_comes_to_the_rules_of_the_log_and_out_again(visit: Visit) -> None:
    """However long the log is, it is one tab stop."""
    page = visit("/")
    sit_down(page, "golden-city", 3)
    answer(page)
    page.locator(".answers button").first.wait_for()  # until then the log grows
    rules = page.locator("[role=log] .rule")
    expect(rules.nth(1)).to_be_visible()
    page.get_by_role("list", name="Log").focus()
    page.keyboard.press("ArrowUp")
    expect(rules.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(rules.last).not_to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[role=log]')") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", locale=LOCALES[language], viewport=PHONE)
    sit_down(page, "golden-city", 3)
    expect(page.locator(".text section:last-child li").first).to_be_visible()
    page.locator(".answers button").first.click()
    expect(page.locator("[role=log] li").first).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []


def test_the_keyboard_goes_on_with_the_next_question(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "machi-koro", 2)
    page.locator(".answers button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h2#question")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".answers button").first).to_be_focused()
