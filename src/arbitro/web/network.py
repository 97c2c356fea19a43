"""How a hall stands in its network: by which names it is known, behind which proxies, how many may watch."""

import ipaddress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request

from arbitro.live.guests import ROOM
from arbitro.live.memory import BUDGET

# RFC 6762 (.local), 6761 (.localhost), 8375 (.home.arpa); .internal is kept for private use by ICANN.
NEAR = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
"""Ends of names that no public server answers."""
STREAMS = 256
"""Streams that one address may hold open, unless it is set otherwise."""


class NetworkSettings(msgspec.Struct, frozen=True):
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
    prefix: str = ""
    """The path below which the hall is, where the site at its address is somebody else's: `/club`."""
    memory: int = BUDGET
    """Megabytes for matches: those that nobody needs leave memory for others."""
    guest_disk: int = ROOM
    """Megabytes of the disk for what guests write."""

    def knows(self, host: str) -> bool:
        """Tell whether a `Host` is one of this hall: an address as such, a name only where it is its own."""
        name = _name(host)
        if not self.address or _is_address(name) or name in self.hosts or _is_near(name):
            return True
        # With a proxy and no named host it is not known by which name the hall is reached: all are answered.
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


def own_address(request: Request) -> str:
    """Return the address of this hall as whoever asks may write it down: never one that only the request names."""
    network: NetworkSettings = request.app.state.network
    if network.knows(request.headers.get("host", "")):
        return f"{request.url.scheme}://{request.url.netloc}{network.prefix}"
    return network.address


def page_address(request: Request) -> str:
    """Return what pages put before their paths; nothing where only the request says that its name is this hall's."""
    network: NetworkSettings = request.app.state.network
    name = _name(request.headers.get("host", ""))
    if network.address or network.owns(name) or _is_address(name):
        return own_address(request)
    return ""


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
