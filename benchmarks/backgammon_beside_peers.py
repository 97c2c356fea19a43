"""Legal plays and random games per second of processor time, beside the peers in the same run.

    make bench-peers           runs this after the table's comparison; it installs the peers in .peers

The positions are the same for everybody (OpenSpiel's come from its own random games, as it cannot be given one).
A single call returns an object for each play, as the peers do; the batch fills a buffer.
"""

import json
import random
import subprocess
import time
from array import array
from collections.abc import Callable
from pathlib import Path

from arbitro.backgammon.core.plays import BOARD, Plays, find_all, random_games
from arbitro.backgammon.position import START

ROOT = Path(__file__).parents[1]
POSITIONS, GAMES = 20_000, 200
FIRST = START.board("X")


def main() -> None:
    asked = positions(POSITIONS)
    ours = {
        "Arbitro, single call": (rate(POSITIONS, lambda: single(asked)), rate(GAMES, python_games)),
        "Arbitro, batch": (batch_rate(asked), rate(5000, compiled_games)),
    }
    peers = peers_rates(asked)
    print(f"{'':24}{'legal plays/s':>15}{'random games/s':>16}")
    for name, (plays, games) in {**ours, **peers}.items():
        print(f"{name:24}{plays:>15,.0f}{games:>16,.0f}")
    if peers:
        best = [max(rates[place] for rates in peers.values()) for place in (0, 1)]
        for name, rates in ours.items():
            print(f"{name}: {rates[0] / best[0]:.1f} and {rates[1] / best[1]:.1f} times the best peer")


def rate(count: int, work: Callable[[], object]) -> float:
    """Return how often a thing was done in a second, the best of seven runs."""
    best = 0.0
    for _ in range(7):
        start = time.process_time()
        work()
        best = max(best, count / (time.process_time() - start))
    return best


def positions(count: int) -> list[tuple[bytes, int, int]]:
    """Return boards and rolls from games played at random."""
    chance, plays, board, found = random.Random(1), Plays(), FIRST, []
    while len(found) < count:
        first, second = chance.randint(1, 6), chance.randint(1, 6)
        found.append((board, first, second))
        plays.find(board, first, second)
        after = chance.choice(plays.results() or [board])
        board = FIRST if not any(after[1:26]) else after[26:] + after[:26]
    return found


def single(asked: list[tuple[bytes, int, int]]) -> None:
    plays = Plays()
    for board, first, second in asked:
        plays.find(board, first, second)
        plays.results()


def batch_rate(asked: list[tuple[bytes, int, int]]) -> float:
    boards = b"".join(board for board, _, _ in asked)
    dice = bytes(die for _, first, second in asked for die in (first, second))
    results, starts = bytearray(BOARD * 40 * len(asked)), array("i", [0] * (len(asked) + 1))
    return rate(len(asked), lambda: find_all(boards, dice, results, starts))


def python_games() -> None:
    """Play whole games from Python, each turn a single call."""
    chance, plays = random.Random(2).random, Plays()
    for _ in range(GAMES):
        board = FIRST
        while True:
            count = plays.find(board, int(chance() * 6) + 1, int(chance() * 6) + 1)
            if not count:
                board = board[26:] + board[:26]
                continue
            board = plays.turned(int(chance() * count))
            if plays.finished:
                break


def compiled_games() -> None:
    random_games(FIRST, 3, array("b", [0] * 5000))


def peers_rates(asked: list[tuple[bytes, int, int]]) -> dict[str, tuple[float, float]]:
    subprocess.run([ROOT / "scripts/peers", ROOT / ".tools/bin/uv", "python"], cwd=ROOT, check=False)
    python = ROOT / ".peers/bin/python"
    if not python.exists():
        print("gnubg-nn, OpenSpiel, bgsage: skipped (no environment can be made for them)")
        return {}
    given = "".join(f"{board.hex()} {first} {second}\n" for board, first, second in asked)
    script = ROOT / "benchmarks/peers/speed.py"
    run = subprocess.run(
        [python, script, str(GAMES)], input=given, stdout=subprocess.PIPE, text=True, check=True
    )
    return {name: (plays, games) for name, (plays, games) in json.loads(run.stdout).items()}


if __name__ == "__main__":
    main()
