"""Your seat at the table: the position as text, your acts in words, every ruling with its law."""

from arbitro.cli.seats.seat import TerminalTable, sit
from arbitro.cli.seats.terminal import LeftTheTable

__all__ = ["LeftTheTable", "TerminalTable", "sit"]
