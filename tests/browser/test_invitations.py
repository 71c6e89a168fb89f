"""Coming to a table of friends: without the invitation, in the list, and what one is told there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import players
from tests.browser.conftest import PHONE, Visit, Watch
from tests.browser.test_everybody import LANGUAGES, OVERFLOWING, barriers


def knocking(visit: Visit, host: Page, name: str) -> Page:
    """Somebody who was sent the address without what makes it an invitation."""
    page = visit(host.url.partition("#")[0], bypass_csp=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Ask to join").click()
    expect(page.get_by_text("The host has been asked.")).to_be_visible()
    return page


def test_one_tap_of_the_host_lets_somebody_in(visit: Visit, axe: str) -> None:
    host = visit(bypass_csp=True)
    players.open_table(host, "Mira", 2)
    nobody = knocking(visit, host, "Zoe")
    expect(host.get_by_text("Zoe would like to join.")).to_be_visible()
    assert barriers(host, axe) == []
    assert barriers(nobody, axe) == []
    host.get_by_role("button", name="No", exact=True).click()
    expect(nobody.locator(".notes li")).to_contain_text("The host did not let you in.")
    friend = knocking(visit, host, "Tom")
    friend.reload()
    expect(friend.get_by_text("The host has been asked.")).to_be_visible()
    host.get_by_role("button", name="Let in").click()
    expect(friend.get_by_text("You are ready.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(friend.locator("section.tray")).to_be_visible()


def test_half_an_invitation_leads_to_the_host_too(visit: Visit, watch: Watch) -> None:
    watch.allowed = ("403",)
    host = visit()
    players.open_table(host, "Mira", 2)
    page = visit(host.url[:-4])
    page.get_by_label("Your name").fill("Tom")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Ask to join").click()
    host.get_by_role("button", name="Let in").click()
    expect(page.get_by_text("You are ready.")).to_be_visible()


def test_a_line_of_the_list_tells_pace_variants_and_free_seats(visit: Visit, axe: str) -> None:
    host = visit("/new/machi-koro/friends")
    host.get_by_label("Your name").fill("Lobelia")
    host.get_by_role("checkbox", name="Come what may").check()
    host.get_by_label(re.compile("10 minutes each")).check(force=True)
    host.get_by_label("Everybody", exact=True).check(force=True)
    host.get_by_role("button", name="Create the table").click()
    expect(
        host.get_by_role("listitem").filter(has_text="10 minutes each, and 10 s")
    ).to_be_visible()
    page = visit(bypass_csp=True)
    line = page.get_by_role("listitem").filter(has_text="Lobelia").filter(has_text="Machi Koro")
    expect(line).to_contain_text("10 minutes each, and 10 seconds more for every turn")
    expect(line).to_contain_text("Come what may")
    expect(line.get_by_text("Free seat")).to_have_count(2)
    assert barriers(page, axe) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_overflows_where_people_knock(visit: Visit, language: str) -> None:
    host = visit()
    players.open_table(host, "Mira", 4)
    guest = visit(host.url.partition("#")[0], locale=LANGUAGES[language], viewport=PHONE)
    guest.locator("form input").fill("A name of twenty-four let")
    assert guest.evaluate(OVERFLOWING) == []
    guest.locator("form .call").click()
    expect(guest.locator("[role=status].waits, .waits")).to_be_visible()
    assert guest.evaluate(OVERFLOWING) == []
    host.set_viewport_size(PHONE)
    expect(host.get_by_role("button", name="Let in")).to_be_visible()
    assert host.evaluate(OVERFLOWING) == []
