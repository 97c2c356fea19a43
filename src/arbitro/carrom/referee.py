"""The referee of an edition: reads cases, sees strokes from the player's side, judges, and shows what is after."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from arbitro.carrom import facts
from arbitro.carrom.board import Board, Made
from arbitro.carrom.calls import calls
from arbitro.carrom.match import Match
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.reading.events import read_event, read_match_event
from arbitro.carrom.reading.given import read_board, read_match
from arbitro.carrom.seen import joined, may_fall, seen
from arbitro.carrom.sides import SIDES
from arbitro.carrom.view import board_view, match_view
from arbitro.kernel import Book, Event, Fact, Malformed, Message, Verdict

IMPOSSIBLE = ("so_many_men_are_not_there", "he_has_no_such_men", "the_piece_is_not_there")
"""Refusals of what cannot have happened: in a case they are mistakes of writing."""

Actor = (
    facts.Foul
    | facts.Timeout
    | facts.Pass
    | facts.Appeal
    | facts.LeaveSeat
    | facts.PlaysDuringAppeal
    | facts.WrecksBoard
    | facts.OutOfTurn
    | facts.Misconduct
    | facts.Concede
)


class CarromReferee(msgspec.Struct, frozen=True):
    """Rules on boards and on matches by one edition."""

    boards: Book[Board, Parameters]
    matches: Book[Match, Parameters]
    items: dict[str, str]
    """The items of the law on the loss of the match, as the edition names them, with their letters."""

    @property
    def books(self) -> tuple[Book[Board, Parameters], Book[Match, Parameters]]:
        """The book of boards and the book of matches."""
        return self.boards, self.matches

    def read(
        self, given: Mapping[str, object], events: Sequence[Event]
    ) -> tuple[Board | Match, Sequence[Fact]]:
        """Return the situation and the facts of a case, or raise Malformed."""
        if given.get("level", "board") == "match":
            match = read_match(given)
            return match, [
                read_match_event(event, match, f"when[{number}]", self.matches.parameters, self.items)
                for number, event in enumerate(events)
            ]
        if given.get("level", "board") != "board":
            raise Malformed("given.level", "not-one-of", value=str(given["level"]), choices="board, match")
        return self._read_board(given, events)

    def _read_board(
        self, given: Mapping[str, object], events: Sequence[Event]
    ) -> tuple[Board, Sequence[Fact]]:
        """Read a board case; counts that cannot be are found by playing it through."""
        board = state = read_board(given, events)
        facts_read: list[Fact] = []
        for number, event in enumerate(events):
            fact = read_event(event, board, f"when[{number}]", self.items)
            verdict = self.judge_board(state, fact)
            if verdict.refused and verdict.refused.rule in IMPOSSIBLE:
                raise Malformed(f"when[{number}].{event.name}", "carrom-impossible-count")
            state = verdict.state
            facts_read.append(fact)
        return board, facts_read

    def judge(self, state: Board | Match, fact: Fact) -> Verdict[Board | Match]:
        """Return the book's verdict on a fact."""
        verdict = (
            self.matches.judge(state, fact) if isinstance(state, Match) else self.judge_board(state, fact)
        )
        return cast("Verdict[Board | Match]", verdict)

    def judge_board(self, board: Board, fact: Fact) -> Verdict[Board]:
        """Return the verdict on a fact at a board."""
        if isinstance(fact, facts.Pass):
            fact = facts.Stroke(untouched=True, by=fact.by)
        if isinstance(fact, facts.Stroke):
            return self._judge_stroke(board, fact)
        if isinstance(fact, facts.Falls) and board.last and may_fall(board, fact, self.boards.parameters):
            return self._judge_fall(board, board.last, fact)
        verdict = self.boards.judge(board, _acting(board, fact))
        if verdict.refused:
            return verdict
        if isinstance(fact, facts.Place) and fact.own:
            return _remembering(verdict, Made(replace(board, last=None), fact))
        return _remembering(verdict, None)

    def _judge_stroke(self, board: Board, stroke: facts.Stroke) -> Verdict[Board]:
        if stroke.by and not board.in_turn(stroke.by):
            return self.boards.judge(board, stroke)
        verdict = self.boards.judge(board, seen(board, stroke, self.boards.parameters))
        if verdict.refused:
            return verdict
        return _remembering(verdict, Made(replace(board, last=None) if board.last else board, stroke))

    def _judge_fall(self, board: Board, last: Made, fact: facts.Falls) -> Verdict[Board]:
        """Judge the last stroke anew with the piece that fell in after it."""
        assert isinstance(last.act, facts.Stroke)
        stroke = joined(last.act, fact)
        queen_fell = last.queen_fell or fact.piece == "queen"
        shot = seen(last.before, stroke, self.boards.parameters, fact.piece, queen_fell)
        verdict = self.boards.judge(last.before, shot)
        if verdict.refused:
            return Verdict(board, refused=verdict.refused)
        return _remembering(verdict, Made(last.before, stroke, queen_fell))

    def after(self, state: Board | Match) -> dict[str, object]:
        """Return the state as cases show it."""
        view = match_view(state) if isinstance(state, Match) else board_view(state)
        return cast("dict[str, object]", msgspec.to_builtins(view))

    def says(self, before: Board | Match, fact: Fact, verdict: Verdict[Board | Match]) -> tuple[Message, ...]:
        """Return the umpire's announcement at a board; a match has none."""
        return () if isinstance(before, Match) else calls(before, cast("Verdict[Board]", verdict))


def _remembering(verdict: Verdict[Board], last: Made | None) -> Verdict[Board]:
    if last is None and verdict.state.last is None:
        return verdict
    return Verdict(replace(verdict.state, last=last), verdict.rulings)


def _acting(board: Board, fact: Fact) -> Fact:
    """Fill in the player to whom an act belongs where nobody is named."""
    if not isinstance(fact, Actor) or fact.by:
        return fact
    if isinstance(fact, facts.OutOfTurn):
        return replace(fact, by=board.right_of(board.turn))
    placers = [board.placers.of(colour) for colour in SIDES if board.claimed(colour)]
    if isinstance(fact, facts.Timeout) and placers:
        return replace(fact, by=placers[0])
    return replace(fact, by=board.turn)
