"""A hall from a program: matches made, acts entered, what happens watched. Nothing but the standard library."""

from arbitro.client.connection import Answered, Refusal, StreamMessage
from arbitro.client.copy import Copy
from arbitro.client.hall import Followed, Hall, Match
from arbitro.client.waiting import AsyncHall, AsyncMatch

__all__ = [
    "Answered",
    "AsyncHall",
    "AsyncMatch",
    "Copy",
    "Followed",
    "Hall",
    "Match",
    "Refusal",
    "StreamMessage",
]
