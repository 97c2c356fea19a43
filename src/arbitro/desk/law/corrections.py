"""Corrections: a wrong record is put right, and each match that follows from it gets its due."""

from typing import Any, Literal

from msgspec.structs import replace

from arbitro.desk.amending import RULING, seated_order, to_be_ruled_on
from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.event import Event
from arbitro.desk.finish import lapse_claims, lapse_protests
from arbitro.desk.flow import settle, sides_due
from arbitro.desk.format import format_of
from arbitro.desk.handicaps import match_start
from arbitro.desk.law.results import impossible
from arbitro.desk.leaving import carry_on
from arbitro.desk.lengths import ending
from arbitro.desk.match import DRAW, DrawSeat, EventMatch, LineOf, LoserOf, SameAs, WinnerOf
from arbitro.desk.offer import DeskOffer, OfferChoice, OfferField, choice, choices, is_accepted, reason
from arbitro.desk.timing import may_be_drawn
from arbitro.kernel import Fact


class CorrectResult(Fact, frozen=True):
    """The record of a match is put right; without an effect it is only shown what that would change."""

    match: str
    winner: str | None = None
    score: dict[str, int] | None = None
    effect: Literal["score-only", "reroute", "suspend"] | None = None
    reason: str | None = None
    timely: bool = True


def correct_result(event: Event, act: CorrectResult) -> Answered:
    """4.6: a wrong result is corrected within a reasonable time, even if a later match has begun."""
    law, match = laws_of(event).correction, event.match(act.match)
    if match is None or match.state != "done" or not act.timely:
        return no("not_to_be_corrected", law)
    # A winner left out stays who it was, so that a score alone can be put right.
    winner = act.winner or match.winner
    if winner is None or not (match.has(winner) or winner == DRAW):
        return no("not_a_side", law)
    if winner == DRAW and not may_be_drawn(event, match):
        return no("no_draws_here", law)
    score = _right_score(match, act, winner)
    by = ending(event, match, winner, score, start=match_start(event, match))
    if by is None:
        return impossible(event, match, law)
    if (winner, score, by) == (match.winner, match.score, match.by):
        return no("nothing_changes", law)
    # Games belong to the score that they gave; with another score they would contradict it.
    games = match.games if score == match.score else None
    right = replace(match, winner=winner, score=score, by=by, games=games)
    if act.effect is None:
        law = laws_of(event).correction
        shown = format_of(event).consequences(event, right)
        if shown is None:
            return no("they_share_a_place", law)
        answer = answer_done(replace(event, consequences=shown), "preview", law, match=right.id)
        return replace(answer, preview=True)
    if not act.reason:
        return no("a_reason_is_needed", law)
    return format_of(event).correct(event, right, act.effect)


