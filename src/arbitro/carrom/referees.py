"""The referees of the three editions, for those who bring cases."""

from collections.abc import Mapping, Sequence

import msgspec

from arbitro.carrom.board import Board
from arbitro.carrom.contest import Contest
from arbitro.carrom.facts import CarromFact
from arbitro.carrom.game import GAMES, Carrom
from arbitro.carrom.match import Match
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book, Event, Message, Verdict


class CarromReferee(msgspec.Struct, frozen=True):
    """Rules on cases by one edition."""

    game: Carrom

    @property
    def books(self) -> tuple[Book[Board, Parameters], Book[Match, Parameters]]:
        """The book of boards and the book of matches."""
        return self.game.books

    def read(
        self, given: Mapping[str, object], events: Sequence[Event]
    ) -> tuple[Contest, Sequence[CarromFact]]:
        """Return the situation and the facts of a case, or raise Malformed."""
        reading = self.game.read(given, events)
        return reading.state, [fact for _, fact in reading.facts]

    def judge(self, state: Contest, fact: CarromFact) -> Verdict[Contest]:
        """Return the verdict on a fact."""
        return self.game.judge(state, fact)

    def after(self, state: Contest) -> dict[str, object]:
        """Return the state as cases show it: the board alone, or the match."""
        view = self.game.view(state)
        return view.match if state.before else view.after

    def says(self, before: Contest, fact: CarromFact, verdict: Verdict[Contest]) -> tuple[Message, ...]:
        """Return the umpire's announcement."""
        return self.game.says(before, fact, verdict)


REFEREES: dict[str, CarromReferee] = {edition: CarromReferee(game) for edition, game in GAMES.items()}
