"""A program that fills a hall, and says in a file of it what was acknowledged.

`python -m tests.store.faults.recorded FOLDER FULL|NORMAL|OFF`. Under the watched disk, its acknowledgements
stand in the same order as what was done to the files.
"""

import os
import random
import sys
from concurrent.futures import Future, wait
from pathlib import Path
from typing import cast

from arbitro.kernel.journal import GENESIS
from arbitro.store import Command, Heading, Store, writer
from arbitro.store.databases import Synchronous
from tests.store.journals import digest, line

JOURNALS = 4
ROUNDS = 40
SESSIONS = 3


class Appender:
    """One who appends to a journal: a few lines at a time, each time under a new command."""

    def __init__(self, store: Store, journal: str, chance: random.Random) -> None:
        self._store, self._journal, self._chance = store, journal, chance
        loaded = store.load(journal)
        self._last = loaded.lines[-1] if loaded else None
        self._next = len(loaded.lines) if loaded else 0
        self.last_command = ""
        """What the last append is called: its journal, its first and last number, its digest."""

    def append(self) -> Future[int]:
        """Append one to three lines."""
        first, lines = self._next, []
        for _ in range(self._chance.choice((1, 1, 1, 3))):
            before = digest(self._last) if self._last else GENESIS
            self._last = line(self._next, before, "x" * self._chance.choice((10, 10, 200, 3000)))
            self._next += 1
            lines.append(self._last)
        self.last_command = f"{self._journal} {first} {self._next - 1} {digest(lines[-1])}"
        command = Command(self.last_command, "x", self.last_command.encode() * 20)
        heading = None if first else Heading(self._journal)
        return self._store.append(self._journal, lines, expects=first - 1, command=command, heading=heading)


def main(folder: Path, synchronous: Synchronous) -> None:
    """Fill the hall in several sessions; small ones, so that the log is tidied often."""
    writer.TIDY_AFTER = 60
    acknowledged = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    chance = random.Random(1)
    for _ in range(SESSIONS):
        with Store.serve(folder, synchronous=synchronous) as store:
            appenders = [Appender(store, f"m{number}", chance) for number in range(JOURNALS)]
            for _ in range(ROUNDS):
                chosen = chance.sample(appenders, chance.randint(1, JOURNALS))
                waiting = [one.append() for one in chosen]
                for one in waiting:
                    one.add_done_callback(lambda done: os.write(acknowledged, b"%d\n" % done.result()))
                wait(waiting)


if __name__ == "__main__":
    main(Path(sys.argv[1]), cast(Synchronous, sys.argv[2]))
