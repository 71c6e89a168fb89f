"""One server for all tests that do not break it."""

from collections.abc import Iterator

import pytest

from tests.server.servers import Server


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with a database of its own."""
    with Server(tmp_path_factory.mktemp("kontor")) as server:
        yield server.base
