"""Screens of an event: who is called, the draw, the standings; in turn, or one alone."""

from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import Language, say
from arbitro.live import Hall
from arbitro.live.desk import UnknownEvent
from arbitro.live.desk.documents import EventShown
from arbitro.live.desk.telling import PUBLIC, shown
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

PARTS = ("next", "draw", "standings")
WAITING = ("called", "ready")
MOST_CALLED = 12
THIRD = "T"
"""How the desk names the match for third place."""


class Called(msgspec.Struct, frozen=True):
    """A match that is called, or could be."""

    table: str
    sides: tuple[str, str]
    until: str
    """By when both must be there; nothing where nobody is called yet."""
    called: bool


class Pair(msgspec.Struct, frozen=True):
    """A match of the draw."""

    sides: tuple[str, str]
    score: tuple[str, str]
    winner: str | None


class Round(msgspec.Struct, frozen=True):
    """A round, or a group, with its matches."""

    title: str
    pairs: tuple[Pair, ...]


async def event(request: Request) -> Response:
    """Show the parts of an event that have something to show, in turn or one alone."""
    live = await _event(request)
    language = language_of(request)
    part = request.path_params.get("part")
    if part is not None and part not in PARTS:
        raise HTTPException(404)
    found = shown(live, PUBLIC, language)
    return page(
        request,
        "event_screen.html",
        words=wording(language, "screen-"),
        title=found.title,
        parts=(part,) if part else PARTS,
        called=called(found, language),
        rounds=rounds(found, language),
        standings=standings(found),
    )


async def _event(request: Request) -> Any:
    hall: Hall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        live = await hall.office.event(request.path_params["id"])
    except UnknownEvent as error:
        raise HTTPException(404) from error
    if live.notes.private:
        raise HTTPException(404)
    return live


def called(found: EventShown, language: Language) -> list[Called]:
    """Return the matches that are called, the most urgent first, and after them those that are ready."""
    waiting = [match for match in found.event["matches"].values() if match["state"] in WAITING]
    waiting.sort(key=lambda match: (match["state"] != "called", match["deadline"] or 0))
    return [
        Called(
            match["table"] or "",
            _names(match["sides"], language),
            _time(found, match["deadline"]),
            match["state"] == "called",
        )
        for match in waiting[:MOST_CALLED]
    ]


def rounds(found: EventShown, language: Language) -> list[Round]:
    """Return the draw, round by round."""
    matches = found.event["matches"].items()
    grouped = groupby(matches, key=lambda item: item[0].rpartition(".")[0])
    return [
        Round(_round(name, language), tuple(_pair(match, language) for _, match in held))
        for name, held in grouped
    ]


def standings(found: EventShown) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return the rows of each group in their order, or of the whole event under an empty name."""
    rows = [{"name": name, **row} for name, row in found.event["standings"].items()]
    rows.sort(key=lambda row: (row["place"] is None, row["place"] or 0))
    groups = found.event["groups"] or {"": [row["name"] for row in rows]}
    return [
        (letter, [row for row in rows if row["name"] in names]) for letter, names in groups.items() if rows
    ]


def _pair(match: dict[str, Any], language: Language) -> Pair:
    score = match["score"] or {}
    points = [str(score.get(side, "")) if isinstance(score, dict) else "" for side in match["sides"]]
    return Pair(_names(match["sides"], language), (points[0], points[1]), match["winner"])


def _names(sides: list[str | None], language: Language) -> tuple[str, str]:
    one, other = _each(sides, language)
    return one, other


def _each(sides: list[str | None], language: Language) -> Iterator[str]:
    for side in sides:
        yield "–" if side is None else say(language, "screen-bye") if side == "bye" else side


def _round(name: str, language: Language) -> str:
    if name == THIRD:
        return say(language, "room-new-third")
    number = name.lstrip("R")
    return say(language, "screen-round", number=number) if name.startswith("R") and number.isdigit() else name


def _time(found: EventShown, seconds: int | None) -> str:
    if seconds is None:
        return ""
    return f"{datetime.fromtimestamp(found.opened / 1000 + seconds):%H:%M}"
