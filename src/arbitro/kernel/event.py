"""What comes in from outside: an event as written in a case or sent by a device, and what cannot be understood."""

import msgspec

from arbitro.kernel.ruling import Message


class CaseEvent(msgspec.Struct, frozen=True):
    """One event of a case, or one act on the wire, as written: its name and its value."""

    name: str
    value: object = True


class Malformed(ValueError):
    """A document cannot be understood: where, and what is wrong. It is never a ruling."""

    def __init__(self, key: str, reason: str, **values: object) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        """The key that cannot be understood, as a path: `given.men.white`, `when[2].stroke`."""
        self.message = Message(f"malformed-{reason}", {"key": key, **values})
        """What is wrong, as a Fluent message `malformed-<reason>`."""
