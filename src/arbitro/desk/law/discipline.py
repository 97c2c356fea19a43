"""Conduct: warnings, points, the loss of a match, disqualification, spectators."""

import msgspec
from msgspec.structs import replace

from arbitro.desk.answer import Answered, done, laws_of, no
from arbitro.desk.event import Event, with_item
from arbitro.desk.finish import credited, finish
from arbitro.desk.format import format_of
from arbitro.desk.leaving import leave
from arbitro.desk.lengths import best_of, length_of, majority
from arbitro.desk.match import LIVE, Match
from arbitro.kernel import Fact


class Cause(msgspec.Struct, frozen=True):
    """What backgammon provides for a breach: its laws, and which measures there are."""

    laws: tuple[str, ...]
    warned_first: bool = False
    warning: bool = True
    points: bool = True
    disqualifies: bool = True
    sanction: str = ""
    """The law of the sanction beyond a warning."""

    @property
    def last(self) -> str:
        """The last clause of the cause."""
        return self.sanction or self.laws[-1]


_AIDS = {
    "aid": "1.7.i",
    "recording": "1.7.ii",
    "headphones": "1.7.iii",
    "phone": "1.7.iv",
    "outside-help": "1.7.v",
}
CAUSES: dict[str, Cause] = {
    "etiquette": Cause(("1.2.i",), points=False, sanction="1.2.iii"),
    "equipment": Cause(("1.2.ii",), points=False, sanction="1.2.iii"),
    "language": Cause(("1.5",), warned_first=True),
    **{name: Cause((law, "1.7.vi")) for name, law in _AIDS.items()},
    "slow-play": Cause(("2.3.i.a",), warned_first=True, disqualifies=False),
    "agreed-result": Cause(("4.5",), warning=False, points=False),
}
"""The breaches that backgammon knows, in the order of the book."""

MISCONDUCT = "misconduct"


class Warn(Fact, frozen=True):
    """A player or a spectator is warned."""

    player: str | None = None
    who: str | None = None
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def warn(event: Event, act: Warn) -> Answered:
    """Warn a player or, for his language, a spectator."""
    if act.who is not None:
        return _warn_spectator(event, act.who, act.cause)
    entry = event.entry(act.player)
    if entry is None or entry.left or act.player is None:
        return no("nobody_to_warn")
    match event.setup.game:
        case "backgammon":
            cause = CAUSES.get(act.cause or "")
            if cause is None or not cause.warning:
                return no("not_a_measure_for_it", cause.last if cause else "")
            laws: tuple[str, ...] = cause.laws
        case "carrom":
            laws = (_item(event, act.cause),)
        case "snooker" if act.cause in ("time-wasting", MISCONDUCT):
            laws = ("4.1",) if act.cause == "time-wasting" else ("4.2", "4.3.a")
        case "snooker":
            return no("not_a_measure_for_it", "4.2")
        case _:
            return no("no_penalties_here")
    return done(_warned(event, act.player, act.cause), "warned", *laws, player=act.player)


class Penalty(Fact, frozen=True):
    """Points are credited to a player's opponent."""

    match: str
    player: str
    points: int = 1
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def penalty(event: Event, act: Penalty) -> Answered:
    """Credit points to the opponent: 1.5, 1.7.vi, 2.3.i.a; the other books have no penalty points."""
    if event.setup.game != "backgammon":
        return no("no_penalty_points", laws_of(event).points)
    cause, match = CAUSES.get(act.cause or ""), event.match(act.match)
    if cause is None or not cause.points:
        return no("not_a_measure_for_it", cause.last if cause else "")
    if cause.warned_first and not _was_warned(event, act.player, act.cause):
        return no("a_warning_comes_first", cause.last)
    if match is None or match.state not in LIVE or not match.has(act.player) or act.points < 1:
        return no("no_points_now", cause.last)
    to = match.other(act.player)
    match = credited(match, to, act.points)
    if (match.score or {})[to] >= (length_of(event, match) or 0):
        event = finish(event, match, to, "penalty")
        return done(event, "lost-by-points", *cause.laws, match=match.id, player=act.player)
    event = event.put(match)
    return done(event, "points-credited", *cause.laws, match=match.id, player=to, points=act.points)


class Disqualify(Fact, frozen=True):
    """A player loses a match, or is put out of the event, for what he did."""

    player: str
    match: str | None = None
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def disqualify(event: Event, act: Disqualify) -> Answered:
    """Put a player out of the event (backgammon, no book) or have him lose a match (carrom, snooker)."""
    match event.setup.game:
        case "carrom":
            return _lose_match(event, act)
        case "snooker":
            return _lose_frames(event, act)
        case "backgammon":
            return _put_out(event, act, CAUSES.get(act.cause or ""))
    entry = event.entry(act.player)
    if entry is None or entry.state not in ("entered", "approved"):
        return no("nobody_to_leave")
    return done(leave(event, entry, "disqualified"), "disqualified", player=act.player)


