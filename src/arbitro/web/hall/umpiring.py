"""What an umpire's console asks beside acts: the acts so far, a match as it was, the hand-over to another device."""

import msgspec
import segno
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.kernel import BadAct
from arbitro.live.documents import ActShown, MatchShown
from arbitro.live.match_views import acts_shown, match_view
from arbitro.live.setting import MatchSetting
from arbitro.web.hall.devices import Given, code_for, end_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.matches import author
from arbitro.web.hall.policy import ACT, HAND_OVER, audience
from arbitro.web.network import own_address

MOST = 200
GOOD_FOR = 10 * 60 * 1000
"""How long a hand-over waits for the other device."""


class HandOver(msgspec.Struct, frozen=True):
    """The way by which another device takes a match over, once."""

    join: str
    address: str
    qr: str
    """The address as a picture."""
    good_ms: int


class Hand(msgspec.Struct, frozen=True):
    """What a device needs beside the journal to rule on a match by itself while the hall is away."""

    author: str
    """How whoever asks is called in the journal."""
    setting: MatchSetting


async def device(asked: HallRequest) -> Response:
    """Tell how a match is set, so that a device with its journal can rule on it while the hall is away."""
    held = (await asked.match()).particulars
    # Ids of people stay in the hall: the device need only tell seats apart.
    seats = tuple(replace(seat, person=seat.person and seat.side) for seat in held.seats)
    options = {name: held.options[name] for name in ("clock",) if name in held.options}
    # No more than what ruling needs: neither the owner nor the other options.
    setting = MatchSetting(
        held.mode,
        seats,
        casual=held.casual,
        clock=held.clock,
        table=held.table,
        event=held.event,
        options=options,
        lease=held.lease,
    )
    return asked.json(Hand(author(asked), setting))


async def acts(asked: HallRequest) -> Response:
    """List the last acts in force, the newest last, with what is ruled on them now."""
    match = await asked.match()
    return asked.json(acts_shown(match, MOST, asked.language))


async def as_it_was(asked: HallRequest) -> Response:
    """Show a match as it was when the act of an entry was judged: with what could have been entered instead."""
    match = await asked.match()
    number = str(asked.request.path_params["number"])
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadAct("nothing-to-correct")
    return asked.json(match_view(match, audience(asked.who, match), asked.language, before=int(number)))


async def hand_over(asked: HallRequest) -> Response:
    """Make the code with which one other device may umpire this match."""
    match = await asked.match()
    given = Given("umpire", "match", match.name, asked.who.id, end_of(asked))
    secret = await code_for(asked, given, GOOD_FOR)
    address = f"{own_address(asked.request)}/umpire/{match.name}?join={secret}"
    picture = segno.make(address, error="m").svg_data_uri(border=4, light="#fff", dark="#000")
    return asked.json(HandOver(secret, address, picture, GOOD_FOR), 201)


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/history", acts, ACT, None, {200: list[ActShown]}),
    Endpoint("GET", "/api/matches/{id}/device", device, ACT, None, {200: Hand}),
    Endpoint("GET", "/api/matches/{id}/acts/{number}/before", as_it_was, ACT, None, {200: MatchShown}),
    Endpoint("POST", "/api/matches/{id}/hand-over", hand_over, HAND_OVER, None, {201: HandOver}),
)
