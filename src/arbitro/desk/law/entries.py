"""Entries: who comes in, who is turned away or invited higher, who leaves, who comes late."""

from msgspec.structs import replace

from arbitro.desk.acts import Approve, Enter, LateEntry, Promote, RefuseEntry, Withdraw
from arbitro.desk.answer import Answered, done, laws_of, no
from arbitro.desk.draws import circle
from arbitro.desk.entry import Entry, EntryState
from arbitro.desk.event import Event
from arbitro.desk.flow import settle
from arbitro.desk.leaving import leave
from arbitro.desk.match import BYE, Match, Seat, WinnerOf
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
    swiss = event.setup.format == "swiss"
    if known is None and looks_like(event.entries, act.player) is not None:
        return no("entered_already")
    if known is not None and not (known.state == "withdrawn" and (swiss or not known.drawn)):
        return no("entered_already")
    if known is None and (fault := fault_of(event.entries, act.player, act.members, event.setup.boards)):
        return fault
    entry = _returning(known) if known else _new(event, act)
    placed = _placed(event.enter(entry), entry)
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


def _placed(event: Event, entry: Entry) -> Event | None:
    """Return the event with a late entry in its place, or None where there is none."""
    match event.setup.format:
        case "knockout" | "double":
            return _into_a_bye(event, entry.name)
        case "round-robin":
            return _into_the_circle(event, "R", event.order, entry.name)
        case "groups":
            return _into_a_group(event, entry.name)
        case "swiss":
            if event.over:
                return None
            return _ranked(event, entry.name)


def _ranked(event: Event, name: str) -> Event:
    return event if name in event.order else replace(event, order=(*event.order, name))


def _into_a_bye(event: Event, name: str) -> Event | None:
    """Return the event with a name in the bye of the lowest holder who has not gone on; nothing else moves."""
    holders = [
        match for match in event.in_order() if match.state == "bye" and _from_seats(match) and match.winner
    ]
    ranks = {holder: rank for rank, holder in enumerate(event.order)}
    for match in sorted(holders, key=lambda match: -ranks[match.winner or ""]):
        following = [event.matches[name] for name in event.plan.followers.get(match.id, ())]
        after = [other for other in following if WinnerOf(match.id) in other.feeds]
        if any(other.state not in ("waiting", "ready", "bye") for other in after):
            continue
        one, other = match.feeds
        seats = (one, Seat(name)) if other == Seat(BYE) else (Seat(name), other)
        moved = settle(event.put(replace(match, feeds=seats)), [match.id], cause="late entry")
        if not any(_disturbed(match, moved.matches[match.id]) for match in event.matches.values()):
            return _ranked(moved, name)
    return None


def _disturbed(before: Match, after: Match) -> bool:
    """Tell whether a match that was called or has begun would be touched."""
    return before.causes != after.causes or (before.state == "called" and after.state != "called")


def _from_seats(match: Match) -> bool:
    return all(isinstance(feed, Seat) for feed in match.feeds)


def _into_a_group(event: Event, name: str) -> Event | None:
    """Return the event with a name in the smallest odd group, the last of several."""
    odd = [letter for letter, names in event.groups.items() if len(names) % 2]
    if event.qualified or not odd:
        return None
    letter = min(reversed(odd), key=lambda letter: len(event.groups[letter]))
    placed = _into_the_circle(event, letter, event.groups[letter], name)
    assert placed is not None
    groups = {**event.groups, letter: (*event.groups[letter], name)}
    return replace(placed, groups=groups)


def _into_the_circle(event: Event, prefix: str, names: tuple[str, ...], name: str) -> Event | None:
    """Return the event with a name as the last number of a table that had a bye; nothing else moves."""
    if len(names) % 2 == 0:
        return None
    made = [
        replace(match, sides=_names(match), state="ready")
        for match in circle.matches(prefix, (*names, name), event.setup.legs)
        if event.matches[match.id].state == "bye"
    ]
    voided = [replace(match, state="void") if _void_side(event, match) else match for match in made]
    filled = settle(event.put(*voided), [match.id for match in voided if match.state == "ready"])
    return _ranked(filled, name)


def _names(match: Match) -> tuple[str, str]:
    one, other = match.feeds
    assert isinstance(one, Seat)
    assert isinstance(other, Seat)
    return one.name, other.name


def _void_side(event: Event, match: Match) -> bool:
    """Tell whether a side has left with all its matches void."""
    return any(
        event.gone(name) and any(other.state == "void" for other in event.of(name)) for name in match.names
    )
