"""Somebody who scores a match in a hall that dies under him: each act is sent until it is answered."""

import threading
import time
from http.client import HTTPException
from uuid import uuid4

from tests.web.hall.process import Asker


class Scorer(threading.Thread):
    """Enters strokes one after the other, and remembers what was acknowledged."""

    def __init__(self, port: int, token: str, match: str = "") -> None:
        super().__init__(daemon=True)
        self.asker = Asker(port, token)
        self.match = match or self.asker.made()
        self.acknowledged: dict[str, int] = {}
        """The sequence that each command was answered with."""
        self.moments: list[float] = []
        """When each of them was, by the machine's steady clock."""
        self.wrong: list[object] = []
        self.ending = threading.Event()

    def run(self) -> None:
        """Score until told to end; the act under way is brought to its end."""
        sequence = 0
        while not self.ending.is_set() and not self.wrong:
            command = str(uuid4())
            found = self._answered(command, sequence)
            if found is not None:
                self.acknowledged[command] = sequence = found
                self.moments.append(time.monotonic())

    def after(self, acts: int) -> None:
        """Wait until so many more acts are acknowledged."""
        enough = len(self.acknowledged) + acts
        while len(self.acknowledged) < enough and self.is_alive():
            time.sleep(0.01)

    def _answered(self, command: str, sequence: int) -> int | None:
        while True:
            try:
                told = self.asker.acts(self.match, sequence, {"stroke": {}}, command)
            except (OSError, HTTPException):
                time.sleep(0.01)
                continue
            if told.status == 200 and told.json["sequence"] == sequence + 1:
                return sequence + 1
            if told.status != 503:
                self.wrong.append((told.status, told.content[:300]))
                return None
