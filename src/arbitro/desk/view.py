"""Shows an event: what stands after the acts, as cases and screens read it."""

from collections.abc import Iterator

import msgspec

from arbitro.desk import standing
from arbitro.desk.answer import laws_of
from arbitro.desk.dues import dues_of
from arbitro.desk.event import Dispute, Event
from arbitro.desk.format import format_of
from arbitro.desk.formats.making import deciding_match, winner_of
from arbitro.desk.handicaps import start_of
from arbitro.desk.law.entries import waiting
from arbitro.desk.law.lateness import breaks_left, deadline
from arbitro.desk.law.protests import DECIDED_S, open_until, overdue
from arbitro.desk.law.reports import owed_reports
from arbitro.desk.match import BYE, FINISHED, DrawSeat, EventMatch, Feed, LineOf, LoserOf
from arbitro.desk.mates import same_club, same_part
from arbitro.desk.members import line_up
from arbitro.desk.numbers import Exact, plain
from arbitro.desk.persons import category_of, flags_of
from arbitro.desk.placed import EventStanding
from arbitro.desk.prizes import prizes_of
from arbitro.desk.setup import Setup
from arbitro.desk.slots import schedule_view
from arbitro.desk.swissrounds import pairing
from arbitro.desk.timing import clock_state, ends_of, time_is_up

View = dict[str, object]


def view(event: Event) -> View:
    """Return everything that can be told of an event."""
    tables = standing.of_event(event)
    placing = format_of(event).placing(event, tables) if event.drawn else {}
    named = ((entry.name, category_of(event, entry)) for entry in event.entries.values())
    categories = {name: category for name, category in named if category is not None}
    return {
        "now": event.now,
        "stage": event.stage,
        "entries": {entry.name: entry.state for entry in event.entries.values()},
        "categories": categories,
        **_draw_view(event),
        "matches": {match.id: match_view(event, match) for match in event.in_order()},
        "ready": [match.id for match in event.in_order() if match.state == "ready"],
        "next": _next(event),
        **_knockout(event, tables),
        "standings": {one.name: _row(one) for table in tables.values() for one in table},
        "ranking": _ranking(event, tables, placing),
        "placing": {name: list(place) for name, place in placing.items()},
        "pairing": msgspec.to_builtins(pairing(event)),
        "tables": _tables(event),
        "members": {entry.name: list(entry.members) for entry in event.entries.values() if entry.members},
        "held": list(event.held),
        "consequences": msgspec.to_builtins(event.consequences),
        **_amendments(event),
        **_clocks(event),
        **schedule_view(event),
        **_season(event),
        **_people(event),
        **_money(event, tables),
        "withheld": [match.id for match in event.in_order() if match.state == "withheld"],
        "suspended": [match.id for match in event.in_order() if match.state == "suspended"],
        "disputes": {name: _dispute(event, dispute) for name, dispute in event.disputes.items()},
        "fees": msgspec.to_builtins(event.fees),
        "warnings": {name: len(causes) for name, causes in event.warnings.items()},
        "exceptions": {name: list(laws) for name, laws in event.exceptions.items()},
        "expelled": list(event.expelled),
        "requests": {match.id: list(match.requests) for match in event.in_order() if match.requests},
        "reports": {law: list(about) for law, about in owed_reports(event).items()},
        "reported": {law: list(about) for law, about in event.reported.items()},
    }


def match_view(event: Event, match: EventMatch) -> View:
    """Return what can be told of a match; the winner of a withheld one is not.

    Where nothing but the match and the terms of the event decides it, it is made once: a result changes two matches of
    an event, and making all 127 anew was a quarter of its view.
    """
    setup = event.setup
    # With these three a match is shown otherwise without having changed:
    # the clock ticks, a name or a board moves.
    if event.clocks or setup.handicap is not None or setup.boards:
        return _match_view(event, match)
    found: tuple[Setup, View] | None = match.__dict__.get("view")
    if found is None or found[0] is not setup:
        found = match.__dict__["view"] = (setup, _match_view(event, match))
    return found[1]


