"""Who rules on snooker: the referee of each edition."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from arbitro.kernel import Book, Event, Fact, Malformed, Message, Referee, Verdict
from arbitro.snooker.books.wpbsa.rules import FRAMES, MATCHES
from arbitro.snooker.calls import calls
from arbitro.snooker.facts import FrameFact, Stroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.match import Match
from arbitro.snooker.presence import not_there
from arbitro.snooker.reading.events import read_event, read_match_event
from arbitro.snooker.reading.given import read_frame, read_match, read_players
from arbitro.snooker.reading.values import choice
from arbitro.snooker.view import frame_view, match_view

State: TypeAlias = Frame | Match


class SnookerReferee:
    """Rules on frames and matches by the WPBSA's book."""

    books: tuple[Book[Any, Any], ...] = (FRAMES, MATCHES)
    """The book on frames and the book on games of frames."""

    def read(self, given: Mapping[str, object], events: Sequence[Event]) -> tuple[State, Sequence[Fact]]:
        """Return the situation and its facts, or raise Malformed; a ball that is not there makes a stroke so."""
        if choice(given, "level", "given", ("frame", "match"), "frame") == "match":
            match, players = read_match(given), read_players(given)
            return match, [
                read_match_event(event, match, players, f"when[{number}]")
                for number, event in enumerate(events)
            ]
        frame = read_frame(given)
        facts = [read_event(event, frame, f"when[{number}]") for number, event in enumerate(events)]
        _check(frame, facts)
        return frame, facts

    def judge(self, state: State, fact: Fact) -> Verdict[Any]:
        """Return the book's verdict."""
        return MATCHES.judge(state, fact) if isinstance(state, Match) else FRAMES.judge(state, fact)

    def after(self, state: State) -> dict[str, object]:
        """Return the frame or the match as cases show it."""
        shown = match_view(state) if isinstance(state, Match) else frame_view(state)
        after: dict[str, object] = msgspec.to_builtins(shown)
        return after

    def says(self, before: State, fact: Fact, verdict: Verdict[Any]) -> tuple[Message, ...]:
        """Return the referee's calls during a frame; a match has none."""
        return () if isinstance(before, Match) else calls(before, verdict)


def _check(frame: Frame, facts: Sequence[FrameFact]) -> None:
    """Raise Malformed when a stroke speaks of a ball that is not on the table."""
    for number, fact in enumerate(facts):
        if isinstance(fact, Stroke) and not frame.outcome and (key := not_there(frame, fact)):
            raise Malformed(f"when[{number}].stroke.{key}", "snooker-not-on-the-table")
        frame = FRAMES.judge(frame, fact).state


REFEREES: dict[str, Referee[Any]] = {"snooker/wpbsa": SnookerReferee()}
