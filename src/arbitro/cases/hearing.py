"""Hears a case before the referee of its edition."""

from typing import Any

import msgspec

from arbitro.cases.document import Case
from arbitro.cases.referee import Referee, referee
from arbitro.kernel import Malformed, Message, Refused, Ruling
from arbitro.library import UnknownEdition


class HeardEvent(msgspec.Struct, frozen=True):
    """What was ruled on one event, and what the official says of it."""

    rulings: tuple[Ruling | Refused, ...]
    """The rulings in their order, a refusal last."""
    says: tuple[Message, ...] = ()
    """The official's announcement, where the game has one."""


class Hearing(msgspec.Struct, frozen=True):
    """What the book ruled on a case."""

    case: Case
    after: dict[str, Any]
    """The state after the last event, as cases show it."""
    events: tuple[HeardEvent, ...]
    """What was ruled on each event."""
    refused: Refused | None
    """The refusal of the last event, if it was refused."""
    event: bool = False
    """Whether it was heard at the desk of a tournament."""

    @property
    def rulings(self) -> tuple[Ruling | Refused, ...]:
        """Every ruling on every event, refusals included, in their order."""
        return tuple(ruling for event in self.events for ruling in event.rulings)

    @property
    def laws(self) -> tuple[str, ...]:
        """Every law cited in the case."""
        return tuple(ruling.law for ruling in self.rulings)


def hear(case: Case) -> Hearing:
    """Rule on each event in order; raises Malformed, or NotBuilt where nobody rules by the edition yet."""
    judge = _judge(case)
    state, facts = judge.read(case.given, case.when)
    events: list[HeardEvent] = []
    refused: Refused | None = None
    for fact in facts:
        verdict = judge.judge(state, fact)
        says = judge.says(state, fact, verdict)
        state, refused = verdict.state, verdict.refused
        events.append(HeardEvent((*verdict.rulings, *([refused] if refused else [])), tuple(says)))
    return Hearing(case, judge.after(state), tuple(events), refused, at_the_desk(case))


def at_the_desk(case: Case) -> bool:
    """Tell whether a case is an event and not a situation at a table."""
    return case.edition == "desk" or case.given.get("level") == "event"


def _judge(case: Case) -> Referee:
    try:
        level = case.given.get("level")
        return referee(case.edition, at_the_desk(case), level if isinstance(level, str) else None)
    except UnknownEdition as error:
        raise Malformed("edition", "unknown-edition", edition=case.edition) from error
