"""Plain lines for a screen reader: no drawing, no colour, one fact a line."""

from collections.abc import Sequence

from kontor.core.action import Action
from kontor.core.text import Block, Row
from kontor.terminal.face import Paragraph, Scene, typed
from kontor.words import Words


class Plain:
    """A face that only ever adds lines."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._hinted = False

    def present(self, scene: Scene) -> None:
        self.news(scene.news)
        self.say(scene.heading)
        for block in scene.blocks:
            if block.brief:
                self._block(block)
        self.say(scene.question)
        told = self._told(scene.blocks)
        for answer in scene.answers:
            self.say(f"{answer.number}: {answer.text}{told.get(answer.action, '')}")
        if not self._hinted:
            self.say(scene.hint)
            self._hinted = True

    def table(self, blocks: Sequence[Block]) -> None:
        for block in blocks:
            if not block.brief:
                self.say(f"{block.title}:")
            self._block(block)
            if block.note:
                self.say(block.note)

    def _block(self, block: Block) -> None:
        for row in block.rows:
            self.say(self._row(block, row))

    def _told(self, blocks: Sequence[Block]) -> dict[Action, str]:
        """What tiles tell about the lines that can be chosen."""
        tiles = [block for block in blocks if block.tile]
        return {
            row.action: f": {_facts(tile, row)}"
            for tile in tiles
            for row in tile.rows
            if row.action
        }

    def _row(self, block: Block, row: Row) -> str:
        coloured = row.tone and not block.brief and not block.tile
        tone = f", {self._words(f'tone-{row.tone}')}" if coloured else ""
        return f"{row.cells[0]}{tone}: {_facts(block, row)}"

    def news(self, paragraphs: Sequence[Paragraph]) -> None:
        for paragraph in paragraphs:
            self.say(*paragraph)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def ask(self, prompt: str) -> str:
        return typed(prompt)

    def wipe(self) -> None:
        print("\n" * 50)


def _facts(block: Block, row: Row) -> str:
    """What a line tells about the thing that it names."""
    cells = zip(block.columns, row.cells[1:], strict=True)
    return ", ".join(f"{column} {cell}".lstrip() for column, cell in cells if cell)