class ExpelSpectator(Fact, frozen=True):
    """A spectator is sent away."""

    who: str
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def expel_spectator(event: Event, act: ExpelSpectator) -> Answered:
    """1.6.iii: a spectator may be sent away, which is reported (1.6.v); for language only after a warning (1.5)."""
    backgammon, language = event.setup.game == "backgammon", act.cause == "language"
    law = ("1.5" if language else "1.6.iii") if backgammon else ""
    if act.who in event.entries or act.who in event.expelled:
        return no("no_spectator_to_expel", law)
    if backgammon and language and not _was_warned(event, act.who, "language"):
        return no("a_warning_comes_first", "1.5")
    event = replace(event, expelled=(*event.expelled, act.who))
    if backgammon and not language:
        event = event.owe("1.6.v", act.who)
    return done(event, "expelled", law, who=act.who)


def _warn_spectator(event: Event, who: str, cause: str | None) -> Answered:
    if event.setup.game != "backgammon" or cause != "language":
        return no("not_a_measure_for_it", "1.6.iii" if event.setup.game == "backgammon" else "")
    if who in event.entries or who in event.expelled:
        return no("nobody_to_warn", "1.5")
    return done(_warned(event, who, cause), "warned", "1.5", player=who)


def _warned(event: Event, name: str, cause: str | None) -> Event:
    return replace(event, warnings=with_item(event.warnings, name, cause or ""))


def _was_warned(event: Event, name: str, cause: str | None) -> bool:
    return (cause or "") in event.warnings.get(name, ())


def _item(event: Event, cause: str | None) -> str:
    """Return the item of the loss of the match, or the clause above them all."""
    laws = laws_of(event)
    return laws.items.get(cause or "", laws.loss)


def _put_out(event: Event, act: Disqualify, cause: Cause | None) -> Answered:
    """1.2.iii, 1.5, 1.7.vi, 4.5: a player is out of the event; outside help is reported (1.7.viii)."""
    if cause is None or not cause.disqualifies:
        return no("not_a_measure_for_it", cause.last if cause else "")
    entry = event.entry(act.player)
    if entry is None or entry.state not in ("entered", "approved"):
        return no("nobody_to_leave", cause.last)
    if cause.warned_first and not _was_warned(event, act.player, act.cause):
        return no("a_warning_comes_first", cause.last)
    event = leave(event, entry, "disqualified")
    if act.cause == "outside-help":
        event = event.owe("1.7.viii", act.player)
    return done(event, "disqualified", *cause.laws, cause.sanction, player=act.player)


def _match_of(event: Event, act: Disqualify) -> Match | None:
    """Return the match that a player loses: the one named, or the one that he is in now."""
    if act.match is not None:
        found = event.match(act.match)
        return found if found and found.has(act.player) else None
    return next((match for match in event.of(act.player) if match.state in LIVE), None)


def _lose_match(event: Event, act: Disqualify) -> Answered:
    """143 / match-loss: the match is lost; for insulting officials also before it and after it."""
    laws, law, match = laws_of(event), _item(event, act.cause), _match_of(event, act)
    if match is None or (act.cause is not None and act.cause not in laws.items):
        return no("no_match_to_lose", law)
    if act.cause == laws.distraction and not _was_warned(event, act.player, act.cause):
        return no("a_warning_comes_first", law)
    insult = act.cause == laws.insult
    if match.state in LIVE or (insult and match.state == "ready"):
        event = finish(event, match, match.other(act.player), "disqualified")
        return done(event, "lost-by-conduct", law, match=match.id, player=act.player)
    if insult and match.state == "withheld" and match.winner == act.player:
        right = replace(match, winner=match.other(act.player), by="disqualified", score=None)
        return done(event.put(right), "lost-by-conduct", law, match=match.id, player=act.player)
    if not insult or match.state != "done" or match.winner != act.player:
        return no("over_is_over", law)
    right = replace(match, winner=match.other(act.player), by="disqualified", score=None)
    after = format_of(event).put_right(event, right)
    if after is None:
        return no("they_share_a_place", law)
    return done(after, "lost-by-conduct", law, match=match.id, player=act.player)


def _lose_frames(event: Event, act: Disqualify) -> Answered:
    """4.2, 4.3.b: after a frame lost for conduct the match is, with the frames that complete it."""
    match = _match_of(event, act)
    if act.cause not in (None, MISCONDUCT) or not _was_warned(event, act.player, MISCONDUCT):
        return no("a_warning_comes_first", "4.2")
    if match is None or match.state not in LIVE:
        return no("no_match_to_lose", "4.2")
    other, games = match.other(act.player), best_of(event, match)
    score = None
    if games is not None:
        score = {name: (match.score or {}).get(name, 0) for name in match.names} | {other: majority(games)}
    event = finish(event, match, other, "disqualified", score)
    completed = "4.3.b.2" if games is not None else ""
    return done(event, "lost-by-conduct", "4.2", "4.3.b", completed, match=match.id, player=act.player)
