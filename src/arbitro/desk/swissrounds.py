"""The rounds of a Swiss as matches of the event."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from arbitro.desk.draws import swiss
from arbitro.desk.event import Event, EventPlan
from arbitro.desk.flow import settle_match
from arbitro.desk.format import format_of
from arbitro.desk.match import BYE, DrawSeat, EventMatch
from arbitro.desk.scoring import points_in, units_in


def pair(event: Event, pairs: Iterable[swiss.Pair]) -> Event:
    """Return the event with one more round."""
    number = event.paired + 1
    made = [
        EventMatch(f"R{number}.{place}", (DrawSeat(first), DrawSeat(second)))
        for place, (first, second) in enumerate(pairs, start=1)
    ]
    filled = {match.id: settle_match(event, event.matches, match) for match in made}
    # No followers: pairs of a Swiss come from the table, so a result flows nowhere.
    plan = EventPlan((*event.plan.order, *filled), event.plan.followers)
    return replace(event, matches=event.matches | filled, plan=plan, paired=number)


def without_last_round(event: Event) -> Event:
    """Return the event without its last round."""
    last = f"R{event.paired}"
    kept = {name: match for name, match in event.matches.items() if match.round != last}
    plan = EventPlan(tuple(name for name in event.plan.order if name in kept), event.plan.followers)
    return replace(event, matches=kept, plan=plan, paired=event.paired - 1)


def records(event: Event, rounds: int, players: Sequence[str] | None = None) -> dict[str, swiss.SwissRecord]:
    """Return what each player still in brings into the round after so many, or what the named players bring."""
    ranks = {name: rank for rank, name in enumerate(event.order)}
    names = [name for name in event.order if not event.has_left(name)] if players is None else players
    found = {name: swiss.SwissRecord(name, ranks[name]) for name in names}
    for match in event.in_order():
        if int(match.round[1:]) <= rounds:
            for name in match.names:
                if name in found:
                    found[name] = _add_match(event, found[name], match)
    return found


def pairing(event: Event) -> swiss.Pairing | None:
    """Return what holds of the last round."""
    if not event.paired or not format_of(event).pairs_by_score:
        return None
    last = [match for match in event.in_order() if match.round == f"R{event.paired}"]
    pairs = [(str(match.sides[0]), str(match.sides[1])) for match in last]
    players = [name for match in last for name in match.names]
    brought = records(event, event.paired - 1, players)
    ranked = sorted(players, key=lambda name: brought[name].rank) if event.paired == 1 else None
    return swiss.pairing(pairs, brought, ranked)


def _add_match(event: Event, record: swiss.SwissRecord, match: EventMatch) -> swiss.SwissRecord:
    """Return a record with one more match."""
    points = points_in(event, match, record.name) + units_in(event, match, record.name)
    # Whole numbers as int: fractions take ten times as long.
    won = record.wins + (points.numerator if points.denominator == 1 else points)
    if BYE in match.sides:
        # A bye is no seat: who is first next time is not touched by it.
        return msgspec.structs.replace(record, wins=won, had_bye=True)
    side = 1 if match.sides[0] == record.name else -1
    met = record.met | {match.other(record.name)}
    return msgspec.structs.replace(record, wins=won, met=met, balance=record.balance + side, last=side)
