"""Results: reported by the sides, entered by the desk, given without play."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no, not_now
from arbitro.desk.event import Event
from arbitro.desk.finish import finish, open_claim
from arbitro.desk.handicaps import match_start, start_of
from arbitro.desk.lengths import all_are_played, best_of, ending, length_of, majority
from arbitro.desk.match import DRAW, LIVE, EventMatch, SideReport, Won
from arbitro.desk.offer import DeskOffer, OfferField, choice, choices, is_accepted, reason
from arbitro.desk.timing import may_be_drawn
from arbitro.kernel import Fact, Refused

DESK = "desk"
"""Who enters a result that no side reports."""


class Result(Fact, frozen=True):
    """A match is won, or drawn."""

    match: str
    winner: str
    score: dict[str, int] | None = None
    by: str = DESK
    length: int | None = None
    games: tuple[tuple[int, int], ...] | None = None
    """The points of each game, the first side's first."""


def result(event: Event, act: Result) -> Answered:
    """4.6: both sides report the result, and the desk announces it; 4.5: a match is played to its length."""
    laws, match = laws_of(event), event.match(act.match)
    if match is None or match.state not in ("ready", *LIVE):
        return not_now("match_takes_no_result", event, act.match, laws.result)
    # 5.1: nothing is touched while a claim is open; a result would decide it.
    if (dispute := open_claim(event, match.id)) is not None:
        return no("a_claim_is_open", laws.claim, dispute=dispute)
    if not (match.has(act.winner) or act.winner == DRAW) or (act.by != DESK and not match.has(act.by)):
        return no("not_a_side", laws.result)
    # Idempotency: a side says it once; a second, other report would be a dispute with itself.
    if act.by != DESK and (match.state == "disputed" or act.by in match.told):
        return no("reported_already", laws.result)
    if act.winner == DRAW and not may_be_drawn(event, match):
        return no("no_draws_here", laws.score)
    told = _as_told(event, match, act)
    if told is None:
        return no("games_and_score_differ", laws.score)
    by = ending(event, match, act.winner, told.score, act.length, match_start(event, match))
    if by is None:
        return impossible(event, match, laws.score)
    # 4.8: a match played to a wrong length and over stands; the length is cited, not corrected.
    wrong = act.length is not None and act.length != length_of(event, match)
    length_law = laws.wrong_length if wrong else ""
    if act.by != DESK:
        return _take_report(event, match, act.by, told, by, length_law)
    ended = finish(event, match, act.winner, by, told.score, told.games)
    return answer_done(ended, "result-entered", laws.result, length_law, match=match.id, winner=act.winner)


def offer_result(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to enter how a match ended, by the desk or by a side."""
    won = [one for one in (*match.names, DRAW) if is_accepted(result(event, Result(match.id, one)))]
    if not won:
        return None
    sides = [name for name in match.names if is_accepted(result(event, Result(match.id, won[0], by=name)))]
    score = OfferField("score", "score", choices(match.names), value=match.score, optional=True)
    games = (
        (OfferField("games", "games", optional=True),)
        if best_of(event, match) and not event.setup.boards
        else ()
    )
    law = laws_of(event).wrong_length
    length = (OfferField("length", "whole", optional=True, least=1, law=law),) if law else ()
    by = choice("by", (DESK, *sides), value=DESK, optional=True)
    fields = (choice("winner", won), score, *games, *length, by)
    return DeskOffer("result", {"match": match.id}, fields, own="by")


def impossible(event: Event, match: EventMatch, law: str) -> Refused:
    """Return that a match cannot end with a score, and what it is played to."""
    games, points = best_of(event, match), length_of(event, match)
    if event.setup.boards is not None or event.setup.play_all or may_be_drawn(event, match):
        return no("impossible_score", law)
    if games is not None:
        return no("impossible_score_of_games", law, games=games, wins=majority(games))
    return (
        no("impossible_score", law)
        if points is None
        else no("impossible_score_of_points", law, points=points)
    )


def _as_told(event: Event, match: EventMatch, act: Result) -> SideReport | None:
    """Return a result with its whole score, the games counted; None where these contradict each other."""
    score = act.score
    if act.games is not None:
        counted = _count_games(event, match, act.games)
        if counted is None or (score is not None and counted != dict.fromkeys(match.names, 0) | score):
            return None
        score = counted
    if score is None or not set(score) <= set(match.names):
        return SideReport(act.winner, score, act.games)
    return SideReport(act.winner, {name: score.get(name, 0) for name in match.names}, act.games)


def _count_games(
    event: Event, match: EventMatch, games: tuple[tuple[int, int], ...]
) -> dict[str, int] | None:
    """Return the score of games; None where one is level, below a start, or after the decision."""
    most = best_of(event, match)
    if most is None:
        return None
    start = start_of(event, match) or {}
    first, second = match.names
    won = {first: 0, second: 0}
    for one, other in games:
        decided = max(won.values()) >= majority(most) and not all_are_played(event, match)
        # With a handicap every game begins at its start: nobody ends below it.
        if decided or one == other or one < start.get(first, 0) or other < start.get(second, 0):
            return None
        won[first if one > other else second] += 1
    return won


class Walkover(Fact, frozen=True):
    """A match is given to a side without play, or lost by both."""

    match: str
    to: str | None
    reason: str | None = None


def walkover(event: Event, act: Walkover) -> Answered:
    """Give a match to a side without play, or to nobody."""
    match = event.match(act.match)
    if match is None or match.state not in ("ready", *LIVE):
        return not_now("match_takes_no_result", event, act.match)
    if act.to is not None and not match.has(act.to):
        return no("not_a_side")
    ended = finish(event, match, act.to, "walkover" if act.to else "double-walkover")
    if act.to is None:
        return answer_done(ended, "both-lose", match=match.id)
    return answer_done(ended, "walkover", match=match.id, winner=act.to)


def offer_walkover(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to give a match to a side without play, or to nobody."""
    if not is_accepted(walkover(event, Walkover(match.id, None))):
        return None
    to = choice("to", (*match.names, None))
    return DeskOffer("walkover", {"match": match.id}, (to, reason()), grave=True)


def _take_report(
    event: Event, match: EventMatch, by: str, told: SideReport, how: Won, length_law: str
) -> Answered:
    """Take one side's report: it waits for the other, agrees with it, or differs from it."""
    law = laws_of(event).result
    other = match.told.get(match.other(by))
    if other is None:
        reported = replace(match, state="reported", told={by: told})
        return answer_done(
            event.with_matches(reported),
            "result-reported",
            law,
            match=match.id,
            player=by,
            winner=told.winner,
        )
    if other.winner == told.winner and (None in (other.score, told.score) or other.score == told.score):
        ended = finish(event, match, told.winner, how, told.score or other.score, told.games or other.games)
        return answer_done(ended, "result-agreed", law, length_law, match=match.id, winner=told.winner)
    # The desk settles it (4.6); both reports are kept for whoever has to.
    differing = replace(match, state="disputed", told={**match.told, by: told})
    return answer_done(event.with_matches(differing), "result-disputed", law, match=match.id)
