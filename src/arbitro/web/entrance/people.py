"""The page of accounts: one's own password and sessions; for a director everybody's accounts, sessions and the log."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from arbitro.l10n import Language
from arbitro.l10n.dates import write_moment
from arbitro.store import people as kept
from arbitro.store import security
from arbitro.store.grants import RIGHTS, ROLES
from arbitro.web.entrance.forms import Fields, answer_form, asking, form_page, onward, problem_text
from arbitro.web.hall.accounts import Changed, change_account, end_session_of, held_sessions, named_account
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.passkeys import held_passkeys, library, passkey_view, relying_party, remove_passkey
from arbitro.web.hall.policy import is_director
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import NewAccount, made_account

GIVEN = (*(role for role in ROLES if role != "spectator"), *RIGHTS)
"""The roles that an account is given."""
LINES = 100
"""Lines of the security log that are shown."""


async def show(request: Request) -> Response:
    """Show accounts, sessions and the log, as far as they are for whoever asks."""
    asked = await asking(request)
    return await _page(asked) if asked.who.known else onward("/sign-in")


async def decide(request: Request) -> Response:
    """Do what was decided: make, change or close an account, end a session."""
    asked = await asking(request)
    if not asked.who.known:
        return onward("/sign-in")

    async def do(fields: Fields) -> Response:
        deed = DEEDS.get(fields.get("do", ""))
        if deed is None:
            raise Problem(400, "not-a-form")
        await deed(asked, fields)
        return onward("/accounts")

    async def again(problem: Problem) -> Response:
        return await _page(asked, problem)

    return await answer_form(request, do, again)


async def _make(asked: HallRequest, fields: Fields) -> None:
    # The page is for everybody with an account: what is a director's asks for one here.
    if not is_director(asked.who):
        raise Problem(403, "not-yours")
    wish = NewAccount(fields.get("name", ""), fields.get("password", ""), _roles(fields))
    await made_account(asked, wish)


async def _change(asked: HallRequest, fields: Fields, change: Changed) -> None:
    if not is_director(asked.who):
        raise Problem(403, "not-yours")
    await change_account(asked, await named_account(asked, fields.get("account", "")), change)


async def _change_roles(asked: HallRequest, fields: Fields) -> None:
    await _change(asked, fields, Changed(roles=_roles(fields)))


async def _change_password(asked: HallRequest, fields: Fields) -> None:
    await _change(asked, fields, Changed(password=fields.get("password", "")))


async def _close(asked: HallRequest, fields: Fields) -> None:
    await _change(asked, fields, Changed(closed=True))


async def _open(asked: HallRequest, fields: Fields) -> None:
    await _change(asked, fields, Changed(closed=False))


async def _change_own(asked: HallRequest, fields: Fields) -> None:
    wish = Changed(password=fields.get("password", ""), old=fields.get("old", ""))
    await change_account(asked, await named_account(asked, asked.who.id), wish)


async def _end(asked: HallRequest, fields: Fields) -> None:
    await end_session_of(asked, fields.get("session", ""))


async def _remove_passkey(asked: HallRequest, fields: Fields) -> None:
    await remove_passkey(asked, fields.get("passkey", ""))


DEEDS: Mapping[str, Callable[[HallRequest, Fields], Awaitable[None]]] = {
    "make": _make,
    "roles": _change_roles,
    "password": _change_password,
    "close": _close,
    "open": _open,
    "own": _change_own,
    "end": _end,
    "remove-passkey": _remove_passkey,
}
"""What can be decided, by the name in the form."""


def _roles(fields: Fields) -> list[str]:
    return [role for role in GIVEN if f"role-{role}" in fields]


async def _page(asked: HallRequest, problem: Problem | None = None) -> Response:
    request, director = asked.request, is_director(asked.who)
    return form_page(
        request,
        "accounts.html",
        problem.status if problem else 200,
        wrong=problem_text(request, problem),
        who=asked.who,
        director=director,
        # Guests and devices have none to change.
        password=not asked.who.guest and not asked.who.device,
        accounts=await asked.read(kept.all_accounts) if director else [],
        sessions=await held_sessions(asked),
        passkeys=[passkey_view(one, owner) for one, owner in await held_passkeys(asked)],
        no_passkeys=_why_no_passkeys(asked),
        log=await asked.read(partial(security.lines, most=LINES)) if director else [],
        roles=GIVEN,
        moment=partial(_moment, asked.language),
    )


def _why_no_passkeys(asked: HallRequest) -> str:
    """Return why no passkey can be added here, in one line; empty where one can."""
    try:
        relying_party(asked.request)
        library()
    except Problem as problem:
        return problem_text(asked.request, problem)
    return ""


def _moment(language: Language, milliseconds: int) -> str:
    """Return a moment as people write it."""
    # UTC, as in every log (ASVS 16.2.2).
    return f"{write_moment(datetime.fromtimestamp(milliseconds / 1000, UTC), language)} UTC"
