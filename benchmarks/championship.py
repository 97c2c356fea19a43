"""A championship of 32 on one hall: a director, 8 umpires, 16 players and 4 screens, at twenty times the pace of life.

    python -m benchmarks.championship [--speed 20] [--entries 32] [--tables 8]

Every device is a program that speaks to a real `arbitro serve` over HTTP. It is told how long acts took to reach the
screens, that no act was lost or done twice, and that every chain in the hall is whole.
"""

import argparse
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from arbitro.client import Refusal
from arbitro.client.connection import Connection
from tests.web.hall.process import Served, run

EDITION = "carrom/icf-2001"
STROKE_S = 15.0
"""How long a stroke takes in life, the talk about it included."""
PLAYERS, SCREENS = 16, 4
BOARD: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"white": 1},
    {"white": 1, "queen": True},
    *({"white": 1},) * 7,
)
"""The strokes of a board: two misses, then white pockets the queen covered and all of White’s men."""


class Ledger:
    """When each act was sent, and when each screen had it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sent: dict[tuple[str, int], float] = {}
        self._seen: list[tuple[str, int, float]] = []
        self.acts: dict[str, int] = {}
        self.errors: list[str] = []

    def sent(self, name: str, sequence: int, at: float) -> None:
        """Note an act that was acknowledged, and when it was sent."""
        with self._lock:
            self._sent[name, sequence] = at
            self.acts[name] = self.acts.get(name, 0) + 1

    def seen(self, name: str, sequence: int, at: float) -> None:
        """Note that a screen has an act."""
        with self._lock:
            self._seen.append((name, sequence, at))

    @property
    def delays(self) -> list[float]:
        """How long each act of a device took to each screen; what the hall enters by itself is not sent by any."""
        known = [(self._sent.get((name, sequence)), at) for name, sequence, at in self._seen]
        return [at - sent for sent, at in known if sent is not None]


class Hall:
    """The championship as its devices share it."""

    def __init__(self, served: Served, token: str, event: str, pause: float) -> None:
        self.address = f"http://127.0.0.1:{served.port}"
        self.token, self.event, self.pause = token, event, pause
        self.ledger = Ledger()
        self.over = threading.Event()

    def device(self, token: str) -> Connection:
        """Return a link of its own for a device."""
        return Connection(self.address, token)

    def enter(self, device: Connection, act: object) -> dict[str, Any] | None:
        """Enter an act at the desk; None where another was quicker, or it is refused."""
        for _ in range(20):
            now = device.ask("GET", f"/api/desk/{self.event}")["sequence"]
            body = {"command": str(uuid4()), "expected": now, "event": act}
            sent = time.monotonic()
            try:
                answer = device.ask("POST", f"/api/desk/{self.event}/acts", body)
            except Refusal as error:
                if error.status == 409:
                    continue
                raise
            if answer["refused"]:
                return None
            self.ledger.sent(self.event, answer["sequence"], sent)
            return dict(answer)
        return None


def director(hall: Hall) -> None:
    """Give out tables and call matches until the event is over."""
    device = hall.device(hall.token)
    assert hall.enter(device, "draw") is not None
    while not hall.over.is_set():
        shown = device.ask("GET", f"/api/desk/{hall.event}")["event"]
        if shown["stage"] == "over":
            hall.over.set()
            return
        free = [table for table, match in shown["tables"].items() if match is None]
        if shown["ready"] and free:
            for name, table in zip(shown["ready"], free, strict=False):
                hall.enter(device, {"call": {"match": name, "table": table}})
        time.sleep(hall.pause)


def umpire(hall: Hall, table: str) -> None:
    """Umpire whatever is played at a table, stroke by stroke."""
    office = hall.device(hall.token)
    join = office.ask("POST", "/api/devices/join", {"role": "umpire", "table": table})["join"]
    token = office.ask("POST", "/api/devices", {"join": join, "name": f"Console {table}"})["token"]
    device = hall.device(token)
    while not hall.over.is_set():
        shown = device.ask("GET", f"/api/desk/{hall.event}")
        match = shown["event"]["tables"].get(table)
        linked = shown["links"].get(match) if match else None
        if linked is None:
            time.sleep(hall.pause)
            continue
        played(hall, device, linked)


def played(hall: Hall, device: Connection, match: str) -> None:
    """Enter a match to its end."""
    shown = device.ask("GET", f"/api/matches/{match}")
    strokes = board_after_board()
    while shown["state"] != "over":
        body = {"command": str(uuid4()), "expected": shown["sequence"], "event": {"stroke": next(strokes)}}
        sent = time.monotonic()
        answer = device.ask("POST", f"/api/matches/{match}/acts", body)
        assert answer["refused"] is None, answer["refused"]
        hall.ledger.sent(match, answer["sequence"], sent)
        shown = answer["match"]
        time.sleep(hall.pause)
    time.sleep(hall.pause)


def board_after_board() -> Iterator[dict[str, Any]]:
    """Yield strokes for ever."""
    while True:
        yield from BOARD


def player(hall: Hall, name: str) -> None:
    """Follow the event on a phone as one of its entries, and report at the table when called."""
    office = hall.device(hall.token)
    token = office.ask("POST", "/api/guests", {"name": name})["token"]
    code = office.ask("POST", f"/api/desk/{hall.event}/invitations", {"name": name})["join"]
    device = hall.device(token)
    device.ask("POST", f"/api/desk/{hall.event}/join", {"join": code})
    reported: set[str] = set()
    while not hall.over.is_set():
        event = device.ask("GET", f"/api/desk/{hall.event}")["event"]
        match = event["next"].get(name)
        called = match and event["matches"][match]["state"] == "called"
        if called and match not in reported:
            hall.enter(device, {"present": {"match": match, "by": name}})
            reported.add(match)
        time.sleep(10 * hall.pause)


def screen(hall: Hall, tables: tuple[str, ...]) -> None:
    """Follow the event and the matches at some tables, as a screen in the hall does."""
    device, links, since = hall.device(hall.token), frozenset[str](), None
    while not hall.over.is_set():
        query = "&".join([f"desk={hall.event}", *(f"match={name}" for name in sorted(links))])
        for message in device.stream(f"/api/events?{query}", since):
            since = message.id if message.id is not None else since
            name = message.data.get("match") or hall.event
            if message.event in ("act", "desk") and message.data.get("entry"):
                hall.ledger.seen(name, message.data["sequence"], time.monotonic())
            if hall.over.is_set():
                return
            wanted = at(device, hall.event, tables) if message.event == "desk" else links
            if wanted - links:
                links = links | wanted
                break


def at(device: Connection, event: str, tables: tuple[str, ...]) -> frozenset[str]:
    """Return the hall's matches at tables."""
    shown = device.ask("GET", f"/api/desk/{event}")
    names = (shown["event"]["tables"].get(table) for table in tables)
    return frozenset(shown["links"][name] for name in names if name in shown["links"])


