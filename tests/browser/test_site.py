"""Kontor as a folder on a host of files: no server of ours, and any address."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kontor.core import record_file
from kontor.core.replay import verify
from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import DESK, Watch
from tests.browser.host import Host
from tests.browser.test_everybody import barriers


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Host(tmp_path_factory.mktemp("host")) as host:
        yield host.address


@pytest.fixture(scope="module")
def page(chromium: Browser, address: str) -> Iterator[Page]:
    """One visitor for all of these tests: Python takes a while to start."""
    watch = Watch(address)
    context = chromium.new_context(locale="en-GB", viewport=DESK, reduced_motion="reduce")
    watch.over(context)
    page = context.new_page()
    yield page
    context.close()
    assert watch.faults == []


def table_of(page: Page) -> str:
    """The number of the table in the address."""
    page.wait_for_url(re.compile(r"#/table/\w+"), timeout=120_000)
    return page.url.rpartition("/")[2]


def test_machi_koro_is_played_to_its_end_and_the_record_holds(
    page: Page, address: str, tmp_path: Path
) -> None:
    page.goto(address)
    page.evaluate("localStorage.setItem('kontor', JSON.stringify({speed: 'instant'}))")
    page.reload()
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(page.get_by_role("status").filter(has_text="Getting the table ready")).to_be_visible()
    id = table_of(page)
    for _ in range(4):
        players.decide(page)
    page.reload()
    assert table_of(page) == id
    other = page.context.new_page()
    other.goto(f"{address}#/table/{id}")
    expect(other.locator("section.tray")).to_be_visible(timeout=120_000)
    other.close()
    players.play_to_the_end(page)
    expect(page.get_by_role("heading", name="Chances of winning")).to_be_visible(timeout=120_000)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the game").click()
    saved.value.save_as(tmp_path / "game.jsonl")
    record = record_file.load((tmp_path / "game.jsonl").read_text("utf-8"))
    assert record.result is not None
    assert verify(record) > 0
    page.goto(address)
    page.locator('input[type="file"]').set_input_files(tmp_path / "game.jsonl")
    expect(page).to_have_url(re.compile(r"#/table/(?!" + id + r")\w+/\d+$"), timeout=120_000)
    expect(page.get_by_role("banner").get_by_text("From a file")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("every one is right")).to_be_visible()
    page.get_by_role("button", name="Same deal again").click()
    page.get_by_role("button", name="Deal again", exact=True).click()
    expect(page.get_by_role("banner").get_by_text("Same deal again")).to_be_visible()


def test_the_golden_city_is_played(page: Page, address: str, axe: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now against bots").last.click()
    table_of(page)
    expect(page.locator("section.tray")).to_be_visible(timeout=120_000)
    for _ in range(3):
        city.decide(page)
    hint = page.get_by_role("button", name="Hint")
    while hint.is_disabled():  # there is only one thing to do
        city.decide(page)
    hint.click()
    expect(page.locator("section.hint li").first).to_be_visible(timeout=120_000)
    assert barriers(page, axe) == []


def test_addresses_work_after_a_reload_and_in_another_tab(
    page: Page, address: str, axe: str
) -> None:
    page.goto(address)
    rules = page.get_by_role("link", name="Rules").first
    rules.hover()
    assert rules.get_attribute("href") == "#/rules/machi-koro"
    rules.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Machi Koro")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Machi Koro")
    page.go_back()
    expect(page.get_by_text("This site has no server")).to_be_visible()
    expect(page.get_by_role("link", name="With friends")).to_have_count(0)
    assert barriers(page, axe) == []


def test_without_python_it_says_so_and_another_try_works(chromium: Browser, address: str) -> None:
    context = chromium.new_context(
        locale="en-GB", viewport=DESK, reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    context.route("**/sizes.json", lambda route: route.abort())
    page.goto(address)
    play = page.get_by_role("button", name="Play now against bots").first
    play.click()
    expect(page.locator(".notes li")).to_contain_text("The table could not be created.")
    context.unroute("**/sizes.json")
    play.click()
    table_of(page)
    context.close()
