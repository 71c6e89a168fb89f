"""A display that answers by itself and remembers what it was shown."""

from collections.abc import Callable, Sequence

from kontor.core.text import Section
from kontor.terminal.display import Paragraph, Scene

Policy = Callable[["Script"], str]


class Script:
    """Types what a policy says; raises `EOFError` when that is nothing."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.scenes: list[Scene] = []
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.wiped = 0
        self.presented = 0

    def present(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self.news(scene.news)
        self.presented = len(self.lines)

    @property
    def said(self) -> list[str]:
        """What was said since the last scene was shown."""
        return self.lines[self.presented :]

    def table(self, sections: Sequence[Section]) -> None:
        self.lines += [row.cells[0] for section in sections for row in section.rows]

    def news(self, paragraphs: Sequence[Paragraph]) -> None:
        self.lines += [sentence for paragraph in paragraphs for sentence in paragraph]

    def say(self, *lines: str) -> None:
        self.lines += lines

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        answer = self.policy(self)
        if not answer:
            raise EOFError
        return answer

    def wipe(self) -> None:
        self.wiped += 1


def typing(*keys: str) -> Policy:
    """Types these one after the other, then nothing more."""
    left = iter(keys)
    return lambda display: next(left, "")


def first_answer(display: Script) -> str:
    return "1"