def _match_view(event: Event, match: EventMatch) -> View:
    # A suspended match remembers that it was withheld; its winner is still not out.
    out = "withheld" not in (match.state, match.was)
    two = match.known and laws_of(event).breaks
    return {
        "sides": list(match.sides),
        "from": [_source(feed) if side is None else None for side, feed in _places(match)],
        "state": match.state,
        "winner": match.winner if out else None,
        "by": match.by if out else None,
        "score": match.score,
        "table": match.table,
        "deadline": deadline(event, match),
        "protest_by": open_until(event, match),
        "present": list(match.arrived),
        "clock": msgspec.to_builtins(match.clock),
        "baffle": match.baffle,
        "penalty": match.penalty,
        "breaks_left": {name: max(0, left) for name, left in breaks_left(event, match).items()}
        if two
        else None,
        "break_end": match.break_end,
        "late_clock": match.late_clock,
        "resume": msgspec.to_builtins(match.resume),
        "advanced": match.advanced,
        "replays": match.replays,
        "observer": match.observer,
        "umpire": match.umpire,
        "started": match.started,
        "games": match.games and [list(game) for game in match.games],
        "start": start_of(event, match),
        "ends": ends_of(event, match),
        "time_up": time_is_up(event, match),
        "last_unit": match.last_unit,
        "extra": match.extra,
        **(_team(event, match) if event.setup.boards else {}),
    }


def _places(match: EventMatch) -> Iterator[tuple[str | None, Feed]]:
    return zip(match.sides, match.feeds, strict=True)


def _source(feed: Feed) -> View | None:
    """Return from which match somebody comes into an open place, and whether as its loser."""
    if isinstance(feed, DrawSeat):
        return None
    return {"match": feed.match, "lost": isinstance(feed, LoserOf | LineOf)}


def _team(event: Event, match: EventMatch) -> View:
    """Return the boards of a team match: who sits at each, and who won those that are over."""
    return {
        "line_up": {name: list(line_up(event, match, name)) for name in match.names},
        "boards": {str(number): msgspec.to_builtins(won) for number, won in sorted(match.boards.items())},
        "tables": list(match.tables),
    }


def champion(event: Event, tables: dict[str, tuple[EventStanding, ...]] | None = None) -> str | None:
    """Return who has won the event, if it is decided and they were not disqualified."""
    return format_of(event).champion(event, standing.of_event(event) if tables is None else tables)


def _amendments(event: Event) -> View:
    """Return what was changed of the event, and what the last act only showed."""
    listed = []
    for one in event.amendments:
        row = msgspec.to_builtins(one)
        del row["affects"]
        listed.append(row)
    shown = None
    if event.amendment is not None:
        shown = msgspec.to_builtins(event.amendment)
        del shown["at"], shown["reason"]
    return {"amendment": shown, "amendments": listed, "failed": event.failed}


def _clocks(event: Event) -> View:
    return {
        "clocks": {
            name: {"start": clock.start, "ends": clock.ends, "state": clock_state(event, name)}
            for name, clock in event.clocks.items()
        }
    }


def _season(event: Event) -> View:
    """Return the matches of a league with their days, and those that were moved and are still to come."""
    moved = [name for name in event.postponed if not event.matches[name].finished]
    return {"fixtures": msgspec.to_builtins(format_of(event).fixtures(event)), "postponed": moved}


def _people(event: Event) -> View:
    """Return when and where the event is, and who waits, is there, or has to be looked at."""
    setup = event.setup
    about = {key: getattr(setup, key) for key in ("start", "end", "place", "organiser", "zone")}
    if about["end"] is None:
        about["end"] = setup.start
    return {
        "event": {key: value for key, value in about.items() if value is not None},
        "waiting": list(waiting(event)),
        "checked_in": list(event.checked_in),
        "flags": flags_of(event),
    }


def _money(event: Event, tables: dict[str, tuple[EventStanding, ...]]) -> View:
    """Return entry fees and prizes."""
    dues = dues_of(event)
    start: Exact = 0
    opens = [due.open for due in dues.values()]
    treasury = {
        "owed": sum((due.owed for due in dues.values()), start),
        "paid": sum((due.paid for due in dues.values()), start),
        "open": sum((one for one in opens if one > 0), start),
        "back": -sum((one for one in opens if one < 0), start),
    }
    prizes, left = prizes_of(event, tables)
    return {
        "dues": {
            name: {"owed": plain(due.owed), "paid": plain(due.paid), "open": plain(due.open)}
            for name, due in dues.items()
        },
        "treasury": {key: plain(value) for key, value in treasury.items()},
        "prize_list": {name: plain(amount) for name, amount in prizes.items()},
        "prize_left": None if left is None else plain(left),
    }


