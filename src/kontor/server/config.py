"""Settings, all from the environment."""

import os
import shlex
import sys
from dataclasses import dataclass, field
from pathlib import Path

from kontor.server.retention import Retention


def data_folder() -> Path:
    """``KONTOR_DATA``, or else where this platform keeps such things."""
    if chosen := os.environ.get("KONTOR_DATA"):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "kontor"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "kontor"


@dataclass(frozen=True)
class Config:
    """One process' settings."""

    data: Path
    database_url: str = ""
    """``postgresql://…``; without it a SQLite file in the data folder."""
    bus_url: str = ""
    """``redis://…``; without it the processes of one machine reach one another by themselves."""
    workers: int = 1
    """How many processes serve this site from this machine."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server."""
    hosts: tuple[str, ...] = ()
    """The names under which this site is reached; without them any."""
    metrics_token: str = ""
    """Who has it may read the metrics from another machine."""
    limits: bool = True
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bots: tuple[str, ...] = ()
    """Bots to offer at tables beside those that are installed; see `kontor.bots.choosing.offer`."""
    retention: Retention = field(default_factory=Retention)

    @property
    def alone(self) -> bool:
        """Whether no other process touches the same tables."""
        return self.workers == 1 and not self.database_url and not self.bus_url

    @classmethod
    def from_environment(cls) -> "Config":
        env = os.environ
        return cls(
            data=data_folder(),
            database_url=env.get("KONTOR_DATABASE_URL", ""),
            bus_url=env.get("KONTOR_BUS_URL", ""),
            workers=int(env.get("KONTOR_WORKERS", "1")),
            origins=tuple(env.get("KONTOR_ORIGINS", "").split()),
            hosts=tuple(env.get("KONTOR_HOSTS", "").split()),
            metrics_token=env.get("KONTOR_METRICS_TOKEN", ""),
            limits=env.get("KONTOR_LIMITS", "on") != "off",
            bot_workers=int(env.get("KONTOR_BOT_WORKERS", "1")),
            bot_seconds=float(env.get("KONTOR_BOT_SECONDS", "5")),
            bots=tuple(shlex.split(env.get("KONTOR_BOTS", ""))),
            retention=Retention(
                open_days=float(env.get("KONTOR_KEEP_OPEN_DAYS", "14")),
                days=float(env.get("KONTOR_KEEP_DAYS", "inf")),
            ),
        )
