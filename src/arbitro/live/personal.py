"""Everything that a hall has of one person, read from its store alone: for a request to see one's data."""

from functools import partial

import msgspec

from arbitro.desk.career import Career, HeldEvent, career_of
from arbitro.live.desk.event import Notes
from arbitro.live.desk.sitting import DeskSitting
from arbitro.live.register import Register
from arbitro.store import Store, register
from arbitro.store.register import PersonRecord


class PersonalData(msgspec.Struct, frozen=True):
    """What the register has of somebody, the names under which they played, and what they played."""

    number: int
    person: PersonRecord | None
    merged: list[int]
    names: list[str]
    career: Career


def personal_data(store: Store, number: int) -> PersonalData:
    """Return all that a hall has of somebody in its register; raises LookupError where there is nobody."""
    row = store.read(partial(register.find, kind="person", number=number))
    if row is None:
        raise LookupError(number)
    Register(store)  # the names of pseudonyms are known from here on
    numbers = store.read(partial(register.numbers_of, number=number))
    names = [one.name for one in store.read(register.all_pseudonyms) if one.person in numbers]
    held = [held for one in store.journals("desk") if (held := _find_event(store, one.heading.id))]
    people = store.read(partial(register.rows, kind="person"))
    career = career_of([str(one) for one in numbers], held, register.merged_among(people))
    return PersonalData(number, row.person, numbers[1:], names, career)


def _find_event(store: Store, name: str) -> HeldEvent | None:
    loaded = store.load(name)
    if loaded is None:
        return None
    notes = msgspec.json.decode(loaded.heading.options, type=Notes)
    return HeldEvent(name, notes.title, DeskSitting.load(loaded.export()).event, notes.links)
