"""The story of a match that is over: how long it was, what turned it, what each did best, what there is to learn."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Literal

import msgspec

from arbitro.kernel import Message, Sitting, Standing
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import knows
from arbitro.library import game_of
from arbitro.live.review import Review

MINUTE = 60_000
WORTH_TELLING = 0.02
"""Points for money under which an error of backgammon is not told, and the chance under which a swing is not."""
Score = tuple[int, int]


class StoryPoint(msgspec.Struct, frozen=True):
    """A line of the story."""

    kind: Literal["match", "turn", "best", "swing", "work"]
    told: Message
    """A value `side` is a place among the sides of the match: whoever reads it puts in the name."""
    number: int | None = None
    """The entry that it tells of, where a review shows it."""


def story(sitting: Sitting[Any, Any], review: Review, own: str | None) -> Iterator[StoryPoint]:
    """Yield the lines of a match that is over; `own`: the side of whoever reads it. What has no fact has no line."""
    game = game_of(sitting.game.edition)
    units, minutes = sitting.game.unit(sitting.state), round(sitting.journal.at / MINUTE)
    if knows(length := f"story-length-{game}"):
        yield StoryPoint("match", Message(length, {"units": units, "minutes": minutes}))
    yield from _turning_point(sitting)
    best: Score = load(reference)(sitting) if (reference := plugin(game).best) else (0, 0)
    if any(best):
        side = 0 if best[0] >= best[1] else 1
        yield StoryPoint("best", Message(f"story-best-{game}", {"side": side, "count": best[side]}))
    yield from _swing(review)
    if own in review.sides:
        # What whoever reads it can learn: their dearest error, or how many open pots they missed.
        mine = [one for one in review.moments if one.side == own]
        dearest = max(mine, key=lambda one: one.loss if one.best else 0.0, default=None)
        if dearest and dearest.best and dearest.loss >= WORTH_TELLING:
            said = {"made": dearest.made, "best": dearest.best, "loss": round(dearest.loss, 3)}
            yield StoryPoint("work", Message("story-error", said), dearest.number)
            return
        chances = [one for one in mine if one.kind == "open"]
        missed = [one for one in chances if not one.good]
        if missed:
            said = {"made": len(chances) - len(missed), "chances": len(chances)}
            yield StoryPoint("work", Message("story-open", said), missed[0].number)


def _turning_point(sitting: Sitting[Any, Any]) -> Iterator[StoryPoint]:
    """Yield when the winner took the lead for good, after how far behind."""
    game, end = sitting.game, sitting.standing()
    if end.ended is None or end.ended.winner is None:
        return
    winner = end.sides.index(end.ended.winner)
    scores = [(one.step.number, _score(game.standing(one.state), end)) for one in sitting.judged.walk(game)]
    leads = [(number, score, score[winner] - score[1 - winner]) for number, score in scores]
    if not leads or leads[-1][2] <= 0:
        return
    behind = min(leads, key=lambda one: one[2])
    since = next(place for place in range(len(leads), 0, -1) if leads[place - 1][2] <= 0 or place == 1)
    number, score, _ = leads[min(since, len(leads) - 1)]
    said: dict[str, object] = {"side": winner, "one": score[winner], "other": score[1 - winner]}
    if behind[2] >= 0 and score == leads[-1][1]:
        return  # the only thing that was ever scored: the result says it
    if behind[2] >= 0:
        yield StoryPoint("turn", Message("story-led", said), number)
    else:
        deep = {"low": behind[1][winner], "high": behind[1][1 - winner]}
        yield StoryPoint("turn", Message("story-turned", {**said, **deep}), number)


def _score(now: Standing, end: Standing) -> Score:
    """Return what is counted towards a lead: games and frames, or the points of the only one."""
    if sum(end.score) > 1 or not (now.part or now.parts):
        return now.score
    return now.part or now.parts[-1]


def _swing(review: Review) -> Iterator[StoryPoint]:
    """Yield the roll or move that changed the chance to win the match most."""
    known = [(one, one.win) for one in review.moments if one.win is not None]
    steps = [(one, then, win) for (_, then), (one, win) in pairwise(known)]
    if not steps:
        return
    one, then, win = max(steps, key=lambda step: abs(step[2] - step[1]))
    if abs(win - then) < WORTH_TELLING:
        return
    side = 0 if win > then else 1
    before, after = (then, win) if side == 0 else (1 - then, 1 - win)
    what = "-".join(map(str, one.dice)) if one.kind == "roll" else one.made
    said = {"side": side, "what": what, "before": round(100 * before), "after": round(100 * after)}
    yield StoryPoint("swing", Message("story-swung", said), one.number)
