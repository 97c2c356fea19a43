"""How strong a network of backgammon is beside GNU Backgammon's networks, in points a game, with its interval.

    python benchmarks/backgammon_strength.py [house | FILE.weights] [--games 1000] [--ahead] [--seed 1]

It installs gnubg-nn in .peers. Games are for money and without the cube, in pairs with the same dice to begin with and
the seats changed; the luck of every roll is taken out by the house's network for both alike. gnubg-nn always plays at
once (0-ply); ours does so too, or looks a roll ahead for its six best plays.
"""

import argparse
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from arbitro.lab.duels import HOUSE, Seat, pairs, seat_of
from arbitro.lab.rollouts import equity

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".peers/bin/python"


def main() -> None:
    asked = _arguments()
    subprocess.run([ROOT / "scripts/peers", ROOT / ".tools/bin/uv", "nets"], cwd=ROOT, check=False)
    if not PYTHON.exists():
        print("gnubg-nn: skipped (no environment can be made for it)")
        return
    begun = time.process_time()
    with gnubg() as other:
        sums = pairs(seat_of(asked.network, asked.ahead), other, asked.seed, range((asked.games + 1) // 2))
    found = equity([msgspec.to_builtins(sums)])
    ply = "a roll ahead" if asked.ahead else "at once"
    print(
        f"{asked.network} {ply} against gnubg-nn at once: {found.equity:+.4f} ± {found.margin:.4f} points a game"
    )
    print(f"{found.games} games, luck left in {found.raw:+.3f} ± {found.raw_margin:.3f}", end=", ")
    print(f"{time.process_time() - begun:.0f} s of processor time for ours and the luck")


@contextmanager
def gnubg() -> Iterator[Seat]:
    """Give a seat to GNU Backgammon's networks, which play in a process of their own."""
    script = ROOT / "benchmarks/peers/gnubg_nn_plays.py"
    with subprocess.Popen([PYTHON, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        given, told = process.stdin, process.stdout
        assert given
        assert told

        def play(board: bytes, roll: tuple[int, int]) -> bytes:
            given.write(f"{board.hex()} {roll[0]} {roll[1]}\n".encode())
            given.flush()
            return bytes.fromhex(told.readline().decode())

        yield play
        given.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("network", nargs="?", default=HOUSE)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ahead", action="store_true")
    parser.add_argument("--seed", default="1")
    return parser.parse_args()


if __name__ == "__main__":
    main()
