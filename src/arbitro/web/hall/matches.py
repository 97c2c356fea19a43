"""Matches: made, listed, shown, joined."""

import re
import secrets
from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.kernel import Malformed, Sitting
from arbitro.kernel.given import mapping, not_one_of
from arbitro.kernel.journal import encode
from arbitro.kernel.plugin import plugin
from arbitro.library import editions, game, game_of
from arbitro.live.actor import Actor
from arbitro.live.documents import MatchShown
from arbitro.live.match import LiveMatch
from arbitro.live.match_views import own_view
from arbitro.live.newest import newest_matches
from arbitro.live.particulars import Particulars, Seat
from arbitro.live.viewer import VIEWS, View, Viewer
from arbitro.store import Heading, JournalStanding, Taken, reading
from arbitro.store import people as kept
from arbitro.web.hall.decode_errors import misread
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.people import OFFICIALS, Person, digest
from arbitro.web.hall.policy import (
    EVERYONE,
    JOIN,
    MAKE_MATCH,
    WATCH,
    audience,
    hall_roles,
    is_director,
    may_end_review,
    may_use_table,
    sees,
)
from arbitro.web.hall.practice import practice_position
from arbitro.web.hall.problems import BadRequest, Problem
from arbitro.web.hall.sign_in import DAY, check_name
from arbitro.web.timeouts import RTT

# A name stands in addresses and journals as it is: nothing in it has to be escaped.
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}")
TERMS = ("length", "format", "round", "clock", "given")
OPTIONS = ("private", "table", "clock", "stray", "position", "dice")
CLOCKS = ("hall", "entered")
LISTED = 500
"""Matches that a list has: the newest."""


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of those who play: by name, as a guest of the hall, a house player, or somebody to be invited."""

    name: str | None = None
    guest: str | None = None
    house: int | None = None
    invite: bool = False


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match to be made."""

    edition: str
    mode: str
    players: list[NewPlayer]
    id: str | None = None
    length: Any = None
    format: str | None = None
    round: str | None = None
    clock: Any = None
    given: dict[str, Any] | None = None
    options: dict[str, Any] | None = None


