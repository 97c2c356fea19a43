"""`arbitro follow`: a verified live copy of a running hall, which can be served in its place."""

import math
import signal
import time
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import click

from arbitro.cli.commands import command, option, stop
from arbitro.cli.language import tell
from arbitro.cli.place import hall_options, read_password, refusals_told

if TYPE_CHECKING:
    from arbitro.client.connection import Connection
    from arbitro.store import Store
    from arbitro.store.copying import CopyRound
    from arbitro.store.values import Place

PACE = 0.4
"""Seconds between two looks."""
SAID_AGAIN = 30.0
"""Seconds after which it is said again how far the copy is."""


@command("follow")
@click.argument("url")
@hall_options
@option("--name", required=True, help="cli-option-director")
@option("--once", is_flag=True, help="cli-option-once")
def follow(url: str, data: Path, database: str | None, name: str, once: bool) -> None:
    """Keep a live copy of a hall until it is stopped; the director's password comes on standard input."""
    from arbitro.client.connection import Connection
    from arbitro.kernel.journal import BadJournal
    from arbitro.store import Store
    from arbitro.store.copying import Unlike, begin_copy

    hall = Connection(url)
    # SIGTERM ends it like Ctrl+C: the manager of services gets the same last line as a person.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with refusals_told(data), Store.serve(data, database) as store:
        try:
            store.write(lambda connection: begin_copy(connection, url)).result()
            # From standard input: options of a process are shown to everybody on the machine.
            _sign_in(hall, name, read_password())
            Follower(hall, store).run(once)
        except Unlike:
            stop(tell("follow-another-hall", folder=str(data)))
        except BadJournal as error:
            fault = error.fault
            stop(tell("follow-bad-entry", number=fault.number, what=tell(f"journal-{fault.reason}")))
        except KeyboardInterrupt:
            click.echo(tell("follow-ended", folder=str(data)), err=True)


def _sign_in(hall: "Connection", name: str, password: str) -> None:
    """Open a session as a director, or end the run with one line."""
    from arbitro.client.connection import Refusal

    try:
        hall.token = hall.ask("POST", "/api/session", {"name": name, "password": password})["token"]
    except Refusal as refusal:
        stop(str(refusal))
    except (OSError, HTTPException, ValueError):
        stop(tell("follow-nobody"))


class Follower:
    """Asks a hall for what is new, again and again, and puts it into the copy."""

    def __init__(self, hall: "Connection", store: "Store") -> None:
        self._hall, self._store = hall, store
        self._beside = ""
        self._lost: float | None = None
        self._said = -math.inf

    def run(self, once: bool) -> None:
        """Follow until it is stopped, or where that is asked until the copy has all."""
        from arbitro.store.copying import place_of

        place = self._store.read(place_of)
        while True:
            new = self._fetch_new(place)
            if new is not None:
                place = self._taken_in(new)
                # Behind by more than one round: the next at once. The pace is
                # for a hall with nothing new (polling).
                if place.position < new.position:
                    continue
                if once:
                    return
            time.sleep(PACE)

    def _fetch_new(self, place: "Place") -> "CopyRound | None":
        """Return what is new, or None where the hall does not answer now."""
        import msgspec

        from arbitro.client.connection import Refusal
        from arbitro.store.copying import CopyRound, Unlike

        where = {"after": place.position, "digest": place.digest, "beside": self._beside}
        try:
            answer = self._hall.ask("GET", f"/api/copy?{urlencode(where)}")
            return msgspec.convert(answer, CopyRound)
        except Refusal as refusal:
            if refusal.code == "another-hall":
                raise Unlike from refusal
            # Below 500 it is we who are wrong, by password, rights or version: asking again would not help.
            if refusal.status < 500:
                stop(str(refusal))
        except msgspec.ValidationError:
            stop(tell("follow-nobody"))
        except (OSError, HTTPException, ValueError):
            # Retry: the hall may be starting again, or gone, which is what a follower is there for.
            pass
        # Said once for each outage, not at every try.
        if self._lost is None:
            self._lost = time.monotonic()
            click.echo(tell("follow-lost", position=place.position), err=True)
        return None

    def _taken_in(self, new: "CopyRound") -> "Place":
        from arbitro.store.copying import take_in

        place = self._store.write(lambda connection: take_in(connection, new)).result()
        self._beside = new.beside
        back, self._lost = self._lost is not None, None
        if back or (place.position == new.position and time.monotonic() - self._said > SAID_AGAIN):
            self._say(place, new)
        return place

    def _say(self, place: "Place", new: "CopyRound") -> None:
        self._said = time.monotonic()
        behind = new.position - place.position
        click.echo(tell("follow-stands", position=place.position, behind=behind, pace=PACE), err=True)
