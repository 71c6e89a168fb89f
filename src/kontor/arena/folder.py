"""A match on disk: what was asked for and every game so far, so that it can be taken up again."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from kontor.arena.match import Match
from kontor.arena.play import Played
from kontor.core.faults import KontorError


class OtherMatch(KontorError):
    """The folder holds games of another match."""


class Folder:
    """``match.json``, ``games.jsonl`` and, on wish, ``records/``."""

    def __init__(self, path: Path, match: Match, records: bool = False) -> None:
        self.path = path
        self.records = records
        self._games = path / "games.jsonl"
        (path / "records" if records else path).mkdir(parents=True, exist_ok=True)
        asked = path / "match.json"
        if not asked.exists():
            asked.write_text(json.dumps(match.to_json(), indent=2) + "\n", encoding="utf-8")
            return
        there = Match.from_json(json.loads(asked.read_text(encoding="utf-8")))
        if {**there.to_json(), "blocks": match.blocks} != match.to_json():
            text = f"{path} holds another match; choose another folder"
            raise OtherMatch(text, "other-match", path=str(path))

    def played(self) -> list[Played]:
        """Every game that was written down whole; a line cut short is as if never played."""
        if not self._games.exists():
            return []
        text = self._games.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._games.write_text(whole, encoding="utf-8")
        return [Played.from_json(json.loads(line)) for line in whole.splitlines()]

    def add(self, games: Iterable[tuple[Played, str]]) -> None:
        with self._games.open("a", encoding="utf-8") as file:
            for played, record in games:
                file.write(json.dumps(played.to_json()) + "\n")
                if self.records:
                    name = f"{played.block:05}-{'-'.join(map(_for_a_file, played.seating))}.jsonl"
                    (self.path / "records" / name).write_text(record, encoding="utf-8")


def _for_a_file(bot: str) -> str:
    """The bot's name, or what is left of the path of its weights."""
    return re.sub(r"[^\w.@]+", "_", bot.removesuffix(".npz").removesuffix(".onnx")).strip("_.")
