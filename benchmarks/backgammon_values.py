"""How far a network of backgammon is from other engines in what positions are worth, for each kind of position.

    python -m benchmarks.backgammon_values house FILE.weights [--games 60] [--plies 2]

It installs gnubg-nn and bgsage in .peers. The positions are those of games that the house's network plays against
itself. Told are the root of the mean square and the mean of what a position is worth beyond what bgsage says (2 of its
plies are one roll ahead), for money and without the cube, and the mean of the chances of a gammon beyond gnubg-nn's.
"""

import argparse
from collections.abc import Iterable
from math import sqrt
from random import Random
from statistics import fmean

from msgspec.structs import astuple

from arbitro.lab.duels import HOUSE, search_of, seat_of
from arbitro.players.backgammon.lessons import MONEY
from arbitro.players.backgammon.search import turn_round
from arbitro.players.core import kinds
from benchmarks.backgammon_judged import turns
from benchmarks.backgammon_peers import asked, installed, judge

KINDS = {"race": kinds.RACE, "crashed": kinds.CRASHED, "contact": kinds.CONTACT}


def main() -> None:
    given = _arguments()
    if not installed():
        return
    boards = [turn_round(board) for board in positions(given.games, given.seed)]
    with judge(given.plies) as weigh, asked("gnubg_nn_chances.py") as chances:
        worth = [weigh(board) for board in boards]
        gammons = [_gammons(map(float, chances(board.hex()).split())) for board in boards]
    for name in given.networks:
        _tell(name, boards, worth, gammons)


def positions(games: int, seed: str) -> list[bytes]:
    """Return the positions of games of the house against itself."""
    seat = seat_of(HOUSE)
    return [board for game in range(games) for board, _ in turns(seat, Random(f"{seed}/{game}"))]


def _tell(name: str, boards: list[bytes], worth: list[float], gammons: list[float]) -> None:
    """Print a line for each kind of position."""
    search = search_of(name)
    found = search.weigh(boards, MONEY)
    met = bytes(search.evaluator.kinds[: len(boards)])
    own = [_gammons(astuple(search.evaluator.chances(board, True))) for board in boards]
    for called, kind in KINDS.items():
        places = [place for place, one in enumerate(met) if one == kind]
        beyond = [found[place] - worth[place] for place in places]
        more = fmean(own[place] - gammons[place] for place in places) / 2
        root = sqrt(fmean(one * one for one in beyond))
        print(
            f"{name}, {called}: {root:.4f}, mean {fmean(beyond):+.4f}, gammons {more:+.4f} ({len(places)} positions)"
        )


def _gammons(five: Iterable[float]) -> float:
    """Return the chances of a gammon of both sides."""
    _, gammon, _, gammon_lost, _ = five
    return gammon + gammon_lost


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("networks", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--seed", default="1")
    return parser.parse_args()


if __name__ == "__main__":
    main()
