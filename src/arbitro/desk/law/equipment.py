"""Clocks, baffle boxes, exceptions, observers and requests: 1.3.iii, 1.8, 2.3, 2.4, 3.4 to 3.6 of backgammon."""

from typing import Literal

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no, not_now
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event, with_item
from arbitro.desk.law.discipline import conduct_of
from arbitro.desk.lengths import bank_of, delay_of, length_of
from arbitro.desk.match import IN_PLAY, LIVE, EventMatch, MatchClock
from arbitro.desk.offer import DeskOffer, OfferField, choice, depending, is_accepted, reason
from arbitro.desk.setup import Baffles, Clocks
from arbitro.kernel import Fact

What = Literal[
    "observer", "clock", "baffle-box", "remove-spectators", "no-smoking", "preference-by-dice", "emergency"
]


CLOCK_GROUNDS = {"agreed": "a", "preferred": "b", "required": "c", "slow-play": "d", "director": "e"}
BAFFLE_GROUNDS = {"agreed": "a", "preferred": "b", "required": "c", "invalid-rolls": "d"}

REQUESTS = {
    "observer": "1.7.vii",
    "clock": "2.3.ii",
    "baffle-box": "2.4.ii",
    "remove-spectators": "1.6.iv",
    "no-smoking": "2.1",
    "preference-by-dice": "3.6",
    "emergency": "2.2.vi",
}
"""What a side may ask for, and under which law."""
MOST_CHOICES = 20
"""A longer list is typed, not chosen from: snooker has exceptions from any law of its book (3.19.b)."""
BY_ACT = ("observer", "clock", "baffle-box")
"""What is granted by an act of its own."""


class ImposeClock(Fact, frozen=True):
    """A match is played on the clock from now on."""

    match: str
    why: str = "director"
    by: str | None = None


def impose_clock(event: Event, act: ImposeClock) -> Answered:
    """3.5.i: a clock is used by agreement, preference, obligation, imposition or at the director's wish."""
    if not laws_of(event).equipment:
        return no("no_such_equipment_here")
    match = event.match(act.match)
    letter = CLOCK_GROUNDS.get(act.why)
    # In use already, or no such ground: the clause is cited without a letter (desk.md).
    if letter is None or (match and match.clock):
        return no("no_ground_for_it", "3.5.i")
    if match is None or not _to_be_played(match):
        return not_now("match_is_not_ready", event, act.match, f"3.5.i.{letter}")
    # A clock is in use until its match is over, also while that is suspended or disputed.
    used = sum(other.clock is not None and not other.finished for other in event.matches.values())
    refusal = _ground_barrier(event, match, act, event.setup.clock, letter, used)
    if refusal:
        return no(refusal, "3.5.ii" if refusal == "excepted" else f"3.5.i.{letter}")
    asked = tuple(what for what in match.requests if what != "clock")
    given = replace(match, clock=_clock(event, match), requests=asked)
    slow = "2.3.i.b" if letter == "d" else ""
    return answer_done(
        event.with_matches(given), "clock-imposed", slow, f"3.5.i.{letter}", "3.5.vi", match=match.id
    )


