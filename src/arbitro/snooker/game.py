"""Snooker by an edition, ready to be played: a match at the table, two players or pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from arbitro.kernel import (
    CaseEvent,
    GameDefaults,
    Malformed,
    Message,
    Offer,
    Question,
    Reading,
    Refused,
    Role,
    Ruling,
    Running,
    Standing,
    TimeLeft,
    Verdict,
    View,
)
from arbitro.kernel.clock import Milliseconds
from arbitro.kernel.given import event_name, not_one_of
from arbitro.snooker import clocks, offers, view
from arbitro.snooker.books.wpbsa import rules as wpbsa
from arbitro.snooker.calls import calls, match_calls
from arbitro.snooker.complete import complete
from arbitro.snooker.contest import SnookerContest, all_scores, await_next_frame, derive_match
from arbitro.snooker.facts import (
    SIGHT,
    Attempt,
    Foul,
    FramePlayed,
    Misconduct,
    Missing,
    NextFrame,
    Resign,
    ShotClockExpired,
    SnookerFact,
    SnookerLies,
    SnookerStroke,
    Stalemate,
    TimeRuled,
    TimeRuling,
    Toss,
    Unnoticed,
)
from arbitro.snooker.frame import Frame, Frames
from arbitro.snooker.match import Matches, SnookerMatch
from arbitro.snooker.presence import not_there
from arbitro.snooker.reading.events import READERS, read_event, read_match_event, read_set_up
from arbitro.snooker.reading.given import read_frame, read_match, read_players
from arbitro.snooker.reading.values import choice
from arbitro.snooker.terms import PLAYERS, SnookerTerms, check_terms, frames_of

Between: TypeAlias = FramePlayed | NextFrame
BELONGS_TO_THE_LAST = (
    "unnoticed",
    "set_up",
    "declare",
    "choose",
    "clear_path",
    "attempt",
    "claim",
    "concede",
    "accept",
    "refuse",
    "resign",
    "toss",
    "time_up",
)
"""Acts that do not open the next frame by themselves: they speak of the one that is over, or of the match."""


class Snooker(GameDefaults, msgspec.Struct, frozen=True, eq=False):
    """Rules on frames and matches by one edition; all that changes is in the contest."""

    edition: str
    frames: Frames
    matches: Matches

    @property
    def books(self) -> tuple[Frames, Matches]:
        """The book of frames and the book of matches."""
        return self.frames, self.matches

    @property
    def terms(self) -> type[SnookerTerms]:
        """What a match of snooker may be agreed to be."""
        return SnookerTerms

    def decode(self, fact: bytes) -> SnookerFact:
        """Read a fact of the closed union from its JSON."""
        found: SnookerFact = _FACT.decode(fact)
        return found

    def decode_state(self, state: bytes) -> SnookerContest:
        """Read a contest from its JSON."""
        return _CONTEST.decode(state)

    def start(self, terms: SnookerTerms) -> SnookerContest:
        """Return a match of which nothing is played, or one that is taken over, or raise Malformed."""
        check_terms(terms)
        seconds = terms.clock.stroke_s if terms.clock else None
        said: dict[str, object] = {
            "players": [*PLAYERS[terms.format]],
            "wheelchair": [*terms.wheelchair],
            "aggregate": terms.length.aggregate,
            **terms.given,
        }
        if _level(said) == "match":
            del said["wheelchair"]
            if not {"best_of", "frames"} & said.keys():
                said["frames" if terms.length.frames else "best_of"] = frames_of(terms.length)
            match, frame = read_match(said), self._fresh(read_players(said))
            return replace(await_next_frame(SnookerContest(match, frame, number=0), match), seconds=seconds)
        frame = read_frame(said, self.frames.parameters)
        return SnookerContest(_match(terms, frame), frame, seconds=seconds, taken_over=bool(terms.given))

    def read(
        self, given: Mapping[str, object], events: Sequence[CaseEvent]
    ) -> Reading[SnookerContest, SnookerFact]:
        """Read a case: a frame alone, or a match of which frames are the events."""
        keys = [f"when[{number}]" for number in range(len(events))]
        if _level(given) == "match":
            match, players = read_match(given), read_players(given)
            told = [
                read_match_event(event, match, players, key) for event, key in zip(events, keys, strict=True)
            ]
            start = await_next_frame(SnookerContest(match, self._fresh(players), number=0), match)
            return Reading(start, tuple((0, fact) for fact in told), "match")
        contest = SnookerContest(None, read_frame(given, self.frames.parameters))
        facts = [read_event(event, contest.frame, key) for event, key in zip(events, keys, strict=True)]
        frame = contest.frame
        for fact, key in zip(facts, keys, strict=True):
            frame = self.frames.judge(_possible(frame, fact, key), fact).state
        return Reading(contest, tuple((0, fact) for fact in facts))

    def _fresh(self, players: tuple[str, ...]) -> Frame:
        return read_frame({"players": [*players]}, self.frames.parameters)

    def facts(self, state: SnookerContest, event: CaseEvent, key: str = "event") -> tuple[SnookerFact, ...]:
        """Read one act on the wire; the next frame is set up first where the act needs it."""
        event_name(event.name, f"{key}.{event.name}", (*READERS, "frame", "set_up"))
        if not self._opens(state, event):
            return (self._fact(state, event, key),)
        after = replace(await_next_frame(state, self.match(state)), awaited=False)
        return NextFrame(), self._fact(after, event, key)

    def _fact(self, state: SnookerContest, event: CaseEvent, key: str) -> SnookerFact:
        if event.name == "set_up":
            return read_set_up(event, state.frame, key)
        if event.name == "frame":
            return read_match_event(event, state.match, state.frame.players, key)
        fact = read_event(event, state.frame, key, at_table=True)
        _possible(state.frame, fact, key)
        return fact

    def _opens(self, state: SnookerContest, event: CaseEvent) -> bool:
        """Tell whether an act comes after the end of a frame and belongs to the next one."""
        if state.before is None or state.frame.outcome is None or event.name in BELONGS_TO_THE_LAST:
            return False
        return not self.match(state).over

    def complete(self, state: SnookerContest, fact: SnookerFact) -> SnookerFact:
        """Fill in who acted, so that the fact says the same in any state."""
        return complete(state.frame, fact)

    def judge(
        self, state: SnookerContest, fact: SnookerFact, at: Milliseconds = 0
    ) -> Verdict[SnookerContest]:
        """Return the verdict on a fact; the frame's end is followed by what it comes to for the match."""
        if isinstance(fact, SnookerLies):
            return Verdict(replace(state, layout=fact.layout, earlier=state.layout))
        if isinstance(fact, ShotClockExpired | TimeRuled) and (refused := _no_time_is_up(state, fact)):
            return Verdict(state, refused=refused)
        verdict = _asking(state) if isinstance(fact, ShotClockExpired) else self._judge(state, fact)
        if verdict.refused or state.seconds is None:
            return verdict
        return Verdict(clocks.restart_shot_clock(verdict.state, fact, at), verdict.rulings)

    def objection(self, state: SnookerContest, fact: SnookerFact) -> Refused | None:
        """Return why a complete fact would be refused, without judging what it would do."""
        if isinstance(fact, SnookerLies):
            return None
        if isinstance(fact, ShotClockExpired | TimeRuled) and (refused := _no_time_is_up(state, fact)):
            return refused
        if state.before is not None:
            if state.before.over:
                return self.matches.objection(state.before, NextFrame())
            if isinstance(fact, Between):
                match = self.match(state)
                return self.frames.objection(state.frame, fact) or self.matches.objection(match, fact)
            if isinstance(fact, Misconduct) and state.unplayed:
                return None
            if isinstance(fact, Resign) and (state.unplayed or state.frame.outcome):
                return self.matches.objection(self.match(state), _of_side(state, fact))
            if isinstance(fact, Toss) and state.undrawn:
                return self.matches.objection(state.match, _lot(state, fact))
        return self.frames.objection(state.frame, fact)

    def _judge(self, state: SnookerContest, fact: SnookerFact) -> Verdict[SnookerContest]:
        if state.before is not None:
            if state.before.over:
                return Verdict(state, refused=self.matches.objection(state.before, NextFrame()))
            if isinstance(fact, FramePlayed | Misconduct | NextFrame):
                return self._of_the_match(state, fact)
            if isinstance(fact, Resign):
                given = _of_side(state, complete(state.frame, fact))
                # With the frame under way the match goes with it; between two frames it is given up by itself.
                if not (state.unplayed or state.frame.outcome):
                    lost = self._at_the_table(replace(state, lost=given), given)
                    return Verdict(state, refused=lost.refused) if lost.refused else lost
                match = self.matches.judge(self.match(state), given)
                if match.refused:
                    return Verdict(state, refused=match.refused)
                over = (
                    {"lost": given, "after": match.state} if state.frame.outcome else {"before": match.state}
                )
                return Verdict(replace(state, **over), match.rulings)
            if isinstance(fact, Toss) and state.undrawn:
                # Draw lots for who opens the first frame.
                verdict = self.matches.judge(state.match, _lot(state, fact))
                if verdict.refused:
                    return Verdict(state, refused=verdict.refused)
                players = state.frame.players
                first = players.index(fact.first)
                fresh = await_next_frame(
                    replace(state, number=0), verdict.state, (*players[first:], *players[:first])
                )
                return Verdict(replace(fresh, awaited=state.awaited), verdict.rulings)
        return self._at_the_table(state, fact)

    def _at_the_table(self, state: SnookerContest, fact: SnookerFact) -> Verdict[SnookerContest]:
        verdict = self.frames.judge(state.frame, fact)
        if verdict.refused:
            return Verdict(state, refused=verdict.refused)
        after = replace(state, frame=verdict.state, lost=state.lost if verdict.state.outcome else None)
        if isinstance(fact, SnookerStroke | Stalemate):
            # Strokes after which score and balls are as before bring a stalemate nearer (3.16).
            was, now = state.frame, verdict.state
            still = (was.score, was.reds, was.colours) == (now.score, now.reds, now.colours)
            quiet = state.quiet + 1 if still and isinstance(fact, SnookerStroke) else 0
            after = replace(after, quiet=quiet)
        if state.before is None or not (verdict.state.outcome or state.frame.outcome):
            return Verdict(after, verdict.rulings)
        match = derive_match(after, self.matches)
        ended = match.state if verdict.state.outcome else None
        return Verdict(replace(after, after=ended), (*verdict.rulings, *match.rulings))

    def _of_the_match(
        self, state: SnookerContest, fact: FramePlayed | Misconduct | NextFrame
    ) -> Verdict[SnookerContest]:
        if isinstance(fact, Misconduct):
            return self._misconduct(state, complete(state.frame, fact))
        match = self.matches.judge(self.match(state), fact)
        if refused := self.frames.objection(state.frame, fact) or match.refused:
            return Verdict(state, refused=refused)
        if isinstance(fact, NextFrame):
            after = await_next_frame(self._over(state), match.state, fact.order)
            return Verdict(replace(after, awaited=False), match.rulings)
        after = replace(state, before=match.state, scores=(*state.scores, fact.score))
        return Verdict(after if match.state.over else await_next_frame(after, match.state), match.rulings)

    def _misconduct(self, state: SnookerContest, fact: Misconduct) -> Verdict[SnookerContest]:
        """Rule on conduct at the table, where the loss of the match is remembered, or on conduct between two frames."""
        of_side = replace(fact, by=state.side_of(fact.by)) if fact.by else fact
        if state.unplayed:
            # The frame has not begun, and is not played.
            ruled = self.matches.judge(state.match, of_side)
            points = self.matches.parameters.frame_points
            score = (0, points) if of_side.by == state.match.sides[0] else (points, 0)
            after = replace(state, before=ruled.state, scores=(*state.scores, score))
            return Verdict(after if ruled.state.over else await_next_frame(after, ruled.state), ruled.rulings)
        lost = of_side if fact.loses == "match" else None
        verdict = self._at_the_table(replace(state, lost=lost), fact)
        return Verdict(state, refused=verdict.refused) if verdict.refused else verdict

    def _over(self, state: SnookerContest) -> SnookerContest:
        return replace(state, scores=all_scores(state))

    def match(self, state: SnookerContest) -> SnookerMatch:
        """Return the match as it stands with the frame under way."""
        if state.frame.outcome is None:
            return state.match
        return state.after or derive_match(state, self.matches).state

    def hindsight(self, earlier: Sequence[SnookerFact], fact: SnookerFact) -> Mapping[int, SnookerFact]:
        """Return the act that a later one has had ruled on again: condoned, or with the referee's answer."""
        kinds = SnookerStroke if isinstance(fact, Attempt) else SnookerStroke | Foul | Missing
        if not isinstance(fact, Attempt | Unnoticed):
            return {}
        # Whether a foul is one that there is nothing to be taken back of (4.4).
        places = [
            place
            for place, one in enumerate(earlier)
            if isinstance(one, kinds) and not (isinstance(one, Foul) and one.offence == SIGHT)
        ]
        return {places[-1]: earlier[places[-1]]} if places else {}

    def resignation(self, state: SnookerContest, by: str | None, what: str | None) -> CaseEvent:
        """4.6.a: only the one at the table concedes a frame; whoever else gives up resigns the match."""
        if what not in (None, "frame", "match"):
            raise not_one_of(what, "what", ("frame", "match"))
        frame = state.frame
        at_table = by is None or frame.striker is None or frame.together(by, frame.players[frame.striker])
        frame_alone = what == "frame" or (what is None and at_table and not frame.outcome)
        return CaseEvent("concede" if frame_alone else "resign", by or True)

    def unit(self, state: SnookerContest) -> int:
        """Return the number of the frame under way."""
        return state.number

    def offers(self, state: SnookerContest) -> tuple[Offer, ...]:
        """Return everything that may be entered now."""
        return offers.offers(self, state, self.match(state))

    def clocks(self, state: SnookerContest, now: Milliseconds) -> tuple[Running, ...]:
        """Return the shot clock, where there is one."""
        return clocks.running(state, now)

    def time_left(self, then: SnookerContest, at: Milliseconds, now: SnookerContest) -> tuple[TimeLeft, ...]:
        """Return what those of a state's clocks showed at an earlier moment that had begun."""
        return clocks.time_left(then, at, now)

    def contradiction(self, state: SnookerContest, fact: SnookerFact, at: Milliseconds) -> Refused | None:
        """Return nothing: the shot clock only asks the referee."""
        return None

    def set_clocks(
        self, state: SnookerContest, left: tuple[TimeLeft, ...], at: Milliseconds
    ) -> SnookerContest:
        """Return the state with its clocks set at a moment."""
        return clocks.set_clocks(state, left, at)

    def standing(self, state: SnookerContest) -> Standing:
        """Return the match in numbers."""
        return view.standing(state, self.match(state))

    def view(self, state: SnookerContest, role: Role = "public") -> View:
        """Return what one who has this role may see."""
        return view.contest_view(state, self.match(state), role, self.frames.parameters)

    def spectators(self, state: SnookerContest, role: Role = "public") -> dict[str, Any] | None:
        """Return what the marker shows to the public; the referee is not told of it (5.1.b)."""
        return None if role == "official" else view.spectators(state, self.frames.parameters)

    def says(
        self, before: SnookerContest, fact: SnookerFact, verdict: Verdict[SnookerContest]
    ) -> tuple[Message, ...]:
        """Return the referee's calls: at the table, then of the match."""
        frame = Verdict(verdict.state.frame, verdict.rulings, verdict.refused)
        at_the_table = () if isinstance(fact, Between) else calls(before.frame, frame)
        return (*at_the_table, *match_calls(verdict))


