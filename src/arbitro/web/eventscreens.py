"""Screens of an event: who is called, the draw, the standings; in turn, or one alone."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.desk.format import FORMATS
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
ENTERED = ("approved", "entered")
OVER = ("done", "bye", "void")
MOST_PAIRS = 160
"""Where all meet and there are more matches (64 players have 2,016), only the rounds in play are shown."""


class Called(msgspec.Struct, frozen=True):
    """A match that is called, or could be."""

    id: str
    table: str
    sides: tuple[str, str]
    until: str
    """By when both must be there; nothing where nobody is called yet."""
    called: bool


class Pair(msgspec.Struct, frozen=True):
    """A match of the draw."""

    id: str
    sides: tuple[str, str]
    score: tuple[str, str]
    winner: str | None
    table: str
    """Where it is played now; nothing where it is not."""


class Round(msgspec.Struct, frozen=True):
    """A round, or a group, with its matches."""

    title: str
    pairs: tuple[Pair, ...]


class Draw(msgspec.Struct, frozen=True):
    """Rounds that lead to each other as a bracket, or those of a group in which all meet."""

    bracket: bool
    rounds: tuple[Round, ...]


async def event(request: Request) -> Response:
    """Show the parts of an event that have something to show, in turn or one alone."""
    live = await _event(request)
    language = language_of(request)
    part = request.path_params.get("part")
    if part is not None and part not in PARTS:
        raise HTTPException(404)
    found, parts = shown(live, PUBLIC, language), (part,) if part else PARTS
    entering = part is None and found.event["stage"] == "entries"
    return page(
        request,
        "event_screen.html",
        words=wording(language, "screen-"),
        id=live.name,
        title=found.title,
        parts=parts,
        champion=None if part else found.event["champion"],
        called=called(found, language) if "next" in parts else [],
        entered=[entry.name for entry in found.entries if entry.state in ENTERED] if entering else [],
        draws=draws(found, language) if "draw" in parts else [],
        standings=standings(found) if "standings" in parts else [],
        places=places(found) if "standings" in parts else [],
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
    return live


def called(found: EventShown, language: Language) -> list[Called]:
    """Return the matches that are called, the most urgent first, and after them those that are ready."""
    waiting = [(name, match) for name, match in found.event["matches"].items() if match["state"] in WAITING]
    waiting.sort(key=lambda item: (item[1]["state"] != "called", item[1]["deadline"] or 0))
    return [
        Called(
            name,
            match["table"] or "",
            _names(found, match, language),
            _time(found, match["deadline"]),
            match["state"] == "called",
        )
        for name, match in waiting
    ]


def draws(found: EventShown, language: Language) -> list[Draw]:
    """Return the draw: the rounds of all groups together, then each bracket, third place beside the final."""
    named = groupby(found.event["matches"].items(), key=lambda item: item[0].rpartition(".")[0])
    rounds = {name: dict(held) for name, held in named}
    circle = {name: held for name, held in rounds.items() if _circle(found, name)}
    brackets: dict[str, list[str]] = {}
    for name in (name for name in rounds if name not in circle):
        kind = "R" if name == "T" and "R" in brackets else name[0]
        brackets.setdefault(kind, []).append(name)

    def shown_as(bracket: bool, names: Iterable[str]) -> Draw:
        return Draw(bracket, tuple(_round(found, name, rounds[name], language) for name in names))

    several = [shown_as(False, _current(circle))] if circle else []
    return several + [shown_as(True, names) for names in brackets.values()]


def _circle(found: EventShown, name: str) -> bool:
    """Tell whether a round belongs to those who all meet, or to a Swiss."""
    return FORMATS[found.setup["format"]].one_table or name[0] in found.event["groups"]


def _current(rounds: dict[str, dict[str, Any]]) -> list[str]:
    """Return all rounds where there are few; of many those in play and the first that is open, of each group."""
    if sum(len(held) for held in rounds.values()) <= MOST_PAIRS:
        return [*rounds]
    chosen: list[str] = []
    for _, names in groupby(rounds, key=lambda name: name[0]):
        group = [*names]
        first = next((name for name in group if _open(rounds[name])), group[-1])
        chosen += [
            name
            for name in group
            if name == first or any(match["state"] in PLAYED for match in rounds[name].values())
        ]
    return chosen


def _open(held: dict[str, Any]) -> bool:
    return any(match["state"] not in OVER for match in held.values())


def standings(found: EventShown) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return the rows of each group in their order, or of the whole event under an empty name."""
    rows = [{"name": name, **row} for name, row in found.event["standings"].items()]
    rows.sort(key=lambda row: (row["place"] is None, row["place"] or 0))
    groups = found.event["groups"] or {"": [row["name"] for row in rows]}
    return [
        (letter, [row for row in rows if row["name"] in names]) for letter, names in groups.items() if rows
    ]


def places(found: EventShown) -> list[tuple[str, str]]:
    """Return the final places of those who have one already: from which to which, and who."""
    placed = sorted(found.event["placing"].items(), key=lambda item: item[1])
    return [(str(first) if first == last else f"{first}–{last}", name) for name, (first, last) in placed]


def _pair(found: EventShown, name: str, match: dict[str, Any], language: Language) -> Pair:
    score = match["score"] or {}
    points = [str(score.get(side, "")) if isinstance(score, dict) else "" for side in match["sides"]]
    table = (match["table"] or "") if match["state"] in PLAYED else ""
    return Pair(name, _names(found, match, language), (points[0], points[1]), match["winner"], table)


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


def _round(found: EventShown, name: str, held: dict[str, Any], language: Language) -> Round:
    pairs = tuple(_pair(found, match, one, language) for match, one in held.items())
    return Round(_title(found, name, language), pairs)


def _title(found: EventShown, name: str, language: Language) -> str:
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
