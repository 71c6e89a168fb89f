"""What a person does at a table: sit down, decide, look around. By mouse or by keyboard."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

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
    pace: str = "",
) -> None:
    """A table for friends, with its host at it."""
    page.goto(f"/new/{game}/friends")
    page.get_by_label(str(seats), exact=True).check(force=True)
    page.get_by_label("Your name").fill(name)
    for variant in variants:
        page.get_by_role("checkbox", name=variant).check()
    if pace:
        page.get_by_label(pace).check(force=True)
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()


def fill_with_bots(page: Page) -> None:
    """Quick bots on all free seats, and off it goes."""
    free = page.get_by_text("Free seat")
    page.locator("summary", has_text="Which bots play?").click()
    bots = page.get_by_role("group", name="Which bots play?")
    bots.locator("label").first.click()  # waits until the choices lie still
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
    expect(page.locator("section.tray")).to_be_attached()


def is_asked(page: Page) -> bool:
    """Waits until a decision is wanted; false when the game is over instead."""
    page.locator(f".tray.asked, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def decide(page: Page, do: "Do | None" = None) -> None:
    """Gives one answer, and waits until it is shown."""
    before = page.locator(".table").get_attribute("data-n")
    for _ in range(2):
        _one_step(page, do or click)
        if page.locator(".table").get_attribute("data-n") != before:
            return
        if not page.locator(".tray.closer").count():
            break
    page.wait_for_function(
        "n => document.querySelector('.table').dataset.n !== n", arg=before, polling=20
    )


def play_to_the_end(page: Page, do: "Do | None" = None, most: int = 800) -> None:
    """Does what comes next until the game is over: a landmark if it can be had, else a card."""
    for _ in range(most):
        if not _one_step(page, do or click):
            return
    raise AssertionError("the game does not end")


def _one_step(page: Page, do: "Do") -> bool:
    """Chooses something, or gives the answer; false when the game is over."""
    wanted: str | None = page.evaluate(WANTED, OVER)
    if wanted is None:
        return False
    do(page, wanted)
    page.evaluate(CHANGED)
    return True


Do = Callable[[Page, str], None]
"""How a person does something: by mouse or by keyboard."""


def click(page: Page, what: str) -> None:
    """With the mouse, where it is seen."""
    x, y = page.evaluate(PLACE, what)
    page.mouse.click(x, y)


def press(page: Page, what: str) -> None:
    """Goes there by Tab, and by arrow keys within a group, and presses Enter."""
    for _ in range(120):
        key = page.evaluate(NEXT_KEY, what)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"no key leads to {what}")


def tab_to(page: Page, what: str) -> None:
    """Goes on by Tab until such a thing has the focus."""
    for _ in range(40):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


UNTIL = """const until = async done => {
  for (let n = 0; n < 2000; n++) {
    if (done()) return;
    await new Promise(wake => setTimeout(wake, 15));
  }
  throw new Error(`waited in vain: ${done}`);
};"""

WANTED = f"""async over => {{
  {UNTIL}
  const there = what => document.querySelector(what) !== null;
  await until(() => there(over) || there('.tray.asked') && !there('[aria-busy=true]'));
  if (there(over)) return null;
  window.state = () => there(over) ? 'over'
    : document.querySelector('.table')?.dataset.n + there('.tray.closer');
  window.before = state();
  return ['.tray.closer .answers .call', '.landmark.open:not(.chosen)', '.card.open:not(.chosen)',
    '.tray .tiles button', '.tray .answers button'].find(there);
}}"""
"""What a person would do next, as a selector; null when the game is over."""

CHANGED = f"async () => {{ {UNTIL} await until(() => state() !== before); }}"

PLACE = f"""async what => {{
  {UNTIL}
  const goal = [...document.querySelectorAll(what)].at(-1);
  goal.scrollIntoView({{ block: 'center' }});
  const place = () => {{
    const {{ x, y, width, height }} = goal.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }};
  await until(() => goal.contains(document.elementFromPoint(...place())));
  return place();
}}"""
"""The middle of the last such thing, once nothing lies over it."""

NEXT_KEY = """what => {
  const here = document.activeElement;
  if (here.matches(what)) return 'Enter';
  const goal = [...document.querySelectorAll(what)].at(-1);
  if (!goal || goal.tabIndex === 0) return 'Tab';
  const stops = group => [...group.querySelectorAll('button:not(:disabled)')];
  let group = goal.parentElement;
  while (stops(group).every(button => button.tabIndex < 0)) group = group.parentElement;
  if (!group.contains(here)) return 'Tab';
  const all = stops(group);
  return all.indexOf(here) < all.indexOf(goal) ? 'ArrowRight' : 'ArrowLeft';
}"""
"""The key that leads on: groups have one tab stop, and arrows lead through them."""
