"""The tables and the picture of ``docs/review.md``, from files in ``results/review/``."""

from pathlib import Path
from typing import Any

PICTURE = Path(__file__).parent.parent / "docs/images/reliability.svg"
SIZE, GAP, COLUMNS = 200, 50, 3
INK, GOLD, PAPER, LINE = "#2b2620", "#b8860b", "#fbf6ea", "#cfc4ae"


def less_luck(found: dict[str, Any]) -> str:
    """A row for each match, of the bot that is named first; the file has them all."""
    lines = [
        "| game | bot | against | games | wins, 95 % by block | less luck | times fewer |",
        "|---|---|---|--:|---|---|--:|",
    ]
    for match in found["matches"]:
        (bot, told), *others = match["bots"].items()
        against = ", ".join(f"`{other}`" for other, _ in others)
        wins, less = (_share(*told[part]) for part in ("wins", "less_luck"))
        cells = (match["game"], f"`{bot}`", against, f"{match['games']:,}", wins, less)
        lines.append(f"| {' | '.join(cells)} | {told['fewer_games']} |")
    return "\n".join(lines)


def _share(share: float, low: float, high: float) -> str:
    return f"{share:.1%} ± {50 * (high - low):.1f}"


def reliability(found: dict[str, Any]) -> str:
    lines = [
        "| game, seats | games | predictions | Brier score | of even chances | of a logistic fit "
        "| worst tenth |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, told in found["kinds"].items():
        tenths = [one for one in told["tenths"] if one["positions"] >= 500]
        worst = max(tenths, key=lambda one: abs(one["came"] - one["given"]))
        off = f"{100 * abs(worst['came'] - worst['given']):.1f} ± {100 * worst['margin']:.1f}"
        lines.append(
            f"| {name} | {told['games']:,} | {told['chances']:,} | {told['brier']} "
            f"| {told['brier_even']} | {told['brier_logistic']} | {off} points |"
        )
    return "\n".join(lines)


def mistakes(found: dict[str, Any]) -> str:
    lines = [
        "| game, seats | effort | random moves | called mistakes | false alarms | seconds |",
        "|---|---|---|---|---|---|",
    ]
    for one in found["reviews"]:
        alarms = f"{one['false_alarms']:.1%} of {one['left_alone']:,}"
        lines.append(
            f"| {one['game']} {one['seats']} | {one['effort']} | {one['replaced']} "
            f"| {one['found']:.0%} | {alarms} | {one['processor_seconds_a_review']} |"
        )
    return "\n".join(lines)


def picture(found: dict[str, Any]) -> str:
    """A square for each game and number of seats."""
    squares = "".join(
        _square(number, name, told["tenths"])
        for number, (name, told) in enumerate(found["kinds"].items())
    )
    rows = -(-len(found["kinds"]) // COLUMNS)
    width, height = COLUMNS * (SIZE + GAP) + GAP, rows * (SIZE + 2 * GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{squares}</svg>\n'
    )


def _square(number: int, name: str, tenths: list[dict[str, Any]]) -> str:
    row, column = divmod(number, COLUMNS)
    left, top = GAP + column * (SIZE + GAP), GAP + row * (SIZE + 2 * GAP)

    def at(given: float, came: float) -> tuple[float, float]:
        return round(left + SIZE * given, 1), round(top + SIZE * (1 - came), 1)

    parts = [
        f'<text x="{left}" y="{top - 12}">{name}</text>',
        f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="none" stroke="{LINE}"/>',
        f'<path d="M{left} {top + SIZE}L{left + SIZE} {top}" stroke="{LINE}"/>',
    ]
    for share in (0, 0.5, 1):
        x, y = at(share, share)
        parts.append(f'<text x="{x}" y="{top + SIZE + 18}" text-anchor="middle">{share:.0%}</text>')
        parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for one in tenths:
        x, y = at(one["given"], one["came"])
        low, high = (at(0, one["came"] + side * one["margin"])[1] for side in (-1, 1))
        parts.append(f'<path d="M{x} {low}V{high}" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{GOLD}" stroke="{INK}"/>')
    return "".join(parts)
