"""A game at one keyboard: people in turn, bots in between, until it is over or left."""

import errno

from kontor.bots.bot_faults import answer, blamed
from kontor.bots.registry import explain, remark
from kontor.core.action import Action
from kontor.core.faults import KontorError
from kontor.core.view import View, for_seat
from kontor.terminal import matching
from kontor.terminal.display import Choice, Display, Scene
from kontor.terminal.exits import BAD_INPUT, INTERRUPTED, HungUp, Leave, told_of_hang_ups
from kontor.terminal.local_game import LocalGame
from kontor.terminal.log import Log
from kontor.terminal.outcome import outcome
from kontor.words import Words

HISTORY = 10
"""How many paragraphs of the log are shown if nobody asks for more."""


def play(table: LocalGame, display: Display, words: Words) -> None:
    """Play to the end. Raises `Leave` if that is not to be; the game is saved all the same."""
    with told_of_hang_ups():
        try:
            Play(table, display, words).run()
        except KeyboardInterrupt:
            raise Leave(words("interrupted"), INTERRUPTED) from None
        except (EOFError, HungUp):
            raise Leave(words("terminal-closed"), BAD_INPUT) from None
        except OSError as fault:
            if fault.errno not in (errno.EIO, errno.EPIPE):
                raise
            raise Leave(words("terminal-closed"), BAD_INPUT) from None


