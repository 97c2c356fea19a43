"""YAML by the core schema of version 1.2: `on`, `yes` and `off` are words; a key may stand only once.

Values are built from the parser's events, without recursion, so that no text can exhaust the stack.
"""

from collections.abc import Iterator

import msgspec
import yaml

from arbitro.kernel import Message
from arbitro.kernel.incoming import DEEPEST, LARGEST, MOST_ALIASED
from arbitro.library.scalars import NotPlain, TooLong, scalar

try:
    from yaml import CSafeLoader as _Parser
except ImportError:  # the wheel of this platform has no C parser
    from yaml import SafeLoader as _Parser  # type: ignore[assignment]  # same interface

_ABANDONED = 1000
"""Levels beyond which reading on would cost the parser more and more time for each."""
_NO_KEY = object()
_COLLECTIONS = (None, "!", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq")


class Flaw(msgspec.Struct, frozen=True):
    """Stands in place of a document, or of an item of a list of them, that is YAML but cannot be taken."""

    message: Message
    id: str | None = None
    """The `id` that the part has, where it could be read."""


class _Abandoned(yaml.YAMLError):
    """The text is not read on."""


class _Anchored(msgspec.Struct, frozen=True):
    """What an alias stands for, and how many values that is."""

    value: object
    size: int


class _Level:
    """A list or mapping that is being filled."""

    def __init__(self, into: list[object] | dict[object, object], anchor: str | None, begun: int) -> None:
        self.into = into
        self.anchor = anchor
        self.begun = begun
        self.key: object = _NO_KEY


class _Document:
    """Builds one document from its events; what is wrong with a part of it stands in that part's place."""

    def __init__(self) -> None:
        self.value: object = None
        self._levels: list[_Level] = []
        self._anchors: dict[str, _Anchored | None] = {}
        self._size = 0
        self._aliased = 0
        self._beyond = 0
        self._flaw: Message | None = None

    def take(self, event: yaml.Event) -> None:
        """Take in the next event."""
        if self._beyond:
            self._skip(event)
        elif isinstance(event, yaml.ScalarEvent):
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._begin(event)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self._end(event)
        elif isinstance(event, yaml.AliasEvent):
            name = event.anchor or ""
            found = self._anchors.get(name)
            if found is None:
                reason = "alias-in-itself" if name in self._anchors else "unknown-alias"
                self._mark(reason, event, name=name)
                found = _Anchored(None, 0)
            self._size += found.size
            self._aliased += found.size
            if self._aliased > MOST_ALIASED:
                self._mark("too-many-aliased", event, most=MOST_ALIASED)
            self._put_value(found.value, event)

    def cut_short(self, flaw: Message) -> object:
        """Return what was finished before the text could no longer be read, and why it could not."""
        # What was read before stays: of a file of a hundred cases the sound ones are ruled on, and one line
        # says where it breaks.
        part = Flaw(self._flaw or flaw)
        into = self._levels[0].into if self._levels else None
        return [*into, part] if isinstance(into, list) else part

    def _skip(self, event: yaml.Event) -> None:
        """Pass over what lies too deep."""
        # Passed over to the end of the part, so that what comes after it can still be read.
        if isinstance(event, yaml.CollectionStartEvent):
            self._beyond += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            self._beyond -= 1
        if self._beyond > _ABANDONED:
            raise _Abandoned
        if not self._beyond:
            self._put_value(None, event)

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        value: object = None
        try:
            value = scalar(event)
        except TooLong:
            path = self._path()
            self._mark("number-too-long", event, key=path, keyed="yes" if path else "no")
        except NotPlain:
            self._mark("yaml", event)
        self._size += 1
        if event.anchor:
            self._anchors[event.anchor] = _Anchored(value, 1)
        self._put_value(value, event)

    def _begin(self, event: yaml.CollectionStartEvent) -> None:
        # An anchor is known from its beginning, so that an alias within itself can be told from one that nobody
        # set.
        if event.tag not in _COLLECTIONS:
            self._mark("yaml", event)
        if len(self._levels) == DEEPEST:
            self._mark("too-deep", event, most=DEEPEST)
            self._beyond = 1
            return
        if event.anchor:
            self._anchors[event.anchor] = None
        into: list[object] | dict[object, object] = {} if isinstance(event, yaml.MappingStartEvent) else []
        self._levels.append(_Level(into, event.anchor, self._size))
        self._size += 1

    def _end(self, event: yaml.Event) -> None:
        level = self._levels.pop()
        if level.anchor:
            self._anchors[level.anchor] = _Anchored(level.into, self._size - level.begun)
        self._put_value(level.into, event)

    def _put_value(self, value: object, event: yaml.Event) -> None:
        """Put a finished value where it belongs."""
        if not self._levels:
            self.value = self._sound(value)
            return
        level = self._levels[-1]
        if isinstance(level.into, list):
            level.into.append(self._sound(value) if len(self._levels) == 1 else value)
        elif level.key is _NO_KEY:
            level.key = self._key(level.into, value, event)
        else:
            level.into[level.key] = value
            level.key = _NO_KEY

    def _key(self, known: dict[object, object], value: object, event: yaml.Event) -> object:
        if isinstance(value, list | dict):
            self._mark("key-not-plain", event)
            return None
        if value in known:
            self._mark("doubled-key", event, key=str(value))
        return value

    def _mark(self, reason: str, event: yaml.Event, **values: object) -> None:
        """Note the first flaw of this part of the document."""
        if self._flaw is None:
            line = event.start_mark.line + 1 if event.start_mark else 1
            self._flaw = Message(f"malformed-{reason}", {**values, "line": line})

    def _sound(self, value: object) -> object:
        """Return a whole part, or its flaw in its place."""
        flaw, self._flaw = self._flaw, None
        if flaw is None:
            return value
        name = value.get("id") if isinstance(value, dict) else None
        return Flaw(flaw, name if isinstance(name, str) else None)

    def _path(self) -> str:
        """Return under which keys of its case a value stands: `given.clock.available`, `when[2].tick`."""
        path = ""
        for place, level in enumerate(self._levels):
            if isinstance(level.into, dict) and level.key is not _NO_KEY:
                path += f".{level.key}"
            elif isinstance(level.into, list) and place:
                path += f"[{len(level.into)}]"
        return path.removeprefix(".")


def documents(text: str) -> Iterator[object]:
    """Yield each document of a YAML or JSON text; a Flaw stands for what cannot be taken, and ends a bad text."""
    if len(text) > LARGEST:
        yield Flaw(Message("malformed-too-large", {"most": LARGEST // 1024**2}))
        return
    document = _Document()
    try:
        for event in yaml.parse(text, _Parser):
            if isinstance(event, yaml.DocumentStartEvent):
                document = _Document()
            elif isinstance(event, yaml.DocumentEndEvent):
                yield document.value
                document = _Document()
            else:
                document.take(event)
    except yaml.YAMLError as error:
        yield document.cut_short(_unreadable(error, text))


def _unreadable(error: yaml.YAMLError, text: str) -> Message:
    """Return in which line a text stops being YAML."""
    mark = getattr(error, "problem_mark", None)
    line = min(mark.line, text.rstrip("\n").count("\n")) + 1 if mark else 1
    return Message("malformed-yaml", {"line": line})
