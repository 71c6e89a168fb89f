"""The island: its locations by sector, and those within a player's reach."""

from collections.abc import Iterator, Sequence

from kontor.core.text import Block, Row
from kontor.games.golden_city.geography import COAST, LANDFORMS, SECTORS, river_sides
from kontor.games.golden_city.island import Site
from kontor.games.golden_city.text.sight import Sight

TONES = {
    "coast": "blue",
    "woodland": "green",
    "meadow": "lime",
    "mountain": "purple",
    "desert": "gold",
}


def island(sight: Sight) -> Iterator[Block]:
    """Every location with what it brings, who is there, and where its roads lead."""
    words = sight.words
    columns = [
        words("col-reward"),
        words("col-built"),
        words("col-roads"),
        words("col-river"),
        words("col-cost"),
    ]
    sites = sight.island.sites
    for sector in SECTORS:
        there = [site for site in sites if site.sector == sector and site.quarter is None]
        yield _tile(sight, words(f"landform-{sector}"), columns, there)
    yield _tile(sight, words("golden-city"), columns, [s for s in sites if s.quarter is not None])


def _tile(sight: Sight, title: str, columns: Sequence[str], sites: Sequence[Site]) -> Block:
    rows = [_row(sight, site) for site in sites]
    return Block(title, columns, rows, tile=True)


def _row(sight: Sight, site: Site) -> Row:
    cells = [
        sight.words(f"site-{site.id}"),
        sight.reward(site),
        " ".join(map(sight.label, sight.builders(site))),
        " ".join(sight.neighbours(site)),
        _across(sight, site),
        sight.cost(site),
    ]
    return Row(cells, TONES[site.landform], sight.answer("build", site.id))


def _across(sight: Sight, site: Site) -> str:
    """The sector on the other bank of the site's river."""
    if site.river is None:
        return ""
    first, second = river_sides(site.river)
    return sight.words(f"landform-{second if first == site.sector else first}")


def within_reach(sight: Sight) -> Iterator[Block]:
    """Where the viewer may build, by the cards that it takes: good to know while bidding."""
    view, words = sight.view, sight.words
    if view.seat is None or view.result is not None:
        return
    sites = sight.within_reach(view.seat)
    rows = []
    for landform in LANDFORMS:
        there = [site for site in sites if site.landform == landform]
        if there and landform == COAST:
            rows.append(_reach(sight, landform, words("free-coast", count=len(there))))
        elif there:
            told = [f"{site.id} {sight.reward(site)}" for site in there]
            rows.append(_reach(sight, landform, ", ".join(told)))
    if rows:
        bidding = view.phase == "bid"
        columns = [words("col-where")]
        yield Block(words("within-reach"), columns, rows, brief=bidding, tile=not bidding)


def _reach(sight: Sight, landform: str, told: str) -> Row:
    return Row([sight.words(f"landform-{landform}"), told], TONES[landform])


def paid_for(sight: Sight) -> Iterator[Block]:
    """The business that waits for its payment."""
    for site in sight.island.sites:
        if site.id == sight.view.paying_for:
            words = sight.words
            columns = [words("col-cost"), words("col-reward")]
            row = Row([words(f"site-{site.id}"), sight.cost(site), sight.reward(site)])
            yield Block(words("to-pay"), columns, [row], brief=True)
