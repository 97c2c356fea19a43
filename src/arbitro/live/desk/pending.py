"""What waits for a decision in an event, the most urgent first, each with the acts that would settle it."""

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from typing import Any, Literal

import msgspec

from arbitro.desk.answer import laws_of
from arbitro.desk.event import Dispute, Event
from arbitro.desk.format import format_of
from arbitro.desk.law.calls import tables_wanted
from arbitro.desk.law.lateness import deadline
from arbitro.desk.law.protests import DECIDED_S
from arbitro.desk.law.reports import owed_reports
from arbitro.desk.match import LIVE, EventMatch
from arbitro.desk.qualifying import qualifiers, shared_places
from arbitro.live.desk.event import Differing, TableProtest

Urgency = Literal["now", "soon", "calm"]
NO_DECISION = ("ready", "awaited")
"""What waits for players and tables, not for the director."""
MOST_READY = 12
"""Matches that are offered to be called at a time."""


class Tap(msgspec.Struct, frozen=True):
    """An act, or a sheet that leads to one."""

    says: str
    """The name of its words."""
    event: Any = None
    """The act as it is sent; None where a sheet opens first."""
    sheet: str | None = None
    look: Literal["", "primary", "danger"] = ""
    values: dict[str, str] = {}


class Wait(msgspec.Struct, frozen=True):
    """Something that waits."""

    kind: str
    about: str
    """A match, a dispute, a player: what it is about."""
    urgency: Urgency = "soon"
    law: str = ""
    until: int | None = None
    """The second of the event by which it should be settled."""
    values: dict[str, str] = {}
    taps: tuple[Tap, ...] = ()


def waits(
    event: Event,
    corrections: Mapping[str, Differing] | None = None,
    elsewhere: Collection[str] = (),
    protests: Mapping[str, TableProtest] | None = None,
) -> list[Wait]:
    """Return everything that waits, in the order in which it should be looked at.

    Corrections are what tables say otherwise than the desk, protests what they dispute; who is taken elsewhere
    is not offered to be called.
    """
    disputes = [_dispute(event, dispute) for dispute in event.disputes.values() if dispute.open]
    found = [
        *_corrections(event, corrections or {}),
        *_waiting_protests(event, protests or {}),
        *disputes,
        *_waiting_suspensions(event),
        *_late(event),
        *_differing(event),
        *_requests(event),
        *_entries(event),
        *_draws(event),
        *_ready(event, elsewhere),
        *_waiting_reports(event),
    ]
    rank = {"now": 0, "soon": 1, "calm": 2}
    return sorted(found, key=lambda wait: (rank[wait.urgency], wait.until is None, wait.until or 0))


def _corrections(event: Event, asked: Mapping[str, Differing]) -> Iterator[Wait]:
    for name, said in asked.items():
        match = event.matches[name]
        values = {
            **_pair(match),
            "winner": said.winner or "",
            "before": match.winner or "",
            "score": _score(match, said.score),
        }
        leave = Tap("leave", sheet="leave")
        see = Tap("consequences", sheet="correct", look="primary")
        kind, taps = ("correction", (see, leave)) if said.winner else ("reopened", (leave,))
        yield Wait(kind, name, "now", laws_of(event).correction, None, values, taps)


def _waiting_protests(event: Event, protests: Mapping[str, TableProtest]) -> Iterator[Wait]:
    for name, said in protests.items():
        match = event.matches[name]
        sides = [side for side in match.names if said.by in (None, side)]
        claims = tuple(
            Tap(
                "claim-of",
                {"claim": {"match": name, "by": side, "subject": said.text}},
                values={"player": side},
            )
            for side in sides
        )
        taps = (*(claims if match.state in LIVE else ()), Tap("leave", sheet="leave"))
        values = {**_pair(match), "text": said.text}
        yield Wait("table-protest", name, "now", laws_of(event).claim, None, values, taps)


