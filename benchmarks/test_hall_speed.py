"""A served hall over HTTP: acts acknowledged, how long those who watch wait for one, and a whole hall at once.

Beside it in the same run: a bare loop of INSERT and commit on the same disk, and a plain Starlette application with a
queue for each socket that is told messages of the same size. Each size also halved and doubled, so that growth is seen.
"""

import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from benchmarks.test_store_speed import APPENDS, bare_postgresql, bare_sqlite, rate
from tests.store.postgresql import cluster, programs
from tests.web.hall.process import Asker, Served

CLIENTS = (1, 16, 128, 256, 512)
ACTS = 512
"""Acts of one measurement, whoever makes them."""
WATCHERS = (500, 1000, 2000)
TOLD = 20
"""Acts of which every watcher is told."""
TABLES = (128, 256, 512)
SECONDS = 8
"""For how long a whole hall is played in."""


@pytest.fixture(autouse=True)
def many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data") as served:
        yield served


def request(path: str, token: str, body: object) -> bytes:
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: hall\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n"
    return head.encode() + b"content-length: %d\r\n\r\n%s" % (len(content), content)


async def answered(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 200 " in head.split(b"\r\n", 1)[0], head
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    return await reader.readexactly(int(length.split(b":")[1]))


async def scores(port: int, token: str, match: str, acts: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for sequence in range(acts):
        body = {"command": f"{match} {sequence}", "expected": sequence, "event": {"stroke": {}}}
        writer.write(request(f"/api/matches/{match}/acts", token, body))
        await answered(reader)
    writer.close()


def acted(hall: Served, guest: Asker, clients: int) -> tuple[float, float]:
    """Return how many acts a second are acknowledged, and the milliseconds of processor for each."""
    matches = [guest.made() for _ in range(clients)]

    async def together() -> None:
        await asyncio.gather(*(scores(hall.port, guest.token, match, ACTS // clients) for match in matches))

    began, used = time.perf_counter(), processor(hall.program.pid)
    asyncio.run(together())
    each = (processor(hall.program.pid) - used) * 1000 / ACTS
    return ACTS / (time.perf_counter() - began), each


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_acts_acknowledged_over_http(benchmark: Any, tmp_path: Path, kind: str) -> None:
    with ExitStack() as stack:
        if kind == "sqlite":
            loops, options = bare_sqlite(tmp_path), ()
        elif programs() is None:
            pytest.skip("PostgreSQL is missing")
        else:
            url = stack.enter_context(cluster())
            loops, options = bare_postgresql(url), ("--database", url)
        hall = stack.enter_context(Served(tmp_path / "data", *options))
        guest = hall.guest()
        alone = rate(next(loops))
        rates = {clients: acted(hall, guest, clients) for clients in CLIENTS}
        benchmark.pedantic(acted, args=(hall, guest, 16), rounds=1)
    benchmark.extra_info[f"bare loop of {APPENDS}"] = f"{alone:.0f} a second"
    for clients, (found, each) in rates.items():
        benchmark.extra_info[f"{clients} clients"] = (
            f"{found:.0f} acts a second, {found / alone:.2f} times the loop, {each:.1f} ms of processor each"
        )


class Watcher(asyncio.Protocol):
    """One stream: notes when each act reached it, and looks at nothing else."""

    MARK = b"\nevent: act\n"

    def __init__(self, path: str, arrived: Any) -> None:
        self._path, self._arrived, self._rest = path, arrived, b""
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(f"GET {self._path} HTTP/1.1\r\nhost: hall\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        for _ in range(data.count(self.MARK)):
            self._arrived(time.perf_counter())
        self._rest = data[-len(self.MARK) + 1 :]
        if not self.ready.done() and b"\n: " in data:
            self.ready.set_result(None)


async def watching(port: int, path: str, arrived: Any, count: int) -> list[Watcher]:
    """Open so many streams, some at a time, and return them once each has begun."""
    loop, watchers = asyncio.get_running_loop(), []
    for first in range(0, count, 100):
        made = [
            (await loop.create_connection(lambda: Watcher(path, arrived), "127.0.0.1", port))[1]
            for _ in range(min(100, count - first))
        ]
        await asyncio.gather(*(watcher.ready for watcher in made))
        watchers += made
    return watchers


async def waited(
    port: int, path: str, messages: list[bytes], count: int, pid: int
) -> tuple[list[float], float, float]:
    """Return after how long each watcher had each act, how many were told a second, and µs of processor for each."""
    came: list[float] = []
    watchers = await watching(port, path, came.append, count)
    seconds: list[float] = []
    began, used = time.perf_counter(), processor(pid)
    for message in messages:
        came.clear()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        sent = time.perf_counter()
        writer.write(message)
        await answered(reader)
        while len(came) < count:
            await asyncio.sleep(0.001)
        writer.close()
        seconds += [one - sent for one in came]
    passed, work = time.perf_counter() - began, processor(pid) - used
    for watcher in watchers:
        watcher.transport.abort()
    return seconds, len(seconds) / passed, work * 1e6 / len(seconds)


def said(seconds: list[float]) -> str:
    cut = statistics.quantiles(seconds, n=100)
    return f"p50 {cut[49] * 1000:.0f} ms, p99 {cut[98] * 1000:.0f} ms"


@pytest.mark.parametrize("count", WATCHERS)
def test_an_act_reaches_every_watcher(benchmark: Any, hall: Served, count: int) -> None:
    guest = hall.guest()
    match = guest.made()
    bodies = [{"command": str(number), "expected": number, "event": {"stroke": {}}} for number in range(TOLD)]
    acts = [request(f"/api/matches/{match}/acts", guest.token, body) for body in bodies]
    before = memory(hall.program.pid)
    path, pid = f"/api/events?match={match}", hall.program.pid
    mine, my_rate, my_work = asyncio.run(waited(hall.port, path, acts, count, pid))
    kilobytes = (memory(hall.program.pid, "VmHWM") - before) / count
    size = "x" * len(hall.get(f"/api/matches/{match}").content)
    with subprocess.Popen(
        [sys.executable, Path(__file__).parent / "peers" / "queue_app.py"], stdout=subprocess.PIPE, text=True
    ) as plain:
        assert plain.stdout is not None
        port = urlsplit(plain.stdout.readline().strip()).port
        assert port is not None
        told = [request("/acts", "", {"told": size})] * TOLD
        its, its_rate, its_work = asyncio.run(waited(port, "/events", told, count, plain.pid))
        plain.kill()
    benchmark.pedantic(hall.get, args=("/health",), rounds=1)
    benchmark.extra_info["a watcher"] = f"{kilobytes:.0f} kB at most"
    benchmark.extra_info[f"{count} watchers"] = f"{said(mine)}, {my_rate:.0f} messages a second"
    benchmark.extra_info["a queue for each socket"] = f"{said(its)}, {its_rate:.0f} messages a second"
    benchmark.extra_info["processor for a message"] = (
        f"{my_work:.0f} µs, a queue for each socket {its_work:.0f} µs: {its_work / my_work:.1f} times"
    )
    benchmark.extra_info["ratio"] = (
        f"{statistics.median(its) / statistics.median(mine):.2f} of the medians, {my_rate / its_rate:.2f} of the rates"
    )


class Table:
    """A match with its scorer and those who watch it."""

    def __init__(self, hall: Served, guest: Asker) -> None:
        self.port, self.token, self.match = hall.port, guest.token, guest.made()
        self.sent: list[float] = []
        self.waits: list[float] = []
        self._seen: dict[int, int] = defaultdict(int)

    async def open(self, watchers: int) -> None:
        path = f"/api/events?match={self.match}"
        for number in range(watchers):
            await watching(self.port, path, lambda now, number=number: self._came(number, now), 1)
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.free = True

    def _came(self, watcher: int, now: float) -> None:
        self.waits.append(now - self.sent[self._seen[watcher]])
        self._seen[watcher] += 1

    async def act(self) -> None:
        """Enter a stroke, unless the one before it is still unanswered."""
        if not self.free:
            return
        self.free, sequence = False, len(self.sent)
        self.sent.append(time.perf_counter())
        body = {"command": f"{sequence}", "expected": sequence, "event": {"stroke": {}}}
        self.writer.write(request(f"/api/matches/{self.match}/acts", self.token, body))
        await answered(self.reader)
        self.free = True


async def played(tables: list[Table], watchers: int, rate: int) -> float:
    """Play at all tables at once, so many acts a second as long as they are answered; return how many were."""
    await asyncio.gather(*(table.open(watchers) for table in tables))
    began, acting = time.perf_counter(), set()
    for number in range(rate * SECONDS):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        acting.add(asyncio.create_task(tables[number % len(tables)].act()))
    await asyncio.gather(*acting)
    passed = time.perf_counter() - began
    await asyncio.sleep(1)
    return sum(len(table.sent) for table in tables) / passed


@pytest.mark.parametrize("count", TABLES)
def test_a_whole_hall(benchmark: Any, hall: Served, count: int) -> None:
    """256 tables with 20 watchers each, and 500 acts a second: half and double of it too."""
    guest = hall.guest()
    tables = [Table(hall, guest) for _ in range(count)]
    wanted = count * 500 // 256
    found = asyncio.run(played(tables, 5000 // 256 + 1, wanted))
    benchmark.pedantic(hall.get, args=("/health",), rounds=1)
    waits = [wait for table in tables for wait in table.waits]
    benchmark.extra_info[f"{count} tables, {20 * count} watchers"] = (
        f"{found:.0f} of {wanted} acts a second, {said(waits)}, {memory(hall.program.pid) // 1024} MB in all"
    )


def processor(pid: int) -> float:
    """Return the seconds of processor that a process has used: a busy machine does not change them much."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int, what: str = "VmRSS") -> int:
    """Return kilobytes that a process has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what))


def test_memory_of_a_match(benchmark: Any, hall: Served) -> None:
    guest = hall.guest()
    guest.made()
    before = memory(hall.program.pid)
    benchmark.pedantic(guest.made, rounds=200)
    benchmark.extra_info["a match"] = f"{(memory(hall.program.pid) - before) / 200:.0f} kB"
