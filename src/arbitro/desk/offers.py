"""Everything that may be entered at an event now: of itself, a match, a player, a round, a dispute, an act."""

from collections.abc import Callable, Mapping

from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Dispute, Event
from arbitro.desk.judging import judge
from arbitro.desk.law import (
    amendments,
    calls,
    claims,
    corrections,
    directing,
    discipline,
    drawing,
    entries,
    equipment,
    lateness,
    money,
    protests,
    reports,
    results,
    scheduling,
    season,
    teams,
    terms,
    timing,
    undoing,
)
from arbitro.desk.match import EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, Offers

OfEvent = Callable[[Event], DeskOffer | None]
OfMatch = Callable[[Event, EventMatch], DeskOffer | None]
OfEntry = Callable[[Event, EventEntry], DeskOffer | None]
OfDispute = Callable[[Event, Dispute], DeskOffer | None]

OF_AN_EVENT: dict[str, OfEvent] = {
    "enter": entries.offer_enter,
    "late_entry": entries.offer_late_entry,
    "close_check_in": entries.offer_close_check_in,
    "commit": drawing.offer_commit,
    "draw": drawing.offer_draw,
    "lot": drawing.offer_lots,
    "close_rounds": drawing.offer_close_rounds,
    "start_round": timing.offer_start_round,
    "add_time": timing.offer_add_time_to_round,
    "assign_table": calls.offer_tables,
    "assign_umpire": scheduling.offer_umpires,
    "hold": scheduling.offer_hold,
    "release": scheduling.offer_release,
    "expel_spectator": discipline.offer_expel_spectator,
    "expel_spectator:language": discipline.offer_expel_warned,
    "warn:spectator": discipline.offer_warn_spectator,
    "undo": undoing.offer_undo,
}
"""What is offered of the event, in the order in which forms show it."""
OF_A_MATCH: dict[str, OfMatch] = {
    "call": calls.offer_call,
    "present": calls.offer_present,
    "start": calls.offer_start,
    "late": lateness.offer_late,
    "result": results.offer_result,
    "correct_result": corrections.offer_correct_result,
    "ruling": corrections.offer_ruling_on_match,
    "score": lateness.offer_score,
    "board_result": teams.offer_board_result,
    "line_up": teams.offer_line_up,
    "time_up": timing.offer_time_up,
    "add_time": timing.offer_add_time,
    "board_end": lateness.offer_board_end,
    "interval": lateness.offer_interval,
    "break": lateness.offer_break,
    "assign_table": calls.offer_assign_table,
    "assign_umpire": scheduling.offer_assign_umpire,
    "postpone": season.offer_postpone,
    "walkover": results.offer_walkover,
    "protest": protests.offer_protest,
    "claim": claims.offer_claim,
    "warn": discipline.offer_warn_side,
    "penalty": discipline.offer_penalty,
    "disqualify": discipline.offer_lose_match,
    "request": equipment.offer_request,
    "answer": equipment.offer_answer,
    "impose_clock": equipment.offer_impose_clock,
    "impose_baffle": equipment.offer_impose_baffle,
    "observer": equipment.offer_observer,
}
"""What is offered of a match."""
OF_A_PLAYER: dict[str, OfEntry] = {
    "approve": entries.offer_approve,
    "refuse_entry": entries.offer_refuse_entry,
    "check_in": entries.offer_check_in,
    "pay": money.offer_pay,
    "refund": money.offer_refund,
    "promote": entries.offer_promote,
    "withdraw": entries.offer_withdraw,
    "reinstate": directing.offer_reinstate,
    "late_entry": entries.offer_way_back,
    "swap": directing.offer_swap,
    "lot": drawing.offer_lot,
    "substitute": teams.offer_substitute,
    "hold": scheduling.offer_hold_player,
    "exception": equipment.offer_exception,
    "warn": discipline.offer_warn,
    "deduct": money.offer_deduct,
    "disqualify": discipline.offer_disqualify,
}
"""What is offered of an entry."""
OF_A_DISPUTE: dict[str, OfDispute] = {
    "confirm_fee": protests.offer_confirm_fee,
    "decide_protest": protests.offer_decide_protest,
    "ruling": claims.offer_ruling,
    "evidence": claims.offer_evidence,
    "appeal": claims.offer_appeal,
    "committee": claims.offer_committee,
    "committee:replace": claims.offer_replacement,
    "vote": claims.offer_vote,
    "report": reports.offer_principle,
}
"""What is offered of a dispute."""


def event_offers(event: Event) -> Offers:
    """Return what may be entered of the event itself."""
    found = _there({key: offer(event) for key, offer in OF_AN_EVENT.items()})
    # Sending a spectator away is offered at any moment, so that a batch always has an example.
    several = OfferField("acts", "acts", example=[found["expel_spectator"].as_act()])
    found["batch"] = DeskOffer("batch", fields=(several,))
    found["tick"] = DeskOffer("tick", fields=(OfferField("seconds", "whole", value=60, least=0),))
    return {**found, **terms.offer_amendments(event), **reports.offer_reports(event)}


def offers_about(event: Event, about: str) -> Offers | None:
    """Return what may be entered of a match, an entry, a dispute, a round to be paired by hand, or an act by number.

    None where there is no such thing.
    """
    if (match := event.match(about)) is not None:
        return _there({key: offer(event, match) for key, offer in OF_A_MATCH.items()})
    if (entry := event.entry(about)) is not None:
        found = {key: offer(event, entry) for key, offer in OF_A_PLAYER.items()}
        return {**_there(found), **amendments.offer_amendments_of(event, entry)}
    if (dispute := event.disputes.get(about)) is not None:
        return _there({key: offer(event, dispute) for key, offer in OF_A_DISPUTE.items()})
    if (pair := drawing.offer_pair(event)) is not None and pair.given["round"] == about:
        return {"pair": pair}
    if about.isdecimal() and 1 <= int(about) <= len(event.log):
        return _there({"undo": undoing.offer_undo_line(event, int(about), judge)})
    return None


def _there(found: Mapping[str, DeskOffer | None]) -> Offers:
    return {key: offer for key, offer in found.items() if offer is not None}
