"""Matches of an event as matches of the hall: opened when they are called, reported when they are over."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.answer import laws_of
from arbitro.desk.event import Event
from arbitro.desk.lengths import best_of, length_of
from arbitro.desk.match import LIVE, EventMatch
from arbitro.kernel import Malformed, Sitting
from arbitro.kernel.journal import Protested, Settled
from arbitro.kernel.plugin import plugin
from arbitro.library import editions, game, game_of
from arbitro.live.desk.boards import match_at_table, matches_at_tables, team_match
from arbitro.live.desk.effects_at_tables import CHANCE_SIGNS, NUMBERED, Reaching
from arbitro.live.desk.event import Differing, LiveEvent
from arbitro.live.desk.office import EventHall
from arbitro.live.desk.protests import Protests
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.desk_decisions import HALL, is_carried
from arbitro.live.match import LiveMatch
from arbitro.live.particulars import Particulars, Seat
from arbitro.store import Taken

DESK_MATCH = "desk_match"
"""The option of a hall's match that names its match in the event."""
OPEN = ("called", "playing")
CONSOLE = "console"
"""The reason of a correction that was made at the table."""
BEGINNING = 3
"""Entries of a match within which the desk is told that it has begun."""


class Linking:
    """Opens the matches of events in the hall, and enters what becomes of them."""

    def __init__(self, office: EventHall) -> None:
        self.office = office
        office.hall.after_act.append(self.report_match)
        self.reaching = Reaching(office)
        self.protests = Protests(office)
        self._turns: dict[str, asyncio.Lock] = {}

    async def follow(self, live: LiveEvent) -> None:
        """Open the matches that were called, and move those that got another table."""
        if live.notes.matches == "none" or live.sitting.record.edition not in editions():
            return
        await self.settle(live)
        # One after the other for each event: two acts in a row must not open a match twice.
        async with self._turns.setdefault(live.name, asyncio.Lock()):
            await self.reaching.reach(live)
            event = live.sitting.event
            called = [match for match in event.in_order() if match.state in OPEN and match.known]
            for one in [one for match in called for one in matches_at_tables(event, match)]:
                if one.state in OPEN:
                    await self._open(live, event, one)

    def report_match(self, match: LiveMatch) -> None:
        """Report a match of an event that has begun, or is over."""
        entered = match.sitting.journal.entries[-1]
        by_the_desk = is_carried(entered)
        if match.particulars.event and match.particulars.options.get(DESK_MATCH) and not by_the_desk:
            if isinstance(entered.act, Protested | Settled):
                self.office.hall.spawn(self.protests.take_entry(match, entered))
            ended = match.sitting.standing().ended
            if ended is not None or 1 <= match.sitting.sequence <= BEGINNING or self._was_over(match):
                self.office.hall.spawn(self._report(match))

    async def settle(self, live: LiveEvent) -> None:
        """Forget what a table said otherwise once the desk says the same, or plays the match again."""
        event, asked = live.sitting.event, live.notes.corrections
        kept = {name: said for name, said in asked.items() if _differs(event.match(name), said)}
        if kept != asked:
            await self.office.remember(live, corrections=kept)
        await self.protests.settle(live)

    async def catch_up(self, live: LiveEvent) -> None:
        """Report what was over in the hall, and hold what the desk has decided, when the hall was stopped before."""
        async with self._turns.setdefault(live.name, asyncio.Lock()):
            await self.reaching.reach(live)
        for name, linked in live.notes.links.items():
            found = match_at_table(live.sitting.event, name)
            if found is not None and found.state in LIVE:
                self.report_match(await self.office.hall.match(linked))

    async def _open(self, live: LiveEvent, event: Event, match: EventMatch) -> None:
        there = await self.reaching.there(live, match)
        if there is not None:
            await self.reaching.move(there, match.table)
            return
        particulars = _particulars(live, match)
        sitting = _sitting(live, event, match, particulars)
        for attempt in range(1, NUMBERED + 10):
            number = f".{attempt}" if attempt <= NUMBERED else f".{secrets.token_hex(CHANCE_SIGNS // 2)}"
            name = f"{live.name}.{match.id}{number if attempt > 1 else ''}"
            try:
                opened = await self.office.hall.open(name, particulars, sitting, b"")
            except Taken:
                # A guest may have begun one of that name before there was the event
                # (`tests/web/hall/test_squatters.py`).
                continue
            await self.office.remember(live, links={**live.notes.links, match.id: name})
            self.office.tell_again(live)
            for told in self.office.hall.after_act:
                told(opened)
            return

    async def _report(self, match: LiveMatch) -> None:
        live = await self.office.event(str(match.particulars.event))
        name = str(match.particulars.options[DESK_MATCH])
        # One that was played again since: the earlier has nothing more to say.
        if live.notes.links.get(name) != match.name:
            return
        whole, board = team_match(name)
        over = live.sitting.event.match(whole)
        if over is not None and over.state == "done":
            if board is None:
                await self._compare(live, over, match)
            return
        ended = match.sitting.standing().ended

        def report(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
            found = sitting.event.match(whole)
            if found is None or found.state not in ("ready", *LIVE):
                return ()
            wishes: list[Any] = [acts.Start(whole)] if found.state in ("ready", "called") else []
            heard = _enter_wishes(sitting, wishes, now)
            if ended is None or ended.winner is None:
                return heard
            after = heard[-1].sitting if heard else sitting
            return (*heard, *_result(after, name, match, now))

        done = await self.office.by_itself(live, report)
        # Refused, the result still waits at the table: those at the desk are shown so.
        if not done.entered and ended is not None:
            self.office.tell_again(live)

    def _was_over(self, match: LiveMatch) -> bool:
        """Tell whether the desk has a match as over."""
        live = self.office.find_loaded(str(match.particulars.event))
        name, _ = team_match(str(match.particulars.options[DESK_MATCH]))
        found = live.sitting.event.match(name) if live else None
        return found is not None and found.state == "done"

    async def _compare(self, live: LiveEvent, over: EventMatch, match: LiveMatch) -> None:
        """Put the desk's score right where the table has corrected it; where the winner differs, ask the director."""
        # What the desk has decided without play, such as a walkover, no table puts right.
        if over.by != "play":
            return
        result = result_of(match, over.id)
        said = Differing(result.winner, result.score) if result else Differing()
        if said.winner == over.winner and _differs(over, said):
            await self._correct(live, over.id, said)
            return
        asked = {name: one for name, one in live.notes.corrections.items() if name != over.id}
        if _differs(over, said):
            asked[over.id] = said
        if asked != live.notes.corrections:
            await self.office.remember(live, corrections=asked)
            self.office.tell_again(live)

    async def _correct(self, live: LiveEvent, name: str, said: Differing) -> None:
        act = acts.CorrectResult(name, said.winner, said.score, "score-only", CONSOLE)

        def correct(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
            return _enter_wishes(sitting, [act], now)

        await self.office.by_itself(live, correct)


def _differs(over: EventMatch | None, said: Differing) -> bool:
    """Tell whether a table says otherwise than the desk; points that the desk has credited are its own matter."""
    if over is None or over.state != "done":
        return False
    if said.winner != over.winner:
        return True
    return not over.penalty and None not in (over.score, said.score) and said.score != over.score


def result_of(match: LiveMatch, name: str) -> acts.Result | None:
    """Return what a match of the hall reports to the desk; None while it has no winner."""
    standing = match.sitting.standing()
    if standing.ended is None or standing.ended.winner is None:
        return None
    names = [seat.name for seat in match.particulars.seats]
    winner = names[standing.sides.index(standing.ended.winner)]
    return acts.Result(name, winner, dict(zip(names, standing.score, strict=True)))


def _enter_wishes(sitting: DeskSitting, wishes: list[Any], now: int) -> tuple[DeskHeard, ...]:
    heard: list[DeskHeard] = []
    for act in wishes:
        one = sitting.enter(act, author=HALL, now=now // 1000)
        if one.entry is not None:
            heard.append(one)
            sitting = one.sitting
    return tuple(heard)


def _result(sitting: DeskSitting, name: str, match: LiveMatch, now: int) -> tuple[DeskHeard, ...]:
    """Enter the result with its score, or without one where the announced length does not know such a score."""
    said = result_of(match, name)
    if said is None:
        return ()
    whole, board = team_match(name)
    result: acts.Result | acts.BoardResult = said
    if board is not None:
        result = _board_result(sitting.event.matches[whole], board, said, match)
    return _enter_wishes(sitting, [result], now) or _enter_wishes(sitting, [replace(result, score=None)], now)


def _board_result(whole: EventMatch, board: int, result: acts.Result, match: LiveMatch) -> acts.BoardResult:
    """Return the result of a board as the desk counts it: by its teams."""
    teams = dict(zip((seat.name for seat in match.particulars.seats), whole.names, strict=True))
    score = result.score and {teams[name]: points for name, points in result.score.items()}
    return acts.BoardResult(whole.id, board, teams[str(result.winner)], score)


def _particulars(live: LiveEvent, match: EventMatch) -> Particulars:
    sides = plugin(game_of(live.sitting.record.edition)).sides
    notes = live.notes
    seats = tuple(
        Seat(side, name, person=live.person_of(name), house=notes.house.get(name))
        for side, name in zip(sides, match.names, strict=True)
    )
    return Particulars(
        mode="played" if notes.matches == "played" and all(map(_plays_here, seats)) else "umpired",
        seats=seats,
        owner=notes.owner,
        private=notes.private,
        table=match.table,
        event=live.name,
        options={DESK_MATCH: match.id, "replays": match.replays},
    )


def _plays_here(seat: Seat) -> bool:
    """Tell whether somebody, or the house, makes the moves of a seat in the hall."""
    return seat.person is not None or seat.house is not None


def _sitting(live: LiveEvent, event: Event, match: EventMatch, particulars: Particulars) -> Sitting[Any, Any]:
    """Return the match as it begins: to the length that is announced for its round, or else the law's."""
    playing = game(live.sitting.record.edition)
    names = tuple(_written_name(live, seat.name) for seat in particulars.seats)
    try:
        terms = msgspec.convert(_terms(event, match), playing.terms)
        return Sitting.open(playing, terms, names, author=HALL)
    except (msgspec.ValidationError, Malformed):
        return Sitting.open(playing, playing.terms(), names, author=HALL)


def _written_name(live: LiveEvent, name: str) -> str:
    """Return what stands in the journal of a match for somebody: a pseudonym for a registered person."""
    entry = live.sitting.event.entries.get(name)
    person = None if entry is None else entry.person
    return live.sitting.pseudonyms.get((str(person), name), name)


def _terms(event: Event, match: EventMatch) -> dict[str, Any]:
    laws = laws_of(event)
    number = best_of(event, match) if laws.length is None else length_of(event, match)
    return {"length": {laws.length_name: number}} if laws.length_name and number else {}
