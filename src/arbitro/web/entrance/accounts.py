"""Pages for people with a password: the first director's account, and signing in and out."""

from starlette.requests import Request
from starlette.responses import Response

from arbitro.store.people import all_accounts
from arbitro.web.entrance.forms import Fields, answer_form, asking, form_page, onward, problem_text
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.passkeys import has_passkeys
from arbitro.web.hall.policy import DESK, allows
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import (
    Credentials,
    FirstDirector,
    made_director,
    signed_in,
    signed_out,
    with_cookie,
)


async def first(request: Request) -> Response:
    """Offer the first director their account, as long as the hall has none."""
    asked = await asking(request)
    # A hall has one first director: who comes later by the code that was printed is led on.
    if await asked.read(all_accounts):
        return onward("/sign-in")
    return _first(request, None, {})


async def make_first(request: Request) -> Response:
    """Make the first director's account with the code that was printed when the hall opened."""
    asked = await asking(request)
    typed: Fields = {}

    async def make(fields: Fields) -> Response:
        nonlocal typed
        typed = fields
        wish = FirstDirector(*(fields.get(name, "") for name in ("code", "name", "password")))
        return with_cookie(asked, onward("/devices"), await made_director(asked, wish))

    async def again(problem: Problem) -> Response:
        return _first(request, problem, typed)

    return await answer_form(request, make, again)


async def door(request: Request) -> Response:
    """Offer to sign in, or tell who is signed in."""
    return await _door(await asking(request), None, {})


async def come_in(request: Request) -> Response:
    """Sign somebody in, and lead them to where they work."""
    asked = await asking(request)
    typed: Fields = {}

    async def sign(fields: Fields) -> Response:
        nonlocal typed
        typed = fields
        wish = Credentials(fields.get("name", ""), fields.get("password", ""))
        secret, account = await signed_in(asked, wish)
        place = "/devices" if set(DESK.by) & set(account.roles.split()) else "/watch"
        # With the account: for the rate limit this browser counts apart from strangers who guess at it.
        return with_cookie(asked, onward(place), secret, account)

    async def again(problem: Problem) -> Response:
        return await _door(asked, problem, typed)

    return await answer_form(request, sign, again)


async def go_out(request: Request) -> Response:
    """Sign somebody out."""
    asked = await asking(request)

    async def sign(fields: Fields) -> Response:
        return await signed_out(asked, onward("/sign-in"))

    async def again(problem: Problem) -> Response:
        return await _door(asked, problem, {})

    return await answer_form(request, sign, again)


def _first(request: Request, problem: Problem | None, typed: Fields) -> Response:
    status = problem.status if problem else 200
    return form_page(request, "first.html", status, wrong=problem_text(request, problem), typed=typed)


async def _door(asked: HallRequest, problem: Problem | None, typed: Fields) -> Response:
    return form_page(
        asked.request,
        "sign-in.html",
        problem.status if problem else 200,
        wrong=problem_text(asked.request, problem),
        typed=typed,
        who=asked.who,
        desk=allows(DESK, asked.who),
        passkeys=has_passkeys(asked.request),
        leads_to_devices=DESK.by,
        empty=not await asked.read(all_accounts),
    )