def _no_time_is_up(state: SnookerContest, fact: ShotClockExpired | TimeRuled) -> Refused | None:
    """Return why nothing is asked, or nothing answered, of a shot clock."""
    if isinstance(fact, ShotClockExpired):
        waits = any(one.ends_in == fact for one in clocks.running(state, 0))
    else:
        waits = state.run_out == "asked"
    return None if waits else Refused("4.1", "no_time_is_up")


def _asking(state: SnookerContest) -> Verdict[SnookerContest]:
    """Ask the referee what a shot clock costs that has run out: nothing is forfeited by a clock alone."""
    asks = Question("shot-clock", get_args(TimeRuling))
    return Verdict(state, (Ruling("4.1", "time_is_up", derived=True, questions=(asks,)),))


def _level(given: Mapping[str, object]) -> str:
    return choice(given, "level", "given", ("frame", "match"), "frame")


def _match(terms: SnookerTerms, frame: Frame) -> SnookerMatch:
    """Return the match of which a frame is the first that is played here."""
    length = terms.length
    return SnookerMatch(
        sides=frame.sides,
        length=frames_of(length),
        best_of=length.frames is None,
        aggregate_counts=length.aggregate or frame.aggregate,
        sessions=length.sessions,
    )


def _lot(state: SnookerContest, toss: Toss) -> Toss:
    """Return a lot for the player who opens the match as one for their side."""
    return replace(toss, first=state.side_of(toss.first))


def _of_side(state: SnookerContest, resign: Resign) -> Resign:
    """Return a resignation of a player as that of their side."""
    return replace(resign, by=state.side_of(resign.by)) if resign.by else resign


def _possible(frame: Frame, fact: SnookerFact, key: str) -> Frame:
    """Return the frame, or raise Malformed when a stroke speaks of a ball that is not on the table."""
    if isinstance(fact, SnookerStroke) and not frame.outcome and (where := not_there(frame, fact)):
        raise Malformed(f"{key}.stroke.{where}", "snooker-not-on-the-table")
    return frame


_FACT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(SnookerFact)
_CONTEST = msgspec.json.Decoder(SnookerContest)

GAMES: dict[str, Snooker] = {wpbsa.FRAMES.edition: Snooker(wpbsa.FRAMES.edition, wpbsa.FRAMES, wpbsa.MATCHES)}
"""Snooker by each edition."""
