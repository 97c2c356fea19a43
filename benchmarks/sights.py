"""What players see in a match that is played to be looked at."""

from collections.abc import Iterator
from random import Random
from typing import Any

from arbitro.players import Colour, Player, PlayingTable


def sights(
    table: PlayingTable[Any, Any, Any, Any],
    players: dict[Colour, Player[Any, Any]],
    length: int,
    chance: Random,
) -> Iterator[Any]:
    """Yield what the player whose decision is due sees, until the match is won."""
    state = table.game.start(table.terms(length))
    while table.game.standing(state).ended is None:
        due = table.due(state)
        if due:
            yield due.sight
        act = players[due.side].act(due.sight) if due else None
        for fact in table.carry_out(state, act, chance):
            state = table.game.judge(state, fact).state
