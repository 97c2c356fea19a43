"""The rules of the WBGF, version 2.1: the chapters in the order of the book."""

from arbitro.backgammon.books.wbgf_2_1 import (  # isort: skip
    conduct,
    times_and_equipment,
    dice_and_men,
    clocks,
    cube,
    completion,
)
from arbitro.backgammon.books.wbgf_2_1.book import book

__all__ = ["book", "clocks", "completion", "conduct", "cube", "dice_and_men", "times_and_equipment"]
