"""A real `arbitro serve`: started, asked, watched, stopped and killed as any other program."""

import json
import os
import re
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-c", "from arbitro.cli import main; main()")
PASSWORD = "a long password"
CARROM = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
PATIENCE = 30.0
ROOMY = ("--streams", "20000")
"""For a hall in which one address watches as hundreds do; all its other bounds are those of every hall."""


class Told(msgspec.Struct, frozen=True):
    """An answer of the hall."""

    status: int
    headers: Mapping[str, str]
    content: bytes

    @property
    def json(self) -> Any:
        """The document of the answer."""
        return json.loads(self.content)

    @property
    def code(self) -> str:
        """The code of a problem."""
        return str(self.json["code"])


class Asker:
    """Somebody who asks a hall, each time over a connection of its own."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Told:
        """Return what is answered to a request; a body of bytes is sent as it is."""
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        kind = {"content-type": "application/json"} if content is not None else {}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, content, {**kind, **known, **named})
            answer = connection.getresponse()
            return Told(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Told:
        """Ask for something."""
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: object = None, **headers: str) -> Told:
        """Ask for something to be done."""
        return self.ask("POST", path, {} if body is None else body, **headers)

    def delete(self, path: str) -> Told:
        """Ask for something to be ended."""
        return self.ask("DELETE", path)

    def made(self, **more: object) -> str:
        """Make a match and return its name."""
        told = self.post("/api/matches", {**CARROM, **more})
        assert told.status == 201, told.content
        return str(told.json["id"])

    def does(self, match: str, what: str, expected: int, command: str = "", **body: object) -> Told:
        """Enter something into a match."""
        asked = {"command": command or str(uuid4()), "expected": expected, **body}
        return self.post(f"/api/matches/{match}/{what}", asked)

    def acts(self, match: str, expected: int, event: object, command: str = "") -> Told:
        """Enter an act."""
        return self.does(match, "acts", expected, command, event=event)

    def shown(self, match: str) -> Any:
        """Return a match as it is shown."""
        return self.get(f"/api/matches/{match}").json

    def watch(self, *matches: str, since: int | None = None, pace: float = PATIENCE) -> "Watching":
        """Listen to matches."""
        return Watching(self, matches, since, pace)


class Watching:
    """An open stream."""

    def __init__(self, asker: Asker, matches: tuple[str, ...], since: int | None, pace: float) -> None:
        headers = {"authorization": f"Bearer {asker.token}"} if asker.token else {}
        headers |= {} if since is None else {"last-event-id": str(since)}
        self._connection = HTTPConnection("127.0.0.1", asker.port, timeout=pace)
        path = "/api/events?" + "&".join(f"match={name}" for name in matches)
        self._connection.request("GET", path, headers=headers)
        self._answer = self._connection.getresponse()
        self.comments = 0

    def __enter__(self) -> "Watching":
        return self

    def __exit__(self, *_: object) -> None:
        self._answer.close()
        self._connection.close()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        message: dict[str, Any] = {}
        until = time.monotonic() + PATIENCE / 2
        for line in self._answer:
            assert time.monotonic() < until, "nothing but comments"
            text = line.decode().rstrip("\n")
            name, _, value = text.partition(": ")
            if text.startswith(":"):
                self.comments += 1
            elif text:
                message[name] = json.loads(value) if name in ("data", "id") else value
            elif message:
                yield message
                message = {}

    def take(self, count: int) -> list[dict[str, Any]]:
        """Return the next messages that have an id."""
        numbered = (message for message in self if "id" in message)
        return [next(numbered) for _ in range(count)]

    def ended(self) -> bool:
        """Read to the end of the stream, and tell that it has one."""
        for _ in self:
            pass
        return True


class Served(Asker):
    """A hall in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        environment: Mapping[str, str] | None = None,
        files: int | None = None,
    ) -> None:
        self.folder = folder
        self.began = time.monotonic()
        self.errors = folder.parent / f"{folder.name}-{uuid4().hex[:6]}.stderr"
        limited = ("prlimit", f"--nofile={files}:{files}") if files else ()
        with self.errors.open("wb") as errors:
            self.program = subprocess.Popen(
                [*limited, *COMMAND, "serve", "--data", folder, "--port", "0", *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=ROOT,
                env={**os.environ, **(environment or {})},
            )
        self.line = self._first_line()
        found = re.fullmatch(r"https?://127\.0\.0\.1:(\d+)(?:/\S*)?\n", self.line)
        if found is None:
            self.kill()
            raise AssertionError(f"{self.line!r} {self.errors.read_text()}")
        self.answered_after = time.monotonic() - self.began
        super().__init__(int(found[1]))

    def _first_line(self) -> str:
        assert self.program.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.program.stdout, selectors.EVENT_READ)
            if not selector.select(PATIENCE):
                return ""
        return self.program.stdout.readline().decode()

    def kill(self) -> None:
        """End it as a power cut does."""
        self.program.kill()
        self.program.wait()
        assert self.program.stdout is not None
        self.program.stdout.close()

    def stop(self) -> tuple[int, bytes]:
        """End it as the system does, and return its exit code and what else it wrote."""
        self.program.send_signal(signal.SIGTERM)
        assert self.program.stdout is not None
        rest = self.program.stdout.read()
        self.program.stdout.close()
        return self.program.wait(PATIENCE), rest

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def guest(self, name: str = "Gil") -> Asker:
        """Let a visitor in."""
        return Asker(self.port, self.post("/api/guests", {"name": name}).json["token"])

    def director(self, name: str = "Ada") -> Asker:
        """Appoint a director while the hall is served, and let him sign in."""
        assert run("hall", "director", name, "--data", self.folder, given=PASSWORD + "\n").returncode == 0
        return self.signed_in(name)

    def signed_in(self, name: str) -> Asker:
        """Let somebody in who has a password."""
        told = self.post("/api/session", {"name": name, "password": PASSWORD})
        assert told.status == 200, told.content
        return Asker(self.port, told.json["token"])


def run(*arguments: object, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command once."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=given,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
