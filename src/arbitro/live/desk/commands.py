"""What the commands of the desk do in an event: their structs, what they mean, and the deeds that enter them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.cases import read_event
from arbitro.desk import acts
from arbitro.desk.reading import read_act
from arbitro.kernel import Fact
from arbitro.live.commands import Commanded, Reasoned
from arbitro.live.desk.event import LiveEvent
from arbitro.live.desk.office import Deed
from arbitro.live.desk.pending import calls_at_once
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.refusals import BadCommand, NotNow, NotTheirs


class DeskAct(Commanded, frozen=True):
    """An act of the desk, written as in a desk case."""

    event: Any


class DeskActs(Commanded, frozen=True):
    """Several acts of the desk, entered all or not at all."""

    events: list[Any]


class DeskPreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act of which one wants to know what it would do."""

    event: Any


def read_command(live: LiveEvent, written: Any) -> Fact:
    """Return the act that a document says, or refuse one that nobody enters so; raises Malformed."""
    fact = read_act(read_event(written, "event"), "event")
    # Also within an act that holds others: a member casts their vote themself, and nobody for them
    # (docs/security.md).
    if any(isinstance(one, acts.Vote) for one in getattr(fact, "acts", ())):
        raise NotTheirs("vote-by-member")
    if isinstance(fact, acts.Tick) and live.notes.clock == "hall":
        raise NotNow("hall-time", key="event.tick")
    return fact


def read_commands(live: LiveEvent, written: Sequence[Any]) -> list[Fact]:
    """Return acts that are entered all or not at all; votes are none of them."""
    facts = [read_command(live, one) for one in written]
    if not facts:
        raise BadCommand("no-acts", key="events")
    if any(isinstance(fact, acts.Vote) for fact in facts):
        raise NotTheirs("vote-by-member")
    return facts


def calls_now(live: LiveEvent) -> list[Fact]:
    """Return the calls of every match that can be called, or refuse where there is none."""
    facts = [read_command(live, one) for one in calls_at_once(live.event, live.elsewhere())]
    if not facts:
        raise NotNow("nothing-to-call")
    return facts


def require_free(live: LiveEvent, fact: Fact) -> None:
    """Refuse where a player or a table that is called for is taken in another event."""
    if not isinstance(fact, acts.Call | acts.Start | acts.AssignTable):
        return
    found, taken = live.sitting.event.match(fact.match), live.elsewhere()
    if found is None or not taken:
        return
    for what in (*live.sitting.event.people(found.names), getattr(fact, "table", None), *found.tables):
        if what in taken:
            raise NotNow("taken-elsewhere", what=what, event=taken[what])


def count_paper_vote(live: LiveEvent, vote: acts.Vote, official: str, person: str) -> acts.Vote:
    """Return a vote that was cast on paper once the second of the two officials who saw it sends it too."""
    paper = vote.paper or ()
    others = live.papers.setdefault((vote.dispute, vote.by, vote.choice, tuple(sorted(paper))), {})
    others[official] = person
    # By persons: one who signs twice under two names of officials is one witness.
    if len(set(others.values())) < 2:
        raise NotTheirs("second-official", name=next(name for name in paper if name != official))
    return replace(vote, entered_by=official)


def enter(fact: Fact, author: str, command: str) -> Deed:
    """Enter an act of the desk; the undoing of the last act takes back all that was entered at once with it."""
    if isinstance(fact, acts.Undo) and fact.act is None:
        return undo("", author, command)

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return (sitting.enter(fact, author=author, now=now // 1000, command=command),)

    return deed


def enter_all(facts: list[Fact], author: str, command: str) -> Deed:
    """Enter several acts in their order; if one is refused, none is entered."""

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return sitting.enter_all(facts, author=author, now=now // 1000, command=command)

    return deed


def undo(reason: str, author: str, command: str) -> Deed:
    """Take back the last act in force, with those that were entered at once with it."""

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return sitting.undo(reason, author=author, now=now // 1000, command=command)

    return deed


def redo(live: LiveEvent, body: Reasoned, author: str) -> Deed:
    """Enter again what was last taken back; a vote only its member casts again."""
    if any(isinstance(act, acts.Vote) for act in live.sitting.undone()[-1:]):
        raise NotTheirs("vote-by-member")

    def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
        return sitting.redo(body.reason, author=author, now=now // 1000, command=body.command)

    return deed
