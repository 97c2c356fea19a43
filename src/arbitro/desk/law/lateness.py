"""Lateness: for the start, after a rest, after a break; and the rests and breaks themselves."""

from typing import Literal

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.event import Event
from arbitro.desk.finish import credit_points, finish
from arbitro.desk.handicaps import match_start
from arbitro.desk.lengths import length_of, running
from arbitro.desk.match import EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, choice, choices, is_accepted
from arbitro.kernel import Fact

REST_S = 600
"""138 / general.39: the rest before the third game."""
BREAK_S = 300
"""2.2.ii: a break."""
POINT_S = 300
"""2.2.v: each full five minutes cost a point."""


def deadline(event: Event, match: EventMatch) -> int | None:
    """Return the last second in which the sides report in time."""
    if match.state == "playing" and match.rest is not None:
        return match.rest + REST_S
    if match.state == "playing" and match.break_end is not None and set(match.arrived) != set(match.names):
        # The last second that is still free: a point falls due with the
        # fifth full minute (2.2.v, our reading).
        return match.break_end + POINT_S - 1
    if match.called is None or match.due is None or match.state not in ("called", "disputed"):
        return None
    # From the call in carrom (143i), from the appointed start in backgammon and snooker.
    if (seconds := laws_of(event).report_s) is not None:
        return match.called + seconds
    if laws_of(event).late_point_s is not None:
        return match.due + POINT_S - 1
    return None if event.setup.late_limit_s is None else match.due + event.setup.late_limit_s


def out_of_time(event: Event, match: EventMatch, name: str) -> bool:
    """Tell whether a side's time to report for the start is over."""
    if event.has_exception(name, "2.2.i"):
        return False
    last = deadline(event, match)
    return last is not None and event.now > last


def rest_is_over(event: Event, match: EventMatch) -> bool:
    """138 / general.39: the rest is over after ten minutes."""
    return match.rest is not None and event.now > match.rest + REST_S


def arrival(event: Event, match: EventMatch, name: str) -> EventMatch:
    """Return a match with one more side at the table; a rest is over when both are back."""
    arrived = {**match.arrived, name: event.now}
    match = replace(match, arrived=arrived, late_clock=None if match.late_clock == name else match.late_clock)
    if match.rest is not None and set(match.names) <= set(arrived):
        return replace(match, rest=None)
    return match


class Late(Fact, frozen=True):
    """The desk applies the law of lateness."""

    match: str
    measure: Literal["points", "clock"] = "points"


def late(event: Event, act: Late) -> Answered:
    """Apply the law of lateness now."""
    laws, match = laws_of(event), event.match(act.match)
    if match is None or match.finished or not match.known:
        return no("nobody_is_late", laws.lateness)
    if match.state == "playing" and match.rest is not None:
        return _late_from_rest(event, match)
    if laws.late_point_s is not None:
        return _started_clock(event, match) if act.measure == "clock" else _points(event, match)
    if act.measure == "clock":
        return no("no_clock_to_start", laws.lateness)
    absent = [name for name in match.names if name not in match.arrived]
    if match.state != "called" or not absent or not out_of_time(event, match, absent[0]):
        return no("nobody_is_late", laws.lateness)
    return _lose_by_absence(event, match, absent, laws.lateness)


