"""A day in a hall: `python -m benchmarks.hall_day sqlite|nodes [HOURS] [TABLES]`, at sixty times its speed.

At each of 64 tables two acts a minute are entered for 16 hours, match after match, with somebody who watches each
table: a minute here is an hour there. Told are memory, disk and how long an act takes at the beginning and at the end.
"""

import json
import random
import selectors
import socket
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

from tests.store.conftest import fresh
from tests.store.postgresql import cluster
from tests.web.hall.process import ROOMY, Asker, Served

SPEED = 60
A_MINUTE = 2
"""Acts at one table."""
A_MATCH = 60


class Watchers(threading.Thread):
    """One open stream at each table, read as fast as it comes; the bytes are counted."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.streams = selectors.DefaultSelector()
        self.received = 0

    def open(self, port: int, match: str) -> socket.socket:
        stream = socket.create_connection(("127.0.0.1", port))
        stream.sendall(f"GET /api/events?match={match} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        self.streams.register(stream, selectors.EVENT_READ)
        return stream

    def close(self, stream: socket.socket) -> None:
        self.streams.unregister(stream)
        stream.close()

    def run(self) -> None:
        while True:
            for key, _ in self.streams.select(1):
                try:
                    self.received += len(key.fileobj.recv(65536))  # type: ignore[union-attr]
                except OSError:
                    continue  # its table has closed it between the two lines
            time.sleep(0.01)


class Table(threading.Thread):
    """Somebody who scores match after match, and remembers how long each act took."""

    def __init__(self, port: int, token: str, until: float, watchers: Watchers) -> None:
        super().__init__(daemon=True)
        self.port, self.token, self.until, self.watchers = port, token, until, watchers
        self.took: list[tuple[float, float]] = []
        self.wrong: list[object] = []

    def run(self) -> None:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        time.sleep(random.random() * 60 / A_MINUTE / SPEED)
        sequence, match, stream = A_MATCH, "", None
        while time.monotonic() < self.until:
            if sequence == A_MATCH:
                sequence, match = 0, Asker(self.port, self.token).made()
                if stream is not None:
                    self.watchers.close(stream)
                stream = self.watchers.open(self.port, match)
            body = {"command": f"c{sequence}", "expected": sequence, "event": {"stroke": {}}}
            began = time.monotonic()
            connection.request("POST", f"/api/matches/{match}/acts", json.dumps(body), headers)
            answer = connection.getresponse()
            content = answer.read()
            took = time.monotonic() - began
            self.took.append((began, took))
            if answer.status == 200:
                sequence += 1
            else:
                self.wrong.append((answer.status, content[:200]))
            time.sleep(max(0.0, 60 / A_MINUTE / SPEED - took))
        connection.close()


def memory(hall: Served) -> float:
    return int(Path(f"/proc/{hall.program.pid}/statm").read_text().split()[1]) * 4096 / 2**20


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)] * 1000 if took else 0.0


def disk_of(database: str) -> int:
    import psycopg

    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert row is not None
        return int(row[0])


def main(kind: str, hours: float, tables: int) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        options: list[str] = ["--memory", "64", *ROOMY]
        database = fresh(stack.enter_context(cluster("max_connections=90"))) if kind == "nodes" else ""
        if database:
            options += ["--database", database]
        halls = [
            stack.enter_context(Served(folder / f"hall{number}", *options))
            for number in range(2 if kind == "nodes" else 1)
        ]
        token = halls[0].guest().token
        began, lasts = time.monotonic(), hours * 3600 / SPEED
        watchers = Watchers()
        watchers.start()
        scorers = [Table(halls[n % len(halls)].port, token, began + lasts, watchers) for n in range(tables)]
        for scorer in scorers:
            scorer.start()
        time.sleep(lasts / 10)
        early = [memory(hall) for hall in halls]
        for scorer in scorers:
            scorer.join(lasts + 120)
        took = sorted(one for scorer in scorers for one in scorer.took)
        first = [seconds for moment, seconds in took if moment < began + lasts / 10]
        last = [seconds for moment, seconds in took if moment > began + lasts * 0.9]
        wrong = [one for scorer in scorers for one in scorer.wrong]
        late = [memory(hall) for hall in halls]
        kept = (
            disk_of(database) if database else sum(file.stat().st_size for file in folder.rglob("hall.db*"))
        )
        print(f"{kind}: {hours} hours at {tables} tables: {len(took)} acts, {len(wrong)} refused {wrong[:2]}")
        print(
            f"memory after a tenth {[round(one) for one in early]} MB, at the end {[round(one) for one in late]} MB"
        )
        print(f"p99 of an act in the first tenth {p99(first):.0f} ms, in the last {p99(last):.0f} ms")
        print(
            f"disk {kept / 2**20:.1f} MB, {kept / max(1, len(took) - len(wrong)):.0f} bytes an act; "
            f"{watchers.received / 2**20:.0f} MB were sent to those who watched"
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0] if given else "sqlite",
        float(given[1]) if len(given) > 1 else 16,
        int(given[2]) if len(given) > 2 else 64,
    )
