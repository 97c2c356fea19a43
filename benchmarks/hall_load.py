"""Those who act and those who watch, from a process of its own that leaves the processor to the hall: plain sockets.

`python -m benchmarks.hall_load` reads what to do from standard input, as one line of JSON, says `ready` when everyone
is there, begins at the next line, and writes what it has measured as one line of JSON.
"""

import json
import selectors
import socket
import sys
import time
from collections import deque
from typing import Any

MARK = b"\nevent: act\n"
BEGUN = b"\n: "
"""The first comment of a stream: whoever has it is told everything from then on."""
AT_ONCE = 50
"""How many streams are opened at a time."""
PATIENCE = 20.0
"""Seconds after the last act in which watchers wait for it."""


class Line:
    """A connection of somebody who acts or watches."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.connect()

    def connect(self) -> None:
        """Open a connection."""
        self.socket = socket.create_connection(("127.0.0.1", self._port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)

    def read(self) -> bytes:
        """Return what has come."""
        try:
            data = self.socket.recv(1 << 18)
        except BlockingIOError:
            return b""
        assert data, "the hall has hung up"
        return data


class Actor(Line):
    """Sends acts one after the other, each when the one before it is answered."""

    def __init__(self, port: int, requests: list[str], crowd: "Crowd") -> None:
        super().__init__(port)
        self._crowd = crowd
        crowd.add(self)
        self._left = deque(requests)
        self._answer, self._length = b"", 0
        self.sent: list[float] = []
        self.answered: list[float] = []

    @property
    def free(self) -> bool:
        """Whether nothing is under way."""
        return len(self.sent) == len(self.answered)

    def act(self) -> bool:
        """Send the next act; tell whether there was one."""
        if not self._left:
            return False
        if self._hung_up():
            self._crowd.leave(self)
            self.connect()
            self._crowd.add(self)
        self.sent.append(time.perf_counter())
        self.socket.sendall(self._left.popleft().encode())
        return True

    def _hung_up(self) -> bool:
        """Tell whether the hall no longer waits: nobody had acted here for some seconds."""
        try:
            return not self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False

    def came(self) -> bool:
        """Take in what has come, and tell whether an act is answered with it."""
        if self.free:
            self._crowd.leave(self)  # hung up; whoever acts next connects again
            return False
        self._answer += self.read()
        if not self._length and (end := self._answer.find(b"\r\n\r\n")) >= 0:
            head = self._answer[:end].lower()
            assert head.startswith(b"http/1.1 200"), self._answer
            self._length = end + 4 + int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
        if not self._length or len(self._answer) < self._length:
            return False
        self._answer, self._length = b"", 0
        self.answered.append(time.perf_counter())
        return True


class Watcher(Line):
    """One stream: notes when each act reached it, and looks at nothing else."""

    def __init__(self, port: int, path: str) -> None:
        super().__init__(port)
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nhost: hall\r\n\r\n".encode())
        self._rest = b""
        self.begun = False
        self.told: list[float] = []

    def came(self) -> int:
        """Take in what has come, and return how many acts it tells of."""
        data = self._rest + self.read()
        count = data.count(MARK)
        if count:
            self.told += [time.perf_counter()] * count
        self.begun = self.begun or BEGUN in data
        self._rest = data[-len(MARK) + 1 :]
        return count


class Crowd:
    """Everyone, waited for together."""

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()

    def add(self, line: Line) -> None:
        """Wait for somebody too."""
        self._selector.register(line.socket, selectors.EVENT_READ, line)

    def leave(self, line: Line) -> None:
        """Wait for somebody no longer."""
        if line.socket.fileno() in self._selector.get_map():
            self._selector.unregister(line.socket)

    def ready(self, timeout: float | None = None) -> list[Any]:
        """Return those to whom something has come."""
        return [key.data for key, _ in self._selector.select(timeout)]

    def watch(self, port: int, path: str, count: int) -> list[Watcher]:
        """Open streams, some at a time, and return them once each has begun."""
        watchers: list[Watcher] = []
        while len(watchers) < count:
            some = [Watcher(port, path) for _ in range(min(AT_ONCE, count - len(watchers)))]
            for watcher in some:
                self.add(watcher)
            while not all(watcher.begun for watcher in some):
                for watcher in self.ready():
                    watcher.came()
            watchers += some
        return watchers


def begin() -> None:
    """Say that everyone is there, and wait until it begins."""
    print("ready", flush=True)
    sys.stdin.readline()


def act(port: int, clients: list[list[str]]) -> Any:
    """Let everyone send their acts as fast as they are answered."""
    crowd = Crowd()
    actors = [Actor(port, requests, crowd) for requests in clients]
    begin()
    began, left = time.perf_counter(), sum(actor.act() for actor in actors)
    while left:
        for actor in crowd.ready():
            if actor.came() and not actor.act():
                left -= 1
    return {"seconds": time.perf_counter() - began}


def watch(port: int, path: str, count: int, requests: list[str]) -> Any:
    """Send acts, each when everyone was told of the one before it."""
    crowd = Crowd()
    watchers, actor = crowd.watch(port, path, count), Actor(port, requests, crowd)
    begin()
    began, told = time.perf_counter(), 0
    while actor.act():
        wanted = told + count
        while told < wanted or not actor.free:
            for line in crowd.ready():
                came = line.came()
                told += 0 if line is actor else came
    passed = time.perf_counter() - began
    waits = [at - sent for watcher in watchers for at, sent in zip(watcher.told, actor.sent, strict=True)]
    return {"seconds": passed, "waits": waits}


def play(port: int, tables: list[dict[str, Any]], rate: float) -> Any:
    """Play at all tables at once, so many acts a second as long as they are answered."""
    crowd = Crowd()
    watching = [crowd.watch(port, table["path"], table["watchers"]) for table in tables]
    actors = [Actor(port, table["requests"], crowd) for table in tables]
    begin()
    began, number, wanted = time.perf_counter(), 0, sum(len(table["requests"]) for table in tables)
    while number < wanted:
        due = began + number / rate - time.perf_counter()
        if due <= 0:
            actor = actors[number % len(actors)]
            number += 1
            if actor.free:
                actor.act()
        for line in crowd.ready(max(0.0, due)):
            line.came()
    passed = time.perf_counter() - began
    sent = sum(len(actor.sent) for actor in actors)
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until and not _all_told(actors, watching):
        for line in crowd.ready(0.1):
            line.came()
    waits = [
        at - sent
        for actor, watchers in zip(actors, watching, strict=True)
        for watcher in watchers
        for at, sent in zip(watcher.told, actor.sent, strict=False)
    ]
    answers = [at - sent for actor in actors for at, sent in zip(actor.answered, actor.sent, strict=False)]
    return {"seconds": passed, "acts": sent, "waits": waits, "answers": answers}


def _all_told(actors: list[Actor], watching: list[list[Watcher]]) -> bool:
    return all(
        actor.free and all(len(watcher.told) == len(actor.sent) for watcher in watchers)
        for actor, watchers in zip(actors, watching, strict=True)
    )


if __name__ == "__main__":
    told = json.loads(sys.stdin.readline())
    print(json.dumps({"act": act, "watch": watch, "play": play}[told.pop("do")](**told)), flush=True)
