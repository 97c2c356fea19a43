"""1,500 people watch: each is told every act, once and in its order."""

import resource
import selectors
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.hall.process import Served

STREAMS = 1500
ACTS = 20
Record = Callable[[str, object], None]


class Watcher:
    """A stream on a plain socket."""

    def __init__(self, port: int, match: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 60)
        request = f"GET /api/events?match={match} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
        self.socket.sendall(request.encode())
        self.read = b""
        self.moments: list[float] = []
        """When each act was told."""

    def take(self) -> None:
        """Read what has come."""
        self.read += self.socket.recv(1 << 16)
        told = self.read.count(b"\nevent: act\n")
        self.moments += [time.monotonic()] * (told - len(self.moments))


@pytest.mark.nightly
@pytest.mark.faults
def test_fifteen_hundred_streams_are_told_every_act_once_and_in_order(
    tmp_path: Path, record_property: Record
) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with Served(tmp_path / "hall", "--streams", "2000") as hall, selectors.DefaultSelector() as ready:
        guest = hall.guest()
        match = guest.made()
        watchers = [Watcher(hall.port, match) for _ in range(STREAMS)]
        for one in watchers:
            ready.register(one.socket, selectors.EVENT_READ, one)
        while not all(b": arbitro" in one.read for one in watchers):
            for key, _ in ready.select(60):
                key.data.take()
        entered = []
        for number in range(ACTS):
            assert guest.acts(match, number, {"stroke": {}}).status == 200
            entered.append(time.monotonic())
            for key, _ in ready.select(0):
                key.data.take()
        until = time.monotonic() + 60
        while any(len(one.moments) < ACTS for one in watchers) and time.monotonic() < until:
            for key, _ in ready.select(1):
                key.data.take()
        lost = sum(ACTS - len(one.moments) for one in watchers)
        gap = max(one.moments[-1] - entered[-1] for one in watchers if one.moments)
        record_property(
            "figure",
            f"{STREAMS} streams, {ACTS} acts: {lost} lost, the last told {gap:.2f} s after it was entered",
        )
        for one in watchers:
            ids = [int(line[4:]) for line in one.read.split(b"\n") if line.startswith(b"id: ")]
            assert ids == sorted(set(ids)), "in order, none twice"
            one.socket.close()
        assert lost == 0


@pytest.mark.nightly
@pytest.mark.faults
def test_fifteen_hundred_idle_streams_of_one_address_leave_everybody_else_served(
    tmp_path: Path, record_property: Record
) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with Served(tmp_path / "hall") as hall:
        guest = hall.guest()
        match = guest.made()
        request = f"GET /api/events?match={match} HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\n\r\n".encode()
        idle = [_stranger(hall.port, "127.0.0.66", request) for _ in range(STREAMS)]
        slowest = 0.0
        for number in range(ACTS):
            began = time.monotonic()
            assert guest.acts(match, number, {"stroke": {}}).status == 200
            assert hall.get("/health").status == 200
            slowest = max(slowest, time.monotonic() - began)
        with guest.watch(match) as watching:
            assert guest.acts(match, ACTS, {"stroke": {}}).status == 200
            assert watching.take(1)
        admitted = sum(_head(one).startswith(b"HTTP/1.1 200") for one in idle)
        logged = hall.errors.stat().st_size
        for one in idle:
            one.close()
    record_property(
        "figure", f"{STREAMS} idle streams of one address: {admitted} admitted, slowest {slowest:.2f} s"
    )
    assert admitted <= 256
    assert logged < 100_000, "the log is not flooded"


def _stranger(port: int, address: str, request: bytes) -> socket.socket:
    """Open a stream from an address of this machine, and read nothing of it."""
    stream = socket.create_connection(("127.0.0.1", port), 60, source_address=(address, 0))
    stream.sendall(request)
    return stream


def _head(stream: socket.socket) -> bytes:
    stream.settimeout(0.2)
    try:
        return stream.recv(64)
    except OSError:
        return b""
