"""Everyone who watches, found by what they watch and as whom."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from arbitro.live.streams import Stream
from arbitro.live.viewer import Viewer

Watching: TypeAlias = dict[str, dict[Viewer, dict[Stream, None]]]


class Audience:
    """The open streams of a node: what happens in one match costs nothing to those who watch another."""

    def __init__(self) -> None:
        self._all: dict[Stream, None] = {}
        self._matches: Watching = {}
        self._desks: Watching = {}
        self._lists: dict[Stream, None] = {}

    def add(self, stream: Stream) -> None:
        """Let somebody watch."""
        self._all[stream] = None
        if stream.lists:
            self._lists[stream] = None
        for named, viewers in (
            (self._matches, stream.matches),
            (self._desks, {**stream.desks, **stream.series}),
        ):
            for name, viewer in viewers.items():
                # By kind of reader: each message is encoded once for a kind, and all of it get the same
                # bytes.
                named.setdefault(name, {}).setdefault(viewer, {})[stream] = None

    def discard(self, stream: Stream) -> None:
        """Let somebody go."""
        self._all.pop(stream, None)
        self._lists.pop(stream, None)
        for named, viewers in (
            (self._matches, stream.matches),
            (self._desks, {**stream.desks, **stream.series}),
        ):
            for name, viewer in viewers.items():
                there = named.get(name, {})
                kind = there.get(viewer, {})
                kind.pop(stream, None)
                if not kind:
                    there.pop(viewer, None)
                if not there:
                    named.pop(name, None)

    def watches(self, match: str) -> bool:
        """Tell whether anybody watches a match."""
        return match in self._matches

    def viewers_of_match(self, name: str) -> list[Viewer]:
        """Return as whom a match is watched."""
        return [*self._matches.get(name, ())]

    def viewers_of_event(self, name: str) -> list[Viewer]:
        """Return as whom an event of the desk is watched."""
        return [*self._desks.get(name, ())]

    def tell(self, match: str, position: int, message: Callable[[Viewer], bytes]) -> None:
        """Tell everyone who watches a match, in a message that is made once for each kind of reader."""
        self.send(match, position, {viewer: message(viewer) for viewer in self.viewers_of_match(match)})

    def send(self, match: str, position: int, texts: Mapping[Viewer, bytes]) -> None:
        """Send each kind of reader of a match its message; none where it is empty."""
        _send(self._matches.get(match, {}), position, texts)

    def send_event(self, event: str, position: int, texts: Mapping[Viewer, bytes]) -> None:
        """Send each kind of reader of an event its message; none where it is empty."""
        _send(self._desks.get(event, {}), position, texts)

    def nudge_lists(self) -> None:
        """Let those who are told which matches there are look again."""
        for stream in [*self._lists]:
            stream.nudge()

    def __iter__(self) -> Iterator[Stream]:
        return iter([*self._all])

    def __len__(self) -> int:
        return len(self._all)


def _send(watching: dict[Viewer, dict[Stream, None]], position: int, texts: Mapping[Viewer, bytes]) -> None:
    for viewer, text in texts.items():
        if text:
            for stream in [*watching.get(viewer, ())]:
                stream.send(position, text)
