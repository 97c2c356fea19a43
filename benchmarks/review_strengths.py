"""Says what a move of each strength of the house gives away at backgammon, as a review counts it.

Run by `python -m benchmarks.review_strengths [matches]`; the figures are those of `arbitro.live.review.summary.ERRORS`.
"""

import sys
from typing import Any

from arbitro.live.review.summary import error
from arbitro.live.review.walk import length, looked_at
from arbitro.players import COLOURS, PlayerName, invite, play, table_named

STRENGTHS = (1, 2, 3, 4, 5)
POINTS = 3


def main(matches: int) -> None:
    """Print a line for each strength."""
    for strength in STRENGTHS:
        counts = [_measured(strength, seed) for seed in range(matches)]
        moves = sum(count for count, _ in counts)
        given = sum(count * each for count, each in counts) / moves
        print(f"house:{strength}: {given:.1f} thousandths of a point a move, {moves} moves with a choice")


def _measured(strength: int, seed: int) -> tuple[int, float]:
    """Return the moves with a choice of a match of a strength against itself, and what each gave away."""
    table = table_named("backgammon")
    name = PlayerName("house", strength)
    journals: list[Any] = []
    players = {colour: invite(table, name, f"{seed}/{colour}") for colour in COLOURS}
    play(table, players, POINTS, str(seed), lambda _, heard: journals.append(heard.sitting.journal))
    journal = journals[-1].export()
    moments = looked_at(table.game.edition, journal, 0, length(journal))
    counts = [error(moments, side) for side in "XO"]
    moves = sum(count for count, _ in counts)
    return moves, sum(count * each for count, each in counts) / (moves or 1)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
