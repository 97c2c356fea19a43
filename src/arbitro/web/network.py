"""How a hall stands in its network: by which names it is known, behind which proxies, how many may watch."""

import ipaddress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from arbitro.live.memory import BUDGET
from arbitro.web.errors import explained
from arbitro.web.headers import secured

NEAR = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
"""Ends of names that no public server answers."""
STREAMS = 256
"""Streams that one address may hold open, unless it is set otherwise."""


class Network(msgspec.Struct, frozen=True):
    """What whoever serves a hall has set."""

    address: str = ""
    """Where the hall says that it is; empty where nobody serves it to a network."""
    hosts: tuple[str, ...] = ()
    """Names under which it is known beside its own address; with any of them, no other name is answered."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose word on who asks is taken."""
    streams: int = STREAMS
    contact: str = ""
    """Whom to tell of a weakness, as an address: `mailto:…` or `https://…`."""
    memory: int = BUDGET
    """Megabytes for matches: those that nobody needs leave memory for others."""

    def knows(self, host: str) -> bool:
        """Tell whether a `Host` is one of this hall: an address as such, a name only where it is its own."""
        name = _name(host)
        if not self.address or _is_address(name) or name in self.hosts or _is_near(name):
            return True
        return name == urlsplit(self.address).hostname or (bool(self.proxies) and not self.hosts)

    def owns(self, name: str) -> bool:
        """Tell whether a name is one that only this hall has: one it was given, or one of the own network."""
        if not name or _is_address(name):
            return False
        return name in self.hosts or name == urlsplit(self.address).hostname or _is_near(name)

    def trusts(self, address: str) -> bool:
        """Tell whether an address is that of a trusted proxy."""
        try:
            found = ipaddress.ip_address(address)
            return any(found in ipaddress.ip_network(one, strict=False) for one in self.proxies)
        except ValueError:
            return False


class Hosts:
    """Refuses a request that does not say once for which host it is, or names one that is none of this hall."""

    def __init__(self, app: ASGIApp, network: Network) -> None:
        self._app = app
        self._network = network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer at once, or pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(named) != 1 and (named or scope.get("http_version") != "1.0"):
            await secured(explained(Request({**scope, "headers": []}), 400))(scope, receive, send)
        elif named and self._network.hosts and not self._network.knows(named[0]):
            await secured(explained(Request({**scope, "headers": []}), 421))(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def own_address(request: Request) -> str:
    """Return the address of this hall as whoever asks may write it down: never one that only the request names."""
    network: Network = request.app.state.network
    if network.knows(request.headers.get("host", "")):
        return f"{request.url.scheme}://{request.url.netloc}"
    return network.address


def unfit(proxy: str) -> bool:
    """Tell whether something is no address and no network."""
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        return True
    return False


def _name(host: str) -> str:
    """Return the name in a `Host`, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_near(name: str) -> bool:
    """Tell whether a name can only be one of the own network: nobody elsewhere is given such a name."""
    return "." not in name or name.endswith(NEAR)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
