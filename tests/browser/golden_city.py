"""What a person does at a table of The Golden City, by mouse or by keyboard."""

from playwright.sync_api import Page, expect

from tests.browser import players

GAME = "golden-city"


def open_table(page: Page, seats: int, variants: tuple[str, ...] = ()) -> None:
    """A table with bots on all other seats, under way."""
    players.open_table(page, "Mira", seats, variants, game=GAME)
    players.fill_with_bots(page)


WANTED = (
    ".pair.open", ".tile", ".site.open", ".lists .open", ".answers .call:not(:disabled)",
    ".hand [aria-pressed=false]", ".answers button:not(:disabled)",
)  # fmt: skip
"""What a person would do next, the likeliest first."""
CALL = ".answers .call:not(:disabled)"
CHOICES = (".site.open", ".lists .open", ".hand [aria-pressed=false]")
"""What is chosen first and then done."""


def decide(page: Page, do: players.Do = players.click) -> None:
    """Gives one answer: the last of several, so that the city is reached."""
    page.locator(".tray.asked").wait_for()
    before = page.locator(".table").get_attribute("data-n")
    wanted = next(what for what in WANTED if page.locator(what).count())
    do(page, wanted)
    if wanted in CHOICES:
        while page.locator(CALL).count() == 0:  # as many cards as must go
            do(page, wanted)
        do(page, CALL)
    page.wait_for_function(
        "n => document.querySelector('.table').dataset.n !== n", arg=before, polling=30
    )


def play_to_the_end(page: Page, do: players.Do = players.click, most: int = 200) -> None:
    for _ in range(most):
        if not players.is_asked(page):
            return
        decide(page, do)
    raise AssertionError("the game does not end")


class Walker:
    """Goes everywhere by Tab, arrow keys and Enter, and learns the island's roads on the way."""

    ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")

    def __init__(self) -> None:
        self._leads: dict[str, dict[str, str]] = {}

    def press(self, page: Page, what: str) -> None:
        if what != ".site.open":
            players.press(page, what)
            return
        goal = page.locator(what).last.get_attribute("data-site") or ""
        players.tab_to(page, "[data-site]")
        for _ in range(300):
            here = page.evaluate("document.activeElement.dataset.site")
            if here == goal:
                page.keyboard.press("Enter")
                return
            self._step(page, here, goal)
        raise AssertionError(f"no arrow leads to {goal}")

    def _step(self, page: Page, here: str, goal: str) -> None:
        key = self._towards(here, goal)
        page.keyboard.press(key)
        there = page.evaluate("document.activeElement.dataset.site")
        self._leads.setdefault(here, {})[key] = there

    def _towards(self, here: str, goal: str) -> str:
        """The first key of the shortest known way to the goal, else to an untried key."""
        ways = [(here, [key]) for key in self.ARROWS]
        seen = {here}
        untried = ""
        for site, keys in ways:
            there = self._leads.get(site, {}).get(keys[-1])
            if there is None:
                untried = untried or keys[0]
            elif there == goal:
                return keys[0]
            elif there not in seen:
                seen.add(there)
                ways += [(there, [*keys, key]) for key in self.ARROWS]
        return untried or self.ARROWS[0]


def lift_the_curtain(page: Page) -> None:
    """The next person at this device takes over, if it is another one's turn."""
    curtain = page.locator(".curtain")
    page.locator(f".curtain, .tray.asked, {players.OVER}").first.wait_for()
    if curtain.count():
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
