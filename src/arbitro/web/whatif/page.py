"""The pages of the what-if: the form with its ruling, the file of a case, and the ways there from cases and matches."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitro.cases import Case, Hearing, Problem, attempt, hear
from arbitro.cases.book import casebook
from arbitro.cases.guard import hear_by_all
from arbitro.kernel import Malformed, Message
from arbitro.l10n import Language
from arbitro.library import GAMES, editions_of, game_of, name_act, tell
from arbitro.live import Hall, UnknownMatch
from arbitro.live.visibility import PUBLIC, disputed
from arbitro.web.language import language_of
from arbitro.web.page import LONGEST_LINK, VARIES, page
from arbitro.web.sandbox import SANDBOX, TooMuch
from arbitro.web.whatif.answers import Answer, answers
from arbitro.web.whatif.asking import ACT_KEY, GIVEN_KEY, Asked, address, asked, asked_by, case_of, same_case
from arbitro.web.whatif.form import form_of
from arbitro.web.whatif.labels import choice_name, field_name
from arbitro.web.whatif.matches import NoSuchAct, act_asked
from arbitro.web.whatif.saving import named, written
from arbitro.web.wording import wording

LONGEST_SITUATION = 6000
"""Signs of an address that a browser and this server take."""

TOO_MUCH = Message("hall-problem-too-much")


async def whatif(request: Request) -> Response:
    """Show a situation, the act, and what each edition rules."""
    query = request.query_params
    if "case" in query:
        return _of_case(query["case"])
    if "match" in query:
        return await _of_match(request)
    one = asked(query)
    found, case = await _ruled(one, language_of(request))
    return await asyncio.to_thread(_shown, request, one, found, case)


async def saved(request: Request) -> Response:
    """Return a what-if as the file of a case."""
    one = asked(request.query_params)
    heard = await _heard(one)
    if isinstance(heard, Problem):
        raise HTTPException(400)
    name = named(heard.case, list(heard.laws))
    headers = {**VARIES, "content-disposition": f'attachment; filename="{name}.yaml"'}
    return Response(written(heard), headers=headers, media_type="application/yaml")


async def _heard(one: Asked) -> Hearing | Problem:
    try:
        return await SANDBOX.run(attempt, case_of(one), hear)
    except Malformed as error:
        return Problem("", error.message)
    except TooMuch:
        return Problem("", TOO_MUCH)


def _shown(
    request: Request, one: Asked, found: list[Answer], case: Case | None, status: int = 200
) -> Response:
    language = language_of(request)
    here = address(one)
    return page(
        request,
        "whatif.html",
        status=status,
        words=wording(language, "board-", "whatif-board"),
        asked=one,
        given=form_of(one.game).given,
        extra=_extra(one),
        acts=form_of(one.game).acts,
        books=editions_of,
        act_name=name_act,
        field_name=field_name,
        choice_name=choice_name,
        keys={"given": GIVEN_KEY, "act": ACT_KEY},
        answers=found,
        differing=sum(bool(answer.differs) for answer in found),
        same=same_case(case) if case else None,
        save=here.replace("/whatif?", "/whatif/case.yaml?") if case and len(here) < LONGEST_LINK else "",
    )


def _extra(one: Asked) -> dict[str, tuple[str, ...]]:
    """Return what is said of the situation that the form has no field for."""
    known = {field.name for field in form_of(one.game).given}
    return {key: values for key, values in one.given.items() if key not in known}


async def _ruled(one: Asked, language: Language) -> tuple[list[Answer], Case | None]:
    try:
        case = case_of(one)
        heard = await SANDBOX.run(hear_by_all, case)
        return await asyncio.to_thread(answers, case, heard, len(one.before), language), case
    except Malformed as error:
        return [_unread(one, error.message, language)], None
    except TooMuch:
        return [_unread(one, TOO_MUCH, language)], None


def _unread(one: Asked, message: Message, language: Language) -> Answer:
    return Answer(one.edition, tell(message, language))


def _of_case(name: str) -> Response:
    """Lead to a case of the book."""
    found = next((casebook(game)[name] for game in GAMES if name in casebook(game)), None)
    if found is None:
        raise HTTPException(404)
    return RedirectResponse(address(asked_by(found)), 303)


async def _of_match(request: Request) -> Response:
    """Lead to an act of a match."""
    hall: Hall | None = getattr(request.app.state, "hall", None)
    number = request.query_params.get("number", "")
    if hall is None or not number.isdecimal() or len(number) > 8:
        raise HTTPException(404)
    try:
        match = await hall.match(request.query_params["match"])
    except UnknownMatch as error:
        raise HTTPException(404) from error
    hidden = disputed(match.sitting, PUBLIC)
    if match.particulars.private or (hidden is not None and int(number) >= hidden):
        raise HTTPException(404)
    try:
        case = await asyncio.to_thread(act_asked, match.sitting, int(number))
    except NoSuchAct:
        return _not_told(request, match.sitting.game.edition, "whatif-not-told")
    target = address(asked_by(case))
    if len(target) > LONGEST_SITUATION:
        return _not_told(request, match.sitting.game.edition, "whatif-too-long")
    return RedirectResponse(target, 303)


def _not_told(request: Request, edition: str, message: str) -> Response:
    """Show the form of the game, and say why the act is not in it."""
    one = Asked(edition, act=next(iter(form_of(game_of(edition)).acts), ""))
    return _shown(request, one, [_unread(one, Message(message), language_of(request))], None, 404)
