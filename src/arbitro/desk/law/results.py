"""Results: reported by the sides, entered by the desk, given without play."""

from msgspec.structs import replace

from arbitro.desk.acts import DESK, Result, Walkover
from arbitro.desk.answer import Answered, done, laws_of, no
from arbitro.desk.event import Event
from arbitro.desk.finish import claimed, finish
from arbitro.desk.lengths import ending, length_of
from arbitro.desk.match import LIVE, Match, Told


def result(event: Event, act: Result) -> Answered:
    """4.6: both sides report the result, and the desk announces it; 4.5: a match is played to its length."""
    laws, match = laws_of(event), event.match(act.match)
    if match is None or match.state not in ("ready", *LIVE):
        return no("match_takes_no_result", laws.result)
    if claimed(event, match.id):
        return no("a_claim_is_open", laws.claim)
    if not match.has(act.winner) or (act.by != DESK and not match.has(act.by)):
        return no("not_a_side", laws.result)
    if act.by != DESK and (match.state == "disputed" or act.by in match.told):
        return no("reported_already", laws.result)
    score = None if act.score is None else {name: act.score.get(name, 0) for name in match.names}
    if act.score is not None and not ending(event, match, act.winner, act.score, act.length):
        return no("impossible_score", laws.score)
    wrong = act.length is not None and act.length != length_of(event, match)
    length_law = laws.wrong_length if wrong else ""
    if act.by != DESK:
        return _told(event, match, act.by, Told(act.winner, score), length_law)
    ended = finish(event, match, act.winner, "play", score)
    return done(ended, "result-entered", laws.result, length_law, match=match.id, winner=act.winner)


def walkover(event: Event, act: Walkover) -> Answered:
    """Give a match to a side without play, or to nobody."""
    match = event.match(act.match)
    if match is None or match.state not in ("ready", *LIVE):
        return no("match_takes_no_result")
    if act.to is not None and not match.has(act.to):
        return no("not_a_side")
    ended = finish(event, match, act.to, "walkover" if act.to else "double-walkover")
    if act.to is None:
        return done(ended, "both-lose", match=match.id)
    return done(ended, "walkover", match=match.id, winner=act.to)


def _told(event: Event, match: Match, by: str, told: Told, length_law: str) -> Answered:
    """Take one side's report: it waits for the other, agrees with it, or differs from it."""
    law = laws_of(event).result
    other = match.told.get(match.other(by))
    if other is None:
        reported = replace(match, state="reported", told={by: told})
        return done(
            event.put(reported), "result-reported", law, match=match.id, player=by, winner=told.winner
        )
    if other.winner == told.winner and (None in (other.score, told.score) or other.score == told.score):
        ended = finish(event, match, told.winner, "play", told.score or other.score)
        return done(ended, "result-agreed", law, length_law, match=match.id, winner=told.winner)
    differing = replace(match, state="disputed", told={**match.told, by: told})
    return done(event.put(differing), "result-disputed", law, match=match.id)
