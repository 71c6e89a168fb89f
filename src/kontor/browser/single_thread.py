"""Bots and long work in the one thread there is: a little at a time."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from kontor.bots import registry
from kontor.bots.bot_faults import described
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.server import messages as msg
from kontor.server.bot_work import (
    CHOOSE,
    EXPLAIN,
    BotAnswer,
    Question,
    Stumble,
    answered,
    as_answer,
)
from kontor.server.long_work import Work

logger = logging.getLogger("kontor.bots")


class Bots:
    """Bots think while nothing else happens, so they have little time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._ready: dict[tuple[str, str], Bot] = {}

    async def choose(self, game: str, level: str, view: View) -> BotAnswer:
        if len(view.legal) == 1:
            return BotAnswer(view.legal[0], "")
        try:
            return as_answer(view, *await self._ask(CHOOSE, game, level, view))
        except Stumble as stumble:
            return BotAnswer(secrets.choice(view.legal), stumble.how)

    async def explain(self, game: str, view: View, client: str) -> list[msg.Advised]:
        try:
            advice: list[msg.Advised] = await self._ask(
                EXPLAIN, game, registry.usual_level(game), view
            )
        except Stumble:
            return []
        return advice

    async def _ask(self, task: str, game: str, level: str, view: View) -> Any:
        await asyncio.sleep(0)
        try:
            question = Question(task, game, level, view, self._seconds)
            return answered(question, self._ready, lambda: None)
        except Exception as fault:
            self._ready.pop((game, level), None)
            logger.exception("a bot failed", extra={"game": game, "bot_level": level})
            raise Stumble("raised", described(fault)) from None

    async def close(self) -> None:
        """Nothing is open."""


class Aside:
    """Long work, which lets everything else go first after each report."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def reports(
        self, gone: Callable[[], Awaitable[bool]], work: Work, *arguments: Any
    ) -> AsyncIterator[bytes]:
        async with self._lock:
            if await gone():
                return
            for report in work(*arguments):
                yield report
                await asyncio.sleep(0)
                if await gone():
                    return
