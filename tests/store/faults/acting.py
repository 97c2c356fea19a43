"""A program that appends until it is killed: `python -m tests.store.faults.acting FOLDER [URL]`."""

import itertools
import os
import random
import sys
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path

from arbitro.store import Store
from tests.store.faults.recorded import Appender

JOURNALS = 8


def say(name: str, done: Future[int]) -> None:
    """Say in one piece what was acknowledged."""
    os.write(1, f"{done.result()} {name}\n".encode())


def main(folder: Path, url: str | None) -> None:
    """Append to several journals at once, beginning where they stand."""
    chance = random.Random(os.getpid())
    with Store.serve(folder, url) as store:
        appenders = [Appender(store, f"m{number}", chance) for number in range(JOURNALS)]
        os.write(1, b"ready\n")
        for _ in itertools.count():
            waiting = []
            for one in chance.sample(appenders, chance.randint(1, JOURNALS)):
                waiting.append(one.append())
                waiting[-1].add_done_callback(partial(say, one.last_command))
            wait(waiting)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
