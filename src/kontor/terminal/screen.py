"""A face for people who see the screen: the table as a picture, and what to do next below it."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kontor.core.text import Block
from kontor.terminal.drawing import NUMBER, drawn
from kontor.terminal.face import Paragraph, Scene, typed


class Screen:
    """Shows a position at a time."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False)

    def present(self, scene: Scene) -> None:
        """The table first, then the news and the question, if all of it fits.

        Where it does not, old news go above: table, latest news and question stay in sight.
        """
        numbers = {answer.action: answer.number for answer in scene.answers}
        heading = Rule(Text(scene.heading, "bold"), style="dim")
        question = Text(scene.question, "bold")
        answers = list(_answers(scene))
        whole = Group(
            heading,
            *drawn(scene.blocks, numbers, roomy=True),
            "",
            *_news(scene.news),
            "",
            question,
            *answers,
            Text(scene.hint, "dim"),
        )
        if not self._fits(whole):
            whole = Group(
                *_news(scene.news[:-1]),
                heading,
                *drawn(scene.blocks, numbers, roomy=False),
                *_news(scene.news[-1:]),
                Text("  ").join([question, *answers]),
            )
        self.wipe()
        self._console.print(whole)

    def _fits(self, whole: RenderableType) -> bool:
        return len(self._console.render_lines(whole)) < self._console.height

    def table(self, blocks: Sequence[Block]) -> None:
        roomy = Group(*drawn(blocks, {}, roomy=True))
        tight = Group(*drawn(blocks, {}, roomy=False))
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


def _news(paragraphs: Sequence[Paragraph]) -> Iterator[RenderableType]:
    for paragraph in paragraphs:
        hanging = Table.grid(padding=(0, 1, 0, 0))
        hanging.add_row(Text("›", "dim"), Text(" ".join(paragraph)))
        yield hanging


def _answers(scene: Scene) -> Iterator[Text]:
    """Those that have no row of their own in a table."""
    shown = {row.action for block in scene.blocks for row in block.rows}
    for answer in scene.answers:
        if answer.action not in shown:
            yield Text.assemble((f"{answer.number:>2}", NUMBER), " ", answer.text)
