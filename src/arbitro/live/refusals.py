"""Why a command is not carried out as things stand, in the hall's own terms; the edge tells it in words and by HTTP."""

from collections.abc import Mapping
from typing import Any


class CommandRefused(Exception):
    """A command that is not carried out, and the code of the reason."""

    def __init__(
        self, code: str, *, key: str | None = None, more: Mapping[str, Any] | None = None, **values: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.key = key
        """Which part of the command it is about."""
        self.more = dict(more or {})
        """What whoever asks needs to know beside the words: the conflicts, the time that is left."""
        self.values = values


class BadCommand(CommandRefused):
    """What is said cannot be meant, whoever says it and whenever."""


class NotTheirs(CommandRefused):
    """Others may do it: it is not for whoever asks, or not for them alone."""


class NotNow(CommandRefused):
    """It cannot be done as the match stands."""


class OwnShare(CommandRefused):
    """Whoever asks has had what each may have for now; `seconds` says how long to wait."""


class NoRoom(CommandRefused):
    """There is no room for it in the hall now."""
