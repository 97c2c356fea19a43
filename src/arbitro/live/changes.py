"""What has changed from one view to the next, as a JSON merge patch (RFC 7396), and what readers of changes have."""

from collections import deque
from collections.abc import Iterable
from typing import Any, TypeAlias

from arbitro.live.viewer import Viewer

Tree: TypeAlias = dict[str, Any]
"""A view as JSON values."""
BACKLOG = 64
"""How many messages are kept for a reader whose link breaks; whoever missed more gets the whole view."""
LEFT = 32
"""How many messages are made for a kind of reader of whom none is left: one whose link broke is often back by then."""
APART = ("last",)
"""What readers of changes make from the message itself."""


def merge_patch(before: Tree, after: Tree) -> Tree:
    """Return what turns one view into another; a member that is null or absent afterwards is null in it."""
    patch: Tree = {}
    for name, value in after.items():
        old = before.get(name)
        if old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            if inner := merge_patch(old, value):
                patch[name] = inner
        else:
            patch[name] = value
    # RFC 7396 takes a member away by null: so null and absent are one in a view (hall.md, Views).
    patch.update({name: None for name, value in before.items() if value is not None and name not in after})
    return patch


def view_changes(before: Tree, after: Tree) -> Tree:
    """Return the changes of a view for a message: times that run are told anew, what the message says is left out."""
    patch = {name: value for name, value in merge_patch(before, after).items() if name not in APART}
    if after.get("clocks"):
        patch["clocks"] = after["clocks"]  # a reader counts down from when they were told
    if any(isinstance(one, dict) and "until" in one for one in after.get("due") or ()):
        patch["due"] = after["due"]
    return patch


def steady(tree: Tree) -> Tree:
    """Return a view without what changes by itself while nothing happens."""
    # What runs by itself and need not be exact in changes: `at`, `now`, `until`, `left_ms` (hall.md, Views).
    still = {name: value for name, value in tree.items() if name not in ("at", "now")}
    if "clocks" in still:
        still["clocks"] = [{**clock, "left_ms": None} for clock in still["clocks"]]
    if "due" in still:
        still["due"] = [{**one, "until": None} for one in still["due"]]
    return still


class ReaderCopy:
    """What readers of one kind have, and the last messages that brought them there."""

    def __init__(self, tree: Tree, position: int) -> None:
        self.tree = tree
        self.since = position
        """The hall's position from which on every message is in the backlog."""
        self.unread = 0
        """How many messages were made since the last reader left."""
        self._backlog: deque[tuple[int, bool, bytes]] = deque()

    def add(self, position: int, text: bytes, *, entry: bool) -> None:
        """Keep a message, be it of an entry or of something that is in no journal."""
        self._backlog.append((position, entry, text))
        while len(self._backlog) > BACKLOG:
            self.since = self._backlog.popleft()[0]

    def missed_messages(self, since: int) -> list[tuple[int, bytes]] | None:
        """Return the messages that came after a position; None where some of them are not there any more."""
        if since < self.since:
            return None
        return [
            (place, text)
            for place, entry, text in self._backlog
            # What has no entry comes after that at whose position it was told.
            if place > since or (place == since and not entry)
        ]


class Copies:
    """What the readers of changes of one match or event have, by kind."""

    def __init__(self) -> None:
        self._copies: dict[Viewer, ReaderCopy] = {}

    def get(self, viewer: Viewer) -> ReaderCopy | None:
        """Return what readers of a kind have, where there are any."""
        return self._copies.get(viewer)

    def begin(self, viewer: Viewer, tree: Tree, position: int) -> ReaderCopy:
        """Note that a reader has been told the whole view."""
        copy = self._copies.setdefault(viewer, ReaderCopy(tree, position))
        copy.tree, copy.unread = tree, 0
        return copy

    def readers(self, watching: Iterable[Viewer]) -> list[Viewer]:
        """Return for whom the next message is made: who watches, and those kinds whose last reader has just left."""
        there = dict.fromkeys(watching)
        for viewer in [*self._copies]:
            copy = self._copies[viewer]
            copy.unread = 0 if viewer in there else copy.unread + 1
            if copy.unread > LEFT:
                del self._copies[viewer]
        return [*there, *(viewer for viewer in self._copies if viewer not in there)]
