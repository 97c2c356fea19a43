"""What is changed of an event after it was announced: what can be, shown first, done with a reason, and listed."""

from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk.answer import ActDone, answer_done
from arbitro.desk.entry import Licence
from arbitro.desk.event import Event, EventAmendment
from arbitro.desk.numbers import Number
from arbitro.desk.setup import PlaySession, Points, Seeding, Separate, Setup, TieBreak, TimeLimit
from arbitro.kernel import Fact

TYPES: dict[str, Any] = {
    "name": str,
    "club": str | None,
    "country": str | None,
    "rating": Number | None,
    "person": int | str | None,
    "licence": Licence | None,
    "birth_year": int | None,
    "category": str | None,
    "handicap": Number | None,
    "seed": int | None,
    "tables": tuple[str, ...],
    "length": int,
    "best_of": int,
    "rounds": int,
    "tiebreaks": tuple[TieBreak, ...],
    "time_limit": TimeLimit | None,
    "points": Points,
    "programme": tuple[PlaySession, ...] | None,
    "officials": tuple[str, ...],
    "capacity": int | None,
    "seeding": Seeding,
    "seeds": int | None,
    "separate": Separate | None,
    "third_place": bool,
    "entry_fee": Number | None,
    "prizes": tuple[Number, ...] | dict[str, Number] | None,
}
"""What can be amended, and of which kind it is then."""


OF_A_PLAYER = (
    *("name", "club", "country", "rating", "person", "licence", "birth_year", "category", "handicap", "seed"),
)


BEFORE_THE_DRAW = ("seed", "country", "category", "seeding", "seeds", "separate", "third_place", "entry_fee")


ANNOUNCED = (*(key for key in Setup.__struct_fields__ if key not in TYPES), "pairing")
"""What stands as it was announced; pairs are changed by pairing."""


class Amend(Fact, frozen=True):
    """Something that was announced or entered is changed; without a reason it is only shown what that would do."""

    what: str
    player: str | None = None
    round: str | None = None
    # UNSET is not None: `to: null` takes a limit away, and no `to` at all is malformed.
    to: Any = msgspec.UNSET
    add: tuple[str, ...] | None = None
    close: tuple[str, ...] | None = None
    reason: str | None = None


def wanted_value(act: Amend) -> Any:
    """Return what something is to be, as it is kept."""
    to = act.to
    if act.what == "prizes" and isinstance(to, dict):
        to = {str(place): amount for place, amount in to.items()}
    # `separate: club` is short for `{by: club, depth: round1}` (desk-2
    # 11), which are the defaults of the struct.
    if act.what == "separate" and act.to == "club":
        to = {}
    return None if act.to is msgspec.UNSET else msgspec.convert(to, TYPES[act.what])


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
) -> ActDone:
    """Return that something is changed and listed; without a reason that it is only shown."""
    # A preview returns the event as it was: what would be after it is
    # thrown away, so nothing can leak from it.
    if not reason:
        shown = replace(event, amendment=EventAmendment(what, of, left, to, affects))
        return replace(answer_done(shown, "amendment-shown", what=what), preview=True)
    listed = EventAmendment(what, of, left, to, affects, event.now, reason)
    return answer_done(replace(after, amendments=(*event.amendments, listed)), "amended", what=what)
