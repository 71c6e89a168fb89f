"""What every roll would bring to whom: worked out by the rules, so that a page need not know them.

The TV station and the business centre are left out: what they bring is their owner's choice.
"""

from kontor.games.machi_koro.cards import HIGHEST_ROLL
from kontor.games.machi_koro.income import settle
from kontor.games.machi_koro.state import MachiKoroState

TOTALS = range(1, HIGHEST_ROLL + 1)


def outlook(state: MachiKoroState) -> list[list[list[int]]]:
    """For each roller and each total from 1 on, the change of every player's coins."""
    table = state.copy()
    coins = list(state.coins)
    rollers = []
    for roller in range(state.seats):
        table.turn = roller
        totals = []
        for total in TOTALS:
            table.coins[:] = coins
            settle(table, total, None)
            totals.append([now - had for now, had in zip(table.coins, coins, strict=True)])
        rollers.append(totals)
    return rollers