def offer_late(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the measures of the law of lateness that are due now."""
    due = [one for one in ("points", "clock") if is_accepted(late(event, Late(match.id, one)))]
    if not due:
        return None
    measure = (choice("measure", due),) if laws_of(event).late_point_s is not None else ()
    return DeskOffer("late", {"match": match.id}, measure, grave=True)


class Interval(Fact, frozen=True):
    """The rest before the third game begins."""

    match: str


def interval(event: Event, act: Interval) -> Answered:
    """138 / general.39: ten minutes of rest between the second and the third game."""
    law, match = laws_of(event).interval, event.match(act.match)
    # 138 gives one rest a match; `rested` keeps a second one out.
    if not law or match is None or match.state != "playing" or match.rested:
        return no("no_rest_now", law)
    resting = replace(match, rest=event.now, rested=True, arrived={})
    return answer_done(event.with_matches(resting), "resting", law, match=match.id)


def offer_interval(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the rest before the third game."""
    return (
        DeskOffer("interval", {"match": match.id})
        if is_accepted(interval(event, Interval(match.id)))
        else None
    )


class DeskBreak(Fact, frozen=True, tag="Break"):
    """A side takes a break."""

    match: str
    by: str
    during: bool = False


def take_break(event: Event, act: DeskBreak) -> Answered:
    """2.2.ii, 2.2.iii: breaks are counted, and taken between two games only."""
    match = event.match(act.match)
    if not laws_of(event).breaks:
        return no("no_breaks_here")
    if match is None or match.state != "playing" or not match.has(act.by):
        return no("no_break_now", "2.2.iii")
    # 2.2.iii: not before the first game; with a handicap the score of that moment is the start, not 0-0.
    if act.during or (match.score or {}) in ({}, match.start or dict.fromkeys(match.names, 0)):
        return no("no_break_now", "2.2.iii")
    excepted = event.has_exception(act.by, "2.2.ii")
    if not excepted and breaks_left(event, match)[act.by] == 0:
        return no("no_break_left", "2.2.ii")
    # 2.2.ii: breaks taken in a row are joined, so the second begins where the first ends.
    begins = match.break_end if match.break_end is not None and event.now <= match.break_end else event.now
    taken = match.breaks if excepted else {**match.breaks, act.by: match.breaks.get(act.by, 0) + 1}
    end = begins + BREAK_S
    # Both have to report anew, and the count of lateness begins again with the end of the break.
    resting = replace(match, breaks=taken, break_end=end, due=end, arrived={}, charged={}, late_clock=None)
    # An excepted side's breaks are not counted, and stand under the exception.
    laws = ("2.2.iv",) if excepted else ("2.2.ii", "2.2.iii")
    return answer_done(event.with_matches(resting), "break-taken", *laws, match=match.id, player=act.by)


def offer_break(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer a break to the sides that have one left."""
    may = [name for name in match.names if is_accepted(take_break(event, DeskBreak(match.id, name)))]
    return DeskOffer("break", {"match": match.id}, (choice("by", may),), own="by") if may else None


class RunningScore(Fact, frozen=True, tag="Score"):
    """The running score between games."""

    match: str
    score: dict[str, int]


def score(event: Event, act: RunningScore) -> Answered:
    """Keep the running score between games."""
    match = event.match(act.match)
    if match is None or match.state != "playing":
        return no("match_is_not_in_play")
    told = {name: act.score.get(name, 0) for name in match.names}
    if not set(act.score) <= set(match.names) or not running(event, match, told, match_start(event, match)):
        return no("impossible_score", laws_of(event).score)
    if told == match.score:
        return no("nothing_changes")
    words = ", ".join(f"{name} {points}" for name, points in told.items())
    return answer_done(
        event.with_matches(replace(match, score=told)), "score-kept", match=match.id, score=words
    )


def offer_score(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to keep the running score."""
    if match.state != "playing":
        return None
    now = {name: (match.score or {}).get(name, 0) for name in match.names}
    further = [{**now, name: now[name] + 1} for name in match.names]
    level = match_start(event, match) or dict.fromkeys(match.names, 0)
    can = next(
        (one for one in (*further, level) if is_accepted(score(event, RunningScore(match.id, one)))), None
    )
    if can is None:
        return None
    field = OfferField("score", "score", choices(match.names), value=now, example=can)
    return DeskOffer("score", {"match": match.id}, (field,))


class BoardEnd(Fact, frozen=True):
    """A board ends now."""

    match: str
    game: int
    board: int


def board_end(event: Event, act: BoardEnd) -> Answered:
    """Keep when a board ended: protests about it run from there."""
    match = event.match(act.match)
    if not laws_of(event).boards or match is None or match.state not in ("playing", "reported", "disputed"):
        return no("match_is_not_in_play")
    key = f"{act.game}.{act.board}"
    if key in match.ended:
        return no("board_has_ended")
    ended = replace(match, ended={**match.ended, key: event.now})
    return answer_done(
        event.with_matches(ended), "board-ended", match=match.id, game=act.game, board=act.board
    )


def offer_board_end(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to note that a board has ended."""
    game, board = 1, 1
    while f"{game}.{board}" in match.ended:
        board += 1
    if not is_accepted(board_end(event, BoardEnd(match.id, game, board))):
        return None
    numbers = (
        OfferField("game", "whole", value=game, least=1),
        OfferField("board", "whole", value=board, least=1),
    )
    return DeskOffer("board_end", {"match": match.id}, numbers)


def breaks_left(event: Event, match: EventMatch) -> dict[str, int]:
    """2.2.ii: none up to 5 points, one up to 12, two up to 18, three up to 24, then four."""
    points = length_of(event, match) or 0
    allowed = sum(points > most for most in (5, 12, 18, 24))
    return {name: allowed - match.breaks.get(name, 0) for name in match.names}


def _late_from_rest(event: Event, match: EventMatch) -> Answered:
    """143b / match-loss.2: whoever is not back from the rest loses the match."""
    law = laws_of(event).overstay
    absent = [name for name in match.names if name not in match.arrived]
    if not rest_is_over(event, match) or not absent:
        return no("nobody_is_late", law)
    return _lose_by_absence(event, match, absent, law)


def _lose_by_absence(event: Event, match: EventMatch, absent: list[str], law: str) -> Answered:
    """Give the match to the side that is there; both absent, both lose."""
    if len(absent) == 1:
        ended = finish(event, match, match.other(absent[0]), "late")
        return answer_done(ended, "lost-by-lateness", law, match=match.id, player=absent[0])
    return answer_done(finish(event, match, None, "double-walkover"), "both-absent", law, match=match.id)


def _points(event: Event, match: EventMatch) -> Answered:
    """2.2.v: a point for each full five minutes in which the opponent waited."""
    charge = {name: _due(event, match, name) - match.charged.get(name, 0) for name in match.names}
    late_side = next((name for name, points in charge.items() if points > 0), None)
    if (
        late_side is None
        or match.late_clock is not None
        or match.state not in ("called", "playing", "disputed")
    ):
        return no("nobody_is_late", "2.2.v")
    points, other = charge[late_side], match.other(late_side)
    match = credit_points(match, other, points, late=True)
    match = replace(match, charged={**match.charged, late_side: match.charged.get(late_side, 0) + points})
    length = length_of(event, match) or 0
    # 2.2.v: more than half the length by lateness alone, or the length together with the running score.
    if 2 * match.late[other] > length or (match.score or {})[other] >= length:
        event = finish(event, match, other, "late")
        return answer_done(event, "lost-by-lateness", "2.2.v", match=match.id, player=late_side)
    return answer_done(
        event.with_matches(match), "points-credited", "2.2.v", match=match.id, player=other, points=points
    )


def _due(event: Event, match: EventMatch, name: str) -> int:
    """Return the points that a side's present lateness costs by now."""
    # Points are for the opponent who waited: with both absent nobody is harmed, and nobody pays.
    other = match.other(name)
    if match.due is None or other not in match.arrived:
        return 0
    if match.break_end is None and event.has_exception(name, "2.2.i"):
        return 0
    waited = match.arrived.get(name, event.now) - max(match.due, match.arrived[other])
    return max(0, waited // POINT_S)


def _started_clock(event: Event, match: EventMatch) -> Answered:
    """2.2.v: instead of points, after five minutes, the late side's clock is started."""
    absent = [name for name in match.names if name not in match.arrived]
    # Either points or the clock, never both for the same lateness (2.2.v).
    if len(absent) != 1 or match.clock is None or match.late_clock or match.charged.get(absent[0]):
        return no("no_clock_to_start", "2.2.v")
    if _due(event, match, absent[0]) < 1:
        return no("nobody_is_late", "2.2.v")
    started = replace(match, late_clock=absent[0])
    return answer_done(event.with_matches(started), "late-clock", "2.2.v", match=match.id, player=absent[0])
