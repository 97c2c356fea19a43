"""The end of a match: its result comes in, is withheld or goes out, and others follow from it."""

from collections.abc import Iterable

from msgspec.structs import replace

from arbitro.desk.amending import seated_anew
from arbitro.desk.event import Dispute, Event, Fee
from arbitro.desk.flow import flow
from arbitro.desk.match import EventMatch, Won


def finish(
    event: Event,
    match: EventMatch,
    winner: str | None,
    by: Won,
    score: dict[str, int] | None = None,
    games: tuple[tuple[int, int], ...] | None = None,
) -> Event:
    """Return the event with a result: withheld while a protest is open, otherwise out, with what follows from it."""
    ended = replace(
        match,
        state="done",
        winner=winner,
        by=by,
        score=match.score if score is None else score,
        games=games,
        over_at=event.now,
        late_clock=None,
        before_claim=None,
        told={},
        rest=None,
        resume=None,
        table=None,
        requests=(),
    )
    # desk.md: a claim that is open or under appeal when its match ends has lapsed.
    event = lapse_claims(event, match.id)
    if has_open_protest(event, match.id):
        # The table is kept while the result is withheld: if the protest is upheld, play goes on there (151a).
        return event.with_matches(replace(ended, state="withheld", table=match.table))
    event = event.with_matches(ended)
    if event.qualified and match.round[0] in event.groups:
        # A group match that ended again (after a protest) may seat the knockout otherwise.
        event = seated_anew(event) or event
    return flow(event, [match.id])


def has_open_protest(event: Event, match: str) -> bool:
    """Tell whether a protest on a match is open."""
    return any(
        dispute.match == match and dispute.kind == "protest" and dispute.open
        for dispute in event.disputes.values()
    )


def has_open_claim(event: Event, match: str) -> bool:
    """Tell whether a claim in a match is open or under appeal."""
    return open_claim(event, match) is not None


def open_claim(event: Event, match: str) -> str | None:
    """Return the claim in a match that is open or under appeal."""
    mine = (one for one in event.disputes.values() if one.match == match and one.kind == "claim")
    return next((one.id for one in mine if one.open), None)


def lapse_claims(event: Event, match: str) -> Event:
    """Return the event with the open claims of a match at an end."""
    return event.dispute(
        *(
            replace(dispute, state="lapsed")
            for dispute in event.disputes.values()
            if dispute.match == match and dispute.kind == "claim" and dispute.open
        )
    )


def lapse_protests(event: Event, protests: Iterable[Dispute]) -> Event:
    """Return the event with protests at an end undecided, and their fees given back."""
    for protest in protests:
        event = event.dispute(replace(protest, state="lapsed"))
        event = pay(event, protest.by, returned=protest.fee)
    return event


def pay(event: Event, name: str, paid: int = 0, returned: int = 0, kept: int = 0) -> Event:
    """Return the event with what a side has paid, got back or lost."""
    fee = event.fees.get(name, Fee())
    booked = Fee(fee.paid + paid, fee.returned + returned, fee.kept + kept)
    return replace(event, fees={**event.fees, name: booked})


def credit_points(match: EventMatch, to: str, points: int, late: bool = False) -> EventMatch:
    """Return a match with penalty points added to a side's running score."""
    score = {name: (match.score or {}).get(name, 0) for name in match.names}
    score[to] += points
    match = replace(match, score=score, penalty={**match.penalty, to: match.penalty.get(to, 0) + points})
    if late:
        match = replace(match, late={**match.late, to: match.late.get(to, 0) + points})
    return match
