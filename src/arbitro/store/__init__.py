"""The journals of a hall on disk: SQLite by default, PostgreSQL for many nodes."""

from arbitro.store.batch import Answered
from arbitro.store.folder import data_folder
from arbitro.store.refusals import (
    BadAddress,
    CannotOpen,
    Fenced,
    InUse,
    NewerSchema,
    NoDriver,
    NoHall,
    NotEmpty,
    OlderSchema,
    Refusal,
    Repeated,
    Reused,
    Stale,
    Taken,
    Trouble,
    Unavailable,
    Unreadable,
    Unsound,
    Unwritable,
)
from arbitro.store.store import Store
from arbitro.store.values import Checkpoint, Command, Heading, Lease, Line, Loaded, Node, Standing
from arbitro.store.waiting import awaited

__all__ = [
    "Answered",
    "BadAddress",
    "CannotOpen",
    "Checkpoint",
    "Command",
    "Fenced",
    "Heading",
    "InUse",
    "Lease",
    "Line",
    "Loaded",
    "NewerSchema",
    "NoDriver",
    "NoHall",
    "Node",
    "NotEmpty",
    "OlderSchema",
    "Refusal",
    "Repeated",
    "Reused",
    "Stale",
    "Standing",
    "Store",
    "Taken",
    "Trouble",
    "Unavailable",
    "Unreadable",
    "Unsound",
    "Unwritable",
    "awaited",
    "data_folder",
]
