"""Which format a file is in, and its reader and writer."""

from collections.abc import Callable
from pathlib import PurePath

import msgspec

from arbitro.backgammon.formats.mat import read_mat, write_mat
from arbitro.backgammon.formats.record import BadRecord, MatchRecord
from arbitro.backgammon.formats.sgf import read_sgf, write_sgf
from arbitro.kernel.incoming import decode_json


def _read_json(text: str) -> MatchRecord:
    try:
        return decode_json(text.encode(), MatchRecord)
    except msgspec.DecodeError as error:
        raise BadRecord(1, "no-record", str(error).partition(" - at ")[2].strip("`") or "$") from error


FORMATS: dict[str, tuple[Callable[[str], MatchRecord], Callable[[MatchRecord], str]]] = {
    "mat": (read_mat, write_mat),
    "sgf": (read_sgf, write_sgf),
    "json": (_read_json, lambda record: msgspec.json.format(msgspec.json.encode(record)).decode() + "\n"),
}
"""Each format with its reader and its writer."""


def format_of(name: str, text: str = "") -> str:
    """Return the format of a file by its name, or by how it begins."""
    ending = PurePath(name).suffix.lower().lstrip(".")
    if ending in FORMATS:
        return ending
    beginning = text.lstrip("\ufeff \t\r\n")[:1]
    return {"(": "sgf", "{": "json"}.get(beginning, "mat")


def read_record(text: str, kind: str) -> MatchRecord:
    """Return the match of a text in a format; raises BadRecord."""
    return FORMATS[kind][0](text)


def write_record(record: MatchRecord, kind: str) -> str:
    """Return the match in a format."""
    return FORMATS[kind][1](record)
