"""What an umpire's console asks beside acts: the acts so far, a match as it was, the hand-over to another device."""

import msgspec
import segno
from starlette.responses import Response

from arbitro.kernel import BadAct
from arbitro.live.documents import ActShown, MatchShown
from arbitro.live.telling import acts_shown, shown
from arbitro.web.hall.devices import Given, code_for, end_of
from arbitro.web.hall.endpoint import Asked, Endpoint
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


async def acts(asked: Asked) -> Response:
    """List the last acts in force, the newest last, with what is ruled on them now."""
    match = await asked.match()
    return asked.json(acts_shown(match, MOST, asked.language))


async def as_it_was(asked: Asked) -> Response:
    """Show a match as it was when the act of an entry was judged: with what could have been entered instead."""
    match = await asked.match()
    number = str(asked.request.path_params["number"])
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadAct("nothing-to-correct")
    return asked.json(shown(match, audience(asked.who, match), asked.language, before=int(number)))


async def hand_over(asked: Asked) -> Response:
    """Make the code with which one other device may umpire this match."""
    match = await asked.match()
    given = Given("umpire", "match", match.name, asked.who.id, end_of(asked))
    secret = await code_for(asked, given, GOOD_FOR)
    address = f"{own_address(asked.request)}/umpire/{match.name}?join={secret}"
    picture = segno.make(address, error="m").svg_data_uri(border=4, light="#fff", dark="#000")
    return asked.json(HandOver(secret, address, picture, GOOD_FOR), 201)


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/history", acts, ACT, None, {200: list[ActShown]}),
    Endpoint("GET", "/api/matches/{id}/acts/{number}/before", as_it_was, ACT, None, {200: MatchShown}),
    Endpoint("POST", "/api/matches/{id}/hand-over", hand_over, HAND_OVER, None, {201: HandOver}),
)
