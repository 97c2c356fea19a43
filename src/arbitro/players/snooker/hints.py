"""Hints in snooker: three strokes, pots first, with how often they succeed."""

from collections.abc import Iterator
from math import degrees
from random import Random
from typing import Any

from arbitro.players.hint import Hint
from arbitro.players.snooker.house import SnookerHouse
from arbitro.players.snooker.sight import SnookerSight, Strike
from arbitro.players.snooker.strengths import STRENGTHS
from arbitro.players.snooker.trial import try_strikes
from arbitro.players.snooker.view import ImaginedFrame, imagine_view
from arbitro.players.snooker.weighed import Weighed
from arbitro.snooker.frame import Frames
from arbitro.snooker.table import BAULK_LINE

HAND = 3
"""The strength of the hand that is reckoned with."""
MOST = 3
TRIES = 24
APART = 0.2
"""Radians by which two safe strokes differ that are worth telling apart."""


def hints(sight: SnookerSight, whim: Random, book: Frames) -> tuple[Hint, ...]:
    """Return three strokes at different balls or of different kinds; nothing where the player has to answer first."""
    if not sight.may_nominate:
        return ()
    house, view = SnookerHouse(STRENGTHS[HAND], whim, book), imagine_view(sight.frame, sight.balls)
    chosen = list(_apart(house.weigh(view)))[:MOST] or [house.best(view)]
    found = [_hint(house, view, sight, one) for one in chosen]
    return tuple(sorted(found, key=lambda hint: -hint.worth))


def _apart(weighed: list[Weighed]) -> Iterator[Weighed]:
    """Yield the most promising stroke at each ball that can be potted, and safe ones that differ."""
    seen: set[str | tuple[int, int]] = set()
    for one in sorted(weighed, key=lambda one: -one.value):
        kind = one.piece or (round(one.strike.angle / APART), round(one.strike.speed))
        if kind not in seen:
            seen.add(kind)
            yield one


def _hint(house: SnookerHouse, view: ImaginedFrame, sight: SnookerSight, one: Weighed) -> Hint:
    strayed = [house.with_error(one.strike) for _ in range(TRIES)]
    trial = try_strikes(house.book, view, strayed)
    worth = sum(trial.value(n, house.strength.stray) for n in range(TRIES)) / TRIES
    chance = sum(trial.fair(n, one.piece) for n in range(TRIES)) / TRIES
    event = {"strike": entered_stroke(sight, one.strike)}
    return Hint("pot" if one.piece else "safe", event, round(worth, 2), round(chance, 2), one.piece or "")


def entered_stroke(sight: SnookerSight, strike: Strike) -> dict[str, Any]:
    """Return a stroke as it is entered in the hall."""
    place = strike.place if sight.frame.in_hand else None
    stroke: dict[str, Any] = {
        "angle": round(degrees(strike.angle) % 360, 3),
        "speed": round(strike.speed, 2),
        "tip": [round(strike.side, 2), round(strike.height, 2)],
    }
    if strike.nominated:
        stroke["nominated"] = strike.nominated
    if place:
        stroke["from"] = {"x": round(place.x, 2), "y": round(place.y - BAULK_LINE, 2)}
    return stroke
