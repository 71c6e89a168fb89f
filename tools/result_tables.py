"""Tables of speed, from files in ``results/``."""

import json
from collections.abc import Sequence
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from benchmarks.report import Aim, Speed, aims
from benchmarks.row import Group, Label

Json = dict[str, Any]
Cells = Sequence[str]
RESULTS = Path(__file__).parent.parent / "results"
LADDER = ("gentle", "hasty", "patient", "farsighted")
"""The bots of Machi Koro's levels that answer at once."""
PLAYERS_OF_CARDS = 4
MORE, BESIDE = " at least 8 times plain", " beside the same files, plain"
GROUPS = {
    ("Kontor", "Python"): Group.PLAIN,
    ("Kontor", "mypyc"): Group.COMPILED,
    ("OpenSpiel", "C++, whole games"): Group.CARDS_IN_CPP,
    ("OpenSpiel", "C++, hands dealt"): Group.CARDS_DEALT,
}


def result(file: str) -> Json:
    found: Json = json.loads((RESULTS / file).read_text(encoding="utf-8"))
    return found


def markdown(head: Cells, rows: Sequence[Cells]) -> str:
    """Numbers stand to the right."""
    columns = list(zip(*rows, strict=True))
    rule = ["--:" if all(map(_is_number, column)) else "---" for column in columns]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *rows))


def _is_number(cell: str) -> bool:
    return cell.strip("*~±–x×% .,0123456789kKMGsmi") == ""


def figure(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def rows(file: str, *keys: str) -> str:
    """The rows of a file as they stand; those columns only that are named, if any are."""
    found = result(file)
    columns = found["columns"]
    wanted = keys or tuple(columns)
    cells = [[figure(row[key]) for key in wanted] for row in found["rows"]]
    return markdown([columns[key] for key in wanted], cells)


def rules() -> str:
    """Our own rows, and for each system and loop the slowest and the fastest of its games."""
    cells = []
    for (system, loop), group in groupby(
        result("speed/rules.json")["rows"], key=lambda row: (row["system"], row["loop"])
    ):
        found = list(group)
        for some in [[row] for row in found] if system == "Kontor" else [found]:
            low, *_, high = sorted([*some, *some], key=lambda row: row["decisions"])
            players = sorted({row["players"] for row in some})
            names = " – ".join(dict.fromkeys((low["game"], high["game"])))
            speeds = " – ".join(dict.fromkeys(f"{one['decisions']:,}" for one in (low, high)))
            cells.append([system, loop, names, "–".join(map(str, _ends(players))), speeds])
    return markdown(["system", "loop", "games", "players", "decisions/s"], cells)


def _ends(numbers: list[int]) -> list[int]:
    return list(dict.fromkeys((numbers[0], numbers[-1])))


def group_of(row: Json) -> Group:
    """Which comparison a row belongs to."""
    system, loop = row["system"], row["loop"]
    if system == "OpenSpiel" and loop == "Python over C++":
        cards = row["players"] == PLAYERS_OF_CARDS
        return Group.CARDS_FROM_PYTHON if cards else Group.BESIDE
    return GROUPS.get((system, loop), Group.PYTHON_PEER)


def rule_aims() -> list[Aim]:
    speeds = [
        Speed(
            Label(row["system"], row["game"], row["loop"], row["players"], group_of(row)),
            row["decisions"],
            row["slowest"],
            row["fastest"],
            row["games"],
            share=1.0,
        )
        for row in result("speed/rules.json")["rows"]
    ]
    return aims(speeds)


def compared() -> str:
    cells = [
        [
            aim.text.partition(" (")[0].replace(" above ", " beside ").replace(MORE, BESIDE),
            f"{aim.ratio:.3g}×",
        ]
        for aim in rule_aims()
        if aim.ratio is not None
    ]
    return markdown(["our slowest row beside the fastest of the others", "factor"], cells)


def server() -> str:
    found = result("speed/server.json")["rows"]
    base = found[0]["moves"]
    cells = [
        [
            row["server"],
            f"{row['sockets']:,}",
            f"{row['moves']:,}",
            f"{row['moves'] / base:.2f}",
            f"{row['p50_ms']} ms",
            f"{row['p99_ms']} ms",
            f"{row['cpu_ms_a_move']} ms",
            f"{row['memory_mib']} MiB",
        ]
        for row in found
    ]
    head = ["server", "sockets", "moves/s", "×", "median", "99 of 100", "CPU a move", "memory"]
    return markdown(head, cells)


def instructions() -> str:
    found = result("rules/instructions.json")
    now = list(found.values())[-1]
    return markdown(["game", "instructions a decision"], [[k, f"{v:,}"] for k, v in now.items()])


def own_environments() -> str:
    """A row for each way to play, with the slower and the faster game."""
    own = [row for row in result("environments.json")["rows"] if row["system"] == "Kontor"]
    games = sorted({(row["game"], row["players"]) for row in own}, reverse=True)
    speeds = {(row["loop"], row["game"]): f"{row['decisions']:,}" for row in own}
    cells = [
        [loop, *(speeds[loop, game] for game, _ in games)]
        for loop in dict.fromkeys(row["loop"] for row in own)
    ]
    return markdown(["loop", *(f"{game}, {players}" for game, players in games)], cells)


def headline() -> str:
    """Three figures for the README, each with where it comes from."""
    compiled = [row for row in result("speed/rules.json")["rows"] if row["loop"] == "mypyc"]
    slowest = min(row["decisions"] for row in compiled)
    fastest = max(row["decisions"] for row in compiled)
    busy = result("speed/server.json")["rows"][-1]
    strength = result("strength/machi-koro.json")["pairs"]
    steps = [
        pair["wins"] / pair["games"] for pair in strength if tuple(pair["bots"]) in pairwise(LADDER)
    ]
    cells = [
        [
            f"{slowest / 1e6:.1f} to {fastest / 1e6:.1f} million decisions a second",
            "random games on one core, compiled rules",
            "[rules.json](results/speed/rules.json)",
        ],
        [
            f"{busy['p99_ms']} ms for 99 of 100 moves",
            f"{busy['tables']} tables, {busy['sockets']:,} sockets, {busy['memory_mib']} MiB, "
            "two cores, each move on disk",
            "[server.json](results/speed/server.json)",
        ],
        [
            f"{min(steps):.0%} to {max(steps):.0%} of games",
            "what each level of Machi Koro wins against the one below, the strongest not counted",
            "[machi-koro.json](results/strength/machi-koro.json)",
        ],
    ]
    return markdown(["figure", "of what", "source"], cells)


def source(file: str) -> str:
    """Where the figures of a file come from, as a line below its table."""
    found = result(file)
    known = [f"[`results/{file}`](../results/{file})"]
    known += [f"`{found[key]}`" for key in ("command",) if key in found]
    known += [f"commit {found['commit']}"] if "commit" in found else []
    known += [found[key] for key in ("what", "on", "machine", "note") if key in found]
    return f"*Source: {'; '.join(known)}.*"
