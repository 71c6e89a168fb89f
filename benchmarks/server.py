"""Moves a second over real sockets: Kontor's server beside a boardgame.io server, in the same run.

The clients are the same for both: tables of two that move again as soon as both seats have the
answer, and open a new table when a game is over. Kontor plays Machi Koro and commits every move to
disk before it answers; boardgame.io adds one to a number and keeps it in memory. Then many live
tables with people who think, for memory and delay. See ``docs/benchmarks.md``.

    python -m benchmarks.server [--seconds 10] [--tables 50] [--postgres postgresql://…] [--json]

PostgreSQL is started on a private port if it is installed and no address is given.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.server.backends import Postgres

CLIENTS = Path(__file__).parent / "sockets"
CLOCK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Load:
    """What the clients do."""

    tables: int
    seats: int
    seconds: float
    pause_ms: int = 0
    """How long a table thinks between two moves."""


@dataclass(frozen=True)
class Row:
    """What came of it."""

    server: str
    tables: int
    sockets: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    cpu_ms_per_move: float
    memory_mib: float
    kib_per_socket: float
    clients_cpu: float
    """How much of a core the clients used: near 1 it is they who were measured."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def process(command: list[str], port: int, path: str, **environment: str) -> Iterator[int]:
    """A server that answers on this port; its process id."""
    server = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(f"http://127.0.0.1:{port}{path}")
        yield server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def _wait_for(address: str) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def family(pid: int) -> list[int]:
    """The process and all that it started."""
    tasks = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(member for child in tasks for member in family(int(child)))]


def cpu_seconds(pid: int) -> float:
    fields = [Path(f"/proc/{p}/stat").read_text().rpartition(")")[2].split() for p in family(pid)]
    return sum(int(field[11]) + int(field[12]) for field in fields) / CLOCK


def memory_mib(pid: int) -> float:
    """What the processes have for themselves, and their share of what they have together."""
    pages = [Path(f"/proc/{p}/smaps_rollup").read_text() for p in family(pid)]
    lines = [line for page in pages for line in page.splitlines() if line.startswith("Pss:")]
    return sum(int(line.split()[1]) for line in lines) / 1024


def measure(name: str, kind: str, pid: int, port: int, load: Load) -> Row:
    before = memory_mib(pid)
    command = [
        "node", str(CLIENTS / "load.mjs"), kind, f"http://127.0.0.1:{port}", str(load.tables),
        str(load.seats), str(load.seconds), str(load.pause_ms),
    ]  # fmt: skip
    clients = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert clients.stderr is not None
    assert clients.stdout is not None
    _phase(clients.stderr.readline(), "measuring")
    began, clients_began = cpu_seconds(pid), cpu_seconds(clients.pid)
    _phase(clients.stderr.readline(), "measured")
    spent, clients_spent = cpu_seconds(pid) - began, cpu_seconds(clients.pid) - clients_began
    grown = memory_mib(pid)
    told = json.loads(clients.stdout.read())
    clients.wait(30)
    return Row(
        server=name,
        tables=load.tables,
        sockets=told["sockets"],
        moves_per_second=told["moves"] / told["seconds"],
        p50_ms=told["p50"],
        p95_ms=told["p95"],
        p99_ms=told["p99"],
        cpu_ms_per_move=1000 * spent / told["moves"],
        memory_mib=grown,
        kib_per_socket=1024 * (grown - before) / told["sockets"],
        clients_cpu=clients_spent / told["seconds"],
    )


def _phase(line: str, expected: str) -> None:
    if line.strip() != expected:
        raise SystemExit(f"the clients failed: {line}")


def kontor(name: str, load: Load, workers: int = 1, **environment: str) -> Row:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [
            sys.executable, "-m", "kontor", "serve", "--port", str(port), "--data", data,
            "--workers", str(workers),
        ]  # fmt: skip
        with process(command, port, "/healthz", KONTOR_LIMITS="off", **environment) as pid:
            return measure(name, "kontor", pid, port, load)


def boardgame(load: Load) -> Row:
    port = free_port()
    command = ["node", str(CLIENTS / "boardgame.mjs"), str(port)]
    with process(command, port, "/games") as pid:
        return measure("boardgame.io 0.50, in memory", "boardgame", pid, port, load)


def install() -> None:
    """The peer and the clients, from their lock file."""
    if not shutil.which("npm"):
        raise SystemExit("Node.js and npm are needed for the clients")
    if not (CLIENTS / "node_modules").exists():
        command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(command, cwd=CLIENTS, check=True, stdout=subprocess.DEVNULL)


def rows(options: argparse.Namespace) -> Iterator[Row]:
    fast = Load(options.tables, 2, options.seconds)
    many = Load(500, 4, options.seconds, pause_ms=2000)
    yield boardgame(fast)
    yield kontor("Kontor, SQLite", fast)
    yield kontor("Kontor, SQLite, 2 workers", fast, workers=2)
    with database(options.postgres) as address:
        if address:
            yield kontor("Kontor, PostgreSQL", fast, KONTOR_DATABASE_URL=address)
    yield kontor("Kontor, SQLite, people think 2 s", many)


@contextmanager
def database(address: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database: a given one, or one of our own if possible."""
    if address or not Postgres.installed():
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "postgres"
        data.mkdir()
        server = Postgres(data)
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="measured seconds a row")
    parser.add_argument("--tables", type=int, default=50, help="tables that play at full speed")
    parser.add_argument("--postgres", default="", help="the address of an empty database")
    parser.add_argument("--json", action="store_true", help="for machines")
    options = parser.parse_args()
    install()
    found = list(rows(options))
    if options.json:
        print(json.dumps([asdict(row) for row in found], indent=2))
        return
    _print(found)


def _print(found: list[Row]) -> None:
    peer = found[0]
    head = (
        "server",
        "tables",
        "sockets",
        "moves/s",
        "×",
        "p50",
        "p95",
        "p99",
        "CPU/move",
        "×",
        "clients' CPU",
        "memory",
    )
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in found:
        cells = (
            row.server, row.tables, row.sockets, f"{row.moves_per_second:.0f}",
            f"{row.moves_per_second / peer.moves_per_second:.2f}", f"{row.p50_ms:.1f} ms",
            f"{row.p95_ms:.1f} ms", f"{row.p99_ms:.1f} ms", f"{row.cpu_ms_per_move:.3f} ms",
            f"{peer.cpu_ms_per_move / row.cpu_ms_per_move:.2f}", f"{row.clients_cpu:.0%}",
            f"{row.memory_mib:.0f} MiB ({row.kib_per_socket:.0f} KiB a socket)",
        )  # fmt: skip
        print("| " + " | ".join(map(str, cells)) + " |")
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"\nLoad of the machine at the end: {busy:.1f} for each core.")


if __name__ == "__main__":
    main()
