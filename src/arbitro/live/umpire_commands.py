"""What the commands of an umpire do in a match, be it in the hall, in a terminal or on a device without a hall.

Each is a function from who acts, the match and the command to a deed, which says what would be if it were done now.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from arbitro.cases import read_event
from arbitro.kernel import CaseEvent, Heard, Malformed, Refused, Verdict
from arbitro.kernel.plugin import side_of
from arbitro.library import text
from arbitro.live.actor import Actor
from arbitro.live.commands import Acts, ClockRun, Correction, Insertion, ProtestRequest, Reasoned, Undoing
from arbitro.live.refusals import BadCommand, NotNow, NotTheirs
from arbitro.live.tellable import LiveHeard, LiveSitting, Tellable, given_up
from arbitro.live.timing import by_hall

Deed: TypeAlias = Callable[[LiveSitting, int], tuple[LiveHeard, ...]]
"""What a command does: from the match and the moment to what would be, one for each entry; the last may be refused."""
MOST_EVENTS = 512
"""As many as a whole frame, board or game from paper has."""
LONGEST_PROTEST = 300
DISPUTE = "dispute"
"""Why the clocks of a match stand while it is under review."""


class MatchCommand(msgspec.Struct, frozen=True):
    """A command that a match takes."""

    name: str
    body: type[Any]
    deed: Callable[[Actor, Any, Any], Deed]
    """From who acts, the match and the command to what it does; its docstring describes the address."""


def undo(actor: Actor, match: Tellable, body: Undoing) -> Deed:
    """Take back the last act or correction in force."""
    return lambda sitting, now: (
        sitting.undo(body.reason, author=actor.author, at=now, command=body.command),
    )


def redo(actor: Actor, match: Tellable, body: Reasoned) -> Deed:
    """Put in force again what was last taken back."""
    return lambda sitting, now: (
        sitting.redo(body.reason, author=actor.author, at=now, command=body.command),
    )


def pause(actor: Actor, match: Tellable, body: Reasoned) -> Deed:
    """Let play and every clock stand still."""
    return lambda sitting, now: (
        sitting.pause(body.reason, author=actor.author, at=now, command=body.command),
    )


def clock(actor: Actor, match: Tellable, body: ClockRun) -> Deed:
    """Let the clocks go on that stand because something was put right, or because a time is up."""
    return lambda sitting, now: (sitting.let_run(author=actor.author, at=now, command=body.command),)


def protest(actor: Actor, match: Tellable, body: ProtestRequest) -> Deed:
    """Dispute the last act: the match is under review until it is resumed; if it is played, no time runs (4.3.ii.c)."""
    words = " ".join(body.text.split())
    if not 1 <= len(words) <= LONGEST_PROTEST:
        raise BadCommand("protest-words", key="text")
    by = protesting_side(actor, match, body.by)
    edition = match.sitting.game.edition
    if body.law and body.law not in text(edition, "en").laws:
        raise BadCommand("no-such-clause", key="law", clause=body.law[:20])
    said: dict[str, Any] = {"by": by, "law": body.law or None, "author": actor.author}

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        # What stands already is not stopped again, nor taken for the dispute's when that ends (`resume`).
        if not _runs_clock(match, sitting) or sitting.pauses.since is not None:
            return (sitting.protest(words, at=now, command=body.command, **said),)
        disputed = sitting.protest(words, at=now, **said)
        return disputed, disputed.sitting.pause(DISPUTE, author=actor.author, at=now, command=body.command)

    return deed


def protesting_side(actor: Actor, match: Tellable, said: str | None) -> str | None:
    """Return the side that protests, or refuse where it is not said or is not one's own.

    In a casual match, which no desk decides, an umpire need not say it.
    """
    held = match.particulars
    sides = [*dict.fromkeys(side_of(seat.side) for seat in held.seats)]
    own = sorted(held.sides_of(actor.id)) if held.plays(actor.id) else []
    by = side_of(said) if said and said in {*sides, *(seat.side for seat in held.seats)} else None
    if said is not None and by is None:
        raise BadCommand("protest-by", key="by", sides=" · ".join(sides))
    if own and by not in (None, *own):
        raise NotTheirs("not-your-turn")
    if by is None and own:
        return own[0]
    if by is None and not held.casual:
        raise BadCommand("protest-by", key="by", sides=" · ".join(sides))
    return by


def resume(actor: Actor, match: Tellable, body: Reasoned) -> Deed:
    """Let play go on after a pause; the review of a protest ends too, in a match of an event by the desk alone."""
    # In a match of an event the desk alone ends a review, whoever umpires (hall.md, Protest).
    if match.sitting.review is not None and not actor.may_end_review:
        raise NotTheirs("for-the-desk")
    # A match that somebody gave up under review has ended: there is no pause to come out of.
    if given_up(match.sitting):
        raise NotNow("not-paused")

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        if sitting.review is not None and _runs_clock(match, sitting) and sitting.pauses.reason == DISPUTE:
            settled = sitting.settle(body.reason, author=actor.author, at=now)
            return settled, settled.sitting.go_on(author=actor.author, at=now, command=body.command)
        if sitting.review is not None:
            return (sitting.settle(body.reason, author=actor.author, at=now, command=body.command),)
        return (sitting.go_on(author=actor.author, at=now, command=body.command),)

    return deed


def correct(actor: Actor, match: Tellable, body: Correction) -> Deed:
    """Replace an earlier act; what followed it is judged again."""
    event = read_event(body.event, "event")

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        # Read in the state in which the act was made: whose colour and turn it was may be another by now.
        before = sitting.state_before(body.number)
        facts = by_hall(match, sitting.game.facts(before, event))
        if refused := match.objection(before, facts, sitting.facts(body.number)):
            return (refuse(sitting, refused),)
        said: dict[str, Any] = {"author": actor.author, "at": now, "command": body.command}
        said |= {"reason": body.reason, "revive": body.revive}
        return (_require_confirmation(sitting.correct(body.number, *facts, **said), sitting, body),)

    return deed


def insert(actor: Actor, match: Tellable, body: Insertion) -> Deed:
    """Put an act that was forgotten before that of an entry; what follows is judged again."""
    event = read_event(body.event, "event")

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        # Read in the state before that entry, where the act belongs.
        before = sitting.state_before(body.before)
        facts = by_hall(match, sitting.game.facts(before, event))
        if refused := match.objection(before, facts, ()):
            return (refuse(sitting, refused),)
        said: dict[str, Any] = {"author": actor.author, "at": now, "command": body.command}
        said |= {"reason": body.reason, "revive": body.revive}
        return (_require_confirmation(sitting.insert(body.before, *facts, **said), sitting, body),)

    return deed


def _require_confirmation(heard: LiveHeard, sitting: LiveSitting, body: Correction | Insertion) -> LiveHeard:
    """Return what puts an earlier act right, or refuse where acts would lapse or come back and nobody said so."""
    if (heard.lapsed or heard.revived) and not (body.confirm or body.rehearse):
        found = {"conflicts": list(heard.lapsed), "revived": list(heard.revived)}
        raise NotNow("conflicts", more={**found, "sequence": sitting.sequence})
    return heard


def enter_seen(actor: Actor, match: Tellable, body: Acts) -> Deed:
    """Enter what was seen at a real table: one act, or several all or none."""
    events = read_events(body)

    def enter(sitting: LiveSitting, now: int, place: int, key: str, event: CaseEvent) -> LiveHeard:
        facts = by_hall(match, sitting.game.facts(sitting.state, event, key))
        return sitting.enter(*facts, author=actor.author, at=now, command=command_at(place, body, events))

    return in_turn(match, events, enter)


def read_events(body: Acts) -> dict[str, CaseEvent]:
    """Return the events of a command, each under its key in the document; raises Malformed."""
    if (body.event is None) == (body.events is None):
        raise Malformed("event", "one-of-event-and-events")
    if body.events is None:
        return {"event": read_event(body.event, "event")}
    if not 1 <= len(body.events) <= MOST_EVENTS:
        raise Malformed("events", "out-of-range", least="1", most=str(MOST_EVENTS))
    keys = [f"events[{place}]" for place in range(len(body.events))]
    return {key: read_event(one, key) for key, one in zip(keys, body.events, strict=True)}


def command_at(place: int, body: Acts, events: dict[str, CaseEvent]) -> str:
    """Return the command's id for the last of its entries, with which all are done."""
    return body.command if place == len(events) - 1 else ""


