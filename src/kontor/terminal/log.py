"""What happened, in paragraphs as a reader would tell it."""

from collections.abc import Iterable

from kontor.core.event import Event
from kontor.core.session import Decision, DecisionView
from kontor.words import Words


class Log:
    """Collects sentences into paragraphs, a new one where the game says that one begins."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.paragraphs: list[list[str]] = []

    def note(self, sentence: str) -> None:
        """Add a sentence to the paragraph that is being told."""
        if not self.paragraphs:
            self.paragraphs.append([])
        self.paragraphs[-1].append(sentence)

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.name in self._words.vocabulary.opens:
                self.paragraphs.append([])
            self.note(self._words.event(event))


def told(decisions: Iterable[Decision | DecisionView], words: Words) -> list[list[str]]:
    """The paragraphs of these decisions."""
    log = Log(words)
    for decision in decisions:
        log.tell(decision.events)
    return log.paragraphs
