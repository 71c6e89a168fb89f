"""A match as a page of its own: tables and plots, no script, nothing fetched."""

from collections.abc import Iterable
from html import escape
from math import ceil, floor

from kontor.arena.plots import STYLE as PLOTS
from kontor.arena.plots import TICKS, Line, intervals, stacks
from kontor.arena.shares import Share
from kontor.arena.standings import SeatResult, Standing, Standings
from kontor.core import registry

STYLE = (
    """
:root { --paper: #faf5ea; --ink: #2b2620; --soft: #6b5f4e; --line: #ddd1b8; --gold: #b8860b;
  --shade-0: #b8860b; --shade-1: #d0ab55; --shade-2: #dfc78d; --shade-3: #ebdfc3;
  --on-shade: #2b2620; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #1f1a15; --ink: #eadfc8; --soft: #b3a488;
  --line: #453a2d; --gold: #e0b04a; --shade-0: #d3a13a; --shade-1: #a8833a; --shade-2: #7d6536;
  --shade-3: #584a30; --on-shade: #17130f; } }
@media (prefers-color-scheme: dark) { .shade-2, .shade-3 { --on-shade: #f3ead6; } }
body { font: 1rem/1.5 Georgia, "Times New Roman", serif; color: var(--ink);
  background: var(--paper); margin: 0 auto; max-width: 58rem; padding: 2rem 1rem 4rem; }
h1 { font-weight: normal; font-size: clamp(1.5rem, 5vw, 2.2rem); line-height: 1.2; margin: 0;
  overflow-wrap: anywhere; }
h2 { font-weight: normal; font-size: 1.25rem; margin: 2.5rem 0 0; }
.lead, .note { color: var(--soft); margin: .4rem 0 0; }
.note { font-size: .9rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .8rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font-weight: normal; font-size: .85rem; color: var(--soft); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; padding-left: 0; position: sticky; left: 0;
  background: var(--paper); }
"""
    + PLOTS
)

HEADS_ALONE = ("bot", "wins", "95 % (Wilson)", "points", "95 %", "ms a move")
HEADS = ("bot", "wins", "95 % (Wilson)", "95 % (by block)", "rating ± 2 σ", "points", "ms a move")
SEAT_HEADS = ("seat", "wins", "95 % (Wilson)", "points")


