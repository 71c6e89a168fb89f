"""A PostgreSQL and a Redis of the tests' own: real ones, on private ports, in a folder that goes
away. Ended by process id."""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.servers import free_port

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from test_servers import postgres_folder


class Backend:
    """A server process that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log)
        until = time.monotonic() + 120
        while not self.ready():
            assert time.monotonic() < until, (self.folder / "log").read_text()[-2000:]
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None


class Postgres(Backend):
    """PostgreSQL refuses to run as root; then it runs as the user its package made."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        programs = postgres_folder()
        assert programs is not None, "run tools/test_servers.py first"
        self._programs = programs
        self._as: list[str] = []
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            ids = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
            self._as = ["setpriv", *ids]
        data = str(folder / "data")
        initdb = [str(programs / "initdb"), "-D", data, "-U", "kontor", "-A", "trust", "-N"]
        subprocess.run([*self._as, *initdb, "-E", "UTF8"], check=True, stdout=subprocess.DEVNULL)

    @staticmethod
    def installed() -> bool:
        return postgres_folder() is not None

    @property
    def url(self) -> str:
        return f"postgresql://kontor@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._tool("createdb", name)
        return f"postgresql://kontor@127.0.0.1:{self.port}/{name}"

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "max_connections": "60",
            "shared_buffers": "64MB",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        where = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        return [*self._as, str(self._programs / "postgres"), *where, *options]

    def ready(self) -> bool:
        return self._tool("pg_isready", check=False) == 0

    def _tool(self, name: str, *arguments: str, check: bool = True) -> int:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "kontor"]
        command = [str(self._programs / name), *where, *arguments]
        return subprocess.run(command, check=check, stdout=subprocess.DEVNULL).returncode


class Redis(Backend):
    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        program = shutil.which("redis-server")
        assert program is not None, "run tools/test_servers.py first"
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [program, *where, "--save", "", "--appendonly", "no"]

    def ready(self) -> bool:
        program = shutil.which("redis-cli")
        assert program is not None
        command = [program, "-p", str(self.port), "ping"]
        return subprocess.run(command, capture_output=True, check=False).stdout == b"PONG\n"
