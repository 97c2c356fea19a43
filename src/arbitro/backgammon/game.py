"""Backgammon ready to be played by an edition: what the hall, the console, the desk and the lab ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.backgammon import clocks, offers, view
from arbitro.backgammon.books.wbgf_2_1 import rules as wbgf_2_1
from arbitro.backgammon.calls import calls
from arbitro.backgammon.complete import complete
from arbitro.backgammon.facts import BackgammonFact, Sanction, StartsClock
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, Side, other, pips
from arbitro.backgammon.reading.events import read_event
from arbitro.backgammon.reading.given import read_match
from arbitro.backgammon.terms import BackgammonTerms, check_terms, situation
from arbitro.kernel import (
    Book,
    CaseEvent,
    GameDefaults,
    Message,
    Offer,
    Reading,
    Refused,
    Role,
    Running,
    Standing,
    TimeLeft,
    Verdict,
    View,
    WalkoverTerms,
)
from arbitro.kernel.clock import Milliseconds


class Backgammon(GameDefaults, msgspec.Struct, frozen=True, eq=False):
    """Rules on matches by one edition; all that changes is in the match."""

    edition: str
    book: Book[BackgammonMatch, BackgammonParameters]

    @property
    def books(self) -> tuple[Book[BackgammonMatch, BackgammonParameters]]:
        """The book it rules by."""
        return (self.book,)

    @property
    def terms(self) -> type[BackgammonTerms]:
        """What a match of backgammon may be agreed to be."""
        return BackgammonTerms

    def decode(self, fact: bytes) -> BackgammonFact:
        """Read a fact of the closed union from its JSON."""
        found: BackgammonFact = _FACT.decode(fact)
        return found

    def decode_state(self, state: bytes) -> BackgammonMatch:
        """Read a match from its JSON."""
        return _MATCH.decode(state)

    def start(self, terms: BackgammonTerms) -> BackgammonMatch:
        """Return a match of which nothing is played, or one that is taken over, or raise Malformed."""
        match = read_match(situation(check_terms(terms)), self.book.parameters)
        return replace(match, hall_clock=terms.clock is not False)

    def read(
        self, given: Mapping[str, object], events: Sequence[CaseEvent]
    ) -> Reading[BackgammonMatch, BackgammonFact]:
        """Read a case, or raise Malformed; the time of a case is entered, so that all happens at one moment."""
        p = self.book.parameters
        facts = [read_event(event, f"when[{number}]", p) for number, event in enumerate(events)]
        return Reading(read_match(given, p), tuple((0, fact) for fact in facts))

    def facts(
        self, state: BackgammonMatch, event: CaseEvent, key: str = "event"
    ) -> tuple[BackgammonFact, ...]:
        """Read one act on the wire, or raise Malformed; the opening roll begins the next game by itself."""
        return (read_event(event, key, self.book.parameters),)

    def complete(self, state: BackgammonMatch, fact: BackgammonFact) -> BackgammonFact:
        """Fill in who acted, so that the fact says the same in any state."""
        return complete(state, fact)

    def judge(
        self, state: BackgammonMatch, fact: BackgammonFact, at: Milliseconds = 0
    ) -> Verdict[BackgammonMatch]:
        """Return the verdict on a fact at its moment; the very same state when it is refused."""
        verdict = self.book.judge(_at(state, at), fact)
        return Verdict(state, refused=verdict.refused) if verdict.refused else verdict

    def objection(self, state: BackgammonMatch, fact: BackgammonFact) -> Refused | None:
        """Return why a complete fact would be refused, without judging what it would do."""
        return self.book.objection(state, fact)

    def hindsight(
        self, earlier: Sequence[BackgammonFact], fact: BackgammonFact
    ) -> Mapping[int, BackgammonFact]:
        """Return nothing: no fact of backgammon makes an earlier one read otherwise."""
        return {}

    def resignation(self, state: BackgammonMatch, by: str | None, what: str | None) -> CaseEvent:
        """Return the offer of a loss, of a single game where nothing is said."""
        return CaseEvent("resign", {"what": what or "single"} | ({"by": by} if by else {}))

    def walkover(self, state: BackgammonMatch, absent: str) -> WalkoverTerms:
        """2.2.iii, 2.2.v: leaving the board costs a point for each five minutes, until the other side has won."""
        side: Side = "X" if absent == "X" else "O"
        points = state.money or state.needs(other(side))
        left = CaseEvent("offence", {"what": "leaving-the-board", "by": side})
        cost = {"for": "leaving-the-board", "measure": "points", "to": side, "points": points}
        minutes = points * self.book.parameters.late_minutes
        return WalkoverTerms((left, CaseEvent("sanction", cost)), minutes, "2.2.v")

    def by_clock(self, event: CaseEvent) -> Refused | None:
        """4.3.ii: what a clock does by itself is not entered by hand."""
        return Refused("4.3.ii", "hall_keeps_the_time") if event.name in ("spend", "press", "flag") else None

    def by_hall(self, fact: Any) -> Any:
        """Return a fact that brings a clock so that the clock is the hall's."""
        brings = isinstance(fact, StartsClock) or (isinstance(fact, Sanction) and fact.measure == "clock")
        return replace(fact, by_hall=True) if brings else fact

    def unit(self, state: BackgammonMatch) -> int:
        """Return the number of the game."""
        return state.number

    def offers(self, state: BackgammonMatch) -> tuple[Offer, ...]:
        """Return everything that may be entered now."""
        return offers.offers(self, state)

    def clocks(self, state: BackgammonMatch, now: Milliseconds) -> tuple[Running, ...]:
        """Return the clocks as they are at a moment."""
        return clocks.running(state, now)

    def time_left(
        self, then: BackgammonMatch, at: Milliseconds, now: BackgammonMatch
    ) -> tuple[TimeLeft, ...]:
        """Return what those of a state's clocks showed at an earlier moment that had begun."""
        return clocks.time_left(then, at, now)

    def contradiction(self, state: BackgammonMatch, fact: BackgammonFact, at: Milliseconds) -> Refused | None:
        """Return nothing: the book itself refuses what time contradicts."""
        return None

    def set_clocks(
        self, state: BackgammonMatch, left: tuple[TimeLeft, ...], at: Milliseconds
    ) -> BackgammonMatch:
        """Return the state with its clocks set at a moment."""
        return clocks.set_clocks(state, left, at)

    def standing(self, state: BackgammonMatch) -> Standing:
        """Return the match in numbers."""
        return view.standing(state)

    def view(self, state: BackgammonMatch, role: Role = "public") -> View:
        """Return what is shown of the match: in backgammon everybody sees the same."""
        return view.public_view(state, self.book.parameters)

    def spectators(self, state: BackgammonMatch, role: Role = "public") -> dict[str, Any]:
        """Return how far each side's men have still to go: everybody may count them."""
        return {"pips": {side: pips(state.position.men(side)) for side in SIDES}}

    def says(
        self, before: BackgammonMatch, fact: BackgammonFact, verdict: Verdict[BackgammonMatch]
    ) -> tuple[Message, ...]:
        """Return what the players and the director say."""
        return calls(before, fact, verdict)


def _at(state: BackgammonMatch, at: Milliseconds) -> BackgammonMatch:
    """Return the match at a later moment; its clock has gone on where the hall runs it."""
    if at <= state.at:
        return state
    return replace(state, at=at, now=at if state.hall_clock else state.now)


_FACT = msgspec.json.Decoder(BackgammonFact)
_MATCH = msgspec.json.Decoder(BackgammonMatch)
GAMES: dict[str, Backgammon] = {book.edition: Backgammon(book.edition, book) for book in (wbgf_2_1.book,)}
"""The game by each edition."""
