"""What each command does in a match of the hall: those of an umpire, and those of players at the hall's own table."""

from collections.abc import Callable

from msgspec.structs import replace

from arbitro.kernel import CaseEvent
from arbitro.kernel.given import not_one_of
from arbitro.kernel.plugin import side_of
from arbitro.live.absence import MINUTE, absence
from arbitro.live.actor import Actor
from arbitro.live.commands import Acts, Reasoned, Reply, ResignRequest
from arbitro.live.lag import lag_credit
from arbitro.live.match import Deed, LiveHeard, LiveMatch, LiveSitting
from arbitro.live.match_views import question_id
from arbitro.live.refusals import NotNow
from arbitro.live.seat_rights import require_asked, require_in_play, require_own_side, require_turn
from arbitro.live.tellable import RESIGNED
from arbitro.live.timing import by_hall
from arbitro.live.umpire_commands import (
    DISPUTE,
    UMPIRE_COMMANDS,
    MatchCommand,
    command_at,
    enter_seen,
    in_turn,
    read_events,
    refuse,
)
from arbitro.players import Unplayable
from arbitro.players.table import TablePlayed


def enter(actor: Actor, match: LiveMatch, body: Acts) -> Deed:
    """Enter one act, or several all or none."""
    played = match.particulars.mode == "played"
    return _enter_played(actor, match, body) if played else enter_seen(actor, match, body)


def _enter_played(actor: Actor, match: LiveMatch, body: Acts) -> Deed:
    """Make a player's act on the table, where the referee sees it. Its deed raises LinkAwaited."""
    events = read_events(body)

    def enter_one(sitting: LiveSitting, now: int, place: int, key: str, event: CaseEvent) -> LiveHeard:
        require_in_play(match, sitting)
        require_turn(actor, match, sitting, event)
        chance = match.chance(sitting)
        try:
            played = match.table.act(
                sitting.state, event, chance, key if body.events is None else f"{key}.{event.name}"
            )
        except Unplayable as error:
            return refuse(sitting, error.refused)
        # After the table has judged: only the complete fact says for which side it is.
        require_own_side(actor, match, sitting, played.facts)
        lag = lag_credit(match, sitting, actor.id, now, body.thought_ms, actor.round_trip())
        made = {**played.made, **chance.made, **lag.made}
        played = replace(played, facts=by_hall(match, played.facts), made=made)
        command = command_at(place, body, events)
        return match.enter_played(sitting, played, actor.author, now - lag.ms, command)

    return in_turn(match, events, enter_one)


def reply(actor: Actor, match: LiveMatch, body: Reply) -> Deed:
    """Answer a question of the book."""
    return _say(actor, match, body.command, lambda sitting: _answer(actor, match, sitting, body))


def _answer(actor: Actor, match: LiveMatch, sitting: LiveSitting, body: Reply) -> CaseEvent:
    asked = next((offer for offer in sitting.questions() if question_id(offer) == body.question), None)
    if asked is None:
        raise NotNow("no-such-question", question=body.question[:80])
    require_asked(actor, match, sitting, asked.by)
    name = next(iter(asked.fields), "")
    if asked.fields and body.choice not in asked.fields[name]:
        raise not_one_of(body.choice, "choice", asked.fields[name])
    if name:
        return CaseEvent(
            asked.act, {**(asked.plain if isinstance(asked.plain, dict) else {}), name: body.choice}
        )
    return CaseEvent(asked.act, body.choice if asked.fields else asked.plain)


def resign(actor: Actor, match: LiveMatch, body: ResignRequest) -> Deed:
    """Give up what is under way; in a match that belongs to no desk also while it is under review."""
    seat = match.particulars.seat_of(actor.id)
    by = body.by or (side_of(seat.side) if seat and not match.particulars.hot_seat(actor.id) else None)
    gives_up = _say(
        actor, match, body.command, lambda sitting: sitting.game.resignation(sitting.state, by, body.what)
    )

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        if sitting.review is None or not match.particulars.casual:
            return gives_up(sitting, now)
        whole = sitting.game.resignation(sitting.state, by, None)
        require_own_side(actor, match, sitting, sitting.game.facts(sitting.state, whole))
        # Some books know no resigning as things stand: then the match ends with its review (`given_up`).
        left = sitting.settle(RESIGNED, author=actor.author, at=now, command=body.command)
        before = _end_review(sitting, actor.author, now)
        heard = gives_up(before[-1].sitting, now)
        return (left,) if heard[-1].refused else (*before, *heard)

    return deed


def _end_review(sitting: LiveSitting, author: str, now: int) -> tuple[LiveHeard, ...]:
    """Return the end of a review, and of the pause that came with it."""
    settled = sitting.settle("", author=author, at=now)
    if settled.sitting.pauses.reason != DISPUTE or settled.sitting.pauses.since is None:
        return (settled,)
    return settled, settled.sitting.go_on(author=author, at=now)


def _say(actor: Actor, match: LiveMatch, command: str, event_of: Callable[[LiveSitting], CaseEvent]) -> Deed:
    """Return what an event does that depends on how the match stands."""

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        require_in_play(match, sitting)
        facts = by_hall(match, sitting.game.facts(sitting.state, event_of(sitting)))
        require_own_side(actor, match, sitting, facts)
        return (sitting.enter(*facts, author=actor.author, at=now, command=command),)

    return deed


def walkover(actor: Actor, match: LiveMatch, body: Reasoned) -> Deed:
    """End a casual match whose other side has left it, after the law's time or the hall's."""

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        left = absence(actor.id, match, sitting, now)
        if left.left_ms:
            minutes = -(-left.left_ms // MINUTE)
            raise NotNow("too-soon", more={"left_ms": left.left_ms}, minutes=minutes)
        heard: list[LiveHeard] = []
        for place, event in enumerate(left.events):
            last = place == len(left.events) - 1
            facts = by_hall(match, sitting.game.facts(sitting.state, event))
            made = TablePlayed(facts, {"walkover": {"absent": left.absent, "minutes": left.minutes}})
            heard.append(match.enter_played(sitting, made, actor.author, now, body.command if last else ""))
            sitting = heard[-1].sitting
        return tuple(heard)

    return deed


MATCH_COMMANDS = (
    *UMPIRE_COMMANDS,
    MatchCommand("resign", ResignRequest, resign),
    MatchCommand("walkover", Reasoned, walkover),
    MatchCommand("answer", Reply, reply),
)
"""Every command of a match beside acts and the lease."""
