"""What a word that no book uses was meant to be."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches

import msgspec

_SHORT = 5
"""Words up to so many letters may have one slip, longer ones two."""
_SHORTEST = 4
"""Words with fewer letters are too near to too many others."""
_OFFERED = 3


class BookVocabulary(msgspec.Struct, frozen=True):
    """The words that some books use, with how often each occurs."""

    counts: dict[str, int]
    ordered: tuple[str, ...]

    @classmethod
    def of(cls, words: Iterable[str]) -> "BookVocabulary":
        """Return the vocabulary of words as they occur."""
        counts = Counter(words)
        return cls(counts, tuple(sorted(counts)))

    def begins(self, term: str) -> bool:
        """Tell whether some word begins with a term."""
        place = bisect_left(self.ordered, term)
        return place < len(self.ordered) and self.ordered[place].startswith(term)

    def closest_word(self, term: str) -> str:
        """Return the term, or the word that it is a slip of where no word begins with it."""
        if self.begins(term) or len(term) < _SHORTEST or not term.isalpha():
            return term
        most = 1 if len(term) <= _SHORT else 2
        near = [(slips, word) for word in self.ordered if (slips := _slips(term, word, most)) <= most]
        return min(near, key=lambda one: self._distance(term, *one))[1] if near else term

    def nearest(self, term: str) -> list[str]:
        """Return the words that are most like a term."""
        return get_close_matches(term, self.ordered, _OFFERED)

    def _distance(self, term: str, slips: int, word: str) -> tuple[int, bool, int]:
        return slips, word[0] != term[0], -self.counts[word]


def _slips(one: str, other: str, most: int) -> int:
    """Return how many letters are wrong, missing, too many or transposed; more than `most` may be counted short."""
    if abs(len(one) - len(other)) > most or len({*one} ^ {*other}) > 2 * most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        further = [place]
        for column, against in enumerate(other, 1):
            same = letter == against
            cost = min(row[column] + 1, further[-1] + 1, row[column - 1] + (not same))
            if place > 1 and column > 1 and one[place - 2] == against and letter == other[column - 2]:
                cost = min(cost, before[column - 2] + 1)
            further.append(cost)
        before, row = row, further
    return row[-1]
