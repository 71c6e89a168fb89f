"""The Golden City in a browser, against a real server."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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
    result.get_by_role("button", name="Verify the dice").click()
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
        page.wait_for_function("document.activeElement.closest('.board')")
    players.press(page, ".map .more button")
    city.play_to_the_end(page, keys.press)
    players.press(page, "dialog[open] .foot .call")
    expect(page.locator(players.OVER)).to_have_count(0)
    assert players.is_asked(page)


def test_arrow_keys_walk_the_roads_and_plus_comes_closer(visit: Visit) -> None:
    page = visit()
    city.open_table(page, 3)
    page.locator("[data-site=r4]").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-site=c3]")).to_be_focused()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator(".content")).to_have_attribute("style", re.compile(r"scale\(2\.25\)"))
    page.keyboard.press("0")
    expect(page.locator(".content")).to_have_attribute("style", re.compile(r"scale\(1\)"))
    page.locator(".map .frame").dblclick(position={"x": 156, "y": 392})
    expect(page.locator(".content")).to_have_attribute("style", re.compile(r"scale\(2\.3\)"))


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
        city.decide(page)
