"""How the database fares: one line in the log when it stops working and one when it works again, and counts."""

import logging
from collections import Counter

from arbitro.store.refusals import Trouble

_log = logging.getLogger("arbitro.database")


class Condition:
    """What is known of a database from what was last asked of it."""

    def __init__(self) -> None:
        self.trouble: Trouble | None = None
        """What kept the last transaction from being written; None while all is well."""
        self.errors: Counter[Trouble] = Counter()
        """How often something could not be read or written, by the reason."""
        self._told: Trouble | None = None

    def note_failure(self, trouble: Trouble, detail: str, *, reading: bool = False) -> None:
        """Note that something could not be done; the first time it is logged."""
        self.errors[trouble] += 1
        # `/health` asks whether the hall can write (hall.md, Health): a reading that fails does not make it
        # unhealthy.
        if not reading:
            self.trouble = trouble
        if self._told is not trouble:
            self._told = trouble
            reason = detail.strip().partition("\n")[0]
            _log.warning(
                "the database fails: %s: %s", trouble.value, reason, extra={"fields": {"trouble": trouble}}
            )

    def note_success(self) -> None:
        """Note that something was written."""
        self.trouble = None
        if self._told is not None:
            self._told = None
            _log.warning("the database works again")
