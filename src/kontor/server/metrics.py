"""What the server counts, for Prometheus."""

import os

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

ENTRIES = Counter("kontor_entries", "Entries written to the logs of tables")
CONFLICTS = Counter("kontor_conflicts", "Entries that another process had written first")
FROZEN = Counter("kontor_frozen_tables", "Tables frozen because the rules failed")
DAMAGED = Counter("kontor_damaged", "What could not be read and was set aside", ["what"])
REFUSALS = Counter("kontor_refusals", "Commands refused", ["code"])
STUMBLES = Counter("kontor_bot_stumbles", "Bot moves that another bot had to make", ["reason"])
SLOW = Counter("kontor_slow_sockets", "Sockets dropped because they did not read")
SOCKETS = Gauge("kontor_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("kontor_rooms", "Tables in memory", multiprocess_mode="livesum")
COMMIT = Histogram(
    "kontor_commit_seconds",
    "How long a commit took",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)


def exposition() -> bytes:
    """All figures, of all worker processes together."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # has no types
    return generate_latest(registry)
