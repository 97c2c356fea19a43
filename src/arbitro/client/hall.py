"""A hall and its matches, as a program sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import msgspec

from arbitro.client.connection import Answered, Connection, StreamMessage
from arbitro.client.copy import Copy


class Followed(msgspec.Struct, frozen=True):
    """What a stream has told, and the match or event as it is after it."""

    message: StreamMessage
    view: dict[str, Any]


class Hall:
    """A hall at an address."""

    def __init__(self, address: str, token: str = "", language: str = "en", timeout: float = 30.0) -> None:
        self.connection = Connection(address, token, language, timeout)

    def sign_in(self, name: str, password: str) -> list[str]:
        """Come in with a password, and return one's roles."""
        answer = self.connection.ask("POST", "/api/session", {"name": name, "password": password})
        self.connection.token = answer["token"]
        return list(answer["roles"])

    def come_in(self, name: str) -> str:
        """Come in as a guest, and return the guest's id."""
        answer = self.connection.ask("POST", "/api/guests", {"name": name})
        self.connection.token = answer["token"]
        return str(answer["guest"])

    def open(self, edition: str, *players: str, mode: str = "umpired", **more: Any) -> Match:
        """Make a match between players of these names."""
        # Named here, so that a request that is sent again after a lost answer finds the match it has made.
        body = {
            "id": uuid4().hex,
            "edition": edition,
            "mode": mode,
            "players": [{"name": name} for name in players],
            **more,
        }
        return Match(self, self.connection.ask("POST", "/api/matches", body))

    def match(self, name: str) -> Match:
        """Return a match that is there."""
        return Match(self, self.connection.ask("GET", f"/api/matches/{quote(name)}"))

    def rule(self, case: dict[str, Any]) -> dict[str, Any]:
        """Rule on a case, storing nothing."""
        return dict(self.connection.ask("POST", "/api/rule", case))

    def watch(self, *matches: str, since: int | None = None) -> Iterator[StreamMessage]:
        """Yield what happens in matches, for as long as one listens."""
        asked = "&".join(f"match={quote(name)}" for name in matches)
        return self.connection.stream(f"/api/events?{asked}", since)

    def follow(
        self, *matches: str, events: Sequence[str] = (), since: int | None = None
    ) -> Iterator[Followed]:
        """Yield what happens in matches and events with the whole view after it: only what changes is sent."""
        named = [*(f"match={quote(name)}" for name in matches), *(f"desk={quote(name)}" for name in events)]
        copies: dict[str, Copy] = {}
        for message in self.connection.stream(f"/api/events?{'&'.join(named)}&view=changes", since):
            name = message.data.get("match")
            if message.event not in ("match", "act", "desk") or name is None:
                continue
            copy = copies.setdefault(name, Copy())
            # Where `base` is not what a reader has, it asks for the whole and goes on from there (hall.md,
            # Views).
            if not copy.take(message.data):
                room = "desk" if message.event == "desk" else "matches"
                copy.view = self.connection.ask("GET", f"/api/{room}/{quote(name)}")
            if copy.view is not None:
                yield Followed(message, copy.view)

    def close(self) -> None:
        """Hang up."""
        self.connection.close()

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Match:
    """A match of a hall, as it was last seen."""

    def __init__(self, hall: Hall, document: dict[str, Any]) -> None:
        self.hall = hall
        self.document = document
        self.id = str(document["id"])

    @property
    def sequence(self) -> int:
        """The number of the last entry that was seen."""
        return int(self.document["sequence"])

    def refresh(self) -> Match:
        """Look again."""
        self.document = self.hall.connection.ask("GET", self._path(""))
        return self

    def act(self, event: object, *events: object, command: str = "") -> Answered:
        """Enter one act, or several all or none."""
        acts: dict[str, Any] = {"events": [event, *events]} if events else {"event": event}
        return self._do("acts", command, **acts)

    def undo(self, reason: str = "", command: str = "") -> Answered:
        """Take back the last act."""
        return self._do("undo", command, reason=reason)

    def redo(self, reason: str = "", command: str = "") -> Answered:
        """Put in force again what was last taken back."""
        return self._do("redo", command, reason=reason)

    def correct(
        self, number: int, event: object, reason: str, *, confirm: bool = False, revive: Sequence[int] = ()
    ) -> Answered:
        """Replace an earlier act; `revive`: entries out of force that count again."""
        more = {"confirm": confirm, "revive": [*revive]}
        return self._do("correct", "", number=number, event=event, reason=reason, **more)

    def insert(
        self, before: int, event: object, reason: str, *, confirm: bool = False, revive: Sequence[int] = ()
    ) -> Answered:
        """Put an act that was forgotten before that of an entry."""
        more = {"confirm": confirm, "revive": [*revive]}
        return self._do("insert", "", before=before, event=event, reason=reason, **more)

    def let_clocks_run(self) -> Answered:
        """Let the clocks go on that stand because something was put right."""
        return self._do("clock", "", run=True)

    def journal(self) -> str:
        """Return the whole journal as JSON Lines."""
        return str(self.hall.connection.ask("GET", self._path("/journal")))

    def _do(self, what: str, command: str, **body: Any) -> Answered:
        # The key is made once for an act, not for each try: `ask` sends the same body again.
        asked = {"command": command or str(uuid4()), "expected": self.sequence, **body}
        told = self.hall.connection.ask("POST", self._path(f"/{what}"), asked)
        answer = msgspec.convert(told, Answered)
        self.document = answer.match
        return answer

    def _path(self, rest: str) -> str:
        return f"/api/matches/{quote(self.id)}{rest}"
