"""What is changed of an event after it was announced: shown first, done with a reason, and listed."""

from typing import Any

from msgspec.structs import replace

from arbitro.desk.answer import Done, done
from arbitro.desk.event import Amendment, Event


def announce(
    event: Event,
    after: Event,
    what: str,
    *,
    of: str | None = None,
    left: Any = None,
    to: Any = None,
    affects: tuple[str, ...] = (),
    reason: str | None = None,
) -> Done:
    """Return that something is changed and listed; without a reason that it is only shown."""
    if not reason:
        shown = replace(event, amendment=Amendment(what, of, left, to, affects))
        return replace(done(shown, "amendment-shown", what=what), preview=True)
    listed = Amendment(what, of, left, to, affects, event.now, reason)
    return done(replace(after, amendments=(*event.amendments, listed)), "amended", what=what)
