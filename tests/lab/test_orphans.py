"""Whoever kills a batch leaves no workers behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = (sys.executable, "-c", "from arbitro.cli import main; main()")


def descendants(process: int) -> set[int]:
    """Return the processes that a process has begun, and those that they have begun."""
    found = {
        int(one)
        for task in Path(f"/proc/{process}/task").glob("*/children")
        for one in task.read_text().split()
    }
    return found | {other for one in found for other in descendants(one)}


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_workers_of_a_batch_that_is_killed_end_by_themselves() -> None:
    arguments = ("lab", "play", "backgammon", "--matches", "100000", "--processes", "2")
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as batch:
        for _ in range(600):
            if len(workers := descendants(batch.pid)) >= 3:
                break
            time.sleep(0.1)
        assert len(workers) >= 3, "two that play, and one that looks after what they share"
        batch.send_signal(signal.SIGKILL)
    for _ in range(600):
        if not any(alive(one) for one in workers):
            return
        time.sleep(0.1)
    for one in workers:
        os.kill(one, signal.SIGKILL)
    raise AssertionError("workers are left")
