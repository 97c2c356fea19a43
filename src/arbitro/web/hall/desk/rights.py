"""Who may enter which act of the desk."""

from collections.abc import Collection
from typing import TypeAlias

from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.offer import DeskOffer, Offers
from arbitro.desk.reading import NAMES
from arbitro.kernel import Fact
from arbitro.kernel.names import look_of
from arbitro.live.desk import LiveEvent
from arbitro.web.hall.people import Person
from arbitro.web.hall.policy import ENTRY, RUNNING, event_roles

Acts: TypeAlias = frozenset[type[Fact]]

DECISIONS: Acts = frozenset(
    (
        acts.OfficialRuling,
        acts.DecideProtest,
        acts.Disqualify,
        acts.Penalty,
        acts.Committee,
        acts.GrantException,
    )
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
    (acts.Present, acts.Start, acts.Interval, acts.RunningScore, acts.BoardEnd, acts.DeskBreak, acts.Claim)
)
"""What an umpire tells the desk."""
HIS_OWN: dict[type[Fact], str] = {
    acts.Withdraw: "player",
    acts.Present: "by",
    acts.Result: "by",
    acts.Protest: "by",
    acts.Claim: "by",
    acts.Appeal: "by",
    acts.DeskBreak: "by",
    acts.Request: "by",
    acts.Evidence: "by",
    acts.Vote: "by",
}
"""What somebody enters for themself, and the field that names them."""
OFFICIALS_WORD: dict[type[Fact], tuple[str, ...]] = {
    acts.Enter: ("person", "seed", "rating", "handicap", "licence"),
    acts.Evidence: ("asked",),
}
"""What nobody says of themself: who they are in the register and where they rank, that they were asked to speak."""
UNASKED: dict[type[Fact], tuple[str, ...]] = {acts.Protest: ("fee_paid", "abusive")}
"""What a player's own form does not ask; where they say it, it counts as theirs, and the desk confirms the fee."""
ALL = frozenset(NAMES.values())
# No role has the vote: it is a member's own, also of those who run the event (docs/security.md).
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
    if not who.known or officials_word(act):
        return False
    # Who enters themself waits for the desk's word: without approval nobody enters from outside.
    if isinstance(act, acts.Enter):
        return act.player == who.name and live.event.setup.approval and _free(who, live, act)
    if (field := HIS_OWN.get(type(act))) is None:
        return False
    return getattr(act, field) in live.known_as(who.id)


def officials_word(act: Fact) -> str | None:
    """Return the field of an act that says what is an official's word; None where none does."""
    if isinstance(act, acts.Batch):
        return next((said for one in act.acts if (said := officials_word(one))), None)
    return next((field for field in OFFICIALS_WORD.get(type(act), ()) if getattr(act, field)), None)


def may_vote(who: Person, live: LiveEvent, vote: acts.Vote) -> bool:
    """Tell whether somebody may cast the vote of a member: their own, the only one they have in that committee.

    Who runs the event hands out the codes of the members, and votes under their own name alone.
    """
    # One device, one vote, and no side of the match (docs/security.md, "How people come in").
    names = live.known_as(who.id) if who.known else frozenset[str]()
    dispute = live.event.disputes.get(vote.dispute)
    if vote.by not in names or dispute is None:
        return vote.by in names
    match = live.event.matches[dispute.match]
    party = not names.isdisjoint({*match.names, *live.event.people(match.names)})
    runs = bool(event_roles(who, live) & set(RUNNING)) and look_of(who.name) != look_of(vote.by)
    return len(names.intersection(dispute.members)) == 1 and not party and not runs


def _free(who: Person, live: LiveEvent, act: acts.Enter) -> bool:
    """Tell whether a name is nobody's yet, or one's own: a name alone makes nobody an entry that is there."""
    return act.player not in live.event.entries or act.player in live.known_as(who.id)


def offers_open_to(who: Person, live: LiveEvent, offers: Offers) -> Offers:
    """Return what is offered to somebody: by their role, or for themselves alone under the names that they have."""
    held = frozenset[type[Fact]]().union(*(BY_ROLE.get(role, ()) for role in event_roles(who, live)))
    mine, found = live.known_as(who.id) if who.known else frozenset[str](), Offers()
    for key, offer in offers.items():
        if NAMES[offer.act] in held:
            found[key] = offer
        elif NAMES[offer.act] in HIS_OWN and (own := _own(offer, mine)) is not None:
            found[key] = own
    return found


def _own(offer: DeskOffer, names: Collection[str]) -> DeskOffer | None:
    """Return an offer as one may enter it for oneself; None where it is for others."""
    kind = NAMES[offer.act]
    # Not offered what would be refused: nothing that an event offers is.
    unasked = {*OFFICIALS_WORD.get(kind, ()), *UNASKED.get(kind, ())}
    offer = replace(offer, fields=tuple(one for one in offer.fields if one.name not in unasked))
    if offer.given.get(offer.own) in names:
        return offer
    field = next((one for one in offer.fields if one.name == offer.own), None)
    mine = tuple(one for one in field.choices if one.value in names) if field else ()
    if field is None or not mine:
        return None
    own = replace(field, choices=mine, value=mine[0].value, example=None, optional=False)
    return replace(offer, fields=tuple(own if one is field else one for one in offer.fields))


def fields_of_officials() -> dict[str, tuple[str, ...]]:
    """Return the fields of acts that are an official's word, also where somebody enters the act for themself."""
    return {name: OFFICIALS_WORD[kind] for name, kind in NAMES.items() if kind in OFFICIALS_WORD}


def acts_by_role() -> dict[str, list[str]]:
    """Return the names of the acts that each role may enter, and those that whoever is an entry may enter as such."""
    kinds: dict[str, Acts] = {**BY_ROLE, ENTRY: frozenset(HIS_OWN)}
    return {
        role: sorted(name for name, kind in NAMES.items() if kind in held) for role, held in kinds.items()
    }


def acts_open_to(who: Person, live: LiveEvent) -> list[str]:
    """Return the names of the acts that somebody may enter, for all or for themself alone."""
    roles = event_roles(who, live)
    mine = frozenset(HIS_OWN) if live.known_as(who.id) else frozenset()
    kinds = mine.union(*(BY_ROLE.get(role, frozenset()) for role in roles))
    return sorted(name for name, kind in NAMES.items() if kind in kinds)
