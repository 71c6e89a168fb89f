"""What a table can do besides the game: friends, lost connections, looking back, taking back."""

import re

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


def mover(*pages: Page) -> Page | None:
    """The page whose person is to decide; none if it is somebody else."""
    pages[0].locator("li.moves").wait_for()
    mine = (page for page in pages if page.locator("li.moves", has_text="you").count())
    return next(mine, None)


def test_a_friend_comes_by_the_link_and_both_see_the_same(visit: Visit) -> None:
    host = visit()
    friend = joined(visit, host, "Tom")
    for _ in range(6):
        page = mover(host, friend)
        assert page is not None
        assert players.is_asked(page)
        players.decide(page)
    number = host.locator(".table").get_attribute("data-n")
    expect(friend.locator(".table")).to_have_attribute("data-n", number or "")


def test_nothing_is_lost_while_a_browser_is_offline(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    host = visit()
    friend = joined(visit, host, "Tom")
    while mover(host, friend) is friend:
        players.decide(friend)
    friend.evaluate("window.stayed = true")
    friend.context.set_offline(True)
    expect(friend.get_by_text("The connection is lost")).to_be_visible()
    expect(friend.locator(".tray.asked")).to_have_count(0)
    while mover(host) is host:
        players.decide(host)
    host.get_by_label("Write a message").fill("Are you there?")
    host.get_by_role("button", name="Send").click()
    expect(host.get_by_label("Write a message")).to_have_value("")
    friend.context.set_offline(False)
    expect(friend.get_by_text("Are you there?")).to_be_visible()
    number = host.locator(".table").get_attribute("data-n")
    expect(friend.locator(".table")).to_have_attribute("data-n", number or "")
    expect(friend.locator("aside ol li")).to_have_count(host.locator("aside ol li").count())
    assert players.is_asked(friend)
    players.decide(friend)
    assert friend.evaluate("window.stayed")


def test_chat_is_heard_by_the_other(visit: Visit) -> None:
    host = visit()
    friend = joined(visit, host, "Tom")
    friend.get_by_label("Write a message").fill("Good luck <b>all</b>!")
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
    expect(page.get_by_text("You take back")).to_be_visible()


def test_a_roll_is_taken_back_only_if_the_other_agrees(visit: Visit) -> None:
    host = visit()
    friend = joined(visit, host, "Tom")
    mine, other = (host, friend) if mover(host, friend) is host else (friend, host)
    for answer in ("No", "Yes"):
        if answer == "No":
            players.decide(mine)
            assert players.is_asked(mine)
        expect(mine.get_by_role("button", name="Build nothing")).to_be_visible()
        mine.get_by_role("button", name="Take back").click()
        dialog = mine.get_by_role("dialog")
        expect(dialog).to_contain_text("The others are asked first, also while a bot")
        dialog.get_by_role("button", name="Ask the others").click()
        question = other.get_by_role("group", name="Take back")
        question.get_by_role("button", name=answer, exact=True).click()
        expect(question).to_have_count(0)
        expect(mine.get_by_role("button", name="Take back")).to_be_enabled(enabled=answer == "No")
    expect(mine.locator(".tray.asked").get_by_role("button", name="Roll one die")).to_be_visible()
    expect(other.locator("aside ol li.undone").first).to_be_attached()


def test_a_clock_runs_for_whoever_is_to_move(visit: Visit) -> None:
    page = visit()
    players.open_table(page, "Mira", 2, pace="10 minutes each")
    players.fill_with_bots(page)
    assert players.is_asked(page)
    clock = page.locator("li.moves time.running")
    expect(clock).to_have_text(re.compile(r"^9:5\d$"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    expect(page.locator("li:not(.moves) time.running")).to_have_count(0)


NOTICES = """
  Object.defineProperty(document, 'hidden', { get: () => window.looksAway ?? false });
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
  };"""


def test_who_looks_away_is_called_when_it_is_his_turn(visit: Visit) -> None:
    host = visit()
    host.add_init_script(NOTICES)
    friend = joined(visit, host, "Tom")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Tell me when it is my turn: off").click()
    expect(host.get_by_role("button", name="Tell me when it is my turn: on")).to_be_visible()
    host.keyboard.press("Escape")
    while mover(host, friend) is host:
        players.decide(host)
    expect(host).to_have_title("Machi Koro")
    host.evaluate("window.looksAway = true")
    while mover(friend) is friend:
        players.decide(friend)
    expect(host).to_have_title("● Your turn · Machi Koro")
    assert host.evaluate("window.notices") == ["Your turn: Machi Koro"]
    assert friend.evaluate("Notification.permission") != "granted"


def test_a_hint_names_an_answer(visit: Visit) -> None:
    page = visit()
    players.against_bots(page)
    assert players.is_asked(page)
    hint = page.get_by_role("button", name="Hint")
    while hint.is_disabled():  # there is only one thing to do
        players.decide(page)
        assert players.is_asked(page)
    hint.click()
    expect(page.locator("section.hint li").first).to_be_visible()


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
