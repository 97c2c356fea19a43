"""A match of carrom looked at again: how easy the best stroke looked, and whether the turn was kept."""

from collections.abc import Iterator
from random import Random
from typing import Any

from arbitro.carrom.board import MEN
from arbitro.carrom.facts import CarromStroke
from arbitro.carrom.geometry.surface import Colour
from arbitro.carrom.sides import SIDES
from arbitro.live.review.moments import Kind, ReviewMoment
from arbitro.live.review.walk import ReviewStep
from arbitro.players.carrom import KINDS, CarromTable
from arbitro.players.carrom.aims import aims
from arbitro.players.carrom.sight import CarromSight

EASY = 0.035
"""The straying that an easy stroke bears."""


def moments(step: ReviewStep) -> Iterator[ReviewMoment]:
    """Yield what there is to say of a stroke."""
    if not isinstance(step.fact, CarromStroke) or step.before.layout is None or step.before.board.over:
        return
    board, after = step.before.board, step.after.board
    kind = _kind(step)
    own = step.fact.white if board.side_of(board.turn) == "white" else step.fact.black
    kept = after.over or after.turn == board.turn
    good = bool(kept and (own or step.fact.queen))
    stroke = step.fact
    counted = {
        "white": stroke.white,
        "black": stroke.black,
        "queen": int(stroke.queen),
        "striker": int(stroke.striker),
    }
    stroke_text = ", ".join(f"{name} {count}" for name, count in counted.items() if count)
    yield ReviewMoment(
        step.number,
        str(step.before.player_of(board.side_of(board.turn))),
        kind,
        step.part,
        _count_pocketed(step.after),
        loss=1.0 if kind == "open" and not good else 0.0,
        good=good,
        made=stroke_text,
    )


def _kind(step: ReviewStep) -> Kind:
    """Return what the position offered: an easy stroke, or only hard ones."""
    contest = step.before
    if not contest.board.broken:
        return "break"
    due = CarromTable(KINDS, step.edition, "doubles" if contest.board.doubles else "singles").due(contest)
    sight = due.sight if due else None
    if not isinstance(sight, CarromSight):
        return "hard"
    wanted: tuple[Colour, ...] = (sight.side, "queen") if sight.board.queen == "board" else (sight.side,)
    best = max((aim.ease for aim in aims(sight.setting.surface, sight.men, wanted, Random(0))), default=0.0)
    return "open" if best >= EASY else "hard"


def _count_pocketed(contest: Any) -> tuple[int, int]:
    """Return how many men of their own the two sides have pocketed."""
    own = {contest.player_of(colour): MEN - contest.board.men.of(colour) for colour in SIDES}
    one, other = (own[player] for player in sorted(own))
    return one, other
