"""Where games are kept: running ones as saves, finished ones as records to replay and verify."""

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from kontor.core.faults import KontorError
from kontor.core.record import Record
from kontor.core.record_file import dump


class CannotSave(KontorError):
    """The data folder cannot be written."""


class NothingSaved(KontorError):
    """There is no running game to take up."""


def data_folder() -> Path:
    """``KONTOR_DATA``, or where the platform keeps the data of programs."""
    chosen = os.environ.get("KONTOR_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "kontor"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kontor"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kontor"


def new_save(game: str) -> Path:
    """A file for a game that begins now."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "saves" / f"{moment}-{game}-{token_hex(2)}.jsonl"


def write(record: Record, path: Path) -> None:
    """Replace the file as a whole: whatever happens, the old or the new text is there."""
    draft = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(draft, "w", encoding="utf-8", opener=_for_the_owner) as file:
            file.write(dump(record))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as fault:
        text = f"cannot save to {path.parent}: {fault.strerror}; set KONTOR_DATA to another folder"
        facts = {"folder": str(path.parent), "reason": fault.strerror}
        raise CannotSave(text, "cannot-save", **facts) from None


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def finish(path: Path) -> Path:
    """Move a finished game from the saves to the records."""
    target = data_folder() / "games" / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    return path.replace(target)


def running() -> list[Path]:
    """The saves of running games, the newest first."""
    found = []
    for path in (data_folder() / "saves").glob("*.jsonl"):
        with suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]
