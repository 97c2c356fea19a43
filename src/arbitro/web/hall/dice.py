"""The dice of a played backgammon match: players' devices commit, show their links, and anyone checks each roll."""

from functools import partial

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.backgammon.dice import OFFICIAL, BadLink, Exchange
from arbitro.kernel import Malformed
from arbitro.kernel.plugin import plugin
from arbitro.library import game_of
from arbitro.live.dice import BY_HALL, LATE
from arbitro.live.dice_views import DiceShown, dice_message, dice_shown
from arbitro.live.match import LiveMatch
from arbitro.live.particulars import Particulars
from arbitro.store import Unavailable
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import ACT, RULE, WATCH, allows, audience
from arbitro.web.hall.problems import Problem

MOST_CHANGES = 100
"""Chains that may take the place of others in one match: a device that was lost is a rare thing."""


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side's part in the dice: its commitment before the first roll, then a link for each."""

    commitment: str | None = None
    """The last hash of its chain, or `hall` to let the hall make its links."""
    link: str | None = None
    side: str | None = None
    """Whose it is, for whoever plays both sides, or goes on for one that is late."""
    anew: bool = False
    """Whether the commitment takes the place of another for the rest of the match: that chain is closed."""


async def dice(asked: HallRequest) -> Response:
    """Show the ledger of the dice: every roll with the links that made it."""
    match = await _match_of_roll(asked)
    return asked.json(dice_shown(match, audience(asked.who, match)))


async def share(asked: HallRequest) -> Response:
    """Commit to a chain, to another for the rest of the match, or show the link for the next roll."""
    body, match = asked.body(Share), await _match_of_roll(asked)
    if (body.commitment is None) == (body.link is None):
        raise Malformed("link", "missing")
    side = _side(asked, match, body)
    try:
        if body.link is not None:
            match.cup.reveal(side, body.link, match.sitting.journal.entries)
        elif body.anew:
            await _change(asked, match, side, str(body.commitment))
        else:
            await _commit(asked, match, side, str(body.commitment))
    except BadLink as error:
        key = "commitment" if body.commitment is not None else "link"
        fault = error.fault
        raise Problem(400, "bad-link", key=key, number=fault.number, party=side) from error
    asked.hall.pass_on(match.name, partial(dice_message, match))
    # A house player may have been waiting for this very link.
    asked.hall.house.look(match)
    return asked.json(dice_shown(match, audience(asked.who, match)))


async def _match_of_roll(asked: HallRequest) -> LiveMatch:
    match = await asked.match()
    if match.particulars.mode != "played" or not plugin(game_of(match.sitting.game.edition)).dice:
        raise Problem(404, "no-dice")
    return match


def _side(asked: HallRequest, match: LiveMatch, body: Share) -> str:
    """Return the side for which something is shown, their own or one that is late; and whose device takes part."""
    mine = _mine(asked, match)
    side = body.side or (next(iter(mine)) if len(mine) == 1 else "")
    if side not in mine and not _goes_on_without(asked, match, body, side):
        raise Problem(403, "not-yours") if asked.who.known else Problem(401, "sign-in")
    if side not in match.particulars.dice:
        raise Problem(409, "hall-dice")
    return side


def _mine(asked: HallRequest, match: LiveMatch) -> set[str]:
    return {seat.side for seat in match.particulars.seats if asked.who.known and seat.person == asked.who.id}


def _goes_on_without(asked: HallRequest, match: LiveMatch, body: Share, side: str) -> bool:
    """Tell whether the other side or an official leaves a side's links to the hall; raises 409 before it is late."""
    if (
        not body.anew
        or body.commitment != BY_HALL
        or not (_mine(asked, match) or allows(RULE, asked.who, match))
    ):
        return False
    exchange = match.cup.exchange(match.sitting.journal.entries)
    late_in = match.cup.late_in(exchange.number)
    if side in exchange.awaited and late_in != 0:
        # Rounded up: who waits for as long as they were told is not refused again.
        seconds = -(-(LATE if late_in is None else late_in) // 1000)
        raise Problem(409, "not-late", more={"late_in_ms": late_in}, party=side, seconds=seconds)
    return side in exchange.awaited


async def _commit(
    asked: HallRequest, match: LiveMatch, side: str, commitment: str, *, anew: bool = False
) -> None:
    held = match.particulars
    if held.dice[side] == commitment:
        return
    if held.dice[side] and not anew:
        raise Problem(409, "committed")
    if commitment != BY_HALL:
        Exchange(match.name).commit(side, commitment)
    await _keep(asked, match, replace(held, dice={**held.dice, side: commitment}))


async def _change(asked: HallRequest, match: LiveMatch, side: str, commitment: str) -> None:
    """Close a side's chain; the number that stands open is never rolled, so that nobody gains by what they saw."""
    cup, hall = match.cup, commitment == BY_HALL
    exchange = cup.exchange(match.sitting.journal.entries)
    if not exchange.committed:
        await _commit(asked, match, side, commitment, anew=True)
        return
    last = next((one.commitment for one in reversed(cup.changes) if one.party == side), None)
    # The same request after a lost answer: idempotent, or each retry would close one more chain.
    if commitment == last or (hall and side in cup.by_hall):
        return
    chosen = cup.by_hall_from(side, exchange.number) if hall else commitment
    if len(cup.changes) >= MOST_CHANGES:
        raise Problem(409, "too-many-chains", most=MOST_CHANGES)
    by = "" if side in _mine(asked, match) else next(iter(_mine(asked, match)), OFFICIAL)
    changes = exchange.change(side, chosen, by, hall=hall).changes
    await _keep(asked, match, replace(match.particulars, chains=changes))


async def _keep(asked: HallRequest, match: LiveMatch, changed: Particulars) -> None:
    """Keep what the dice come from, on disk before a roll falls with it; what cannot be kept has not happened."""
    before, match.particulars = match.particulars, changed
    try:
        await asked.hall.remember(match)
    except Unavailable:
        # Only what was changed here is put back: a seat may have been taken while the disk was asked.
        match.particulars = replace(match.particulars, dice=before.dice, chains=before.chains)
        raise


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/dice", dice, WATCH, None, {200: DiceShown}),
    Endpoint("POST", "/api/matches/{id}/dice", share, ACT, Share, {200: DiceShown}),
)
