"""A game that somebody installed and nobody has drawn: the page lists it and plays it as text."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_everybody import OVERFLOWING, barriers
from tests.browser.test_text_table import answer
from tests.packages.conftest import EXAMPLES, install, path_to
from tests.server.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    pig = install(EXAMPLES / "pig", tmp_path_factory.mktemp("pig"))
    folder = tmp_path_factory.mktemp("kontor")
    with Server(folder, PYTHONPATH=path_to(pig), KONTOR_BOT_SECONDS="0.5") as server:
        yield server


def begun(page: Page, play: str) -> None:
    """A game of Pig against bots, from the start page."""
    box = page.locator("article").filter(has=page.get_by_role("heading", name="Pig"))
    box.get_by_role("button", name=play).click()
    expect(page.locator(".answers button").first).to_be_visible()


def test_it_is_played_as_text_from_the_start_page_to_the_end(visit: Visit, axe: str) -> None:
    page = visit("/", bypass_csp=True)
    expect(page.get_by_text("A 1 costs everything you have not put aside.")).to_be_visible()
    assert barriers(page, axe) == []
    begun(page, "Play now against bots")
    assert barriers(page, axe) == []
    expect(page.get_by_role("heading", name="Do you roll")).to_be_visible()
    expect(page.get_by_text("At stake", exact=True)).to_be_visible()
    assert any(answer(page) is False for _ in range(600)), "the game does not end"
    expect(page.locator("h2#question + p")).to_contain_text("won")
    points = page.get_by_role("table", name="Result").get_by_role("row").filter(has_text="Points")
    expect(points).to_have_count(1)
    assert page.locator("[role=log] li").count() > 20
    assert barriers(page, axe) == []


def test_a_link_to_its_table_leads_to_the_text_in_every_language(visit: Visit) -> None:
    page = visit("/", locale="pl-PL", viewport=PHONE)
    begun(page, "Zagraj od razu z botami")
    expect(page.get_by_role("button", name="Roll")).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []
    page.reload()
    assert "/table/" in page.url
    expect(page.get_by_role("button", name="Roll")).to_be_visible()


def test_its_variants_can_be_chosen_for_a_table(visit: Visit) -> None:
    page = visit("/new/pig/device")
    page.get_by_label("Short game").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Points to win: 50")).to_be_visible()
