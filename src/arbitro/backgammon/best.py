"""The dearest game that each side has won in a match."""

from typing import Any

from arbitro.backgammon.match import BackgammonMatch
from arbitro.kernel import Sitting


def best_games(sitting: Sitting[Any, Any]) -> tuple[int, int]:
    """Return the most points that each side won with a game, X first."""
    best = {"X": 0, "O": 0}
    for _, verdict in sitting.verdicts():
        state: BackgammonMatch = verdict.state
        if state.outcome:
            best[state.outcome.winner] = max(best[state.outcome.winner], state.outcome.points or 0)
    return best["X"], best["O"]
