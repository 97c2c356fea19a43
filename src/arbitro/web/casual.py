"""Casual rules: what people play at home, as terms of a match; each says what it changes to the book."""

from functools import cache
from math import sqrt
from typing import Any

import msgspec

from arbitro.snooker.balls import COLOURS
from arbitro.snooker.table import BALL_DIAMETER, BAULK_LINE, SPOTS

PITCH = BALL_DIAMETER + 0.05
"""Millimetres from red to red: laid by hand, they stand as close as they can without overlapping when read again."""
ROWS = 3


class Casual(msgspec.Struct, frozen=True):
    """Terms that a match can be made with, under a name: the messages `web-casual-<name>` and `…-says`."""

    name: str
    terms: str
    """As a request for a match has them, in JSON."""


@cache
def casual(game: str) -> tuple[Casual, ...]:
    """Return the casual rules of a game."""
    # Three rows of reds above the pink and the colours on their spots, from the middle of the baulk-line.
    apex = SPOTS["pink"].y + PITCH
    places = [
        ((column - row / 2) * PITCH, apex + row * PITCH * sqrt(3) / 2)
        for row in range(ROWS)
        for column in range(row + 1)
    ]
    balls = [(f"red-{number}", *place) for number, place in enumerate(places, 1)]
    balls += [(colour, SPOTS[colour].x, SPOTS[colour].y) for colour in COLOURS]
    six_reds = [{"piece": piece, "x": round(x, 3), "y": round(y - BAULK_LINE, 3)} for piece, x, y in balls]
    offered: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
        "backgammon": (("money", {"length": {"money": 3}}),),
        "carrom": (("one-board", {"length": {"games": 1, "boards": 1}}),),
        "snooker": (("six-reds", {"length": {"best_of": 1}, "options": {"position": six_reds}}),),
    }
    return tuple(Casual(name, msgspec.json.encode(terms).decode()) for name, terms in offered.get(game, ()))
