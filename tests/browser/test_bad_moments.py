"""Every bad moment has a screen of its own: what happened, and what to do."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import players
from tests.browser.conftest import Visit, Watch


def says(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def falsified(page: Page, change: dict[str, Any], within: str) -> None:
    """From now on, the server seems to tell something else about the table or its view."""

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def told(message: str | bytes) -> None:
            fact = json.loads(message)
            if fact.get(within):
                fact[within] |= change
            page_side.send(json.dumps(fact))

        server_side.on_message(told)

    page.route_web_socket("**/socket", between)


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


def test_who_has_only_half_of_a_link_cannot_sit_down(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("403",)
    host = visit()
    players.open_table(host, "Mira", 2)
    guest = visit(host.url.partition("#")[0])
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    says(guest, "You need an invitation")


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
    watch.allowed = ("WebSocket",)
    page = visit()
    players.against_bots(page)
    page.evaluate("sessionStorage.setItem('shut', '1')")
    page.add_init_script(
        "const open = WebSocket; window.WebSocket = class extends open {"
        " constructor(path) { super(sessionStorage.getItem('shut') ? path + '/shut' : path); } }"
    )
    page.reload()
    says(page, "The server does not answer")
    page.evaluate("sessionStorage.removeItem('shut')")
    expect(page.locator("section.tray")).to_be_visible()


def test_a_frozen_game_can_be_saved(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    falsified(page, {"status": "frozen"}, within="table")
    page.reload()
    says(page, "This game is frozen")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the game as a file").click()
    assert '"game": "machi-koro"' in saved.value.path().read_text(encoding="utf-8")


def test_a_page_that_cannot_draw_the_game(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("TypeError", "cities")
    page = visit()
    players.against_bots(page)
    falsified(page, {"cities": None}, within="view")
    page.reload()
    says(page, "The page stumbled")


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
