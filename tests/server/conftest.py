"""One server for all tests that do not break it; one PostgreSQL and one Redis for those that do."""

import itertools
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.backends import Postgres, Redis
from tests.server.servers import Server
from tests.server.slow import Gate


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with a database of its own."""
    with Server(tmp_path_factory.mktemp("kontor")) as server:
        yield server.base


@pytest.fixture(scope="session")
def public_folder() -> Iterator[Path]:
    """A folder that another user may enter, which pytest's own are not."""
    folder = Path(tempfile.mkdtemp(prefix="kontor-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres(public_folder: Path) -> Iterator[Postgres]:
    folder = public_folder / "postgres"
    folder.mkdir()
    server = Postgres(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis(public_folder: Path) -> Iterator[Redis]:
    folder = public_folder / "redis"
    folder.mkdir()
    server = Redis(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    """For bots that answer when a test says so."""
    return Gate(tmp_path)


_numbers = itertools.count(1)


@pytest.fixture
def new_database(postgres: Postgres) -> Callable[[], str]:
    """Makes an empty database of the PostgreSQL server; its address."""
    return lambda: postgres.database(f"kontor_{next(_numbers)}")


@pytest.fixture
def site(
    tmp_path: Path, redis: Redis, new_database: Callable[[], str]
) -> Iterator[tuple[Server, Server]]:
    """Two server processes that are one site: one PostgreSQL, one Redis."""
    database = new_database()
    pair = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        pair.append(Server(tmp_path / name, KONTOR_DATABASE_URL=database, KONTOR_BUS_URL=redis.url))
    with pair[0] as first, pair[1] as second:
        yield first, second
