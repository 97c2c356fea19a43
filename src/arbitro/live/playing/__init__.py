"""Matches that are played in the hall: what a player does, what the table makes of it, what the hall itself does."""

from arbitro.live.playing.table import Played, Table, Unplayable, table_of

__all__ = ["Played", "Table", "Unplayable", "table_of"]
