"""Whom to tell of a weakness of this hall, where programs look for it (RFC 9116)."""

from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from arbitro.l10n import LANGUAGES
from arbitro.web.network import NetworkSettings, own_address

# RFC 9116, 2.5.5 recommends less than a year.
GOOD_FOR = timedelta(days=180)


def security_txt(request: Request) -> Response:
    """Say whom to tell, and until when that is good: who was named, else whoever is at the desk of the hall."""
    network: NetworkSettings = request.app.state.network
    lines = (
        f"Contact: {network.contact or own_address(request) + '/desk'}",
        f"Expires: {datetime.now(UTC) + GOOD_FOR:%Y-%m-%dT00:00:00Z}",
        f"Preferred-Languages: {', '.join(LANGUAGES)}",
        f"Canonical: {own_address(request)}/.well-known/security.txt",
    )
    return PlainTextResponse("".join(f"{line}\n" for line in lines))
