"""A served hall over HTTP: acts acknowledged with 1, 16 and 256 clients, and how long 1,000 watchers wait for one.

Beside it in the same run: a bare loop of INSERT and commit on the same disk, and a plain Starlette application with a
queue for each socket that is told messages of the same size.
"""

import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from benchmarks.test_store_speed import APPENDS, bare_sqlite, rate
from tests.web.hall.process import Asker, Served

CLIENTS = (1, 16, 256)
ACTS = 512
"""Acts of one measurement, whoever makes them."""
WATCHERS = int(os.environ.get("WATCHERS", "1000"))
TOLD = 20
"""Acts of which every watcher is told."""


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


def acted(hall: Served, guest: Asker, clients: int) -> float:
    """Return how many acts a second are acknowledged."""
    matches = [guest.made() for _ in range(clients)]

    async def together() -> None:
        await asyncio.gather(*(scores(hall.port, guest.token, match, ACTS // clients) for match in matches))

    began = time.perf_counter()
    asyncio.run(together())
    return ACTS / (time.perf_counter() - began)


def test_acts_acknowledged_over_http(benchmark: Any, hall: Served, tmp_path: Path) -> None:
    guest = hall.guest()
    for bare in bare_sqlite(tmp_path):
        alone = rate(bare)
    rates = {clients: acted(hall, guest, clients) for clients in CLIENTS}
    benchmark.pedantic(acted, args=(hall, guest, 16), rounds=1)
    benchmark.extra_info[f"bare loop of {APPENDS}"] = f"{alone:.0f} a second"
    for clients, found in rates.items():
        benchmark.extra_info[f"{clients} clients"] = (
            f"{found:.0f} acts a second, {found / alone:.2f} times the loop"
        )


class Watched:
    """Many streams on one server, and when each of them got what."""

    def __init__(self, port: int, path: str) -> None:
        self._port, self._path = port, path
        self._arrived: list[float] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        ready = [asyncio.Event() for _ in range(WATCHERS)]
        self._tasks = [asyncio.create_task(self._listen(event)) for event in ready]
        await asyncio.gather(*(event.wait() for event in ready))

    async def _listen(self, ready: asyncio.Event) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 20)
        writer.write(f"GET {self._path} HTTP/1.1\r\nhost: hall\r\n\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b":"):
                    ready.set()
                if line.startswith(b"event: act"):
                    self._arrived.append(time.perf_counter())
        finally:
            writer.close()

    async def told(self, message: bytes) -> list[float]:
        """Send an act, and return after how many seconds each watcher had it."""
        self._arrived = []
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        began = time.perf_counter()
        writer.write(message)
        await answered(reader)
        while len(self._arrived) < WATCHERS:
            await asyncio.sleep(0.002)
        writer.close()
        return [one - began for one in self._arrived]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


async def waited(port: int, path: str, messages: list[bytes]) -> list[float]:
    watched = Watched(port, path)
    await watched.open()
    seconds = [second for message in messages for second in await watched.told(message)]
    watched.close()
    return seconds


def said(seconds: list[float]) -> str:
    cut = statistics.quantiles(seconds, n=100)
    return f"p50 {cut[49] * 1000:.0f} ms, p99 {cut[98] * 1000:.0f} ms"


def test_an_act_reaches_every_watcher(benchmark: Any, hall: Served) -> None:
    guest = hall.guest()
    match = guest.made()
    bodies = [{"command": str(number), "expected": number, "event": {"stroke": {}}} for number in range(TOLD)]
    acts = [request(f"/api/matches/{match}/acts", guest.token, body) for body in bodies]
    before = memory(hall.program.pid)
    mine = asyncio.run(waited(hall.port, f"/api/events?match={match}", acts))
    benchmark.extra_info["a watcher"] = (
        f"{(memory(hall.program.pid, 'VmHWM') - before) / WATCHERS:.0f} kB at most"
    )
    size = "x" * len(hall.get(f"/api/matches/{match}").content)
    with subprocess.Popen(
        [sys.executable, Path(__file__).parent / "peers" / "queue_app.py"], stdout=subprocess.PIPE, text=True
    ) as plain:
        assert plain.stdout is not None
        port = urlsplit(plain.stdout.readline().strip()).port
        assert port is not None
        its = asyncio.run(waited(port, "/events", [request("/acts", "", {"told": size})] * TOLD))
        plain.kill()
    benchmark.pedantic(hall.get, args=("/health",), rounds=1)
    benchmark.extra_info[f"{WATCHERS} watchers"] = said(mine)
    benchmark.extra_info["a queue for each socket"] = said(its)
    benchmark.extra_info["ratio of the medians"] = f"{statistics.median(its) / statistics.median(mine):.2f}"


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