def offer_impose_clock(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the grounds on which a match gets a clock."""
    may = [one for one in CLOCK_GROUNDS if is_accepted(impose_clock(event, ImposeClock(match.id, one)))]
    return DeskOffer("impose_clock", {"match": match.id}, (_why(may),)) if may else None


def _why(grounds: list[str]) -> OfferField:
    return choice("why", grounds[::-1])


class ImposeBaffle(Fact, frozen=True):
    """A match is played with a baffle box from now on."""

    match: str
    why: str = "invalid-rolls"
    by: str | None = None


def impose_baffle(event: Event, act: ImposeBaffle) -> Answered:
    """3.4.i: a baffle box is used by agreement, preference, obligation or imposition."""
    if not laws_of(event).equipment:
        return no("no_such_equipment_here")
    match = event.match(act.match)
    letter = BAFFLE_GROUNDS.get(act.why)
    if letter is None or (match and match.baffle):
        return no("no_ground_for_it", "3.4.i")
    if match is None or not _to_be_played(match):
        return not_now("match_is_not_ready", event, act.match, f"3.4.i.{letter}")
    used = sum(other.baffle and not other.finished for other in event.matches.values())
    refusal = _ground_barrier(event, match, act, event.setup.baffle, letter, used)
    if refusal:
        return no(refusal, "3.4.ii" if refusal == "excepted" else f"3.4.i.{letter}")
    asked = tuple(what for what in match.requests if what != "baffle-box")
    given = replace(match, baffle=True, requests=asked)
    rolls = "2.4.i" if letter == "d" else ""
    return answer_done(event.with_matches(given), "baffle-imposed", rolls, f"3.4.i.{letter}", match=match.id)


def offer_impose_baffle(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the grounds on which a match gets a baffle box."""
    may = [one for one in BAFFLE_GROUNDS if is_accepted(impose_baffle(event, ImposeBaffle(match.id, one)))]
    return DeskOffer("impose_baffle", {"match": match.id}, (_why(may),)) if may else None


class GrantException(Fact, frozen=True):
    """A player is excepted from a law."""

    player: str
    law: str
    reason: str | None = None


def grant_exception(event: Event, act: GrantException) -> Answered:
    """1.8, 2.2.iv, 3.4.ii, 3.5.ii; snooker 3.19.b: an exception is made with a reason, and recorded."""
    under = conduct_of(event).exception(event, act.law)
    if under is None:
        return no("no_exceptions_here")
    entry = event.entry(act.player)
    if (
        entry is None
        or entry.left
        or not act.reason
        or not under[1]
        or event.has_exception(act.player, act.law)
    ):
        return no("no_exception_from_it" if act.reason else "a_reason_is_needed", under[0])
    excepted = replace(event, exceptions=with_item(event.exceptions, act.player, act.law))
    return answer_done(excepted, "excepted", under[0], player=act.player, law=act.law)


def offer_exception(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer the laws from which a player may be excepted."""

    def may(law: str) -> bool:
        return is_accepted(grant_exception(event, GrantException(entry.name, law, "…")))

    found = [law for law in conduct_of(event).excepted_laws(event) if may(law)]
    if not found:
        return None
    few = len(found) <= MOST_CHOICES
    law = choice("law", found) if few else OfferField("law", "text", example=found[0])
    return DeskOffer("exception", {"player": entry.name}, (law, reason(optional=False)))


class Request(Fact, frozen=True):
    """A side asks the director for something."""

    match: str
    by: str
    what: What
    reason: str | None = None


def request(event: Event, act: Request) -> Answered:
    """Take what a side asks for; it waits until it is granted or answered."""
    law, match = REQUESTS[act.what], event.match(act.match)
    if not laws_of(event).equipment:
        return no("no_requests_here")
    if match is None or not match.has(act.by) or not _to_be_played(match) or act.what in match.requests:
        return no("no_such_request_now", law)
    if act.what == "remove-spectators" and not act.reason:
        return no("a_reason_is_needed", law)
    if not _asked_in_time(match, act.what):
        return no("no_such_request_now", law)
    # 2.1 is granted as asked, and an emergency (2.2.vi) is told, not requested: neither waits for anybody.
    if act.what in ("no-smoking", "emergency"):
        return answer_done(event, "request-granted", law, match=match.id, player=act.by, what=act.what)
    waiting = replace(match, requests=(*match.requests, act.what))
    return answer_done(
        event.with_matches(waiting), "requested", law, match=match.id, player=act.by, what=act.what
    )


def offer_request(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer what the sides may ask for now."""

    def may(by: str, what: What) -> bool:
        return is_accepted(request(event, Request(match.id, by, what, "…")))

    found = depending(may, ("by", match.names), ("what", tuple(REQUESTS)))
    if found is None:
        return None
    return DeskOffer("request", {"match": match.id}, (*found, reason(optional=False)), own="by")


class AnswerRequest(Fact, frozen=True, tag="Answer"):
    """The director answers a request."""

    match: str
    what: What
    granted: bool = True
    reason: str | None = None


def answer(event: Event, act: AnswerRequest) -> Answered:
    """Answer a request that waits; what is granted by an act of its own can only be denied so."""
    law, match = REQUESTS[act.what], event.match(act.match)
    if not laws_of(event).equipment:
        return no("no_requests_here")
    if match is None or act.what not in match.requests:
        return no("no_request_waits", law)
    if act.granted and act.what in BY_ACT:
        return no("granted_by_its_own_act", law)
    left = replace(match, requests=tuple(what for what in match.requests if what != act.what))
    said = "request-granted" if act.granted else "request-denied"
    return answer_done(event.with_matches(left), said, law, match=match.id, player="", what=act.what)


def offer_answer(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to answer what a side has asked for; what has an act of its own can only be denied here."""

    def may(what: What, granted: bool) -> bool:
        return is_accepted(answer(event, AnswerRequest(match.id, what, granted)))

    found = depending(may, ("what", match.requests), ("granted", (True, False)))
    return None if found is None else DeskOffer("answer", {"match": match.id}, (*found, reason()))


class Observer(Fact, frozen=True):
    """An observer is appointed."""

    match: str
    who: str


def observer(event: Event, act: Observer) -> Answered:
    """1.3.iii: the director may appoint an observer, one, who is no side of the match."""
    match = event.match(act.match)
    if not laws_of(event).equipment:
        return no("no_requests_here")
    if match is None or not _to_be_played(match) or match.observer or event.party(match, act.who):
        return no("no_observer_now", "1.3.iii")
    asked = tuple(what for what in match.requests if what != "observer")
    watched = replace(match, observer=act.who, requests=asked)
    return answer_done(event.with_matches(watched), "observed", "1.3.iii", match=match.id, who=act.who)


def offer_observer(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to appoint an observer."""
    name = "N. N."
    if not is_accepted(observer(event, Observer(match.id, name))):
        return None
    return DeskOffer("observer", {"match": match.id}, (OfferField("who", "text", example=name),))


def _to_be_played(match: EventMatch) -> bool:
    return match.known and match.state in ("ready", *LIVE)


def _ground_barrier(
    event: Event,
    match: EventMatch,
    act: ImposeClock | ImposeBaffle,
    kit: Clocks | Baffles,
    letter: str,
    used: int,
) -> str | None:
    """Return why a ground does not hold, or None."""
    law = "3.5.i" if isinstance(act, ImposeClock) else "3.4.i"
    announced = {"b": ("preference", "obligation"), "c": ("obligation",)}
    if letter in announced and kit.policy not in announced[letter]:
        return "not_announced"
    if letter == "b" and act.by is not None and not match.has(act.by):
        return "not_a_side"
    if letter == "d" and match.state not in IN_PLAY:
        return "match_is_not_in_play"
    # a and c ask for no stock; b, d and e need one that is not in use (desk.md).
    if letter in "bde" and kit.available is not None and used >= kit.available:
        return "none_available"
    # Who wants the clock under 3.5.i.b cannot be protected from it by an exception of their own.
    made_to = [name for name in match.names if name != act.by] if letter == "b" else list(match.names)
    # desk.md: who is excepted cannot be made to by b or c; from an imposition (d) there is no exception.
    if letter in "bc" and any(event.has_exception(name, f"{law}.b", f"{law}.c") for name in made_to):
        return "excepted"
    return None


def _clock(event: Event, match: EventMatch) -> MatchClock:
    """3.5.vi: the bank of each side is half of what both have to go, times the bank time of a point."""
    length = length_of(event, match) or 0
    to_go = sum(length - (match.score or {}).get(name, 0) for name in match.names)
    bank = to_go * bank_of(event, match)
    # Whole seconds where possible; half ones come from an odd number of points to go.
    return MatchClock(bank // 2 if bank % 2 == 0 else bank / 2, delay_of(event, match))


def _asked_in_time(match: EventMatch, what: str) -> bool:
    """Tell whether the moment allows a request."""
    if what == "preference-by-dice":
        return match.state in ("ready", "called")
    if what == "emergency":
        return match.state in IN_PLAY
    has = {"observer": match.observer, "clock": match.clock, "baffle-box": match.baffle}
    return not has.get(what)
