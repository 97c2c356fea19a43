"""A match at the table: what stood before the frame under way, the frame, and the match once the frame is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Ruling, Verdict
from arbitro.kernel.clock import Milliseconds
from arbitro.snooker.facts import FramePlayed, MatchFact, Misconduct, Resign
from arbitro.snooker.frame import Frame
from arbitro.snooker.lying import LyingBalls
from arbitro.snooker.match import Matches, SnookerMatch

Pair = tuple[int, int]


class SnookerContest(msgspec.Struct, frozen=True):
    """The whole state of a match. What a frame comes to for the match is derived once, when the frame ends."""

    before: SnookerMatch | None
    """The match before the frame under way; None where a frame alone is looked at, as in a case."""
    frame: Frame
    """The frame under way, or the one just ended until the next is set up."""
    number: int = 1
    """The number of the frame under way, a re-spotted black for the match included."""
    scores: tuple[Pair, ...] = ()
    """The points of the frames before it, by side."""
    lost: Misconduct | Resign | None = None
    """The conduct, or the resignation, by which a side has lost the match with the frame."""
    seconds: int | None = None
    """The time that the shot clock allows; None where there is none."""
    since: Milliseconds = 0
    """When the striker's time began, or went on."""
    used: Milliseconds = 0
    """What of it had run off before that."""
    run_out: Literal["asked", "answered"] | None = None
    """Whether it is used up, and the referee has still to say what follows."""
    shots: int = 0
    """How often the shot clock has begun: another of them is another clock."""
    awaited: bool = False
    """Whether the frame has not been set up: only results are entered, or somebody forfeited the one before."""
    taken_over: bool = False
    """Whether the frame under way was taken over as it stood."""
    layout: LyingBalls | None = None
    """What lies on the table; None in a hall with real balls."""
    earlier: LyingBalls | None = None
    """What lay there before the last stroke."""
    quiet: int = 0
    """Strokes in a row that changed neither the score nor the balls on the table."""
    after: SnookerMatch | None = None
    """The match with the frame, once that is over; None before, and in states written before this was kept."""

    @property
    def match(self) -> SnookerMatch:
        """The match before the frame under way."""
        return self.before or SnookerMatch(self.frame.sides)

    @property
    def unplayed(self) -> bool:
        """Whether the frame under way is not set up and nothing has happened in it."""
        return self.awaited and not self.frame.begun

    @property
    def undrawn(self) -> bool:
        """Whether lots may still be drawn for who opens the match."""
        return not (self.frame.begun or self.frame.lot or self.taken_over)

    def side_of(self, name: str) -> str:
        """Return the side of that name, or of the player of that name."""
        return self.frame.sides[self.frame.side_named(name)]

    def by_side(self, score: Pair) -> Pair:
        """Return points of the frame in the order of the match's sides."""
        return score if self.frame.sides == self.match.sides else score[::-1]


def await_next_frame(
    contest: SnookerContest, match: SnookerMatch, order: tuple[str, ...] = ()
) -> SnookerContest:
    """Return the contest with the next frame of a match awaited, or the black for a tie on aggregate points."""
    # The clock goes on from frame to frame as a count of shots: another shot is another clock.
    frame = contest.frame
    players = order or frame.players
    if match.opens_next is not None and contest.side_of(players[0]) != match.opens_next:
        players = (*players[1:], players[0])
    sides = (contest.side_of(players[0]), contest.side_of(players[1]))
    fresh = Frame(
        players=players, sides=sides, wheelchairs=frame.wheelchairs, aggregate=match.aggregate_counts
    )
    if match.respotted:
        # A tie on aggregate points is decided by the black alone (3.4.c): its first score or foul ends it.
        fresh = replace(
            fresh,
            reds=0,
            colours=("black",),
            on="black",
            striker=None,
            respotted=True,
            lot=True,
            aggregate=False,
            spotted=(("black", "black"),),
        )
    return SnookerContest(
        before=match,
        frame=fresh,
        number=contest.number + 1,
        scores=contest.scores,
        seconds=contest.seconds,
        since=contest.since,
        used=contest.used,
        shots=contest.shots,
        awaited=True,
    )


def results(contest: SnookerContest) -> Iterator[MatchFact]:
    """Yield what the frame under way has come to for the match."""
    # The frame first: a match lost by conduct in it is lost at its score.
    frame, lost = contest.frame, contest.lost
    if frame.outcome is None:
        return
    yield FramePlayed(frame.outcome.winner, contest.by_side(frame.score))
    if lost:
        yield lost


def derive_match(contest: SnookerContest, book: Matches) -> Verdict[SnookerMatch]:
    """Return the match as it stands with the frame under way, and the rulings on what that has come to."""
    # From results and never entered beside them, so that a correction of a stroke reaches the match.
    match, rulings = contest.match, list[Ruling]()
    for fact in results(contest):
        verdict = book.judge(match, fact)
        match = verdict.state
        rulings += verdict.rulings
    return Verdict(match, tuple(rulings))


def all_scores(contest: SnookerContest) -> tuple[Pair, ...]:
    """Return the points of every frame that is over, by side."""
    if contest.frame.outcome is None:
        return contest.scores
    return (*contest.scores, contest.by_side(contest.frame.score))
