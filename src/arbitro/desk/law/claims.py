"""Claims and appeals: 5.1 to 5.3 of backgammon, 19 and terms.22 of carrom, 5.1 of snooker."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.event import Dispute, Event
from arbitro.desk.finish import has_open_claim
from arbitro.desk.law.corrections import OfficialRuling, rule_on_match
from arbitro.desk.match import LIVE, EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, choice, is_accepted
from arbitro.kernel import Fact

NO_APPEAL = ("table", "streaming", "recording")
"""3.8: what the director orders here is open to no appeal."""
CHOICES = ("confirm", "annul", "alternative")


class Claim(Fact, frozen=True):
    """A side calls the official: nothing is touched until they have ruled."""

    match: str
    by: str
    subject: str | None = None
    facts: str | None = None
    grounds: str | None = None


def claim(event: Event, act: Claim) -> Answered:
    """5.1: the sides leave everything as it is and call the official; the match is frozen."""
    laws, match = laws_of(event), event.match(act.match)
    if laws.judge is None:
        return no("nobody_judges_claims")
    if match is None or match.state not in LIVE or not match.has(act.by):
        return no("no_claim_now", laws.claim)
    judge = laws.judge
    # 1.3.i, 5.1: a director who plays in the match cannot judge it, even if they are the only one.
    if judge == "director" and not _directors(event, match):
        judge = "committee"  # type: ignore[assignment]  # a committee judges where no director can
    name = f"D{len(event.disputes) + 1}"
    made = Dispute(
        name,
        "claim",
        match.id,
        act.by,
        "open",
        judge=judge,
        subject=act.subject,
        facts=act.facts,
        grounds=act.grounds,
    )
    return answer_done(
        _frozen(event.dispute(made), match.id), "claimed", laws.claim, dispute=name, match=match.id
    )


def offer_claim(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the sides to call the official."""
    may = [name for name in match.names if is_accepted(claim(event, Claim(match.id, name)))]
    if not may:
        return None
    words = tuple(OfferField(name, "text", optional=True) for name in ("subject", "facts", "grounds"))
    return DeskOffer("claim", {"match": match.id}, (choice("by", may), *words), own="by")


class Evidence(Fact, frozen=True):
    """Somebody is heard in a dispute."""

    dispute: str
    by: str
    asked: bool = False


def evidence(event: Event, act: Evidence) -> Answered:
    """5.3: the parties are always heard, others when asked; snooker 5.1.c: only when the referee asks."""
    laws, found = laws_of(event), event.disputes.get(act.dispute)
    law = laws.evidence
    if found is None or found.kind != "claim" or not found.open:
        return no("no_dispute_is_open", law)
    # Snooker (5.1.c): not even the parties speak unasked; carrom hears everybody.
    party = laws.heard == "parties" and event.party(event.matches[found.match], act.by)
    if not party and not act.asked and laws.heard != "all":
        return no("speaks_unasked", law)
    if act.by in found.evidence:
        return no("nothing_changes", law)
    heard = replace(found, evidence=(*found.evidence, act.by))
    return answer_done(event.dispute(heard), "heard", law, dispute=found.id, who=act.by)


