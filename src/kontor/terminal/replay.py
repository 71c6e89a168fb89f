"""Stepping through a record, back and forth, or printing it from beginning to end."""

from kontor.core.record import Record
from kontor.core.replay import replay
from kontor.core.session import AnySession, Decision, DecisionView
from kontor.terminal.display import Display, Scene
from kontor.terminal.log import told
from kontor.terminal.outcome import outcome
from kontor.words import Words


class Replay:
    """A record and the place one has come to. What a spectator may not know is not shown."""

    def __init__(self, record: Record, session: AnySession, display: Display, words: Words) -> None:
        self.record = record
        self.whole = session
        self.display = display
        self.words = words
        self.last = len(session.decisions)
        self.place = 0

    def step(self) -> None:
        """Show the first position and go where the keys say, until the reader has enough."""
        self.show()
        while True:
            key, _, rest = (
                self.display.ask(self.words("prompt-replay")).strip().lower().partition(" ")
            )
            if key == "q":
                return
            if key == "t":
                self.display.table(self.scene().sections)
                continue
            place = self.target(rest.strip() if key == "g" and rest else key)
            if place is None:
                self.display.say(self.words("replay-keys", last=self.last))
            else:
                self.place = min(max(place, 0), self.last)
                self.show()

    def target(self, key: str) -> int | None:
        """Where a key leads."""
        if key.isdecimal():
            return int(key)
        return {"": self.place + 1, "n": self.place + 1, "p": self.place - 1, "g": self.last}.get(
            key
        )

    def show(self) -> None:
        self.display.present(self.scene())

    def scene(self) -> Scene:
        session = replay(self.record, self.place)
        game = session.game
        facts = {"title": self.words("title"), "place": self.place, "last": self.last}
        return Scene(
            heading=self.words("replay-heading", **facts),
            sections=game.show(session.view(None), self.words),
            news=self.told(self.place),
            question=self.words("replay-question"),
            answers=[],
            hint=self.words("replay-keys", last=self.last),
        )

    def told(self, place: int) -> list[list[str]]:
        """What the decision before this place brought, and at the end how the game ended."""
        if not place:
            return []
        return told([self._seen(place)], self.words) + self._ending(place)

    def _seen(self, place: int) -> Decision | DecisionView:
        decision = self.whole.decisions[place - 1]
        return decision if self.record.result is not None else decision.seen_by(None)

    def _ending(self, place: int) -> list[list[str]]:
        result = self.record.result
        if result is None or place < len(self.record.moves):
            return []
        return [outcome(result, self.words)]

    def print_all(self) -> None:
        """Everything in one go, for a pipe."""
        decisions = [self._seen(place) for place in range(1, self.last + 1)]
        self.display.news(told(decisions, self.words) + self._ending(self.last))
        self.place = self.last
        self.display.table(self.scene().sections)
