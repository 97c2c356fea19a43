"""Reports to the federation: 1.4.iii, 1.6.v, 1.7.viii, 5.4, 5.5 of backgammon; 148 of carrom."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.event import Dispute, Event, with_item, without_item
from arbitro.desk.offer import DeskOffer, OfferField, Offers, choice, is_accepted
from arbitro.kernel import Fact

RESULTS = "results"


class Report(Fact, frozen=True):
    """Something is reported to the federation."""

    law: str
    about: str
    reasons: str | None = None
    by: str | None = None


def report(event: Event, act: Report) -> Answered:
    """Make a report that is owed, after the event and with reasons."""
    laws = laws_of(event)
    # 5.4 is nobody's duty and needs no end of the event: it asks for a principle, and changes nothing.
    if act.law == laws.principle and act.law:
        return _principle(event, act)
    law = act.law if act.law in laws.reports else ""
    if act.about not in owed_reports(event).get(act.law, ()):
        return no("not_owed", law)
    if not event.over:
        return no("not_before_the_end", law)
    # 5.5.ii: results speak for themselves; every other report says why.
    if not act.reasons and act.law != laws.results_due:
        return no("reasons_are_needed", law)
    reported = replace(
        event,
        reports=without_item(event.reports, act.law, act.about),
        reported=with_item(event.reported, act.law, act.about),
    )
    return answer_done(reported, "reported", law, law=act.law, about=act.about)


def offer_reports(event: Event) -> Offers:
    """Offer the reports that are owed and may be made now, by the law that asks for them."""
    due = owed_reports(event) if event.over else {}
    return {
        f"report:{law}": DeskOffer("report", {"law": law}, (choice("about", about), _reasons(event, law)))
        for law, about in due.items()
        if about
    }


def _reasons(event: Event, law: str) -> OfferField:
    needed = law != laws_of(event).results_due
    return OfferField("reasons", "text", example="…" if needed else None, optional=not needed)


def offer_principle(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to ask for a ruling of principle on a decision."""
    law = laws_of(event).principle
    if not law or not is_accepted(_principle(event, Report(law, dispute.id))):
        return None
    given = {"law": law, "about": dispute.id}
    return DeskOffer("report", given, (OfferField("reasons", "text", optional=True),))


def owed_reports(event: Event) -> dict[str, tuple[str, ...]]:
    """Return everything that is owed now; 5.5.ii: the results, when the event is over."""
    law = laws_of(event).results_due
    if not law or not event.over or event.reported.get(law):
        return event.reports
    return {**event.reports, law: (RESULTS,)}


def _principle(event: Event, act: Report) -> Answered:
    """5.4: anybody may ask for a ruling of principle on a decision, at any time; it changes nothing."""
    found = event.disputes.get(act.about)
    if (
        found is None
        or found.state not in ("ruled", "appealed", "voting", "decided")
        or found.decision is None
    ):
        return no("no_decision_yet", act.law)
    if act.about in event.reported.get(act.law, ()):
        return no("nothing_changes", act.law)
    referred = replace(event, reported=with_item(event.reported, act.law, act.about))
    return answer_done(referred, "referred", act.law, about=act.about)
