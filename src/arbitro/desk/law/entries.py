"""Entries: who comes in, who is turned away or invited higher, who leaves, who comes late."""

from msgspec.structs import replace

from arbitro.desk.acts import Approve, Enter, LateEntry, Promote, RefuseEntry, Withdraw
from arbitro.desk.answer import Answered, done, laws_of, no
from arbitro.desk.entry import Entry, EntryState
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.leaving import leave
from arbitro.desk.members import fault_of, looks_like


def enter(event: Event, act: Enter) -> Answered:
    """Take an entry, before the draw; where entries need approval it waits for it."""
    if event.drawn:
        return no("drawn_already")
    if looks_like(event.entries, act.player) is not None:
        return no("entered_already")
    if (fault := fault_of(event.entries, act.player, act.members, event.setup.boards)) is not None:
        return fault
    state: EntryState = "entered" if event.setup.approval else "approved"
    entry = Entry(
        act.player, len(event.entries) + 1, act.seed, act.club, act.rating, act.category, act.members, state
    )
    said = "entered-waits" if event.setup.approval else "entered"
    return done(event.enter(entry), said, player=act.player)


def approve(event: Event, act: Approve) -> Answered:
    """1.4.i: every entry needs the director's approval."""
    law, entry = laws_of(event).entry, event.entry(act.player)
    if entry is None or entry.state != "entered" or event.drawn:
        return no("no_entry_waits", law)
    return done(event.enter(replace(entry, state="approved")), "approved", law, player=act.player)


def refuse_entry(event: Event, act: RefuseEntry) -> Answered:
    """1.4.i: the director may turn anybody away before the draw, and need not say why; 1.4.iii: he reports it."""
    laws, entry = laws_of(event), event.entry(act.player)
    if entry is None or entry.state not in ("entered", "approved") or event.drawn:
        return no("no_entry_to_refuse", laws.entry)
    turned = event.enter(replace(entry, state="refused"))
    if laws.turned_away:
        turned = turned.owe(laws.turned_away, act.player)
    return done(turned, "turned-away", laws.entry, player=act.player)


def promote(event: Event, act: Promote) -> Answered:
    """1.4.ii: a player may be kept out of a lower category and invited to a higher one; 1.4.iii: it is reported."""
    laws, entry = laws_of(event), event.entry(act.player)
    if entry is None or entry.state not in ("entered", "approved") or event.drawn:
        return no("no_entry_to_promote", laws.higher)
    if not _higher(event, entry, act.to):
        return no("not_a_higher_category", laws.higher)
    promoted = event.enter(replace(entry, state="promoted", category=act.to))
    if laws.turned_away:
        promoted = promoted.owe(laws.turned_away, act.player)
    return done(promoted, "promoted", laws.higher, player=act.player, to=act.to)


def withdraw(event: Event, act: Withdraw) -> Answered:
    """Let a player leave: before the draw he is not drawn, after it his matches go to the opponents."""
    entry = event.entry(act.player)
    if entry is None or entry.state not in ("entered", "approved"):
        return no("nobody_to_leave")
    return done(leave(event, entry, "withdrawn"), "withdrawn", player=act.player)


def late_entry(event: Event, act: LateEntry) -> Answered:
    """Let somebody in after the draw, where the format has a place."""
    if not event.drawn:
        return no("not_drawn_yet")
    known = event.entry(act.player)
    if known is None and looks_like(event.entries, act.player) is not None:
        return no("entered_already")
    if known is not None and not (known.state == "withdrawn" and format_of(event).takes_back(known)):
        return no("entered_already")
    if known is None and (fault := fault_of(event.entries, act.player, act.members, event.setup.boards)):
        return fault
    entry = _returning(known) if known else _new(event, act)
    placed = format_of(event).let_in(event.enter(entry), entry)
    if placed is None:
        return no("no_place_left")
    return done(placed, "late-entry", player=act.player)


def _new(event: Event, act: LateEntry) -> Entry:
    number = len(event.entries) + 1
    return Entry(act.player, number, club=act.club, rating=act.rating, members=act.members, drawn=True)


def _returning(entry: Entry) -> Entry:
    return replace(entry, state="approved", drawn=True)


def _higher(event: Event, entry: Entry, to: str) -> bool:
    levels = event.setup.categories
    held = entry.category or event.setup.category
    if to not in levels or held not in levels:
        return False
    return levels.index(to) > levels.index(held)