def _dispute(event: Event, dispute: Dispute) -> Wait:
    laws, match = laws_of(event), event.matches[dispute.match]
    kind = f"{dispute.kind}-{dispute.state}"
    until = None if dispute.filed_at is None else dispute.filed_at + DECIDED_S
    law = {"announced": "146", "filed": "151c", "open": laws.claim}.get(dispute.state, laws.appeal)
    values = {
        "dispute": dispute.id,
        "match": dispute.match,
        "player": dispute.by,
        "first": match.names[0],
        "second": match.names[-1],
        "subject": dispute.subject or "",
        "game": str(dispute.board.game if dispute.board else ""),
        "board": str(dispute.board.board if dispute.board else ""),
        "votes": str(len(dispute.votes)),
        "members": str(len(dispute.members)),
        "table": ", ".join(match.tables),
    }
    tap = Tap("open-case", sheet="dispute", look="primary")
    return Wait(kind, dispute.id, "now", law, until, values, (tap,))


def _waiting_suspensions(event: Event) -> Iterator[Wait]:
    for match in event.in_order():
        if match.state == "suspended":
            by = event.setup.directors[0] if event.setup.directors else None
            decisions = [
                {"ruling": {"match": match.id, "by": by, "decision": decision}}
                for decision in ("stands", "replay")
            ]
            taps = (Tap("stands", decisions[0]), Tap("replay", decisions[1]))
            held = any(cause != "ruling" for cause in match.causes)
            law = laws_of(event).correction
            yield Wait(
                "held" if held else "suspended",
                match.id,
                "now",
                law,
                None,
                _pair(match),
                () if held else taps,
            )


def _late(event: Event) -> Iterator[Wait]:
    """Yield who is awaited until when, and every called match: it can be begun, also where no book sets a time."""
    for match in event.in_order():
        last = deadline(event, match)
        absent = [name for name in match.names if name not in match.arrived]
        if match.state != "called" and (last is None or not absent):
            continue
        here = tuple(
            Tap("present", {"present": {"match": match.id, "by": name}}, values={"player": name})
            for name in absent
        )
        late = bool(absent) and last is not None and event.now > last
        rule = Tap("rule-late", {"late": match.id}, look="danger")
        begin = () if late else (Tap("start", {"start": match.id}, look="primary"),)
        values = {**_pair(match), "absent": ", ".join(absent), "table": ", ".join(match.tables)}
        kind = "late" if late else "awaited"
        taps = (*here, rule) if late else (*here, *begin)
        soon = last is not None and last - event.now <= 300
        urgency: Urgency = "now" if late or (soon and absent) else "soon"
        yield Wait(kind, match.id, urgency, laws_of(event).lateness, last, values, taps)


def _differing(event: Event) -> Iterator[Wait]:
    for match in event.in_order():
        if match.state == "disputed" and match.told and not match.before_claim:
            taps = tuple(
                Tap(
                    "result-of",
                    {"result": {"match": match.id, "winner": told.winner, "score": told.score}},
                    values={"player": by, "winner": told.winner, "score": _score(match, told.score)},
                )
                for by, told in match.told.items()
            )
            yield Wait("differing", match.id, "now", laws_of(event).result, None, _pair(match), taps)
        elif match.state == "reported":
            by, told = next(iter(match.told.items()))
            values = {**_pair(match), "player": by, "winner": told.winner, "score": _score(match, told.score)}
            confirm = Tap(
                "confirm", {"result": {"match": match.id, "winner": told.winner, "score": told.score}}
            )
            yield Wait("reported", match.id, "soon", laws_of(event).result, None, values, (confirm,))


def _requests(event: Event) -> Iterator[Wait]:
    for match in event.in_order():
        for what in match.requests:
            deny = Tap("deny", {"answer": {"match": match.id, "what": what, "granted": False}})
            if what == "observer":
                granting = (Tap("appoint", sheet="observer", look="primary"), deny)
            else:
                grants: dict[str, Any] = {
                    "clock": {"impose_clock": {"match": match.id, "why": "director"}},
                    "baffle-box": {"impose_baffle": {"match": match.id, "why": "agreed"}},
                }
                granted = grants.get(what) or {"answer": {"match": match.id, "what": what}}
                granting = (Tap("grant", granted, look="primary"), deny)
            yield Wait(
                "request",
                match.id,
                "soon",
                "",
                None,
                {**_pair(match), "what": what},
                granting,
            )


