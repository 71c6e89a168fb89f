"""What bots are asked at a table, and what they answer, wherever they are at work."""

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

from kontor.bots import registry as bots
from kontor.core.action import Action
from kontor.core.advice import told
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.server import messages as msg

CHOOSE, EXPLAIN = "choose", "explain"


class Question(NamedTuple):
    task: str
    game: str
    level: str
    view: View
    seconds: float
    """How long the bot may think."""


class Stumble(Exception):
    """A bot failed."""

    def __init__(self, how: str, error: str = "") -> None:
        super().__init__(how)
        self.how = how
        self.error = error


class BotAnswer(NamedTuple):
    action: Action
    stumble: str
    """Why the bot itself did not answer; empty if it did.

    ``late``: others kept the workers busy; ``abroad``: it does not know this board;
    ``time``, ``died``, ``raised``, ``nonsense``: it failed.
    """


class Bots(Protocol):
    """Where bots are at work."""

    async def choose(self, game: str, level: str, view: View) -> BotAnswer:
        """The answer of this game's bot of that level, or of a simpler one in its place."""
        ...

    async def explain(self, game: str, view: View, client: str) -> list[msg.Advised]:
        """The best answers with chances and reasons; none if nobody can say. Raises `Refusal`."""
        ...

    async def close(self) -> None: ...


def answered(
    question: Question, ready: dict[tuple[str, str], Bot], begins: Callable[[], None]
) -> list[msg.Advised] | tuple[int | None, str]:
    """Advice, or the number of the action chosen and a remark. Makes the bot if it is not ready."""
    task, game, level, view, seconds = question
    if (game, level) not in ready:
        make = bots.bot(game, bots.level(game, level))
        ready[game, level] = make(secrets.randbits(32))
    begins()
    deadline = time.monotonic() + seconds
    if task == EXPLAIN:
        return [told(one) for one in bots.explain(game, view, deadline)]
    bot = ready[game, level]
    chosen, remark = bot.choose(view, deadline), bots.remark(bot, view)
    return getattr(chosen, "index", None), remark.message.removeprefix("remark-") if remark else ""


def as_answer(view: View, number: int | None, remark: str) -> BotAnswer:
    """Raises `Stumble` if the action of that number is not allowed."""
    for action in view.legal:
        if action.index == number:
            return BotAnswer(action, remark)
    raise Stumble("nonsense")