def offer_evidence(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to hear somebody in a dispute."""
    name = "N. N."
    while name in dispute.evidence:
        name += " N."
    if not is_accepted(evidence(event, Evidence(dispute.id, name, True))):
        return None
    fields = (OfferField("by", "text", example=name), OfferField("asked", "check", value=False, example=True))
    return DeskOffer("evidence", {"dispute": dispute.id}, fields, own="by")


def ruling(event: Event, act: OfficialRuling) -> Answered:
    """5.1: the official decides a claim, and play goes on; or they rule on a suspended match."""
    if act.dispute is None:
        return rule_on_match(event, act)
    laws, found = laws_of(event), event.disputes.get(act.dispute)
    if found is None or found.kind != "claim":
        return no("no_dispute_is_open", laws.claim)
    if found.state != "open":
        return no("ruled_already", laws.appeal)
    if not _may_rule(event, found, act.by):
        return no("not_for_him_to_rule", laws.claim)
    # 3.8: tables, streaming and recording are the director's alone, so the ruling is final at once.
    final = laws.ruling_final or found.subject in NO_APPEAL
    ruled = replace(
        found,
        state="ruled",
        ruling=act.decision,
        decision=act.decision,
        final=final,
        ruled_by=act.by,
        reasons=act.reasons,
    )
    return answer_done(_settle_claim(event.dispute(ruled), ruled), "ruled", laws.claim, dispute=found.id)


def offer_ruling(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to rule on a claim, to those who may."""

    def may(by: str) -> bool:
        return is_accepted(ruling(event, OfficialRuling(dispute.id, None, by, "…")))

    judges = [name for name in (*event.setup.directors, laws_of(event).judge) if name and may(name)]
    if not judges:
        return None
    fields = (
        choice("by", judges),
        OfferField("decision", "text", example="…"),
        OfferField("reasons", "text", optional=True),
    )
    return DeskOffer("ruling", {"dispute": dispute.id}, fields)


class Appeal(Fact, frozen=True):
    """A side appeals from a ruling."""

    dispute: str
    by: str
    timely: bool = True


def appeal(event: Event, act: Appeal) -> Answered:
    """5.2: a side may appeal from a director's ruling, in time, but not in a matter of 3.8."""
    laws, found = laws_of(event), event.disputes.get(act.dispute)
    if found is None or found.kind != "claim" or laws.judge != "director":
        return no("no_appeal_here", laws.appeal)
    match = event.matches[found.match]
    if found.subject in NO_APPEAL:
        return no("no_appeal_here", "3.8")
    if found.state != "ruled" or not match.has(act.by) or not act.timely or match.state not in LIVE:
        return no("no_appeal_now", laws.appeal)
    # On appeal play stands still again, as after the claim itself (5.2).
    event = _frozen(event.dispute(replace(found, state="appealed")), match.id)
    return answer_done(event, "appealed", laws.appeal, dispute=found.id, player=act.by)


def offer_appeal(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer the sides an appeal from a ruling."""
    sides = event.matches[dispute.match].names
    may = [name for name in sides if is_accepted(appeal(event, Appeal(dispute.id, name)))]
    if not may:
        return None
    timely = OfferField("timely", "check", value=True, optional=True, law=laws_of(event).appeal)
    return DeskOffer("appeal", {"dispute": dispute.id}, (choice("by", may), timely), own="by")


class Committee(Fact, frozen=True):
    """A committee is formed, or a member replaced."""

    dispute: str
    members: tuple[str, ...] | None = None
    chosen_by: str | None = None
    replace: dict[str, str] | None = None


def committee(event: Event, act: Committee) -> Answered:
    """1.3.ii: three or five, none a director or a side; chosen by the director, in first instance by the players."""
    laws, found = laws_of(event), event.disputes.get(act.dispute)
    if found is None or found.kind != "claim" or laws.judge != "director":
        return no("no_committee_is_due", laws.appeal)
    first = found.judge == "committee"
    law = laws.claim if first else laws.appeal
    if act.replace is not None:
        return _replace_members(event, found, act.replace, law)
    if found.state != ("open" if first else "appealed"):
        return no("no_committee_is_due", laws.claim if found.state == "open" else laws.appeal)
    members = act.members or ()
    choosers = ("players",) if first else ("director", *event.setup.directors)
    if act.chosen_by not in (None, *choosers) or not _fit(event, found, members):
        return no("not_a_committee", "1.3.ii")
    sitting = replace(found, state="voting", members=members, votes={})
    return answer_done(event.dispute(sitting), "committee-formed", "1.3.ii", law, dispute=found.id)


def offer_committee(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to form a committee of three or five."""
    members = ["N. N. 1", "N. N. 2", "N. N. 3"]
    if not is_accepted(committee(event, Committee(dispute.id, tuple(members)))):
        return None
    field = OfferField("members", "names", example=members, least=3, most=5, law="1.3.ii")
    return DeskOffer("committee", {"dispute": dispute.id}, (field,))


def offer_replacement(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to let a member who has not voted give way to another."""
    waiting = [name for name in dispute.members if name not in dispute.votes]

    def may(old: str) -> bool:
        return is_accepted(committee(event, Committee(dispute.id, replace={old: "N. N."})))

    if not waiting or not may(waiting[0]):
        return None
    first, *others = (
        OfferField(name, "text", into="replace", example="N. N.", optional=name != waiting[0])
        for name in waiting
    )
    return DeskOffer("committee", {"dispute": dispute.id}, (first, *others))


class Vote(Fact, frozen=True):
    """A member votes, sealed."""

    dispute: str
    by: str
    choice: str = msgspec.field(name="for")
    entered_by: str | None = None
    """Who enters it; None: the member."""
    paper: tuple[str, ...] | None = None
    """Of a vote on paper: the two officials before whom it was opened."""


def vote(event: Event, act: Vote) -> Answered:
    """5.2: more than half of the members decide; votes are sealed until all are in."""
    laws, found = laws_of(event), event.disputes.get(act.dispute)
    if found is None or found.state != "voting":
        return no("nobody_votes_now", laws.appeal)
    first = found.judge == "committee"
    law = laws.claim if first else laws.appeal
    if act.by not in found.members or act.by in found.votes:
        return no("not_for_him_to_vote", law)
    # Whether a member votes in person, or on paper before two officials who have no part in the matter.
    if act.paper is None:
        own_hand = act.entered_by in (None, act.by)
    else:
        match = event.matches[found.match]
        # A witness must not be judge in the same matter: neither a side,
        # nor who ruled, nor the member themselves.
        partial = any(name in (act.by, found.ruled_by) or event.party(match, name) for name in act.paper)
        own_hand = len(act.paper) == 2 and len(set(act.paper)) == 2 and not partial
    if not own_hand:
        return no("another_hand", laws.appeal)
    # On appeal there are three answers (5.2); a committee of first instance decides freely, by any words.
    if not first and act.choice not in CHOICES:
        return no("not_a_choice", laws.appeal)
    paper = (*found.paper, act.by) if act.paper is not None else found.paper
    voted = replace(found, votes={**found.votes, act.by: act.choice}, paper=paper)
    # Sealed: nothing of the tally is shown before the last vote, so that nobody votes by what the others did.
    if len(voted.votes) < len(voted.members):
        return answer_done(event.dispute(voted), "voted", law, dispute=found.id, who=act.by)
    counted = _count_votes(voted, first)
    event = event.dispute(counted)
    if counted.state == "decided":
        event = _settle_claim(event, counted)
    said = "ballot-decided" if counted.state == "decided" else "ballot-open"
    # That a second tie leaves the ruling in force is ours: the book only says that all vote again.
    twice = found.revote and 2 * max((counted.tally or {"": 0}).values()) <= len(found.members)
    return replace(
        answer_done(event, said, law, dispute=found.id), derived=twice and counted.state == "decided"
    )


def offer_vote(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer the members who have not voted their sealed vote."""
    first = dispute.judge == "committee"
    for_ = event.matches[dispute.match].names if first else CHOICES
    may = [name for name in dispute.members if is_accepted(vote(event, Vote(dispute.id, name, for_[0])))]
    if not may:
        return None
    paper = OfferField("paper", "names", optional=True, least=2, most=2)
    return DeskOffer(
        "vote", {"dispute": dispute.id}, (choice("by", may), choice("for", for_), paper), own="by"
    )


def _directors(event: Event, match: EventMatch) -> list[str]:
    return [name for name in event.setup.directors if not event.party(match, name)]


def _may_rule(event: Event, found: Dispute, by: str | None) -> bool:
    if found.judge == "director":
        return by in _directors(event, event.matches[found.match])
    return by is not None and by == found.judge and by != "committee"


def _frozen(event: Event, name: str) -> Event:
    """Return the event with a match that stands still until its claims are settled."""
    match = event.matches[name]
    # A second claim on a frozen match must not take `disputed` for the state to go back to.
    before = match.before_claim if match.state == "disputed" and match.before_claim else match.state
    return event.with_matches(replace(match, state="disputed", before_claim=before))


def _settle_claim(event: Event, found: Dispute) -> Event:
    """Return the event with play going on if no other claim is open, and the decision owed to the federation."""
    match = event.matches[found.match]
    if laws_of(event).judge == "director":
        event = event.owe("5.5.i", found.id)
    if has_open_claim(event, match.id) or match.before_claim is None:
        return event
    # A match suspended meanwhile stays so: the claim only changes what it will go on as.
    if match.state == "suspended":
        return event.with_matches(replace(match, was=match.before_claim, before_claim=None))
    if match.state != "disputed":
        return event
    return event.with_matches(replace(match, state=match.before_claim, before_claim=None))


def _fit(event: Event, found: Dispute, members: tuple[str, ...]) -> bool:
    """1.3.ii: tell whether these can sit."""
    if len(members) not in (3, 5) or len(set(members)) < len(members):
        return False
    match = event.matches[found.match]
    return not any(name in event.setup.directors or event.party(match, name) for name in members)


def _replace_members(event: Event, found: Dispute, changes: dict[str, str], law: str) -> Answered:
    """1.3.ii: let members who have not voted give way to others."""
    if found.state != "voting":
        return no("no_committee_sits", laws_of(event).appeal)
    members = tuple(changes.get(name, name) for name in found.members)
    if any(old not in found.members or old in found.votes for old in changes) or not changes:
        return no("not_a_committee", "1.3.ii")
    if not _fit(event, found, members):
        return no("not_a_committee", "1.3.ii")
    sitting = replace(found, members=members)
    return answer_done(event.dispute(sitting), "member-replaced", "1.3.ii", law, dispute=found.id)


def _count_votes(found: Dispute, first: bool) -> Dispute:
    """Return a dispute after a ballot: decided by more than half, or voted on again; twice undecided, it stands."""
    tally = dict(Counter(found.votes.values()))
    choice, most = max(tally.items(), key=lambda item: item[1])
    if 2 * most > len(found.members):
        return replace(found, state="decided", decision=choice, tally=tally, revote=False, final=True)
    if found.revote and not first:
        return replace(found, state="decided", tally=tally, revote=False, final=True)
    # Votes on paper are cast anew like the others; the list of who voted so begins again with them.
    return replace(found, votes={}, paper=(), revote=True)
