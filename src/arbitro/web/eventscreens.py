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
PLAYED = ("called", "playing")
MOST_CALLED = 12
TALLEST, WIDEST = 8, 5
"""How many matches of a round stand above each other, and how many rounds beside each other."""


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
    table: str
    """Where it is played now; nothing where it is not."""


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
        draws=draws(found, language),
        standings=standings(found),
    )


async def ceremony(request: Request) -> Response:
    """Show the public draw to the hall: sealed, called, opened, pair by pair, with a code to check it by."""
    live, language = await _event(request), language_of(request)
    words = wording(language, "room-")
    return page(request, "ceremony_screen.html", words=words, title=live.notes.title, id=live.name)


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
            _names(found, match, language),
            _time(found, match["deadline"]),
            match["state"] == "called",
        )
        for match in waiting[:MOST_CALLED]
    ]


def draws(found: EventShown, language: Language) -> list[list[Round]]:
    """Return the draw in parts that a screen holds: the rounds of each bracket or group, a tall one in several."""
    rounds: dict[str, list[Round]] = {}
    for name, held in groupby(found.event["matches"].items(), key=lambda item: item[0].rpartition(".")[0]):
        pairs = tuple(_pair(found, match, language) for _, match in held)
        kind = "R" if name == "T" and "R" in rounds else name[0]
        rounds.setdefault(kind, []).append(Round(_round(found, name, language), pairs))
    return [
        part[first : first + WIDEST]
        for several in rounds.values()
        for part in _parts(several)
        for first in range(0, len(part), WIDEST)
    ]


def _parts(rounds: list[Round]) -> Iterator[list[Round]]:
    tall = len(rounds[0].pairs)
    if tall <= TALLEST:
        yield rounds
        return
    parts = -(-tall // TALLEST)
    for number in range(parts):
        yield [
            Round(one.title, one.pairs[number * size : (number + 1) * size])
            for one in rounds
            if (size := len(one.pairs) // parts)
        ]
    yield from _parts([one for one in rounds if len(one.pairs) <= parts] or rounds[-1:])


def standings(found: EventShown) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return the rows of each group in their order, or of the whole event under an empty name."""
    rows = [{"name": name, **row} for name, row in found.event["standings"].items()]
    rows.sort(key=lambda row: (row["place"] is None, row["place"] or 0))
    groups = found.event["groups"] or {"": [row["name"] for row in rows]}
    return [
        (letter, [row for row in rows if row["name"] in names]) for letter, names in groups.items() if rows
    ]


def _pair(found: EventShown, match: dict[str, Any], language: Language) -> Pair:
    score = match["score"] or {}
    points = [str(score.get(side, "")) if isinstance(score, dict) else "" for side in match["sides"]]
    table = (match["table"] or "") if match["state"] in PLAYED else ""
    return Pair(_names(found, match, language), (points[0], points[1]), match["winner"], table)


def _names(found: EventShown, match: dict[str, Any], language: Language) -> tuple[str, str]:
    one, other = _each(found, match, language)
    return one, other


def _each(found: EventShown, match: dict[str, Any], language: Language) -> Iterator[str]:
    for side, source in zip(match["sides"], match["from"], strict=True):
        if side is None:
            yield _coming(found, source, language) if source else ""
        else:
            yield say(language, "screen-bye") if side == "bye" else side


def _coming(found: EventShown, source: dict[str, Any], language: Language) -> str:
    """Return who may come into an open place: two names, or the match that is awaited."""
    sides = [side for side in found.event["matches"][source["match"]]["sides"] if side and side != "bye"]
    if len(sides) == 2 and not source["lost"]:
        return say(language, "room-either", first=sides[0], second=sides[1])
    return say(language, f"room-paper-{'loser' if source['lost'] else 'winner'}-of", match=source["match"])


def _round(found: EventShown, name: str, language: Language) -> str:
    """Return the name of a round: "Final", "Group A, round 1"."""
    kind, number = name[0], name[1:]
    if kind in found.event["groups"]:
        return say(language, "room-round-group", group=kind, number=number)
    size = found.event["size"]
    left = size.bit_length() - 1 - int(number) if kind == "R" and size else -1
    if 0 <= left < 3:
        return say(language, f"room-round-{('final', 'semi', 'quarter')[left]}")
    return say(language, f"room-round-{kind.lower()}", number=number)


def _time(found: EventShown, seconds: int | None) -> str:
    if seconds is None:
        return ""
    return f"{datetime.fromtimestamp(found.opened / 1000 + seconds):%H:%M}"
