"""Who rules by each edition of backgammon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from arbitro.backgammon.books.wbgf_2_1.rules import book as wbgf_2_1
from arbitro.backgammon.calls import calls
from arbitro.backgammon.match import Match
from arbitro.backgammon.parameters import Parameters
from arbitro.backgammon.reading.events import read_event
from arbitro.backgammon.reading.given import read_match
from arbitro.backgammon.view import match_view
from arbitro.kernel import Book, Event, Fact, Message, Verdict


class BackgammonReferee:
    """The referee of a match."""

    def __init__(self, book: Book[Match, Parameters]) -> None:
        self.book = book

    @property
    def books(self) -> Sequence[Book[Match, Parameters]]:
        """The book it rules by."""
        return (self.book,)

    def read(self, given: Mapping[str, object], events: Sequence[Event]) -> tuple[Match, Sequence[Fact]]:
        """Return the match and the facts, or raise Malformed."""
        p = self.book.parameters
        facts = [read_event(event, f"when[{number}]", p) for number, event in enumerate(events)]
        return read_match(given, p), facts

    def judge(self, state: Match, fact: Fact) -> Verdict[Match]:
        """Return the book's verdict on a fact."""
        return self.book.judge(state, fact)

    def after(self, state: Match) -> dict[str, object]:
        """Return the match as cases show it."""
        shown: dict[str, Any] = msgspec.to_builtins(match_view(state, self.book.parameters))
        return shown

    def says(self, before: Match, fact: Fact, verdict: Verdict[Match]) -> tuple[Message, ...]:
        """Return what the players and the director say."""
        return calls(before, fact, verdict)


REFEREES: dict[str, BackgammonReferee] = {"backgammon/wbgf-2.1": BackgammonReferee(wbgf_2_1)}
"""The edition's referee."""
