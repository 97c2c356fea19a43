"""A written match of backgammon looked at again: each decision with what it gave away, and an account of both sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from arbitro.backgammon.facts import Move
from arbitro.backgammon.formats.record import MatchRecord
from arbitro.backgammon.formats.replay import walk_facts
from arbitro.backgammon.position import SIDES, Side
from arbitro.live.review.backgammon import moments
from arbitro.live.review.moments import ReviewMoment
from arbitro.live.review.walk import ReviewStep

EDITION = "backgammon/wbgf-2.1"
ERROR, BLUNDER = 0.02, 0.08
"""What a decision must give away, in points for money, to be called so."""
RATED = 500
"""By what the mean of what is given away is multiplied in a performance rating."""


class SideRecord(msgspec.Struct, frozen=True):
    """How a side has played."""

    side: Side
    decisions: int
    """Plays with a choice, doubles, answers, and doubles that should have been made."""
    errors: int
    blunders: int
    """Those of the errors that gave away at least 0.08 points."""
    given: float
    """Points for money given away by all decisions together."""
    luck: float
    """Points for money that the dice have given, beyond what could be expected of them."""
    rating: float | None
    """The performance rating: 500 times what a decision gives away on average; None where the judge finds no error.

    A player who decides as the judge does has none by construction: this judge cannot measure it.
    """


class Looked(msgspec.Struct, frozen=True):
    """A decision or a roll of the match, in its game."""

    moment: ReviewMoment
    choice: bool
    """Whether there was something to choose."""


def review_record(record: MatchRecord) -> Iterator[Looked]:
    """Yield every decision and every roll of a written match, as far as the laws allow it."""
    for number, (game, fact, before, after) in enumerate(walk_facts(record)):
        score = (after.score.X, after.score.O)
        choice = not isinstance(fact, Move) or (before.legal is not None and len(before.legal.positions) > 1)
        for moment in moments(ReviewStep(EDITION, number, fact, before, after, score, game)):
            yield Looked(moment, choice and moment.kind != "roll")


def accounts(every: Sequence[Looked]) -> tuple[SideRecord, SideRecord]:
    """Return how both sides have played."""
    first, second = (_account(side, every) for side in SIDES)
    return first, second


def _account(side: Side, every: Sequence[Looked]) -> SideRecord:
    own = [one for one in every if one.moment.side == side]
    losses = [one.moment.loss for one in own if one.choice]
    return SideRecord(
        side,
        len(losses),
        sum(loss >= ERROR for loss in losses),
        sum(loss >= BLUNDER for loss in losses),
        round(sum(losses), 3),
        round(sum(one.moment.luck for one in own), 3),
        (round(RATED * sum(losses) / len(losses), 2) or None) if losses else None,
    )
