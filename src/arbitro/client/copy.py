"""A copy of a match or an event that is kept up to date by the changes of a stream."""

from __future__ import annotations

from typing import Any

SHOWN = 3
"""How many of the last acts a match shows."""


def apply_patch(target: Any, patch: Any) -> Any:
    """Return what a JSON merge patch makes of a value (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    found = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        else:
            found[name] = apply_patch(found.get(name), value)
    return found


class Copy:
    """A match or an event as a reader of changes has it; `view` is None until the first whole one has come."""

    def __init__(self, view: dict[str, Any] | None = None) -> None:
        self.view = view

    @property
    def sequence(self) -> int:
        """The number of the last entry that the copy has; -1 while it has none."""
        return -1 if self.view is None else int(self.view["sequence"])

    def take(self, data: dict[str, Any]) -> bool:
        """Take in the data of a message or an answer; return False where there is a gap: then ask for the whole."""
        found = data.get("event") if isinstance(data.get("event"), dict) else data.get("match")
        if whole := data.get("view") or (found if isinstance(found, dict) else None):
            self.view = whole
            return True
        # Also what is older than the copy, which was asked for whole meanwhile.
        if "changes" not in data or data["sequence"] < self.sequence:
            return True
        if self.view is None or data["base"] != self.sequence:
            return bool(data["sequence"] == self.sequence)
        entry, last = data.get("entry"), self.view["last"]
        self.view = apply_patch(self.view, data["changes"])
        # Not among the changes: the reader makes it from the message and keeps three (hall.md, Views).
        self.view["last"] = data.get("last", last)
        if "act" in data and entry:
            said = {name: entry[name] for name in ("number", "at", "author")}
            said |= {"facts": entry["act"]["facts"], "rulings": data["rulings"], "say": data["say"]}
            self.view["last"] = [*last, {**said, **data["act"]}][-SHOWN:]
        return True
