"""How fast the page is in a slow browser: Chromium's "Fast 4G" and a processor four times slower.

``python -m benchmarks.page`` from the root of a checkout whose page is built; ``--only island
--runs 5`` for The Golden City's built island alone, five times.
"""

import argparse
import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, StorageState, sync_playwright
from tests.browser import golden_city, players
from tests.browser.conftest import CHROMIUM, PHONE
from tests.server.servers import Server

RUNS = 3
SLOWER = 4
FAST_4G = {
    "offline": False,
    "downloadThroughput": 9_000_000 * 0.9 / 8,
    "uploadThroughput": 1_500_000 * 0.9 / 8,
    "latency": 165,
}
LONG = 50
"""From how many milliseconds on a frame is called long."""
OPENED = 1500
"""How many milliseconds the browser gets to furnish a new window. It shares the machine: a visit
that begins earlier is up to 0.3 s longer, and differs from the next by as much."""
PRESSED = 80
"""For how many milliseconds somebody holds a button down who clicks."""
SETTLED = 300
"""After how many milliseconds nothing is left of what a question to the page has cost it."""

ASKED = ".tray.asked .answers button"
USABLE = ".ways button:enabled"
SEAT = "form input"
WATCH = """selector => {
  window.usable = null;
  const look = () => {
    if (!document.querySelector(selector)) return;
    seeing.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      window.usable = performance.now() - (window.clicked ?? 0);
    }));
  };
  const seeing = new MutationObserver(look);
  seeing.observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener("click", () => (window.clicked = performance.now()), { capture: true });
}"""
"""Notes when something has been painted. It runs in the page, where asking costs little: what is
measured are the page's own frames, not those of somebody who looks for a button in each."""
OBSERVE = f"""() => {{
  window.longFrames = [];
  new PerformanceObserver(list => list.getEntries().forEach(entry => {{
    if (entry.duration > {LONG}) window.longFrames.push(Math.round(entry.duration));
  }})).observe({{ type: 'long-animation-frame' }});
}}"""


