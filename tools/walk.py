"""Walks from the start page through both first games and a whole game after each, as a newcomer.

``python -m tools.walk [part of a name]`` from the root of the checkout. It does only what the page
says at that moment: it presses what glows and follows what leads there; at a table it asks for a
hint and does that. On a desk and on a phone, in every language. It fails where the page leaves it
without a sign, complains, or runs off the screen.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.browser.signs import follow, play
from tests.browser.test_everybody import LANGUAGES
from tests.server.servers import Server

GAMES = ("machi-koro", "golden-city")
SIZES = {"desk": DESK, "phone": PHONE}
WAIT = 60_000


def walk(page: Page, game: str) -> str:
    """From the first look to the end of the first real game; what was done on the way."""
    page.goto("/")
    page.locator(f'a[href="/learn/{game}"]').click()
    learnt = follow(page)
    page.locator(".idea .call").click()
    page.locator("form .call").click()
    page.locator(".table").wait_for()
    played = play(page)
    page.locator("dialog[open] table").wait_for()
    return f"{len(learnt)} steps of the first game, {len(played)} of the game after it"


def visit(browser: Browser, base: str, language: str, size: str, game: str) -> None:
    context = browser.new_context(
        base_url=base,
        viewport=SIZES[size],
        locale=LANGUAGES[language],
        reduced_motion="reduce",
        is_mobile=size == "phone",
        has_touch=size == "phone",
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    print(f"{game}, {language}, {size}:", walk(page, game), flush=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= SIZES[size]["width"], f"{wide} pixels wide"
    assert not faults, faults
    context.close()


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    names = [(game, lang, size) for game in GAMES for lang in LANGUAGES for size in SIZES]
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), KONTOR_BOT_SECONDS="0.2") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game, language, size in names:
            if wanted in f"{game}-{language}-{size}":
                visit(browser, server.base, language, size, game)
        browser.close()


if __name__ == "__main__":
    main()
