"""`arbitro demo`: a hall that shows itself, in a folder that is thrown away."""

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from arbitro.cli.commands import command, option, stop
from arbitro.cli.language import tell
from arbitro.cli.place import refusals_told
from arbitro.cli.serve import address_of, listening, run_until_stopped, why_not

if TYPE_CHECKING:
    from arbitro.store import Store

ROLES = (("Umpire", "umpire"), ("Chief", "chief"), ("Larsen", "committee"), ("Silva", "player"))
"""Those who can be tried, beside the director."""
PASSWORD = "arbitro-demo"
"""The password of everyone in a demonstration; it guards nothing."""


@command("demo")
@option("--host", default="127.0.0.1", show_default=True, help="cli-option-host")
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port")
def demo(host: str, port: int) -> None:
    """Serve a hall with a running event of each game, until it is stopped."""
    from arbitro.store import Store
    from arbitro.web import app
    from arbitro.web.network import NetworkSettings

    # The port first: a demonstration that cannot be reached makes no folder.
    try:
        listener = listening(host, port)
    except OSError as error:
        stop(tell("cli-cannot-listen", host=host, port=str(port), reason=why_not(error)))
    with (
        listener,
        TemporaryDirectory(prefix="arbitro-demo-") as folder,
        refusals_told(Path(folder)),
        Store.serve(Path(folder)) as store,
    ):
        _people(store)
        address = address_of(host, listener.getsockname()[1])
        click.echo(tell("cli-demo-people", password=PASSWORD), err=True)
        run_until_stopped(app(store, demo=True, network=NetworkSettings(address)), listener, address)


def _people(store: "Store") -> None:
    """Make the accounts with which one tries each role."""
    from arbitro.live.desk.demonstration import DIRECTOR
    from arbitro.live.time_source import SystemTime
    from arbitro.store.people import add_account
    from arbitro.web.hall.first_director import appoint
    from arbitro.web.hall.sign_in import new_account

    appoint(store, DIRECTOR, PASSWORD)
    for name, role in ROLES:
        account = new_account(name, PASSWORD, [role], SystemTime().wall())
        store.write(partial(add_account, account=account)).result()
