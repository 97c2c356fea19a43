"""Every address of the hall's API, who may ask it, and its description: one table that the server obeys."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
from msgspec import UnsetType
from starlette.responses import Response

from arbitro import __version__
from arbitro.desk.laws import NO_BOOK
from arbitro.library import editions
from arbitro.live.desk.documents import EventData
from arbitro.live.desk.live_series import SeriesShown
from arbitro.live.dice_views import DiceShown
from arbitro.live.documents import ClockData, LinkData, Rehearsed, StreamData, WishShown
from arbitro.live.visibility import EVENT_FIELDS, MATCH_FIELDS, PERSON_FIELDS, Audience
from arbitro.store.grants import HOLDS, ROLES
from arbitro.table.plans import TablePlan
from arbitro.web.api import Suggestions
from arbitro.web.clauses import ClauseView
from arbitro.web.hall import (
    absence,
    accounts,
    acts,
    copying,
    devices,
    dice,
    events,
    health,
    hints_and_reviews,
    journals,
    matches,
    passkeys,
    player_messages,
    practice,
    register,
    reports,
    sign_in,
    signatures,
    streaming,
    umpiring,
    ways,
    webhooks,
)
from arbitro.web.hall.desk import acting, board, exporting, planning, printing, rating, series
from arbitro.web.hall.desk import events as desk
from arbitro.web.hall.desk.rights import acts_by_role, fields_of_officials
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.examples import EXAMPLES
from arbitro.web.hall.lists import ListData
from arbitro.web.hall.player_messages import Reacted
from arbitro.web.hall.policy import EVERYONE, PolicyRule
from arbitro.web.page_policy import PAGES
from arbitro.web.precedent import Precedent

ERRORS = {
    400: "What was sent cannot be understood; `key` names where.",
    401: "Nobody, or nobody any more: sign in.",
    403: "Not for this person.",
    404: "There is no such thing.",
    409: "It has moved on, is taken, leased, or there is nothing to act on: `code` says which.",
    413: "More than 64 kB.",
    415: "Not JSON.",
    422: "The command's id was used for something else.",
    429: "Too often; `Retry-After` says when.",
    503: "The disk cannot be written; reading goes on.",
}


async def openapi(asked: HallRequest) -> Response:
    """Describe every address, from the structs themselves."""
    return asked.json(description())


ENDPOINTS: tuple[Endpoint, ...] = (
    *sign_in.ENDPOINTS,
    *accounts.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *devices.ENDPOINTS,
    *matches.ENDPOINTS,
    *acts.ENDPOINTS,
    *player_messages.ENDPOINTS,
    *practice.ENDPOINTS,
    *umpiring.ENDPOINTS,
    *streaming.ENDPOINTS,
    *reports.ENDPOINTS,
    *dice.ENDPOINTS,
    *journals.ENDPOINTS,
    *signatures.ENDPOINTS,
    *ways.ENDPOINTS,
    *absence.ENDPOINTS,
    *hints_and_reviews.ENDPOINTS,
    *desk.ENDPOINTS,
    *rating.ENDPOINTS,
    *series.ENDPOINTS,
    *register.ENDPOINTS,
    *acting.ENDPOINTS,
    *printing.ENDPOINTS,
    *board.ENDPOINTS,
    *planning.ENDPOINTS,
    *exporting.ENDPOINTS,
    *events.ENDPOINTS,
    *webhooks.ENDPOINTS,
    *health.ENDPOINTS,
    *copying.ENDPOINTS,
    Endpoint("GET", "/api/openapi.json", openapi, EVERYONE, None, {200: None}),
)


def permissions() -> list[dict[str, Any]]:
    """Return who may ask which address."""
    return [{"method": one.method, "path": one.path, **_rule_view(one.rule)} for one in ENDPOINTS]


def policy() -> dict[str, list[str]]:
    """Return all that is allowed, in lines by what it is about: addresses, pages, acts, fields, grants."""
    return {
        "addresses": [_line(f"{row['method']:7} {row['path']}", row) for row in permissions()],
        "pages": [_line(f"GET     {path}", _rule_view(rule)) for path, rule in PAGES.items()],
        "acts": [f"{role:10} {' '.join(names)}" for role, names in acts_by_role().items()],
        "words": [f"{name:10} {' '.join(fields)}" for name, fields in fields_of_officials().items()],
        "match": _fields(MATCH_FIELDS),
        "event": _fields(EVENT_FIELDS),
        "person": _fields(PERSON_FIELDS),
        "grants": [
            f"{role:10} {' '.join(one for one in ROLES if one in given)}" for role, given in HOLDS.items()
        ],
    }


def _rule_view(rule: PolicyRule) -> dict[str, Any]:
    return {
        "roles": [role for role in rule.roles if role in ROLES],
        "rule": rule.name,
        "of": rule.of,
        "by": list(rule.by),
        "never": list(rule.never),
    }


def _line(address: str, row: dict[str, Any]) -> str:
    never = f" -{' -'.join(row['never'])}" if row["never"] else ""
    return (
        f"{address:46} {row['of']:5} {row['rule']:15} {' '.join(row['by'])}{never} ({' '.join(row['roles'])})"
    )


def _fields(of: dict[str, tuple[Audience, ...]]) -> list[str]:
    return [f"{field:34} {' '.join(seen) or '-'}" for field, seen in of.items()]


BY_AN_EDITION: dict[str, tuple[str, ...]] = {"NewMatch": (), "NewEvent": (NO_BOOK,), "Typed": ()}
"""Bodies that name an edition, and what they may name besides."""


# OpenAPI knows no streams: what their messages hold is described beside them, under `x-data`.
STREAMED = (StreamData, ClockData, EventData, LinkData, ListData, SeriesShown, Reacted, WishShown, DiceShown)
"""The data of the messages of a stream of server-sent events."""
OF_THE_PAGES = (Suggestions, ClauseView, Precedent, TablePlan)
"""What the pages ask for beside the hall: clauses that a search finds, a clause with its case, the plan of a table."""


@cache
def description() -> dict[str, Any]:
    """Return the OpenAPI description."""
    kinds = [kind for one in ENDPOINTS for kind in (one.body, *one.answers.values()) if _struct(kind)]
    schemas, components = _generable(
        msgspec.json.schema_components(
            [*kinds, *STREAMED, Rehearsed, *OF_THE_PAGES], ref_template="#/components/schemas/{name}"
        )
    )
    for document in _always_whole():
        fields = msgspec.structs.fields(document)
        # msgspec calls a field with a default optional, also in an answer, where it is always there.
        components[document.__name__]["required"] = [
            field.encode_name for field in fields if UnsetType not in get_args(field.type)
        ]
    for kind, besides in BY_AN_EDITION.items():
        components[kind]["properties"]["edition"]["enum"] = [*editions(), *besides]
    # Not strict: the schemas of streams and pages follow those of the kinds.
    by_kind = dict(zip(map(str, kinds), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_kind)
    problem = {
        "type": "object",
        "required": ["status", "code", "title", "detail"],
        "properties": {
            "status": {"type": "integer"},
            "code": {"type": "string"},
            "title": {"type": "string"},
            "detail": {"type": "string"},
            "key": {"type": "string"},
            "law": {"type": "string"},
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Arbitro", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": {**components, "Problem": problem},
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
        # Both, as most may be asked by anybody; who may ask what is in `x-roles`.
        "security": [{}, {"bearer": []}],
    }


def _generable(schema: Any) -> Any:
    """Return a schema as generators of clients take it.

    The items of a tuple are counted and described each; `"items": false` after them, which adds nothing, is a schema
    that many generators do not know. In its place stands what any of them may be. A list of anything says so.
    """
    if isinstance(schema, dict):
        written = {key: _generable(value) for key, value in schema.items()}
        if written.get("type") == "array" and "items" not in written:
            written["items"] = {}
        if written.get("items") is False:
            each = [
                one for n, one in enumerate(written["prefixItems"]) if one not in written["prefixItems"][:n]
            ]
            written["items"] = each[0] if len(each) == 1 else {"anyOf": each}
        return written
    return type(schema)(map(_generable, schema)) if isinstance(schema, list | tuple) else schema


def _always_whole() -> Iterator[type[msgspec.Struct]]:
    """Yield the documents that are only answered, whose fields are there also where they are as usual."""
    sent = _documents(one.body for one in ENDPOINTS if _struct(one.body))
    answers = (kind for one in ENDPOINTS for kind in one.answers.values() if _struct(kind))
    said = _documents([*answers, *STREAMED, Rehearsed, *OF_THE_PAGES])
    return (kind for kind in said if kind not in sent and not kind.__struct_config__.omit_defaults)


def _documents(kinds: Iterable[Any]) -> dict[type[msgspec.Struct], None]:
    """Return the structs of which documents are made, each once."""
    found: dict[type[msgspec.Struct], None] = {}

    def look(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found[kind] = None
                for field in msgspec.structs.fields(kind):
                    look(field.type)
        elif is_typeddict(kind):
            for inner in get_type_hints(kind).values():
                look(inner)
        else:
            for inner in get_args(kind):
                look(inner)

    for kind in kinds:
        look(kind)
    return found


def _operation(one: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    path_parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
    ]
    query_parameters = [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in one.queries
    ]
    operation: dict[str, Any] = {
        "operationId": one.handler.__module__.removeprefix("arbitro.web.hall.").replace(".", "_")
        + f"_{one.handler.__name__}",
        "summary": (one.handler.__doc__ or "").strip(),
        "x-roles": [role for role in one.rule.roles if role in ROLES],
        "parameters": [*path_parameters, *query_parameters],
        "responses": {
            **{str(status): _answer(one, kind, schemas) for status, kind in one.answers.items()},
            **{str(status): _problem(text) for status, text in _errors(one).items()},
        },
    }
    if one.body is not None:
        schema = schemas.get(str(one.body), {"type": "object"})
        content = {"schema": schema, "example": EXAMPLES[one.body]}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    return operation


def _errors(one: Endpoint) -> dict[int, str]:
    # They have no body, and enter nothing that could be in conflict.
    left_out = {413, 415, 422, 429, 409} if one.method in ("GET", "DELETE") else set()
    return {status: text for status, text in ERRORS.items() if status not in left_out}


def _answer(one: Endpoint, kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = {one.media: {"schema": schemas[str(kind)]} if _struct(kind) else {}}
    if one.media == "text/event-stream":
        messages = [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in STREAMED]
        content = {one.media: {"schema": {"type": "string", "x-data": {"anyOf": messages}}}}
    return {"description": "Done.", "content": content}


def _problem(text: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Problem"}
    return {"description": text, "content": {"application/problem+json": {"schema": schema}}}


def _struct(kind: Any) -> bool:
    return kind is not None and kind is not dict