def _draw_view(event: Event) -> View:
    first = (
        [match for match in event.in_order() if match.round in ("R1", "W1")] if _has_knockout(event) else []
    )
    # How many mates meet in the first round, or are in the same part of the bracket as far as announced.
    depth = event.setup.separate.depth if event.setup.separate else "round1"
    there = _has_knockout(event)
    mates = {
        "same_club": same_club(event) if there else None,
        "same_quarter": same_part(event, 4) if there and depth != "round1" else None,
        "same_half": same_part(event, 2) if there and depth == "half" else None,
    }
    return {
        "order": list(event.order),
        "size": event.size,
        "byes": [name for match in first if BYE in match.sides for name in match.names],
        **mates,
        "groups": {letter: list(names) for letter, names in event.groups.items()},
        "rounds": {name: [list(match.sides) for match in found] for name, found in event.rounds().items()},
    }


def _has_knockout(event: Event) -> bool:
    """Tell whether there is a knockout."""
    return event.size is not None


def _next(event: Event) -> dict[str, str]:
    found: dict[str, str] = {}
    for match in event.in_order():
        if not match.finished:
            for name in match.names:
                found.setdefault(name, match.id)
    return found


def _knockout(event: Event, tables: dict[str, tuple[EventStanding, ...]]) -> View:
    winner = champion(event, tables)
    shown: View = {"champion": winner, "champions": dict(_side_event_winners(event))}
    if _has_knockout(event):
        # T, C and X give no places in the main event: who plays there is out of it.
        main = [match for match in event.in_order() if match.round[0] in ("R", "W", "L", "F")]
        alive = {name for match in main if match.state not in FINISHED for name in match.names}
        alive |= {winner} if winner else set()
        drawn = [entry.name for entry in event.entries.values() if entry.drawn]
        shown["alive"] = [name for name in drawn if name in alive]
        shown["out"] = [name for name in drawn if name not in alive]
    return shown


def _side_event_winners(event: Event) -> Iterator[tuple[str, str]]:
    for prefix in format_of(event).side_events:
        if (name := winner_of(event, deciding_match(event, prefix))) is not None:
            yield prefix, name


def _row(one: EventStanding) -> View:
    row: View = msgspec.to_builtins(one)
    del row["named"]
    del row["name"]
    if one.points is None:
        for key in ("points", "draws", "losses", "deducted"):
            del row[key]
    return {**row, **one.named}


def _ranking(
    event: Event,
    tables: dict[str, tuple[EventStanding, ...]],
    placing: dict[str, tuple[int, int]],
) -> object:
    if format_of(event).bracket:
        ranks = {name: rank for rank, name in enumerate(event.order)}
        return sorted(placing, key=lambda name: (placing[name][0], ranks[name]))
    names = {name: [one.name for one in table if one.place is not None] for name, table in tables.items()}
    return names if format_of(event).grouped else names.get("", [])


def _tables(event: Event) -> dict[str, str | None]:
    holders = event.tables_in_use()
    return {table: holders.get(table) for table in event.setup.tables}


def _dispute(event: Event, dispute: Dispute) -> View:
    """Return what can be told of a dispute; votes are counted only when it is decided."""
    # Sealed votes: only how many are in, never whose or for what.
    deadline = None if dispute.filed_at is None else dispute.filed_at + DECIDED_S
    return {
        "kind": dispute.kind,
        "match": dispute.match,
        "by": dispute.by,
        "state": dispute.state,
        "decision": dispute.decision,
        "judge": dispute.judge,
        "deadline": deadline,
        "overdue": overdue(event, dispute),
        "fee": dispute.fee,
        "fee_confirmed": dispute.fee_confirmed,
        "members": list(dispute.members) or None,
        "votes": len(dispute.votes),
        "tally": dispute.tally,
        "revote": dispute.revote,
        "final": dispute.final,
        "evidence": list(dispute.evidence),
        "paper": list(dispute.paper),
        "facts": dispute.facts,
        "grounds": dispute.grounds,
        "reasons": dispute.reasons,
    }
