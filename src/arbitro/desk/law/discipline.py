"""Conduct: warnings, points, the loss of a match, disqualification, spectators."""

from typing import ClassVar

import msgspec
from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event, with_item
from arbitro.desk.leaving import leave
from arbitro.desk.match import LIVE, EventMatch
from arbitro.desk.offer import DeskOffer, OfferField, choice, depending, is_accepted, reason
from arbitro.kernel import Fact, Refused
from arbitro.kernel.plugin import load


class Warn(Fact, frozen=True):
    """A player or a spectator is warned."""

    player: str | None = None
    who: str | None = None
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def warn(event: Event, act: Warn) -> Answered:
    """Warn a player or, for their language, a spectator."""
    if act.who is not None:
        return _warn_spectator(event, act.who, act.cause)
    entry = event.entry(act.player)
    if entry is None or entry.left or act.player is None:
        return no("nobody_to_warn")
    laws = conduct_of(event).warning(event, act.cause)
    if isinstance(laws, Refused):
        return laws
    return answer_done(_add_warning(event, act.player, act.cause), "warned", *laws, player=act.player)


def _or_none(event: Event) -> tuple[str | None, ...]:
    """Return the causes, and none: carrom has indiscipline that its items do not name."""
    return *conduct_of(event).causes(event), None