def slowed(browser: Browser, base: str, memory: StorageState | None = None) -> Page:
    """A slow phone with nothing in its cache, and with what a device remembers of its tables."""
    context = browser.new_context(
        base_url=base, viewport=PHONE, locale="en-GB", is_mobile=True, storage_state=memory
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", FAST_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(OPENED)
    return page


def since_navigation(page: Page, path: str, ready: str) -> float:
    """Milliseconds from the click on a link until what is waited for has been painted."""
    page.add_init_script(f"({WATCH})({json.dumps(ready)})")
    page.goto(path, wait_until="commit")
    return painted(page)


def since_click(page: Page, button: str, ready: str) -> float:
    page.evaluate(WATCH, ready)
    page.locator(button).first.click()
    return painted(page)


def middle(of: Locator) -> tuple[float, float]:
    """Where to point. Asked for before it is measured, for the asking takes the page's time."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def painted(page: Page) -> float:
    page.wait_for_function("() => window.usable", polling=200)
    return float(page.evaluate("window.usable"))


def invitation(browser: Browser, base: str) -> str:
    """The link to a table of friends that waits for a player."""
    with browser.new_context(base_url=base, locale="en-GB") as context:
        page = context.new_page()
        players.open_table(page, "Anna", 2)
        return page.locator("input[readonly]").input_value()


def measure(browser: Browser, base: str) -> dict[str, float]:
    page = slowed(browser, base)
    start = since_navigation(page, "/", USABLE)
    page.wait_for_load_state("networkidle")
    begun = since_click(page, ".ways button", ASKED)
    address, memory = page.url, page.context.storage_state()
    page.goto("about:blank")
    again = since_navigation(page, address, ASKED)
    page.context.close()
    page = slowed(browser, base, memory)
    table = since_navigation(page, address, ASKED)
    page.wait_for_load_state("networkidle")
    page.evaluate(OBSERVE)
    page.evaluate(WATCH, ASKED)
    page.evaluate("selector => document.querySelector(selector).click()", ASKED)
    painted(page)  # the next question
    frames = page.evaluate("window.longFrames")
    page.context.close()
    page = slowed(browser, base)
    invited = since_navigation(page, invitation(browser, base), SEAT)
    page.context.close()
    return {
        "start page, first visit: usable, ms": start,
        "from its button to a table: playable, ms": begun,
        "table, first visit: playable, ms": table,
        "table, later visit: playable, ms": again,
        "invitation, first visit: a seat can be taken, ms": invited,
        "longest frame of a roll, ms": max(frames, default=0),
        "long frames of a roll": len(frames),
    }


FOLLOWS = 3000
"""How many milliseconds of what follows a bid are watched."""
KINDS = {"c": 16, "r": 30, "o": 8, "i": 4}
EVERYWHERE = {
    f"{kind}{n}": [0, 1, 2] if kind in "oi" else [0]
    for kind, count in KINDS.items()
    for n in range(1, count + 1)
}
"""A business on each location of the island, and everybody's in each part of the city. Those
outside are the visitor's, so that nobody else can seem to build twice in the same place."""


BUILD_UP = """everywhere => {
  const altered = fact => {
    if (fact && fact.view) fact.view.businesses = everywhere;
    return fact;
  };
  const { parse } = JSON;
  JSON.parse = (...given) => altered(parse(...given));
  const { json } = Response.prototype;
  Response.prototype.json = async function () { return altered(await json.call(this)); };
}"""
"""Lets the server seem to say that every location is built on; its messages take no detour."""


def measure_island(browser: Browser, base: str) -> dict[str, float]:
    """A table of The Golden City with all 58 locations built on: coming to it, a move, the zoom."""
    page = slowed(browser, base)
    golden_city.open_table(page, 3)
    players.is_asked(page)
    address, memory = page.url, page.context.storage_state()
    page.context.close()
    page = slowed(browser, base, memory)
    page.add_init_script(f"({BUILD_UP})({json.dumps(EVERYWHERE)})")
    table = since_navigation(page, address, ".tray.asked .pair.open")
    page.wait_for_load_state("networkidle")
    page.locator(".site").nth(len(EVERYWHERE) - 1).wait_for()
    page.wait_for_timeout(SETTLED)
    size = page.evaluate("document.querySelector('svg[role=group]').querySelectorAll('*').length")
    pair = middle(page.locator(".pair.open").last)
    page.mouse.move(*middle(page.locator(".map .frame")))
    page.wait_for_timeout(SETTLED)
    page.evaluate(OBSERVE)
    for delta in [-60] * 8 + [60] * 8:
        page.mouse.wheel(0, delta)
    page.wait_for_timeout(500)
    zoomed = page.evaluate("window.longFrames.splice(0)")
    page.mouse.move(*pair)
    page.wait_for_timeout(SETTLED)
    page.evaluate("window.longFrames.splice(0)")
    page.mouse.click(*pair, delay=PRESSED)
    page.wait_for_timeout(FOLLOWS)
    moved = page.evaluate("window.longFrames")
    page.context.close()
    return {
        "58 built: first visit, playable, ms": table,
        "58 built: things in the drawing": size,
        "58 built: longest frame of a bid, ms": max(moved, default=0),
        "58 built: long frames of a bid": len(moved),
        "58 built: longest frame of zoom, ms": max(zoomed, default=0),
        "58 built: long frames of zoom": len(zoomed),
    }


MEASURES = {"table": measure, "island": measure_island}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", choices=MEASURES)
    arguments.add_argument("--runs", type=int, default=RUNS)
    asked = arguments.parse_args()
    wanted = [MEASURES[asked.only]] if asked.only else list(MEASURES.values())
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        runs: list[dict[str, float]] = []
        for _ in range(asked.runs):
            runs.append({})
            for one in wanted:
                runs[-1] |= one(browser, server.base)
        browser.close()
    for what in runs[0]:
        values = sorted(run[what] for run in runs)
        print(
            f"{what:48} median {statistics.median(values):7.0f}   all {[round(v) for v in values]}"
        )


if __name__ == "__main__":
    main()
