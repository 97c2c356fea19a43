"""What those who play together tell each other beside the game: a few words, not now, and that they play again."""

import re
import secrets
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.library import game_of
from arbitro.live.commands import Sequence
from arbitro.live.documents import MatchShown, WishShown
from arbitro.live.match import LiveMatch
from arbitro.live.messages import message
from arbitro.live.particulars import Particulars, Seat
from arbitro.live.tellable import given_up
from arbitro.store import Taken, reading
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.matches import NewMatch, seen_by, sitting_of
from arbitro.web.hall.policy import SPEAK
from arbitro.web.hall.problems import Problem

Reaction = Literal["hello", "good-luck", "nice", "well-played", "thanks", "sorry"]
REACTIONS: tuple[Reaction, ...] = ("hello", "good-luck", "nice", "well-played", "thanks", "sorry")
REACTIONS_A_MINUTE = 20
TRIED = 9
"""Names with a number that are tried for a match that is played again."""
_AGAIN = re.compile(r"^(.*)\.(\d+)$")


class Reacting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the few words that players may say to each other."""

    reaction: Reaction


class Reacted(msgspec.Struct, frozen=True):
    """What a player said, as the streams of a match tell it."""

    match: str
    side: str
    name: str
    reaction: Reaction


async def react(asked: HallRequest) -> Response:
    """Say one of a few words to those who play and watch; it is not kept."""
    body, match = asked.body(Reacting), await asked.match()
    seat = _seat(asked, match)
    if (law := match.sitting.game.silence(match.sitting.state)) is not None:
        raise Problem(409, "no-signs", more={"law": law})
    asked.limits.count("reaction", asked.who.id, REACTIONS_A_MINUTE)
    told = Reacted(match.name, seat.side, seat.name, body.reaction)
    asked.hall.pass_on(match.name, message("reaction", told))
    return asked.json(told)


class Declining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That somebody does not want now what another has asked for."""

    expected: Sequence
    """The sequence that they last saw."""


async def decline(asked: HallRequest) -> Response:
    """Put aside what another who plays has asked for, and tell them who does not want it."""
    body, match = asked.body(Declining), await asked.match()
    seat = _seat(asked, match)
    wish = match.decline(seat.name) if body.expected == match.sitting.sequence else None
    if wish is None:
        raise Problem(409, "no-wish")
    asked.hall.pass_on(match.name, message("wish", wish))
    asked.hall.note(match)
    return asked.json(wish)


async def rematch(asked: HallRequest) -> Response:
    """Make the same match again between the same people; whoever asks second gets the match of the first."""
    match = await asked.match()
    _seat(asked, match)
    particulars = match.particulars
    if particulars.event or particulars.mode != "played" or _goes_on(match):
        raise Problem(409, "not-over")
    again, made = await _again(asked, match)
    edition = again.sitting.game.edition
    address = f"/play/{game_of(edition)}/{again.name}"
    asked.hall.pass_on(match.name, message("rematch", {"match": match.name, "address": address}))
    return asked.json(seen_by(asked, again), 201 if made else 200)


def _goes_on(match: LiveMatch) -> bool:
    return match.sitting.standing().ended is None and not given_up(match.sitting)


def _seat(asked: HallRequest, match: LiveMatch) -> Seat:
    """Return the seat of whoever asks, or raise 401 or 403."""
    if not asked.who.known:
        raise Problem(401, "sign-in")
    if (seat := match.particulars.seat_of(asked.who.id)) is None:
        raise Problem(403, "not-yours")
    return seat


def next_name(name: str) -> str:
    """Return the name of the match after one: its own with the next number."""
    found = _AGAIN.match(name)
    # 58 letters and a number: within the 64 that the name of a match may have.
    return f"{found[1]}.{int(found[2]) + 1}" if found else f"{name[:58]}.2"


async def _free_name(asked: HallRequest, match: LiveMatch, body: bytes) -> tuple[str, bool]:
    """Return the name of the match after one, and whether it is there; one that others have made is passed over."""
    name = next_name(match.name)
    for _ in range(TRIED):
        there = await asked.read(partial(reading.heading, journal=name))
        # Against squatters: a match under the next name counts only where it was made by this very request.
        if there is None or there.body == body:
            return name, there is not None
        name = next_name(name)
    return f"{match.name[:50]}.{secrets.token_hex(4)}", False


async def _again(asked: HallRequest, match: LiveMatch) -> tuple[LiveMatch, bool]:
    heading = await asked.read(partial(reading.heading, journal=match.name))
    assert heading is not None
    name, there = await _free_name(asked, match, heading.body)
    if there:
        return await asked.hall.match(name), False
    wish: dict[str, Any] = msgspec.json.decode(heading.body)["asked"]
    particulars: Particulars = replace(match.particulars, lease=None)
    sitting = sitting_of(asked, msgspec.convert(wish, NewMatch), particulars)
    asked.hall.guests.require(asked.who.id, particulars.owner)
    try:
        again = await asked.hall.open(name, particulars, sitting, heading.body)
    except Taken:
        return await asked.hall.match(name), False
    for told in asked.hall.after_act:
        told(again)
    return again, True


ENDPOINTS = (
    Endpoint("POST", "/api/matches/{id}/reactions", react, SPEAK, Reacting, {200: Reacted}),
    Endpoint("POST", "/api/matches/{id}/decline", decline, SPEAK, Declining, {200: WishShown}),
    Endpoint("POST", "/api/matches/{id}/rematch", rematch, SPEAK, None, {201: MatchShown, 200: MatchShown}),
)
