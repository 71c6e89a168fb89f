"""Which database and which bus a process uses."""

from kontor.server.bus import Bus, NoBus
from kontor.server.config import Config
from kontor.server.store import Store
from kontor.server.store.sqlite import SqliteStore

FILE = "kontor.sqlite3"


def migrate(config: Config) -> None:
    """Bring the database to the newest form."""
    from kontor.server.store.migrate import migrate_postgres, migrate_sqlite

    if config.database_url:
        migrate_postgres(config.database_url)
    else:
        migrate_sqlite(config.data / FILE)


def open_store(config: Config) -> Store:
    if config.database_url:
        from kontor.server.store.postgres import PostgresStore

        return PostgresStore(config.database_url)
    return SqliteStore(config.data / FILE, shared=not config.alone)


def open_bus(config: Config) -> Bus:
    if config.bus_url:
        from kontor.server.bus_redis import RedisBus

        return RedisBus(config.bus_url)
    if config.alone:
        return NoBus()
    from kontor.server.bus_local import LocalBus

    return LocalBus(config.data / "bus")
