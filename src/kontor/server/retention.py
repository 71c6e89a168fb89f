"""How long tables are kept at which nothing happens any more."""

import math
from collections.abc import Container
from dataclasses import dataclass

from kontor.server.store import Store

DAY = 86400.0


@dataclass(frozen=True)
class Retention:
    """For how many days after the last entry. Games are kept for ever unless the host of the
    server says otherwise; a table that never became one is not."""

    open_days: float = 14.0
    """Tables whose game has not started."""
    days: float = math.inf
    """All others."""


async def sweep(
    store: Store, retention: Retention, now: float, in_use: Container[str]
) -> list[str]:
    """Take away the tables whose time is over, but none that somebody looks at; which they were."""
    gone = []
    old = await store.untouched(now - DAY * retention.open_days, now - DAY * retention.days)
    for table, n in old:
        if table not in in_use and await store.remove(table, n):
            gone.append(table)
    return gone
