"""How strong the bots of a game are, as tables, from ``results/strength/``."""

from result_tables import Json, markdown, result

from kontor.bots.registry import levels
from kontor.core import registry

STANDS_FOR = {("machi-koro", "guided"): "veteran"}
"""Who was measured instead: a network without the search that makes it stronger."""


def ladder(*games: str) -> str:
    """The levels of each game, with what each wins against the one below."""
    cells = []
    for game in games:
        found = result(f"strength/{game}.json")
        names = {level: STANDS_FOR.get((game, bot), bot) for level, bot in levels(game).items()}
        for below, (level, bot) in zip([None, *names.values()], names.items(), strict=False):
            rating = str(found["ratings"].get(bot, "–"))
            wins = [_wins(found["pairs"], below, bot, seats) for seats in (2, 4)]
            title = registry.game(game).meta().title
            cells.append([title, level, f"`{bot}`", rating, *wins])
    return markdown(["game", "level", "bot", "rating", "two players", "four players"], cells)


def characters(*games: str) -> str:
    """The ratings of all who stand behind no level."""
    cells = []
    for game in games:
        known = {STANDS_FOR.get((game, bot), bot) for bot in levels(game).values()}
        rated = result(f"strength/{game}.json")["ratings"].items()
        others = ", ".join(f"`{bot}` {rating}" for bot, rating in rated if bot not in known)
        cells.append([registry.game(game).meta().title, others])
    return markdown(["game", "rating"], cells)


def _wins(pairs: list[Json], below: str | None, bot: str, seats: int) -> str:
    for pair in pairs:
        if pair["bots"] == [below, bot] and pair["seats"] == seats:
            low, high = pair["interval"]
            return f"{pair['wins'] / pair['games']:.1%} ({100 * low:.1f}–{100 * high:.1f})"
    return "–"


def anywhere() -> str:
    """What the network of all islands wins alone, for each island and number of seats."""
    rows = result("strength/islands.json")["rows"]
    seats = sorted({row["seats"] for row in rows}, reverse=True)
    found = {(row["island"], row["seats"]): row for row in rows if not row["house rules"]}
    cells = [
        [_place(island), *(cell for count in seats for cell in _share(found[island, count]))]
        for island in dict.fromkeys(island for island, _ in found)
    ]
    heads = [cell for count in seats for cell in (f"{count} players", "95 %", "games")]
    return markdown(["island", *heads], cells)


def _place(island: str) -> str:
    return f"number {island.removeprefix('seed ')}" if " " in island else island.title()


def _share(row: Json) -> list[str]:
    low, high = (f"{100 * end:.1f}" for end in row["interval"])
    return [f"{100 * row['share']:.1f} %", f"{low} – {high} %", f"{row['games']:,}"]
