"""The island: its locations by sector, and those within a player's reach."""

from collections.abc import Iterator, Sequence

from kontor.core.text import Row, Section
from kontor.games.golden_city.geography import COAST, LANDFORMS, SECTORS, river_sides
from kontor.games.golden_city.island import Site
from kontor.games.golden_city.text.context import Context

TONES = {
    "coast": "blue",
    "woodland": "green",
    "meadow": "lime",
    "mountain": "purple",
    "desert": "gold",
}


def island(context: Context) -> Iterator[Section]:
    """Every location with what it brings, who is there, and where its roads lead."""
    words = context.words
    columns = [
        words("col-reward"),
        words("col-built"),
        words("col-roads"),
        words("col-river"),
        words("col-cost"),
    ]
    sites = context.island.sites
    for sector in SECTORS:
        there = [site for site in sites if site.sector == sector and site.quarter is None]
        yield _tile(context, words(f"landform-{sector}"), columns, there)
    yield _tile(context, words("golden-city"), columns, [s for s in sites if s.quarter is not None])


def _tile(context: Context, title: str, columns: Sequence[str], sites: Sequence[Site]) -> Section:
    rows = [_row(context, site) for site in sites]
    return Section(title, columns, rows, tile=True)


def _row(context: Context, site: Site) -> Row:
    cells = [
        context.words(f"site-{site.id}"),
        context.reward(site),
        " ".join(map(context.label, context.builders(site))),
        " ".join(context.neighbours(site)),
        _across(context, site),
        context.cost(site),
    ]
    return Row(cells, TONES[site.landform], context.answer("build", site.id))


def _across(context: Context, site: Site) -> str:
    """The sector on the other bank of the site's river."""
    if site.river is None:
        return ""
    first, second = river_sides(site.river)
    return context.words(f"landform-{second if first == site.sector else first}")


def within_reach(context: Context) -> Iterator[Section]:
    """Where the viewer may build, by the cards that it takes: good to know while bidding."""
    view, words = context.view, context.words
    if view.seat is None or view.result is not None:
        return
    sites = context.within_reach(view.seat)
    rows = []
    for landform in LANDFORMS:
        there = [site for site in sites if site.landform == landform]
        if there and landform == COAST:
            rows.append(_reach(context, landform, words("free-coast", count=len(there))))
        elif there:
            told = [f"{site.id} {context.reward(site)}" for site in there]
            rows.append(_reach(context, landform, ", ".join(told)))
    if rows:
        bidding = view.phase == "bid"
        columns = [words("col-where")]
        yield Section(words("within-reach"), columns, rows, brief=bidding, tile=not bidding)


def _reach(context: Context, landform: str, told: str) -> Row:
    return Row([context.words(f"landform-{landform}"), told], TONES[landform])


def paid_for(context: Context) -> Iterator[Section]:
    """The business that waits for its payment."""
    for site in context.island.sites:
        if site.id == context.view.paying_for:
            words = context.words
            columns = [words("col-cost"), words("col-reward")]
            row = Row([words(f"site-{site.id}"), context.cost(site), context.reward(site)])
            yield Section(words("to-pay"), columns, [row], brief=True)
