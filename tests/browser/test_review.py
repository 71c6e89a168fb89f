"""After the game: why it was won or lost, every move with its verdict, and one's own mistakes."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.finished import Finished, played
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers
from tests.server.servers import Server

Json = dict[str, Any]
LAPSES = ("inaccuracy", "mistake", "blunder")


@pytest.fixture(scope="module")
def machi_koro(server: Server) -> Finished:
    return played(server.base, "machi-koro")


@pytest.fixture(scope="module")
def golden_city(server: Server) -> Finished:
    return played(server.base, "golden-city", 3, island="kontor")


def lapses(game: Finished, seat: int | None = None) -> list[Json]:
    decisions: list[Json] = game.review()["review"]["decisions"]
    return [one for one in decisions if one["verdict"] in LAPSES and seat in (None, one["seat"])]


def chart(page: Page) -> Any:
    return page.get_by_role("slider", name="Chances of winning")


def test_the_end_says_why_and_leads_to_the_turning_points(
    visit: Visit, axe: str, machi_koro: Finished
) -> None:
    page = visit(bypass_csp=True)
    machi_koro.come(page)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name="Chances of winning")).to_be_visible()
    expect(end.get_by_role("row", name="Place")).to_be_visible()
    review = machi_koro.review()["review"]
    for seat in review["seats"]:
        luck = round(100 * seat["luck"])
        expect(end.get_by_text(f"{luck:+d}".replace("-", "−"), exact=True).first).to_be_visible()
    assert barriers(page, axe, "dialog") == []
    point = review["turning_points"][0]["number"]
    end.locator(f'a[href$="/review/{point}"]').click()
    expect(page).to_have_url(re.compile(f"/review/{point}$"))
    expect(chart(page)).to_have_attribute("aria-valuenow", str(point))


def test_the_rest_of_the_end_never_waits_for_the_review(visit: Visit, machi_koro: Finished) -> None:
    page = visit()
    machi_koro.come(page, "", {"review": None, "done": 0, "moments": []})
    end = page.get_by_role("dialog")
    expect(end.get_by_text("Looking back at the game")).to_be_visible()
    expect(end.get_by_role("row", name="Place")).to_be_visible()
    expect(end.get_by_role("button", name="Rematch")).to_be_enabled()


def test_what_is_not_certain_yet_says_so(visit: Visit, machi_koro: Finished) -> None:
    page = visit()
    machi_koro.come(page, "", {**machi_koro.review(), "done": 0.5})
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name="Chances of winning")).to_be_visible()
    expect(end.get_by_role("progressbar")).to_have_attribute("value", "0.5")


def test_without_a_review_the_end_is_as_ever(visit: Visit, machi_koro: Finished) -> None:
    page = visit()
    machi_koro.come(page, "", {"review": None, "done": 1, "moments": []})
    end = page.get_by_role("dialog")
    expect(end.get_by_role("row", name="Place")).to_be_visible()
    expect(end.get_by_text("Looking back")).to_have_count(0)
    expect(end.get_by_role("heading", name="Chances of winning")).to_have_count(0)


def test_chart_board_and_moves_are_at_the_same_moment(visit: Visit, machi_koro: Finished) -> None:
    page = visit()
    machi_koro.come(page, "/review")
    slider = chart(page)
    slider.focus()
    page.keyboard.press("End")
    last = len(machi_koro.review()["review"]["decisions"])
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    expect(page.get_by_text("The game is over.")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1: Mira \d+% and"))
    expect(page).to_have_url(re.compile("/review/1$"))
    expect(page.locator('li.here [aria-current="true"]')).to_have_count(1)
    box = slider.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 20)
    page.mouse.up()
    at = int(slider.get_attribute("aria-valuenow") or 0)
    assert abs(at - 0.75 * last) < 0.05 * last
    expect(page).to_have_url(re.compile(f"/review/{at}$"))


def test_a_mistake_is_shown_with_the_better_answer_marked_on_the_board(
    visit: Visit, machi_koro: Finished
) -> None:
    build = next(one for one in lapses(machi_koro) if "card" in one["best"]["action"])
    page = visit()
    machi_koro.come(page, f"/review/{build['number']}")
    better = page.locator(".better")
    expect(better).to_contain_text("Better: Build")
    card = build["best"]["action"]["card"]
    expect(page.locator(".hinted")).to_have_attribute("data-at", f"market-{card}")


def test_moves_are_those_of_a_player_or_only_mistakes(visit: Visit, machi_koro: Finished) -> None:
    page = visit()
    machi_koro.come(page, "/review")
    moves = page.locator('ol [href*="/review/"]')
    expect(moves).to_have_count(len(machi_koro.review()["review"]["decisions"]))
    page.get_by_label("Mira", exact=True).check(force=True)
    page.get_by_label("Only mistakes").check()
    expect(moves).to_have_count(len(lapses(machi_koro, 0)))
    page.get_by_role("list", name="Moves").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    first = lapses(machi_koro, 0)[0]["number"]
    expect(chart(page)).to_have_attribute("aria-valuenow", str(first))
    expect(moves.first).to_contain_text(re.compile("Inaccuracy|Mistake|Blunder"))


def test_mistakes_become_questions_on_the_board(
    visit: Visit, axe: str, machi_koro: Finished
) -> None:
    worst = sorted(lapses(machi_koro, 0), key=lambda one: -float(one["loss"]))[:8]
    asked = sorted(worst, key=lambda one: int(one["number"]))
    page = visit(bypass_csp=True)
    machi_koro.come(page, "/learn")
    for place, question in enumerate(asked, 1):
        expect(page.get_by_text(f"Question {place} of {len(asked)}")).to_be_visible()
        best = question["best"]["action"]
        if place == 1:
            assert barriers(page, axe) == []
        if "card" in best and best["do"] == "build":
            page.locator(f'[data-at="market-{best["card"]}"]').click()
            page.locator("section.tray .answers .call").click()
            expect(page.get_by_text("That is good!").first).to_be_visible()
        else:
            page.get_by_role("button", name="Show the answer").click()
            expect(page.get_by_text("This would have been better.")).to_be_visible()
        page.get_by_role("button", name=re.compile("Next question|Finish")).click()
    expect(page.get_by_role("heading", name=f"of {len(asked)} found")).to_be_visible()


def test_after_two_wrong_tries_the_answer_is_shown(visit: Visit, machi_koro: Finished) -> None:
    questions = [one for one in lapses(machi_koro, 0) if one["action"]["do"] == "build"]
    number = sorted(
        sorted(lapses(machi_koro, 0), key=lambda one: -float(one["loss"]))[:8],
        key=lambda one: int(one["number"]),
    ).index(questions[0])
    page = visit()
    machi_koro.come(page, "/learn")
    for _ in range(number):
        page.get_by_role("button", name="Show the answer").click()
        page.get_by_role("button", name="Next question").click()
    action = questions[0]["action"]
    what = f"market-{action['card']}" if "card" in action else f"landmark-0-{action['landmark']}"
    for said in ("You have one more try.", "This would have been better."):
        page.locator(f'[data-at="{what}"]').click()
        page.locator("section.tray .answers .call").click()
        expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_text("Best: ")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_review_has_no_barrier(
    visit: Visit, axe: str, golden_city: Finished, size: dict[str, int], scheme: str
) -> None:
    page = visit(bypass_csp=True, viewport=size, color_scheme=scheme)
    golden_city.come(page, "/review/3")
    expect(page.locator(".decision")).to_be_visible()
    for part in page.locator(".parts label").all():
        part.click()
        assert barriers(page, axe) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_review_overflows(
    visit: Visit, machi_koro: Finished, language: str, size: dict[str, int]
) -> None:
    page = visit(locale=LANGUAGES[language], viewport=size)
    for address in ("", "/learn", f"/review/{lapses(machi_koro)[0]['number']}"):
        machi_koro.come(page, address)
        page.locator(".chart, .learn").first.wait_for()
        assert page.evaluate(OVERFLOWING) == []
    for part in page.locator(".parts label").all():
        part.click()
        assert page.evaluate(OVERFLOWING) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_one_plays_on_from_a_moment_and_sees_that_it_is_no_game_of_its_own(
    visit: Visit, axe: str, machi_koro: Finished
) -> None:
    page = visit(bypass_csp=True)
    number = len(machi_koro.review()["review"]["decisions"]) // 2
    machi_koro.come(page, f"/review/{number}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Bruno", exact=True).check(force=True)
    assert barriers(page, axe, "dialog") == []
    dialog.get_by_role("button", name="Play on", exact=True).click()
    origin = page.get_by_role("link", name="Played on. This game goes on from a moment")
    moment = machi_koro.review()["moments"][number]
    expect(origin).to_have_attribute("href", f"/table/{machi_koro.table}/{moment}")
    new = page.url.rsplit("/", 1)[1]
    assert new != machi_koro.table
    expect(page.get_by_role("banner").get_by_text("you", exact=True)).to_be_visible()
    # That game is running: it has no review, and nobody plays on from it.
    page.goto(f"/table/{new}/review")
    expect(origin).to_be_visible()
    expect(chart(page)).to_have_count(0)
    page.get_by_role("button", name="First move").click()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    # The replay of the finished one offers it, whether or not anybody can judge it.
    origin.click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_becomes_a_picture(visit: Visit, golden_city: Finished, language: str) -> None:
    page = visit(locale=LANGUAGES[language], viewport=PHONE)
    golden_city.come(page)
    page.locator("dialog section .row button").click()
    expect(page.locator("dialog dialog img")).to_have_js_property("naturalWidth", 1200)
    assert page.evaluate(OVERFLOWING) == []
    with page.expect_download() as waiting:
        page.locator("dialog dialog .foot button").first.click()
    assert waiting.value.suggested_filename.endswith(".png")
    assert waiting.value.path().read_bytes().startswith(b"\x89PNG")
