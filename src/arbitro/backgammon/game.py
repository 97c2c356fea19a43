"""Backgammon ready to be played by an edition: what the hall, the console, the desk and the lab ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.backgammon.books.wbgf_2_1.rules import book as wbgf_2_1
from arbitro.backgammon.calls import calls
from arbitro.backgammon.clocks import clocks
from arbitro.backgammon.complete import complete
from arbitro.backgammon.facts import BackgammonFact
from arbitro.backgammon.match import Match
from arbitro.backgammon.offers import offers
from arbitro.backgammon.parameters import Parameters
from arbitro.backgammon.position import SIDES
from arbitro.backgammon.reading.events import read_event
from arbitro.backgammon.reading.given import read_match, read_terms
from arbitro.backgammon.terms import BackgammonTerms
from arbitro.backgammon.view import match_view, score_view
from arbitro.kernel import (
    Book,
    Ended,
    Event,
    Message,
    Offer,
    Reading,
    Role,
    Running,
    Standing,
    Verdict,
    View,
)
from arbitro.kernel.clock import Milliseconds


class Backgammon:
    """Matches of backgammon by one book."""

    terms = BackgammonTerms
    decode = staticmethod(msgspec.json.Decoder(BackgammonFact).decode)
    decode_state = staticmethod(msgspec.json.Decoder(Match).decode)

    def __init__(self, book: Book[Match, Parameters]) -> None:
        self.book = book

    @property
    def edition(self) -> str:
        """By which laws it is played."""
        return self.book.edition

    @property
    def books(self) -> Sequence[Book[Match, Parameters]]:
        """The book it rules by."""
        return (self.book,)

    def start(self, terms: BackgammonTerms) -> Match:
        """Return the match before anything has happened, or raise Malformed."""
        return read_terms(terms, self.book.parameters)

    def read(self, given: Mapping[str, object], events: Sequence[Event]) -> Reading[Match, BackgammonFact]:
        """Read a case, or raise Malformed; the time of a case is entered, so that all happens at one moment."""
        p = self.book.parameters
        facts = [read_event(event, f"when[{number}]", p) for number, event in enumerate(events)]
        return Reading(read_match(given, p), tuple((0, fact) for fact in facts))

    def facts(self, state: Match, event: Event, key: str = "event") -> tuple[BackgammonFact, ...]:
        """Read one act on the wire, or raise Malformed; the opening roll begins the next game by itself."""
        return (read_event(event, key, self.book.parameters),)

    def complete(self, state: Match, fact: BackgammonFact) -> BackgammonFact:
        """Fill in who acted, so that the fact says the same in any state."""
        return complete(state, fact)

    def judge(self, state: Match, fact: BackgammonFact, at: Milliseconds = 0) -> Verdict[Match]:
        """Return the verdict on a fact at its moment; the very same state when it is refused."""
        verdict = self.book.judge(_at(state, at), fact)
        return Verdict(state, refused=verdict.refused) if verdict.refused else verdict

    def hindsight(
        self, earlier: Sequence[BackgammonFact], fact: BackgammonFact
    ) -> Mapping[int, BackgammonFact]:
        """Return nothing: no fact of backgammon makes an earlier one read otherwise."""
        return {}

    def unit(self, state: Match) -> int:
        """Return the number of the game."""
        return state.number

    def offers(self, state: Match) -> tuple[Offer, ...]:
        """Return everything that may be entered now."""
        return offers(state, self.book)

    def clocks(self, state: Match, now: Milliseconds) -> tuple[Running, ...]:
        """Return the clocks as they are at a moment."""
        return clocks(state, now)

    def standing(self, state: Match) -> Standing:
        """Return the match in numbers; games are not counted, points are."""
        over = Ended(state.winner, state.decided_by) if state.over else None
        return Standing(SIDES, (state.score.X, state.score.O), None, (), state.to_answer or state.turn, over)

    def view(self, state: Match, role: Role = "public") -> View:
        """Return what is shown of the match: in backgammon everybody sees the same."""
        shown: dict[str, Any] = msgspec.to_builtins(match_view(state, self.book.parameters))
        return View(msgspec.to_builtins(score_view(state)), shown)

    def says(self, before: Match, fact: BackgammonFact, verdict: Verdict[Match]) -> tuple[Message, ...]:
        """Return what the players and the director say."""
        return calls(before, fact, verdict)


def _at(state: Match, at: Milliseconds) -> Match:
    """Return the match at a later moment; its clock has gone on where the hall runs it."""
    if at <= state.at:
        return state
    return replace(state, at=at, now=at if state.hall_clock else state.now)


GAMES: dict[str, Backgammon] = {"backgammon/wbgf-2.1": Backgammon(wbgf_2_1)}
"""The game by each edition."""
