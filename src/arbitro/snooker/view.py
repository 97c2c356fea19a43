"""What is shown of a frame and a match: `after` of a case, the marker's board (5.2), what the referee sees (5.1.b)."""

from math import ceil
from typing import Any

import msgspec

from arbitro.kernel import Ended, Role, Standing, View
from arbitro.snooker.balls import VALUE, Ball, Colour
from arbitro.snooker.contest import SnookerContest, all_scores
from arbitro.snooker.facts import Option
from arbitro.snooker.frame import RED_AND_BLACK, ChargedFoul, Frame, FrameOutcome, Spot
from arbitro.snooker.match import SnookerMatch
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.parameters import SnookerParameters

MAXIMA = (147, 155)
"""The highest break without and with a free ball before the first red."""


class FrameView(msgspec.Struct, frozen=True, rename={"break_points": "break"}):
    """A frame as cases show it."""

    score: dict[str, int]
    striker: str | None
    ball_on: str | None
    reds: int
    colours: tuple[Colour, ...]
    break_points: int
    in_hand: bool
    free_ball: bool
    foul: ChargedFoul | None
    spotted: dict[Colour, Spot]
    options: tuple[Option, ...]
    warning: str | None
    remaining: int
    frame: FrameOutcome | None
    respotted_black: bool


class SnookerMatchView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as cases show it."""

    frames: dict[str, int]
    aggregate: dict[str, int]
    opens_next: str | None
    match_winner: str | None
    respotted_black: bool
    session: int | None = None
    """The session under way, where there are any."""
    session_over: bool | None = None
    """Whether it is over."""


class RefereeView(msgspec.Struct, frozen=True, rename={"break_points": "break"}):
    """What the referee calls from; no difference in scores, nothing that hints at a foul or advises (5.1.b)."""

    score: dict[str, int]
    striker: str | None
    ball_on: str | None
    reds: int
    colours: tuple[Colour, ...]
    break_points: int
    in_hand: bool
    free_ball: bool
    foul: ChargedFoul | None
    spotted: dict[Colour, Spot]
    options: tuple[Option, ...]
    warning: str | None
    frame: FrameOutcome | None
    respotted_black: bool
    declared: Ball | None
    """The ball named for the next stroke."""
    misses: int
    """Misses that count towards the loss of the frame, the one just called among them (3.14.c)."""


class Scoreboard(msgspec.Struct, frozen=True):
    """What the marker shows to players and public."""

    score: dict[str, int]
    """By side."""
    striker: str | None
    """Who is at the table."""
    break_points: int
    """The break so far."""
    reds: int
    """Reds on the table."""
    remaining: dict[str, int]
    """The points that each side can still have: a colour due and a free ball count only for the striker's side."""
    leader: str | None
    """The side ahead."""
    lead: int
    """By how much."""
    snookers: dict[str, int]
    """How many fouls of the least value each side needs before it can draw level."""
    maximum: int | None
    """147 or 155 while the striker can still make it."""
    frame_balls: tuple[Ball, ...]
    """The balls on with which the striker goes out of reach."""


def frame_view(frame: Frame, p: SnookerParameters) -> FrameView:
    """Return what is shown of a frame."""
    return FrameView(**_public_frame(frame, p), remaining=frame.remaining)


def referee_view(frame: Frame, p: SnookerParameters) -> RefereeView:
    """Return what the referee sees of a frame."""
    misses = frame.original.misses if frame.original else frame.misses
    return RefereeView(**_public_frame(frame, p), declared=frame.declared, misses=misses)


def _public_frame(frame: Frame, p: SnookerParameters) -> dict[str, Any]:
    """Return what everybody is shown."""
    return {
        "score": dict(zip(frame.sides, frame.score, strict=True)),
        "striker": None if frame.striker is None else frame.players[frame.striker],
        "ball_on": frame.on if frame.reds or frame.colours else None,
        "reds": frame.reds,
        "colours": frame.colours,
        "break_points": frame.break_points,
        "in_hand": frame.in_hand,
        "free_ball": frame.free_ball,
        "foul": frame.penalty,
        "spotted": dict(frame.spotted),
        "options": frame.options,
        "warning": frame.warning(p),
        "frame": frame.outcome,
        "respotted_black": frame.respotted,
    }


def match_view(match: SnookerMatch) -> SnookerMatchView:
    """Return what is shown of a match."""
    return SnookerMatchView(
        frames=dict(zip(match.sides, match.frames, strict=True)),
        aggregate=dict(zip(match.sides, match.aggregate, strict=True)),
        opens_next=match.opens_next,
        match_winner=match.winner,
        respotted_black=match.respotted,
        session=match.session,
        session_over=match.session_over if match.sessions else None,
    )


