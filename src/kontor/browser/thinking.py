"""What runs in a worker of the browser that thinks for the one with the tables."""

import pickle
from collections.abc import Callable, Iterator

from kontor.bots.bot_faults import described
from kontor.core.bot import Bot
from kontor.server.bot_work import Question, answered

REPORT, RETURNED, RAISED = "report", "returned", "raised"

READY: dict[tuple[str, str], Bot] = {}
"""The bots that were asked before, by game and level."""


def work(text: str, say: Callable[[str, str], None]) -> None:
    """Do a piece of work, and say what it reports; both are bytes, a letter each."""
    try:
        function, arguments = pickle.loads(text.encode("latin-1"))
        for report in function(*arguments):
            say(REPORT, report.decode("latin-1"))
    except Exception as fault:  # a stranger's code may fail in any way
        READY.clear()
        say(RAISED, described(fault))
    else:
        say(RETURNED, "")


def answer(question: Question) -> Iterator[bytes]:
    """A bot's answer, or advice."""
    yield pickle.dumps(answered(question, READY, lambda: None))
