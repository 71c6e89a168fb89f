"""The site once its host is gone: all that was there is still there, and goes on."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kontor.server import release
from kontor.server.page import FOLDER as PAGE
from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import DESK, Watch
from tests.browser.host import Host
from tests.browser.test_everybody import barriers
from tests.browser.test_site import table_of

NEW = "newer"
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  for (let n = 0; n < 600 && !registration.waiting; n++)
    await new Promise((wake) => setTimeout(wake, 100));
}"""
"""Looks for another version, until it is there and waits."""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let n = 0; n < 600; n++) {
    const kept = await caches.match(new URL('python/sizes.json', location.href));
    const names = kept && Object.keys((await kept.json()).sizes);
    const all = (names ?? []).map((name) => caches.match(new URL(`python/${name}`, location.href)));
    if (names && (await Promise.all(all)).every(Boolean)) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error('Python is not kept');
}"""
"""Waits until everything is on the device."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path) as host:
        yield host


@pytest.fixture
def visitor(chromium: Browser, host: Host) -> Iterator[BrowserContext]:
    watch = Watch(host.address)
    context = chromium.new_context(locale="en-GB", viewport=DESK, reduced_motion="reduce")
    watch.over(context)
    yield context
    context.close()
    assert watch.faults == []


def publish_anew(folder: Path) -> None:
    """Another version of the page in the place of this one: its parts have new names."""
    parts = list((folder / "assets").glob("*.js"))
    document = folder / "index.html"
    for part in parts:
        text = part.read_text("utf-8")
        for other in parts:
            text = text.replace(other.stem, f"{other.stem}{NEW}")
        part.write_text(text, "utf-8")
    for part in parts:
        part.rename(part.with_stem(f"{part.stem}{NEW}"))
    text = document.read_text("utf-8")
    document.write_text(re.sub(r'(src="\./assets/[\w-]+)\.js', rf"\1{NEW}.js", text), "utf-8")
    shutil.copyfile(PAGE / "sw.js", folder / "sw.js")
    (folder / "sw.js").write_text(release.service_worker(folder, alone=True), "utf-8")


def begin(page: Page, address: str, game: int = 0) -> str:
    """A new game against bots, from the start page; its table."""
    page.goto(f"{address}#/")
    page.get_by_role("button", name="Play now against bots").nth(game).click()
    table = table_of(page)
    expect(page.locator("section.tray")).to_be_visible(timeout=120_000)
    return table


def test_after_a_first_visit_nothing_needs_the_host(
    visitor: BrowserContext, host: Host, axe: str
) -> None:
    address = host.address
    page = visitor.new_page()
    page.goto(address)
    page.evaluate("localStorage.setItem('kontor', JSON.stringify({speed: 'instant'}))")
    table = begin(page, address)
    players.decide(page)
    page.evaluate(KEPT)
    host.stop()
    page.reload()
    expect(page.locator("section.tray")).to_be_visible(timeout=120_000)
    players.play_to_the_end(page)
    page.close()
    page = visitor.new_page()
    page.goto(f"{address}#/table/{table}/4?seat=0")
    expect(page.get_by_text("You are looking back")).to_be_visible(timeout=120_000)
    begin(page, address, 1)
    city.decide(page)
    assert barriers(page, axe) == []
    page.goto(f"{address}#/rules/golden-city")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Golden City")
    page.goto(f"{address}#/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_new_version_is_offered_and_takes_nobody_out_of_a_game(
    visitor: BrowserContext, host: Host
) -> None:
    page = visitor.new_page()
    page.goto(host.address)
    table = begin(page, host.address)
    page.evaluate(KEPT)
    publish_anew(host.folder)
    page.evaluate(UPDATED)
    offer = page.get_by_text("A new version of Kontor is here")
    players.decide(page)
    expect(offer).to_have_count(0)
    page.goto(f"{host.address}#/rules/machi-koro")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Machi Koro")
    expect(offer).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Machi Koro")
    expect(page.locator(f'script[src*="{NEW}"]')).to_have_count(0)
    page.goto(f"{host.address}#/")
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator(f'script[src*="{NEW}"]').first).to_be_attached(timeout=120_000)
    expect(offer).to_have_count(0)
    page.goto(f"{host.address}#/table/{table}")
    expect(page.locator("section.tray")).to_be_visible(timeout=120_000)


def test_everything_goes_into_one_file_and_into_another_browser(
    visitor: BrowserContext, chromium: Browser, host: Host, tmp_path: Path, axe: str
) -> None:
    page = visitor.new_page()
    page.goto(host.address)
    table = begin(page, host.address)
    page.goto(f"{host.address}#/")
    page.evaluate("localStorage.setItem('kontor-lesson-machi-koro', '3')")
    page.get_by_role("button", name="What this browser keeps").click()
    assert barriers(page, axe) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything as a file").click()
    saved.value.save_as(tmp_path / "all.json")
    with chromium.new_context(locale="en-GB", viewport=DESK) as elsewhere:
        other = elsewhere.new_page()
        other.goto(host.address)
        other.get_by_role("button", name="What this browser keeps").click()
        other.get_by_label("Open a file").set_input_files(host.folder / "games.json")
        expect(other.get_by_text("Kontor cannot read this file")).to_be_visible()
        other.get_by_label("Open a file").set_input_files(tmp_path / "all.json")
        expect(other.get_by_text("One game was taken in")).to_be_visible()
        other.keyboard.press("Escape")
        expect(other.get_by_text("Continue learning: step 4")).to_be_visible()
        other.get_by_role("region", name="Your games").get_by_role("link").click(timeout=120_000)
        assert table_of(other) == table
        players.decide(other)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("IDBObjectStore.prototype.put = f => { throw new DOMException('', 'QuotaExceededError') }",
         "This browser\u2019s storage is full"),
        ("IDBFactory.prototype.open = f => { throw new DOMException('', 'SecurityError') }",
         "This browser does not let Kontor keep anything"),
    ],
    ids=["full", "forbidden"],
)  # fmt: skip
def test_a_storage_that_keeps_nothing_is_told_in_a_clear_sentence(
    chromium: Browser, host: Host, fault: str, sentence: str
) -> None:
    worker = next((host.folder / "assets").glob("worker-*.js"))
    worker.write_text(f"{fault};\n{worker.read_text('utf-8')}", "utf-8")
    with chromium.new_context(locale="en-GB", service_workers="block") as context:
        page = context.new_page()
        page.goto(host.address)
        page.get_by_role("button", name="Play now against bots").first.click()
        expect(page.get_by_text(sentence)).to_be_visible(timeout=120_000)
