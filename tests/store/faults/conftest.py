from pathlib import Path

import pytest

from tests.store.faults.disk import built, compiler


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The watched disk, compiled."""
    if compiler() is None:
        pytest.skip(
            "a C compiler is missing: install your system's package `gcc` on Linux to run the faults of disks"
        )
    return built(tmp_path_factory.mktemp("disk"))