class Play:
    """Who has read how much, and who sits at the keyboard."""

    def __init__(self, table: LocalGame, display: Display, words: Words) -> None:
        self.table = table
        self.session = table.session
        self.game = table.session.game
        self.display = display
        self.words = words
        self.read: dict[int | None, int] = {}
        """How many decisions each reader knows of; ``None`` is everybody at an open table."""
        self.known = self.old_news()
        """How many decisions are old news to all, in a game that is taken up again."""
        self.notes = self.welcome()
        """What the next to look is told before the news."""
        self.heard: set[int] = set()
        """Bots that have said what there is to say about their play."""
        self.at_keyboard: int | None = None
        self.forced: set[int] = set()
        """Decisions that had only one answer and were played at once."""
        self.keys = {
            "u": self.take_back,
            "h": self.show_history,
            "t": self.show_table,
            "s": self.leave,
            "q": self.leave,
        }

    def run(self) -> None:
        while (seat := self.session.to_move()) is not None:
            if seat in self.table.bots:
                self.let_answer(seat)
            else:
                self.decide(seat)
        self.farewell()

    def let_answer(self, seat: int) -> None:
        """Let a bot answer, and pass on what it has to say for itself, once."""
        bot, view = self.table.bots[seat], self.session.view(seat)
        name = str(self.table.players[seat].bot)
        with blamed(name):
            said = remark(bot, view)
        if said and seat not in self.heard:
            self.heard.add(seat)
            self.notes.append([self.words("bot-says", seat=seat, remark=said.said(self.words))])
        self.table.play(answer(name, bot, view))

    # --- who reads

    def is_private(self) -> bool:
        """Whether people at this keyboard may not see one another's views."""
        views = [_shared(self.session.view(seat)) for seat in self.table.people]
        return any(view != views[0] for view in views[1:])

    def reader(self, seat: int) -> int | None:
        """The seat that reads now; ``None`` if several people look at an open table together."""
        return seat if len(self.table.people) == 1 or self.is_private() else None

    def news(self, reader: int | None) -> list[list[str]]:
        """What happened since the reader last looked."""
        start = self.read.get(reader, self.known)
        self.read[reader] = len(self.session.decisions)
        notes, self.notes = self.notes, []
        return notes + self.log(reader, start)

    def old_news(self) -> int:
        """The place of the decision before this turn by the player whose turn it is."""
        seats = [decision.seat for decision in self.session.decisions]
        while seats and seats[-1] == self.session.to_move():
            seats.pop()
        while seats and seats[-1] != self.session.to_move():
            seats.pop()
        return max(len(seats) - 1, 0)

    def log(self, reader: int | None, start: int = 0) -> list[list[str]]:
        words = self.words.seen_by(reader)
        over = self.session.to_move() is None
        log = Log(words)
        for number, decision in enumerate(self.session.decisions[start:], start):
            if number in self.forced:
                log.note(words("only-answer", answer=words.action(decision.action)))
            log.tell((decision if over else decision.seen_by(reader)).events)
        return log.paragraphs

    # --- a decision

    def decide(self, seat: int) -> None:
        """Let a person decide, or decide for him where there is no choice.

        Where people have secrets, that there is no choice may be one.
        """
        legal = self.session.legal()
        if len(legal) == 1 and not self.is_private():
            self.forced.add(len(self.session.decisions))
            self.table.play(legal[0])
            return
        self.hand_over(seat)
        scene = self.scene(seat)
        self.display.present(scene)
        prompt = self.words("prompt", count=len(scene.answers))
        while not self.obey(self.display.ask(prompt).strip(), seat, scene):
            pass

    def hand_over(self, seat: int) -> None:
        """Let nobody see what only the next player may."""
        if seat != self.at_keyboard and self.is_private():
            self.display.wipe()
            self.display.ask(self.words("pass-device", seat=seat))
            self.display.wipe()
        self.at_keyboard = seat

    def scene(self, seat: int) -> Scene:
        words = self.words.seen_by(self.reader(seat))
        view = self.session.view(seat)
        turn = self.game.turn(self.session.state) + 1
        return Scene(
            heading=words("heading", title=words("title"), turn=turn, seat=seat),
            sections=self.game.show(view, words),
            news=self.news(words.viewer),
            question=words(f"question-{view.question}"),
            answers=[Choice(n, words.action(a), a) for n, a in enumerate(view.legal, 1)],
            hint=words("hint"),
        )

    def obey(self, typed: str, seat: int, scene: Scene) -> bool:
        """Do what was typed; whether the position has changed by it."""
        key, _, rest = typed.partition(" ")
        if not typed:
            self.display.present(scene)
            return False
        if typed.startswith("?"):
            self.explain(typed[1:].strip(), seat, scene)
            return False
        if typed == "!":
            self.advise(seat)
            return False
        if key.lower() in self.keys:
            return self.keys[key.lower()](rest.strip(), seat, scene)
        return self.answer(typed, scene)

    def answer(self, typed: str, scene: Scene) -> bool:
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(scene.answers):
                self.display.say(self.words("no-such-number", count=len(scene.answers)))
                return False
            self.table.play(scene.answers[int(typed) - 1].action)
            return True
        fitting = matching.answers(typed, scene.answers, self.words)
        if len(fitting) == 1:
            self.table.play(fitting[0].action)
            return True
        if fitting:
            texts = [f"{answer.number}: {answer.text}" for answer in fitting]
            self.display.say(self.words("which-one"), *texts)
        else:
            self.refuse(typed, scene)
        return False

    def refuse(self, typed: str, scene: Scene) -> None:
        meant = matching.refused(typed, self.game.actions(), self.words)
        if not self.say_why_not(meant, scene):
            self.display.say(self.words("not-understood", typed=typed))

    def say_why_not(self, meant: list[Action], scene: Scene) -> bool:
        """Name the rule against the first of these that the question is about."""
        asked = {answer.action.do for answer in scene.answers}
        for action in sorted(meant, key=lambda action: action.do not in asked):
            rule = self.game.why_not(self.session.state, action)
            if rule:
                self.display.say(self.words("not-now", rule=rule, why=self.words(f"rule-{rule}")))
                return True
            return False
        return False

    # --- keys

    def explain(self, about: str, seat: int, scene: Scene) -> None:
        if not about:
            self.display.say(*self.words("help").splitlines())
            return
        if about.isdecimal() and 1 <= int(about) <= len(scene.answers):
            answer = scene.answers[int(about) - 1]
            self.display.say(f"{answer.number}: {answer.text}")
            things = [answer.action.what] if isinstance(answer.action.what, str) else []
        else:
            things = list(matching.things(about, self.words))
            if not things:
                self.display.say(self.words("no-such-thing", thing=about))
        words = self.words.seen_by(self.reader(seat))
        for thing in things:
            lines = self.game.explain(self.session.view(seat), thing, words)
            self.display.say(*lines or ())
            meant = [action for action in self.game.actions() if action.what == thing]
            if not self.say_why_not(meant, scene) and not lines:
                self.display.say(words("nothing-more", thing=about))

    def advise(self, seat: int) -> None:
        """Say what the best bot would think about here, and why."""
        words = self.words.seen_by(self.reader(seat))
        game = self.game.meta().id
        try:
            with blamed(game):
                advice = explain(game, self.session.view(seat))
        except KontorError as fault:
            self.display.say(words.fault(fault))
            return
        if not advice:
            self.display.say(words("no-advice"))
        for one in advice:
            answer = words.action(one.action)
            if one.chance is None:
                said = words("advice-alone", answer=answer)
            else:
                said = words("advice", answer=answer, percent=round(100 * one.chance))
            reasons = [reason.said(words) for reason in one.reasons]
            self.display.say(" ".join([said, *reasons]))

    def take_back(self, rest: str, seat: int, scene: Scene) -> bool:
        count = self.table.take_back_count(seat)
        if not count:
            self.display.say(self.words("nothing-to-take-back"))
            return False
        action = self.session.decisions[-count].action
        self.table.take_back(count)
        made = len(self.session.decisions)
        self.forced = {number for number in self.forced if number < made}
        self.read = {reader: min(known, made) for reader, known in self.read.items()}
        self.notes.append([self.words("taken-back", answer=self.words.action(action))])
        return True

    def show_history(self, rest: str, seat: int, scene: Scene) -> bool:
        wanted = max(int(rest), 1) if rest.isdecimal() else HISTORY
        log = self.log(self.reader(seat))[-wanted:]
        self.display.news(log or [[self.words("no-history")]])
        return False

    def show_table(self, rest: str, seat: int, scene: Scene) -> bool:
        if not rest:
            self.display.table(scene.sections)
        else:
            told = matching.facts(rest, scene.sections)
            self.display.say(*told or [self.words("no-such-thing", thing=rest)])
        return False

    def leave(self, rest: str, seat: int, scene: Scene) -> bool:
        raise Leave(self.words("saved"), 0)

    # --- first and last words

    def welcome(self) -> list[list[str]]:
        title = self.words("title")
        return [
            [self.words("welcome", title=title, names=self.words.listed(self.table.names))],
            [self.words("sealed", commitment=self.table.seal.commitment)],
        ]

    def farewell(self) -> None:
        people = self.table.people
        reader = people[0] if len(people) == 1 else None
        self.read.setdefault(reader, max(self.read.values(), default=self.known))
        words = self.words.seen_by(reader)
        self.display.table(self.game.show(self.session.view(reader), words))
        self.display.news(self.news(reader))
        result = self.game.result(self.session.state)
        assert result is not None, "the game is over"
        self.display.say(*outcome(result, words))
        self.display.say(self.words("secret-revealed", secret=self.table.seal.secret))
        self.display.say(self.words("recorded"))
        self.display.say(f"kontor replay {self.table.path}", f"kontor verify {self.table.path}")


def _shared(view: View) -> View:
    """The part of a view that does not depend on who looks, if nothing is hidden."""
    return for_seat(view, None, ())
