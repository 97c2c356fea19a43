"""Tables and calls: where and when a match is played, and who has reported."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no, not_now
from arbitro.desk.event import Event
from arbitro.desk.law.lateness import arrival, out_of_time, rest_is_over
from arbitro.desk.match import HOLDING, EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, choice, is_accepted
from arbitro.kernel import Fact, Refused


class AssignTable(Fact, frozen=True):
    """A match gets a table; without a match the free tables are given out."""

    match: str | None = None
    table: str | None = None


def assign_table(event: Event, act: AssignTable) -> Answered:
    """3.8: the director may have any match played at a certain table."""
    law = laws_of(event).table
    if act.match is None:
        return _give_out_tables(event)
    match = event.match(act.match)
    if match is None or match.state not in ("ready", "called"):
        return not_now("match_is_not_ready", event, act.match, law)
    if act.table not in event.setup.tables:
        return no("no_such_table", law)
    if _holder(event, act.table) is not None or act.table in event.held:
        return no("table_is_taken", law, table=act.table, match=_holder(event, act.table) or "none")
    if event.busy(match.names, match.id):
        return _busy(event, match, law)
    put = at_tables(event, match, act.table)
    return answer_done(
        event.with_matches(put), "table-assigned", law, match=match.id, table=", ".join(put.tables)
    )


def offer_tables(event: Event) -> DeskOffer | None:
    """Offer to give out the free tables."""
    return DeskOffer("assign_table", whole="auto") if is_accepted(_give_out_tables(event)) else None


def offer_assign_table(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the tables that a match may have."""
    free = [
        table
        for table in event.setup.tables
        if is_accepted(assign_table(event, AssignTable(match.id, table)))
    ]
    return DeskOffer("assign_table", {"match": match.id}, (choice("table", free),)) if free else None


class Call(Fact, frozen=True):
    """A match is announced, to start in so many seconds."""

    match: str
    in_s: int = 0
    table: str | None = None


def call(event: Event, act: Call) -> Answered:
    """2.2.i: a match starts at its time. Carrom: nobody is called for later than they have to report."""
    laws, match = laws_of(event), event.match(act.match)
    if match is None or match.state != "ready":
        return not_now("match_is_not_ready", event, act.match, laws.call)
    if event.busy(match.names):
        return _busy(event, match, laws.call)
    # Carrom counts the time to report from the call (143i): called for
    # later, a side would be late before its start.
    if laws.report_s is not None and act.in_s > laws.report_s:
        return no("called_for_too_late", laws.lateness)
    if act.table is not None and act.table not in event.setup.tables:
        return no("no_such_table", laws.call)
    if act.table is not None and (
        act.table in event.held or _holder(event, act.table) not in (None, match.id)
    ):
        return no("table_is_taken", laws.call, table=act.table, match=_holder(event, act.table) or "none")
    called = called_now(event, match, act.in_s, act.table)
    return answer_done(event.with_matches(called), "called", laws.call, match=match.id, seconds=act.in_s)


