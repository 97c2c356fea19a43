"""What it costs to tell those who watch: bytes for an act and for a result, and processor time for a message.

`python -m benchmarks.telling`: a hall with 1,000 watchers of one match beside a bare `send` of as many bytes to as many
sockets, in one run; with whole views and with changes. `figures()` returns the same for other tables.
"""

import json
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from benchmarks.test_hall_speed import crowd, processor, request, scored
from tests.web.hall.process import ROOMY, Asker, Served

WATCHERS = 1000
TOLD = 40
"""Acts of which every watcher is told."""
ENTRIES = 128
ROUNDS = 5
"""How often all is measured in turn; medians are told."""


def figures(watchers: int = WATCHERS) -> dict[str, float]:
    """Return bytes told to a public watcher, and microseconds of processor for a message beside a bare send."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data", *ROOMY) as hall:
        guest, director = hall.guest(), hall.director()
        for view in ("whole", "changes"):
            found[f"act, {view}: bytes"] = _bytes_of_acts(hall.port, guest, view)
            found[f"result of {ENTRIES}, {view}: bytes"] = _bytes_of_results(hall.port, director, view)
        rounds = [_round(hall, guest, found, watchers) for _ in range(ROUNDS)]
    return found | {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}


def _round(hall: Served, guest: Asker, sizes: dict[str, float], watchers: int) -> dict[str, float]:
    """Measure everything once, one after the other: the machine is not the same at every moment."""
    found: dict[str, float] = {}
    for view in ("whole", "changes"):
        alone = _told(hall, guest, guest.made(), view, 1)
        each = _told(hall, guest, guest.made(), view, watchers)
        bare = bare_send(watchers, int(sizes[f"act, {view}: bytes"]))
        told = each - alone / watchers
        found |= {f"act, {view}: µs": alone, f"message with the act, {view}: µs": each}
        found |= {f"message, {view}: µs": told, f"bare send, {view}: µs": bare}
        found |= {f"ratio, {view}": told / bare, f"ratio with the act, {view}": each / bare}
    return found


def bare_send(watchers: int, size: int) -> float:
    """Return the microseconds of processor for a message that is one `send` to each socket, and nothing else."""
    program = [sys.executable, Path(__file__).parent / "peers" / "bare_send.py"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as bare:
        assert bare.stdout is not None
        port = urlsplit(bare.stdout.readline().strip()).port
        assert port is not None
        acts = [request("/acts", "", "x" * size)] * TOLD
        found = _processor_for_each(port, bare.pid, "/events", acts, watchers)
        bare.kill()
    return found


def _processor_for_each(port: int, pid: int, path: str, acts: list[str], watchers: int) -> float:
    """Return the microseconds of processor that a process takes for a message to one watcher."""
    with crowd(do="watch", port=port, path=path, count=watchers, requests=acts) as those:
        used = processor(pid)
        messages = len(those.run()["waits"])
        return (processor(pid) - used) * 1e6 / messages


def _told(hall: Served, guest: Asker, match: str, view: str, watchers: int) -> float:
    path = f"/api/events?match={match}&view={view}&beat=10"
    acts = scored(guest.token, match, TOLD)
    return _processor_for_each(hall.port, hall.program.pid, path, acts, watchers)


def _bytes_of_acts(port: int, guest: Asker, view: str) -> float:
    match = guest.made()
    stream = _stream(port, f"match={match}&view={view}")
    next(stream)
    strokes: tuple[object, ...] = ({"white": 1}, {}, {"black": 1}, {}, {"white": 2}, {})
    sizes = []
    for number, stroke in enumerate(strokes):
        body = {"command": f"{match} {number}", "expected": number, "event": {"stroke": stroke}}
        assert guest.post(f"/api/matches/{match}/acts", body).status == 200
        sizes.append(next(stream))
    return sum(sizes) / len(sizes)


def _bytes_of_results(port: int, director: Asker, view: str) -> float:
    name = f"cup-{view}"
    given = {"entries": ENTRIES, "tables": 8}
    made = {"id": name, "edition": "carrom/icf-2001", "given": given, "options": {"matches": "none"}}
    assert director.post("/api/desk", made).status == 201
    act = _desk_act(director, name)
    act(0, "draw")
    stream = _stream(port, f"desk={name}&view={view}")
    next(stream)
    sizes = []
    for number in range(1, 9):
        winner = director.get(f"/api/desk/{name}").json["event"]["matches"][f"R1.{number}"]["sides"][0]
        act(number, {"result": {"match": f"R1.{number}", "winner": winner}})
        sizes.append(next(stream))
    return sum(sizes) / len(sizes)


def _desk_act(director: Asker, name: str) -> Callable[[int, object], None]:
    def act(expected: int, event: object) -> None:
        body = {"command": f"{name} {expected}", "expected": expected, "event": event}
        assert director.post(f"/api/desk/{name}/acts", body).status == 200

    return act


def _stream(port: int, query: str) -> Any:
    """Yield the size of each message of a stream, with its name and its position."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", f"/api/events?{query}&beat=10")
    size, counts = 0, False
    for line in connection.getresponse():
        size += len(line)
        counts = counts or (line.startswith(b"data") and b'"behind"' not in line)
        if line == b"\n":
            if counts:
                yield size
            size, counts = 0, False


if __name__ == "__main__":
    print(
        json.dumps({name: round(value, 2) for name, value in figures().items()}, indent=2, ensure_ascii=False)
    )
