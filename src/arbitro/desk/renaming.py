"""A new name for an entry: a name is a label of the entry's number, so everything of theirs follows."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from arbitro.desk.event import Dispute, Event
from arbitro.desk.match import DrawSeat, EventMatch, SideReport, TeamBoardWon
from arbitro.desk.setup import Setup

T = TypeVar("T")


class Renaming:
    """One name that becomes another, wherever it stands for the entry."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def name(self, value: T) -> T | str:
        """Return a value, the new name for the old one."""
        return self.new if value == self.old else value

    def names(self, values: tuple[str, ...]) -> tuple[str, ...]:
        """Return names with the new one."""
        return tuple(str(self.name(value)) for value in values) if self.old in values else values

    def keys(self, values: Mapping[str, T]) -> dict[str, T]:
        """Return a mapping by name with the new one in the old one's place."""
        return {str(self.name(key)): value for key, value in values.items()}

    def lists(self, values: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """Return lists of names by something else."""
        return {key: self.names(names) for key, names in values.items()}

    def match(self, match: EventMatch) -> EventMatch:
        """Return a match with the new name."""
        there = (*match.sides, match.winner, match.advanced, match.observer, match.umpire)
        # Most matches are other people's: they stay the same objects, which keeps the undo step small.
        if not (self.old in there or DrawSeat(self.old) in match.feeds):
            return match
        one, other = (DrawSeat(self.new) if feed == DrawSeat(self.old) else feed for feed in match.feeds)
        first, second = (self.name(side) for side in match.sides)
        by_name: dict[str, Any] = {
            field: self.keys(getattr(match, field))
            for field in ("arrived", "penalty", "late", "charged", "breaks", "line_ups")
        }
        return replace(
            match,
            feeds=(one, other),
            sides=(first, second),
            winner=self.name(match.winner),
            score=self._score(match.score),
            start=self._score(match.start),
            late_clock=self.name(match.late_clock),
            advanced=self.name(match.advanced),
            observer=self.name(match.observer),
            umpire=self.name(match.umpire),
            told={str(self.name(by)): self._rename_report(told) for by, told in match.told.items()},
            boards={number: self._board(board) for number, board in match.boards.items()},
            **by_name,
        )

    def _score(self, score: dict[str, int] | None) -> dict[str, int] | None:
        return None if score is None else self.keys(score)

    def _rename_report(self, told: SideReport) -> SideReport:
        return replace(told, winner=str(self.name(told.winner)), score=self._score(told.score))

    def _board(self, board: TeamBoardWon) -> TeamBoardWon:
        return replace(board, winner=str(self.name(board.winner)), score=self._score(board.score))

    def dispute(self, dispute: Dispute) -> Dispute:
        """Return a dispute with the new name."""
        return replace(
            dispute,
            by=str(self.name(dispute.by)),
            decision=self.name(dispute.decision),
            members=self.names(dispute.members),
            votes={str(self.name(by)): str(self.name(choice)) for by, choice in dispute.votes.items()},
            tally=None if dispute.tally is None else self.keys(dispute.tally),
            evidence=self.names(dispute.evidence),
            paper=self.names(dispute.paper),
        )

    def setup(self, setup: Setup) -> Setup:
        """Return what is announced with the new name."""
        return replace(
            setup,
            avoid=tuple((str(self.name(one)), str(self.name(other))) for one, other in setup.avoid),
            directors=self.names(setup.directors),
            umpires=tuple(replace(one, name=str(self.name(one.name))) for one in setup.umpires),
            busy=self.names(setup.busy),
            elsewhere=tuple(replace(one, player=self.name(one.player)) for one in setup.elsewhere),
        )


def rename_entry(event: Event, old: str, new: str) -> Event:
    """Return the event in which an entry is called otherwise."""
    to = Renaming(old, new)
    entries = {
        str(to.name(name)): replace(entry, name=str(to.name(name))) for name, entry in event.entries.items()
    }
    matches = {name: to.match(match) for name, match in event.matches.items()}
    return replace(
        event,
        setup=to.setup(event.setup),
        entries=entries,
        order=to.names(event.order),
        groups=to.lists(event.groups),
        matches=matches,
        lots=tuple(to.names(lot) for lot in event.lots),
        disputes={name: to.dispute(dispute) for name, dispute in event.disputes.items()},
        fees=to.keys(event.fees),
        warnings=to.keys(event.warnings),
        exceptions=to.keys(event.exceptions),
        reports=to.lists(event.reports),
        reported=to.lists(event.reported),
        held=to.names(event.held),
        deductions=to.keys(event.deductions),
        queue=to.names(event.queue),
        checked_in=to.names(event.checked_in),
        paid=to.keys(event.paid),
    )
