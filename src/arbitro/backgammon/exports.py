"""Records of backgammon matches, written from their journals."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitro.backgammon.formats import write_record
from arbitro.backgammon.formats.scribe import match_record
from arbitro.kernel import Sitting


def _record(kind: str, sitting: Sitting[Any, Any]) -> str:
    record = match_record(sitting)
    # A colon ends a name in the records of other programs: `house:3` is written `house 3`.
    plain = {side: getattr(record, side).replace(":", " ") for side in ("X", "O")}
    return write_record(replace(record, **plain), kind)


mat, sgf, as_json = (partial(_record, kind) for kind in ("mat", "sgf", "json"))
