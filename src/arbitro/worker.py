"""A process that works for strangers: the system ends it where it takes more of a processor or of memory than it may.

It loads as little as it can, so that another has soon taken the place of one that was ended.
"""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from arbitro.kernel import Malformed

MEMORY = 256 * 2**20
"""Bytes that it may take beyond what the process began with, unless it is set otherwise."""


def serve(line: Connection, memory: int = MEMORY) -> None:
    """Work until nobody asks any more; where the bounds are passed the system ends the process."""
    # Ctrl+C in a terminal reaches every process of the group: the hall ends its workers itself, in its order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGPROF"):
        # A handler in Python runs between two bytecodes only; the system's own ends the process inside C code
        # too.
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
    os.environ.setdefault(
        "RAYON_NUM_THREADS", "2"
    )  # of the press: each thread takes room of what it may have
    _bound_memory(memory)
    # Loaded: whoever asks counts the time of the work from here on.
    line.send(None)
    while True:
        try:
            work, given, seconds = line.recv()
        except (EOFError, OSError):
            return
        _limit(seconds)
        try:
            answer: tuple[bool, Any] = True, work(*given)
        except MemoryError:
            # After this nothing in the process can be relied on: another takes its place.
            os._exit(1)
        except Malformed as error:
            answer = False, (error.key, error.message)
        except Exception as error:  # noqa: BLE001  # whoever asked is told
            answer = False, f"{type(error).__name__}: {error}"
        _limit(0.0)
        line.send(answer)


def nothing() -> None:
    """Do nothing."""


def _limit(seconds: float) -> None:
    """Let the system end this process after so many seconds of a processor; 0 for never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _bound_memory(memory: int) -> None:
    """Let this process have so much memory more and no more, where the system can say how much it has."""
    if not sys.platform.startswith("linux"):
        return
    import resource

    with suppress(ValueError, OSError):
        with open("/proc/self/statm", encoding="ascii") as told:
            # The first figure is the address space, which is what RLIMIT_AS bounds.
            most = int(told.read().split()[0]) * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
