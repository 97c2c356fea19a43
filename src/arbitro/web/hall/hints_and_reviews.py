"""What a player learns from the house: hints while they play against it, and a review when it is over."""

from typing import Literal

import msgspec
from starlette.responses import Response

from arbitro.l10n import say
from arbitro.live.background_reviews import is_to_decide, may_be_advised
from arbitro.live.documents import RulingText
from arbitro.live.match_views import ruling_texts
from arbitro.live.naming import reader
from arbitro.live.review import Review
from arbitro.live.story import story as told_story
from arbitro.players.hint import Hint
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import WATCH
from arbitro.web.hall.problems import Problem


class Warnings(msgspec.Struct, frozen=True):
    """What would be a foul now."""

    sequence: int
    warnings: dict[str, RulingText]
    """The foul by what the stroke would meet first: a kind of piece, or `pocket`."""


async def warnings(asked: HallRequest) -> Response:
    """Return the fouls that a stroke would be by what it meets first, as the referee would rule, for who is to play."""
    match = await asked.match()
    if not is_to_decide(match, asked.who.id):
        raise Problem(409, "not-your-turn")
    sitting = match.sitting
    table, state = match.table, sitting.state
    reads = reader(match.particulars.seats, sitting, asked.language)
    found: dict[str, RulingText] = {}
    for met, stroke in table.strokes_by_contact(state).items():
        verdict = table.game.judge(state, stroke)
        texts = ruling_texts((verdict,), sitting.sequence, sitting, reads)
        if foul := next((text for text in texts if text.foul), None):
            found[met] = foul
    return asked.json(Warnings(sitting.sequence, found))


class Hints(msgspec.Struct, frozen=True):
    """What may be done now."""

    sequence: int
    hints: list[Hint]
    """The best first."""


async def hints(asked: HallRequest) -> Response:
    """Return a few acts worth thinking about, for somebody who plays alone against the house and is to decide."""
    match = await asked.match()
    if not may_be_advised(match, asked.who.id):
        raise Problem(403, "no-hints")
    if not is_to_decide(match, asked.who.id):
        raise Problem(409, "not-your-turn")
    sequence = match.sitting.sequence
    return asked.json(Hints(sequence, list(await asked.hall.study.hints(match))))


async def review(asked: HallRequest) -> Response:
    """Return a finished match looked at again; `share` says how far that has come."""
    match = await asked.match()
    if match.sitting.standing().ended is None or match.sitting.review is not None:
        raise Problem(409, "not-over")
    return asked.json(await asked.hall.study.review(match))


class StoryLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the story of a match."""

    kind: Literal["match", "turn", "best", "swing", "work"]
    text: str
    number: int | None = None
    """The entry that it tells of."""


class StoryShown(msgspec.Struct, frozen=True):
    """The story of a match that is over."""

    share: float
    """How much of its review is there, from 0 to 1: the last two kinds of line come from it."""
    lines: list[StoryLine]


async def story(asked: HallRequest) -> Response:
    """Return the story of a finished match in a few lines, to whoever played it about their own play too."""
    match = await asked.match()
    sitting, language = match.sitting, asked.language
    ended = sitting.standing().ended
    # The story of a match under protest would tell its disputed act, which the public must not see.
    if ended is None or sitting.review is not None:
        raise Problem(409, "not-over")
    review = await asked.hall.study.review(match)
    names = dict(reader(match.particulars.seats, sitting, language).names)
    sides = [names.get(side, side) for side in sitting.standing().sides]
    own = match.particulars.sides_of(asked.who.id)
    lines = []
    for line in told_story(sitting, review, next(iter(own)) if len(own) == 1 else None):
        values = dict(line.told.values)
        if isinstance(side := values.get("side"), int):
            values["side"] = sides[side]
        lines.append(StoryLine(line.kind, say(language, line.told.id, **values), line.number))
    return asked.json(StoryShown(review.share, lines))


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/story", story, WATCH, None, {200: StoryShown}),
    Endpoint("GET", "/api/matches/{id}/warnings", warnings, WATCH, None, {200: Warnings}),
    Endpoint("GET", "/api/matches/{id}/hints", hints, WATCH, None, {200: Hints}),
    Endpoint("GET", "/api/matches/{id}/review", review, WATCH, None, {200: Review}),
)
