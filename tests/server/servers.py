"""Servers for tests: real processes on private ports, ended by their process id."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One `kontor serve`."""

    def __init__(self, data: Path, workers: int = 1, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = data / f"server-{self.port}.log"
        self._workers = workers
        self._environment = {"KONTOR_LIMITS": "off", **environment}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "Server":
        code = (
            "from kontor.server.run import serve; from pathlib import Path; "
            f"serve(port={self.port}, workers={self._workers}, data=Path({str(self.data)!r}))"
        )
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", f"if __name__ == '__main__':\n  {code}"],
                env={**os.environ, **self._environment},
                stdout=log,
                stderr=log,
            )
        try:
            self.wait_until_healthy()
        except BaseException:
            self.kill()
            raise
        return self

    def wait_until_healthy(self, seconds: float = 120) -> None:
        until = time.monotonic() + seconds
        while True:
            try:
                with urllib.request.urlopen(self.base + "/healthz", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                if time.monotonic() > until:
                    raise AssertionError(self.log.read_text()[-4000:]) from None
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        status = self._process.wait(60)
        self._process = None
        return status

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: Any) -> None:
        self.stop()
