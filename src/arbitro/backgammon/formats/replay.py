"""Replays a recorded match before the referee and tells every act that the laws do not allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.rules import book
from arbitro.backgammon.bounds import LEVELS, SINGLE, bounds, certain_loss
from arbitro.backgammon.formats.record import (
    Act,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    RollPlayed,
    Takes,
    Unfinished,
    WrittenOutcome,
)
from arbitro.backgammon.match import ENDLESS, BackgammonMatch
from arbitro.backgammon.position import SIDES, Side, other
from arbitro.kernel import Fact, Verdict


class RecordFinding(msgspec.Struct, frozen=True):
    """An act of a record that the laws do not allow, or a number that cannot be right."""

    game: int
    act: int
    """Its place in the game, counted from 1; after the last act for what the end of the game shows."""
    side: Side | None
    law: str
    rule: str
    """The rule that spoke; names what is said of it."""


def verify(record: MatchRecord) -> Iterator[RecordFinding]:
    """Yield every finding in the order of the record."""
    past = False
    for place, game in enumerate(record.games):
        begun = _match_before_game(record, game, past)
        past = past or begun.crawford == "now"
        after = begun
        for number, act in enumerate(game.acts, 1):
            if isinstance(act, Unfinished) or (
                isinstance(act, RollPlayed) and _is_unwritten(act, game, number)
            ):
                break
            for fact in _facts(after, act):
                verdict = book.judge(after, fact)
                after = verdict.state
                for fault in _faults(verdict, fact):
                    yield RecordFinding(game.number, number, act.side, *fault)
        yield from _end(after, record, game)
        if place + 1 < len(record.games):
            yield from _score(after, game, record.games[place + 1])


def matches_after_acts(record: MatchRecord, number: int) -> Iterator[BackgammonMatch]:
    """Yield the match after each act of one game, the beginning first."""
    game = record.games[number]
    match = _match_before_game(record, game, any(_short(record, one) for one in record.games[:number]))
    yield match
    for act in game.acts:
        for fact in _facts(match, act):
            match = book.judge(match, fact).state
        yield match


def walk_facts(record: MatchRecord) -> Iterator[tuple[int, Fact, BackgammonMatch, BackgammonMatch]]:
    """Yield every fact of a record with its game, what was before it and after it; a game ends at what is refused."""
    for number, game in enumerate(record.games):
        match = _match_before_game(record, game, any(_short(record, one) for one in record.games[:number]))
        # One stream of facts, so that a refusal ends the game and not only the act that it stands in.
        for fact in (fact for act in game.acts for fact in _facts(match, act)):
            verdict = book.judge(match, fact)
            if verdict.refused:
                break
            yield game.number, fact, match, verdict.state
            match = verdict.state


def _short(record: MatchRecord, game: GameRecord) -> bool:
    return any(record.length - game.score.of(side) == 1 for side in SIDES)


def _match_before_game(record: MatchRecord, game: GameRecord, past: bool) -> BackgammonMatch:
    """Return the match before a game, as its score stands in the record."""
    crawford = "past" if past else "now" if _short(record, game) else "ahead"
    length = record.length or ENDLESS
    money = ENDLESS if not record.length and (record.jacoby or _has_beaver(game)) else None
    match = BackgammonMatch(length=length, money=money, score=game.score, begun=game.number > 1)
    return replace(match, crawford=crawford, crawford_game=crawford == "now")


def _has_beaver(game: GameRecord) -> bool:
    """Tell whether a double follows a double: once the cube is turned, nothing depends on the Jacoby rule."""
    return any(isinstance(one, Doubles) and isinstance(two, Doubles) for one, two in pairwise(game.acts))


def _is_unwritten(act: RollPlayed, game: GameRecord, place: int) -> bool:
    """Tell whether a play was not written down: marked so, or left empty as the last thing of a game cut short."""
    return act.steps is None or (not act.steps and place == len(game.acts) and not game.decided)


def _facts(match: BackgammonMatch, act: Act) -> Iterator[Fact]:
    match act:
        case RollPlayed(side, dice, steps):
            if match.opening:
                yield _opening(side, dice)
            else:
                yield f.Roll(dice, side)
            if steps is not None:
                yield f.Move(steps, side)
        case Doubles(side, value):
            yield f.Double(side, value)
        case Takes(side):
            yield f.Take(side)
        case Drops(side):
            yield f.Drop(side)
        case Unfinished():
            return


def _opening(side: Side, dice: tuple[int, int]) -> Fact:
    larger, smaller = max(dice), min(dice)
    return f.OpeningRoll(larger, smaller) if side == "X" else f.OpeningRoll(smaller, larger)


def _faults(verdict: Verdict[BackgammonMatch], fact: Fact) -> Iterator[tuple[str, str]]:
    if verdict.refused:
        yield verdict.refused.law, verdict.refused.rule
    for ruling in verdict.rulings:
        if ruling.rule in ("illegal_play_is_recorded", "doubled_at_a_wrong_level", "rolled_early"):
            yield ruling.law, ruling.rule


def _end(match: BackgammonMatch, record: MatchRecord, game: GameRecord) -> Iterator[RecordFinding]:
    """Yield what is wrong with how a game ended."""
    outcome, place = game.outcome, len(game.acts) + 1
    if outcome is None:
        return
    if match.outcome is None:
        for law, rule in _resignation_findings(match, record, game, outcome):
            yield RecordFinding(game.number, place, other(outcome.winner), law, rule)
        return
    won = match.outcome.points or 0
    if outcome.winner != match.outcome.winner or outcome.points not in _written_as(won, record, game):
        yield RecordFinding(game.number, place, outcome.winner, "4.7", "points_differ")


def _resignation_findings(
    match: BackgammonMatch, record: MatchRecord, game: GameRecord, outcome: WrittenOutcome
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a game that was given up: that it was, at what level, for how many points."""
    said = [
        level
        for level in LEVELS.values()
        if outcome.points in _written_as(level * match.cube.value, record, game)
    ]
    if not said:
        yield "4.7", "points_differ"
    allowed = _may_resign(match, other(outcome.winner))
    if not allowed:
        yield "4.5", "result_is_open"
    elif said and not set(said) & set(allowed):
        yield "4.5", "not_what_can_be_lost"


def _written_as(points: int, record: MatchRecord, game: GameRecord) -> tuple[int | None, ...]:
    """Return how sites write the points won: all, at most the length, or at most what was needed."""
    if not record.length or game.outcome is None:
        return (None, points)
    needed = record.length - game.score.of(game.outcome.winner)
    return (None, points, min(points, record.length), min(points, needed))


def _may_resign(match: BackgammonMatch, side: Side) -> range:
    """Return the levels at which a side may give the game up; none where the result is open."""
    on_roll = match.next_to_roll
    if on_roll is None or not match.under_way:
        return range(0)
    if match.position.contact():
        certain = certain_loss(match.position, on_roll, match.dice, side)
        return range(certain, certain + 1) if certain else range(0)
    lost = bounds(match.position, on_roll, match.dice, side)
    return range(max(lost.least, SINGLE), lost.most + 1)


def _score(match: BackgammonMatch, game: GameRecord, following: GameRecord) -> Iterator[RecordFinding]:
    outcome = game.outcome
    if outcome is None or outcome.points is None:
        return
    if following.score != game.score.plus(outcome.winner, outcome.points):
        yield RecordFinding(following.number, 0, None, "4.7", "score_differs")
