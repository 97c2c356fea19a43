"""Protests: 144 to 151 of the books that have them."""

from typing import Literal

from msgspec.structs import replace

from arbitro.desk.amending import to_be_ruled_on
from arbitro.desk.answer import Answered, Barred, answer_done, laws_of, no
from arbitro.desk.event import Dispute, Event
from arbitro.desk.finish import has_open_protest, lapse_protests, pay
from arbitro.desk.flow import flow
from arbitro.desk.leaving import carry_on
from arbitro.desk.match import PLAYED, BoardScore, EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, choice, is_accepted
from arbitro.kernel import Fact, Refused

ABUSE = "148"
"""An abusive protest is refused and yet owed: no undo of another act takes that back."""
WRITTEN_S = 900
"""146: the time for a protest in writing, from the end of the board."""
DECIDED_S = 3600
"""151c: the time for the decision, from the filing."""


class Protest(Fact, frozen=True):
    """A side protests, in writing or first by word of mouth."""

    match: str
    by: str
    game: int | None = None
    board: int | None = None
    written: bool = True
    language: str | None = None
    signed: bool = True
    fee_paid: bool = True
    """What is said of the fee as the protest is made; the desk confirms it."""
    facts_only: bool = True
    abusive: bool = False
    facts: str | None = None
    grounds: str | None = None


def protest(event: Event, act: Protest) -> Answered:
    """144 to 150: take a protest, or the oral notice of one."""
    laws, match = laws_of(event), event.match(act.match)
    if laws.protest_language is None:
        return no("no_protest_in_this_book", laws.no_protest)
    if match is None or not match.has(act.by):
        return no("not_a_side", "144")
    board = _board(match, act)
    if board is None:
        return no("no_board_played", "146")
    made = _protest_on_board(event, act.match, act.by, board)
    # The written protest after an oral notice (145) is the same one;
    # only a second in writing is one too many.
    if made is not None and not (made.state == "announced" and act.written):
        return no("protested_already", "149", derived=True)
    if refusal := _improper(event, act, match, board):
        # 148: refused and yet to be reported, so the refusal brings a changed event with it.
        return Barred(event.owe(ABUSE, act.by), refusal) if act.abusive else refusal
    return _take_protest(event, act, match, board, made)


