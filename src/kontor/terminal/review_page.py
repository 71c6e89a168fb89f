"""A review as one page without scripts: the chart of the chances is a drawing in it."""

from collections.abc import Iterable, Sequence
from html import escape

from kontor.review.report import Review
from kontor.terminal.review import SIGNS, ReviewInWords

WIDTH, HEIGHT, MARGIN = 900, 300, 40
DASHES = ("", "10 4", "3 4", "12 4 3 4")
"""A way of drawing for each seat beside its colour."""
STYLE = """
:root { color-scheme: light dark; --paper: #fbf6ea; --ink: #2b2620; --soft: #6b6255;
  --line: #d9cfbb; --seat-0: #b3402e; --seat-1: #2f6690; --seat-2: #4b7a36; --seat-3: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #211d18; --ink: #efe6d5; --soft: #b3a892;
  --line: #4a4236; --seat-0: #f08a76; --seat-1: #8fbce6; --seat-2: #a3cc8c; --seat-3: #e6b85c; } }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, serif;
  margin: 0 auto; max-width: 60rem; padding: 1rem; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } .scroll { overflow-x: auto; }
th { color: var(--soft); font-weight: normal; } tr { border-bottom: 1px solid var(--line); }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 13px; }
.grid { stroke: var(--line); } .seat-0 { color: var(--seat-0); } .seat-1 { color: var(--seat-1); }
.seat-2 { color: var(--seat-2); } .seat-3 { color: var(--seat-3); } .soft { color: var(--soft); }
path { fill: none; stroke: currentColor; stroke-width: 2; } li { margin: .4rem 0; }
"""


def page(told: ReviewInWords) -> str:
    """The whole page."""
    words = told.words
    seats = [[escape(cell) for cell in row] for row in told.rows()]
    lapses = [
        f"<b>{SIGNS[one.decision.verdict]}</b> {escape(one.text)}"
        f'<br><span class="soft">{escape(one.better)}</span>'
        for one in told.lapses()
    ] or [escape(words("review-no-lapses"))]
    body = [
        f"<h1>{escape(told.heading)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in told.closing),
        chart(told.review, told.names, words("review-chart")),
        f'<div class="scroll">{_table(told.heads, seats)}</div>',
        _section(words("review-turning-points"), map(escape, told.turning_points)),
        _section(words("review-chance"), map(escape, told.fortunes)),
        _section(words("review-lapses"), lapses),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(told.heading)}</title><style>{STYLE}</style>"
    )
    return (
        f'<!doctype html><html lang="{words.language}"><head>{head}</head>'
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def chart(review: Review, names: Sequence[str], title: str) -> str:
    """A line for each seat, decision after decision."""
    last = max(1, len(review.decisions))

    def at(number: int, chance: float) -> str:
        across = MARGIN + (WIDTH - 2 * MARGIN) * number / last
        return f"{across:.1f},{MARGIN + (HEIGHT - 2 * MARGIN) * (1 - chance):.1f}"

    drawn = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        left, right = at(0, share), at(last, share)
        drawn.append(f'<path class="grid" d="M{left}L{right}" stroke-width="1"/>')
        x, y = left.split(",")
        drawn.append(f'<text x="{float(x) - 6}" y="{y}" text-anchor="end">{share:.0%}</text>')
    for seat, name in enumerate(names):
        values = [review.opening[seat], *(one.after[seat] for one in review.decisions)]
        line = "L".join(at(number, chance) for number, chance in enumerate(values))
        look = f'class="seat-{seat % 4}" stroke-dasharray="{DASHES[seat % 4]}"'
        drawn.append(f'<path {look} d="M{line}"><title>{escape(name)}</title></path>')
    keys = "".join(
        f'<span class="seat-{seat % 4}">'
        f'<svg style="width:2.5rem;height:.8rem" viewBox="0 0 40 10" aria-hidden="true">'
        f'<path d="M0,5L40,5" stroke-dasharray="{DASHES[seat % 4]}"/></svg> {escape(name)}</span> '
        for seat, name in enumerate(names)
    )
    return (
        f'<figure style="margin:0"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}">{"".join(drawn)}</svg>'
        f"<figcaption>{escape(title)}: {keys}</figcaption></figure>"
    )


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _section(title: str, lines: Iterable[str]) -> str:
    return f"<h2>{escape(title)}</h2><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
