import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arbitro.store import Store
from tests.store.postgresql import cluster, programs

NO_POSTGRESQL = "PostgreSQL is missing: install your system's package `postgresql` to run its tests"
_numbers = itertools.count()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A database server, slow disks left aside: that it keeps its word is its own business."""
    if programs() is None:
        pytest.skip(NO_POSTGRESQL)
    with cluster("fsync=off", "max_connections=60") as address:
        yield address


def fresh(server: str) -> str:
    """Make an empty database on a server, and return its address."""
    import psycopg

    name = f"hall{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def database(server: str) -> str:
    """An empty database on it."""
    return fresh(server)


Open = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str | None:
    """The hall's database: every promise is kept on both."""
    if request.param == "sqlite":
        return None
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture
def open_store(tmp_path: Path, url: str | None) -> Open:
    """Open the same hall, again and again."""
    return lambda: Store.serve(tmp_path / "data", url)


@pytest.fixture
def store(open_store: Open) -> Iterator[Store]:
    """A hall that is served."""
    with open_store() as opened:
        yield opened