Entering: TypeAlias = Callable[[LiveSitting, int, int, str, CaseEvent], LiveHeard]
"""From the match, the moment, and an event with its place among several and its key to what becomes of it."""


def in_turn(match: Tellable, events: dict[str, CaseEvent], enter: Entering) -> Deed:
    """Return what events do one after the other, up to the first that is refused."""

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        heard: list[LiveHeard] = []
        for place, (key, event) in enumerate(events.items()):
            # The refusal of what the hall's own clock does and nobody by hand; None for everything else.
            refused = sitting.game.by_clock(event) if match.hall_keeps_time(sitting) else None
            heard.append(refuse(sitting, refused) if refused else enter(sitting, now, place, key, event))
            # All or none: the last of what is heard is refused, so nothing of it is stored (hall.md, Acts).
            if heard[-1].refused:
                break
            sitting = heard[-1].sitting
        return tuple(heard)

    return deed


def refuse(sitting: LiveSitting, refused: Refused) -> LiveHeard:
    """Return what is heard of an act that is refused: the match as it was, and why."""
    return Heard(sitting, None, (Verdict(sitting.state, refused=refused),))


def _runs_clock(match: Tellable, sitting: LiveSitting) -> bool:
    """Tell whether the hall runs the clocks of a match that is played."""
    return match.particulars.mode == "played" and match.hall_keeps_time(sitting)


UMPIRE_COMMANDS = (
    MatchCommand("undo", Undoing, undo),
    MatchCommand("redo", Reasoned, redo),
    MatchCommand("correct", Correction, correct),
    MatchCommand("insert", Insertion, insert),
    MatchCommand("clock", ClockRun, clock),
    MatchCommand("pause", Reasoned, pause),
    MatchCommand("resume", Reasoned, resume),
    MatchCommand("protest", ProtestRequest, protest),
)
"""Every command of an umpire beside acts."""
