"""The workshop: an island is made, mended, saved, exported, opened again, and played on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from kontor.games.golden_city.disk import check, read_island
from kontor.games.golden_city.island import shipped
from tests.browser import golden_city as city
from tests.browser import players
from tests.browser.conftest import DESK, PHONE, Visit, Watch
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers, open_the_bench

WORKSHOP = "/workshop/golden-city"
WELL = "Fit to play on."


def start(page: Page, way: str = "From our island") -> None:
    page.get_by_role("listitem").filter(has_text=way).get_by_role("button").click()
    expect(page.locator(".bench")).to_be_visible()


def site(page: Page, id: str) -> Locator:
    return page.locator(f"[data-site={id}]")


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, id: str, by: tuple[int, int]) -> None:
    x, y = middle(site(page, id).bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0] / 2, y + by[1] / 2)
    page.mouse.move(x + by[0], y + by[1])
    page.mouse.up()


def place(page: Page, id: str) -> str:
    touch = site(page, id).locator(".touch")
    return f"{touch.get_attribute('cx')} {touch.get_attribute('cy')}"


def on_the_shelf(page: Page) -> list[dict[str, object]]:
    kept = page.evaluate("localStorage.getItem('kontor-islands')")
    return [one["island"] for one in json.loads(kept or "[]")]


def test_bots_show_how_fair_an_island_is_until_they_are_stopped(visit: Visit, axe: str) -> None:
    page = visit(WORKSHOP)
    start(page)
    part = page.get_by_role("region", name="How fair is it?")
    part.get_by_role("button", name="Try it out").click()
    expect(part.get_by_text("Four players")).to_be_visible()
    part.get_by_role("button", name="Stop").click()
    expect(part.get_by_text("Stopped after")).to_be_visible()
    expect(part.locator(".verdict").first).to_be_visible()
    assert barriers(page, axe) == []
    part.locator(".sites button").first.click()
    expect(page.locator(".side .chosen")).to_be_visible()
    page.get_by_role("radio", name="2 coins").check(force=True)
    expect(part.get_by_text("The island has changed since these games.")).to_be_visible()


def test_an_island_is_made_saved_exported_opened_and_played_on(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/")
    page.get_by_role("link", name="Your own islands").click()
    start(page)
    expect(page.get_by_text(WELL, exact=True)).to_be_visible()
    page.get_by_label("Title").fill("The printed board")

    before = place(page, "c1")
    drag(page, "c1", (-14, -10))
    assert place(page, "c1") != before
    expect(page.get_by_role("heading", name="c1 · coastal location")).to_be_visible()
    page.get_by_role("radio", name="2 coins").check(force=True)

    # Without its roads the place is marked, on the map and in the list; one road mends it.
    while (cut := page.get_by_role("button", name="Take away the road c1")).count():
        cut.first.click()
    finding = page.locator(".side li.fault").filter(has_text="No road leads here.")
    expect(finding.get_by_role("button", name="c1")).to_be_visible()
    expect(page.locator("[data-finding=c1]")).to_be_visible()
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    page.get_by_role("button", name="Let go").click()
    finding.get_by_role("button", name="c1").click()
    expect(site(page, "c1")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Roads", exact=True).click()
    site(page, "r2").click()
    expect(page.locator(".side li.fault")).to_have_count(0)
    expect(page.locator("[data-finding=c1].fault")).to_have_count(0)

    page.get_by_role("button", name="Undo").click()
    expect(finding.first).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name="Play on it")).to_be_enabled()

    page.get_by_role("button", name="Save", exact=True).click()
    moved = place(page, "c1")
    page.reload()
    expect(page.get_by_label("Title")).to_have_value("The printed board")
    assert place(page, "c1") == moved

    with page.expect_download() as caught:
        page.get_by_role("button", name="Export as a file").click()
    file = tmp_path / caught.value.suggested_filename
    caught.value.save_as(file)
    assert file.name == "the-printed-board.json"
    assert check(file).faults == []
    island = read_island(file)
    assert island.sites[0].reward == "coin-2"
    assert island.roads != shipped().roads

    page.get_by_role("link", name="To all islands").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Title")).to_have_value("The printed board")
    page.get_by_label("Title").fill("A copy")
    page.get_by_role("link", name="To all islands").click()
    expect(page.get_by_role("heading", name="Leave without saving?")).to_be_visible()
    page.get_by_role("button", name="Leave", exact=True).click()
    assert [one["title"] for one in on_the_shelf(page)] == ["The printed board"]

    page.get_by_role("link", name="The printed board").click()
    page.get_by_role("button", name="Play on it").click()
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_label("Island")).to_contain_text("The printed board")
    page.get_by_label("3", exact=True).check(force=True)
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()
    players.fill_with_bots(page)
    city.play_to_the_end(page)
    record = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/record").text()
    played_on = json.loads(record.splitlines()[0])["options"]["island"]
    assert played_on["title"] == "The printed board"
    assert played_on["sites"] == json.loads(file.read_text(encoding="utf-8"))["sites"]


def test_play_now_opens_a_table_on_the_island(visit: Visit) -> None:
    page = visit(WORKSHOP)
    start(page)
    page.get_by_label("Title").fill("Mine")
    page.get_by_role("button", name="Play on it").click()
    page.get_by_role("button", name="Play now against bots").click()
    assert players.is_asked(page)
    expect(page.locator(".site")).to_have_count(58)
    assert on_the_shelf(page)[0]["title"] == "Mine"


def test_an_island_is_made_by_keyboard(visit: Visit) -> None:
    page = visit(WORKSHOP)
    start(page)
    expect(page.get_by_text(WELL, exact=True)).to_be_visible()
    site(page, "r5").focus()
    before = place(page, "r5")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    assert place(page, "r5") != before
    page.keyboard.press("Control+z")
    assert place(page, "r5") == before
    page.keyboard.press("Delete")
    expect(site(page, "r5")).to_have_count(0)
    again = page.get_by_role("button", name="Put r5 on the island")
    again.focus()
    page.keyboard.press("Enter")
    expect(site(page, "r5")).to_have_count(1)
    page.get_by_label("Road to …").select_option("r6")
    expect(page.get_by_role("heading", name="One road")).to_be_visible()
    expect(page.locator(".found")).to_contain_text("No reward is set.")


def test_bare_land_is_settled_by_tapping(visit: Visit) -> None:
    page = visit(WORKSHOP)
    start(page, "From bare land")
    expect(page.get_by_text("58 things must be mended")).to_be_visible()
    coast = page.get_by_role("button", name="+ coast (16)")
    expect(coast).to_have_attribute("aria-pressed", "true")
    x, y = middle(page.locator(".drawing").bounding_box())
    page.mouse.click(x, y - 280)
    page.mouse.click(x + 280, y)
    expect(page.get_by_role("button", name="+ coast (14)")).to_be_visible()
    expect(page.get_by_role("button", name="c1: coastal location, mountain")).to_be_visible()
    expect(page.get_by_role("button", name="c2: coastal location, meadow")).to_be_visible()
    page.get_by_role("button", name="Choose and move").click()
    drag(page, "c2", (0, -40))
    expect(page.get_by_role("heading", name="c2 · coastal location")).to_be_visible()


def test_a_tool_is_put_away_with_the_last_of_its_kind(visit: Visit) -> None:
    page = visit(WORKSHOP)
    start(page)
    x, y = middle(site(page, "c1").bounding_box())
    site(page, "c1").click()
    page.get_by_role("button", name="Take c1 off the island").click()
    page.get_by_role("button", name="+ coast (1)").click()
    page.mouse.click(x, y)
    expect(site(page, "c1")).to_have_attribute("aria-pressed", "true")
    choose = page.get_by_role("button", name="Choose and move")
    expect(choose).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_a_road_is_drawn_where_the_map_is_in_sight(visit: Visit) -> None:
    page = visit(WORKSHOP, viewport=PHONE, has_touch=True, is_mobile=True)
    start(page)
    site(page, "r7").tap()
    page.get_by_role("button", name="Draw a road").tap()
    expect(page.locator(".drawing")).to_be_in_viewport(ratio=0.9)


def test_chance_lays_out_an_island_by_its_number(visit: Visit) -> None:
    page = visit(WORKSHOP)
    page.get_by_label("Number").fill("3")
    page.get_by_role("button", name="Lay out").click()
    expect(page.get_by_label("Title")).to_have_value("Island 3")
    expect(page.get_by_text(WELL, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("not even JSON", "its text is not JSON"),
        ("[1, 2]", "An island is an object with name"),
        ('{"name": "x", "sites": 7}', "Locations: Must be a list. Found: 7."),
        (" " * 70_000, "too large"),
    ],
    ids=["text", "list", "broken", "large"],
)
def test_a_file_that_is_no_island_is_refused_with_the_reason(
    visit: Visit, tmp_path: Path, content: str, line: str
) -> None:
    page = visit(WORKSHOP)
    file = tmp_path / "odd.json"
    file.write_text(content)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("dialog")).to_contain_text(line)
    expect(page.get_by_role("dialog")).to_contain_text("odd.json")


def test_the_bench_says_so_when_nobody_can_be_asked(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("503",)
    page = visit(WORKSHOP)
    page.route("**/check", lambda route: route.fulfill(status=503, body="{}"))
    start(page)
    expect(page.get_by_text("Nobody can be asked at the moment.")).to_be_visible()
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_workshop_has_no_barrier(visit: Visit, axe: str, scheme: str) -> None:
    page = visit(WORKSHOP, color_scheme=scheme, bypass_csp=True)
    expect(page.locator(".ways")).to_be_visible()
    assert barriers(page, axe) == []
    start(page)
    site(page, "r7").click()
    while (cut := page.locator("button.cut")).count():
        cut.first.click()
    expect(page.locator(".side li.fault").first).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    assert barriers(page, axe) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_workshop_overflows_its_box(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    page = visit(WORKSHOP, locale=LANGUAGES[language], viewport=size)
    expect(page.locator(".ways")).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []
    open_the_bench(page)
    expect(page.locator(".side li.fault").first).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
