"""What strokes lead to, as far as a player can tell: played on the table, ruled on by the referee, weighed."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromStroke, Piece
from arbitro.players.carrom.chances import BoardChances, kinds_of
from arbitro.players.carrom.sight import CarromSight, Hit
from arbitro.players.carrom.worth import standing
from arbitro.strokes.carrom.setting import colour_of
from arbitro.table import Layout
from arbitro.table.batch import EACH, HEAD, OFF, play_numbers

MET = 3
"""Where a row of outcomes says what was met first."""
Key = tuple[int, int, bool, bool, bool, tuple[Piece, ...], bool]
"""What the referee goes by: white and black men, queen and striker that fell, whether nothing was touched, and what
left the board, the striker apart."""


class RuledBoard(msgspec.Struct, frozen=True):
    """The board after a ruling, and what it is worth to the player."""

    board: Board
    """The referee's state."""
    worth: float
    """By the state alone, without the position."""


class Foresight:
    """Tries strokes from what a player sees."""

    def __init__(self, sight: CarromSight) -> None:
        self.sight = sight
        self.setting = sight.setting
        self.colours = [colour_of(name) for name in self.setting.table.pieces]
        self.chances = BoardChances(self.setting.surface)
        self._rulings: dict[Key, RuledBoard] = {}
        self._seen: dict[tuple[bool | float, ...], RuledBoard] = {}

    def try_once(self, hits: Sequence[Hit], layout: Layout) -> list[float]:
        """Return what each stroke is worth to the player by the referee's ruling alone."""
        return [self._rule_on(row).worth for row in self._rows(hits, layout)]

    def weigh(self, hits: Sequence[Hit], layout: Layout) -> list[float]:
        """Return what each stroke is worth to the player, with the chances that it leaves to both sides."""
        kinds = kinds_of(self.setting.table, layout)
        return [self._worth(row, kinds) for row in self._rows(hits, layout)]

    def averages(self, hits: Sequence[Hit], copies: int, layouts: Sequence[Layout]) -> list[float]:
        """Return what strokes are worth on average, so many copies of each in a row; the layouts take turns."""
        # Copies in a row share a stroke, layouts take turns: each stroke is tried over all racks that the
        # player imagines.
        values = [0.0] * len(hits)
        for n, layout in enumerate(layouts):
            values[n :: len(layouts)] = self.weigh(hits[n :: len(layouts)], layout)
        return [fmean(values[n : n + copies]) for n in range(0, len(hits), copies)]

    def scores(self, hits: Sequence[Hit], layout: Layout) -> list[bool]:
        """Tell of each stroke whether it pockets a man of the player's own or the queen, and costs nothing."""
        side, found = self.sight.side, list[bool]()
        owed = self.sight.board.outstanding(side)
        for row in self._rows(hits, layout):
            white, black, queen, striker, *_ = self._key(row)
            own = white if side == "white" else black
            owes = self._rule_on(row).board.outstanding(side) > owed
            found.append(bool(own or queen) and not striker and not owes)
        return found

    def _rows(self, hits: Sequence[Hit], layout: Layout) -> Iterator[memoryview]:
        # On one thread: the hall has other tables, and a batch over all cores would make them wait.
        given = array("d")
        for hit in hits:
            given.extend(self.setting.flick(hit.spot, hit.angle, hit.speed, hit.spin, hit.lift).numbers())
        outcomes = play_numbers(self.setting.table, layout, given, threads=1)
        return map(outcomes.row, range(len(outcomes)))

    def _rule_on(self, row: memoryview) -> RuledBoard:
        """Return the board as the referee rules after a stroke; what fell decides, so few rulings are needed."""
        # Thousands of strokes come to a few dozen outcomes: what fell decides what is ruled, so that each is
        # ruled on once.
        fell = (row[MET] < 0, *row[HEAD + 2 :: EACH].tolist())
        ruled = self._seen.get(fell)
        if ruled is None:
            key = self._key(row)
            if key not in self._rulings:
                white, black, queen, striker, untouched, jumped, off = key
                stroke = CarromStroke(
                    white, black, queen, striker, untouched=untouched, jumped=jumped, off_board=off
                )
                board = self.sight.rules.boards.judge(self.sight.board, stroke).state
                self._rulings[key] = RuledBoard(board, standing(board, self.sight.side))
            ruled = self._seen[fell] = self._rulings[key]
        return ruled

    def _key(self, row: memoryview) -> Key:
        pockets = row[HEAD + 2 :: EACH].tolist()
        fallen = [colour for colour, pocket in zip(self.colours[1:], pockets[1:], strict=True) if pocket >= 0]
        return (
            fallen.count("white"),
            fallen.count("black"),
            "queen" in fallen,
            pockets[0] >= 0,
            row[MET] < 0,
            tuple(
                colour for colour, pocket in zip(self.colours[1:], pockets[1:], strict=True) if pocket == OFF
            ),
            pockets[0] == OFF,
        )

    def _worth(self, row: memoryview, kinds: bytes) -> float:
        ruled = self._rule_on(row)
        if ruled.board.outcome:
            return ruled.worth
        return ruled.worth + self.chances.balance(row, kinds, ruled.board, self.sight)