def contest_view(contest: SnookerContest, match: SnookerMatch, role: Role, p: SnookerParameters) -> View:
    """Return a contest whose match stands so, as one who has this role may see it."""
    frame = referee_view(contest.frame, p) if role == "official" else frame_view(contest.frame, p)
    of_match = {} if contest.before is None else msgspec.to_builtins(match_view(match))
    return View(of_match, msgspec.to_builtins(frame))


_ENDINGS = {"points": "play", "claim": "play", "three-misses": "penalty"}
"""What the hall, which knows every game, calls an ending of a frame."""


def standing(contest: SnookerContest, match: SnookerMatch) -> Standing:
    """Return a contest whose match stands so in numbers: frames, or points where totals decide."""
    frame = contest.frame
    by = frame.outcome.by if frame.outcome else "points"
    how = "concession" if match.given_up else _ENDINGS.get(by, by)
    ended = Ended(match.winner, how) if match.over else None
    playing = frame.outcome is None and ended is None
    return Standing(
        sides=match.sides,
        score=match.aggregate if match.aggregate_counts else match.frames,
        part=contest.by_side(frame.score) if playing else None,
        parts=all_scores(contest),
        turn=None if frame.striker is None or not playing else frame.players[frame.striker],
        ended=ended,
    )


def scoreboard(frame: Frame, p: SnookerParameters) -> Scoreboard:
    """Return the marker's board of a frame."""
    one, other = frame.score
    leader = None if one == other else frame.sides[0 if one > other else 1]
    left = (remaining(frame, 0), remaining(frame, 1))
    return Scoreboard(
        score=dict(zip(frame.sides, frame.score, strict=True)),
        striker=None if frame.striker is None else frame.players[frame.striker],
        break_points=frame.break_points,
        reds=frame.reds,
        remaining=dict(zip(frame.sides, left, strict=True)),
        leader=leader,
        lead=frame.behind,
        snookers={name: snookers_needed(frame, side, p) for side, name in enumerate(frame.sides)},
        maximum=maximum(frame),
        frame_balls=frame_balls(frame),
    )


def spectators(contest: SnookerContest, p: SnookerParameters) -> dict[str, Any]:
    """Return what spectators are told beside the score, sides in the order of the match."""
    frame, board = contest.frame, scoreboard(contest.frame, p)
    at_table = None if frame.striker is None else frame.sides[frame.side(frame.striker)]
    return {
        "break": {} if at_table is None else {at_table: board.break_points},
        "remaining": frame.remaining,
        "ahead": {"side": board.leader, "points": board.lead} if board.leader else None,
        "snookers": {side: board.snookers[side] for side in contest.match.sides},
        "frame_ball": [*board.frame_balls],
    }


def remaining(frame: Frame, side: int) -> int:
    """Return the points that a side can still have; only the side at the table has what is due now."""
    if frame.outcome:
        return 0
    if frame.striker is not None and frame.side(frame.striker) == side:
        return frame.remaining
    return frame.on_table


def least_foul(frame: Frame, p: SnookerParameters) -> int:
    """Return the least that a foul can cost from now on: the lowest colour left, never under the least of the book."""
    if frame.reds or frame.on == "colour" or not frame.colours:
        return p.least_penalty
    return max(p.least_penalty, VALUE[frame.colours[0]])


def snookers_needed(frame: Frame, side: int, p: SnookerParameters) -> int:
    """Return how many least fouls by the opponent a side needs before the balls left let it draw level."""
    short = frame.score[1 - side] - frame.score[side] - remaining(frame, side)
    return max(0, ceil(short / least_foul(frame, p))) if not frame.outcome else 0


def maximum(frame: Frame) -> int | None:
    """Return the maximum that the striker's break can still reach, if it can."""
    reach = frame.break_points + frame.remaining
    return reach if reach in MAXIMA and not frame.outcome else None


def frame_balls(frame: Frame) -> tuple[Ball, ...]:
    """Return the balls on that, potted now, put the frame beyond what is then left for the opponent."""
    if frame.outcome or frame.striker is None or frame.on is None:
        return ()
    side = frame.side(frame.striker)
    lead = frame.score[side] - frame.score[1 - side]
    if lead > frame.on_table:
        return ()
    found: list[Ball] = []
    for ball in may_nominate(frame):
        # A free ball gives the value of the ball on (3.10.c), and leaves the table as it was.
        gives = VALUE[ball if frame.on == "colour" else str(frame.on)]
        stays = frame.on == "colour" or ball != frame.on
        leaves = 0 if stays else RED_AND_BLACK if ball == "red" else VALUE[ball]
        if lead + gives > frame.on_table - leaves:
            found.append(ball)
    return tuple(found)
