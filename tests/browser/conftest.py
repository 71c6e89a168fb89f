"""A real server, a real Chromium, and an eye on everything a page must not do."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.server.servers import Server

Visit = Callable[..., Page]

CHROMIUM = os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium") or "chromium"
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
WAIT = 30_000


# Both end with the last of these tests: while Playwright runs, no other event loop can start.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("kontor"), KONTOR_BOT_SECONDS="0.5") as server:
        yield server


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


expect.set_options(timeout=WAIT)


class Watch:
    """Notes what goes wrong on a page: errors on the console, and requests that leave the site."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.faults: list[str] = []
        self.allowed: tuple[str, ...] = ()

    def over(self, context: BrowserContext) -> None:
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("pageerror", lambda fault: self.faults.append(f"error: {fault}"))
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("request", lambda request: self._asked(request.url))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self.allowed):
            self.faults.append(f"{kind}: {text}")

    def _asked(self, url: str) -> None:
        own = (self._base, self._base.replace("http", "ws"), "data:", "blob:")
        if not url.startswith(own):
            self.faults.append(f"left the site: {url}")


@pytest.fixture
def watch(server: Server) -> Iterator[Watch]:
    watch = Watch(server.base)
    yield watch
    assert watch.faults == []


@pytest.fixture
def visit(chromium: Browser, server: Server, watch: Watch) -> Iterator[Visit]:
    """Opens an address in a browser of its own: another person, with another memory."""
    contexts: list[BrowserContext] = []

    def opened(path: str = "/", **context: Any) -> Page:
        settings = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce", **context}
        contexts.append(chromium.new_context(base_url=server.base, **settings))
        contexts[-1].set_default_timeout(WAIT)
        watch.over(contexts[-1])
        page = contexts[-1].new_page()
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which finds what shuts people out."""
    return (Path("web") / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
