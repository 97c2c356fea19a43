"""A demonstration: its roles by a button each, and the button that fills a hall with it."""

from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.live.desk import LiveEvent
from arbitro.live.desk.demonstration import BACKGAMMON, CARROM, DIRECTOR, Showroom
from arbitro.store import people as kept
from arbitro.web.entrance.forms import Fields, answer_form, asking, onward
from arbitro.web.hall.policy import is_director
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import login, open_session, signed_out, with_cookie

PEOPLE = {"director": DIRECTOR, "umpire": "Umpire", "player": CARROM.tried, "committee": BACKGAMMON.tried}
"""The account of each role that can be tried."""
ROLES = (*PEOPLE, "spectator")


async def as_somebody(request: Request) -> Response:
    """Let a visitor of a demonstration be whom they want to be, and lead them to where that one works."""
    asked, showroom = await asking(request), _showroom(request)
    # Whoever presses is let in without a password: only a demonstration has such an address.
    if not request.app.state.demo:
        raise HTTPException(404)

    async def become(fields: Fields) -> Response:
        role = fields.get("role", "")
        if role not in ROLES:
            raise Problem(400, "not-a-form")
        event = showroom.events.get("backgammon" if role == "committee" else "carrom")
        place = _place(role, event)
        if role == "spectator":
            return await signed_out(asked, onward(place))
        name = PEOPLE[role]
        found = await asked.read(partial(kept.account_by_login, login=login(name)))
        if found is None:
            raise HTTPException(404)
        if event is not None and name in (CARROM.tried, BACKGAMMON.tried):
            await asked.hall.office.remember(event, claims=event.claimed(name, found.id))
        return with_cookie(asked, onward(place), await open_session(asked, account=found.id))

    return await answer_form(request, become, _refuse)


async def fill(request: Request) -> Response:
    """Fill the hall with the events of the demonstration, at a director's wish."""
    asked, showroom = await asking(request), _showroom(request)
    if not is_director(asked.who):
        return onward("/sign-in")

    async def begin(fields: Fields) -> Response:
        showroom.open()
        return onward("/desk")

    return await answer_form(request, begin, _refuse)


def _place(role: str, event: LiveEvent | None) -> str:
    if event is None:
        return "/desk"
    own = {"umpire": "/umpire", "player": f"/desk/{event.name}/me", "committee": f"/desk/{event.name}/me"}
    return own.get(role, f"/desk/{event.name}")


def _showroom(request: Request) -> Showroom:
    showroom = getattr(request.app.state, "showroom", None)
    if not isinstance(showroom, Showroom):
        raise HTTPException(404)
    return showroom


async def _refuse(problem: Problem) -> Response:
    raise HTTPException(problem.status)
