"""Hints in carrom: three strokes with how often they pocket a man."""

from math import degrees
from random import Random

from arbitro.players.carrom.foresight import Foresight
from arbitro.players.carrom.house import CarromHouse
from arbitro.players.carrom.sight import CarromSight, Hit
from arbitro.players.carrom.strength import STRENGTHS
from arbitro.players.hint import Hint
from arbitro.table import Layout

HAND = 3
"""The strength of the hand that is reckoned with: the usual one, for whoever asks is rarely steadier."""
MOST = 3
"""How many strokes are told."""
TRIES = 24
"""How often each is tried with that hand, for how often it pockets a man: right to about ten in a hundred."""
APART = 3.0
"""Degrees or centimetres by which two strokes differ that are worth telling apart."""


def hints(sight: CarromSight, whim: Random) -> tuple[Hint, ...]:
    """Return three strokes that differ, the most promising first; nothing where no stroke is due."""
    if sight.task != "stroke":
        return ()
    house, foresight = CarromHouse(STRENGTHS[HAND], whim), Foresight(sight)
    layouts, chosen = house.imagine_layouts(sight), list[Hit]()
    for hit in house.rank_strokes(sight, layouts):
        # A stroke that differs by less than a hand's error from one already told is no other advice.
        alike = (
            abs(degrees(hit.angle - one.angle)) <= APART and abs(hit.spot.x - one.spot.x) <= 10 * APART
            for one in chosen
        )
        if len(chosen) < MOST and not any(alike):
            chosen.append(hit)
    return tuple(_hint(sight, foresight, layouts[0], house, hit) for hit in chosen)


def _hint(sight: CarromSight, foresight: Foresight, layout: Layout, house: CarromHouse, hit: Hit) -> Hint:
    tried = [house.strength.with_error(hit, house.whim) for _ in range(TRIES)]
    worth = sum(foresight.weigh(tried, layout)) / TRIES
    chance = sum(foresight.scores(tried, layout)) / TRIES
    return Hint(
        "man" if sight.board.broken else "break",
        {"hit": entered_stroke(sight, hit)},
        round(worth, 2),
        round(chance, 2),
    )


def entered_stroke(sight: CarromSight, hit: Hit) -> dict[str, float]:
    """Return a stroke as it is entered in the hall: seen from the first chair."""
    seen = hit.seen_from(-sight.seat)
    return {
        "x": round(seen.spot.x, 2),
        "y": round(seen.spot.y, 2),
        "angle": round(degrees(seen.angle) % 360, 3),
        "speed": round(seen.speed, 2),
        "spin": 0,
    }
