"""Makes the tables and the picture of ``docs/review.md`` from ``results/review/``."""

import json
import re
from pathlib import Path
from typing import Any

RESULTS = Path("results/review/luck.json")
MISTAKES = Path("results/review/mistakes.json")
DOC = Path("docs/review.md")
PICTURE = Path("docs/images/reliability.svg")
SIZE, GAP, COLUMNS = 200, 50, 5
INK, GOLD, PAPER, LINE = "#2b2620", "#b8860b", "#fbf6ea", "#cfc4ae"


def less_luck(found: dict[str, Any]) -> str:
    lines = [
        "| game | bots | games | bot | wins, 95 % by block | less luck | times fewer |",
        "|---|---|---|---|---|---|---|",
    ]
    for match in found["matches"]:
        names = ", ".join(f"`{bot}`" for bot in match["bots"])
        for bot, told in match["bots"].items():
            wins, less = (_share(*told[part]) for part in ("wins", "less_luck"))
            cells = (match["game"], names, f"{match['games']:,}", f"`{bot}`", wins, less)
            lines.append(f"| {' | '.join(cells)} | {told['fewer_games']} |")
    return "\n".join(lines)


def _share(share: float, low: float, high: float) -> str:
    return f"{share:.1%} ± {50 * (high - low):.1f}"


def reliability(found: dict[str, Any]) -> str:
    lines = [
        "| game, seats | games | predictions | Brier score | of even chances | worst tenth |",
        "|---|---|---|---|---|---|",
    ]
    for name, told in found["reliability"].items():
        tenths = [one for one in told["tenths"] if one["positions"] >= 500]
        worst = max(abs(one["came"] - one["given"]) for one in tenths)
        games = max(one["games"] for one in tenths)
        lines.append(
            f"| {name} | {games:,} | {told['chances']:,} | {told['brier']} "
            f"| {told['brier_even']} | {100 * worst:.1f} points |"
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


def tables() -> dict[str, str]:
    """Each table of the page by its mark."""
    luck, spoilt = (json.loads(path.read_text(encoding="utf-8")) for path in (RESULTS, MISTAKES))
    return {
        "less-luck": less_luck(luck),
        "reliability": reliability(luck),
        "mistakes": mistakes(spoilt),
    }


def picture(found: dict[str, Any]) -> str:
    """A square for each game and number of seats."""
    squares = "".join(
        _square(number, name, told["tenths"])
        for number, (name, told) in enumerate(found["reliability"].items())
    )
    width, height = COLUMNS * (SIZE + GAP) + GAP, SIZE + 2 * GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{squares}</svg>\n'
    )


def _square(number: int, name: str, tenths: list[dict[str, Any]]) -> str:
    left, top = GAP + number * (SIZE + GAP), GAP

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


def main() -> None:
    found = json.loads(RESULTS.read_text(encoding="utf-8"))
    PICTURE.write_text(picture(found), encoding="utf-8")
    text = DOC.read_text(encoding="utf-8")
    for mark, table in tables().items():
        whole = f"<!-- {mark} -->\n{table}\n<!-- end -->"
        text = re.sub(rf"<!-- {mark} -->(\n\|.*?<!-- end -->)?", whole, text, flags=re.DOTALL)
    DOC.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
