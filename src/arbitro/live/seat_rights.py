"""What those who play a match may do in it: each for their own side and in their turn, some things only together."""

from collections.abc import Callable, Iterable

from arbitro.kernel import CaseEvent, Fact
from arbitro.kernel.journal import Paused, Protested
from arbitro.kernel.plugin import side_of
from arbitro.live.actor import Actor
from arbitro.live.match import LiveMatch, LiveSitting
from arbitro.live.refusals import NotNow, NotTheirs
from arbitro.live.tellable import given_up
from arbitro.players.table import Done

TIME_UP = "time-up"
AGREED = ("undo", "redo", "correct", "insert", "clock", "pause")
"""What players do only together."""


def require_in_play(match: LiveMatch, sitting: LiveSitting) -> None:
    """Refuse where nothing can be played: somebody is still to come, or play stands still."""
    if match.particulars.mode != "played":
        return
    if match.particulars.waiting:
        raise NotNow("not-begun")
    if sitting.review is not None:
        raise NotNow("under-review")
    if sitting.pauses.since is not None or given_up(sitting):
        raise NotNow("standing-still")


def require_turn(actor: Actor, match: LiveMatch, sitting: LiveSitting, event: CaseEvent) -> None:
    """Refuse where a player does what another, be it a machine, has to decide."""
    held = match.particulars
    if not held.plays(actor.id):
        return
    # Some acts are open to others than whoever decides next, by what was done in this board, frame or game.
    open_to = match.table.open_to(sitting.state, event, _acts_of_unit(match, sitting))
    if open_to is not None:
        if not open_to & held.sides_of(actor.id):
            raise NotTheirs("not-your-turn")
        return
    seats = [held.seats[place] for place in match.table.deciding(sitting.state)]
    if seats and all(seat.person != actor.id for seat in seats):
        raise NotTheirs("not-your-turn")


def require_own_side(actor: Actor, match: LiveMatch, sitting: LiveSitting, facts: Iterable[Fact]) -> None:
    """Refuse where a player speaks or acts for a side that is not theirs."""
    if not match.particulars.plays(actor.id):
        return
    game, state = sitting.game, sitting.state
    named = (getattr(game.complete(state, fact), "by", None) for fact in facts)
    sides = {game.side_of(state, name) for name in named if isinstance(name, str) and name}
    if not sides <= match.particulars.sides_of(actor.id):
        raise NotTheirs("not-your-turn")


def require_asked(actor: Actor, match: LiveMatch, sitting: LiveSitting, asked: str) -> None:
    """Refuse where a player answers what the official or the other side is asked."""
    if match.particulars.plays(actor.id):
        side = sitting.game.side_of(sitting.state, asked)
        if side not in match.particulars.sides_of(actor.id):
            raise NotTheirs("not-your-turn")


def require_agreement(
    actor: Actor, match: LiveMatch, what: str, expected: int, asked: Callable[[], bytes]
) -> None:
    """Refuse where a player does alone what concerns the others: all who play have to ask for the very same.

    Officials need nobody's leave. A pause that an official has ordered only an official ends, and so the review of
    a protest, except in a casual match, which has none: there all who play end it together.
    """
    if not match.particulars.plays(actor.id) or actor.director:
        return
    sitting = match.sitting
    if what == "resume" and _officials_alone_resume(match, sitting):
        raise NotTheirs("for-officials")
    if what == "clock" and any(clock.reason == TIME_UP for clock in sitting.clocks(match.now)):
        return
    if what in AGREED or (what == "resume" and sitting.review is not None):
        agreeing = match.agrees(actor.id, (what, expected, asked()))
        people = {seat.person for seat in match.particulars.seats if seat.person}
        if not (_both_sides(match, agreeing) if what == "resume" else people <= agreeing):
            raise NotTheirs("agree")


def _both_sides(match: LiveMatch, agreeing: set[str]) -> bool:
    """Tell whether whoever protested and somebody of every other side agree that the review ends."""
    entries = reversed(match.sitting.journal.entries)
    made = next((_author_id(one.author) for one in entries if isinstance(one.act, Protested)), "")
    people = {seat.person for seat in match.particulars.seats if seat.person}
    sides = {side_of(seat.side) for seat in match.particulars.seats if seat.person}
    agree = {side_of(seat.side) for seat in match.particulars.seats if seat.person in agreeing}
    return (made in agreeing or made not in people) and sides <= agree


def _officials_alone_resume(match: LiveMatch, sitting: LiveSitting) -> bool:
    """Tell whether only an official lets play go on."""
    if sitting.review is not None:
        return not match.particulars.casual
    paused = next((one for one in reversed(sitting.journal.entries) if isinstance(one.act, Paused)), None)
    return paused is not None and not match.particulars.sides_of(_author_id(paused.author))


def _acts_of_unit(match: LiveMatch, sitting: LiveSitting) -> Iterable[Done]:
    """Yield what was done in the unit under way, the last first, with the sides of whoever did it."""
    for one in reversed(sitting.judged.played):
        author = sitting.journal.entries[one.step.number].author
        yield from ((match.particulars.sides_of(_author_id(author)), fact) for fact in reversed(one.facts))


def _author_id(written: str) -> str:
    """Return the id of whoever made an entry."""
    # An author is an id, a blank and a name; no id has a blank.
    return written.partition(" ")[0]
