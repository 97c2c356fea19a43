"""Acknowledged appends a second with 1, 16 and 256 callers, beside a bare loop of INSERT and commit, in one run.

The same entry and answer are written by both, to the same disk. PostgreSQL is the tests' own server, with `fsync` on.
"""

import asyncio
import itertools
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from arbitro.kernel.journal import GENESIS
from arbitro.store import Command, Heading, Store, as_asyncio
from tests.store.journals import digest, line
from tests.store.postgresql import cluster, programs

CALLERS = (1, 16, 256)
APPENDS = 1024
"""Appends of one measurement, whoever makes them."""
ROUNDS = 5
BODY = b"a" * 100
ACT = {
    "type": "Recorded",
    "facts": [{"type": "Stroke", "white": 1, "black": 0, "queen": False, "striker": False}],
}
BARE = "(journal text, sequence int, line {blob}, answer {blob}, PRIMARY KEY (journal, sequence))"
JOURNAL = [line(0, GENESIS, ACT)]
while len(JOURNAL) < APPENDS:
    JOURNAL.append(line(len(JOURNAL), digest(JOURNAL[-1]), ACT))
_names = itertools.count()

Loop = Callable[[], None]


def bare_sqlite(folder: Path) -> Iterator[Loop]:
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE bare " + BARE.format(blob="blob"))

        def loop() -> None:
            journal = str(next(_names))
            for number, entry in enumerate(JOURNAL):
                connection.execute("BEGIN")
                connection.execute("INSERT INTO bare VALUES (?, ?, ?, ?)", (journal, number, entry, BODY))
                connection.execute("COMMIT")

        yield loop


def bare_postgresql(url: str) -> Iterator[Loop]:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE bare " + BARE.format(blob="bytea"))
        connection.commit()

        def loop() -> None:
            journal = str(next(_names))
            for number, entry in enumerate(JOURNAL):
                connection.execute("INSERT INTO bare VALUES (%s, %s, %s, %s)", (journal, number, entry, BODY))
                connection.commit()

        yield loop


def appended(store: Store, callers: int) -> None:
    """Append from so many callers at once, each to a journal of its own, each waiting for the disk."""

    async def caller(journal: str) -> None:
        for number in range(APPENDS // callers):
            command = Command(f"{journal} {number}", "acts", BODY)
            heading = None if number else Heading(journal)
            entry = JOURNAL[number]
            done = store.append(journal, [entry], expects=number - 1, command=command, heading=heading)
            await as_asyncio(done)

    async def together() -> None:
        await asyncio.gather(*(caller(f"m{next(_names)}") for _ in range(callers)))

    asyncio.run(together())


def rate(loop: Loop) -> float:
    began = time.perf_counter()
    loop()
    return APPENDS / (time.perf_counter() - began)


def compare(benchmark: Any, store: Store, bare: Loop) -> None:
    """Measure all in turn, several times, so that each meets the same machine; the ratio of each turn counts."""
    rates: dict[int, list[float]] = {callers: [] for callers in (0, *CALLERS)}
    for _ in range(ROUNDS):
        rates[0].append(rate(bare))
        for callers in CALLERS:
            rates[callers].append(rate(lambda callers=callers: appended(store, callers)))
    benchmark.pedantic(appended, args=(store, CALLERS[-1]), rounds=1)
    benchmark.extra_info["bare loop a second"] = round(statistics.median(rates[0]))
    for callers in CALLERS:
        ratio = statistics.median(mine / its for mine, its in zip(rates[callers], rates[0], strict=True))
        told = f"{round(statistics.median(rates[callers]))} a second, {ratio:.2f} times the bare loop"
        benchmark.extra_info[f"{callers} callers"] = told


def test_acknowledged_appends_on_sqlite(benchmark: Any, tmp_path: Path) -> None:
    with Store.serve(tmp_path / "data") as store:
        for bare in bare_sqlite(tmp_path):
            compare(benchmark, store, bare)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is missing")
def test_acknowledged_appends_on_postgresql(benchmark: Any, tmp_path: Path) -> None:
    with cluster() as url, Store.serve(tmp_path / "data", url) as store:
        for bare in bare_postgresql(url):
            compare(benchmark, store, bare)


def test_a_hall_of_50000_entries_is_opened(benchmark: Any, tmp_path: Path) -> None:
    """Serving again after a restart: opening the store, and reading a match of it."""
    with Store.serve(tmp_path) as store:
        for number in range(50):
            store.append(f"m{number}", JOURNAL[:1000], expects=-1, heading=Heading(f"m{number}"))

    def opened() -> int:
        with Store.serve(tmp_path) as store:
            loaded = store.load("m7")
            assert loaded is not None
            return store.position + len(loaded.lines)

    assert benchmark(opened) == 51_000
