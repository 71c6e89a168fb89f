"""A match as a page of its own: tables and plots, no script, nothing fetched."""

from collections.abc import Iterable
from html import escape

from kontor.arena.plots import intervals, stacks
from kontor.arena.standings import Share, Standing, Standings
from kontor.core import registry

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2620; background: #faf5ea; margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem; }
h1, h2 { font-weight: normal; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #d9cdb4; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #eadfc8; background: #221d18; } }
"""

HEADS = ("bot", "wins", "95 % (Wilson)", "95 % (by block)", "rating", "points", "ms a move")


def page(table: Standings) -> str:
    """The whole report as HTML."""
    match = table.match
    title = f"{registry.game(match.game).meta().title}: {', '.join(match.bots)}"
    share = [(one.bot, one.wins.share, one.wins.low, one.wins.high) for one in table.bots]
    spread = [
        (o.bot, o.rating.mu, o.rating.mu - 2 * o.rating.sigma, o.rating.mu + 2 * o.rating.sigma)
        for o in table.bots
    ]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(summary(table))}</p>",
        rows(HEADS, map(cells, table.bots)),
        "<h2>Share of wins</h2>",
        intervals(share, 0.0, 1.0, even=1 / len(match.bots)),
        "<h2>Rating ± 2 σ</h2>",
        intervals(spread, min(s[2] for s in spread), max(s[3] for s in spread)),
        "<h2>Places</h2>",
        stacks([(one.bot, one.places) for one in table.bots]),
        "<h2>Wins by seat</h2>",
        rows(
            ("bot", *(f"seat {seat + 1}" for seat in range(len(match.bots)))),
            [
                ("all", *map(percent, table.seats)),
                *((one.bot, *map(percent, one.by_seat)) for one in table.bots),
            ],
        ),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>'


def summary(table: Standings) -> str:
    """What was played, in one line."""
    match = table.match
    effort = "fixed effort" if match.seconds is None else f"{match.seconds:g} s a move"
    variants = [name for name, chosen in match.options.items() if chosen is True]
    points = table.winners_points
    return "; ".join(
        [
            f"{table.games} games in {match.blocks} blocks of {len(match.seatings())} seatings",
            effort,
            f"seed {match.seed}",
            *variants,
            f"{table.turns:.1f} turns on average",
            *([] if points is None else [f"{points:.1f} points of the best"]),
        ]
    )


def cells(one: Standing) -> tuple[str, ...]:
    """A bot's line of the table."""
    low, high = one.luck_apart
    return (
        one.bot,
        f"{one.wins.share:.1%}",
        f"{one.wins.low:.1%} – {one.wins.high:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}",
        "–" if one.points is None else f"{one.points:.1f}",
        f"{1000 * one.seconds_a_move:.2f}",
    )


def percent(share: Share) -> str:
    return f"{share.share:.1%}" if share.games else "–"


def rows(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """A table."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table><tr>{head}</tr>{body}</table>"
