"""The pages of series: the list, a new one, and a table that follows the stream."""

from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.desk import acts
from arbitro.live.desk import LiveEvent
from arbitro.store import Command
from arbitro.web.entrance.forms import Fields, answer_form, asking, form_page, onward, problem_text
from arbitro.web.hall.desk.series import NewSeries, add_held, all_series, made_series, series_named
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.matches import author
from arbitro.web.hall.policy import ATTEND, DESK, allows
from arbitro.web.hall.problems import Problem


async def several(request: Request) -> Response:
    """List the series of the hall, and offer a new one to those who may make it."""
    return await _list(await asking(request))


async def make(request: Request) -> Response:
    """Make a series."""
    asked = await asking(request)

    async def do(fields: Fields) -> Response:
        # The page is everybody's, so page_policy lets everybody in: its forms ask for themselves.
        if not allows(DESK, asked.who):
            raise Problem(403, "not-yours")
        numbers = {
            name: int(text) for name in ("best", "minimum") if (text := fields.get(name, "")).isdecimal()
        }
        live, _ = await made_series(asked, NewSeries(numbers, title=fields.get("title", "")))
        return onward(f"/series/{live.name}")

    return await answer_form(request, do, partial(_list, asked))


async def one(request: Request) -> Response:
    """Show the table of a series."""
    return await _page(await asking(request))


async def decide(request: Request) -> Response:
    """Add an event of the hall to a series, or take the last change back."""
    asked = await asking(request)
    live = await series_named(asked, request.path_params["id"])

    async def do(fields: Fields) -> Response:
        if not allows(DESK, asked.who):
            raise Problem(403, "not-yours")
        if fields.get("do") == "undo":
            await asked.hall.series_hall.act(live, Command(), acts.Undo(), author(asked))
        elif (refused := await add_held(asked, live, fields.get("event", ""))) is not None:
            return await _page(asked, wrong=refused.text)
        return onward(f"/series/{live.name}")

    return await answer_form(request, do, partial(_page, asked))


async def _list(asked: HallRequest, problem: Problem | None = None) -> Response:
    return form_page(
        asked.request,
        "series_list.html",
        problem.status if problem else 200,
        wrong=problem_text(asked.request, problem),
        rows=[live.view() for live in await all_series(asked)],
        official=allows(DESK, asked.who),
    )


async def _page(asked: HallRequest, problem: Problem | None = None, wrong: str = "") -> Response:
    try:
        live = await series_named(asked, asked.request.path_params["id"])
    except Problem as error:
        raise HTTPException(404) from error
    official = allows(DESK, asked.who)
    return form_page(
        asked.request,
        "series.html",
        problem.status if problem else 200,
        wrong=wrong or problem_text(asked.request, problem),
        view=live.view(),
        official=official,
        held=await _over(asked) if official else [],
    )


async def _over(asked: HallRequest) -> list[LiveEvent]:
    """Return the events that are over, the newest first."""
    found = await asked.read(lambda _: asked.hall.store.journals("desk"))
    lives = [await asked.hall.office.event(one.heading.id) for one in reversed(found)]
    return [live for live in lives if live.event.over and allows(ATTEND, asked.who, live)]
