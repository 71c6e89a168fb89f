"""How fair islands are, as tables, from what `kontor island fair --json` found."""

from typing import Any

from result_tables import RESULTS as ALL
from result_tables import markdown, result

RESULTS = ALL / "islands"

Json = dict[str, Any]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def measured(wins: Json) -> str:
    if not wins["of"]:
        return "–"
    return f"{percent(wins['share'])} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f})"


def counts(files: tuple[str, ...]) -> list[tuple[str, Json]]:
    """What was found on each island with each number of seats, the most seats first."""
    found = []
    for file in files:
        trial = result(f"islands/{file}.json")
        name = trial["trial"]["island"]["title"]
        found += [(name, count) for count in trial["counts"]]
    return sorted(found, key=lambda one: -one[1]["seats"])


def seats(*files: str) -> str:
    return _seats(files, every_bot=False)


def seats_by_bot(*files: str) -> str:
    return _seats(files, every_bot=True)


def _seats(files: tuple[str, ...], every_bot: bool) -> str:
    head = [
        "island",
        "seats",
        *(["bots"] if every_bot else []),
        "games",
        "1st",
        "2nd",
        "3rd",
        "4th",
    ]
    rows = []
    for name, count in counts(files):
        kinds = [(bot["bot"], bot["wins"]) for bot in count["bots"]]
        for bot, wins in kinds if every_bot else [("all", count["wins"])]:
            shares = [measured(one) for one in wins] + [""] * (4 - len(wins))
            kind = [f"`{bot}`"] if every_bot else []
            rows.append([name, str(count["seats"]), *kind, f"{wins[0]['of']:,}", *shares])
    return markdown(head, rows)


def sectors(*files: str) -> str:
    head = ["island", "seats", "begins in", "players", "wins, own choice", "wins, by lot"]
    rows = []
    for name, count in counts(files):
        for one in count["sectors"]:
            wins = [measured(one["by_choice"]), measured(one["by_lot"])]
            rows.append([name, str(count["seats"]), one["sector"], percent(one["chosen"]), *wins])
    return markdown(head, rows)


def figures(*files: str) -> str:
    columns = counts(files)
    every = [count for _, count in columns]
    rows = [["games", *(f"{count['games']:,}" for count in every)]]
    rows.append(["rounds", *(f"{count['rounds']:.1f}" for count in every)])
    rows.append(["letters a player", *(f"{count['letters']:.1f}" for count in every)])
    rows.append(["players who reach the inner city", *(percent(c["inside"]) for c in every)])
    rows.append(["expulsions a round", *(f"{count['expulsions']:.2f}" for count in every)])
    rows.append(["games with one blocked", *(percent(count["blocked"]) for count in every)])
    return markdown(["", *(f"{name}, {count['seats']} seats" for name, count in columns)], rows)
