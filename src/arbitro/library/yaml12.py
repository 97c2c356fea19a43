"""YAML by the core schema of version 1.2: `on`, `yes` and `off` are words; a key may stand only once."""

import re
from collections.abc import Hashable, Iterator
from typing import Any

import yaml

from arbitro.kernel import Message

try:
    from yaml import CSafeLoader as _SafeLoader
except ImportError:  # the wheel of this platform has no C parser
    from yaml import SafeLoader as _SafeLoader  # type: ignore[assignment]  # same interface

BadYaml = yaml.YAMLError

_TAG = "tag:yaml.org,2002:"
_RESOLVERS = (
    ("null", r"^(?:~|null|Null|NULL|)$", "~nN\0"),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    (
        "float",
        r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$",
        "-+0123456789.",
    ),
)


class DoubledKey(BadYaml):
    """A key stands twice in one mapping."""

    def __init__(self, key: str, line: int) -> None:
        super().__init__(f"line {line}: {key} stands twice")
        self.key, self.line = key, line


class _Loader(_SafeLoader):
    """The safe loader with the resolvers of YAML 1.2."""

    yaml_implicit_resolvers = {}  # noqa: RUF012  # the loader's own way of declaring them

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """Refuse a mapping in which a key stands twice."""
        seen: set[object] = set()
        for key, _ in node.value:
            name = self.construct_object(key, deep=True)
            if not isinstance(name, Hashable) or name in seen:
                raise DoubledKey(str(name), key.start_mark.line + 1)
            seen.add(name)
        return super().construct_mapping(node, deep)


def _whole_number(loader: _Loader, node: yaml.ScalarNode) -> int:
    digits = loader.construct_scalar(node)
    base = {"0o": 8, "0x": 16}.get(str(digits)[:2], 10)
    return int(str(digits), base) if base == 10 else int(str(digits)[2:], base)


for _name, _pattern, _first in _RESOLVERS:
    for _character in _first:
        _key = "" if _character == "\0" else _character
        _Loader.yaml_implicit_resolvers.setdefault(_key, []).append((_TAG + _name, re.compile(_pattern)))
_Loader.add_constructor(_TAG + "int", _whole_number)


def documents(text: str) -> Iterator[object]:
    """Yield each document of a YAML or JSON text; raises BadYaml."""
    yield from yaml.load_all(text, _Loader)


def unreadable(error: BadYaml, text: str) -> Message:
    """Return what is wrong with a text that is not YAML, and in which line."""
    if isinstance(error, DoubledKey):
        return Message("malformed-doubled-key", {"key": error.key, "line": error.line})
    mark = getattr(error, "problem_mark", None)
    line = min(mark.line, text.rstrip("\n").count("\n")) + 1 if mark else 1
    return Message("malformed-yaml", {"line": line})
