"""Who rules on the cases of snooker: the game of each edition, heard without a journal."""

from collections.abc import Mapping, Sequence
from typing import Any

from arbitro.kernel import Book, Event, Message, Referee, Verdict
from arbitro.snooker.contest import Contest
from arbitro.snooker.facts import SnookerFact
from arbitro.snooker.game import GAMES, Snooker


class SnookerReferee:
    """Rules on frames and matches as the game of an edition does."""

    def __init__(self, game: Snooker) -> None:
        self.game = game

    @property
    def books(self) -> Sequence[Book[Any, Any]]:
        """The book on frames and the book on matches."""
        return self.game.books

    def read(
        self, given: Mapping[str, object], events: Sequence[Event]
    ) -> tuple[Contest, Sequence[SnookerFact]]:
        """Return the situation and its facts, or raise Malformed."""
        reading = self.game.read(given, events)
        return reading.state, [fact for _, fact in reading.facts]

    def judge(self, state: Contest, fact: Any) -> Verdict[Contest]:
        """Return the verdict on a fact."""
        return self.game.judge(state, fact)

    def after(self, state: Contest) -> dict[str, object]:
        """Return the frame or the match as cases show it."""
        view = self.game.view(state)
        return view.after if state.before is None else view.match

    def says(self, before: Contest, fact: Any, verdict: Verdict[Contest]) -> tuple[Message, ...]:
        """Return the referee's calls."""
        return self.game.says(before, fact, verdict)


REFEREES: dict[str, Referee[Any]] = {edition: SnookerReferee(game) for edition, game in GAMES.items()}
