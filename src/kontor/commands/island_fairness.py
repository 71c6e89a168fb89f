"""How fair an island is, as tables for a terminal."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kontor.arena.golden_city.fairness import Fairness, SeatCount, SoughtSite, WinShare
from kontor.core.text import Tongue


def show(report: Fairness, title: str, words: Tongue) -> None:
    console = Console(highlight=False)
    for count in report.counts:
        console.print(
            words("island-fair-title", title=title, players=count.seats, games=count.games)
        )
        console.print(_seats(count, words), _sectors(count, words))
        for line in _figures(count, words):
            console.print(line, soft_wrap=True)
        console.print()
    for sentence in report.verdict:
        console.print(words(f"fair-{sentence.code}", **sentence.facts), soft_wrap=True)


def _seats(count: SeatCount, words: Tongue) -> Table:
    table = _table([words("fair-seats"), words("fair-wins"), *(one.bot for one in count.bots)])
    for number, wins in enumerate(count.wins):
        own = [_percent(one.wins[number].share, words) for one in count.bots]
        table.add_row(words("fair-nth", number=number + 1), _measured(wins, words), *own)
    return table


def _sectors(count: SeatCount, words: Tongue) -> Table:
    heads = ("fair-sectors", "fair-begin", "fair-by-choice", "fair-by-lot")
    table = _table([words(head) for head in heads])
    for one in count.sectors:
        wins = (_measured(wins, words) for wins in (one.by_choice, one.by_lot))
        table.add_row(words(f"place-sector-{one.sector}"), _percent(one.chosen, words), *wins)
    return table


def _table(heads: Sequence[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for n, head in enumerate(heads):
        table.add_column(head, justify="right" if n else "left", no_wrap=True)
    return table


def _measured(wins: WinShare, words: Tongue) -> str:
    if not wins.of:
        return "–"
    share, low, high = (round(100 * part, 1) for part in (wins.share, wins.low, wins.high))
    return words("fair-measured", share=share, low=low, high=high)


def _percent(share: float, words: Tongue) -> str:
    return words("fair-percent", share=round(100 * share, 1))


def _figures(count: SeatCount, words: Tongue) -> list[str]:
    figures = [
        (words("fair-rounds"), words("fair-number", number=round(count.rounds, 1))),
        (words("fair-letters"), words("fair-number", number=round(count.letters, 1))),
        (words("fair-inside"), _percent(count.inside, words)),
        (words("fair-expulsions"), words("fair-number", number=round(count.expulsions, 2))),
        (words("fair-blocked"), _percent(count.blocked, words)),
        (words("fair-begun"), _sites(count.begun, words)),
        (words("fair-disputed"), _sites(count.disputed, words)),
        (words("fair-idle"), ", ".join(count.idle) or "–"),
    ]
    return [words("island-figure", name=name, value=value) for name, value in figures]


def _sites(sites: Sequence[SoughtSite], words: Tongue) -> str:
    return ", ".join(f"{one.site} {_percent(one.share, words)}" for one in sites) or "–"