def page(table: Standings) -> str:
    """The whole report as HTML."""
    match = table.match
    game = registry.game(match.game).meta().title
    title = f"{game}: {', '.join(match.bots)}"
    parts = [
        f"<h1>{escape(game)}</h1>",
        f'<p class="lead">{escape(", ".join(match.bots))}</p>',
        f'<p class="note">{escape(summary(table))}</p>',
        *(parts_alone(table) if match.alone else parts_together(table)),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    body = f"<main>{''.join(parts)}</main>"
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


def parts_alone(table: Standings) -> list[str]:
    """What is to be said of a game for one."""
    pointed = [
        (one.bot, one.points, *one.points_between)
        for one in table.bots
        if one.points is not None and one.points_between
    ]
    note = "A dot is the mean, with its 95 % interval from block to block."
    return [
        rows(HEADS_ALONE, map(cells_alone, table.bots)),
        *(section("Points", note, on_scale(pointed)) if pointed else ()),
    ]


def parts_together(table: Standings) -> list[str]:
    even = 1 / len(table.match.bots)
    return [
        rows(HEADS, map(cells, table.bots)),
        *section(
            "Share of wins",
            f"A dot with its 95 % interval (Wilson). The dashed line is what equals would win: "
            f"{even:.1%}.",
            intervals([interval(one.bot, one.wins) for one in table.bots], 0, 1, even),
        ),
        *without_luck(table, even),
        *section("Rating", "Plackett-Luce, ± two standard deviations.", rated(table)),
        *section(
            "Places",
            "How often each bot came first, second, …; ⌀ is its mean place.",
            stacks([(one.bot, one.places) for one in table.bots]),
        ),
        *section(
            "Seats",
            f"Whoever sat there, then each bot's own wins on it. Seat 1 starts; games lasted "
            f"{lasted(table)}.",
            intervals(
                [interval(f"seat {n + 1}", s.wins) for n, s in enumerate(table.seats)],
                0,
                1,
                even,
            ),
            rows(
                (*SEAT_HEADS, *(one.bot for one in table.bots)),
                [
                    (*seat_cells(n + 1, seat), *(percent(one.by_seat[n]) for one in table.bots))
                    for n, seat in enumerate(table.seats)
                ],
            ),
        ),
    ]


def without_luck(table: Standings, even: float) -> Iterable[str]:
    """The wins less luck, if the match was asked for them."""
    told = [(one.bot, one.less_luck) for one in table.bots if one.less_luck]
    if not told:
        return []
    note = "What was won less what dice and draws brought, with its 95 % interval by block."
    lines = [(bot, less.share, less.low, less.high) for bot, less in told]
    return section("Wins less luck", note, intervals(lines, 0, 1, even))


def section(title: str, note: str, *parts: str) -> Iterable[str]:
    return [f"<h2>{escape(title)}</h2>", f'<p class="note">{escape(note)}</p>' * bool(note), *parts]


def less_luck_cells(one: Standing) -> tuple[str, str]:
    """The wins less luck with their interval, and how many times fewer games they need."""
    found = one.less_luck
    if found is None:
        return "–", "–"
    half = (found.high - found.low) / 2
    return f"{found.share:.1%} ± {100 * half:.1f}", f"{found.fewer:.1f}"


def interval(name: str, share: Share) -> Line:
    return name, share.share, share.low, share.high


def rated(table: Standings) -> str:
    """The ratings, with twice their deviation."""
    spreads = [(one.bot, one.rating.mu, 2 * one.rating.sigma) for one in table.bots if one.rating]
    return on_scale([(bot, mu, mu - spread, mu + spread) for bot, mu, spread in spreads])


def on_scale(spread: list[Line]) -> str:
    """These intervals on a scale that ends at whole numbers."""
    low, high = floor(min(s[2] for s in spread)), max(s[3] for s in spread)
    return intervals(spread, low, low + TICKS * ceil((high - low) / TICKS))


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
            f"{lasted(table)} on average",
            *([] if points is None or match.alone else [f"{points:.1f} points of the best"]),
        ]
    )


def lasted(table: Standings) -> str:
    """How long games were."""
    return f"{table.turns:.1f} {registry.game(table.match.game).meta().length}"


def seat_cells(number: int, seat: SeatResult) -> tuple[str, ...]:
    """A seat's line of its table."""
    return (
        str(number),
        f"{seat.wins.share:.1%}",
        f"{seat.wins.low:.1%} – {seat.wins.high:.1%}",
        "–" if seat.points is None else f"{seat.points:.1f}",
    )


def cells(one: Standing) -> tuple[str, ...]:
    """A bot's line of the table."""
    low, high = one.luck_apart
    return (
        *_wins(one),
        f"{low:.1%} – {high:.1%}",
        f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}" if one.rating else "–",
        "–" if one.points is None else f"{one.points:.1f}",
        f"{1000 * one.seconds_a_move:.2f}",
    )


def cells_alone(one: Standing) -> tuple[str, ...]:
    """A bot's line of the table of a game for one."""
    between = one.points_between
    return (
        *_wins(one),
        "–" if one.points is None else f"{one.points:.1f}",
        f"{between[0]:.1f} – {between[1]:.1f}" if between else "–",
        f"{1000 * one.seconds_a_move:.2f}",
    )


def _wins(one: Standing) -> tuple[str, ...]:
    return one.bot, f"{one.wins.share:.1%}", f"{one.wins.low:.1%} – {one.wins.high:.1%}"


def percent(share: Share) -> str:
    return f"{share.share:.1%}" if share.games else "–"


def rows(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """A table."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f'<div class="wide" tabindex="0"><table><tr>{head}</tr>{body}</table></div>'
