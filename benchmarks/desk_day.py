"""A day at the desk: `python -m benchmarks.desk_day [HOURS] [SPEED]`, 20 events at 64 tables at sixty times its speed.

Each event has 64 entries, a director who calls whatever can be called and enters results, and a screen that follows.
A match takes half an hour. An event that is over gives its tables to the next one. Told are memory, disk, the size of
a view and how long an act takes, at the beginning and at the end.
"""

import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

from arbitro.client import Refusal
from arbitro.client.connection import Connection
from tests.web.hall.process import Served

EVENTS, TABLES, ENTRIES = 20, 64, 64
FORMATS = ("knockout", "swiss", "groups", "double")
MATCH_S = 1800.0


class Office(threading.Thread):
    """The director of one event after the other, at a few tables."""

    def __init__(self, address: str, token: str, place: int, until: float, speed: float) -> None:
        super().__init__(daemon=True)
        self.device = Connection(address, token)
        self.place, self.until, self.pause = place, until, MATCH_S / speed
        self.tables = [f"T{number}" for number in range(place, TABLES, EVENTS)]
        self.random = random.Random(place)
        self.took: list[tuple[float, float]] = []
        self.sizes: list[int] = []
        self.wrong: list[str] = []
        self.made = 0

    def run(self) -> None:
        try:
            while time.monotonic() < self.until:
                self.hold(self.opened())
        except Exception as error:  # noqa: BLE001  # whatever ends a director is what the run is about
            self.wrong.append(repr(error))

    def opened(self) -> str:
        form = FORMATS[(self.place + self.made) % len(FORMATS)]
        entries = [f"Player {self.place}.{number}" for number in range(ENTRIES)]
        given: dict[str, Any] = {"format": form, "entries": entries, "tables": self.tables}
        given |= {"seeding": "order", "groups": 16} if form == "groups" else {"seeding": "order"}
        wish = {"edition": "desk", "title": f"Event {self.place}", "given": given}
        answer = self.device.ask("POST", "/api/desk", {**wish, "options": {"matches": "none"}})
        self.made += 1
        return str(answer["id"])

    def hold(self, event: str) -> None:
        """Run an event: every table has its next match as soon as the last is over."""
        due: dict[str, float] = {}
        while time.monotonic() < self.until:
            shown = self.device.ask("GET", f"/api/desk/{event}")
            stands = shown["event"]
            if stands["stage"] == "over":
                return
            for name in [one for one, at in due.items() if at <= time.monotonic()]:
                first = self.random.choice(stands["matches"][name]["sides"])
                self.enter(event, {"result": {"match": name, "winner": first}})
                del due[name]
            free = [table for table, match in stands["tables"].items() if match is None]
            for name, table in zip(stands["ready"], free, strict=False):
                if self.enter(event, {"call": {"match": name, "table": table}}) and self.enter(
                    event, {"start": name}
                ):
                    due[name] = time.monotonic() + self.pause * self.random.uniform(0.7, 1.3)
            if not due and not stands["ready"] and not self.go_on(event, stands):
                return
            time.sleep(self.pause / 20)

    def go_on(self, event: str, stands: dict[str, Any]) -> bool:
        """Draw, pair the next round, or draw lots where a place is shared."""
        if self.enter(event, {"draw": {"seed": str(self.place)}}):
            return True
        level: dict[tuple[str, int], list[str]] = {}
        for letter, names in stands["groups"].items():
            for name in names:
                level.setdefault((letter, stands["standings"][name]["place"]), []).append(name)
        shared = [names for names in level.values() if len(names) > 1]
        drawn = [self.enter(event, {"lot": {"among": names, "seed": "s"}}) for names in shared]
        return any(drawn)

    def enter(self, event: str, act: object) -> bool:
        """Enter an act as it stands now; tell whether it was carried out."""
        while True:
            expected = self.device.ask("GET", f"/api/desk/{event}")
            self.sizes.append(len(str(expected)))
            body = {"command": str(uuid4()), "expected": expected["sequence"], "event": act}
            began = time.monotonic()
            try:
                answer = self.device.ask("POST", f"/api/desk/{event}/acts?view=none", body)
            except Refusal as error:
                if error.status == 409:
                    continue
                raise
            self.took.append((began, time.monotonic() - began))
            return answer["refused"] is None


def memory(served: Served) -> float:
    return int(Path(f"/proc/{served.program.pid}/statm").read_text().split()[1]) * 4096 / 2**20


def told(took: list[float]) -> str:
    cuts = statistics.quantiles([1000 * one for one in took], n=100)
    return f"p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms of {len(took)}"


def main(hours: float, speed: float) -> None:
    """Hold the day and print what was measured."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as served:
        token, address = served.director().token, f"http://127.0.0.1:{served.port}"
        began, lasts = time.monotonic(), hours * 3600 / speed
        offices = [Office(address, token, place, began + lasts, speed) for place in range(EVENTS)]
        for office in offices:
            office.start()
        time.sleep(lasts / 10)
        early = memory(served)
        for office in offices:
            office.join(lasts + 300)
        late = memory(served)
        took = [one for office in offices for one in office.took]
        first = [seconds for at, seconds in took if at < began + lasts / 10]
        last = [seconds for at, seconds in took if at > began + lasts * 0.9]
        wrong = [one for office in offices for one in office.wrong]
        disk = sum(file.stat().st_size for file in (Path(folder) / "data").rglob("*.sqlite3*"))
        disk = disk or sum(file.stat().st_size for file in (Path(folder) / "data").rglob("hall.db*"))
        made = sum(office.made for office in offices)
        print(
            f"{hours} hours at {speed:.0f} times: {made} events at {TABLES} tables, {len(took)} acts, {wrong[:3]}"
        )
        print(f"memory after a tenth {early:.0f} MB, at the end {late:.0f} MB; disk {disk / 2**20:.1f} MB")
        print(f"an act in the first tenth {told(first)}; in the last {told(last)}")
        print(f"a view of an event {max(max(office.sizes) for office in offices) / 1000:.0f} kB at most")


if __name__ == "__main__":
    given = [float(one) for one in sys.argv[1:3]]
    hours, speed = [*given, *(8.0, 60.0)[len(given) :]]
    main(hours, speed)
