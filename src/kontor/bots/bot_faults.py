"""Whatever a bot's code does wrong becomes one fault, which says whose it was and where."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

from kontor.core.action import Action
from kontor.core.bot import Bot
from kontor.core.faults import KontorError
from kontor.core.view import View


class BotFailed(KontorError):
    """A bot raised an exception, or gave an answer that is none."""


@contextmanager
def blamed(bot: str) -> Iterator[None]:
    """Raises `BotFailed` in place of what the bot of that name raises."""
    try:
        yield
    except KontorError:
        raise
    except Exception as fault:  # a stranger's code may fail in any way
        reason = described(fault)
        text = f"the bot {bot} failed: {reason}"
        raise BotFailed(text, "bot-failed", bot=bot, reason=reason) from fault


def described(fault: Exception) -> str:
    """The exception, and the line that raised it."""
    place = extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {fault} ({Path(place.filename).name}, line {place.lineno})"


def answer(name: str, bot: Bot, view: View, deadline: float | None = None) -> Action:
    """What the bot chooses, which is allowed. Raises `BotFailed`."""
    with blamed(name):
        chosen = bot.choose(view, deadline)
    if chosen not in view.legal:
        text = f"the bot {name} answered {chosen!r}, which is not allowed here"
        raise BotFailed(text, "bot-nonsense", bot=name, answer=repr(chosen))
    return chosen
