"""A hall from a program: matches made, acts entered, what happens watched. Nothing but the standard library."""

from arbitro.client.connection import Answered, Message, Refusal
from arbitro.client.hall import Hall, Match
from arbitro.client.waiting import AsyncHall, AsyncMatch

__all__ = ["Answered", "AsyncHall", "AsyncMatch", "Hall", "Match", "Message", "Refusal"]
