"""Money and points that officials book: entry fees paid and given back, points deducted."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.dues import due_of
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.numbers import Number, exact, plain
from arbitro.desk.offer import DeskOffer, OfferField, is_accepted, reason
from arbitro.desk.scoring import by_points
from arbitro.kernel import Fact


class Deduct(Fact, frozen=True):
    """Points are taken from a player."""

    player: str
    points: Number
    reason: str | None = None


def deduct(event: Event, act: Deduct) -> Answered:
    """Take points from a player, with a reason."""
    if not act.reason:
        return no("a_reason_is_needed")
    # After the groups their points have done their work: taken off now they would unseat who has qualified.
    if by_points(event.setup) is None or format_of(event).bracket or event.qualified:
        return no("no_points_here")
    if act.player not in event.entries or exact(act.points) <= 0:
        return no("nothing_to_deduct")
    off = {**event.deductions, act.player: (*event.deductions.get(act.player, ()), act.points)}
    return answer_done(replace(event, deductions=off), "deducted", player=act.player, points=act.points)


def offer_deduct(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to take points from a player."""
    if not is_accepted(deduct(event, Deduct(entry.name, 1, "…"))):
        return None
    return DeskOffer(
        "deduct",
        {"player": entry.name},
        (OfferField("points", "number", value=1), reason(optional=False)),
        grave=True,
    )


class Pay(Fact, frozen=True):
    """A player pays the entry fee, or a part of it."""

    player: str
    amount: Number | None = None


def pay_fee(event: Event, act: Pay) -> Answered:
    """Take what a player pays of the entry fee: all that is open, or a part."""
    if act.player not in event.entries:
        return no("nobody_of_that_name")
    open_ = due_of(event, act.player).open
    amount = open_ if act.amount is None else exact(act.amount)
    if not 0 < amount <= open_:
        return no("not_so_much_is_open", amount=plain(max(open_, 0)))
    return answer_done(
        _book_payment(event, act.player, plain(amount)), "paid", player=act.player, amount=plain(amount)
    )


def offer_pay(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to take what a player has open."""
    open_ = due_of(event, entry.name).open
    if open_ <= 0:
        return None
    return DeskOffer(
        "pay", {"player": entry.name}, (OfferField("amount", "number", value=plain(open_), optional=True),)
    )


class Refund(Fact, frozen=True):
    """A player gets money back."""

    player: str
    amount: Number
    reason: str | None = None


def refund(event: Event, act: Refund) -> Answered:
    """Give a player money back, with a reason."""
    if not act.reason:
        return no("a_reason_is_needed")
    if act.player not in event.entries:
        return no("nobody_of_that_name")
    paid = due_of(event, act.player).paid
    if not 0 < exact(act.amount) <= paid:
        return no("not_so_much_was_paid", amount=plain(paid))
    # Ledger: payments are only ever added, a refund is a negative one. What was booked is not overwritten.
    back = -act.amount
    return answer_done(
        _book_payment(event, act.player, back), "refunded", player=act.player, amount=act.amount
    )


def offer_refund(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to give a player back what they have paid."""
    paid = due_of(event, entry.name).paid
    if paid <= 0:
        return None
    amount = OfferField("amount", "number", value=plain(paid))
    return DeskOffer("refund", {"player": entry.name}, (amount, reason(optional=False)))


def _book_payment(event: Event, name: str, amount: Number) -> Event:
    return replace(event, paid={**event.paid, name: (*event.paid.get(name, ()), amount)})