def offer_protest(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer a protest to the sides that may make one, on the first board that they may protest."""
    for board in range(1, len(event.disputes) + len(match.ended) + 2):

        def may(by: str, board: int = board) -> bool:
            return is_accepted(protest(event, Protest(match.id, by, 1, board)))

        if sides := [name for name in match.names if may(name)]:
            return _protest_offer(match, sides, board)
    return None


def _protest_offer(match: EventMatch, sides: list[str], board: int) -> DeskOffer:
    fields = (
        choice("by", sides),
        OfferField("game", "whole", value=1, least=1),
        OfferField("board", "whole", value=board, least=1),
        OfferField("facts", "text", optional=True),
        OfferField("grounds", "text", optional=True),
        OfferField("written", "check", value=True, optional=True, law="144"),
        OfferField("signed", "check", value=True, optional=True, law="144"),
        OfferField("fee_paid", "check", value=True, optional=True, law="145"),
        OfferField("facts_only", "check", value=True, optional=True, law="147"),
        OfferField("abusive", "check", value=False, optional=True, law="148"),
    )
    return DeskOffer("protest", {"match": match.id}, fields, own="by")


class ConfirmFee(Fact, frozen=True):
    """The desk confirms that it has the fee of a protest which a player entered."""

    dispute: str


def confirm_fee(event: Event, act: ConfirmFee) -> Answered:
    """145: confirm the fee of an open protest, once."""
    found = event.disputes.get(act.dispute)
    if laws_of(event).protest_language is None:
        return no("no_protest_in_this_book", laws_of(event).no_protest)
    if found is None or found.kind != "protest" or not found.open or not found.fee or found.fee_confirmed:
        return no("no_fee_to_confirm", "145")
    event = event.dispute(replace(found, fee_confirmed=True))
    return answer_done(event, "fee-confirmed", "145", dispute=found.id, player=found.by)


def offer_confirm_fee(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to confirm the fee of a protest."""
    act = ConfirmFee(dispute.id)
    return DeskOffer("confirm_fee", {"dispute": dispute.id}) if is_accepted(confirm_fee(event, act)) else None


class WithdrawProtest(Fact, frozen=True):
    """A side wants its protest back."""

    dispute: str


def withdraw_protest(event: Event, act: WithdrawProtest) -> Answered:
    """149: a protest once lodged cannot be called off."""
    has = laws_of(event).protest_language is not None
    return no("protests_are_not_withdrawn", "149" if has else laws_of(event).no_protest)


class DecideProtest(Fact, frozen=True):
    """The authorities decide a protest."""

    dispute: str
    decision: Literal["upheld", "rejected"]
    reasons: str | None = None


def decide_protest(event: Event, act: DecideProtest) -> Answered:
    """151: decide a protest, in time or overdue."""
    laws, found = laws_of(event), event.disputes.get(act.dispute)
    if laws.protest_language is None:
        return no("no_protest_in_this_book", laws.no_protest)
    if found is None or found.kind != "protest" or found.state != "filed":
        return no("no_protest_to_decide", "151c")
    decided = replace(
        found,
        state="decided",
        decision=act.decision,
        final=True,
        decided_at=event.now,
        reasons=act.reasons,
    )
    event = event.dispute(decided)
    # 151b: the fee of a protest that fails is kept.
    if act.decision == "rejected":
        event = release_result(pay(event, found.by, kept=found.fee), found.match)
        return answer_done(event, "protest-rejected", "151b", "151c", dispute=found.id)
    return answer_done(_upheld(event, decided), "protest-upheld", "151a", "151c", dispute=found.id)


def offer_decide_protest(event: Event, dispute: Dispute) -> DeskOffer | None:
    """Offer to decide a protest."""
    if not is_accepted(decide_protest(event, DecideProtest(dispute.id, "rejected"))):
        return None
    fields = (choice("decision", ("upheld", "rejected")), OfferField("reasons", "text", optional=True))
    return DeskOffer("decide_protest", {"dispute": dispute.id}, fields)


def drop_lapsed_notices(event: Event) -> Event:
    """Return the event without notices that nobody put in writing in time."""
    for found in list(event.disputes.values()):
        if found.kind == "protest" and found.state == "announced" and found.board:
            match = event.matches[found.match]
            if _late(event, match, found.board):
                event = release_result(lapse_protests(event, [found]), found.match)
    return event


def open_until(event: Event, match: EventMatch) -> int | None:
    """146: return until when the last board that has ended can be protested; None while none has, or in other books."""
    # With no board entered the quarter of an hour runs from the result (146, derived).
    ends = list(match.ended.values()) + ([] if match.over_at is None else [match.over_at])
    if laws_of(event).protest_language is None or match.by not in (None, *PLAYED) or not ends:
        return None
    return max(ends) + WRITTEN_S


def overdue(event: Event, dispute: Dispute) -> bool:
    """151c: tell whether the hour for the decision has passed without one, or before it."""
    if dispute.filed_at is None:
        return False
    # Before the decision the clock still runs; after it the moment of the decision counts, however old it is.
    until = event.now if dispute.state == "filed" else dispute.decided_at
    # A protest can be decided late: 151c sets an hour, and no consequence for missing it.
    return until is not None and until > dispute.filed_at + DECIDED_S


def release_result(event: Event, name: str) -> Event:
    """Return the event with the result of a match out, and what it held up going on, if no protest is left."""
    match = event.matches[name]
    if has_open_protest(event, name):
        return event
    if match.state == "suspended" and match.was == "withheld":
        return to_be_ruled_on(event.with_matches(replace(match, was="done")), name)
    if match.state != "withheld":
        return event
    event = event.with_matches(replace(match, state="done", table=None))
    freed: list[str] = []
    for other in list(event.in_order()):
        if name in other.causes:
            causes = tuple(cause for cause in other.causes if cause != name)
            on = replace(other, causes=causes) if causes else _going_on(other)
            event = carry_on(event, on)
            freed.append(other.id)
    return flow(event, [name, *freed])


def _going_on(match: EventMatch) -> EventMatch:
    return replace(match, state=match.was or "playing", was=None, causes=())


def _board(match: EventMatch, act: Protest) -> BoardScore | None:
    """Return the board that a protest is about, if the match has begun and was not given away."""
    # A match given without play has no board to protest about.
    played = match.state in ("playing", "reported", "disputed", "withheld", "suspended") or match.by in PLAYED
    if not played or act.game is None or act.board is None:
        return None
    return BoardScore(act.game, act.board)


def _protest_on_board(event: Event, match: str, by: str, board: BoardScore) -> Dispute | None:
    """149 (derived): return the protest that a side has made on a board."""
    return next(
        (
            found
            for found in event.disputes.values()
            if (found.kind, found.match, found.by, found.board) == ("protest", match, by, board)
            and not found.past
            and found.state != "lapsed"
        ),
        None,
    )


def _improper(event: Event, act: Protest, match: EventMatch, board: BoardScore) -> Refused | None:
    """Return what is wrong with a protest, in the order in which it is looked at."""
    language = laws_of(event).protest_language
    if act.abusive:
        return no("abusive", "148")
    if _late(event, match, board):
        return no("protested_too_late", "146")
    if not act.fee_paid:
        return no("fee_not_paid", "145")
    if not act.written:
        return None
    if act.language not in (None, language):
        return no("wrong_language", "144")
    if not act.signed:
        return no("not_signed", "144")
    return None if act.facts_only else no("more_than_facts", "147")


def _late(event: Event, match: EventMatch, board: BoardScore) -> bool:
    """146: tell whether the time from the end of the board, or else from the result, is over."""
    since = match.ended.get(f"{board.game}.{board.board}", match.over_at)
    return since is not None and event.now > since + WRITTEN_S


def _take_protest(
    event: Event, act: Protest, match: EventMatch, board: BoardScore, made: Dispute | None
) -> Answered:
    """Enter a protest, announced or filed; the fee is paid once, and the result withheld."""
    fee = event.setup.protest_fee
    if made is None:
        made = Dispute(
            f"D{len(event.disputes) + 1}", "protest", match.id, act.by, "announced", board, fee=fee
        )
        # The fee falls due with the first of notice and protest, once for both.
        event = pay(event, act.by, paid=fee)
    if act.written:
        made = replace(made, state="filed", filed_at=event.now)
    made = replace(made, facts=act.facts or made.facts, grounds=act.grounds or made.grounds)
    event = _withheld(event.dispute(made), match)
    laws = ("144", "145", "146", "150") if act.written else ("145",)
    return answer_done(event, f"protest-{made.state}", *laws, dispute=made.id, player=act.by, match=match.id)


def _withheld(event: Event, match: EventMatch) -> Event:
    """150: withhold a result that was out, and suspend what has begun after it."""
    # A result already suspended keeps its place; it is only withheld beneath that.
    if match.state == "suspended" and match.was == "done":
        return event.with_matches(replace(match, was="withheld"))
    if match.state != "done":
        return event
    return flow(event.with_matches(replace(match, state="withheld")), [match.id], match.id)


def _upheld(event: Event, found: Dispute) -> Event:
    """151a: play goes on from the beginning of the board; protests on it and on later ones are at an end."""
    match, board = event.matches[found.match], found.board
    assert board is not None
    # 151a: the board is played again, and with it all that came after;
    # protests on those have lost their object.
    again = [d for d in event.disputes.values() if d.match == match.id and d.board and d.board >= board]
    event = pay(event, found.by, returned=found.fee)
    event = lapse_protests(event, [other for other in again if other.open])
    # Boards played again are new boards: a protest on the old one does not use up the one allowed (149).
    event = event.dispute(*(replace(event.disputes[other.id], past=True) for other in again))
    kept = {key: at for key, at in match.ended.items() if BoardScore(*map(int, key.split("."))) < board}
    resumed = replace(
        match,
        state=match.state if match.state in ("suspended", "disputed") else "playing",
        was="playing" if match.state == "suspended" else None,
        winner=None,
        by=None,
        score=match.score if match.over_at is None else None,
        over_at=None,
        resume=board,
        ended=kept,
        rested=False,
        told={},
    )
    event = to_be_ruled_on(event, match.id)
    return flow(carry_on(event, resumed), [match.id])
