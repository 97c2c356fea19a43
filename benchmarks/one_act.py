"""What one act costs: the processor beside an honest peer, the disk, those who watch. One run, ratios.

`python -m benchmarks.one_act` prints a table; docs/act.md has one, with its date and machine.
"""

import json
import resource
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from benchmarks.telling import bare_send
from benchmarks.test_hall_speed import client, crowd, processor, request, scored
from tests.web.hall.process import ROOMY, Asker, Served

ACTS, CLIENTS, ROUNDS = 1024, 256, 3
WATCHERS, TOLD, SENDS = 1000, 40, 5
MESSAGE = 1350
"""Bytes of a message of changes to one who watches a match."""
DESKS = (128, 256, 512)
RESULTS = 40
CUPS = 8
"""Events by which it is measured what a result takes on the disk: a file grows by whole pages."""
STROKE = {"hit": {"x": 0, "y": -237.5, "angle": 90, "speed": 3.0}}
PLAYED, EACH = 5, 100
"""Strokes, and how many watch each."""


def row(what: str, found: str, wanted: str) -> None:
    """Print one row of the table."""
    print(f"| {what} | {found} | {wanted} |", flush=True)


@contextmanager
def peer(folder: Path, *how: str) -> Iterator[tuple[int, int]]:
    """Serve the peer, and give its port and its process."""
    file = folder / f"peer{'-'.join(how)}.db"
    program = [sys.executable, Path(__file__).parent / "peers" / "one_row.py", file, *how]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as plain:
        assert plain.stdout is not None
        port = urlsplit(plain.stdout.readline().strip()).port
        assert port is not None
        try:
            yield port, plain.pid
        finally:
            plain.kill()


def cost(port: int, pid: int, requests: list[list[str]]) -> float:
    """Return the milliseconds of processor for each request of some clients."""
    with crowd(do="act", port=port, clients=requests) as those:
        used = processor(pid)
        those.run()
    return (processor(pid) - used) * 1000 / sum(map(len, requests))


