"""Starts halls from a process that has read the program once: `python -m tests.web.hall.faults.nursery`.

Each line of standard input is the arguments of one `arbitro`, as JSON; it runs in a process of its own, whose number is
answered before anything that it writes. So a hall lives again in a moment, and hundreds of kills fit into minutes.
"""

import json
import os
import signal
import sys

import uvicorn  # noqa: F401 - read before the first start

import arbitro.web  # noqa: F401
from arbitro.cli import main


def reap() -> None:
    """Wait until those that were killed are gone: only then are their port and their folder free."""
    try:
        while os.waitpid(-1, 0):
            pass
    except ChildProcessError:
        return


def start(arguments: list[str]) -> None:
    """Run the program in a process of its own."""
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        main(arguments)
        os._exit(0)
    os.write(1, f"{pid}\n".encode())


if __name__ == "__main__":
    for line in iter(sys.stdin.readline, ""):
        reap()
        start(json.loads(line))
