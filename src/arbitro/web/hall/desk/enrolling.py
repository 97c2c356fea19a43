"""Entries of people in the register: by their numbers, with what the register knows of them."""

from functools import partial
from typing import Any

from arbitro.store import register
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.policy import RUNNING, hall_roles
from arbitro.web.hall.problems import Problem


async def entered_by_number(asked: HallRequest, given: dict[str, Any], name: str) -> dict[str, Any]:
    """Return an entry with what the register knows of its person, where it does not say it itself; raises 404.

    A number that was merged is entered as the one that counts. `name` is the field that the name stands in. Whoever
    does not run the event gets 403, before anything is looked up: which numbers there are is the office's.
    """
    # Before the look-up, so that nobody learns which numbers there are by trying them.
    if not hall_roles(asked.who) & set(RUNNING):
        raise Problem(403, "not-yours") if asked.who.known else Problem(401, "sign-in")
    written = str(given["person"])
    if not (written.isascii() and written.isdecimal() and len(written) < 10):
        return given
    row = await asked.read(partial(register.find, kind="person", number=int(written)))
    if row is not None and row.merged_into is not None:
        row = await asked.read(partial(register.find, kind="person", number=row.merged_into))
    if row is None or row.person is None:
        if name in given:
            return given
        raise Problem(404, "not-registered", number=written)
    person = row.person
    known: dict[str, Any] = {name: person.name}
    for field in ("club", "country", "birth_year", "rating"):
        if value := getattr(person, field):
            known[field] = value
    if person.licence_until:
        known["licence"] = {"until": person.licence_until}
    # In this order: what the office writes of somebody for this event stands over the register.
    return {**known, **given, "person": row.number}
