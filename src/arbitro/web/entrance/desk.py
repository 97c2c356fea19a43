"""The desk's page of devices: those that wait, those that were let in, the PIN, and codes that work once."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from arbitro.store.grants import ROLES
from arbitro.web.entrance.forms import Fields, answer_form, asking, form_page, onward, problem_text
from arbitro.web.hall.devices import Approval, approve_device, fresh_join, fresh_pin, lines, taken_back
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.policy import DESK, allows, may_grant
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.reports import LOW, ConsoleLine
from arbitro.web.hall.reports import lines as console_lines
from arbitro.web.network import own_address
from arbitro.web.tables import known_tables

GRANTED = tuple(role for role in ROLES if role not in ("director", "spectator"))
"""The roles that a device is let in for."""


async def devices(request: Request) -> Response:
    """Show the desk every device that asked."""
    asked = await asking(request)
    return await _page(asked) if _desk(asked) else onward("/sign-in")


async def decide(request: Request) -> Response:
    """Do what the desk decides: let in, refuse, take back, make a PIN or a code."""
    asked = await asking(request)
    if not _desk(asked):
        return onward("/sign-in")

    async def do(fields: Fields) -> Response:
        deed = DEEDS.get(fields.get("do", ""))
        if deed is None:
            raise Problem(400, "not-a-form")
        return await deed(asked, fields)

    async def again(problem: Problem) -> Response:
        return await _page(asked, problem)

    return await answer_form(request, do, again)


async def _let_in(asked: HallRequest, fields: Fields) -> Response:
    await approve_device(asked, fields.get("device", ""), _wish(fields))
    return onward("/devices")


async def _shut_out(asked: HallRequest, fields: Fields) -> Response:
    await taken_back(asked, fields.get("device", ""))
    return onward("/devices")


async def _pin(asked: HallRequest, fields: Fields) -> Response:
    # No redirect here: only the digest is kept, so that no other page could show it.
    return await _page(asked, pin=await fresh_pin(asked))


async def _code(asked: HallRequest, fields: Fields) -> Response:
    # The same: this answer is the only place where it ever stands.
    return await _page(asked, join=await fresh_join(asked, _wish(fields)))


DEEDS: Mapping[str, Callable[[HallRequest, Fields], Awaitable[Response]]] = {
    "let-in": _let_in,
    "shut-out": _shut_out,
    "pin": _pin,
    "code": _code,
}
"""What the desk can decide, by the name in the form."""


def _wish(fields: Fields) -> Approval:
    """Return what is granted: for a table, for a match, or for the hall where neither is named."""
    return Approval(
        fields.get("role", ""),
        fields.get("other-table", "").strip() or fields.get("table", "").strip() or None,
        fields.get("match", "").strip() or None,
    )


def _desk(asked: HallRequest) -> bool:
    return allows(DESK, asked.who)


async def _page(
    asked: HallRequest, problem: Problem | None = None, *, pin: str = "", join: str = ""
) -> Response:
    request = asked.request
    found = await asked.read(partial(lines, now=asked.hall.time.wall()))
    consoles = await console_lines(asked.hall)
    here = f"{own_address(request)}/join"
    way = f"{here}/{join}" if join else here
    return form_page(
        request,
        "devices.html",
        problem.status if problem else 200,
        wrong=problem_text(request, problem),
        waiting=[one for one in found if one.state == "waiting"],
        inside=[one for one in found if one.state == "approved"],
        tables=await known_tables(asked.hall),
        consoles=consoles,
        figures=_figures(consoles),
        low=LOW,
        # Offered is what they hold themselves (hall.md, "People"): the rest would be refused.
        roles=[role for role in GRANTED if may_grant(asked.who, role, "hall", "")],
        pin=pin,
        join=join,
        way=way,
        picture=qr_picture(way) if pin or join else "",
    )


def _figures(consoles: Sequence[ConsoleLine]) -> dict[str, int]:
    """Return how many consoles answer, are lost or soon empty, and what all of them have not sent."""
    return {
        "answering": sum(not one.lost for one in consoles),
        "lost": sum(one.lost for one in consoles),
        "empty": sum(one.soon_empty for one in consoles),
        "unsent": sum(one.unsent for one in consoles),
    }


def qr_picture(address: str) -> Markup:
    """Return an address as a picture that phones read, dark on light in any theme."""
    picture = segno.make(address, micro=False).svg_inline(scale=4, border=3, dark="#000", light="#fff")
    return Markup(picture)
