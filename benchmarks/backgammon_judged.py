"""What players of backgammon give away in the same decisions, in the judgement of a third, stronger engine.

    python -m benchmarks.backgammon_judged house gnubg-nn bgsage house+1 house+2 FILE.weights [--games 50] [--plies 3]

It installs gnubg-nn and bgsage in .peers. The positions are those of games that the first player plays against itself;
in each of them everybody plays the same roll. Where they differ, bgsage weighs the boards after (3 of its plies are two
rolls ahead), for money and without the cube. A player gives away what the best of them has more; told is the mean over
games of what a side gives away, less that of the first, with an interval of 95 %. `+1` and `+2` look so far ahead.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from math import sqrt
from random import Random
from statistics import fmean, stdev

from arbitro.backgammon.position import START
from arbitro.lab.duels import Seat, seat_of
from arbitro.lab.ratings import NORMAL
from arbitro.lab.rollouts import worth_known
from arbitro.players.backgammon.search import turn_round
from benchmarks.backgammon_peers import AT_ONCE, installed, judge

Lost = list[float]


def main() -> None:
    asked = _arguments()
    if not installed():
        return
    with ExitStack() as stack:
        weigh = stack.enter_context(judge(asked.plies))
        seats = [
            stack.enter_context(AT_ONCE[name]()) if name in AT_ONCE else _ours(name) for name in asked.players
        ]
        lost = [game(seats, weigh, Random(f"{asked.seed}/{number}")) for number in range(asked.games)]
    for place, name in enumerate(asked.players):
        own = [one[place] for one in lost]
        more = [one[0] - one[place] for one in lost]
        margin = NORMAL * stdev(more) / sqrt(len(more))
        print(
            f"{name}: gives away {fmean(own):.4f} points a game, {fmean(more):+.4f} ± {margin:.4f} beside the first"
        )


def _ours(name: str) -> Seat:
    file, _, rolls = name.partition("+")
    return seat_of(file, int(rolls or 0))


def game(seats: list[Seat], weigh: Callable[[bytes], float], chance: Random) -> Lost:
    """Return what each player gives away in a game, for one side: half of what it gives away for both."""
    total = [0.0] * len(seats)
    for board, roll in turns(seats[0], chance):
        for place, lost in enumerate(_lost([seat(board, roll) for seat in seats], weigh)):
            total[place] += lost / 2
    return total


def _lost(boards: list[bytes], weigh: Callable[[bytes], float]) -> Lost:
    if len(set(boards)) == 1:
        return [0.0] * len(boards)
    values = {board: weigh(board) for board in set(boards)}
    return [max(values.values()) - values[board] for board in boards]


def turns(seat: Seat, chance: Random) -> Iterator[tuple[bytes, tuple[int, int]]]:
    """Yield the positions and rolls of a game until the exact bearoff knows it."""
    board = START.board("X")
    while worth_known(board) is None:
        roll = chance.randint(1, 6), chance.randint(1, 6)
        yield board, roll
        board = turn_round(seat(board, roll))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("players", nargs="+")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--plies", type=int, default=3)
    parser.add_argument("--seed", default="1")
    return parser.parse_args()


if __name__ == "__main__":
    main()
