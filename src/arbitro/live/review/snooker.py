"""A match of snooker looked at again: what was on before each stroke, and what became of it."""

from collections.abc import Iterator
from typing import Any

from arbitro.live.review.moments import Kind, ReviewMoment
from arbitro.live.review.walk import ReviewStep
from arbitro.players import table_named
from arbitro.players.snooker.strengths import STRENGTHS
from arbitro.players.snooker.view import imagine_view
from arbitro.players.snooker.worth import in_sight, promising
from arbitro.snooker.facts import SnookerStroke

STRAY = STRENGTHS[3].stray
"""The hand by which a pot is called open or hard."""
OPEN, HARD = 0.6, 0.15
"""How often that hand makes an open pot, and one that is worth trying."""


def moments(step: ReviewStep) -> Iterator[ReviewMoment]:
    """Yield what there is to say of a stroke."""
    frame = step.before.frame
    if not isinstance(step.fact, SnookerStroke) or frame.striker is None or step.before.layout is None:
        return
    side = frame.sides[frame.side(frame.striker)]
    kind, chance = _kind(step.before)
    place = step.before.frame.sides.index(side)
    scored = int(step.after.frame.score[place] - step.before.frame.score[place])
    good = scored > 0 if kind in ("open", "hard") else step.after.frame.penalty is None
    yield ReviewMoment(
        step.number,
        side,
        kind,
        step.part,
        _score(step.after),
        loss=round(chance, 2) if kind == "open" and not scored else 0.0,
        luck=1.0 if scored and kind in ("safe", "hidden") else 0.0,
        good=good,
        made=", ".join(step.fact.potted),
    )


def _kind(contest: Any) -> tuple[Kind, float]:
    """Return what the position offered, and the chance of its best pot."""
    table: Any = table_named("snooker")
    view = imagine_view(contest.frame, table.due(contest).sight.balls)
    if contest.frame.opening:
        return "break", 0.0
    best = next(promising(view, STRAY), None)
    chance = best[1].chance if best else 0.0
    if chance >= HARD:
        return ("open" if chance >= OPEN else "hard"), chance
    return ("safe" if any(in_sight(view)) else "hidden"), chance


def _score(contest: Any) -> tuple[int, int]:
    one, other = contest.frame.score
    return one, other
