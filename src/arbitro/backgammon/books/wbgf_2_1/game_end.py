"""How a game ends that is played out."""

from arbitro.backgammon.bounds import NAMES, SINGLE, loss
from arbitro.backgammon.effects import BackgammonGameWon
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.position import other


def game_won(match: BackgammonMatch) -> BackgammonGameWon | None:
    """Return what the side that has borne off its last man wins; None while the game lasts."""
    side = match.turn
    if not match.under_way or side is None or not match.position.has_borne_off(side):
        return None
    level = SINGLE if match.jacoby else loss(match.position.men(other(side)))
    return BackgammonGameWon(side, level * match.cube.value, NAMES[level])
