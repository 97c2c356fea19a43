"""Advice of a machine player in any game; it runs in a worker process."""

from random import Random
from typing import Any

from arbitro.players.hint import Hint


def advise(game: str, sight: Any, seed: str) -> tuple[Hint, ...]:
    """Return what a player who sees this might do, the best first."""
    match game:
        case "backgammon":
            from arbitro.players.backgammon import hints as backgammon

            return backgammon.hints(sight)
        case "carrom":
            from arbitro.players.carrom import hints as carrom

            return carrom.hints(sight, Random(seed))
        case _:
            from arbitro.players.register import table_named
            from arbitro.players.snooker import hints as snooker

            table: Any = table_named("snooker")
            return snooker.hints(sight, Random(seed), table.game.frames)
