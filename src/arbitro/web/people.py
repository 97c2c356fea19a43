"""The pages of the register: everybody for officials, and one person for all who may see them."""

from functools import partial
from math import isfinite

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitro.l10n import LANGUAGES
from arbitro.store import register
from arbitro.store.register import PersonRecord
from arbitro.web.entrance.forms import Fields, answer_form, asking, form_page, onward, problem_text
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.policy import DESK, allows, is_director
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.register import change_fields, check_person, erase, find_people, merge, page_of, row_of

TEXTS = ("name", "club", "federation", "country", "licence", "licence_until", "class", "language")


async def everybody(request: Request) -> Response:
    """List the register to officials."""
    return await _list(await asking(request))


async def add(request: Request) -> Response:
    """Enter somebody in the register."""
    asked = await asking(request)

    async def do(fields: Fields) -> Response:
        if not allows(DESK, asked.who):
            raise Problem(403, "not-yours")
        person = check_person(
            PersonRecord(fields.get("name", "").strip(), club=fields.get("club", "").strip())
        )
        now = asked.hall.time.wall()
        number = await asked.write(partial(register.add, kind="person", body=person, now=now))
        return onward(f"/people/{number}")

    return await answer_form(request, do, partial(_list, asked))


async def somebody(request: Request) -> Response:
    """Show one person; a number that was merged leads to the other."""
    asked = await asking(request)
    try:
        row = await row_of(asked, _number(request))
        if row.merged_into is not None and not allows(DESK, asked.who):
            return RedirectResponse(f"/people/{row.merged_into}", 303)
        return await _page(asked)
    except Problem as problem:
        raise HTTPException(problem.status) from problem


async def decide(request: Request) -> Response:
    """Change, merge, part or erase somebody."""
    asked, number = await asking(request), _number(request)

    async def do(fields: Fields) -> Response:
        # The address is open, as a page may be for everybody: so what is sent there asks for itself.
        if not allows(DESK, asked.who):
            raise Problem(403, "not-yours")
        match fields.get("do"):
            case "save":
                texts = {name: fields.get(name, "").strip() for name in TEXTS}
                year, rating = fields.get("birth_year", ""), fields.get("rating", "").replace(",", ".")
                numbers = {"birth_year": _whole(year), "rating": _decimal(rating)}
                await change_fields(asked, number, {**texts, **numbers, "consent": "consent" in fields})
            case "merge":
                await merge(asked, number, _whole(fields.get("into", "")) or 0)
            case "part":
                await merge(asked, number, None)
            case "erase":
                if not is_director(asked.who):
                    raise Problem(403, "not-yours")
                await erase(asked, number)
            case _:
                raise Problem(400, "not-a-form")
        return onward(f"/people/{number}")

    return await answer_form(request, do, partial(_page, asked))


async def _list(asked: HallRequest, problem: Problem | None = None) -> Response:
    query = asked.request.query_params.get("q", "")
    return form_page(
        asked.request,
        "people.html",
        problem.status if problem else 200,
        wrong=problem_text(asked.request, problem),
        rows=await find_people(asked, query),
        query=query,
    )


async def _page(asked: HallRequest, problem: Problem | None = None) -> Response:
    number = _number(asked.request)
    row = await row_of(asked, number)
    return form_page(
        asked.request,
        "person.html",
        problem.status if problem else 200,
        wrong=problem_text(asked.request, problem),
        row=row,
        page=await page_of(asked, number),
        official=allows(DESK, asked.who),
        director=is_director(asked.who),
        spoken=LANGUAGES,
    )


def _number(request: Request) -> int:
    text = str(request.path_params["number"])
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise HTTPException(404)
    return int(text)


def _whole(text: str) -> int | None:
    return int(text) if text.strip().isascii() and text.strip().isdecimal() else None


def _decimal(text: str) -> float | None:
    try:
        number = float(text) if text.strip() else None
    except ValueError as error:
        raise Problem(400, "not-a-form") from error
    if number is not None and not isfinite(number):  # float() reads "nan" and "inf" too
        raise Problem(400, "not-a-form")
    return number