def _entries(event: Event) -> Iterator[Wait]:
    for entry in event.entries.values():
        if entry.state == "entered" and not event.drawn:
            taps = (
                Tap("approve", {"approve": entry.name}, look="primary"),
                Tap("refuse", sheet="refuse"),
            )
            values = {"player": entry.name, "club": entry.club or ""}
            yield Wait("entry", entry.name, "soon", laws_of(event).entry, None, values, taps)


def _draws(event: Event) -> Iterator[Wait]:
    approved = sum(entry.state == "approved" for entry in event.entries.values())
    if not event.drawn:
        if approved >= 2 and not any(entry.state == "entered" for entry in event.entries.values()):
            tap = Tap("draw", sheet="draw", look="primary")
            yield Wait("draw", "", "calm", "", None, {"count": str(approved)}, (tap,))
        return
    if not all(match.finished for match in event.matches.values()):
        return
    if format_of(event).in_rounds and event.paired < (event.swiss_rounds or 0):
        values = {"round": str(event.paired + 1), "rounds": str(event.swiss_rounds or 0)}
        taps = (Tap("pair", {"draw": {}}, look="primary"), Tap("close-rounds", sheet="close"))
        yield Wait("round", "", "soon", "", None, values, taps)
    for names in shared_places(event):
        values = {"names": ", ".join(names)}
        yield Wait("shared", "", "soon", "", None, values, (Tap("lot", sheet="lot", look="primary"),))
    if format_of(event).grouped and not event.qualified and qualifiers(event) is not None:
        yield Wait(
            "knockout", "", "soon", "", None, {}, (Tap("draw-knockout", {"draw": {}}, look="primary"),)
        )


def callable_now(event: Event, elsewhere: Collection[str]) -> Iterator[tuple[EventMatch, str | None]]:
    """Yield the matches that can be called now, each with a free table while there are some."""
    free = [table for table in event.free_tables() if table not in elsewhere]
    engaged = event.busy_names().union(elsewhere)
    for match in event.in_order():
        if match.state != "ready" or not match.known:
            continue
        if not event.people(match.names).isdisjoint(engaged):
            continue
        table = match.table or next(iter(free), None)
        # A table that is offered to one match is not offered to the next.
        del free[: 0 if match.table else tables_wanted(event)]
        if table is not None or not event.setup.tables:
            yield match, table


def calls_at_once(event: Event, elsewhere: Collection[str]) -> list[dict[str, Any]]:
    """Return the calls that can be made together: nobody is called twice, and no table has two matches."""
    calls, engaged, taken = list[dict[str, Any]](), set[str](), set[str]()
    for match, table in callable_now(event, elsewhere):
        people = event.people(match.names)
        if engaged.isdisjoint(people) and table not in taken:
            calls.append(_call(match, table))
            engaged.update(people)
            taken.update([table] if table else [])
    return calls


def _call(match: EventMatch, table: str | None) -> dict[str, Any]:
    return {"call": {"match": match.id, **({"table": table} if table else {})}}


def _ready(event: Event, elsewhere: Collection[str]) -> Iterator[Wait]:
    for match, table in islice(callable_now(event, elsewhere), MOST_READY):
        values = {**_pair(match), "table": table or ""}
        taps = (Tap("call", _call(match, table), look="primary"), Tap("result", sheet="result"))
        yield Wait("ready", match.id, "calm", laws_of(event).call, None, values, taps)


def _waiting_reports(event: Event) -> Iterator[Wait]:
    for law, abouts in owed_reports(event).items():
        for about in abouts:
            kind = "report" if event.over else "report-later"
            tap = Tap("report", sheet="report", look="primary", values={"law": law, "about": about})
            yield Wait(
                kind, about, "calm", law, None, {"law": law, "about": about}, (tap,) if event.over else ()
            )


def _pair(match: EventMatch) -> dict[str, str]:
    first, second = (side or "–" for side in match.sides)
    return {"match": match.id, "first": first, "second": second, "table": ", ".join(match.tables)}


def _score(match: EventMatch, score: dict[str, int] | None) -> str:
    return "–".join(str(score.get(name, 0)) for name in match.names) if score else ""
