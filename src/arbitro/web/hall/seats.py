"""What those who play a match may do in it: each for his own side and in his turn, some things only together."""

from collections.abc import Callable, Iterable

from arbitro.kernel import Event, Fact
from arbitro.kernel.journal import Paused, Protested
from arbitro.kernel.plugin import side_of
from arbitro.library import text
from arbitro.live import LiveMatch
from arbitro.live.held import given_up
from arbitro.live.match import LiveSitting
from arbitro.players.table import AnyTable, Done
from arbitro.web.hall.people import Person
from arbitro.web.hall.policy import is_director
from arbitro.web.hall.problems import Problem

TIME_UP = "time-up"
AGREED = ("undo", "redo", "correct", "insert", "clock", "pause")
"""What players do only together."""


def plays(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody sits at a match that is played in the hall."""
    return match.particulars.mode == "played" and who.known and match.particulars.seat_of(who.id) is not None


def in_play(match: LiveMatch, sitting: LiveSitting) -> None:
    """Raise 409 where nothing can be played: somebody is still to come, or play stands still."""
    if match.particulars.mode != "played":
        return
    if match.particulars.waiting:
        raise Problem(409, "not-begun")
    if sitting.review is not None:
        raise Problem(409, "under-review")
    if sitting.pauses.since is not None or given_up(sitting):
        raise Problem(409, "standing-still")


def his_turn(who: Person, match: LiveMatch, sitting: LiveSitting, table: AnyTable, event: Event) -> None:
    """Raise 403 where a player does what another, be it a machine, has to decide."""
    if not plays(who, match):
        return
    open_to = table.open_to(sitting.state, event, _done(match, sitting))
    if open_to is not None:
        if not open_to & match.particulars.sides_of(who.id):
            raise Problem(403, "not-your-turn")
        return
    seats = [match.particulars.seats[place] for place in table.deciding(sitting.state)]
    if seats and all(seat.person != who.id for seat in seats):
        raise Problem(403, "not-your-turn")


def his_own(who: Person, match: LiveMatch, sitting: LiveSitting, facts: Iterable[Fact]) -> None:
    """Raise 403 where a player speaks or acts for a side that is not his."""
    if not plays(who, match):
        return
    game, state = sitting.game, sitting.state
    named = (getattr(game.complete(state, fact), "by", None) for fact in facts)
    sides = {game.side_of(state, name) for name in named if isinstance(name, str) and name}
    if not sides <= match.particulars.sides_of(who.id):
        raise Problem(403, "not-your-turn")


def his_to_answer(who: Person, match: LiveMatch, sitting: LiveSitting, asked: str) -> None:
    """Raise 403 where a player answers what the official or the other side is asked."""
    if plays(who, match):
        side = sitting.game.side_of(sitting.state, asked)
        if side not in match.particulars.sides_of(who.id):
            raise Problem(403, "not-your-turn")


def protester(who: Person, match: LiveMatch, said: str | None) -> str | None:
    """Return the side that protests, or raise 400 where it is not said, 403 where it is not one's own.

    In a casual match, which no desk decides, an umpire need not say it.
    """
    sides = [*dict.fromkeys(side_of(seat.side) for seat in match.particulars.seats)]
    own = sorted(match.particulars.sides_of(who.id)) if plays(who, match) else []
    by = (
        side_of(said) if said and said in {*sides, *(seat.side for seat in match.particulars.seats)} else None
    )
    if said is not None and by is None:
        raise Problem(400, "protest-by", key="by", sides=" · ".join(sides))
    if own and by not in (None, *own):
        raise Problem(403, "not-your-turn")
    if by is None and own:
        return own[0]
    if by is None and not match.particulars.casual:
        raise Problem(400, "protest-by", key="by", sides=" · ".join(sides))
    return by


def known_law(match: LiveMatch, law: str | None) -> str | None:
    """Return the number of a clause of the match's own book; raises 400 where it has no such clause."""
    edition = match.sitting.game.edition
    if law and law not in text(edition, "en").laws:
        raise Problem(400, "no-such-clause", key="law", clause=law[:20])
    return law or None


def together(who: Person, match: LiveMatch, what: str, expected: int, asked: Callable[[], bytes]) -> None:
    """Raise 403 where a player does alone what concerns the others: all who play have to ask for the very same.

    Officials need nobody's leave. A pause that an official has ordered only an official ends, and so the review of
    a protest, except in a casual match, which has none: there all who play end it together.
    """
    if not plays(who, match) or is_director(who):
        return
    sitting = match.sitting
    if what == "resume" and _officials(match, sitting):
        raise Problem(403, "for-officials")
    if what == "clock" and any(clock.reason == TIME_UP for clock in sitting.clocks(match.now)):
        return
    if what in AGREED or (what == "resume" and sitting.review is not None):
        agreeing = match.agrees(who.id, (what, expected, asked()))
        if not (_both_sides(match, agreeing) if what == "resume" else _all(match, agreeing)):
            raise Problem(403, "agree")


def _all(match: LiveMatch, agreeing: set[str]) -> bool:
    return {seat.person for seat in match.particulars.seats if seat.person} <= agreeing


def _both_sides(match: LiveMatch, agreeing: set[str]) -> bool:
    """Tell whether whoever protested and somebody of every other side agree that the review ends."""
    entries = reversed(match.sitting.journal.entries)
    made = next((_author(one.author) for one in entries if isinstance(one.act, Protested)), "")
    people = {seat.person for seat in match.particulars.seats if seat.person}
    sides = {side_of(seat.side) for seat in match.particulars.seats if seat.person}
    agree = {side_of(seat.side) for seat in match.particulars.seats if seat.person in agreeing}
    return (made in agreeing or made not in people) and sides <= agree


def _officials(match: LiveMatch, sitting: LiveSitting) -> bool:
    """Tell whether only an official lets play go on."""
    if sitting.review is not None:
        return not match.particulars.casual
    paused = next((one for one in reversed(sitting.journal.entries) if isinstance(one.act, Paused)), None)
    return paused is not None and not match.particulars.sides_of(_author(paused.author))


def _done(match: LiveMatch, sitting: LiveSitting) -> Iterable[Done]:
    """Yield what was done in the unit under way, the last first, with the sides of whoever did it."""
    for one in reversed(sitting.judged.played):
        author = sitting.journal.entries[one.step.number].author
        yield from ((match.particulars.sides_of(_author(author)), fact) for fact in reversed(one.facts))


def _author(written: str) -> str:
    """Return the id of whoever made an entry."""
    return written.partition(" ")[0]
