"""The Golden City in a browser, against a real server."""

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from kontor.games.golden_city.island import shipped
from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers

HOUSE_RULES = ("Three expulsions", "Goods majority", "All businesses break ties", "Open letters")


@pytest.mark.parametrize(("seats", "variants"), [(3, ()), (4, HOUSE_RULES)])
def test_a_game_by_mouse_against_bots(visit: Visit, seats: int, variants: tuple[str, ...]) -> None:
    page = visit()
    city.open_table(page, seats, variants)
    city.play_to_the_end(page)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("columnheader")).to_have_count(seats + 1)
    account = [
        [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in result.get_by_role("row", name=re.compile("^Letters")).all()
    ]
    *parts, total = account
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    result.get_by_role("button", name="Verify dice and cards").click()
    expect(result).to_contain_text(re.compile("outcomes recomputed: every one is right"))


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    """Tab, arrow keys, Enter and Escape; first on the map, then in the lists, to the rematch."""
    page = visit()
    page.locator(".ways button:enabled").first.wait_for()
    players.press(page, ".ways .big:not(.call)")
    keys = city.Walker()
    assert players.is_asked(page)
    players.press(page, ".skip")
    expect(page.locator(".pair.open").first).to_be_focused()
    for _ in range(12):
        city.decide(page, keys.press)
        assert players.is_asked(page)
        page.wait_for_function("() => document.activeElement.closest('.board')")
    players.press(page, ".map .more button")
    city.play_to_the_end(page, keys.press)
    players.press(page, "dialog[open] .foot .call")
    expect(page.locator(players.OVER)).to_have_count(0)
    assert players.is_asked(page)


def test_arrow_keys_walk_the_roads_and_plus_comes_closer(visit: Visit) -> None:
    page = visit()
    city.open_table(page, 3)
    island = shipped()
    start = next(site for site in island.sites if site.id == "r4")
    joined = [island.sites[n].id for n in island.neighbours[island.sites.index(start)]]
    page.locator("[data-site=r4]").focus()
    for arrow in ("ArrowUp", "ArrowDown"):
        page.keyboard.press(arrow)
        page.wait_for_function("document.activeElement.dataset.site !== 'r4'")
        there = page.evaluate("document.activeElement.dataset.site")
        assert there in joined, f"{arrow} led to {there}"
        page.locator("[data-site=r4]").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator(".content")).to_have_attribute("style", re.compile(r"scale\(2\.25\)"))
    page.keyboard.press("0")
    expect(page.locator(".content")).to_have_attribute("style", re.compile(r"scale\(1\)"))


def scale(page: Page) -> float:
    style = page.locator(".content").get_attribute("style") or ""
    return float(style.rpartition("scale(")[2].rstrip(");"))


Place = tuple[float, float]


def middle(page: Page) -> Place:
    box = page.locator(".map .frame").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page: Page, *ways: tuple[Place, Place]) -> None:
    """A finger for each way, from its start to its end, as a touch screen tells it."""
    screen = page.context.new_cdp_session(page)

    def send(kind: str, share: float | None = None) -> None:
        points = [
            {"x": a[0] + (b[0] - a[0]) * share, "y": a[1] + (b[1] - a[1]) * share, "id": finger}
            for finger, (a, b) in enumerate(ways)
            if share is not None
        ]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", 0)
    for step in range(1, 9):
        send("touchMove", step / 8)
    send("touchEnd")


def pinch(page: Page, way: tuple[int, int], before: int, after: int) -> None:
    """Two fingers on the middle of the map, so far from it before and after."""
    x, y = middle(page)

    def at(far: int) -> Place:
        return x + way[0] * far, y + way[1] * far

    touch(page, (at(-before), at(-after)), (at(before), at(after)))


def drag(page: Page, way: tuple[int, int], start: Place | None = None) -> None:
    """One finger on the map, from its middle or from another place."""
    x, y = start or middle(page)
    touch(page, ((x, y), (x + way[0], y + way[1])))


@pytest.mark.parametrize("way", [(1, 0), (0, 1)], ids=["across", "up and down"])
def test_two_fingers_bring_the_island_nearer(visit: Visit, way: tuple[int, int]) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    city.open_table(page, 3)
    page.locator(".map").scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    pinch(page, way, 30, 90)
    assert scale(page) == pytest.approx(3, rel=0.1)
    pinch(page, way, 120, 30)
    assert scale(page) == 1
    assert page.evaluate("scrollY") == before


def place(page: Page, site: str) -> Place:
    box = page.locator(f"[data-site={site}] .touch").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


NEAREST_SITE = """([x, y]) => [...document.querySelectorAll('.site')].map(site => {
    const box = site.getBoundingClientRect();
    const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    return [far, site.dataset.site];
  }).sort(([a], [b]) => a - b)[0][1]"""


