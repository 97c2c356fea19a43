"""Other engines of backgammon at our table, each in a process of the peers' own Python."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from arbitro.backgammon.core.plays import Plays

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".peers/bin/python"


def installed() -> bool:
    """Install the networks that ours play against, and tell whether it could be done."""
    subprocess.run([ROOT / "scripts/peers", ROOT / ".tools/bin/uv", "nets"], cwd=ROOT, check=False)
    if not PYTHON.exists():
        print("skipped: no environment can be made for the peers")
    return PYTHON.exists()


@contextmanager
def asked(script: str, *words: str) -> Iterator[Callable[[str], str]]:
    """Begin a script of `benchmarks/peers` that answers every line by a line."""
    command = [PYTHON, ROOT / "benchmarks/peers" / script, *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        given, told = process.stdin, process.stdout
        assert given
        assert told

        def ask(line: str) -> str:
            given.write(f"{line}\n")
            given.flush()
            return told.readline().strip()

        yield ask
        given.close()


@contextmanager
def gnubg() -> Iterator[Callable[[bytes, tuple[int, int]], bytes]]:
    """Give a seat to GNU Backgammon's networks, which play at once (0-ply)."""
    with asked("gnubg_nn_plays.py") as ask:
        yield lambda board, roll: bytes.fromhex(ask(f"{board.hex()} {roll[0]} {roll[1]}"))


@contextmanager
def bgsage() -> Iterator[Callable[[bytes, tuple[int, int]], bytes]]:
    """Give a seat to bgsage's networks, which play at once (1 of its own plies)."""
    plays = Plays()
    with judge(1) as weigh:

        def played(board: bytes, roll: tuple[int, int]) -> bytes:
            plays.find(board, *roll)
            return max(plays.results(), key=weigh, default=board)

        yield played


@contextmanager
def judge(plies: int) -> Iterator[Callable[[bytes], float]]:
    """Let bgsage say what boards are worth to the side that has just moved."""
    with asked("bgsage_judge.py", str(plies)) as ask:
        yield lambda board: float(ask(board.hex()))


AT_ONCE = {"gnubg-nn": gnubg, "bgsage": bgsage}
"""Networks of others by their names, which play at once."""
