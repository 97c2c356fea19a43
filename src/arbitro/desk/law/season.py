"""The season of a league: matches that are moved to another day."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, is_accepted, reason
from arbitro.kernel import Fact


class Postpone(Fact, frozen=True):
    """A match of a league is moved to another day, or its day is left open."""

    match: str
    to: str | None
    reason: str | None = None


def postpone(event: Event, act: Postpone) -> Answered:
    """Move a match that has not begun to another day of the season, or leave its day open; with a reason."""
    if not act.reason:
        return no("a_reason_is_needed")
    fixture = format_of(event).fixtures(event).get(act.match)
    if fixture is None:
        return no("no_such_fixture")
    match = event.matches[act.match]
    if match.has_begun or match.finished:
        return no("match_has_begun", match=match.id)
    if act.to == fixture.date:
        return no("nothing_changes")
    end = event.setup.end
    if act.to is not None and end is not None and act.to > end:
        return no("after_the_season", day=end)
    moved = replace(event, postponed={**event.postponed, match.id: act.to})
    said = "postponed" if act.to else "postponed-without-a-day"
    return answer_done(moved, said, match=match.id, day=act.to)


def offer_postpone(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to move a match of a league to another day, or to leave its day open."""
    fixture = format_of(event).fixtures(event).get(match.id)
    if fixture is None:
        return None
    days = [event.setup.end, event.setup.start, "2030-01-01", None]
    may = [day for day in days if is_accepted(postpone(event, Postpone(match.id, day, "…")))]
    if not may:
        return None
    to = OfferField("to", "day", value=fixture.date, example=may[0], null=True)
    return DeskOffer("postpone", {"match": match.id}, (to, reason(optional=False)))
