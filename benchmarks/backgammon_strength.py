"""How strong a network of backgammon is beside GNU Backgammon's networks, in points a game, with its interval.

    python -m benchmarks.backgammon_strength [house | FILE.weights | bgsage] [--games 1000] [--rolls 0] [--seed 1]

It installs gnubg-nn and bgsage in .peers. Games are for money and without the cube, in pairs with the same dice to
begin with and the seats changed; the luck of every roll is taken out by the house's network for both alike. gnubg-nn
always plays at once (0-ply); ours does so too, or looks one or two rolls ahead as `house:5` and `house:6` do. With the
networks of bgsage in our place, at once, it says what others have come to by the same measure.
"""

import argparse
import time
from contextlib import ExitStack

import msgspec

from arbitro.lab.duels import HOUSE, pairs, seat_of
from arbitro.lab.rollouts import equity
from benchmarks.backgammon_peers import AT_ONCE, gnubg, installed


def main() -> None:
    asked = _arguments()
    if not installed():
        return
    begun = time.process_time()
    with ExitStack() as seats:
        another = AT_ONCE.get(asked.network)
        one = seats.enter_context(another()) if another else seat_of(asked.network, asked.rolls)
        other = seats.enter_context(gnubg())
        sums = pairs(one, other, asked.seed, range((asked.games + 1) // 2))
    found = equity([msgspec.to_builtins(sums)])
    print(f"{asked.network}, {asked.rolls} rolls ahead, against gnubg-nn at once: ", end="")
    print(f"{found.equity:+.4f} ± {found.margin:.4f} points a game")
    print(f"{found.games} games, luck left in {found.raw:+.3f} ± {found.raw_margin:.3f}", end=", ")
    print(f"{time.process_time() - begun:.0f} s of processor time for ours and the luck")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("network", nargs="?", default=HOUSE)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rolls", type=int, choices=(0, 1, 2), default=0)
    parser.add_argument("--seed", default="1")
    return parser.parse_args()


if __name__ == "__main__":
    main()
