"""The plan of an event: for each match the earliest hour and the first table that the programme leaves."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping
from math import ceil

from msgspec.structs import replace

from arbitro.desk.days import written_minute
from arbitro.desk.event import Event, Slot
from arbitro.desk.format import Pair, format_of
from arbitro.desk.match import DrawSeat, EventMatch, LineOf, SameAs
from arbitro.desk.numbers import exact
from arbitro.desk.programme import Span, minutes_of, present_minute, span_of, windows_of
from arbitro.kernel import Fact

REPLANS = ("programme", "tables", "length", "best_of")
"""What, when it is amended, plans everything anew that has not begun."""


class Occupied:
    """The minutes in which somebody or something is taken, as spans that do not touch."""

    def __init__(self, spans: Iterable[Span] = ()) -> None:
        # Two sorted arrays and bisection: every match asks every table for its next free minutes.
        self._begins: list[int] = []
        self._ends: list[int] = []
        for span in spans:
            self.add(*span)

    def add(self, begin: int, end: int) -> None:
        """Take some minutes more."""
        first = bisect_left(self._ends, begin)
        last = first
        while last < len(self._begins) and self._begins[last] <= end:
            last += 1
        if first < last:
            begin, end = min(begin, self._begins[first]), max(end, self._ends[last - 1])
        self._begins[first:last] = [begin]
        self._ends[first:last] = [end]

    def free_from(self, at: int, minutes: int) -> int:
        """Return the first minute from one on at which so many are free."""
        place = bisect_left(self._ends, at + 1)
        while place < len(self._begins) and self._begins[place] < at + minutes:
            at = self._ends[place]
            place += 1
        return at


class Planner:
    """Gives matches their hours and tables around those that keep theirs."""

    def __init__(self, event: Event, kept: Mapping[str, Slot]) -> None:
        self.event, self.slots = event, dict(kept)
        self.now = present_minute(event)
        self.rest = ceil(exact(event.setup.rest_minutes))
        self.tables = {name: Occupied() for name in event.setup.tables}
        self.players: dict[str, Occupied] = {}
        self.windows: dict[str, list[Span]] = {}
        self.failed: set[str] = set()
        self.ends: dict[str, int] = {}
        """When the last planned match of each round ends."""
        for one in event.setup.elsewhere:
            if one.table in self.tables:
                self.tables[one.table].add(*span_of(one))
        self.away: dict[str, list[Span]] = {}
        for one in event.setup.elsewhere:
            if one.player is not None:
                self.away.setdefault(one.player, []).append(span_of(one))
        for name, slot in kept.items():
            self._take(event.matches[name], slot)

    def plan(self, matches: Iterable[EventMatch]) -> None:
        """Give each match the earliest slot there is, in the order of their depths."""
        depths = depths_of(self.event)
        for match in sorted(matches, key=lambda match: depths[match.id]):
            slot = self._slot(match)
            if slot is None:
                self.failed.add(match.id)
            else:
                self.slots[match.id] = slot
                self._take(match, slot)

    def _take(self, match: EventMatch, slot: Slot) -> None:
        if slot.table in self.tables:
            self.tables[slot.table].add(slot.start, slot.end)
        for name in match.names:
            # The rest is put around the match once, instead of being asked for on both sides each time.
            self._player(name).add(slot.start - self.rest, slot.end + self.rest)
        self.ends[match.round] = max(slot.end, self.ends.get(match.round, 0))

    def _player(self, name: str) -> Occupied:
        if name not in self.players:
            people = self.event.people([name])
            self.players[name] = Occupied(span for person in people for span in self.away.get(person, ()))
        return self.players[name]

    def _slot(self, match: EventMatch) -> Slot | None:
        """Return the earliest slot of a match, or None where there is none."""
        sources = list(sources_of(self.event, match))
        if any(source in self.failed for source in sources):
            # What a failed match feeds cannot be planned either (desk-2 4); a
            # Swiss round follows those that have a slot.
            return None
        ended = [self.slots[source].end + self.rest for source in sources if source in self.slots]
        at: int | None = max([self.now, *ended, *self._rounds_before(match)])
        minutes = minutes_of(self.event, match)
        if match.round not in self.windows:
            self.windows[match.round] = windows_of(self.event, match)
        sides = [self._player(name) for name in match.names]
        while (at := _within(self.windows[match.round], at, minutes)) is not None:
            free = max([at, *(side.free_from(at, minutes) for side in sides)])
            if free == at:
                begins = {name: taken.free_from(at, minutes) for name, taken in self.tables.items()}
                free = min(begins.values())
                if free == at:
                    table = next(name for name, begin in begins.items() if begin == at)
                    # The first in the list, as desk-2 4 has it: anybody can check the plan by hand.
                    return Slot(at, at + minutes, table)
            at = free
        return None

    def _rounds_before(self, match: EventMatch) -> Iterator[int]:
        """Yield the ends of what a match follows as a whole: of a Swiss the rounds before, of a knockout its groups."""
        if format_of(self.event).in_rounds:
            number = int(match.round[1:])
            yield from (end for name, end in self.ends.items() if int(name[1:]) < number)
        elif self.event.groups and match.round[0] not in self.event.groups:
            yield from (end for name, end in self.ends.items() if name[0] in self.event.groups)


def _within(windows: list[Span], at: int | None, minutes: int) -> int | None:
    """Return the first minute from one on at which so many fit a window."""
    assert at is not None
    for begin, end in windows:
        if max(at, begin) + minutes <= end:
            return max(at, begin)
    return None


def sources_of(event: Event, match: EventMatch) -> Iterator[str]:
    """Yield the matches that feed a match."""
    for feed in match.feeds:
        match feed:
            case DrawSeat():
                continue
            case LineOf(match=first, then=after) if after is not None and event.matches[first].state == "bye":
                yield after
            case _:
                yield feed.match


def depths_of(event: Event) -> dict[str, int]:
    """Return how deep each match lies: its round's number, in a bracket one more than the deepest that feeds it."""
    groups = max((_number(name) for name in event.plan.order if name[0] in event.groups), default=0)
    depths: dict[str, int] = {}

    def depth(name: str) -> int:
        if name not in depths:
            match = event.matches[name]
            if event.size is None or name[0] in event.groups:
                depths[name] = _number(name)
            else:
                depths[name] = 1 + max((depth(source) for source in sources_of(event, match)), default=groups)
        return depths[name]

    for name in event.plan.order:
        depth(name)
    return depths