class MatchLine(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    edition: str
    mode: str
    sequence: int
    created: int
    players: list[str]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who takes a seat that waits for them."""

    join: str


async def make(asked: HallRequest) -> Response:
    """Make a match; the same request again gives the same match."""
    body = asked.body(NewMatch)
    name = f"m-{secrets.token_hex(6)}" if body.id is None else body.id
    if not NAME.fullmatch(name):
        raise Problem(400, "bad-id", key="id")
    # The id is the client's idempotency key (hall.md, "A match"): the body is kept to know it again.
    wish = encode({"asked": msgspec.to_builtins(body), "by": asked.who.id})
    if body.id and (there := await _there(asked, name, wish)):
        return asked.json(seen_by(asked, there))
    # Against squatters: a guest who made `cup.F` first would keep the final of `cup` out of the hall.
    if body.id and not hall_roles(asked.who) & OFFICIALS and await _is_of_an_event(asked, name):
        raise Problem(409, "taken", name=name)
    # The names of those who were invited by their ids, or raise 404.
    found: dict[str, str] = {}
    for place, one in enumerate(body.players):
        if one.guest is not None and one.guest not in found:
            account = await asked.read(partial(kept.account, name=one.guest))
            if account is None:
                key = f"players[{place}].guest"
                raise Problem(404, "no-such-person", key=key, name=one.guest[:80])
            found[one.guest] = account.name
    particulars = _particulars(asked, body, found)
    sitting = sitting_of(asked, body, particulars)
    asked.hall.guests.require(asked.who.id, particulars.owner)
    try:
        match = await asked.hall.open(name, particulars, sitting, wish)
    except Taken as error:
        # Both sent at once: where the body is the same, the one that came second is a repeat.
        if body.id and (there := await _there(asked, name, wish)):
            return asked.json(seen_by(asked, there))
        raise Problem(409, "taken", name=name) from error
    now = asked.hall.time.wall()
    for side, secret in match.invitations.items():
        entry = kept.Code(digest(secret), f"seat {match.name}", side, now + 7 * DAY)
        await asked.write(partial(kept.add_code, code=entry))
    await asked.hall.house.prepare(match)
    for told in asked.hall.after_act:
        told(match)
    return asked.json(seen_by(asked, match), 201)


async def one(asked: HallRequest) -> Response:
    """Show a match as the one who asks may see it."""
    return asked.json(seen_by(asked, await asked.match()))


async def several(asked: HallRequest) -> Response:
    """List the matches of the hall, the newest first."""

    def wanted(heading: Heading, particulars: Particulars) -> bool:
        return sees(asked.who, heading.id, particulars)

    found = await newest_matches(asked.hall.store, LISTED, wanted)
    return asked.json([_line(standing, particulars) for standing, particulars in found])


def _line(standing: JournalStanding, particulars: Particulars) -> MatchLine:
    heading, players = standing.heading, [seat.name for seat in particulars.seats]
    return MatchLine(heading.id, heading.edition, heading.mode, standing.sequence, heading.created, players)


async def join(asked: HallRequest) -> Response:
    """Take the seat to which one was invited."""
    body, match = asked.body(Join), await asked.find_match(str(asked.request.path_params["id"]))
    if not asked.who.known:
        raise Problem(401, "sign-in")
    await take_seat(asked, match, body.join, asked.who)
    return asked.json(seen_by(asked, match))


async def take_seat(asked: HallRequest, match: LiveMatch, join: str, who: Person) -> None:
    """Give somebody the seat to which a code invites, or raise 403."""
    now, purpose = asked.hall.time.wall(), f"seat {match.name}"
    found = await asked.write(
        partial(kept.use_code, code=digest(join.strip().upper()), now=now, purpose=purpose)
    )
    if found is None:
        raise Problem(403, "wrong-code")
    match.seat(found.object, person=who.id, name=who.name, invited=False)
    await asked.hall.remember(match)
    await asked.hall.house.prepare(match)
    asked.hall.house.look(match)


async def _is_of_an_event(asked: HallRequest, name: str) -> bool:
    """Tell whether a name is one that an event of the hall gives its matches: `cup.F` where there is a `cup`."""
    parts = name.split(".")
    events = [".".join(parts[:count]) for count in range(1, len(parts))]
    found = [await asked.read(partial(reading.heading, journal=event)) for event in events]
    return any(heading is not None and heading.kind == "desk" for heading in found)


async def _there(asked: HallRequest, name: str, wish: bytes) -> LiveMatch | None:
    heading = await asked.read(lambda _: asked.hall.store.heading(name))
    if heading is None:
        return None
    # 409 and not the match: the id is taken by somebody else's, or for other terms.
    if heading.body != wish:
        raise Problem(409, "taken", name=name)
    return await asked.hall.match(name)


def _particulars(asked: HallRequest, body: NewMatch, guests: dict[str, str]) -> Particulars:
    if body.edition not in editions():
        raise BadEdition(body.edition)
    if body.mode not in ("umpired", "played"):
        raise not_one_of(body.mode, "mode", ("umpired", "played"))
    if body.given is not None and body.mode == "played":
        raise Malformed("given", "only-umpired")
    options = _options(body)
    if (table := options.get("table")) and not may_use_table(asked.who, str(table)):
        raise Problem(403, "table-of-the-hall", key="options.table", table=str(table)[:40])
    if not isinstance(options.get("private", False), bool):
        raise not_one_of(options["private"], "options.private", (True, False))
    beside = asked.who.id in guests or any(_own_seat(one) for one in body.players)
    # A guest seats others to play with them, not two strangers against each other.
    if guests and asked.who.guest and not beside:
        raise Problem(403, "seats-unasked", key="players")
    seats = _seats(asked, body, guests)
    clock = "entered" if options.get("clock") == "entered" or body.clock is None else "hall"
    # The sides whose devices will commit to the dice, each with nothing yet.
    wish = options.get("dice")
    if wish not in (None, "exchange"):
        raise not_one_of(wish, "options.dice", ("exchange",))
    if wish and (not plugin(game_of(body.edition)).dice or body.mode != "played"):
        raise Malformed("options.dice", "only-played")
    exchange_sides = {seat.side: "" for seat in seats if seat.house is None} if wish else {}
    return Particulars(
        mode="played" if body.mode == "played" else "umpired",
        seats=seats,
        owner=asked.who.id,
        # hall.md: a match made by a guest is casual; at a table of the hall none is.
        casual=not table and not hall_roles(asked.who) & (OFFICIALS | {"player"}),
        private=options.get("private") is True,
        clock="entered" if clock == "entered" else "hall",
        table=str(table)[:40] if table else None,
        options=options,
        dice=exchange_sides,
    )


def _own_seat(one: NewPlayer) -> bool:
    """Tell whether somebody who makes a match sits there: a name alone is their own seat."""
    return one.name is not None and one.guest is None and one.house is None and not one.invite


def _options(body: NewMatch) -> dict[str, Any]:
    """Return what was wished beside the game, or raise Malformed."""
    options = mapping(body.options or {}, "options", OPTIONS)
    if options.get("clock", "hall") not in CLOCKS:
        raise not_one_of(options["clock"], "options.clock", CLOCKS)
    stray = options.get("stray")
    if stray is not None and (body.mode != "played" or type(stray) is not int or not 1 <= stray <= 5):
        raise Malformed("options.stray", "out-of-range", least="1", most="5")
    if options.get("position") is not None and body.mode != "played":
        raise Malformed("options.position", "only-played")
    return options


def _seats(asked: HallRequest, body: NewMatch, guests: dict[str, str]) -> tuple[Seat, ...]:
    game = plugin(game_of(body.edition))
    sides = game.chairs(len(body.players))
    four = body.format is not None and game.four is not None and body.format == game.four.format
    if sides is None or (len(sides) == 4) != four:
        raise Malformed("players", "wrong-number-of-players")
    return tuple(
        _seat(asked, one, side, place, guests, game.strongest)
        for place, (one, side) in enumerate(zip(body.players, sides, strict=True))
    )


def _seat(
    asked: HallRequest, one: NewPlayer, side: str, place: int, guests: dict[str, str], strongest: int
) -> Seat:
    if one.house is not None:
        if not 1 <= one.house <= strongest:
            raise Malformed(f"players[{place}].house", "out-of-range", least="1", most=str(strongest))
        return Seat(side, check_name(one.name) if one.name else f"house:{one.house}", house=one.house)
    if one.invite:
        return Seat(side, check_name(one.name) if one.name else side, invited=True)
    if one.guest is not None:
        return Seat(side, check_name(guests[one.guest]), person=one.guest)
    if one.name is None:
        raise Malformed(f"players[{place}]", "missing")
    mine = asked.who.id if asked.who.known else None
    return Seat(side, check_name(one.name), person=mine)


def sitting_of(asked: HallRequest, body: NewMatch, particulars: Particulars) -> Sitting[Any, Any]:
    """Return a match of which nothing is played, or raise 400."""
    playing = game(body.edition)
    wish = {name: value for name in TERMS if (value := getattr(body, name)) is not None}
    if (position := particulars.options.get("position")) is not None:
        wish["given"], wish["length"] = practice_position(body.edition, position, body.length or {})
    own = wish.pop("clock", None) if particulars.clock == "entered" else None
    if own is not None and plugin(game_of(body.edition)).own_clock:
        wish["given"] = {"clock": own if isinstance(own, dict) else {}, **(body.given or {})}
    try:
        terms = msgspec.convert(wish, playing.terms)
    except msgspec.ValidationError as error:
        raise BadRequest(misread(error)) from error
    names = tuple(seat.name for seat in particulars.seats)
    return Sitting.open(playing, terms, names, author=author(asked))


def author(asked: HallRequest) -> str:
    """Return how whoever asks is called in a journal."""
    if not asked.who.known:
        return "nobody"
    return f"{asked.who.id} {asked.who.name}".strip()


def actor_of(asked: HallRequest, match: LiveMatch) -> Actor:
    """Return who asks, as matches know those who act in them."""
    who, measure = asked.who, asked.request.scope.get(RTT)
    return Actor(
        author(asked),
        who.id,
        director=is_director(who),
        may_end_review=may_end_review(who, match),
        round_trip=measure or (lambda: 0),
    )


class BadEdition(Malformed):
    """There is no such edition."""

    def __init__(self, edition: str) -> None:
        super().__init__("edition", "unknown-edition", edition=edition[:80])


def seen_by(asked: HallRequest, match: LiveMatch) -> MatchShown:
    """Return a match as the one who asks may see it: which seats are theirs, and where others join them."""
    return own_view(match, viewer_of(asked, match))


def viewer_of(asked: HallRequest, match: LiveMatch, view: View = "whole") -> Viewer:
    """Return as whom somebody sees a match; who has nothing of their own in it sees it as others do."""
    particulars, who = match.particulars, asked.who
    # Who has nothing of their own here shares one view with their audience, encoded once.
    own = who.known and (
        who.id == particulars.owner or any(seat.person == who.id for seat in particulars.seats)
    )
    return Viewer(audience(who, match), asked.language, who.id if own else "", view)


def view_wanted(asked: HallRequest) -> View:
    """Return whether whole views, changes or none are asked for, or raise 400."""
    wanted = asked.request.query_params.get("view", "whole")
    for view in VIEWS:
        if view == wanted:
            return view
    raise not_one_of(wanted, "view", VIEWS)


ENDPOINTS = (
    Endpoint("GET", "/api/matches", several, EVERYONE, None, {200: list[MatchLine]}),
    Endpoint("POST", "/api/matches", make, MAKE_MATCH, NewMatch, {201: MatchShown, 200: MatchShown}),
    Endpoint("GET", "/api/matches/{id}", one, WATCH, None, {200: MatchShown}),
    Endpoint("POST", "/api/matches/{id}/join", join, JOIN, Join, {200: MatchShown}),
)
