"""Everyone who watches, found by what they watch."""

from collections.abc import Callable, Iterable, Iterator

from arbitro.live.streams import Stream


class Audience:
    """The open streams of a node: what happens in one match costs nothing to those who watch another."""

    def __init__(self) -> None:
        self._all: dict[Stream, None] = {}
        self._matches: dict[str, dict[Stream, None]] = {}
        self._desks: dict[str, dict[Stream, None]] = {}

    def add(self, stream: Stream) -> None:
        """Let somebody watch."""
        self._all[stream] = None
        for named, names in self._watched(stream):
            for name in names:
                named.setdefault(name, {})[stream] = None

    def discard(self, stream: Stream) -> None:
        """Let somebody go."""
        self._all.pop(stream, None)
        for named, names in self._watched(stream):
            for name in names:
                _leave(named, name, stream)

    def of_match(self, name: str) -> list[Stream]:
        """Return who watches a match."""
        return [*self._matches.get(name, ())]

    def of_desk(self, name: str) -> list[Stream]:
        """Return who watches an event of the desk."""
        return [*self._desks.get(name, ())]

    def tell(self, match: str, position: int, message: Callable[[tuple[str, str]], bytes]) -> None:
        """Tell everyone who watches a match, in a message that is written once for each role and language."""
        written: dict[tuple[str, str], bytes] = {}
        for stream in self.of_match(match):
            text = written.get(stream.kind)
            if text is None:
                text = written[stream.kind] = message(stream.kind)
            if text:
                stream.put(position, text)

    def __iter__(self) -> Iterator[Stream]:
        return iter([*self._all])

    def __len__(self) -> int:
        return len(self._all)

    def _watched(self, stream: Stream) -> tuple[tuple[dict[str, dict[Stream, None]], Iterable[str]], ...]:
        return (self._matches, stream.matches), (self._desks, stream.desks)


def _leave(named: dict[str, dict[Stream, None]], name: str, stream: Stream) -> None:
    there = named.get(name, {})
    there.pop(stream, None)
    if not there:
        named.pop(name, None)
