"""A match and its frame under way as one state, so that every act of a whole match goes through the referee."""

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Fact, Verdict
from arbitro.snooker.books.wpbsa.rules import FRAMES, MATCHES
from arbitro.snooker.facts import FramePlayed
from arbitro.snooker.frame import Frame
from arbitro.snooker.match import Match


class Contest(msgspec.Struct, frozen=True):
    """A match, and the frame that is played."""

    match: Match
    """The frames won so far."""
    frame: Frame
    """The frame under way, or the last one of a match that is over."""
    results: tuple[FramePlayed, ...] = ()
    """Every frame that is over."""


def begun(sides: tuple[str, str], frames: int) -> Contest:
    """Return a match of the best of so many frames that the first side opens."""
    match = Match(sides, frames)
    return Contest(match, _next_frame(match))


def judge(state: Contest, fact: Fact) -> Verdict[Contest]:
    """Return the verdict on a fact of the frame under way, or on the result of a frame."""
    if isinstance(fact, FramePlayed):
        of_match = MATCHES.judge(state.match, fact)
        frame = state.frame if of_match.state.over else _next_frame(of_match.state)
        results = (*state.results, fact)
        after = state if of_match.refused else Contest(of_match.state, frame, results)
        return Verdict(after, of_match.rulings, of_match.refused)
    of_frame = FRAMES.judge(state.frame, fact)
    after = state if of_frame.refused else replace(state, frame=of_frame.state)
    return Verdict(after, of_frame.rulings, of_frame.refused)


def result(state: Contest) -> FramePlayed:
    """Return the result of a frame that is over."""
    frame = state.frame
    assert frame.outcome
    points = dict(zip(frame.sides, frame.score, strict=True))
    one, other = state.match.sides
    return FramePlayed(frame.outcome.winner, (points[one], points[other]))


def _next_frame(match: Match) -> Frame:
    """Return the next frame, set up for the side that opens it."""
    one, other = match.sides
    order = (other, one) if match.opens_next == other else (one, other)
    return Frame(players=order, sides=order)