def offer_correct_result(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to put the record of a match right, with the effects that are open to each winner."""
    if match.state != "done":
        return None

    def may(winner: str, effect: Any) -> bool:
        return is_accepted(correct_result(event, CorrectResult(match.id, winner, None, effect, "…")))

    won = [one for one in (*match.names, DRAW) if may(one, None)]
    if not won:
        return None
    effects = []
    for effect in ("reroute", "score-only", "suspend"):
        with_it = tuple(one for one in won if may(one, effect))
        if with_it:
            effects.append(OfferChoice(effect, {} if with_it == tuple(won) else {"winner": with_it}))
    kept = match.winner if match.winner is not None and match.winner not in won else None
    winners = (*choices(won), *([OfferChoice(kept, needs=("score",))] if kept else []))
    fields = (
        OfferField("winner", "choice", winners, example=won[0], value=match.winner),
        OfferField("score", "score", choices(match.names), value=match.score, optional=True),
        OfferField("effect", "choice", tuple(effects), optional=True),
        reason(),
    )
    law = laws_of(event).correction
    timely = (OfferField("timely", "check", value=True, optional=True, law=law),) if law else ()
    return DeskOffer("correct_result", {"match": match.id}, (*fields, *timely), shows=("effect", "reason"))


class OfficialRuling(Fact, frozen=True, tag="Ruling"):
    """An official rules on a claim, or on a match that is suspended."""

    dispute: str | None = None
    match: str | None = None
    by: str | None = None
    decision: str = ""
    reasons: str | None = None


def rule_on_match(event: Event, act: OfficialRuling) -> Answered:
    """Rule on a suspended match: it stands as it was, or is played again with the right sides."""
    law, match = laws_of(event).correction, event.match(act.match)
    if match is None or match.state != "suspended" or act.decision not in ("stands", "replay"):
        return no("nothing_to_rule_on", law)
    # 1.3.i: as with claims, a director who is a side does not rule on their own match.
    if laws_of(event).judge == "director" and act.by is not None and not _may_rule(event, match, act.by):
        return no("not_for_him_to_rule", law)
    # Another cause than the ruling is a protest still open: until its
    # decision nobody says what becomes of the match.
    if match.causes != (RULING,):
        return no("the_protest_is_not_decided", law)
    if act.decision == "replay":
        return answer_done(replay_match(event, match), "replayed", law, match=match.id)
    standing = _standing(event, match)
    if standing is None:
        return no("cannot_stand", law)
    return answer_done(standing, "stands", law, match=match.id)


def offer_ruling_on_match(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer how a suspended match may be ruled on."""
    may = [
        one
        for one in ("stands", "replay")
        if is_accepted(rule_on_match(event, OfficialRuling(None, match.id, None, one)))
    ]
    if not may:
        return None
    judges = [name for name in event.setup.directors if _may_rule(event, match, name)]
    by = (choice("by", judges, optional=True),) if laws_of(event).judge == "director" and judges else ()
    return DeskOffer("ruling", {"match": match.id}, (choice("decision", may), *by))


def replay_match(event: Event, match: EventMatch) -> Event:
    """Return the event with a match to be played again by its right sides; its disputes are at an end."""
    # Before the match is made anew: a claim or a protest about the game that does not count has no object.
    event = lapse_claims(event, match.id)
    protests = [d for d in event.disputes.values() if d.match == match.id and d.kind == "protest"]
    event = lapse_protests(event, [protest for protest in protests if protest.open])
    # Marked as past: the match played again may be protested anew on the same board (149 allows one each).
    event = event.dispute(*(replace(event.disputes[protest.id], past=True) for protest in protests))
    event = to_be_ruled_on(event, match.id)
    anew = EventMatch(
        match.id,
        match.feeds,
        table=match.table,
        further_tables=match.further_tables,
        replays=match.replays + 1,
    )
    return settle(event.with_matches(anew), [match.id])


def _may_rule(event: Event, match: EventMatch, by: str) -> bool:
    return by in event.setup.directors and not event.party(match, by)


def _right_score(match: EventMatch, act: CorrectResult, winner: str) -> dict[str, int] | None:
    """Return the right score: as said, or as it was where the winner stays."""
    if act.score is not None:
        return dict.fromkeys(match.names, 0) | act.score
    return match.score if winner == match.winner else None


def _standing(event: Event, match: EventMatch) -> Event | None:
    """Return the event with a match as it was, its sides let through; None where that cannot be."""
    leaders = _let_through(event, match)
    if leaders is None:
        return None
    seats = next((leader.feeds for leader in leaders if leader.id == match.id), match.feeds)
    restored = replace(match, feeds=seats, state=match.was or "playing", was=None, causes=())
    moved = settle(
        event.with_matches(*leaders, restored), [*(leader.id for leader in leaders), match.id], RULING
    )
    # desk.md: `stands` is refused once a match whose sides it would change has begun.
    for other in moved.matches.values():
        if other.causes != event.matches[other.id].causes and other.id != match.id:
            return None
    # After the groups the ranks of the knockout follow its seats; they
    # were exchanged, so `order` is read anew.
    if event.qualified and seats != match.feeds:
        moved = replace(moved, order=seated_order(moved))
    return carry_on(moved, moved.matches[match.id])


def _let_through(event: Event, match: EventMatch) -> list[EventMatch] | None:
    """Return the matches that lead to one, so that its sides come from them; None where they cannot."""
    first = match.feeds[0]
    if isinstance(first, SameAs):
        return _final_again(event.matches[first.match], match)
    changed: dict[str, EventMatch] = {}
    for feed, held, right in zip(match.feeds, match.sides, sides_due(event, match), strict=True):
        if right is None:
            return None
        if right == held:
            continue
        leaders = (
            _exchange_seats(event, match, held, right)
            if isinstance(feed, DrawSeat)
            else _leader(event, feed, held)
        )
        if leaders is None:
            return None
        changed |= {leader.id: leader for leader in leaders}
    return list(changed.values())


def _final_again(first: EventMatch, second: EventMatch) -> list[EventMatch] | None:
    """Return the first final with the side gone on that made a second one necessary."""
    if first.state != "done" or first.sides != second.sides:
        return None
    # F.2 exists because the second side won F.1; with the same sides,
    # `advanced` on F.1 is all that has to be said.
    return [replace(first, advanced=None if first.winner == first.sides[1] else first.sides[1])]


def _leader(event: Event, feed: object, held: str | None) -> list[EventMatch] | None:
    """Return the match that leads to a place, with the side that held the place gone on or fallen from it."""
    if isinstance(feed, WinnerOf):
        leader = event.matches[feed.match]
        ahead = held
    elif isinstance(feed, LoserOf | LineOf):
        leader = event.matches[feed.match]
        # The holder of a bye loses their next match: the line of a consolation hangs on that one instead.
        if isinstance(feed, LineOf) and leader.state == "bye" and feed.then:
            leader = event.matches[feed.then]
        ahead = leader.other(held) if leader.has(held) and held else None
    else:
        return None
    if leader.state != "done" or not leader.has(ahead):
        return None
    return [replace(leader, advanced=None if ahead == leader.winner else ahead)]


def _exchange_seats(event: Event, match: EventMatch, held: str | None, right: str) -> list[EventMatch] | None:
    """Return the first-round matches with two seats exchanged, so that nobody sits in two places."""
    if held is None:
        return None
    changed: list[EventMatch] = []
    for other in event.matches.values():
        if other.round != match.round or not all(isinstance(feed, DrawSeat) for feed in other.feeds):
            continue
        swap = {DrawSeat(held): DrawSeat(right), DrawSeat(right): DrawSeat(held)}
        one, two = (swap.get(feed, feed) if isinstance(feed, DrawSeat) else feed for feed in other.feeds)
        if (one, two) != other.feeds:
            moved = replace(other, feeds=(one, two))
            changed.append(moved)
    return changed
