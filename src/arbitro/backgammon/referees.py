"""Who rules by each edition of backgammon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbitro.backgammon.books.wbgf_2_1.parameters import Parameters
from arbitro.backgammon.books.wbgf_2_1.rules import book as wbgf_2_1
from arbitro.backgammon.books.wbgf_2_1.times_and_equipment import breaks_left
from arbitro.backgammon.events import read_event
from arbitro.backgammon.match import Match
from arbitro.backgammon.position import SIDES
from arbitro.backgammon.position_id import write_position_id
from arbitro.backgammon.situation import read_match
from arbitro.backgammon.words import words
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
        return read_match(given), [read_event(event, number) for number, event in enumerate(events)]

    def judge(self, state: Match, fact: Fact) -> Verdict[Match]:
        """Return the book's verdict on a fact."""
        return self.book.judge(state, fact)

    def after(self, state: Match) -> dict[str, object]:
        """Return the match as cases show it."""
        legal = state.legal
        lies = state.shown if state.opening and state.shown else state.cube
        return {
            "position": write_position_id(state.position, state.turn or "X"),
            "turn": state.turn,
            "dice": list(state.dice) if state.dice else None,
            "must_move": legal.used if legal else 0,
            "moves": len(legal.positions) if legal else 0,
            "illegal": state.illegal,
            "to_answer": state.to_answer,
            "score": {side: state.score.of(side) for side in SIDES},
            "length": state.length,
            "cube": {"value": lies.value, "owner": lies.owner},
            "crawford_game": state.crawford_game,
            "game": _game(state),
            "match_winner": state.winner,
            "clock": {side: _seconds(state.left(side)) for side in SIDES} if state.clock else None,
            "breaks_left": breaks_left(state, self.book.parameters),
            "reports": list(state.reports) or None,
        }

    def says(self, before: Match, fact: Fact, verdict: Verdict[Match]) -> tuple[Message, ...]:
        """Return what the players and the director say."""
        return words(before, fact, verdict)


def _game(match: Match) -> dict[str, object] | None:
    game = match.game
    return {"winner": game.winner, "points": game.points, "by": game.by} if game else None


def _seconds(milliseconds: int) -> int | float:
    return milliseconds // 1000 if milliseconds % 1000 == 0 else milliseconds / 1000


REFEREES: dict[str, BackgammonReferee] = {"backgammon/wbgf-2.1": BackgammonReferee(wbgf_2_1)}
"""The edition's referee."""
