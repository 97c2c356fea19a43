"""What may be entered now, by whom, with its choices: nothing that is offered is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

import msgspec

from arbitro.backgammon.bounds import LEVELS
from arbitro.backgammon.facts import BackgammonFact
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.offences import OFFENCES
from arbitro.backgammon.plays import choices
from arbitro.backgammon.position import SIDES, Side, other
from arbitro.backgammon.reading.events import NOTICES, read_event
from arbitro.kernel import CaseEvent, Game, Offer
from arbitro.kernel.game import OFFICIAL, Scalar

NOT_OFFERED = {"Resign": "what can still be lost in a contact or a long race is weighed when it is entered"}
"""Facts that may be accepted though they are not always offered, with the reason."""

_FEW, _ALL = 4, 15
_DICE = [2, 1]
_key = msgspec.json.Encoder().encode
"""Makes a key of a value that is offered, which a cache can find it by."""
_value = msgspec.json.Decoder().decode


def offers(game: Game[BackgammonMatch, BackgammonFact], match: BackgammonMatch) -> tuple[Offer, ...]:
    """Return everything that may be entered now: what play waits for first, the director's acts last."""
    now = Now(game, match)
    return (*_play(now), *_errors(now), *_clock(now), *_between_games(now), *_director(now))


@lru_cache(4096)
def _plain(game: Game[BackgammonMatch, BackgammonFact], act: str, written: bytes) -> BackgammonFact:
    """Return what an offered value says: it is the same in every match, and read once."""
    return read_event(CaseEvent(act, _value(written)), "event", game.books[0].parameters)


class Now:
    """A match at this moment, and what may be done in it."""

    def __init__(self, game: Game[BackgammonMatch, BackgammonFact], match: BackgammonMatch) -> None:
        self.game, self.match, self.p = game, match, game.books[0].parameters

    def allows(self, act: str, value: object) -> bool:
        """Tell whether an event would not be refused."""
        fact = _plain(self.game, act, _key(value))  # type: ignore[arg-type]  # an edition is hashed by itself
        return self.game.objection(self.match, self.game.complete(self.match, fact)) is None

    def plain(
        self, act: str, by: str, value: object = True, *, due: bool = False, first: bool = False
    ) -> Iterator[Offer]:
        """Yield the offer of an act that has no choices, if it is allowed."""
        if self.allows(act, value):
            yield Offer(act, by, value, due=due, first=first)

    def choosing(
        self,
        act: str,
        by: str,
        field: str,
        choices: Iterable[Scalar],
        around: Mapping[str, object] | None = None,
        *,
        asks: str | None = None,
        first: bool = False,
    ) -> Iterator[Offer]:
        """Yield the offer of those choices that are allowed, each with what stands around it; nothing where none is."""
        values = {choice: {**(around or {}), field: choice} if field else choice for choice in choices}
        found = tuple(choice for choice, value in values.items() if self.allows(act, value))
        if found:
            due = asks is not None and by != OFFICIAL
            yield Offer(act, by, values[found[0]], {field: found}, asks, due=due, first=first)


def _play(now: Now) -> Iterator[Offer]:
    match = now.match
    if match.turn is None:
        yield from now.plain("roll", OFFICIAL, {"X": 2, "O": 1}, due=True, first=True)
        yield from now.plain("roll", OFFICIAL, "invalid")
        yield from now.plain("set_up", OFFICIAL)
        return
    yield from _answers(now)
    yield from _move(match)
    for side in (match.turn, other(match.turn)):
        # A side's roll and double; of the side that is not to play they are early.
        due = side == match.turn and match.dice is None
        yield from now.plain("roll", side, {"by": side, "dice": _DICE}, due=due, first=due)
        if not match.to_answer:
            yield from now.plain("double", side, side, due=due, first=due)
        yield from now.plain("roll", side, {"by": side, "dice": "invalid"})
    for side in SIDES:
        yield from _resign(now, side)
        yield from now.plain("reset_board", side, side)


def _answers(now: Now) -> Iterator[Offer]:
    """Yield the answers to a double, to a resignation, and to the claim that the game is decided."""
    match = now.match
    if match.to_answer:
        for act in ("take", "drop"):
            yield from now.plain(act, match.to_answer, match.to_answer, due=True, first=True)
        yield from now.plain("double", match.to_answer, match.to_answer, due=True, first=True)
    waiting = match.resignation.by if match.resignation else match.claimed
    for side in (other(waiting),) if waiting else SIDES if match.decided else ():
        for act in ("accept", "refuse"):
            yield from now.plain(act, side, side, due=True, first=True)


