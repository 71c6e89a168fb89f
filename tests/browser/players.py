"""What a person does at a table: sit down, decide, look around. By mouse or by keyboard."""

from playwright.sync_api import Locator, Page, expect

OVER = "dialog[open] table"


def against_bots(page: Page) -> None:
    """One click from the start page."""
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(page.locator("section.tray")).to_be_visible()


def open_table(
    page: Page,
    name: str,
    seats: int,
    variants: tuple[str, ...] = (),
    game: str = "machi-koro",
) -> None:
    """A table for friends, with its host at it."""
    page.goto(f"/new/{game}/friends")
    page.get_by_label(str(seats), exact=True).check(force=True)
    page.get_by_label("Your name").fill(name)
    for variant in variants:
        page.get_by_role("checkbox", name=variant).check()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()


def fill_with_bots(page: Page) -> None:
    """Bots on all free seats, and off it goes."""
    free = page.get_by_text("Free seat")
    while count := free.count():
        page.get_by_role("button", name="Add a bot").first.click()
        expect(free).to_have_count(count - 1)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("section.tray")).to_be_visible()


def at_one_device(page: Page, people: list[str], game: str = "machi-koro") -> None:
    page.goto(f"/new/{game}/device")
    page.get_by_label(str(len(people)), exact=True).check(force=True)
    for number, name in enumerate(people, 1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("section.tray")).to_be_visible()


def is_asked(page: Page) -> bool:
    """Waits until a decision is wanted; false when the game is over instead."""
    page.locator(f".tray.asked, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def decide(page: Page, press: bool = False) -> None:
    """Gives one answer: a landmark if it can be had, else a card, else the first on offer."""
    tray = page.locator("section.tray")
    before = page.locator(".table").get_attribute("data-n")
    wanted = page.locator(".landmark.open, .card.open")
    if wanted.count():
        landmarks = page.locator(".landmark.open")
        _do(page, landmarks.last if landmarks.count() else wanted.first, press)
        _do(page, tray.locator(".answers .call").first, press)
    elif tray.locator(".tiles button").count():
        _do(page, tray.locator(".tiles button").first, press)
    else:
        _do(page, tray.locator(".answers button").first, press)
    page.wait_for_function(
        "n => document.querySelector('.table').dataset.n !== n", arg=before, polling=30
    )


def play_to_the_end(page: Page, press: bool = False, most: int = 400) -> None:
    for _ in range(most):
        if not is_asked(page):
            return
        decide(page, press)
    raise AssertionError("the game does not end")


def _do(page: Page, target: Locator, press: bool) -> None:
    if press:
        target.focus()
        page.keyboard.press("Enter")
    else:
        target.click()
