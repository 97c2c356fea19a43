from collections.abc import Iterator

import pytest

from tests.web.hall.process import Asker, Served


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A hall that is served while a module of tests asks it."""
    with Served(tmp_path_factory.mktemp("contract") / "data") as served:
        yield served


@pytest.fixture(scope="module")
def director(hall: Served) -> Asker:
    return hall.director()


@pytest.fixture(scope="module")
def guest(hall: Served) -> Asker:
    return hall.guest()
