"""A host of files that knows nothing of Kontor, and can be gone."""

import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from kontor import site


class Host:
    """Has the site in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.folder = root / "games" / "kontor"
        site.write(self.folder)
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/games/kontor/"

    def start(self) -> None:
        command = [sys.executable, "-u", "-m", "http.server", self._port, "--bind", "127.0.0.1"]
        pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
        self._process = subprocess.Popen(command, cwd=self._root, **pipes)
        assert self._process.stdout is not None
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found
        self._port = found[1]

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        self._process.communicate()
        self._process = None

    def __enter__(self) -> "Host":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
