"""A served hall over HTTP: acts acknowledged, how long those who watch wait for one, and a whole hall at once.

Beside it in the same run: a bare loop of INSERT and commit on the same disk, and a plain Starlette application with a
queue for each socket that is told messages of the same size. Each size also halved and doubled, so that growth is seen.
Everyone who acts or watches lives in one other process, `hall_load.py`.
"""

import json
import os
import random
import resource
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from arbitro.kernel import CaseEvent, Malformed, Sitting
from arbitro.library import game
from benchmarks.test_store_speed import Loop, bare_postgresql, bare_sqlite, rate
from tests.store.postgresql import cluster, programs
from tests.web.hall.process import ROOMY, Asker, Served

KINDS = ("sqlite", "postgresql")
CLIENTS = (1, 16, 128, 256, 512)
ACTS = 1024
"""Acts of one measurement, whoever makes them."""
A_MATCH = 64
"""Acts of one match at most: whoever makes more goes on to the next."""
ROUNDS = 3
"""How often all is measured in turn: the machine is not the same at every moment."""
WATCHERS = (500, 1000, 2000)
TOLD = 40
"""Acts of which every watcher is told."""
TABLES = (128, 256, 512)
WATCHERS_A_TABLE = 20
ACTS_A_TABLE = 16
STROKES: tuple[object, ...] = (*[{}] * 5, {"white": 1}, {"black": 1}, {"striker": True}, {"white": 2})
ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def served(folder: Path, kind: str) -> Iterator[tuple[Served, Loop]]:
    """Serve a hall, with a bare loop on the same disk beside it."""
    with ExitStack() as stack:
        options: tuple[str, ...] = ()
        if kind == "sqlite":
            loops = bare_sqlite(folder)
        elif programs() is None:
            pytest.skip("PostgreSQL is missing")
        else:
            url = stack.enter_context(cluster())
            loops, options = bare_postgresql(url), ("--database", url)
        yield stack.enter_context(Served(folder / "data", *ROOMY, *options)), next(loops)


