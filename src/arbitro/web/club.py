"""The page of whoever looks after a club's hall, on that laptop alone: its code, who is connected, backup, stop."""

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs

import segno
from markupsafe import Markup
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route

from arbitro.web.assets import Assets
from arbitro.web.headers import SecurityHeaders
from arbitro.web.language import language_of
from arbitro.web.page import render

STICKS = ("/media/*/*", "/run/media/*/*", "/media/*", "/mnt/*", "/Volumes/*")
"""Where systems show what is plugged in."""
ESTABLISHED = "01"
"""How Linux writes that a connection stands."""


class ClubHall(NamedTuple):
    """A hall that was started for a room."""

    hall: subprocess.Popen[str]
    address: str
    port: int
    data: Path
    said: list[str]
    """What the hall has told whoever started it: how the first director comes in."""
    known: str
    """What it tells a terminal, and the page shows already."""


def page_of(club: ClubHall, key: str) -> Starlette:
    """Return the application of the page, below an address that only this laptop is told."""

    def show_page(request: Request) -> Response:
        drawn = io.BytesIO()
        segno.make_qr(club.address, error="m").save(
            drawn, kind="svg", border=4, light="#fff", dark="#000", xmldecl=False, omitsize=True
        )
        values: dict[str, Any] = {
            "address": club.address,
            "code": Markup(drawn.getvalue().decode()),
            "running": club.hall.poll() is None,
            "said": [line for line in club.said if line != club.known],
            "peers": peers(club.port),
            "sticks": sticks(),
            "saved": request.query_params.get("saved", ""),
            "failed": request.query_params.get("failed", ""),
        }
        return HTMLResponse(
            render("club.html", language_of(request), **values), headers={"cache-control": "no-store"}
        )

    async def save_backup(request: Request) -> Response:
        place = parse_qs((await request.body()).decode()).get("to", [""])[0]
        # To a stick that is there and nowhere else: the place comes from a form.
        if place not in map(str, sticks()):
            raise HTTPException(400)
        done = await asyncio.to_thread(_save, club, Path(place))
        return RedirectResponse(f"./?{'saved' if done else 'failed'}={place}", 303)

    def stop_hall(request: Request) -> Response:
        leave: Callable[[], None] = request.app.state.leave
        leave()
        return HTMLResponse(render("club_over.html", language_of(request)))

    routes = [
        Mount("/static", Assets()),
        Route(f"/{key}/", show_page),
        Route(f"/{key}/backup", save_backup, methods=["POST"]),
        Route(f"/{key}/stop", stop_hall, methods=["POST"]),
    ]
    # DNS rebinding: a page from elsewhere may let its own name lead to 127.0.0.1, but cannot ask by these.
    own = Middleware(TrustedHostMiddleware, allowed_hosts=["127.0.0.1", "localhost"])
    return Starlette(routes=routes, middleware=[own, Middleware(SecurityHeaders)])


def sticks() -> list[Path]:
    """Return the places of what is plugged in and can be written to."""
    if sys.platform == "win32":
        found = [Path(f"{letter}:\\") for letter in "DEFGHIJKL"]
    else:
        # A folder that is left where a stick was would take the backup onto the laptop's own disk.
        found = [place for pattern in STICKS for place in Path("/").glob(pattern[1:]) if place.is_mount()]
    return sorted({place for place in found if place.is_dir() and os.access(place, os.W_OK)})


def peers(port: int, tables: tuple[str, ...] = ("/proc/net/tcp", "/proc/net/tcp6")) -> list[str] | None:
    """Return the addresses that are connected to a port from elsewhere; None where the system does not say."""
    lines = [
        line.split()
        for table in map(Path, tables)
        if table.is_file()
        for line in table.read_text().splitlines()[1:]
    ]
    if not lines:
        return None
    near = (
        line[2].rpartition(":")[0]
        for line in lines
        if line[1].endswith(f":{port:04X}") and line[3] == ESTABLISHED
    )
    return sorted({address for one in near if not (address := _address(one)).startswith(("127.", "::1"))})


def _address(written: str) -> str:
    """Return an address that Linux writes in words of four bytes, the lowest first; IPv4 within IPv6 as IPv4."""
    from ipaddress import IPv4Address, IPv6Address

    raw = b"".join(bytes.fromhex(written[place : place + 8])[::-1] for place in range(0, len(written), 8))
    if len(raw) == 4:
        return str(IPv4Address(raw))
    whole = IPv6Address(raw)
    return str(whole.ipv4_mapped or whole)


def _save(club: ClubHall, place: Path) -> bool:
    """Make a backup on a stick while the hall is served; tell whether it is whole."""
    name = place / f"arbitro-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.db"
    whole = "from arbitro.cli import main; main()"
    # As the command does it, beside the hall (hall.md, "Starting"): this process has no store open.
    line = [sys.executable, "-c", whole, "backup", str(name), "--data", str(club.data)]
    return subprocess.run(line, check=False, capture_output=True).returncode == 0
