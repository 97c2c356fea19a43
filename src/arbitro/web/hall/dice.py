"""The dice of a played backgammon match: players' devices commit, show their links, and anyone checks each roll."""

from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.backgammon.dice import BadLink, Exchange
from arbitro.kernel import Malformed
from arbitro.library import game_of
from arbitro.live import LiveMatch
from arbitro.live.dice import BY_HALL
from arbitro.live.telling import message
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.entering import EVERYONE
from arbitro.web.hall.matches import MAKERS
from arbitro.web.hall.problems import Problem


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side's part in the dice: its commitment before the first roll, then a link for each."""

    commitment: str | None = None
    """The last hash of its chain, or `hall` to let the hall make its links."""
    link: str | None = None
    side: str | None = None
    """Whose it is, for whoever plays both sides."""


class DiceShown(msgspec.Struct, frozen=True):
    """The ledger of a match's dice so far, and what they wait for."""

    match: str
    length: int
    commitments: dict[str, str]
    rolls: list[Any]
    number: int
    """The roll that comes next."""
    awaited: list[str]
    """Who has to show a commitment or a link before it can fall; the server shows its own with it."""
    hall: list[str]
    """Whose links the hall makes."""


async def dice(asked: Asked) -> Response:
    """Show the ledger of the dice: every roll with the links that made it."""
    return asked.json(_shown(await _rolled(asked)))


async def share(asked: Asked) -> Response:
    """Commit to a chain, or show the link for the next roll."""
    body, match = asked.body(Share), await _rolled(asked)
    if (body.commitment is None) == (body.link is None):
        raise Malformed("link", "missing")
    side = _side(asked, match, body)
    try:
        if body.commitment is not None:
            await _commit(asked, match, side, body.commitment)
        else:
            match.cup.reveal(side, str(body.link), match.sitting.journal.entries)
    except BadLink as error:
        key = "commitment" if body.commitment is not None else "link"
        fault = error.fault
        raise Problem(400, "bad-link", key=key, number=fault.number, party=side) from error
    told = _shown(match)
    asked.hall.pass_on(match.name, message("dice", told))
    asked.hall.house.look(match)
    return asked.json(told)


async def _rolled(asked: Asked) -> LiveMatch:
    match = await asked.match()
    if match.particulars.mode != "played" or game_of(match.sitting.game.edition) != "backgammon":
        raise Problem(404, "no-dice")
    return match


def _side(asked: Asked, match: LiveMatch, body: Share) -> str:
    """Return the side for which somebody shows something: his own, and one whose device takes part."""
    mine = {seat.side for seat in match.particulars.seats if asked.who.known and seat.person == asked.who.id}
    side = body.side or (next(iter(mine)) if len(mine) == 1 else "")
    if side not in mine:
        raise Problem(403, "not-yours") if asked.who.known else Problem(401, "sign-in")
    if side not in match.particulars.dice:
        raise Problem(409, "hall-dice")
    return side


async def _commit(asked: Asked, match: LiveMatch, side: str, commitment: str) -> None:
    if match.particulars.dice[side] == commitment:
        return
    if match.particulars.dice[side]:
        raise Problem(409, "committed")
    if commitment != BY_HALL:
        Exchange(match.name).commit(side, commitment)
    match.committed(side, commitment)
    await asked.hall.remember(match)


def _shown(match: LiveMatch) -> DiceShown:
    cup = match.cup
    exchange = cup.exchange(match.sitting.journal.entries)
    rolls = msgspec.to_builtins(exchange.rolls)
    awaited = [party for party in exchange.awaited if party not in cup.by_hall]
    return DiceShown(
        exchange.match,
        exchange.length,
        exchange.commitments,
        rolls,
        exchange.number,
        awaited,
        list(cup.by_hall),
    )


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/dice", dice, EVERYONE, None, {200: DiceShown}),
    Endpoint("POST", "/api/matches/{id}/dice", share, MAKERS, Share, {200: DiceShown}),
)
