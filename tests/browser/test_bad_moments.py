"""Every bad moment has a screen of its own: what happened, and what to do."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from kontor.core.record_file import load
from tests.browser import players
from tests.browser.conftest import DESK, Visit, Watch
from tests.server.servers import Server

BROKEN = Path("tests/server/broken_rules").resolve()
AHEAD = "**/api/tables/*?since=*"
"""What the page asks for while the socket of a table is still being opened."""


def says(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def falsified(page: Page, change: dict[str, Any], within: str) -> None:
    """From now on, the server seems to tell something else about the table or its view."""
    page.route(AHEAD, lambda route: route.abort())

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def told(message: str | bytes) -> None:
            fact = json.loads(message)
            if fact.get(within):
                fact[within] |= change
            page_side.send(json.dumps(fact))

        server_side.on_message(told)

    page.route_web_socket("**/socket?*", between)


def test_a_table_that_is_gone(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("404",)
    page = visit("/table/nonesuch")
    says(page, "This table is gone")
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_link_that_leads_nowhere(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("404",)
    says(visit("/nowhere/at/all/is/this"), "There is nothing here")


def test_somebody_else_was_quicker(visit: Visit) -> None:
    host = visit()
    players.open_table(host, "Mira", 2)
    late = visit(host.get_by_label("Link to this table").input_value())
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("button", name="Add a bot").click()
    says(late, "All seats are taken")
    host.get_by_role("button", name="Start the game").click()
    expect(late.locator("section.tray")).to_be_visible()


def test_the_hosts_address_lets_a_friend_in_and_half_of_it_says_what_is_missing(
    visit: Visit, watch: Watch
) -> None:
    watch.allowed = ("403",)
    host = visit()
    players.open_table(host, "Mira", 2)
    stranger = visit(host.url.partition("#")[0])
    expect(stranger.get_by_role("heading", name="Ask the host to let you in")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit down")).to_have_count(0)
    friend = visit(host.url)
    expect(friend.get_by_text("No clock")).to_be_visible()
    expect(friend.get_by_role("link", name="Learn by playing")).to_be_visible()
    friend.get_by_label("Your name").fill("Tom")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("section.tray")).to_be_visible()
    assert "#" not in host.url


def test_a_server_that_does_not_answer(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("ERR_FAILED", "WebSocket")
    page = visit()
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    says(page, "The server does not answer")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()


def test_a_table_whose_server_is_away_comes_by_itself(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("WebSocket", "ERR_FAILED")
    page = visit()
    players.against_bots(page)
    page.evaluate("sessionStorage.setItem('shut', '1')")
    page.add_init_script(
        "const open = WebSocket; window.WebSocket = class extends open { constructor(path) {"
        " super(sessionStorage.getItem('shut') ? path.replace('socket', 'shut') : path); } }"
    )
    page.route(AHEAD, lambda route: route.abort())
    page.reload()
    says(page, "The server does not answer")
    page.evaluate("sessionStorage.removeItem('shut')")
    expect(page.locator("section.tray")).to_be_visible()


def test_a_table_whose_socket_alone_is_away_shows_its_board_and_says_so(
    visit: Visit, watch: Watch
) -> None:
    watch.allowed = ("WebSocket",)
    page = visit()
    players.against_bots(page)
    page.add_init_script(
        "const open = WebSocket; window.WebSocket = class extends open {"
        " constructor(path) { super(path.replace('socket', 'shut')); } }"
    )
    page.reload()
    expect(page.locator("section.tray")).to_be_visible()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    expect(page.locator("section.tray.asked")).to_have_count(0)


def test_a_game_whose_rules_fail_is_frozen_and_can_be_saved(
    chromium: Browser, tmp_path: Path
) -> None:
    with (
        Server(tmp_path, PYTHONPATH=str(BROKEN)) as server,
        chromium.new_context(base_url=server.base, locale="en-GB", viewport=DESK) as context,
    ):
        watch = Watch(server.base)
        watch.over(context)
        page = context.new_page()
        players.at_one_device(page, ["Anna", "Ben"])
        page.get_by_role("button", name="Roll one die").click()
        page.get_by_role("button", name="Build nothing").click()
        says(page, "This game is frozen")
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save the game as a file").click()
        record = load(saved.value.path().read_text(encoding="utf-8"))
        assert [move.action["do"] for move in record.moves] == ["roll"]
        page.reload()
        says(page, "This game is frozen")
        page.get_by_role("main").get_by_role("link", name="To the start page").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
        expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
        assert watch.faults == []


def test_a_page_that_cannot_draw_the_game(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("TypeError", "cities", "ERR_FAILED")
    page = visit()
    players.against_bots(page)
    falsified(page, {"cities": None}, within="view")
    page.reload()
    says(page, "Something went wrong")


def test_a_browser_that_is_too_old(visit: Visit) -> None:
    page = visit()
    page.add_init_script("delete HTMLDialogElement.prototype.showModal")
    page.goto("/")
    says(page, "This browser is too old for Kontor.")


def test_the_page_opens_without_a_net(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "ERR_FAILED")
    page = visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto("/")
    says(page, "The server does not answer")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
