"""A match of backgammon looked at again: what each move and cube decision gave away, what the dice gave."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from arbitro.backgammon.facts import Double, Drop, Move, Roll, Take
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.plays import carried_out
from arbitro.backgammon.position import Side, other
from arbitro.backgammon.position_id import write_position_id
from arbitro.live.review.moments import Kind, Ranked, ReviewMoment
from arbitro.live.review.walk import ReviewStep
from arbitro.players import table_named
from arbitro.players.backgammon.cube import Decision
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.hints import decision, equities, in_points, play_notation
from arbitro.players.backgammon.house import mirror_standing, point_of
from arbitro.players.backgammon.match_equity import stakes_of
from arbitro.players.backgammon.search import BackgammonSearch, turn_round
from arbitro.players.backgammon.sight import BackgammonSight, BackgammonWord, Play
from arbitro.players.backgammon.stakes import worth, worth_turned

BEST = 3
"""How many of the best moves are told."""


@cache
def _search() -> BackgammonSearch:
    return BackgammonSearch(house_evaluator())


def moments(step: ReviewStep) -> Iterator[ReviewMoment]:
    """Yield what there is to say of a fact."""
    match step.fact:
        case Move():
            yield from _move(step)
        case Roll():
            choice = _cube(step.before)
            if choice and choice.doubles:
                # Not to double is a decision too: it gives away what the better answer to a double would have
                # left.
                loss = _points(step.before, min(choice.taken, choice.dropped) - choice.waits)
                yield _word(step, step.before.turn, loss, "roll", "double")
            yield from _roll(step)
        case Double():
            yield from _review_double(step)
        case Take() | Drop():
            yield from _review_answer(step)


def _sight(state: BackgammonMatch) -> BackgammonSight | None:
    table = table_named("backgammon")
    due = table.due(state)
    sight = due.sight if due else None
    assert sight is None or isinstance(sight, BackgammonSight)
    return sight


def _move(step: ReviewStep) -> Iterator[ReviewMoment]:
    sight, side = _sight(step.before), step.before.turn
    plays = [act for act in sight.legal if isinstance(act, Play)] if sight else []
    left = carried_out(step.before.position, side, step.fact.steps).board(side)
    made = next((place for place, play in enumerate(plays) if play.after == left), None)
    if sight is None or made is None:
        return
    values = equities(_search(), sight, plays)
    order = sorted(range(len(plays)), key=lambda place: -values[place])
    loss = _loss(values[order[0]] - values[made])
    yield _moment(
        step,
        side,
        "move",
        loss=loss,
        cost=_cost(sight, loss),
        made=play_notation(plays[made], sight.board),
        best=play_notation(plays[order[0]], sight.board),
        dice=tuple(step.before.dice or ()),
        win=_win_of(sight, plays[made], side),
        ranked=_rank_plays(sight.board, plays, values, order, made) if len(plays) > 1 else (),
    )


def _rank_plays(
    board: bytes, plays: list[Play], values: list[float], order: list[int], made: int
) -> tuple[Ranked, ...]:
    """Return the best moves and the one that was made, each with what it gives away."""
    shown = dict.fromkeys([*order[:BEST], made])
    return tuple(
        Ranked(
            order.index(place) + 1,
            play_notation(plays[place], board),
            _loss(values[order[0]] - values[place]),
            round(_search().evaluator.chances(plays[place].after, True).win, 3),
        )
        for place in shown
    )


def _cost(sight: BackgammonSight, loss: float) -> float:
    """Return what a loss in points is of the chance to win the match; nothing where it is no match."""
    standing = sight.standing
    return 0.0 if standing.mine is None else round(loss * point_of(stakes_of(standing), standing.cube), 5)


def _win_of(sight: BackgammonSight, play: Play, side: Side) -> float | None:
    """Return the first side's chance to win the match after a play."""
    if sight.standing.mine is None:
        return None
    stakes, level = stakes_of(sight.standing), sight.standing.cube
    value = _search().weigh([play.after], worth_turned(stakes, level))[0]
    return round(value if side == "X" else 1 - value, 4)


def _roll(step: ReviewStep) -> Iterator[ReviewMoment]:
    """Yield how lucky a roll was: the best play of it beside what the roller could expect."""
    before, after = _sight(step.before), _sight(step.after)
    side = step.before.turn
    if before is None or after is None or step.after.turn != side:
        return
    plays = [act for act in after.legal if isinstance(act, Play)]
    if not plays:
        return
    stakes, level = stakes_of(after.standing), after.standing.cube
    values = _search().weigh([play.after for play in plays], worth_turned(stakes, level))
    expected = _search().weigh_ahead(turn_round(before.board), worth(stakes.mirror(), level))
    # Worth is told for whoever is to move there, the other side: turned round, in points or as a chance.
    mine = -expected if after.standing.mine is None else 1 - expected
    luck = in_points(max(values), after.standing) - in_points(mine, after.standing)
    yield _moment(step, side, "roll", luck=round(luck, 3), dice=tuple(step.after.dice or ()))


def _cube(state: BackgammonMatch) -> Decision | None:
    sight = _sight(state)
    if sight is None or not {BackgammonWord.ROLL, BackgammonWord.DOUBLE} <= set(sight.legal):
        return None
    return decision(_search(), sight.board, sight.standing)


def _review_double(step: ReviewStep) -> Iterator[ReviewMoment]:
    choice = _cube(step.before)
    if choice:
        loss = _points(step.before, choice.waits - min(choice.taken, choice.dropped))
        best = "double" if choice.doubles else "roll"
        yield _word(step, step.before.turn, loss, "double", best)


def _review_answer(step: ReviewStep) -> Iterator[ReviewMoment]:
    doubler = step.before.turn
    choice = _answering(step.before)
    if choice is None:
        return
    made = "take" if isinstance(step.fact, Take) else "drop"
    best = "take" if choice.takes else "drop"
    gap = _points(step.before, abs(choice.taken - choice.dropped))
    yield _word(step, other(doubler), gap if made != best else 0.0, made, best)


def _word(step: ReviewStep, side: Side, loss: float, made: str, best: str) -> ReviewMoment:
    sight = _sight(step.before)
    cost = _cost(sight, loss) if sight else 0.0
    return _moment(step, side, "cube", loss=loss, cost=cost, made=made, best=best)


def _answering(state: BackgammonMatch) -> Decision | None:
    sight = _sight(state)
    if sight is None or sight.beaver:
        return None
    return decision(_search(), turn_round(sight.board), mirror_standing(sight.standing))


def _points(state: BackgammonMatch, difference: float) -> float:
    """Return a difference of worth in points for money, never below nothing."""
    sight = _sight(state)
    if sight is None:
        return 0.0
    zero = in_points(0.0, sight.standing)
    return _loss(in_points(difference, sight.standing) - zero)


def _loss(value: float) -> float:
    return round(max(0.0, value), 3)


def _moment(step: ReviewStep, side: Side, kind: Kind, **more: object) -> ReviewMoment:
    return ReviewMoment(
        step.number,
        side,
        kind,
        step.part,
        step.score,
        cube=step.before.cube.value,
        owner=step.before.cube.owner,
        position=write_position_id(step.before.position, side),
        **more,  # type: ignore[arg-type]  # fields of a moment by their names
    )
