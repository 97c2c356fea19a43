"""The addresses of the doors."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from arbitro.web import people as register
from arbitro.web import series
from arbitro.web.entrance import accounts, desk, joining, people, trying

Answer = Callable[[Request], Awaitable[Response]]


def _form(path: str, show: Answer, carry_out: Answer) -> Route:
    """Return the route of a form: shown when it is asked for, carried out when it is sent."""

    async def answer(request: Request) -> Response:
        return await (carry_out if request.method == "POST" else show)(request)

    return Route(path, answer, methods=["GET", "POST"])


ROUTES = [
    _form("/first", accounts.first, accounts.make_first),
    _form("/sign-in", accounts.door, accounts.come_in),
    # POST alone: a picture in another page could sign people out by GET.
    Route("/sign-out", accounts.go_out, methods=["POST"]),
    Route("/demo", trying.fill, methods=["POST"]),
    Route("/demo/as", trying.as_somebody, methods=["POST"]),
    _form("/join", joining.door, joining.ask),
    _form("/join/{code}", joining.by_code, joining.use_code),
    _form("/join/{match}/{code}", joining.show_invitation, joining.sit_down),
    _form("/accounts", people.show, people.decide),
    _form("/devices", desk.devices, desk.decide),
    _form("/series", series.several, series.make),
    _form("/series/{id}", series.one, series.decide),
    _form("/people", register.everybody, register.add),
    _form("/people/{number}", register.somebody, register.decide),
]