def offer_warn(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to warn a player, for what the book warns."""
    found = [one for one in _or_none(event) if is_accepted(warn(event, Warn(entry.name, cause=one)))]
    if not found:
        return None
    return DeskOffer("warn", {"player": entry.name}, (choice("for", found), reason()))


def offer_warn_spectator(event: Event) -> DeskOffer | None:
    """Offer to warn a spectator, where the book does."""
    if not is_accepted(_warn_spectator(event, _stranger(event), "language")):
        return None
    who = OfferField("who", "text", example=_stranger(event))
    return DeskOffer("warn", {"for": "language"}, (who,))


def _stranger(event: Event) -> str:
    """Return a name that is nobody's here."""
    name = "N. N."
    while name in event.entries or name in event.expelled:
        name += " N."
    return name


class Penalty(Fact, frozen=True):
    """Points are credited to a player's opponent."""

    match: str
    player: str
    points: int = 1
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def penalty(event: Event, act: Penalty) -> Answered:
    """Credit points to the opponent, where the book has penalty points."""
    return conduct_of(event).penalty(event, act)


def offer_penalty(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer penalty points, where the book has them, for what it has them."""

    def may(player: str, cause: str) -> bool:
        return is_accepted(penalty(event, Penalty(match.id, player, cause=cause)))

    found = depending(may, ("player", match.names), ("for", conduct_of(event).causes(event)))
    if found is None:
        return None
    points = OfferField("points", "whole", value=1, least=1)
    return DeskOffer("penalty", {"match": match.id}, (*found, points, reason()), grave=True)


class Disqualify(Fact, frozen=True):
    """A player loses a match, or is put out of the event, for what they did."""

    player: str
    match: str | None = None
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def disqualify(event: Event, act: Disqualify) -> Answered:
    """Put a player out of the event, or have them lose a match, as the book has it."""
    return conduct_of(event).disqualify(event, act)


def offer_disqualify(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to put a player out of the event, or to have them lose a match, for what the book does so."""
    by_match = conduct_of(event).loses_a_match
    # Carrom and snooker put nobody out of an event: there the match is what is lost.
    matches = [match.id for match in event.of(entry.name)] if by_match else [None]

    def may(match: str | None, cause: str | None) -> bool:
        return is_accepted(disqualify(event, Disqualify(entry.name, match, cause)))

    found = depending(may, ("match", matches), ("for", _or_none(event)))
    if found is None:
        return None
    where, cause = found
    fields = (*([where] if by_match else []), cause, reason())
    return DeskOffer("disqualify", {"player": entry.name}, fields, grave=True)


def offer_lose_match(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to have a side of a match lose it, or leave the event, for what the book does so."""

    def may(player: str, cause: str | None) -> bool:
        return is_accepted(disqualify(event, Disqualify(player, match.id, cause)))

    found = depending(may, ("player", match.names), ("for", _or_none(event)))
    if found is None:
        return None
    return DeskOffer("disqualify", {"match": match.id}, (*found, reason()), grave=True)


def offer_warn_side(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to warn a side of a match, for what the book warns."""

    def may(player: str, cause: str | None) -> bool:
        return is_accepted(warn(event, Warn(player, cause=cause)))

    found = depending(may, ("player", match.names), ("for", _or_none(event)))
    return None if found is None else DeskOffer("warn", fields=(*found, reason()))


class ExpelSpectator(Fact, frozen=True):
    """A spectator is sent away."""

    who: str
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


def expel_spectator(event: Event, act: ExpelSpectator) -> Answered:
    """Send a spectator away, where the book has it so after a warning; what is owed for it is noted."""
    found = conduct_of(event).expulsion(act.cause)
    if act.who in event.entries or act.who in event.expelled:
        return no("no_spectator_to_expel", found.law)
    if found.warned_first and not was_warned(event, act.who, act.cause):
        return no("a_warning_comes_first", found.law)
    event = replace(event, expelled=(*event.expelled, act.who))
    if found.owes:
        event = event.owe(found.owes, act.who)
    return answer_done(event, "expelled", found.law, who=act.who)


def offer_expel_spectator(event: Event) -> DeskOffer | None:
    """Offer to send a spectator away."""
    who = OfferField("who", "text", example=_stranger(event))
    return DeskOffer("expel_spectator", fields=(who, reason()), grave=True)


def offer_expel_warned(event: Event) -> DeskOffer | None:
    """Offer to send away a spectator who was warned for their language."""

    def may(who: str) -> bool:
        return is_accepted(expel_spectator(event, ExpelSpectator(who, "language")))

    if not conduct_of(event).expulsion("language").warned_first:
        return None
    warned = [who for who in event.warnings if who not in event.entries and may(who)]
    if not warned:
        return None
    fields = (choice("who", warned), reason())
    return DeskOffer("expel_spectator", {"for": "language"}, fields, grave=True)


def _warn_spectator(event: Event, who: str, cause: str | None) -> Answered:
    found = conduct_of(event).expulsion(cause)
    if not found.warned_first:
        return no("not_a_measure_for_it", found.law)
    if who in event.entries or who in event.expelled:
        return no("nobody_to_warn", found.law)
    return answer_done(_add_warning(event, who, cause), "warned", found.law, player=who)


def _add_warning(event: Event, name: str, cause: str | None) -> Event:
    return replace(event, warnings=with_item(event.warnings, name, cause or ""))


def was_warned(event: Event, name: str, cause: str | None) -> bool:
    """Tell whether somebody was warned for this already."""
    return (cause or "") in event.warnings.get(name, ())


class Expulsion(msgspec.Struct, frozen=True):
    """How a spectator is sent away: under which law, whether only after a warning, and which report is owed."""

    law: str = ""
    warned_first: bool = False
    owes: str = ""


class Conduct:
    """What an event without a book does about conduct; a book's own measures are in a subclass."""

    loses_a_match: ClassVar[bool] = False
    """Whether who is disqualified loses a match, not the event."""

    def causes(self, event: Event) -> tuple[str, ...]:
        """Return for what officials act against players, as the book names it."""
        return ()

    def excepted_laws(self, event: Event) -> tuple[str, ...]:
        """Return the laws from which exceptions can be made."""
        return ()

    def warning(self, event: Event, cause: str | None) -> tuple[str, ...] | Refused:
        """Return the laws under which a player is warned for a cause, or why they cannot be."""
        return no("no_penalties_here")

    def penalty(self, event: Event, act: Penalty) -> Answered:
        """Credit points to the opponent."""
        return no("no_penalty_points", laws_of(event).points)

    def disqualify(self, event: Event, act: Disqualify) -> Answered:
        """Put a player out of the event."""
        entry = event.entry(act.player)
        if entry is None or entry.state not in ("entered", "approved"):
            return no("nobody_to_leave")
        return answer_done(leave(event, entry, "disqualified"), "disqualified", player=act.player)

    def expulsion(self, cause: str | None) -> Expulsion:
        """Return how a spectator is sent away for a cause."""
        return Expulsion()

    def exception(self, event: Event, law: str) -> tuple[str, bool] | None:
        """Return the law of exceptions from a law and whether one can be made; None in a book without them."""
        return None


def conduct_of(event: Event) -> Conduct:
    """Return what the book of an event does about conduct."""
    reference = laws_of(event).conduct
    found: type[Conduct] = load(reference) if reference else Conduct
    return found()


def match_lost(event: Event, act: Disqualify) -> EventMatch | None:
    """Return the match that a player loses: the one named, or the one that they are in now."""
    if act.match is not None:
        found = event.match(act.match)
        return found if found and found.has(act.player) else None
    return next((match for match in event.of(act.player) if match.state in LIVE), None)