def _move(match: BackgammonMatch) -> Iterator[Offer]:
    """Yield the legal plays of the roll; illegal ones are taken too, as at the table."""
    if (
        match.under_way
        and match.turn
        and match.dice
        and not match.moved
        and match.offer is None
        and match.resignation is None
    ):
        plays = choices(match.position, match.turn, match.dice)
        yield Offer("move", match.turn, plays[0], {"": plays}, due=True, first=True)


def _resign(now: Now, side: Side) -> Iterator[Offer]:
    """Yield a resignation where it is quickly weighed: in a race that is nearly over."""
    match = now.match
    left = [sum(match.position.men(one)[1:]) for one in (side, other(side))]
    if match.under_way and not match.position.contact() and (max(left) < _ALL or left[1] <= _FEW):
        yield from now.choosing("resign", side, "what", LEVELS, {"by": side})


def _errors(now: Now) -> Iterator[Offer]:
    """Yield what can be pointed out, and the choice of the side that was wronged."""
    match = now.match
    yield from now.choosing("notice", OFFICIAL, "", NOTICES)
    if chooser := match.chooser:
        asks = "early-roll" if match.asked == "premature-roll" else "illegal-play"
        yield from now.choosing(
            "condone",
            chooser,
            "stands",
            (True, False),
            {"by": chooser},
            asks=asks,
            first=True,
        )
    else:
        yield from now.choosing("condone", OFFICIAL, "", (False,))


def _clock(now: Now) -> Iterator[Offer]:
    match, p = now.match, now.p
    if match.clock is None:
        return
    running = match.clock.running
    if running in SIDES:
        yield from now.plain("press", running, running, due=match.moved, first=match.moved)
    for side in SIDES:
        yield from now.choosing("pause", side, "reason", p.pauses, {"by": side})
        yield from now.plain("pick_up", side, side)
        yield from now.plain("restart_delay", side, side)
    yield from now.choosing("flag", OFFICIAL, "", SIDES)
    yield from now.plain("spend", OFFICIAL, 1)
    yield from now.choosing("start_late_clock", OFFICIAL, "", SIDES)
    times: dict[str, object] = {side: match.time_left(side) / 1000 for side in SIDES}
    yield from now.choosing("set_clock", OFFICIAL, "why", p.settings, times)


def _between_games(now: Now) -> Iterator[Offer]:
    match, p = now.match, now.p
    for side in SIDES:
        yield from now.plain("break", side, side)
        yield from now.plain("emergency", side, side)
        yield from now.choosing("request", side, "what", p.requests, {"by": side})
        result = {"by": side, "X": match.score.X, "O": match.score.O}
        yield from now.plain("result", side, result, first=True)


def _director(now: Now) -> Iterator[Offer]:
    match, p = now.match, now.p
    # Every breach that can be entered, and what may be decided on those that were.
    players = tuple(name for name, breach in OFFENCES.items() if not breach.spectator)
    others = tuple(name for name, breach in OFFENCES.items() if breach.spectator or breach.anybody)
    yield Offer("offence", OFFICIAL, {"what": players[0], "by": "X"}, {"what": players, "by": SIDES})
    yield Offer("offence", OFFICIAL, {"what": others[0]}, {"what": others})
    noted = [(note.what, note.side) for note in now.match.notes if note.what in OFFENCES]
    last = now.match.notes[-1] if now.match.notes else None
    for what, side in dict.fromkeys(noted):
        open_ = last is not None and (last.what, last.side, last.measure) == (what, side, None)
        to = {"to": side} if side else {}
        yield from now.choosing(
            "sanction",
            OFFICIAL,
            "measure",
            OFFENCES[what].measures,
            {"for": what, **to},
            asks="sanction" if open_ else None,
        )
    yield from now.choosing("penalty", OFFICIAL, "to", SIDES, {"points": 1})
    yield from now.choosing("late", OFFICIAL, "by", SIDES, {"minutes": p.late_minutes})
    yield from now.choosing("announce", OFFICIAL, "", p.announcements)
    yield from now.plain("observer", OFFICIAL)
    yield from now.choosing("baffle_box", OFFICIAL, "", p.baffle_box)
    yield from now.choosing("use_clock", OFFICIAL, "why", p.clock)
    if match.money is None:
        longer = max(match.length, match.next_length or 0) + 1
        yield from now.plain("correct_length", OFFICIAL, longer)
    yield from _score(now)


def _score(now: Now) -> Iterator[Offer]:
    """Yield the correction of the score, by what a player has reported or by one point."""
    x, o = now.match.score.X, now.match.score.O
    reported = [(said.X, said.O) for _, said in now.match.results if said != now.match.score]
    for pair in (*reported, (x + 1, o), (x, o + 1), (x - 1, o), (x, o - 1)):
        right = dict(zip(SIDES, pair, strict=True))
        if min(pair) >= 0 and now.allows("correct_score", right):
            yield Offer("correct_score", OFFICIAL, right, asks="result-differs" if reported else None)
            return
