"""What players see in a match that is played to be looked at."""

from collections.abc import Iterator
from random import Random
from typing import Any

from arbitro.players import Colour, Game, Player


def sights(
    game: Game[Any, Any, Any, Any], players: dict[Colour, Player[Any, Any]], length: int, chance: Random
) -> Iterator[Any]:
    """Yield what the player whose decision is due sees, until the match is won."""
    state, scene = game.begin(length, chance)
    while game.winner(state) is None:
        due = game.due(state, scene)
        if due:
            yield due.sight
        act = players[due.side].act(due.sight) if due else None
        scene, facts = game.carry_out(state, scene, act, chance)
        for fact in facts:
            state = game.judge(state, fact).state
