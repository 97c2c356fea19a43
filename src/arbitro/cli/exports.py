"""Records of matches written from their journals: a match record, recorder's sheets, a score card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Sitting

Writer: TypeAlias = Callable[[Sitting[Any, Any]], str]


def _backgammon(kind: str, sitting: Sitting[Any, Any]) -> str:
    from arbitro.backgammon.formats import write_record
    from arbitro.backgammon.formats.scribe import recorded

    record = recorded(sitting)
    # A colon ends a name in the records of other programs: `house:3` is written `house 3`.
    plain = {side: getattr(record, side).replace(":", " ") for side in ("X", "O")}
    return write_record(replace(record, **plain), kind)


def _rows(sitting: Sitting[Any, Any]) -> str:
    from arbitro.snooker.recorder import records, sheets, to_csv

    book = sitting.game.books[0]
    return "\n".join(to_csv(records(sheet, book)) for sheet in sheets(sitting))


def _frames(sitting: Sitting[Any, Any]) -> str:
    from arbitro.snooker.framelines import write_frame_lines
    from arbitro.snooker.recorder import frame_lines

    return f"{write_frame_lines(frame_lines(sitting))}\n"


def _frames_as_json(sitting: Sitting[Any, Any]) -> str:
    from arbitro.snooker.recorder import sheets, to_json

    return "".join(f"{to_json(sheet).decode()}\n" for sheet in sheets(sitting))


def _card(sitting: Sitting[Any, Any]) -> str:
    from arbitro.carrom.card import card_of

    return f"{msgspec.json.format(card_of(sitting).as_json()).decode()}\n"


FORMS: Mapping[str, Mapping[str, Writer]] = {
    "backgammon": {kind: partial(_backgammon, kind) for kind in ("mat", "sgf", "json")},
    "snooker": {"csv": _rows, "frames": _frames, "json": _frames_as_json},
    "carrom": {"card": _card},
}
"""In which forms a match is written, by game."""
ENDINGS: Mapping[str, Mapping[str, str]] = {
    "backgammon": {f".{form}": form for form in FORMS["backgammon"]},
    "snooker": {".csv": "csv", ".json": "json"},
    "carrom": {".json": "card"},
}
"""Which form a file of an ending has, by game."""
