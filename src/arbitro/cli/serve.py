"""`arbitro serve`: the hall on this machine."""

import click

from arbitro.cli.commands import command, option, stop
from arbitro.cli.language import tell
from arbitro.cli.system import reason


@command("serve")
@option("--host", default="127.0.0.1", show_default=True, help="cli-option-host")
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port")
def serve(host: str, port: int) -> None:
    """Serve the hall until it is stopped."""
    import socket

    import uvicorn

    from arbitro.parts import warn
    from arbitro.web import app

    warn()
    try:
        listener = socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        stop(tell("cli-cannot-listen", host=host, port=port, reason=reason(error)))
    with listener:
        click.echo(tell("cli-serving", address=f"http://{host}:{listener.getsockname()[1]}"))
        uvicorn.Server(uvicorn.Config(app(), log_level="warning")).run([listener])
