"""Screens of an event: who is called, the draw, the standings; in turn, or one alone."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.desk.eventstate import DeskMatch, Source
from arbitro.l10n import Language, say
from arbitro.live.desk import UnknownEvent
from arbitro.live.desk.documents import EventShown
from arbitro.live.live_hall import LiveHall
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

PARTS = ("next", "draw", "standings")
WORDS = (
    *("room-time-", "screen-", "room-round-", "room-either", "room-paper-", "room-group", "room-places"),
    *("room-tiebreak-", "room-draws", "room-losses"),
)
WAITING = ("called", "ready")
PLAYED = ("called", "playing")
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


class DrawPair(msgspec.Struct, frozen=True):
    """A match of the draw."""

    id: str
    sides: tuple[str, str]
    score: tuple[str, str]
    winner: str | None
    table: str
    """Where it is played now; nothing where it is not."""


class RoundView(msgspec.Struct, frozen=True):
    """A round, or a group, with its matches."""

    title: str
    pairs: tuple[DrawPair, ...]


class DrawView(msgspec.Struct, frozen=True):
    """Rounds that lead to each other as a bracket, or those of a group in which all meet."""

    bracket: bool
    rounds: tuple[RoundView, ...]


async def event(request: Request) -> Response:
    """Show the parts of an event in turn, or one alone; the screen makes them from the event's stream."""
    live, part = await _event(request), request.path_params.get("part")
    if part is not None and part not in PARTS:
        raise HTTPException(404)
    words = wording(language_of(request), *WORDS)
    return page(request, "event_screen.html", words=words, id=live.name, title=live.notes.title, part=part)


async def ceremony(request: Request) -> Response:
    """Show the public draw to the hall: sealed, called, opened, pair by pair, with a code to check it by."""
    live, language = await _event(request), language_of(request)
    words = wording(language, "room-")
    return page(request, "ceremony_screen.html", words=words, title=live.notes.title, id=live.name)


async def _event(request: Request) -> Any:
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        live = await hall.office.event(request.path_params["id"])
    except UnknownEvent as error:
        raise HTTPException(404) from error
    return live


def called_matches(found: EventShown, language: Language) -> list[Called]:
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


def draws(found: EventShown, language: Language) -> list[DrawView]:
    """Return the draw: the rounds of all groups together, then each bracket, third place beside the final."""
    named = groupby(found.event["matches"].items(), key=lambda item: item[0].rpartition(".")[0])
    rounds = {name: dict(held) for name, held in named}
    circle = {name: held for name, held in rounds.items() if _circle(found, name)}
    brackets: list[list[str]] = []
    for names in found.brackets:
        if names[0][0] == "T" and brackets and brackets[-1][0][0] == "R":
            brackets[-1] += names
        else:
            brackets.append([*names])

    def shown_as(bracket: bool, names: Iterable[str]) -> DrawView:
        return DrawView(bracket, tuple(_round(found, name, rounds[name], language) for name in names))

    several = [shown_as(False, _current(circle))] if circle else []
    return several + [shown_as(True, names) for names in brackets]


def _circle(found: EventShown, name: str) -> bool:
    """Tell whether a round belongs to those who all meet, or to a Swiss."""
    return found.one_table or name[0] in found.event["groups"]


def _current(rounds: dict[str, dict[str, DeskMatch]]) -> list[str]:
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


def _open(held: dict[str, DeskMatch]) -> bool:
    return any(match["state"] not in OVER for match in held.values())


def _pair(found: EventShown, name: str, match: DeskMatch, language: Language) -> DrawPair:
    score = match["score"] or {}
    points = [str(score.get(side or "", "")) for side in match["sides"]]
    table = (match["table"] or "") if match["state"] in PLAYED else ""
    return DrawPair(name, _names(found, match, language), (points[0], points[1]), match["winner"], table)


def _names(found: EventShown, match: DeskMatch, language: Language) -> tuple[str, str]:
    one, other = _each(found, match, language)
    return one, other


def _each(found: EventShown, match: DeskMatch, language: Language) -> Iterator[str]:
    for side, source in zip(match["sides"], match["from"], strict=True):
        if side is None:
            yield _coming(found, source, language) if source else ""
        else:
            yield say(language, "screen-bye") if side == "bye" else side


def _coming(found: EventShown, source: Source, language: Language) -> str:
    """Return who may come into an open place: two names, or the match that is awaited."""
    sides = [side for side in found.event["matches"][source["match"]]["sides"] if side and side != "bye"]
    if len(sides) == 2 and not source["lost"]:
        return say(language, "room-either", first=sides[0], second=sides[1])
    return say(language, f"room-paper-{'loser' if source['lost'] else 'winner'}-of", match=source["match"])


def _round(found: EventShown, name: str, held: dict[str, DeskMatch], language: Language) -> RoundView:
    pairs = tuple(_pair(found, match, one, language) for match, one in held.items())
    return RoundView(_title(found, name, language), pairs)


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
    # By the clock of the hall's machine: the screen hangs in the same room.
    return f"{datetime.fromtimestamp(found.opened / 1000 + seconds):%H:%M}"
