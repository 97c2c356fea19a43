"""What leaves the hall, for whom: of a match whose last act is disputed, of an event whose votes are sealed."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, TypeVar

from arbitro.kernel import Entry, Fact, Journal, PlayedAct, Sitting
from arbitro.kernel.journal import Act, Protested, Settled

Audience: TypeAlias = Literal["director", "official", "player", "public"]
DIRECTOR: Final = "director"
OFFICIAL: Final = "official"
PLAYER: Final = "player"
PUBLIC: Final = "public"
AUDIENCES: tuple[Audience, ...] = (DIRECTOR, OFFICIAL, PLAYER, PUBLIC)
INSIDE: tuple[Audience, ...] = (DIRECTOR, OFFICIAL, PLAYER)
OFFICE: tuple[Audience, ...] = (DIRECTOR, OFFICIAL)
S = TypeVar("S")
F = TypeVar("F", bound=Fact)
BEFORE = 5
"""Acts before the disputed one that are looked at too."""

# One table for answers, pages, streams and files (docs/security.md, 8.2.1): `tests/web/hall/test_fields.py`
# reads them all as those who may not see.
MATCH_FIELDS: dict[str, tuple[Audience, ...]] = {
    "disputed act": INSIDE,
    "offers": INSIDE,
    "choices": INSIDE,
}
"""Who sees what of a match, where it is not everybody."""
EVENT_FIELDS: dict[str, tuple[Audience, ...]] = {
    **dict.fromkeys(
        (
            *("fees", "warnings", "exceptions", "expelled"),
            *("requests", "reports", "reported", "consequences"),
            *("told", "waits", "last", "redo", "entry", "rulings", "say"),
            *("score of a withheld match", "entries that were turned away", "fee and evidence of a dispute"),
        ),
        OFFICE,
    ),
    "open votes": (),
}
"""Who sees what of an event, where it is not everybody; of open votes nobody sees more than how many there are."""


PERSON_FIELDS: dict[str, tuple[Audience, ...]] = dict.fromkeys(
    ("licence", "licence_until", "language", "birth_year", "rating"), OFFICE
)
"""Who sees what of somebody in the register whose page is public."""


def may_see(field: str, audience: str, of: dict[str, tuple[Audience, ...]]) -> bool:
    """Tell whether somebody sees a field of a document."""
    return audience in of.get(field, AUDIENCES)


def acts_up_to_dispute(sitting: Sitting[S, F]) -> tuple[PlayedAct[S, F], ...]:
    """Return the last acts in force up to the disputed one, which is the last of them; none where none is."""
    if sitting.review is None:
        return ()
    since = sitting.sequence - sitting.review
    return tuple(one for one in sitting.last(since + BEFORE) if one.step.number <= sitting.review)


def hides(sitting: Sitting[Any, Any], audience: str) -> bool:
    """Tell whether something of a match is kept from somebody now."""
    return sitting.review is not None and not may_see("disputed act", audience, MATCH_FIELDS)


def first_disputed(sitting: Sitting[Any, Any], audience: str) -> int | None:
    """Return the first entry of a match that somebody may not see; None where they may see all.

    Where no act stands up to the dispute, none was made or the disputed one was taken back: all but the opening.
    """
    if not hides(sitting, audience):
        return None
    acts = acts_up_to_dispute(sitting)
    return acts[-1].step.number if acts else 1


def visible_entries(sitting: Sitting[Any, Any], audience: str) -> tuple[Entry, ...]:
    """Return the entries of a match that somebody may see."""
    number = first_disputed(sitting, audience)
    return sitting.journal.entries[:number] if number is not None else sitting.journal.entries


def visible(sitting: Sitting[S, F], audience: str) -> Sitting[S, F]:
    """Return a match as somebody may see it: whole, or up to the act that is disputed."""
    number = first_disputed(sitting, audience)
    if number is None:
        return sitting
    return Sitting.resume(sitting.game, Journal(sitting.journal.entries[:number]))


def tells(act: Act) -> bool:
    """Tell whether an entry says something of play, and not only that it is disputed."""
    return not isinstance(act, Protested | Settled)
