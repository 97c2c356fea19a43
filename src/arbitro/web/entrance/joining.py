"""Pages on which a device joins: by the hall's PIN and the desk's word, by a code, or on a seat that waits for it."""

from functools import partial
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from arbitro.library import game_of
from arbitro.live.match import LiveMatch
from arbitro.live.naming import short_name
from arbitro.store import people as kept
from arbitro.store.grants import Grant
from arbitro.web.cookies import cookie, forget_cookie, give_cookie
from arbitro.web.entrance.forms import Fields, answer_form, asking, form_page, onward, problem_text
from arbitro.web.hall.devices import check_pin, join_device, let_wait
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.matches import take_seat
from arbitro.web.hall.people import OFFICIALS, Person, digest, person, token
from arbitro.web.hall.policy import WATCH, allows
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import NewGuest, let_in_as_guest, open_session, with_cookie

TABLE_OFFICIALS = ("umpire", "marker")
"""Those who work at a table, whichever it is."""
DEVICE = "device"
"""The cookie by which a device that waits is known again."""
LOOK_AGAIN = "4"
"""Seconds after which a device that waits asks by itself, also without scripts."""


async def door(request: Request) -> Response:
    """Offer to join by PIN, or tell a device that asked what became of it."""
    asked = await asking(request)
    secret = cookie(asked.request, DEVICE)
    if not secret:
        held = None
    else:
        held = await asked.read(partial(kept.device_by_code, code=digest(secret)))
    if held is not None and held.state == "approved":
        return await _in(asked, held)
    return _door(request, held)


async def ask(request: Request) -> Response:
    """Let a device wait for the desk."""
    asked = await asking(request)

    async def wait(fields: Fields) -> Response:
        if "again" in fields:
            return _forgotten(request, onward("/join"))
        await check_pin(asked, fields.get("pin", ""))
        secret = token()
        await let_wait(asked, fields.get("name", ""), secret)
        answer = onward("/join")
        give_cookie(request, answer, DEVICE, secret, lasts=86_400)
        return answer

    async def again(problem: Problem) -> Response:
        return _door(request, None, problem)

    return await answer_form(request, wait, again)


async def by_code(request: Request) -> Response:
    """Ask whether this device shall use the code of the address up."""
    # GET uses nothing up (ASVS 3.5.3): the preview of a link in a messenger would have taken the code.
    await asking(request)
    return _confirm(request, None)


async def use_code(request: Request) -> Response:
    """Let a device in by a code that works once."""
    asked = await asking(request)

    async def use(fields: Fields) -> Response:
        return await _in(asked, await join_device(asked, request.path_params["code"], fields.get("name", "")))

    async def again(problem: Problem) -> Response:
        return _confirm(request, problem)

    return await answer_form(request, use, again)


async def show_invitation(request: Request) -> Response:
    """Show somebody the seat that waits for them."""
    asked = await asking(request)
    try:
        return _seat(asked, await _waiting(asked))
    except Problem as problem:
        return _confirm(request, problem)


async def sit_down(request: Request) -> Response:
    """Take the seat to which one was invited, as a guest where one is not known."""
    asked = await asking(request)

    async def sit(fields: Fields) -> Response:
        match = await asked.find_match(request.path_params["match"])
        who, secret = asked.who, ""
        if not who.known:
            # Let in under a name of their own choice, with all limits on guests: an invitation is no account.
            secret, guest = await let_in_as_guest(asked, NewGuest(fields.get("name", "")))
            who = person(kept.Session(0, account=guest))
        await take_seat(asked, match, request.path_params["code"], who)
        answer = onward(_place(match))
        return with_cookie(asked, answer, secret) if secret else answer

    async def again(problem: Problem) -> Response:
        try:
            return _seat(asked, await _waiting(asked), problem)
        except Problem:
            return _confirm(request, problem)

    return await answer_form(request, sit, again)


async def _waiting(asked: HallRequest) -> LiveMatch:
    """Return the match of the address for whoever may see it, or has a code that is good; raises 403 or 404."""
    match = await asked.find_match(asked.request.path_params["match"])
    key = digest(asked.request.path_params["code"].strip().upper())
    good = partial(kept.good_code, code=key, now=asked.hall.time.wall(), purpose=f"seat {match.name}")
    # A private match is named to nobody without a code that is still good.
    if not allows(WATCH, asked.who, match) and not await asked.read(good):
        raise Problem(403, "wrong-code")
    return match


async def _in(asked: HallRequest, held: kept.Device) -> Response:
    """Open the session of a device that was let in, once, and lead it to its table."""
    # Before the session begins: the cookie of a device that waited lets nobody in a second time.
    await asked.write(partial(kept.change_device, name=held.id, code=None))
    granted = await asked.read(partial(kept.grants_of, device=held.id, now=asked.hall.time.wall()))
    place = _room(granted[-1]) if granted else "/sign-in"
    return with_cookie(
        asked, _forgotten(asked.request, onward(place)), await open_session(asked, device=held.id)
    )


def _room(grant: Grant) -> str:
    """Return where a device works that was let in for a match, a table or the whole hall."""
    if grant.role not in OFFICIALS:
        return f"/watch/{grant.object}" if grant.scope == "match" else "/watch"
    if grant.scope == "hall":
        return "/umpire" if grant.role in TABLE_OFFICIALS else "/desk"
    return (
        f"/umpire/{grant.object}"
        if grant.scope == "match"
        else f"/umpire/table/{quote(grant.object, safe='')}"
    )


def _forgotten(request: Request, answer: Response) -> Response:
    forget_cookie(request, answer, DEVICE)
    return answer


def _place(match: LiveMatch) -> str:
    if match.particulars.mode == "played":
        return f"/play/{game_of(match.sitting.game.edition)}/{match.name}"
    return f"/watch/{match.name}"


def _door(request: Request, held: kept.Device | None, problem: Problem | None = None) -> Response:
    status = problem.status if problem else 200
    state = held.state if held else "new"
    answer = form_page(
        request, "join.html", status, wrong=problem_text(request, problem), state=state, held=held
    )
    if state == "waiting":
        answer.headers["refresh"] = LOOK_AGAIN
    return answer


def _confirm(request: Request, problem: Problem | None) -> Response:
    status = problem.status if problem else 200
    return form_page(
        request, "join.html", status, wrong=problem_text(request, problem), state="code", held=None
    )


def _seat(asked: HallRequest, match: LiveMatch, problem: Problem | None = None) -> Response:
    who: Person | None = asked.who if asked.who.known else None
    return form_page(
        asked.request,
        "seat.html",
        problem.status if problem else 200,
        wrong=problem_text(asked.request, problem),
        who=who,
        players=[short_name(seat, asked.language) for seat in match.particulars.seats if not seat.invited],
        edition=match.sitting.game.edition,
    )
