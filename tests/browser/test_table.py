"""What a table can do besides the game: friends, lost connections, looking back, taking back."""

from playwright.sync_api import Page, expect

from tests.browser import players
from tests.browser.conftest import Visit, Watch
from tests.server.servers import Server


def joined(visit: Visit, host: Page, name: str, seats: int = 2) -> Page:
    """A friend who opened the host's link and sat down; the host then starts."""
    players.open_table(host, "Mira", seats)
    link = host.get_by_label("Link to this table").input_value()
    friend = visit(link)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    expect(friend.locator("section.tray")).to_be_visible()
    expect(host.locator("section.tray")).to_be_visible()
    return friend


def mover(*pages: Page) -> Page:
    """The page whose person is to decide."""
    pages[0].locator("li.moves").wait_for()
    return next(page for page in pages if page.locator("li.moves", has_text="you").count())


def test_a_friend_comes_by_the_link_and_both_see_the_same(visit: Visit) -> None:
    host = visit()
    friend = joined(visit, host, "Tom")
    for _ in range(6):
        page = mover(host, friend)
        assert players.is_asked(page)
        players.decide(page)
    number = host.locator(".table").get_attribute("data-n")
    expect(friend.locator(".table")).to_have_attribute("data-n", number or "")


def test_a_lost_connection_comes_back_without_a_reload(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    host = visit()
    friend = joined(visit, host, "Tom")
    friend.context.set_offline(True)
    friend.evaluate("window.stayed = true")
    page = mover(host, friend)
    if page is friend:
        friend.context.set_offline(False)
        assert players.is_asked(friend)
        players.decide(friend)
    else:
        players.decide(host)
        friend.context.set_offline(False)
    number = host.locator(".table").get_attribute("data-n")
    expect(friend.locator(".table")).to_have_attribute("data-n", number or "")
    assert friend.evaluate("window.stayed")


def test_chat_is_heard_by_the_other(visit: Visit) -> None:
    host = visit()
    friend = joined(visit, host, "Tom")
    friend.get_by_label("Say something").fill("Good luck <b>all</b>!")
    friend.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Good luck <b>all</b>!")).to_be_visible()


def test_a_moment_of_the_past_has_an_address(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    for _ in range(4):
        assert players.is_asked(page)
        players.decide(page)
    assert players.is_asked(page)
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    address = page.url
    page.goto(address)
    expect(page.get_by_text("You are looking back")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".tray.asked")).to_be_visible()


def test_what_can_be_taken_back_is_said_and_taken_back(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    players.decide(page)
    assert players.is_asked(page)
    button = page.get_by_role("button", name="Take back")
    expect(button).to_be_enabled()
    before = page.locator(".table").get_attribute("data-n")
    button.click()
    if page.get_by_text("This takes back").count():
        page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(page.locator(".table")).not_to_have_attribute("data-n", before or "")
    expect(page.get_by_text("takes back")).to_be_visible()


def test_a_hint_names_an_answer(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("listitem").filter(has_text="A bot would choose")).to_be_visible()


def test_leaving_and_coming_back(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Take my seat back").click()
    assert players.is_asked(page)


def test_a_game_goes_on_after_the_server_was_restarted(
    visit: Visit, server: Server, watch: Watch
) -> None:
    watch.allowed = ("WebSocket", "ERR_CONNECTION", "Failed to load")
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    assert players.is_asked(page)
    players.decide(page)
    page.goto("/")
    page.get_by_role("region", name="Your games").get_by_role("link").first.click()
    assert players.is_asked(page)


def test_a_spectator_sees_the_table_and_cannot_act(visit: Visit) -> None:
    host = visit()
    players.open_table(host, "Mira", 2)
    players.fill_with_bots(host)
    guest = visit(host.url)
    expect(guest.locator("section.tray")).to_be_visible()
    expect(guest.locator(".tray.asked")).to_have_count(0)
    expect(host.get_by_text("1 spectator")).to_be_attached()
