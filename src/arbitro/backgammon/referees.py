"""Who rules by each edition of backgammon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbitro.backgammon.facts import BackgammonFact
from arbitro.backgammon.game import GAMES, Backgammon
from arbitro.backgammon.match import Match
from arbitro.kernel import Event


class BackgammonReferee(Backgammon, frozen=True):
    """The game as those who bring cases to it ask for it."""

    def read(  # type: ignore[override]  # cases take the facts without their moments
        self, given: Mapping[str, object], events: Sequence[Event]
    ) -> tuple[Match, Sequence[BackgammonFact]]:
        """Return the match and the facts, or raise Malformed."""
        reading = super().read(given, events)
        return reading.state, [fact for _, fact in reading.facts]

    def after(self, state: Match) -> dict[str, object]:
        """Return the match as cases show it."""
        return self.view(state).after


REFEREES: dict[str, BackgammonReferee] = {
    edition: BackgammonReferee(edition, game.book) for edition, game in GAMES.items()
}
"""The edition's referee."""
