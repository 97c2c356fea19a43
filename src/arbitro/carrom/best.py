"""The best turn of each side in a match: the most of their own men that a turn pocketed."""

from typing import Any

from arbitro.carrom.facts import CarromStroke
from arbitro.kernel import Sitting


def best_turns(sitting: Sitting[Any, Any]) -> tuple[int, int]:
    """Return the most men, the queen counted, that a turn of each side pocketed, in the order of the match."""
    contest, best, men = sitting.begun, [0, 0], 0
    for fact, verdict in sitting.verdicts():
        after = verdict.state
        if isinstance(fact, CarromStroke):
            colour = contest.board.side_of(contest.board.turn)
            men += (fact.white if colour == "white" else fact.black) + fact.queen
            side = contest.match.players.index(contest.player_of(colour))
            best[side] = max(best[side], men)
        if (after.board.turn, after.number) != (contest.board.turn, contest.number) or after.board.over:
            men = 0
        contest = after
    return best[0], best[1]
