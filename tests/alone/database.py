"""The browser's database, in memory: what ``web/src/local/database.ts`` does."""

import json
from collections.abc import Callable


class Memory:
    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.rows: dict[str, list[str]] = {}
        self.full = False

    async def cards(self) -> list[str]:
        return list(self.kept.values())

    async def card(self, table: str) -> str | None:
        return self.kept.get(table)

    async def entries(self, table: str, since: int) -> list[str]:
        return self.rows.get(table, [])[since:]

    async def add(self, table: str, before: int, card: str, rows: list[str]) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        if self._n(table) != before:
            return False
        self.kept[table] = card
        self.rows.setdefault(table, []).extend(rows)
        return True

    async def change(self, table: str, before: str, card: str) -> bool:
        if self.kept.get(table) != before:
            return False
        self.kept[table] = card
        return True

    async def remove(self, table: str, n: int) -> bool:
        if self._n(table) != n:
            return False
        del self.kept[table], self.rows[table]
        return True

    def _n(self, table: str) -> int:
        return int(json.loads(self.kept[table])["n"]) if table in self.kept else -1


class Tabs:
    """The channel between the tabs of a browser; each tab has an end of its own."""

    def __init__(self) -> None:
        self.ends: list[Tab] = []

    def end(self) -> "Tab":
        self.ends.append(Tab(self))
        return self.ends[-1]


class Tab:
    def __init__(self, tabs: Tabs) -> None:
        self._tabs = tabs
        self.hear: Callable[[str], None] = lambda text: None

    def post(self, text: str) -> None:
        for other in self._tabs.ends:
            if other is not self:
                other.hear(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self.hear = hear

    def close(self) -> None:
        self._tabs.ends.remove(self)