def watched(hall: Hall, work: Callable[..., None], *about: object) -> threading.Thread:
    """Return a device at work, whose error is noted."""

    def go() -> None:
        try:
            work(hall, *about)
        except Exception as error:  # noqa: BLE001  # whatever breaks a device is what the run is about
            if not hall.over.is_set():
                hall.ledger.errors.append(f"{work.__name__}{about}: {error!r}")

    thread = threading.Thread(target=go, daemon=True)
    thread.start()
    return thread


def main() -> None:
    """Hold the championship and print what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--speed", type=float, default=20.0)
    asked.add_argument("--entries", type=int, default=32)
    asked.add_argument("--tables", type=int, default=8)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as served:
        hold(served, wish.speed, wish.entries, wish.tables)


def hold(served: Served, speed: float, entries: int, tables: int) -> None:
    """Hold a championship on a hall."""
    token = served.director().token
    office = Connection(f"http://127.0.0.1:{served.port}", token)
    names = [f"P{number}" for number in range(1, entries + 1)]
    given = {"format": "knockout", "entries": names, "tables": tables, "best_of": 1, "seeding": "order"}
    event = office.ask("POST", "/api/desk", {"edition": EDITION, "given": given, "title": "Championship"})[
        "id"
    ]
    hall = Hall(served, token, event, STROKE_S / speed)
    places = [f"T{number}" for number in range(1, tables + 1)]
    began = time.monotonic()
    for number in range(SCREENS):
        watched(hall, screen, tuple(places[number::SCREENS]))
    devices = [watched(hall, umpire, table) for table in places]
    devices += [watched(hall, player, name) for name in names[:PLAYERS]]
    devices.append(watched(hall, director))
    while not hall.over.wait(1.0):
        assert not hall.ledger.errors, hall.ledger.errors
        assert time.monotonic() - began < 3600, "it never ends"
    taken = time.monotonic() - began
    time.sleep(1.0)
    lost = [
        name
        for name, acts in hall.ledger.acts.items()
        if name != event and office.ask("GET", f"/api/matches/{name}")["sequence"] != acts
    ]
    code, _ = served.stop()
    whole = run("journal", "verify", served.folder)
    tell(hall.ledger, taken, lost, code, whole.returncode)


def tell(ledger: Ledger, taken: float, lost: list[str], code: int, whole: int) -> None:
    """Print what was measured."""
    cuts = statistics.quantiles([1000 * delay for delay in ledger.delays], n=100)
    acts, load = sum(ledger.acts.values()), os.getloadavg()[0]
    print(f"{acts} acts in {len(ledger.acts)} journals within {taken:.0f} s, load {load:.1f}")
    print(f"act to screen: p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms over {len(ledger.delays)} messages")
    print(f"errors {len(ledger.errors)}, journals with lost or doubled acts {len(lost)}, exit code {code}")
    print("every chain is whole" if whole == 0 else "A CHAIN IS BROKEN")


if __name__ == "__main__":
    main()
