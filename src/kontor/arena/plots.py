"""Two plots, enough for a report: intervals on a scale, and bars of shares.

They are made of boxes and style, not of a picture, so that names and numbers keep their size on
any screen and follow its colours. `STYLE` belongs on the page.
"""

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
.plot { display: grid; grid-template-columns: minmax(4.5rem, max-content) 1fr max-content;
  gap: 0 .9rem; align-items: center; margin: 1rem 0; }
.plot .track { position: relative; height: 1.9rem; }
.plot .track > * { position: absolute; }
.plot .axis { height: 1.4rem; font-size: .8rem; color: var(--soft); }
.plot .axis span { transform: translateX(-50%); }
.plot .axis span:first-child { transform: none; }
.plot .axis span:last-child { transform: translateX(-100%); }
.plot .tick { top: 0; bottom: 0; border-left: 1px solid var(--line); }
.plot .even { top: 0; bottom: 0; border-left: 2px dashed var(--soft); }
.plot .range { top: calc(50% - 2px); height: 4px; border-radius: 2px; background: var(--ink);
  opacity: .55; }
.plot .dot { top: calc(50% - 6px); width: 12px; height: 12px; margin-left: -6px;
  border-radius: 50%; background: var(--gold); border: 2px solid var(--paper);
  box-sizing: border-box; outline: 1px solid var(--ink); }
.plot .value { text-align: right; font-variant-numeric: tabular-nums; }
.plot .bar { display: flex; height: 1.4rem; margin: .15rem 0; border-radius: 3px; gap: 1px;
  overflow: hidden; }
.plot .bar span { overflow: hidden; text-align: center; font-size: .8rem; line-height: 1.4rem;
  color: var(--on-shade); white-space: nowrap; }
.shade-0 { background: var(--shade-0); } .shade-1 { background: var(--shade-1); }
.shade-2 { background: var(--shade-2); } .shade-3 { background: var(--shade-3); }
"""

TICKS = 4
ROOM = 0.09
"""A share of a bar that has room for its number."""

Line = tuple[str, float, float, float]
"""A name, a value, and the ends of its interval."""


def intervals(
    lines: Sequence[Line],
    low: float,
    high: float,
    even: float | None = None,
) -> str:
    """A dot with its interval for each name; ``even``, among shares, is the share of equals."""
    span = (high - low) or 1.0
    sign = "f" if even is None else "%"

    def at(value: float) -> str:
        return f"{100 * (value - low) / span:.2f}%"

    ticks = [low + span * n / TICKS for n in range(TICKS + 1)]
    ground = "".join(f'<i class="tick" style="left:{at(tick)}"></i>' for tick in ticks)
    if even is not None:
        ground += f'<i class="even" style="left:{at(even)}"></i>'
    cells = []
    for name, value, bottom, top in lines:
        breadth = f"{100 * (top - bottom) / span:.2f}%"
        track = (
            f'{ground}<i class="range" style="left:{at(bottom)};width:{breadth}"></i>'
            f'<i class="dot" style="left:{at(value)}"></i>'
        )
        cells += [
            _name(name),
            f'<div class="track">{track}</div>',
            _value(format(value, f".1{sign}")),
        ]
    scale = "".join(
        f'<span style="left:{at(tick)}">{format(tick, f".0{sign}")}</span>' for tick in ticks
    )
    cells += ["<div></div>", f'<div class="track axis">{scale}</div>', "<div></div>"]
    return _plot(cells)


def stacks(lines: Sequence[tuple[str, Sequence[float]]]) -> str:
    """A bar for each name, cut into shares: first place, second place, …"""
    cells = []
    for name, shares in lines:
        parts = "".join(
            f'<span class="shade-{min(place, 3)}" style="flex-grow:{share:.4f};flex-basis:0" '
            f'title="{place + 1}: {share:.1%}">{place + 1 if share > ROOM else ""}</span>'
            for place, share in enumerate(shares)
            if share
        )
        mean = sum((place + 1) * share for place, share in enumerate(shares))
        cells += [_name(name), f'<div class="bar">{parts}</div>', _value(f"⌀ {mean:.2f}")]
    return _plot(cells)


def _name(name: str) -> str:
    return f"<div>{escape(name)}</div>"


def _value(text: str) -> str:
    return f'<div class="value">{escape(text)}</div>'


def _plot(cells: Iterable[str]) -> str:
    return f'<div class="plot">{"".join(cells)}</div>'