def _number(name: str) -> int:
    return int(name.partition(".")[0][1:])


def planned_anew(event: Event) -> Event:
    """Return the event with every match planned that has not begun."""
    return _plan_slots(event, {match.id for match in event.in_order() if not match.has_begun})


def _plan_slots(event: Event, chosen: Collection[str]) -> Event:
    """Return the event with some matches planned around the others; without programme or table they have no slot."""
    kept = {name: slot for name, slot in event.slots.items() if name in event.matches and name not in chosen}
    open_ = [name for name in event.unscheduled if name in event.matches and name not in chosen]
    if not event.setup.programme or not event.setup.tables:
        return replace(event, slots=kept, unscheduled=tuple(open_))
    planner = Planner(event, kept)
    there = (match for match in event.in_order() if match.id in chosen and _is_played(event, match))
    planner.plan(there)
    failed = {*open_, *planner.failed}
    return replace(
        event, slots=planner.slots, unscheduled=tuple(name for name in event.plan.order if name in failed)
    )


def _is_played(event: Event, match: EventMatch) -> bool:
    """Tell whether a match is to be played as far as anybody knows: no bye, no second final that is never needed."""
    if match.state in ("bye", "void"):
        return False
    return event.setup.reset or not isinstance(match.feeds[0], SameAs)


def with_slots(before: Event, after: Event, act: Fact) -> Event:
    """Return the event after an act with what it planned: new matches, or all where a condition of the plan changed."""
    if not after.setup.programme and not after.slots:
        return after
    if any(getattr(before.setup, key) != getattr(after.setup, key) for key in REPLANS):
        return planned_anew(after)
    # A bracket paired by hand has other byes, and with them other slots.
    if isinstance(act, Pair) and format_of(after).bracket:
        return planned_anew(after)
    # Results do not move the plan: only what made matches is planned, and a
    # late entry's match has no slot till then.
    if after.plan is before.plan:
        return after
    known = before.matches
    made = (match for match in after.matches.values() if known.get(match.id) is not match)
    return _plan_slots(after, {match.id for match in made if match.id not in known or not match.has_begun})


def schedule_view(event: Event) -> dict[str, object]:
    """Return the plan as cases and screens read it, what has no slot, and who is elsewhere when they should play."""
    slots = {name: slot for name, slot in event.slots.items() if event.matches[name].state != "bye"}
    return {
        "schedule": {
            name: {
                "start": written_minute(slot.start),
                "end": written_minute(slot.end),
                "table": slot.table,
            }
            for name, slot in sorted(slots.items(), key=lambda item: (item[1].start, item[1].end))
        },
        "unscheduled": list(event.unscheduled),
        "conflicts": dict(_conflicts(event, slots)),
    }


def _conflicts(event: Event, slots: Mapping[str, Slot]) -> Iterator[tuple[str, list[str]]]:
    """Yield the unfinished matches with a side who is elsewhere at their hour, and who that is."""
    away = [(one.player, span_of(one)) for one in event.setup.elsewhere if one.player is not None]
    for name, slot in slots.items() if away else ():
        gone = {person for person, (begin, end) in away if begin < slot.end and slot.start < end}
        match = event.matches[name]
        names = [side for side in match.names if not gone.isdisjoint(event.people([side]))]
        if names and not match.finished:
            yield name, names
