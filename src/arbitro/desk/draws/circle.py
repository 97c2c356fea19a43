"""Round robins by Berger's form of the circle, and groups by the serpentine."""

from collections.abc import Iterator, Sequence

from arbitro.desk.match import BYE, DrawSeat, EventMatch

Pair = tuple[str, str]


def rounds(names: Sequence[str], legs: int = 1) -> Iterator[tuple[Pair, ...]]:
    """Yield the pairs of each round, the first side first; an odd number gives one a bye."""
    # The bye is the greatest number: in Berger's form that is the one that keeps its place.
    full = [*names, BYE] if len(names) % 2 else list(names)
    for leg in range(legs):
        for number in range(1, len(full)):
            yield tuple(_pair(full, one, other, leg) for one, other in table(len(full), number))


def table(size: int, number: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of a round as numbers from 1; the greatest number keeps its place in the first."""
    shift = (number - 1) * (size // 2)

    def seat_at(place: int) -> int:
        return (place - 1 + shift) % (size - 1) + 1

    yield (seat_at(1), size) if number % 2 else (size, seat_at(1))
    for place in range(2, size // 2 + 1):
        yield seat_at(place), seat_at(size + 1 - place)


def matches(prefix: str, names: Sequence[str], legs: int) -> Iterator[EventMatch]:
    """Yield the matches of a round robin in their order."""
    for number, pairs in enumerate(rounds(names, legs), start=1):
        for place, (first, second) in enumerate(pairs, start=1):
            yield EventMatch(f"{prefix}{number}.{place}", (DrawSeat(first), DrawSeat(second)))


def serpentine(names: Sequence[str], count: int) -> dict[str, tuple[str, ...]]:
    """Return the groups: ranks go A B C C B A A …."""
    letters = [chr(ord("A") + number) for number in range(count)]
    groups: dict[str, list[str]] = {letter: [] for letter in letters}
    for rank, name in enumerate(names):
        lap, place = divmod(rank, count)
        groups[letters[place if lap % 2 == 0 else count - 1 - place]].append(name)
    return {letter: tuple(found) for letter, found in groups.items()}


def _pair(names: Sequence[str], one: int, other: int, leg: int) -> Pair:
    first, second = names[one - 1], names[other - 1]
    # In the second leg sides change; a bye is always named second (desk.md).
    if (leg % 2 and second != BYE) or first == BYE:
        first, second = second, first
    return first, second
