"""What the desk has decided about a match of its event, as it holds at the table: what may still be entered there."""

from arbitro.desk.laws import laws_by
from arbitro.kernel import Entry, Heard, Refused, Verdict
from arbitro.kernel.journal import Paused, Protested, Resumed, Settled
from arbitro.live.match import Deed, LiveHeard, LiveMatch, LiveSitting
from arbitro.live.setting import FROZEN, Held

HALL = "hall"
REVIEWED: tuple[Held | None, ...] = ("protest", "disputed")
"""What is before the desk: the table is under review."""


def kept_back(match: LiveMatch, deed: Deed) -> Deed:
    """Return what somebody does in a match, refused where the desk holds it."""

    def allowed_entries(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        held = match.particulars.desk
        if held in FROZEN:
            return (_refuse(sitting, held),)
        heard = deed(sitting, now)
        # The desk alone ends the review of a match of an event (hall.md, Protest), whichever command would do
        # it.
        settles = any(one.entry is not None and isinstance(one.entry.act, Settled) for one in heard)
        return (_refuse(sitting, held),) if held and settles else heard

    return allowed_entries


def held_back(before: Held | None, held: Held | None) -> Deed:
    """Return the entries by which a table comes from what the desk had decided to what it has decided now."""

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        heard: list[LiveHeard] = []
        if held in REVIEWED and sitting.review is None:
            heard.append(sitting.protest(str(held), author=HALL, at=now))
        elif before in REVIEWED and held not in REVIEWED and sitting.review is not None:
            heard.append(sitting.settle(str(before), author=HALL, at=now))
        after = heard[-1].sitting if heard else sitting
        stands = after.pauses.since is not None
        if held in FROZEN and not stands:
            heard.append(after.pause(str(held), author=HALL, at=now))
        elif before in FROZEN and held not in FROZEN and stands and _paused_by_the_hall(after):
            # Only its own pause: what an official has ordered at the table stays ordered.
            heard.append(after.go_on(author=HALL, at=now))
        return tuple(heard)

    return deed


def is_carried(entry: Entry) -> bool:
    """Tell whether an entry at a table only carries what the desk has decided."""
    return entry.author == HALL and isinstance(entry.act, Paused | Resumed | Protested | Settled)


def _paused_by_the_hall(sitting: LiveSitting) -> bool:
    entries = reversed(sitting.journal.entries)
    return next(entry.author for entry in entries if isinstance(entry.act, Paused)) == HALL


def _refuse(sitting: LiveSitting, held: Held | None) -> LiveHeard:
    laws = laws_by(sitting.game.edition)
    cited = {
        "disputed": laws.claim,
        "suspended": laws.correction,
        "over": laws.result,
        "protest": laws.protest,
    }
    refused = Refused(cited[str(held)], f"held_{held}")
    return Heard(sitting, None, (Verdict(sitting.state, refused=refused),))