@pytest.mark.parametrize("way", [(70, 0), (0, 90), (0, -90), (-60, 60)])
def test_one_finger_moves_the_island_that_is_near(visit: Visit, way: tuple[int, int]) -> None:
    """The page stays where it is, and whatever the finger began on is not chosen; a tap does."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    city.open_table(page, 3)
    page.locator(".map").scroll_into_view_if_needed()
    expect(page.locator(".site")).to_have_count(58)
    pinch(page, (1, 0), 30, 90)
    scrolled = page.evaluate("scrollY")
    site = page.evaluate(NEAREST_SITE, middle(page))
    before = place(page, site)
    drag(page, way, before)
    after = place(page, site)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx(way, abs=10)
    assert page.evaluate("scrollY") == scrolled
    chosen = page.locator("[data-site][aria-pressed=true]")
    expect(chosen).to_have_count(0)
    page.touchscreen.tap(*after)
    expect(chosen).to_have_attribute("data-site", site)


def test_one_finger_scrolls_the_page_over_the_whole_island(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    city.open_table(page, 3)
    drag(page, (0, -150))
    page.wait_for_function("() => scrollY > 60")
    expect(page.locator("[data-site][aria-pressed=true]")).to_have_count(0)


BESIDE_SITES = """() => {
  const frame = document.querySelector('.map .frame');
  const { left, top, width, height } = frame.getBoundingClientRect();
  const places = Array.from({ length: 81 }, (_, n) =>
    [left + width * (n % 9 + 1) / 10, top + height * (Math.floor(n / 9) + 1) / 10]);
  return places.find(at => !document.elementFromPoint(...at).closest('[role=button], button'));
}"""
"""A place of the map where nothing can be chosen."""


def double_tap(page: Page, x: float, y: float, scale: str) -> None:
    """Tap twice until the island stands so near: on a busy machine two taps may come too slowly."""
    near = f"() => document.querySelector('.content').style.transform.endsWith('scale({scale})')"
    for _ in range(5):
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
        with suppress(TimeoutError):
            page.wait_for_function(near, timeout=2000)
            return
    raise AssertionError(f"two taps never brought the island to {scale}")


def test_a_wheel_and_a_double_tap_bring_the_island_nearer(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    city.open_table(page, 3)
    page.locator(".map").scroll_into_view_if_needed()
    bare = page.evaluate(BESIDE_SITES)
    double_tap(page, bare[0], bare[1], "2.3")
    beside = page.evaluate(BESIDE_SITES)
    double_tap(page, beside[0], beside[1], "1")
    page.mouse.move(*bare)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "() => /scale\\(2\\.7/.test(document.querySelector('.content').style.transform)"
    )
    page.mouse.wheel(0, 800)
    page.wait_for_function(
        "() => /scale\\(1\\)/.test(document.querySelector('.content').style.transform)"
    )


@pytest.mark.parametrize("size", [(360, 740), (3840, 2160)], ids=["360", "4K"])
def test_the_table_fits_from_the_smallest_screen_to_the_largest(
    visit: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit(viewport={"width": width, "height": height}, locale="de-DE")
    page.locator(".ways button").last.click()
    for _ in range(3):
        assert players.is_asked(page)
        assert page.evaluate(OVERFLOWING) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        city.decide(page)
    island = page.locator(".map").bounding_box()
    assert island
    assert min(island["width"], island["height"]) > 0.75 * min(width, height)


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (1024, 768)], ids=str)
def test_on_a_screen_on_its_side_island_and_question_are_in_sight(
    visit: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page.locator(".ways button").last.click()
    for _ in range(4):
        assert players.is_asked(page)
        expect(page.locator(".map")).to_be_in_viewport(ratio=0.97)
        expect(page.locator("section.tray")).to_be_in_viewport(ratio=0.97)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        city.decide(page)


MOVED = """() => {
  const seen = window.seen = new Set();
  const look = () => {
    if (!document.querySelector('.pair')) return;
    for (const part of ['.map', '.pairs', '.tray > .hand', '.players']) {
      const { top, left } = document.querySelector(`.board ${part}`).getBoundingClientRect();
      seen.add(`${part}: ${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in each frame of the bidding where the parts of the table are."""


def test_nothing_jumps_on_a_phone_while_hands_are_laid(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    city.open_table(page, 4)
    assert players.is_asked(page)
    page.evaluate(MOVED)
    while page.locator(".pair.open").count():
        city.decide(page)
        assert players.is_asked(page)
    assert sorted(page.evaluate("[...seen].map(place => place.split(':')[0])")) == [
        ".map", ".pairs", ".players", ".tray > .hand"
    ]  # fmt: skip


WATCHED = """() => {
  const places = window.places = new Set();
  const look = () => {
    places.add(Math.round(document.querySelector('.map').getBoundingClientRect().top + scrollY));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_island_stays_where_it_is_whatever_is_told(visit: Visit) -> None:
    """Long sentences of a narrow screen, from the first question to the second round."""
    size = {"width": 360, "height": 740}
    page = visit(viewport=size, locale="de-DE", reduced_motion="no-preference")
    page.locator(".ways button").last.click()
    assert players.is_asked(page)
    page.evaluate(WATCHED)
    while page.locator(".about", has_text="Runde 2").count() == 0:
        city.decide(page)
        assert players.is_asked(page)
    assert len(page.evaluate("[...places]")) == 1


def test_a_refusal_and_a_hint_leave_what_to_do_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 664}, locale="de-DE")
    page.locator(".ways button").last.click()
    assert players.is_asked(page)
    page.get_by_role("button", name="Tipp").click()
    expect(page.locator("section.hint li").first).to_be_visible()
    hint = page.locator("section.hint").bounding_box()
    prompt = page.locator(".prompt").bounding_box()
    assert hint
    assert prompt
    above, below = sorted((hint, prompt), key=lambda box: box["y"])
    assert above["y"] + above["height"] <= below["y"]
    while page.locator(".pair.open").count():
        city.decide(page)
        assert players.is_asked(page)
    page.evaluate("scrollTo(0, 0)")
    page.locator("[data-site=i1]").dispatch_event("click")
    expect(page.locator(".closer a")).to_be_visible()
    expect(page.locator(".answers button")).to_be_in_viewport(ratio=0.9)


# --- what one may know


class Ear:
    """Hears every byte that a page receives from the server."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.on("response", self._body)

    def _frame(self, frame: Any) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def _body(self, answer: Any) -> None:
        if "/api/" in answer.url and "json" in answer.headers.get("content-type", ""):
            self.heard.append(answer.text())

    def secrets_of_others(self, seat: int) -> list[str]:
        """What was heard that only another seat may know."""
        return [leak for text in self.heard for leak in _leaks(json.loads(text), seat)]


def _leaks(value: Any, seat: int) -> list[str]:
    if isinstance(value, list):
        return [leak for part in value for leak in _leaks(part, seat)]
    if not isinstance(value, dict):
        return []
    found = [leak for part in value.values() for leak in _leaks(part, seat)]
    hands = value.get("players") if "score_deck" in value else None
    for owner, player in enumerate(hands or []):
        if owner != seat and (player["hand"] is not None or player["bonus"] is not None):
            found.append(f"the cards of seat {owner}")
    secret = {"drew": "card", "bonus": "bonus"}.get(str(value.get("event")))
    if secret and secret in value and value["seat"] != seat:
        found.append(f"{value}")
    return found


def test_no_page_ever_holds_the_cards_of_another(visit: Visit) -> None:
    host = visit()
    ears = {0: Ear(host)}
    players.open_table(host, "Mira", 3, game=city.GAME)
    link = host.get_by_label("Link to this table").input_value()
    friend = visit("/")
    ears[1] = Ear(friend)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Tom")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Tom")).to_be_visible()
    players.fill_with_bots(host)
    expect(friend.locator("section.tray")).to_be_visible()
    pages = {0: host, 1: friend}
    for _ in range(16):
        host.locator("li.moves", has_text=re.compile("Mira|Tom")).wait_for()
        seat = 0 if host.locator("li.moves", has_text="you").count() else 1
        assert players.is_asked(pages[seat])
        city.decide(pages[seat])
    for seat, page in pages.items():
        assert len(ears[seat].heard) > 20
        assert ears[seat].secrets_of_others(seat) == []
        for other in {0, 1, 2} - {seat}:
            fan = page.locator(f"[data-at=cards-{other}] .card")
            known = page.locator(f"[data-at=cards-{other}] .card[role=img]")
            backs = page.locator(f"[data-at=cards-{other}] .card.back")
            assert fan.count() == known.count() + backs.count()
        assert page.locator(f"[data-at=cards-{seat}]").count() == 0


def test_people_at_one_device_see_their_own_hand_behind_a_curtain(visit: Visit) -> None:
    page = visit()
    people = ["Ola", "Jan", "Ewa"]
    players.at_one_device(page, people, game=city.GAME)
    asked = set()
    for _ in range(8):
        city.lift_the_curtain(page)
        assert players.is_asked(page)
        mover = page.locator("li.moves .name").inner_text()
        asked.add(mover)
        own = page.locator(".player", has_not=page.locator("[data-at^=cards-]"))
        expect(own).to_have_count(1)
        expect(own.locator(".name")).to_have_text("You")
        city.decide(page)
    assert asked == set(people)


# --- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_moment_of_a_game_has_a_barrier(visit: Visit, axe: str, scheme: str) -> None:
    page = visit("/", color_scheme=scheme, bypass_csp=True)
    city.open_table(page, 3)
    for _ in range(4):
        assert players.is_asked(page)
        assert barriers(page, axe) == []
        city.decide(page)
    page.get_by_role("button", name="List", exact=True).click()
    assert barriers(page, axe) == []


@pytest.mark.parametrize(
    ("language", "size"), [("de", PHONE), ("pl", PHONE), ("en", PHONE), ("de", DESK)]
)
def test_no_text_overflows_its_box(visit: Visit, language: str, size: dict[str, int]) -> None:
    page = visit("/", locale=LANGUAGES[language], viewport=size)
    page.locator(".ways button").last.click()
    for _ in range(5):
        assert players.is_asked(page)
        assert page.evaluate(OVERFLOWING) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        expect(page.locator("section.tray")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".map")).to_be_in_viewport(ratio=0.75)
        city.decide(page)
