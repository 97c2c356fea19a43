"""The hall is killed at any moment under clients that act and retry: nothing is lost, nothing doubled."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arbitro.store import Store
from arbitro.store.verify import check_hall
from tests.store.journals import begin, lines
from tests.web.hall.faults.scoring import Scorer
from tests.web.hall.process import ROOT, Asker, Served

SCORERS = 4
LONGEST = 0.8
"""Seconds for which a hall lives at most."""


class Nursery:
    """Halls on one folder and one port, one after the other."""

    def __init__(self, program: subprocess.Popen[str], folder: Path, port: int) -> None:
        self._program = program
        self._arguments = json.dumps(["serve", "--data", str(folder), "--port", str(port)])
        self.port = port

    def start(self) -> int:
        """Start a hall, and return its number once it answers."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(self._arguments + "\n")
        self._program.stdin.flush()
        number = int(self._program.stdout.readline())
        assert self._program.stdout.readline() == f"http://127.0.0.1:{self.port}\n"
        return number


@contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with (folder.parent / "errors").open("wb") as errors:
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.web.hall.faults.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    with program:
        yield Nursery(program, folder, port)
        program.kill()


def drill(folder: Path, kills: int) -> None:
    """Kill the hall again and again, and look at the end what became of every act."""
    chance = random.Random(kills)
    with nursery(folder) as halls:
        living = halls.start()
        token = Asker(halls.port).post("/api/guests", {"name": "Gil"}).json["token"]
        scorers = [Scorer(halls.port, token) for _ in range(SCORERS)]
        for scorer in scorers:
            scorer.start()
        for _ in range(kills):
            time.sleep(chance.random() * LONGEST)
            os.kill(living, signal.SIGKILL)
            living = halls.start()
        for scorer in scorers:
            scorer.ending.set()
        for scorer in scorers:
            scorer.join(60)
            assert not scorer.is_alive()
        looked_at(halls.port, scorers)
        os.kill(living, signal.SIGKILL)
    assert check_hall(folder, None).whole


def looked_at(port: int, scorers: list[Scorer]) -> None:
    """See that each journal holds each acknowledged act once, at its place, and nothing else."""
    for scorer in scorers:
        assert scorer.wrong == []
        journal = Asker(port).get(f"/api/matches/{scorer.match}/journal").content
        entries = [json.loads(line) for line in journal.splitlines()]
        stored = {entry["command"]: entry["number"] for entry in entries if entry["command"]}
        assert stored == scorer.acknowledged
        assert len(stored) == len(entries) - 1 > 0


def test_a_hall_killed_under_its_scorers_loses_and_doubles_nothing(tmp_path: Path) -> None:
    drill(tmp_path / "data", 4)


@pytest.mark.nightly
@pytest.mark.faults
@pytest.mark.parametrize("part", range(4))
def test_a_hall_killed_500_times_loses_and_doubles_nothing(tmp_path: Path, part: int) -> None:
    drill(tmp_path / f"data{part}", 126)


@pytest.mark.nightly
@pytest.mark.faults
def test_a_killed_hall_of_50000_entries_answers_again_within_two_seconds_of_a_processor(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    with Store.serve(folder, synchronous="OFF") as store:
        entries = lines(1000)
        for number in range(50):
            begin(store, f"m{number}", entries)
        store.probe().result()
    seconds = []
    for _ in range(3):
        with Served(folder) as hall:
            assert hall.get("/health").json["position"] == 50_000
            used = Path(f"/proc/{hall.program.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
            seconds.append(sum(map(int, used)) / os.sysconf("SC_CLK_TCK"))
            hall.kill()
    assert min(seconds) < 2, seconds
