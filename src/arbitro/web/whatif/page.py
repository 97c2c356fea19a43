"""The pages of the what-if: the form with its ruling, the file of a case, and the ways there from cases and matches."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitro.cases import Case, CaseProblem, attempt, hear
from arbitro.cases.book import casebook
from arbitro.cases.guard import hear_by_all
from arbitro.kernel import Malformed, Message
from arbitro.l10n import Language
from arbitro.library import GAMES, game_of, tell
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.visibility import PUBLIC, first_disputed
from arbitro.web.language import language_of
from arbitro.web.page import VARIES, page
from arbitro.web.sandbox import SANDBOX, TooMuch
from arbitro.web.whatif.answers import EditionAnswer, answers
from arbitro.web.whatif.asking import WhatIfQuery, address, asked_by, case_of, read_query
from arbitro.web.whatif.form import form_of
from arbitro.web.whatif.matches import NoSuchAct, act_asked
from arbitro.web.whatif.saving import case_text, name_case
from arbitro.web.whatif.values import shown_values

# Below the 8,192 bytes with which an address is refused (bounds.py).
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
    one = read_query(query)
    found, case = await _rule_by_all(one, language_of(request))
    return await asyncio.to_thread(_answer_page, request, one, found, case)


async def save_case(request: Request) -> Response:
    """Return a what-if as the file of a case."""
    one = read_query(request.query_params)
    try:
        heard = await SANDBOX.run(attempt, case_of(one), hear)
    except Malformed as error:
        heard = CaseProblem("", error.message)
    except TooMuch:
        heard = CaseProblem("", TOO_MUCH)
    if isinstance(heard, CaseProblem):
        raise HTTPException(400)
    name = name_case(heard.case, list(heard.laws))
    headers = {**VARIES, "content-disposition": f'attachment; filename="{name}.yaml"'}
    return Response(case_text(heard), headers=headers, media_type="application/yaml")


def _answer_page(
    request: Request, one: WhatIfQuery, found: list[EditionAnswer], case: Case | None, status: int = 200
) -> Response:
    return page(request, "whatif.html", status=status, **shown_values(one, found, case, language_of(request)))


async def _rule_by_all(one: WhatIfQuery, language: Language) -> tuple[list[EditionAnswer], Case | None]:
    try:
        case = case_of(one)
        # A stranger's case: 1 s of a processor and 256 MB for all editions together (docs/operate.md).
        heard = await SANDBOX.run(hear_by_all, case)
        return await asyncio.to_thread(answers, case, heard, len(one.before), language), case
    except Malformed as error:
        return [_unread(one, error.message, language)], None
    except TooMuch:
        return [_unread(one, TOO_MUCH, language)], None


def _unread(one: WhatIfQuery, message: Message, language: Language) -> EditionAnswer:
    return EditionAnswer(one.edition, tell(message, language))


def _of_case(name: str) -> Response:
    """Lead to a case of the book."""
    found = next((casebook(game)[name] for game in GAMES if name in casebook(game)), None)
    if found is None:
        raise HTTPException(404)
    return RedirectResponse(address(asked_by(found)), 303)


async def _of_match(request: Request) -> Response:
    """Lead to an act of a match."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    number = request.query_params.get("number", "")
    if hall is None or not number.isdecimal() or len(number) > 8:
        raise HTTPException(404)
    try:
        match = await hall.match(request.query_params["match"])
    except UnknownMatch as error:
        raise HTTPException(404) from error
    # hall.md: under review the public sees what was before the disputed act; nobody is known here.
    hidden = first_disputed(match.sitting, PUBLIC)
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
    one = WhatIfQuery(edition, act=next(iter(form_of(game_of(edition)).acts), ""))
    return _answer_page(request, one, [_unread(one, Message(message), language_of(request))], None, 404)