def offer_call(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to call a match, at its table or one that is free."""
    if not is_accepted(call(event, Call(match.id))):
        return None
    free = [table for table in event.setup.tables if is_accepted(call(event, Call(match.id, table=table)))]
    soon = OfferField("in_s", "whole", value=0, optional=True, least=0, most=laws_of(event).report_s)
    tables = (choice("table", free, value=match.table, optional=True),) if free else ()
    return DeskOffer("call", {"match": match.id}, (*tables, soon))


def called_now(event: Event, match: EventMatch, in_s: int = 0, table: str | None = None) -> EventMatch:
    """Return a match as it is called now, to start in so many seconds."""
    return replace(
        at_tables(event, match, table or match.table),
        state="called",
        called=event.now,
        due=event.now + in_s,
        # A match called again starts from nothing: who had come, and what their
        # lateness had cost, belong to the old call.
        arrived={},
        charged={},
    )


class Present(Fact, frozen=True):
    """A side reports at the table."""

    match: str
    by: str


def present(event: Event, act: Present) -> Answered:
    """Take a side's report at the table, if its time is not over."""
    match = event.match(act.match)
    if match is None or not match.has(act.by) or not _awaits_sides(match):
        return no("nobody_is_awaited")
    if act.by in match.arrived:
        return no("present_already")
    late = rest_is_over(event, match) if match.rest is not None else out_of_time(event, match, act.by)
    laws = laws_of(event)
    # Backgammon charges points for lateness (2.2.v) and lets the late side in; the other books shut the door.
    if late and laws.late_point_s is None:
        return no("too_late_to_report", laws.overstay if match.rest is not None else laws.lateness)
    return answer_done(
        event.with_matches(arrival(event, match, act.by)), "present", match=match.id, player=act.by
    )


def offer_present(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to note who has come to the table."""
    awaited = [name for name in match.names if is_accepted(present(event, Present(match.id, name)))]
    if not awaited:
        return None
    return DeskOffer("present", {"match": match.id}, (choice("by", awaited),), own="by")


class Start(Fact, frozen=True):
    """A match begins."""

    match: str


def start(event: Event, act: Start) -> Answered:
    """Begin a match, unless a side is busy, or out of time and absent."""
    laws, match = laws_of(event), event.match(act.match)
    if match is None or match.state not in ("ready", "called"):
        return not_now("match_is_not_ready", event, act.match)
    if event.busy(match.names, match.id):
        return _busy(event, match, laws.call)
    # A side that is there cannot be out of time, however late the match begins.
    if any(name not in match.arrived and out_of_time(event, match, name) for name in match.names):
        return no("side_is_out_of_time", laws.lateness)
    here = (
        {name: match.arrived.get(name, event.now) for name in match.names} if match.called is not None else {}
    )
    begun = replace(match, state="playing", arrived=here, late_clock=None, started=event.now)
    return answer_done(event.with_matches(begun), "started", match=match.id)


def offer_start(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to begin a match."""
    return DeskOffer("start", {"match": match.id}) if is_accepted(start(event, Start(match.id))) else None


def _awaits_sides(match: EventMatch) -> bool:
    """Tell whether sides are awaited: after a call, in a rest, in or after a break."""
    return match.state == "called" or (
        match.state == "playing" and (match.rest is not None or match.break_end is not None)
    )


def _busy(event: Event, match: EventMatch, law: str) -> Refused:
    """Return that a side of a match is busy, and in which other match; `none` where it is held elsewhere."""
    people = event.people(match.names)
    for other in event.matches.values():
        both = people & event.people(other.names) if other.state in HOLDING and other.id != match.id else None
        if both:
            return no("side_is_busy", law, player=sorted(both)[0], match=other.id)
    return no("side_is_busy", law, player=sorted(people & set(event.held))[0], match="none")


def _holder(event: Event, table: str | None) -> str | None:
    return event.tables_in_use().get(table) if table else None


def tables_wanted(event: Event) -> int:
    """Return at how many tables a match is played: one, or between teams one a board where there are so many."""
    return max(1, min(event.setup.boards or 1, len(event.setup.tables)))


def at_tables(event: Event, match: EventMatch, first: str | None) -> EventMatch:
    """Return a match at a table; the other boards of a team match get the free ones after it, in their order."""
    if first is None or first == match.table:
        return replace(match, table=first)
    tables, place = event.setup.tables, event.setup.tables.index(first)
    may = {*event.free_tables(), *match.tables}
    free = [table for table in (*tables[place + 1 :], *tables[:place]) if table in may]
    return replace(match, table=first, further_tables=tuple(free[: tables_wanted(event) - 1]))


def _give_out_tables(event: Event) -> Answered:
    """Give the free tables, in order, to the ready matches, in order, of players who are free and have none."""
    law = laws_of(event).table
    free, wanted = event.free_tables(), tables_wanted(event)
    # A match with a table is as good as called: its players are not given a
    # second table in the same round of giving.
    held = {
        name
        for match in event.matches.values()
        if match.state in HOLDING or (match.table and not match.finished)
        for name in event.people(match.names)
    }
    held.update(event.held)
    given: list[EventMatch] = []
    for match in event.in_order():
        if len(free) < wanted:
            break
        # Greedy and in the order of matches, as the contract of `auto` has it:
        # an undo compares its outcome (desk-2 11).
        if match.state == "ready" and match.table is None and held.isdisjoint(event.people(match.names)):
            given.append(replace(match, table=free[0], further_tables=tuple(free[1:wanted])))
            del free[:wanted]
            held.update(event.people(match.names))
    if not given:
        return no("no_table_to_give", law)
    pairs = ", ".join(" ".join((match.id, *match.tables)) for match in given)
    return answer_done(event.with_matches(*given), "tables-given", law, tables=pairs)
