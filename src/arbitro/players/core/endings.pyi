from array import array

from typing_extensions import Buffer

COMPILED: bool
ROLLS: int

Moves = tuple[array[int], array[int]]

class Endings:
    def __init__(
        self,
        weights: Buffer,
        moves: Moves,
        other_moves: Moves,
        cube: Buffer,
        room: tuple[Buffer, Buffer],
        rows: tuple[Buffer, Buffer],
    ) -> None: ...
    def before_roll(self, state: int, place: int, against: int) -> float: ...
    def after_play(self, state: int, place: int, against: int) -> float: ...
