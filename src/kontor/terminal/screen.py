"""A display for people who see the screen: the table as a picture, and what to do next below it."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kontor.core.text import Section
from kontor.terminal.display import Paragraph, Scene, typed
from kontor.terminal.drawing import NUMBER, drawn, runs

FORGET = "\x1b[3J"
"""Tells a terminal to drop the lines that have scrolled off."""


class Screen:
    """Shows a position at a time."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False)

    def present(self, scene: Scene) -> None:
        """The table first, then the news and the question, if all of it fits.

        Where it does not, old news go above: table, latest news and question stay in sight.
        Where not even the table fits, the last tiles lose those lines that cannot be chosen.
        """
        whole = len([run for run in runs(scene.sections) if run[0].tile])
        while whole and not self._fits(_tight(scene, whole)):
            whole -= 1
        self._console.clear()
        if self._fits(_roomy(scene, whole)):
            self._console.print(_roomy(scene, whole))
        else:
            self.news(scene.news[:-1])
            self._console.print(_tight(scene, whole))

    def _fits(self, whole: RenderableType) -> bool:
        """Whether there is a line left below it. No more is rendered than it takes to know."""
        lines = 0
        for segment in self._console.render(whole):
            lines += segment.text.count("\n")
            if lines >= self._console.height:
                return False
        return True

    def table(self, sections: Sequence[Section]) -> None:
        roomy = Group(*drawn(sections, {}, roomy=True))
        tight = Group(*drawn(sections, {}, roomy=False))
        self._console.print(roomy if self._fits(roomy) else tight)

    def news(self, paragraphs: Sequence[Paragraph]) -> None:
        self._console.print(Group(*_news(paragraphs)))

    def say(self, *lines: str) -> None:
        for line in lines:
            self._console.print(Text(line))

    def ask(self, prompt: str) -> str:
        return typed(prompt)

    def wipe(self) -> None:
        self._console.clear()
        if self._console.is_terminal:
            self._console.file.write(FORGET)


def _roomy(scene: Scene, whole: int) -> Group:
    return Group(
        _heading(scene),
        *_table(scene, True, whole),
        "",
        *_news(scene.news),
        "",
        Text(scene.question, "bold"),
        *_answers(scene),
        Text(scene.hint, "dim"),
    )


def _tight(scene: Scene, whole: int) -> Group:
    """Without old news."""
    return Group(
        _heading(scene),
        *_table(scene, False, whole),
        *_news(scene.news[-1:]),
        Text("  ").join([Text(scene.question, "bold"), *_answers(scene)]),
    )


def _heading(scene: Scene) -> Rule:
    return Rule(Text(scene.heading, "bold"), style="dim")


def _table(scene: Scene, roomy: bool, whole: int) -> Iterator[RenderableType]:
    numbers = {answer.action: answer.number for answer in scene.answers}
    return drawn(scene.sections, numbers, roomy, whole)


def _news(paragraphs: Sequence[Paragraph]) -> Iterator[RenderableType]:
    for paragraph in paragraphs:
        hanging = Table.grid(padding=(0, 1, 0, 0))
        hanging.add_row(Text("›", "dim"), Text(" ".join(paragraph)))
        yield hanging


def _answers(scene: Scene) -> Iterator[Text]:
    """Those that have no row of their own in a table."""
    shown = {row.action for section in scene.sections for row in section.rows}
    for answer in scene.answers:
        if answer.action not in shown:
            yield Text.assemble((f"{answer.number:>2}", NUMBER), " ", answer.text)
