"""Webhooks in the API: a director names addresses to which the hall sends what happens."""

import msgspec
from starlette.responses import Response

from arbitro.live.webhooks import MOST, BadSecret, Forbidden, Kind
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import DIRECTORS
from arbitro.web.hall.problems import Problem

LONGEST = 500


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address, what is to be sent there, and the secret by which it is signed."""

    url: str
    events: list[Kind]
    secret: str | None = None


class WebhookShown(msgspec.Struct, frozen=True):
    """A webhook; its secret is told once, to whoever made it."""

    id: str
    url: str
    events: list[Kind]
    secret: str | None = None


async def webhooks(asked: HallRequest) -> Response:
    """List the webhooks, without their secrets."""
    return asked.json([WebhookShown(one.id, one.url, list(one.events)) for one in asked.hall.webhooks.all()])


async def add_webhook(asked: HallRequest) -> Response:
    """Name an address to which the hall sends what happens."""
    body = asked.body(NewWebhook)
    if not body.events:
        raise Problem(400, "bad-webhook", key="events")
    if len(body.url) > LONGEST or len(body.secret or "") > LONGEST or len(asked.hall.webhooks.all()) >= MOST:
        raise Problem(400, "bad-webhook", key="url")
    try:
        made = await asked.hall.webhooks.add(body.url, dict.fromkeys(body.events), body.secret)
    # SSRF: no webhook leads into the hall's own network (ASVS 1.3.6).
    except Forbidden as error:
        raise Problem(400, "bad-webhook", key="url") from error
    except BadSecret as error:
        raise Problem(400, "bad-webhook-secret", key="secret") from error
    return asked.json(WebhookShown(made.id, made.url, list(made.events), made.secret), 201)


async def remove_webhook(asked: HallRequest) -> Response:
    """Forget an address: nothing more is sent there."""
    if not await asked.hall.webhooks.remove(str(asked.request.path_params["webhook"])):
        raise Problem(404, "no-such-webhook")
    return asked.json({})


ENDPOINTS = (
    Endpoint("GET", "/api/webhooks", webhooks, DIRECTORS, None, {200: list[WebhookShown]}),
    Endpoint("POST", "/api/webhooks", add_webhook, DIRECTORS, NewWebhook, {201: WebhookShown}),
    Endpoint("DELETE", "/api/webhooks/{webhook}", remove_webhook, DIRECTORS, None, {200: None}),
)
