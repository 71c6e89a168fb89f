"""Plain lines for a screen reader: no drawing, no colour, one fact a line."""

from collections.abc import Sequence

from kontor.core.action import Action
from kontor.core.text import Row, Section
from kontor.terminal.display import Paragraph, Scene, typed
from kontor.words import Words


class Plain:
    """A display that only ever adds lines."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._hinted = False

    def present(self, scene: Scene) -> None:
        self.news(scene.news)
        self.say(scene.heading)
        for section in scene.sections:
            if section.brief:
                self._section(section)
        self.say(scene.question)
        told = self._told(scene.sections)
        for answer in scene.answers:
            self.say(f"{answer.number}: {answer.text}{told.get(answer.action, '')}")
        if not self._hinted:
            self.say(scene.hint)
            self._hinted = True

    def table(self, sections: Sequence[Section]) -> None:
        for section in sections:
            if not section.brief:
                self.say(f"{section.title}:")
            self._section(section)
            if section.note:
                self.say(section.note)

    def _section(self, section: Section) -> None:
        for row in section.rows:
            self.say(self._row(section, row))

    def _told(self, sections: Sequence[Section]) -> dict[Action, str]:
        """What tiles tell about the lines that can be chosen."""
        tiles = [section for section in sections if section.tile]
        return {
            row.action: f": {_facts(tile, row)}"
            for tile in tiles
            for row in tile.rows
            if row.action
        }

    def _row(self, section: Section, row: Row) -> str:
        coloured = row.tone and not section.brief and not section.tile
        tone = f", {self._words(f'tone-{row.tone}')}" if coloured else ""
        return f"{row.cells[0]}{tone}: {_facts(section, row)}"

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


def _facts(section: Section, row: Row) -> str:
    """What a line tells about the thing that it names."""
    cells = zip(section.columns, row.cells[1:], strict=True)
    return ", ".join(f"{column} {cell}".lstrip() for column, cell in cells if cell)
