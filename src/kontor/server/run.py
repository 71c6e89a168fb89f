"""`kontor serve`: settings, migrations, then uvicorn with one process or several."""

import os
import tempfile
from pathlib import Path

import uvicorn

from kontor.server import logs
from kontor.server.config import Config
from kontor.server.limits import MESSAGE
from kontor.server.parts import migrate

GOODBYE = 5
"""How many seconds connections have to end when the server is asked to stop."""


def serve(
    host: str = "127.0.0.1", port: int = 8000, workers: int = 1, data: Path | None = None
) -> None:
    """Serve until told to stop. Everything else is set by the environment: docs/hosting.md."""
    if data is not None:
        os.environ["KONTOR_DATA"] = str(data)
    os.environ["KONTOR_WORKERS"] = str(workers)
    if workers > 1:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="kontor-metrics-")
    logs.set_up()
    migrate(Config.from_environment())
    uvicorn.run(
        "kontor.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="uvloop" if os.name == "posix" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
    )
