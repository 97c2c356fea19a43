"""The official papers as PDF: black and white, in three languages, filled in or blank, A4 or Letter."""

from arbitro.papers.matches import blank_paper, match_paper
from arbitro.papers.occasion import Occasion
from arbitro.papers.press import SIZES, Size, pdf, pictures

__all__ = ["SIZES", "Occasion", "Size", "blank_paper", "match_paper", "pdf", "pictures"]
