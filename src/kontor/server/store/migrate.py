"""Brings a database to the newest form. Runs before the first request, once at a time."""

import asyncio
import fcntl
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

LOCK = 0x6B6F6E746F72
"""The number of the lock by which PostgreSQL lets one process migrate at a time."""


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "kontor.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_sqlite(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            _upgrade(connection)
        engine.dispose()
    path.chmod(0o600)


def migrate_postgres(url: str) -> None:
    asyncio.run(_migrate_postgres(url))


async def _migrate_postgres(url: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
    await engine.dispose()
