"""Who is ranked where: the seeding, the verifiable draw of the others, drawn places."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from arbitro.desk.entry import EventEntry
from arbitro.desk.setup import Setup

T = TypeVar("T")


class Ranking(msgspec.Struct, frozen=True):
    """The approved entries by rank before anything is drawn, and who is drawn for which ranks."""

    names: tuple[str, ...]
    seeded: int
    """How many keep their rank, or the ranks of their band."""
    bands: tuple[tuple[int, ...], ...]
    """Ranks (from 0) that are drawn among their holders, band by band; the unseeded last."""

    @property
    def drawn(self) -> tuple[str, ...]:
        """Everybody who is drawn."""
        return tuple(self.names[place] for band in self.bands for place in band)

    @property
    def undecided(self) -> bool:
        """Whether anything is left to the draw: one alone needs none."""
        return any(len(band) > 1 for band in self.bands)

    def order_bands(self, order: Sequence[str]) -> tuple[str, ...]:
        """Return the names by rank, each band's ranks given in the order of the draw."""
        place = {name: number for number, name in enumerate(order)}
        names = list(self.names)
        for band in self.bands if order else ():
            for rank, name in zip(band, sorted((names[r] for r in band), key=place.__getitem__), strict=True):
                names[rank] = name
        return tuple(names)


def ranking(setup: Setup, entries: Iterable[EventEntry]) -> Ranking:
    """Return the ranking of the entries by the announced seeding."""
    ranked = sorted(entries, key=lambda entry: _level(setup, entry))
    count = len(ranked)
    # A random ranking seeds nobody, or it would not be random.
    wanted = setup.seeds if setup.seeds is not None else 0 if setup.seeding == "random" else count
    seeded = min(wanted, count)
    bands = [tuple(range(seeded, count))]
    if setup.places == "drawn":
        bands = [*(band for band in _bands(seeded) if len(band) > 1), *bands]
    return Ranking(tuple(entry.name for entry in ranked), seeded, tuple(band for band in bands if band))


def verifiable(seed: str, public: str | None, entries: Iterable[EventEntry]) -> tuple[str, ...]:
    """Return names in the order of the draw that a published seed, and what the floor called, give."""
    text = seed if public is None else f"{seed}:{public}"
    # Hashes in place of a random generator: anybody can check the draw with any SHA-256 tool.
    return tuple(entry.name for entry in sorted(entries, key=lambda entry: digest(f"{text}|{entry.number}")))


def digest(text: str) -> str:
    """Return the SHA-256 of a text in lower-case hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def _level(setup: Setup, entry: EventEntry) -> tuple[float, int]:
    """Return what entries are sorted by; what is level stays in the order of the list."""
    if setup.seeding == "seed" and entry.seed is not None:
        return entry.seed, entry.number
    if setup.seeding == "rating" and entry.rating is not None:
        return -entry.rating, entry.number
    # Who has no seed, or no rating, stands behind, in the order of the list (desk.md, `seeding`).
    return (float("inf") if setup.seeding in ("seed", "rating") else 0), entry.number


def _bands(seeded: int) -> Iterator[tuple[int, ...]]:
    """Yield the ranks (from 0) of the bands 3–4, 5–8, 9–16 … as far as they are seeded."""
    first = 2
    while first < seeded:
        yield tuple(range(first, min(2 * first, seeded)))
        first *= 2
