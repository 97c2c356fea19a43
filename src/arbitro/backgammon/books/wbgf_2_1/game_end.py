"""How a game ends that is played out."""

from arbitro.backgammon.bounds import NAMES, loss
from arbitro.backgammon.effects import GameWon
from arbitro.backgammon.match import Match
from arbitro.backgammon.position import other


def game_won(match: Match) -> GameWon | None:
    """Return what the side that has borne off its last man wins; None while the game lasts."""
    side = match.turn
    if not match.under_way or side is None or not match.position.finished(side):
        return None
    level = loss(match.position.men(other(side)))
    return GameWon(side, level * match.cube.value, NAMES[level])
