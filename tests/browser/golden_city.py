"""What a person does at a table of The Golden City, by mouse or by keyboard."""

from playwright.sync_api import Locator, Page, expect

from tests.browser import players

GAME = "golden-city"


def open_table(page: Page, seats: int, variants: tuple[str, ...] = ()) -> None:
    """A table with bots on all other seats, under way."""
    players.open_table(page, "Mira", seats, variants, game=GAME)
    players.fill_with_bots(page)


def decide(page: Page, press: bool = False) -> None:
    """Gives one answer: the last of several, so that the city is reached."""
    tray = page.locator("section.tray")
    before = page.locator(".table").get_attribute("data-n")
    call = tray.locator(".answers .call:not(:disabled)")
    if (tiles := tray.locator(".pair.open, .tile")).count():
        _do(page, tiles.last, press)
    elif (sites := page.locator(".site.open, .lists .open")).count():
        _do(page, sites.last, press)
        _do(page, call.first, press)
    elif call.count() == 0 and (cards := tray.locator(".hand button")).count():
        _do(page, cards.first, press)
        _do(page, call.first, press)
    else:
        _do(page, tray.locator(".answers button:not(:disabled)").first, press)
    page.wait_for_function(
        "n => document.querySelector('.table').dataset.n !== n", arg=before, polling=30
    )


def play_to_the_end(page: Page, press: bool = False, most: int = 200) -> None:
    for _ in range(most):
        if not players.is_asked(page):
            return
        decide(page, press)
    raise AssertionError("the game does not end")


def lift_the_curtain(page: Page) -> None:
    """The next person at this device takes over, if it is another one's turn."""
    curtain = page.locator(".curtain")
    page.locator(f".curtain, .tray.asked, {players.OVER}").first.wait_for()
    if curtain.count():
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)


def _do(page: Page, target: Locator, press: bool) -> None:
    if press:
        target.focus()
        page.keyboard.press("Enter")
    else:
        target.click()
