"""The program is killed at any moment: what it had acknowledged is there, once, and the next goes on from it."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from arbitro.store import Store
from arbitro.store.tables import entries
from arbitro.store.verify import check_hall
from tests.store.faults.disk import ROOT

LONGEST = 0.6
"""Seconds after which it is killed at the latest."""


def killed(folder: Path, url: str | None, after: float) -> list[str]:
    """Let the program act, kill it, and return what it had acknowledged."""
    arguments = [sys.executable, "-m", "tests.store.faults.acting", str(folder), *([url] if url else [])]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        time.sleep(after)
        program.kill()
        said = program.stdout.read()
    return said.splitlines()


def drill(folder: Path, url: str | None, kills: int) -> None:
    """Kill the program again and again, and see each time that everything acknowledged is there."""
    chance, acknowledged = random.Random(kills), dict[int, str]()
    for _ in range(kills):
        for said in killed(folder, url, chance.random() * LONGEST):
            position, _, command = said.partition(" ")
            assert acknowledged.setdefault(int(position), command) == command
        assert check_hall(folder, url).whole
    with Store.beside(folder, url) as store:
        rows = store.read(
            lambda connection: connection.execute(select(entries.c.position, entries.c.command)).all()
        )
    stored = {row.position: row.command for row in rows if row.command}
    assert acknowledged.items() <= stored.items()
    assert len(set(stored.values())) == len(stored)
    assert len(acknowledged) > kills


def test_a_killed_program_loses_and_doubles_nothing(tmp_path: Path, url: str | None) -> None:
    drill(tmp_path / "data", url, 3)


@pytest.mark.nightly
@pytest.mark.faults
@pytest.mark.parametrize("part", range(4))
def test_a_program_killed_100_times_loses_and_doubles_nothing(tmp_path: Path, part: int) -> None:
    drill(tmp_path / f"data{part}", None, 25)


@pytest.mark.nightly
@pytest.mark.faults
def test_a_program_on_a_database_server_killed_30_times_loses_and_doubles_nothing(
    tmp_path: Path, database: str
) -> None:
    drill(tmp_path / "data", database, 30)
