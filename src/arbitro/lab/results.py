"""Results as files that others read: JSON Lines or Parquet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from arbitro.files import replace


def write(file: Path, rows: Sequence[Mapping[str, Any]], card: Mapping[str, Any]) -> None:
    """Write rows whole or not at all; the card of a Parquet file is in its metadata, of JSON Lines beside it."""
    encoded = msgspec.json.encode(card)
    if file.suffix == ".parquet":
        import pyarrow
        from pyarrow import parquet

        table = pyarrow.Table.from_pylist([dict(row) for row in rows])
        stream = pyarrow.BufferOutputStream()
        parquet.write_table(table.replace_schema_metadata({b"arbitro": encoded}), stream, compression="zstd")
        replace(file, bytes(stream.getvalue()))
        return
    replace(file, b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    replace(file.with_suffix(".card.json"), msgspec.json.format(encoded, indent=2) + b"\n")
