"""A saved game on the page: dropped, replayed, verified, reviewed, played on, dealt again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, Watch
from tests.browser.finished import Finished, played
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers
from tests.server.client import call
from tests.server.servers import Server

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    return played(server.base, "machi-koro")


@pytest.fixture(scope="module")
def saved(server: Server, finished: Finished) -> str:
    path = f"/api/tables/{finished.table}/record"
    return call(server.base, path, token=finished.token).body.decode()


def drop(page: Page, text: str, name: str = "game.jsonl") -> None:
    """Drops a file onto the page."""
    carried = page.evaluate_handle(
        """([text, name]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], name));
          return data;
        }""",
        [text, name],
    )
    page.dispatch_event("body", "dragover", {"dataTransfer": carried})
    expect(page.get_by_text("Drop the file to open the game.")).to_be_visible()
    page.dispatch_event("body", "drop", {"dataTransfer": carried})


def test_a_dropped_game_is_replayed_verified_reviewed_and_played_on(
    visit: Visit, axe: str, saved: str
) -> None:
    page = visit(bypass_csp=True)
    drop(page, saved)
    expect(page).to_have_url(re.compile(r"/table/\w+/\d+$"))
    expect(page.get_by_text(re.compile("You are looking back: move 0 of"))).to_be_visible()
    mark = page.get_by_role("banner").get_by_text("From a file")
    expect(mark).to_be_visible()
    expect(page.get_by_role("button", name="One move on")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("You are looking back: move 1 of"))).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="To the end").click()
    end = page.get_by_role("dialog")
    expect(end.get_by_text("every one is right")).to_be_visible()
    chances = end.get_by_role("heading", name="Chances of winning")
    expect(chances).to_be_visible(timeout=120_000)
    assert barriers(page, axe, "dialog") == []
    end.get_by_role("link", name="All moves").click()
    expect(page).to_have_url(re.compile("/review"))
    page.get_by_role("slider", name="Chances of winning").focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("banner").get_by_text("Played on")).to_be_visible()
    expect(page.locator("section.tray")).to_be_visible()


def test_a_forged_die_is_found(visit: Visit, saved: str) -> None:
    lines = [json.loads(line) for line in saved.splitlines()]
    forged = json.loads(saved.splitlines()[0])
    forged["entropy"] = ["ab" * 16]
    page = visit()
    drop(page, "\n".join(json.dumps(line) for line in [forged, *lines[1:]]))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("is not what the secret gives")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_game_says_why_and_nothing_overflows(
    visit: Visit, watch: Watch, language: str
) -> None:
    watch.allowed = ("400",)
    page = visit(locale=LANGUAGES[language], viewport=PHONE)
    assert page.evaluate(OVERFLOWING) == []
    chosen = page.locator('input[type="file"]')
    chosen.set_input_files({"name": "a.jsonl", "mimeType": "", "buffer": b"{}"})
    reason = {"en": "header is missing", "de": "Ihr Kopf fehlt", "pl": "brakuje nagłówka"}[language]
    expect(page.locator(".notes li")).to_contain_text(reason)
    assert page.evaluate(OVERFLOWING) == []


def test_the_same_deal_is_played_against_bots_or_friends(
    visit: Visit, axe: str, finished: Finished
) -> None:
    page = visit(bypass_csp=True)
    finished.come(page)
    page.get_by_role("button", name="Same deal again").click()
    dialog = page.get_by_role("dialog").last
    expect(dialog.get_by_text("A new game with the dice")).to_be_visible()
    assert barriers(page, axe, "dialog") == []
    dialog.get_by_text("Play with friends").click()
    dialog.get_by_role("button", name="Deal again", exact=True).click()
    expect(page).to_have_url(re.compile("#invite="))
    expect(page.get_by_text("Same deal again")).to_be_visible()
    finished.come(page)
    page.get_by_role("button", name="Same deal again").click()
    page.get_by_role("button", name="Deal again", exact=True).click()
    expect(page.locator("section.tray")).to_be_visible()
    expect(page.get_by_role("banner").get_by_text("Same deal again")).to_be_visible()
