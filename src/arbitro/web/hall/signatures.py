"""The hall's signature of a match's journal, and the keys that it signs with, for anyone to check."""

from functools import partial

import msgspec
from starlette.responses import Response

from arbitro.kernel.signature import HallKey, SignedHead
from arbitro.live.visibility import visible
from arbitro.store.signing import sign_head, signing_keys
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import EVERYONE, WATCH, audience
from arbitro.web.hall.problems import Problem


class HallKeys(msgspec.Struct, frozen=True):
    """The keys that the hall has signed with, the first first; none where it signs nothing."""

    keys: list[HallKey]


async def signature(asked: HallRequest) -> Response:
    """Return the head of the journal signed, of the last entry or of that of `sequence`."""
    match = await asked.match()
    # For whoever may read the journal and no further (docs/security.md): no disputed act for the public.
    journal = visible(match.sitting, audience(asked.who, match)).journal
    wished = asked.request.query_params.get("sequence", str(len(journal.entries) - 1))
    number = int(wished) if wished.isascii() and wished.isdigit() and len(wished) < 9 else -1
    if not 0 <= number < len(journal.entries):
        raise Problem(404, "no-such-line", number=wished[:20])
    head, now = journal.entries[number].digest, asked.hall.time.wall()
    sign = partial(sign_head, journal=match.name, sequence=number, head=head, now=now)
    signed = await asked.read(sign)
    if signed is None:
        raise Problem(404, "not-signed")
    return asked.json(signed)


async def keys(asked: HallRequest) -> Response:
    """Return the hall's public keys."""
    return asked.json(HallKeys(await asked.read(signing_keys)))


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/matches/{id}/signature",
        signature,
        WATCH,
        None,
        {200: SignedHead},
        queries=("sequence",),
    ),
    Endpoint("GET", "/api/keys", keys, EVERYONE, None, {200: HallKeys}),
)
