"""Who may enter which act of the desk."""

from collections.abc import Collection
from typing import TypeAlias

from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.offer import DeskOffer, Offers
from arbitro.desk.reading import NAMES
from arbitro.kernel import Fact
from arbitro.live.desk import LiveEvent
from arbitro.web.hall.people import Person
from arbitro.web.hall.policy import ENTRY, event_roles

Acts: TypeAlias = frozenset[type[Fact]]

DECISIONS: Acts = frozenset(
    (acts.Ruling, acts.DecideProtest, acts.Disqualify, acts.Penalty, acts.Committee, acts.GrantException)
)
"""What the director or the chief referee decides, not the desk."""
ORGANISING: Acts = frozenset(
    (
        acts.Enter,
        acts.Approve,
        acts.RefuseEntry,
        acts.Promote,
        acts.LateEntry,
        acts.Commit,
        acts.Draw,
        acts.PairRound,
        acts.Lot,
        acts.CloseRounds,
        acts.Report,
        acts.Amend,
        acts.CheckIn,
        acts.CloseCheckIn,
        acts.Pay,
        acts.Refund,
        acts.Pair,
        acts.Swap,
        acts.Reinstate,
        acts.Postpone,
    )
)
"""What belongs to running the event, not to refereeing it."""
AT_THE_TABLE: Acts = frozenset(
    (acts.Present, acts.Start, acts.Interval, acts.Score, acts.BoardEnd, acts.Break, acts.Claim)
)
"""What an umpire tells the desk."""
HIS_OWN: dict[type[Fact], str] = {
    acts.Withdraw: "player",
    acts.Present: "by",
    acts.Result: "by",
    acts.Protest: "by",
    acts.Claim: "by",
    acts.Appeal: "by",
    acts.Break: "by",
    acts.Request: "by",
    acts.Evidence: "by",
    acts.Vote: "by",
}
"""What somebody enters for himself, and the field that names him."""
ALL = frozenset(NAMES.values())
BY_ROLE: dict[str, Acts] = {
    "director": ALL - {acts.Vote},
    "desk": ALL - DECISIONS - {acts.Vote},
    "chief": ALL - ORGANISING - {acts.Vote},
    "umpire": AT_THE_TABLE,
    "marker": AT_THE_TABLE,
}


def may_enter(who: Person, live: LiveEvent, act: Fact) -> bool:
    """Tell whether somebody may enter an act: by their role, or because it is their own. Of several, each."""
    if isinstance(act, acts.Batch):
        return all(may_enter(who, live, one) for one in act.acts)
    roles = event_roles(who, live)
    if any(type(act) in BY_ROLE.get(role, ()) for role in roles):
        return True
    if isinstance(act, acts.Enter):
        return who.known and act.player == who.name and live.event.setup.approval and _free(who, live, act)
    if not who.known or (field := HIS_OWN.get(type(act))) is None:
        return False
    return getattr(act, field) in live.notes.known_as(who.id)


def _free(who: Person, live: LiveEvent, act: acts.Enter) -> bool:
    """Tell whether a name is nobody's yet, or one's own: a name alone makes nobody an entry that is there."""
    return act.player not in live.event.entries or act.player in live.notes.known_as(who.id)


def offers_open_to(who: Person, live: LiveEvent, offers: Offers) -> Offers:
    """Return what is offered to somebody: by their role, or for themselves alone under the names that they have."""
    held = frozenset[type[Fact]]().union(*(BY_ROLE.get(role, ()) for role in event_roles(who, live)))
    mine, found = live.notes.known_as(who.id) if who.known else frozenset[str](), Offers()
    for key, offer in offers.items():
        if NAMES[offer.act] in held:
            found[key] = offer
        elif NAMES[offer.act] in HIS_OWN and (own := _own(offer, mine)) is not None:
            found[key] = own
    return found


def _own(offer: DeskOffer, names: Collection[str]) -> DeskOffer | None:
    """Return an offer as one may enter it for oneself; None where it is for others."""
    if offer.given.get(offer.own) in names:
        return offer
    field = next((one for one in offer.fields if one.name == offer.own), None)
    mine = tuple(one for one in field.choices if one.value in names) if field else ()
    if field is None or not mine:
        return None
    own = replace(field, choices=mine, value=mine[0].value, example=None, optional=False)
    return replace(offer, fields=tuple(own if one is field else one for one in offer.fields))


def acts_by_role() -> dict[str, list[str]]:
    """Return the names of the acts that each role may enter, and those that whoever is an entry may enter as such."""
    kinds: dict[str, Acts] = {**BY_ROLE, ENTRY: frozenset(HIS_OWN)}
    return {
        role: sorted(name for name, kind in NAMES.items() if kind in held) for role, held in kinds.items()
    }


def acts_open_to(who: Person, live: LiveEvent) -> list[str]:
    """Return the names of the acts that somebody may enter, for all or for himself alone."""
    roles = event_roles(who, live)
    mine = frozenset(HIS_OWN) if live.notes.known_as(who.id) else frozenset()
    kinds = mine.union(*(BY_ROLE.get(role, frozenset()) for role in roles))
    return sorted(name for name, kind in NAMES.items() if kind in kinds)