def acts_beside_a_peer(hall: Served, folder: Path) -> None:
    """Acts with whole views, changes and none, in turn with the peer's."""
    guest = hall.guest()
    found = {view: list[tuple[float, float]]() for view in ("whole", "changes", "none")}
    body = {"command": "x" * 20, "expected": 1, "event": {"stroke": {"white": 1}}}
    theirs = [[request("/acts", "token", body)] * (ACTS // CLIENTS)] * CLIENTS
    with peer(folder) as alone, peer(folder, "together") as together:
        cost(*alone, theirs)
        for _ in range(ROUNDS):
            for view, ratios in found.items():
                mine = [client(guest, ACTS // CLIENTS) for _ in range(CLIENTS)]
                asked = [
                    [one.replace("/acts HTTP", f"/acts?view={view} HTTP") for one in some] for some in mine
                ]
                one, many = cost(*alone, theirs), cost(*together, theirs)
                act = cost(hall.port, hall.program.pid, asked)
                ratios.append((act / one, act / many))
    what = "processor for an act / the peer's, 256 clients: whole, changes, none"
    for place, (which, wanted) in enumerate((("", "≤ 3, ≤ 3, ≤ 2 ×"), (" that commits rows together", "–"))):
        medians = ", ".join(
            f"{statistics.median(one[place] for one in ratios):.1f}" for ratios in found.values()
        )
        row(what.replace("the peer's", f"the peer's{which}"), f"{medians} ×", wanted)


def grown(folder: Path, do: Callable[[], object]) -> int:
    """Return by how many bytes the file of a hall grows."""
    sizes = []
    for work in (lambda: None, do):
        work()
        with closing(sqlite3.connect(folder / "data/hall.db")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sizes.append((folder / "data/hall.db").stat().st_size)
    return sizes[1] - sizes[0]


def event_of(director: Asker, entries: int) -> tuple[str, list[dict[str, Any]]]:
    """Make an event and draw it; return its name, and results of its first round."""
    names = [f"Player {number}" for number in range(1, entries + 1)]
    given = {"format": "knockout", "entries": names, "tables": 8}
    options = {"matches": "none", "clock": "entered"}
    made = {"edition": "carrom/icf-2001", "given": given, "options": options}
    cup = director.post("/api/desk", made).json["id"]
    drawn = director.post(f"/api/desk/{cup}/acts", {"command": "draw", "expected": 0, "event": "draw"}).json
    matches = drawn["event"]["event"]["matches"]
    pairs = {name: match["sides"] for name, match in matches.items() if name.startswith("R1.")}
    results = [{"result": {"match": name, "winner": sides[0]}} for name, sides in pairs.items()]
    return str(cup), results[:RESULTS]


def results_of(cup: str, token: str, results: list[dict[str, Any]], view: str) -> list[str]:
    """Return the requests that enter results."""
    path = f"/api/desk/{cup}/acts?view={view}"
    return [
        request(path, token, {"command": str(uuid4()), "expected": number, "event": event})
        for number, event in enumerate(results, 1)
    ]


def bytes_on_disk(hall: Served, folder: Path, director: Asker) -> None:
    """What the file grows by."""
    guest = hall.guest()
    acts = [client(guest, 64) for _ in range(16)]
    a_match = grown(folder, lambda: cost(hall.port, hall.program.pid, acts)) / 1024
    cups = [event_of(director, 128) for _ in range(CUPS)]
    sent = [results_of(cup, director.token, results, "none") for cup, results in cups]
    desk = grown(folder, lambda: cost(hall.port, hall.program.pid, sent)) / sum(map(len, sent))
    row("bytes of the file for a match act; desk act of 128", f"{a_match:.0f}; {desk:.0f}", "≤ 900; ≤ 1,000")


def told_to_the_public(hall: Served, director: Asker) -> None:
    """How many bytes a stream of changes has for an act, and for a result in an event of 128."""
    guest = hall.guest()
    match = guest.made()
    acts = told(hall, f"match={match}", scored(guest.token, match, TOLD))
    cup, results = event_of(director, 128)
    desk = told(hall, f"desk={cup}", results_of(cup, director.token, results, "none"))
    row(
        "told to a public watcher: act; result in an event of 128",
        f"{acts:.0f}; {desk:.0f} B",
        "≤ 1,500; ≤ 2,000 B",
    )


def told(hall: Served, what: str, requests: list[str]) -> float:
    """Return the median of the bytes that a public stream of changes gets for each of some requests."""
    sizes = []
    with closing(socket.create_connection(("127.0.0.1", hall.port))) as line:
        line.sendall(f"GET /api/events?{what}&view=changes HTTP/1.1\r\nhost: hall\r\n\r\n".encode())
        line.settimeout(10)
        come = b""
        while b": arbitro" not in come:
            come += line.recv(1 << 20)
        for one in requests:
            cost(hall.port, hall.program.pid, [[one]])
            come = b""
            while b"\ndata: " not in come or not come.endswith(b"\n\n\r\n"):
                come += line.recv(1 << 20)
            sizes.append(len(come))
    return statistics.median(sizes)


def watchers_of_a_stroke(hall: Served) -> None:
    """The processor for a hundred who look at one played stroke."""
    guest, used = hall.guest(), []
    for _ in range(PLAYED):
        me = {"guest": guest.get("/api/session").json["id"]}
        match = guest.made(mode="played", players=[me, me])
        number = guest.acts(match, guest.shown(match)["sequence"], STROKE).json["sequence"]
        digest = json.loads(guest.get(f"/api/matches/{match}/journal").content.splitlines()[number])["digest"]
        look = f"GET /api/matches/{match}/strokes/{number}?of={digest} HTTP/1.1\r\nhost: hall\r\n\r\n"
        used.append(cost(hall.port, hall.program.pid, [[look]] * EACH) * EACH)
    row(
        "100 watchers of one played stroke",
        f"{statistics.mean(used):.0f} ms; 1 simulation",
        "≤ 40 ms; 1 simulation",
    )


def at_the_desk(hall: Served, director: Asker) -> None:
    """The processor for a result, in events of several sizes."""
    for view in ("whole", "changes", "none"):
        found = []
        for entries in DESKS:
            cup, results = event_of(director, entries)
            sent = [results_of(cup, director.token, results, view)]
            found.append(f"{cost(hall.port, hall.program.pid, sent):.1f}")
        sizes = ", ".join(map(str, DESKS))
        row(f"desk act at {sizes} entries over HTTP, view={view}", f"{', '.join(found)} ms", "at 128 ≤ 4 ms")


def messages_beside_send(hall: Served) -> None:
    """The processor for a message to one of 1,000 watchers, beside that of a bare `send` that the same watchers read.

    In turn, one round after the other: the machine is not the same at every moment.
    """
    guest, found = hall.guest(), []
    for _ in range(SENDS):
        match = guest.made()
        path, acts = f"/api/events?match={match}&view=changes&beat=10", scored(guest.token, match, TOLD)
        with crowd(do="watch", port=hall.port, path=path, count=WATCHERS, requests=acts) as those:
            used = processor(hall.program.pid)
            waits = those.run()["waits"]
            mine = (processor(hall.program.pid) - used) * 1e6 / len(waits)
        found.append((mine / bare_send(WATCHERS, MESSAGE), mine))
    ratio, micros = (statistics.median(values) for values in zip(*found, strict=True))
    row("µs a message / a bare `send`, 1,000 watchers", f"{ratio:.1f} × ({micros:.0f} µs)", "≤ 1.8 ×")


def main() -> None:
    """Measure all of it, and print a table."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print("| what | found | wanted |\n|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as scratch,
        Served(Path(scratch) / "data", *ROOMY) as hall,
    ):
        folder, director = Path(scratch), hall.director()
        acts_beside_a_peer(hall, folder)
        bytes_on_disk(hall, folder, director)
        row("`Book.judge`: umpired, played, concession", "`test_judged_once.py`", "1, 1, 2")
        row("encodings / decodings with three audiences", "`test_bytes_once.py`", "≤ 7 / 1")
        told_to_the_public(hall, director)
        watchers_of_a_stroke(hall)
        at_the_desk(hall, director)
        messages_beside_send(hall)


if __name__ == "__main__":
    main()
