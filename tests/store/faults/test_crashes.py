"""The power fails: whatever part of what was not yet safe has reached the disk, nothing acknowledged is lost."""

from itertools import islice
from pathlib import Path

import pytest

from tests.store.faults.crashes import crashes, fault, record, scratch
from tests.store.faults.disk import Op

PARTS = 8
ROUNDS = 18
"""Rounds that come to 20,000 crashes and some more: with larger pages a run makes fewer writes."""


@pytest.fixture(scope="session")
def ops(library: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Op]:
    return record(library, tmp_path_factory.mktemp("recorded") / "hall", "FULL")


def faults(
    ops: list[Op], rounds: int, part: int, parts: int, most: int | None = None
) -> tuple[int, list[str]]:
    """Return how many crashes were looked through, and the first things that were wrong."""
    count, found = 0, list[str]()
    with scratch() as folder:
        for crash in islice(crashes(ops, rounds, part, parts), most):
            count += 1
            if wrong := fault(crash, Path(folder) / "hall"):
                found.append(wrong)
            if len(found) == 3:
                break
    return count, found


def test_the_recorded_run_brings_its_log_into_the_database_while_it_goes_on(ops: list[Op]) -> None:
    synchronised = [op.name for op in ops if op.what == "s"]
    assert synchronised.count("hall.db") > 10
    assert synchronised.count("hall.db-wal") > 100


def test_no_crash_loses_doubles_or_halves_what_was_acknowledged(ops: list[Op]) -> None:
    count, found = faults(ops, 3, 5, 41)
    assert found == []
    assert count > 100


@pytest.mark.nightly
@pytest.mark.faults
@pytest.mark.parametrize("part", range(PARTS))
def test_none_of_20000_crashes_loses_doubles_or_halves_what_was_acknowledged(
    ops: list[Op], part: int
) -> None:
    count, found = faults(ops, ROUNDS, part, PARTS)
    assert found == []
    assert count >= 20_000 / PARTS


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_store_that_does_not_wait_for_the_disk_is_caught(
    library: Path, tmp_path: Path, synchronous: str
) -> None:
    ops = record(library, tmp_path / "hall", synchronous)
    _, found = faults(ops, 2, 3, 23, most=200)
    assert any("acknowledged entries are lost" in wrong for wrong in found)
