from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.store.conftest import database, fresh, server
from tests.web.hall.process import Served

__all__ = ["database", "server"]


@contextmanager
def two(folder: Path, database: str) -> Iterator[tuple[Served, Served]]:
    """Run two servers of one hall."""
    first = Served(folder / "first", "--database", database)
    with first, Served(folder / "second", "--database", database) as second:
        yield first, second


@pytest.fixture(scope="module")
def hall_database(server: str) -> str:
    """The database of the servers that live as long as the tests of a module."""
    return fresh(server)


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, hall_database: str) -> Iterator[tuple[Served, Served]]:
    """Two servers of one hall that nobody harms."""
    with two(tmp_path_factory.mktemp("nodes"), hall_database) as both:
        yield both


@pytest.fixture
def mortals(tmp_path: Path, database: str) -> Iterator[tuple[Served, Served]]:
    """Two servers of one hall of which one dies."""
    with two(tmp_path, database) as both:
        yield both
