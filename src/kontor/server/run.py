"""`kontor serve`: settings, migrations, then uvicorn with one process or several."""

import asyncio
import os
import shlex
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvicorn

from kontor.server import archive, logs
from kontor.server.backends import migrate, open_store
from kontor.server.config import Config, data_folder
from kontor.server.limits import MESSAGE
from kontor.server.store import Store

__all__ = ["data_folder", "export", "serve", "take_in"]

GOODBYE = 5
"""How many seconds connections have to end when the server is asked to stop."""

FILES = 65_536
"""How many files and connections a process may have open, if the system lets it."""

SETTINGS: dict[str, Any] = {
    "loop": "uvloop" if os.name == "posix" else "asyncio",
    "http": "kontor.server.http_wire:HttpWire",
    "ws": "kontor.server.wire:Wire",
    "ws_max_size": MESSAGE,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "log_config": None,
    "log_level": "warning",  # at lower levels it writes whole addresses
    "access_log": False,
    "server_header": False,
}
"""How uvicorn serves."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    data: Path | None = None,
    bots: Sequence[str] = (),
) -> None:
    """Serve until told to stop. Everything else is set by the environment: docs/hosting.md."""
    _choose(data)
    if bots:
        os.environ["KONTOR_BOTS"] = shlex.join(bots)
    os.environ["KONTOR_WORKERS"] = str(workers)
    if workers > 1:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="kontor-metrics-")
    _allow_many_connections()
    logs.set_up()
    migrate(Config.from_environment())
    uvicorn.run(
        "kontor.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        timeout_graceful_shutdown=GOODBYE,
        **SETTINGS,
    )


async def export(folder: Path, data: Path | None = None) -> int:
    """Write every table to the folder; how many there were."""
    store = await _opened(data)
    try:
        return await archive.export(store, folder)
    finally:
        await store.close()


async def take_in(folder: Path, data: Path | None = None) -> list[archive.NewSeat]:
    """Add the tables of the folder; the seats that got new tokens."""
    store = await _opened(data)
    try:
        return await archive.take_in(store, folder)
    finally:
        await store.close()


async def _opened(data: Path | None) -> Store:
    _choose(data)
    config = Config.from_environment()
    await asyncio.to_thread(migrate, config)
    return open_store(config)


def _choose(data: Path | None) -> None:
    if data is not None:
        os.environ["KONTOR_DATA"] = str(data)


def _allow_many_connections() -> None:
    """Every socket is an open file, and the usual limit is low."""
    try:
        import resource
    except ImportError:  # not on this platform
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
