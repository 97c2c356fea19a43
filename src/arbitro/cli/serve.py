"""`arbitro serve`: the hall on this machine."""

import asyncio
import gc
import secrets
import signal
import socket
import ssl
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from arbitro.cli.commands import command, editions_too, option, stop
from arbitro.cli.language import tell
from arbitro.cli.place import hall_options, refusals_told
from arbitro.cli.system import reason

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from arbitro.store import Node, Store
    from arbitro.web.logs import Form

EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that stand for every address of this machine."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address of no machine (RFC 5737): asking for the way there sends nothing."""

REDIS = ("redis", "rediss", "unix")
"""How addresses of a Redis server begin."""
GARBAGE = 50_000
"""Objects made, above those let go, after which garbage is looked for: an act makes some thousands, few in circles."""
CONTACTS = ("mailto", "https", "tel")
"""How the address of a contact begins."""
NO_SUCH_HOST = (socket.EAI_NONAME, socket.EAI_AGAIN)
"""How the system says that it knows no such name, the second where no name server answers."""


@command("serve")
@hall_options
@editions_too
@option("--host", default="127.0.0.1", show_default=True, help="cli-option-host")
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port")
@option("--tls-cert", type=click.Path(dir_okay=False), help="cli-option-tls-cert")
@option("--tls-key", type=click.Path(dir_okay=False), help="cli-option-tls-key")
@option("--closed", is_flag=True, help="cli-option-closed")
@option("--trusted-proxy", "proxies", multiple=True, help="cli-option-trusted-proxy")
@option("--known-host", "hosts", multiple=True, help="cli-option-known-host")
@option("--path-prefix", "prefix", default="", help="cli-option-path-prefix")
@option(
    "--streams", type=click.IntRange(1, 100_000), default=256, show_default=True, help="cli-option-streams"
)
@option(
    "--memory", type=click.IntRange(8, 1_000_000), default=256, show_default=True, help="cli-option-memory"
)
@option(
    "--guest-disk",
    type=click.IntRange(1, 10_000_000),
    default=1024,
    show_default=True,
    help="cli-option-guest-disk",
)
@option("--security-contact", "contact", default="", help="cli-option-security-contact")
@option("--node-address", help="cli-option-node-address")
@option("--bus", help="cli-option-bus")
@option(
    "--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="cli-option-log"
)
def serve(
    data: Path,
    database: str | None,
    host: str,
    port: int,
    tls_cert: str | None,
    tls_key: str | None,
    closed: bool,
    proxies: tuple[str, ...],
    hosts: tuple[str, ...],
    prefix: str,
    streams: int,
    memory: int,
    guest_disk: int,
    contact: str,
    node_address: str | None,
    bus: str | None,
    log: "Form",
) -> None:
    """Serve the hall until it is stopped."""
    from arbitro.cli.missing_parts import warn
    from arbitro.library import editions
    from arbitro.store import Store
    from arbitro.web import app
    from arbitro.web.network import NetworkSettings

    warn()
    # A faulty edition stops the start, with its line, and not a match in the evening.
    editions()
    _check_tls(tls_cert, tls_key)
    _check_proxies(proxies)
    prefix = _checked_prefix(prefix)
    if contact and (urlsplit(contact).scheme not in CONTACTS or not contact.isprintable()):
        stop(tell("cli-bad-contact", contact=contact))
    # Several nodes need one database between them; the file in a folder is one node's.
    if database is None and (bus or node_address):
        stop(tell("hall-one-node"))
    if bus is not None and urlsplit(bus).scheme not in REDIS:
        stop(tell("hall-bad-bus"))
    # The port before the hall: a second start finds out here, and touches nothing that the first one serves.
    try:
        listener = listening(host, port)
    except OSError as error:
        stop(tell("cli-cannot-listen", host=host, port=str(port), reason=why_not(error)))
    with listener, refusals_told(data):
        address = address_of(host, listener.getsockname()[1], secure=tls_cert is not None) + prefix
        _begin_log(log)
        with Store.serve(data, database) as store:
            # Stop where the hall has matches or events by an edition that is not here.
            from arbitro.desk.laws import desk_laws

            held = {journal.heading.edition for journal in store.journals()}
            if absent := sorted(edition for edition in held if edition and desk_laws(edition) is None):
                stop(tell("hall-absent-editions", editions=", ".join(absent)))
            _announce(store, address) if log == "json" else _welcome(store, address)
            node = _node(node_address.rstrip("/") + prefix if node_address else address) if database else None
            named = tuple(host.casefold() for host in hosts)
            network = NetworkSettings(address, named, proxies, streams, contact, prefix, memory, guest_disk)
            site = app(store, closed=closed, node=node, bus=bus, network=network)
            run_until_stopped(site, listener, address, tls_cert, tls_key)


def _check_proxies(proxies: tuple[str, ...]) -> None:
    """Stop where a proxy is named by something that is no address."""
    from arbitro.web.network import unfit

    for proxy in proxies:
        if unfit(proxy):
            stop(tell("cli-bad-proxy", proxy=proxy))


def _checked_prefix(prefix: str) -> str:
    """Return the path below which the hall is, with a slash before it and none after it, or stop."""
    from arbitro.web.prefix import PREFIX

    path = f"/{prefix.strip('/')}" if prefix.strip("/") else ""
    if path and not PREFIX.fullmatch(path):
        stop(tell("cli-bad-prefix", prefix=prefix))
    return path


