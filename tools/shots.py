"""Takes pictures of every main screen, big and small, by day and by lamplight, into ``shots/``.

``python -m tools.shots [part of a name]`` from the root of the checkout.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.server.servers import Server

GAMES = ("machi-koro", "golden-city")
FOLDER = Path("shots")
SIZES = {"big": DESK, "phone": PHONE}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
STILL = 500
"""How many milliseconds a screen has to come to rest."""
DRAWN = "() => [0, 58].includes(document.querySelectorAll('.site[data-site]').length)"
"""An island comes in parts."""
TOWNS = 9
"""How many different cards stand in all cities when a game is worth a picture."""

Shoot = Callable[[str], None]


def lobby(page: Page, shoot: Shoot) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    shoot("start")
    page.goto("/new/machi-koro/device")
    page.locator("form").wait_for()
    shoot("new-device")
    players.open_table(page, "Mira", 3)
    shoot("waiting")
    for address, name in (
        ("/design", "design"),
        ("/rules/machi-koro", "rules"),
        ("/rules/machi-koro#MK-I4", "rules-number"),
        ("/rules/golden-city", "city-rules"),
        ("/table/gone", "gone"),
    ):
        page.goto(address)
        page.locator("main h1").first.wait_for()
        shoot(name)


def learning(page: Page, shoot: Shoot) -> None:
    """A first game of each, and the text tables."""
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.locator(".idea .do").wait_for()
        shoot(f"learn-{game}")
    for number, game in enumerate(GAMES):
        page.goto("/")
        page.locator(".ways button:enabled").nth(number).click()
        players.is_asked(page)
        page.goto(page.url.replace("/table/", "/text/"))
        page.locator(".answers button").first.wait_for()
        shoot(f"text-{game}")


def languages(page: Page, shoot: Shoot) -> None:
    """A sample of screens as they read in German and Polish."""
    addresses = ["/", "/new/golden-city/friends", "/learn/machi-koro", "/rules/golden-city#GC-B1"]
    names = ["start", "new-friends", "learn", "rules"]
    players.against_bots(page)
    addresses.append(page.url)
    names.append("table")
    city.open_table(page, 3)
    addresses.append(page.url)
    names.append("city")
    for language in ("de", "pl"):
        page.evaluate(
            "language => localStorage.setItem('kontor',"
            " JSON.stringify({ ...JSON.parse(localStorage.getItem('kontor')), language }))",
            language,
        )
        for address, name in zip(addresses, names, strict=True):
            page.goto(address)
            page.locator("h1").first.wait_for(state="attached")
            shoot(f"{name}-{language}")


def game(page: Page, shoot: Shoot) -> None:
    players.against_bots(page)
    players.is_asked(page)
    shoot("roll")
    for _ in range(40):
        players.decide(page)
        players.is_asked(page)
        if page.locator(".city .tile").count() > TOWNS and page.locator(".card.open").count() > 3:
            break
    shoot("build")
    choice = page.locator(".card.open, .landmark.open")
    if choice.count():
        choice.first.click()
        shoot("card")
    page.get_by_role("button", name="Menu").click()
    shoot("menu")
    page.keyboard.press("Escape")
    if page.get_by_role("button", name="Log").count():
        page.get_by_role("button", name="Log").click()
        shoot("log")
        page.get_by_role("button", name="First move").click()
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="First move").click()
    shoot("past")
    page.get_by_role("button", name="Back to the game").click()
    players.play_to_the_end(page)
    page.get_by_role("button", name="Verify dice and cards").click()
    shoot("end")


def golden_city(page: Page, shoot: Shoot) -> None:
    """A picture of every question, as each comes for the first time, and of the end."""
    city.open_table(page, 4)
    seen: set[str] = set()
    for _ in range(200):
        if not players.is_asked(page):
            break
        asked = page.locator("section.tray").get_attribute("data-question") or ""
        if asked not in seen:
            seen.add(asked)
            shoot(f"city-{asked}")
        if asked == "build" and "site" not in seen and page.locator(".site.open").count():
            seen.add("site")
            page.locator(".site.open").last.click()
            shoot("city-site")
            page.locator("button.close").click()
        city.decide(page)
    shoot("city-end")
    page.keyboard.press("Escape")
    shoot("city-over")


def workshop(page: Page, shoot: Shoot) -> None:
    page.goto("/workshop/golden-city")
    page.locator(".ways").wait_for()
    shoot("workshop")
    page.locator(".ways button").first.click()
    page.locator("[data-site=r7]").click()
    while page.locator("button.cut").count():
        page.locator("button.cut").first.click()
    page.locator(".side li.fault").first.wait_for()
    shoot("bench")
    page.evaluate("document.querySelector('#findings').scrollIntoView()")
    shoot("bench-findings")
    page.get_by_role("button", name="Save", exact=True).click()


def take(browser: Browser, base: str, size: str, scheme: Scheme, wanted: str) -> None:
    context = browser.new_context(
        base_url=base,
        viewport=SIZES[size],
        color_scheme=scheme,
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    page = context.new_page()

    def shoot(name: str) -> None:
        page.wait_for_function(DRAWN)
        page.wait_for_timeout(STILL)
        page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png")

    for story in (lobby, learning, game, golden_city, workshop, languages):
        if wanted in story.__name__:
            story(page, shoot)
    context.close()


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size in SIZES:
            for scheme in SCHEMES:
                take(browser, server.base, size, scheme, wanted)
        browser.close()
    print(f"{len(list(FOLDER.iterdir()))} pictures in {FOLDER}/")


if __name__ == "__main__":
    main()