@contextmanager
def queue_app() -> Iterator[tuple[int, int]]:
    """Serve the plain application, and give its port and its process."""
    program = [sys.executable, Path(__file__).parent / "peers" / "queue_app.py"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as plain:
        assert plain.stdout is not None
        port = urlsplit(plain.stdout.readline().strip()).port
        assert port is not None
        yield port, plain.pid
        plain.kill()


@contextmanager
def crowd(**wish: object) -> Iterator["Crowd"]:
    """Let everyone come who acts or watches."""
    with subprocess.Popen(
        [sys.executable, "-m", "benchmarks.hall_load"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        yield Crowd(program, wish)


class Crowd:
    """Those who act and watch, once they are all there."""

    def __init__(self, program: "subprocess.Popen[str]", wish: object) -> None:
        assert program.stdin is not None
        assert program.stdout is not None
        self._given, self._told = program.stdin, program.stdout
        self._say(json.dumps(wish))
        assert self._told.readline() == "ready\n"

    def run(self) -> Any:
        """Let it begin, and return what was measured."""
        self._say("")
        return json.loads(self._told.readline())

    def _say(self, what: str) -> None:
        self._given.write(what + "\n")
        self._given.flush()


def request(path: str, token: str, body: object) -> str:
    content = json.dumps(body)
    head = f"POST {path} HTTP/1.1\r\nhost: hall\r\nauthorization: Bearer {token}\r\n"
    return f"{head}content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n{content}"


def scored(token: str, match: str, acts: int) -> list[str]:
    """Return what somebody sends who scores a match of carrom: strokes of every kind, no two matches alike."""
    chance, sitting, requests = random.Random(match), Sitting.open(game("carrom/icf-2001"), author=""), []
    for number in range(acts):
        offer = next(offer for offer in sitting.offers() if offer.due)
        wishes = [chance.choice(STROKES) if offer.act == "stroke" else offer.plain, offer.plain]
        event, sitting = next(filter(None, (entered(sitting, CaseEvent(offer.act, wish)) for wish in wishes)))
        body = {"command": f"{match} {number}", "expected": number, "event": {event.name: event.value}}
        requests.append(request(f"/api/matches/{match}/acts", token, body))
    return requests


def entered(sitting: Sitting[Any, Any], event: CaseEvent) -> tuple[CaseEvent, Sitting[Any, Any]] | None:
    """Return an event with the match after it; None where it cannot be."""
    try:
        heard = sitting.enter(*sitting.game.facts(sitting.state, event), author="", at=0)
    except Malformed:
        return None
    return None if heard.refused else (event, heard.sitting)


def client(guest: Asker, acts: int) -> list[str]:
    """Return what one client sends: match after match."""
    sizes = [A_MATCH] * (acts // A_MATCH) + [acts % A_MATCH]
    return [one for size in sizes if size for one in scored(guest.token, guest.made(), size)]


def acted(hall: Served, guest: Asker, clients: int) -> tuple[float, float]:
    """Return how many acts a second are acknowledged, and the milliseconds of processor for each."""
    requests = [client(guest, ACTS // clients) for _ in range(clients)]
    with crowd(do="act", port=hall.port, clients=requests) as those:
        used = processor(hall.program.pid)
        seconds = those.run()["seconds"]
    return ACTS / seconds, (processor(hall.program.pid) - used) * 1000 / ACTS


@pytest.mark.parametrize("kind", KINDS)
def test_acts_acknowledged_over_http(benchmark: Any, tmp_path: Path, kind: str) -> None:
    rates: dict[int, list[tuple[float, float, float]]] = {clients: [] for clients in CLIENTS}
    loops = []
    with served(tmp_path, kind) as (hall, loop):
        guest = hall.guest()
        acted(hall, guest, 16)
        for _ in range(ROUNDS):
            for clients in CLIENTS:
                loops.append(rate(loop))
                found, each = acted(hall, guest, clients)
                rates[clients].append((found, found / loops[-1], each))
        benchmark.pedantic(hall.get, args=("/health",), rounds=1)
    benchmark.extra_info["bare loop"] = f"{statistics.median(loops):.0f} a second"
    for clients, several in rates.items():
        found, ratio, each = (statistics.median(values) for values in zip(*several, strict=True))
        benchmark.extra_info[f"{clients} clients"] = (
            f"{found:.0f} acts a second, {ratio:.2f} times the loop, {each:.2f} ms of processor each"
        )


def said(seconds: list[float]) -> str:
    cut = statistics.quantiles(seconds, n=100)
    return f"p50 {cut[49] * 1000:.0f} ms, p99 {cut[98] * 1000:.0f} ms"


def told(port: int, pid: int, path: str, acts: list[str], count: int) -> tuple[str, float, float]:
    """Return how long watchers waited for acts, how many messages a second came, and µs of processor for each."""
    with crowd(do="watch", port=port, path=path, count=count, requests=acts) as those:
        used = processor(pid)
        found = those.run()
        work = processor(pid) - used
    messages = len(found["waits"])
    return said(found["waits"]), messages / found["seconds"], work * 1e6 / messages


@pytest.mark.parametrize("count", WATCHERS)
def test_an_act_reaches_every_watcher(benchmark: Any, tmp_path: Path, count: int) -> None:
    with served(tmp_path, "sqlite") as (hall, _):
        guest = hall.guest()
        match, pid = guest.made(), hall.program.pid
        before = memory(pid)
        mine, my_rate, my_work = told(
            hall.port, pid, f"/api/events?match={match}", scored(guest.token, match, TOLD), count
        )
        kilobytes = (memory(pid, "VmHWM") - before) / count
        size = "x" * len(hall.get(f"/api/matches/{match}").content)
        benchmark.pedantic(hall.get, args=("/health",), rounds=1)
    with queue_app() as (port, pid):
        its, its_rate, its_work = told(
            port, pid, "/events", [request("/acts", "", {"told": size})] * TOLD, count
        )
    benchmark.extra_info["a watcher"] = f"{kilobytes:.0f} kB at most"
    benchmark.extra_info[f"{count} watchers"] = f"{mine}, {my_rate:.0f} messages a second"
    benchmark.extra_info["a queue for each socket"] = f"{its}, {its_rate:.0f} messages a second"
    benchmark.extra_info["processor for a message"] = (
        f"{my_work:.0f} µs, a queue for each socket {its_work:.0f} µs: {its_work / my_work:.1f} times"
    )
    benchmark.extra_info["ratio of the rates"] = f"{my_rate / its_rate:.2f}"


@pytest.mark.parametrize("count", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_hall(benchmark: Any, tmp_path: Path, kind: str, count: int) -> None:
    """256 tables with 20 watchers each, and 500 acts a second: half and double of it too."""
    with served(tmp_path, kind) as (hall, _):
        guest, pid = hall.guest(), hall.program.pid
        matches, wanted = [guest.made() for _ in range(count)], count * 500 // 256
        tables = [
            {
                "path": f"/api/events?match={match}",
                "watchers": WATCHERS_A_TABLE,
                "requests": scored(guest.token, match, ACTS_A_TABLE),
            }
            for match in matches
        ]
        with crowd(do="play", port=hall.port, tables=tables, rate=wanted) as those:
            used = processor(pid)
            found = those.run()
            work = processor(pid) - used
        benchmark.pedantic(hall.get, args=("/health",), rounds=1)
        benchmark.extra_info[f"{count} tables, {WATCHERS_A_TABLE * count} watchers"] = (
            f"{found['acts'] / found['seconds']:.0f} of {wanted} acts a second, {said(found['waits'])}; "
            f"answered {said(found['answers'])}; {work / found['seconds'] * 100:.0f} % of a processor; "
            f"{memory(pid) // 1024} MB in all"
        )


def processor(pid: int) -> float:
    """Return the seconds of processor that a process has used: a busy machine does not change them much."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int, what: str = "VmRSS") -> int:
    """Return kilobytes that a process has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what))


def test_memory_of_a_match(benchmark: Any, tmp_path: Path) -> None:
    with served(tmp_path, "sqlite") as (hall, _):
        guest = hall.guest()
        guest.made()
        before = memory(hall.program.pid)
        benchmark.pedantic(guest.made, rounds=200)
        benchmark.extra_info["a match"] = f"{(memory(hall.program.pid) - before) / 200:.0f} kB"
