"""Entry fees: what each player owes, has paid, and has open or coming back."""

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.numbers import Exact, exact


class FeesDue(msgspec.Struct, frozen=True):
    """What a player owes and has paid."""

    owed: Exact
    paid: Exact

    @property
    def open(self) -> Exact:
        """What is still to be paid; less than nothing where money is to be given back."""
        return self.owed - self.paid


def due_of(event: Event, name: str) -> FeesDue:
    """Return what a player owes: who plays or was to, and who left after the draw."""
    entry, fee = event.entries[name], event.setup.entry_fee
    # desk-2 7: who withdraws before the draw owes nothing, who leaves after it owes the fee.
    owes = entry.state in ("approved", "entered", "disqualified") or (
        entry.state == "withdrawn" and entry.drawn
    )
    owed = exact(fee) if fee is not None and owes else 0
    return FeesDue(owed, sum((exact(amount) for amount in event.paid.get(name, ())), 0))


def dues_of(event: Event) -> dict[str, FeesDue]:
    """Return what each owes or has paid; who neither owes nor has paid is left out."""
    asked = event.entries if event.setup.entry_fee is not None else event.paid
    found = {name: due_of(event, name) for name in event.entries if name in asked}
    return {name: due for name, due in found.items() if due.owed or due.paid}
