"""`arbitro serve`: the site on this machine."""

import socket

import click

from arbitro.cli.commands import command, option, stop
from arbitro.cli.language import tell
from arbitro.cli.system import reason

EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that stand for every address of this machine."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address of no machine (RFC 5737): asking for the way there sends nothing."""

NO_SUCH_HOST = (socket.EAI_NONAME, socket.EAI_AGAIN)
"""How the system says that it knows no such name, the second where no name server answers."""


@command("serve")
@option("--host", default="127.0.0.1", show_default=True, help="cli-option-host")
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port")
def serve(host: str, port: int) -> None:
    """Serve the site until it is stopped."""
    import uvicorn

    from arbitro.parts import warn
    from arbitro.web import app
    from arbitro.web.patience import Patient

    warn()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family)
    except OSError as error:
        stop(tell("cli-cannot-listen", host=host, port=str(port), reason=_why(error)))
    with listener:
        click.echo(tell("cli-serving", address=_address(host, listener.getsockname()[1])))
        uvicorn.Server(uvicorn.Config(app(), http=Patient, log_level="warning")).run([listener])


def _why(error: OSError) -> str:
    """Return why a host cannot be listened on; its name may be unknown to the network."""
    return tell("cli-reason-no-such-host") if error.errno in NO_SUCH_HOST else reason(error)


def _address(host: str, port: int) -> str:
    """Return the address that others in the network can write down."""
    name = _own_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _own_address() -> str:
    """Return this machine's address in its network, or its name where no way leads out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return socket.gethostname()
        return str(way.getsockname()[0])