def _check_tls(cert: str | None, key: str | None) -> None:
    """Stop where a certificate and its key cannot serve, before anything is announced."""
    if (cert is None) != (key is None):
        stop(tell("cli-tls-both"))
    if cert is None or key is None:
        return
    for path in (cert, key):
        try:
            Path(path).open("rb").close()
        except OSError as error:
            stop(tell("cli-unreadable", file=path, reason=reason(error)))
    try:
        # The empty password keeps OpenSSL from asking for one at a terminal that nobody watches.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, lambda: "")
    except ssl.SSLError:
        stop(tell("cli-tls-unfit", cert=cert, key=key))


def _node(address: str) -> "Node":
    """Return this program as one of several that serve a hall, under a name that no other has."""
    from arbitro.store import Node

    return Node(f"node-{secrets.token_hex(6)}", address, secrets.token_urlsafe(32))


def listening(host: str, port: int) -> socket.socket:
    """Return a socket whose connections send each answer at once, or raise OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # `::` is every address of this machine: of the fourth version too, by which most phones come.
    both = host == "::" and socket.has_dualstack_ipv6()
    listener = socket.create_server((host, port), family=family, dualstack_ipv6=both)
    # Connections take it over from here: asyncio sets it only where the protocol is named, as accept() does not.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def run_until_stopped(
    site: "Starlette",
    listener: socket.socket,
    address: str,
    tls_cert: str | None = None,
    tls_key: str | None = None,
) -> None:
    """Answer until told to stop; the address is the one line of standard output, once it answers."""
    import uvicorn

    from arbitro.web.connection_limits import AN_ADDRESS, Crowd, SpareFile, most_connections
    from arbitro.web.network import NetworkSettings
    from arbitro.web.printing import OFFICIAL_PRINTER, PRINTER
    from arbitro.web.sandbox import SANDBOX
    from arbitro.web.timeouts import FULL, Patient

    network: NetworkSettings = site.state.network

    connections = Crowd(AN_ADDRESS * network.streams, most_connections(), network.trusts)
    site.state.crowd = connections

    class Counted(Patient):
        crowd = connections

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            asyncio.get_running_loop().set_exception_handler(SpareFile(connections, listener, FULL).handle)
            click.echo(address)
            SANDBOX.begin()
            # What was loaded to start lives as long as the program; looking through it again and again, and through
            # what an act makes, was a seventh of the processor time of an act.
            gc.collect()
            gc.freeze()
            gc.set_threshold(GARBAGE)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for processes in (SANDBOX, PRINTER, OFFICIAL_PRINTER):
                await asyncio.to_thread(processes.close)
            await site.state.hall.stop()
            await super().shutdown(sockets)

    config = uvicorn.Config(
        site,
        http=Counted,
        log_config=None,
        ssl_certfile=tls_cert,
        ssl_keyfile=tls_key,
        # `X-Forwarded-For` counts only from proxies that were named: anybody can send it.
        proxy_headers=bool(network.proxies),
        forwarded_allow_ips=list(network.proxies),
        # Seconds for what is under way; screens keep their streams open and would never end.
        timeout_graceful_shutdown=5,
    )
    server = Server(config)
    with suppress(KeyboardInterrupt):
        # The server raises again the signal that stopped it: an end that was asked for is no failure.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        server.run([listener])


def _begin_log(form: "Form") -> None:
    """Write from now on what happens, in this form."""
    from logging.config import dictConfig

    from arbitro.web.logs import configuration

    dictConfig(configuration(form))


def _announce(store: "Store", address: str) -> None:
    """Say for a program where the hall is, and how its first director comes in."""
    from arbitro.store.people import all_accounts
    from arbitro.web.hall.first_director import first_code
    from arbitro.web.logs import announce

    announce("serving", tell("cli-serving", address=address), address=address)
    if not store.read(all_accounts):
        code = first_code(store)
        announce("first-director", tell("cli-first-director", code=code, address=address), code=code)


def _welcome(store: "Store", address: str) -> None:
    """Say on standard error where the hall is, as a code for phones too, and how its first director comes in."""
    import segno

    from arbitro.store.people import all_accounts
    from arbitro.web.hall.first_director import first_code

    click.echo(tell("cli-serving", address=address), err=True)
    code = "" if store.read(all_accounts) else first_code(store)
    # In the fragment, which browsers do not send: the code gets into no log of requests.
    way = f"{address}/first#{code}" if code else address
    segno.make(way, micro=False).terminal(out=sys.stderr, compact=True)
    if code:
        click.echo(tell("cli-first-director", code=code, address=f"{address}/first"), err=True)


def why_not(error: OSError) -> str:
    """Return why a host cannot be listened on; its name may be unknown to the network."""
    return tell("cli-reason-no-such-host") if error.errno in NO_SUCH_HOST else reason(error)


def address_of(host: str, port: int, *, secure: bool = False) -> str:
    """Return the address that others in the network can write down."""
    if host in EVERYWHERE:
        # This machine's address in its network, or its name where no way leads out.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect(ELSEWHERE)
            except OSError:
                name = socket.gethostname()
            else:
                name = str(way.getsockname()[0])
    else:
        name = host
    scheme = "https" if secure else "http"
    return f"{scheme}://[{name}]:{port}" if ":" in name else f"{scheme}://{name}:{port}"
