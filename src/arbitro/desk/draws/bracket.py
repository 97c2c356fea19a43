"""Knockouts: seeding lines, losers' side, consolations; who meets whom as a net of places."""

from collections.abc import Iterator, Sequence
from functools import cache

from arbitro.desk.match import BYE, DrawSeat, EventMatch, Feed, LineOf, LoserOf, SameAs, WinnerOf


def lines(size: int) -> tuple[int, ...]:
    """Return the ranks of a knockout from the top line to the bottom."""
    return _lines(size)


# An event draws, shows and prints the same lines again and again.
@cache
def _lines(size: int) -> tuple[int, ...]:
    if size == 1:
        return (1,)
    return tuple(
        rank
        # The contract's order, alternating: the second seed stands at the bottom, the third in its half.
        for place, upper in enumerate(_lines(size // 2))
        for rank in ((upper, size + 1 - upper) if place % 2 == 0 else (size + 1 - upper, upper))
    )


def size_for(entries: int) -> int:
    """Return the least power of two that holds the entries."""
    return 1 << max(0, entries - 1).bit_length()


def seats(order: Sequence[str]) -> tuple[Feed, ...]:
    """Return the seats from the top line to the bottom; ranks without an entry are byes."""
    size = size_for(len(order))
    return tuple(DrawSeat(order[rank - 1] if rank <= len(order) else BYE) for rank in lines(size))


def knockout(prefix: str, places: Sequence[Feed]) -> Iterator[EventMatch]:
    """Yield the matches of a knockout, round by round, from its lines."""
    feeds: Sequence[Feed] = places
    number = 1
    while len(feeds) > 1:
        names = [f"{prefix}{number}.{place + 1}" for place in range(len(feeds) // 2)]
        for place, name in enumerate(names):
            yield EventMatch(name, (feeds[2 * place], feeds[2 * place + 1]))
        feeds = [WinnerOf(name) for name in names]
        number += 1


def single(order: Sequence[str], *, third_place: bool) -> Iterator[EventMatch]:
    """Yield a knockout, with a match for the third place if there is to be one."""
    size = size_for(len(order))
    rounds = size.bit_length() - 1
    yield from knockout("R", seats(order))
    if third_place and size > 2:
        # T.1 of four or more: with two there is no semifinal to lose.
        yield EventMatch("T.1", (LoserOf(f"R{rounds - 1}.1"), LoserOf(f"R{rounds - 1}.2")))


def consolations(entries: int, kind: str | None, *, last_chance: bool) -> Iterator[EventMatch]:
    """Yield what hangs on a knockout of so many entries: the consolation, and the last chance after it."""
    size = size_for(entries)
    rounds = size.bit_length() - 1
    if kind == "first":
        yield from knockout("C", _consolation_feeds("R", size // 2, rounds))
    elif kind == "progressive":
        yield from _drops("R", "C", size, rounds - 1)
    if last_chance and kind and size >= 8:
        yield from knockout("X", _consolation_feeds("C", size // 4, rounds - 1, kind == "progressive"))


def double(order: Sequence[str]) -> Iterator[EventMatch]:
    """Yield a double elimination: winners' side, losers' side, the final and its repetition."""
    size = size_for(len(order))
    rounds = size.bit_length() - 1
    yield from knockout("W", seats(order))
    yield from _drops("W", "L", size, rounds)
    # With two entries there is no losers' side: who lost the only match comes back for the final.
    beaten: Feed = WinnerOf(f"L{2 * rounds - 2}.1") if size > 2 else LoserOf("W1.1")
    yield EventMatch("F.1", (WinnerOf(f"W{rounds}.1"), beaten))
    yield EventMatch("F.2", (SameAs("F.1", 0), SameAs("F.1", 1)))


def _drops(main: str, side: str, size: int, rounds: int) -> Iterator[EventMatch]:
    """Yield a losers' side into which the losers of the main rounds drop, up to a round of them."""
    count = size // 4
    for place in range(1, count + 1):
        yield EventMatch(
            f"{side}1.{place}", (LoserOf(f"{main}1.{2 * place - 1}"), LoserOf(f"{main}1.{2 * place}"))
        )
    for drop in range(1, rounds):
        for place in range(1, count + 1):
            # Crossed in every other round (desk.md), which puts rematches off.
            fallen = count + 1 - place if drop % 2 else place
            upper = WinnerOf(f"{side}{2 * drop - 1}.{place}")
            yield EventMatch(f"{side}{2 * drop}.{place}", (upper, LoserOf(f"{main}{drop + 1}.{fallen}")))
        count //= 2
        for place in range(1, count + 1):
            above = (
                WinnerOf(f"{side}{2 * drop}.{2 * place - 1}"),
                WinnerOf(f"{side}{2 * drop}.{2 * place}"),
            )
            yield EventMatch(f"{side}{2 * drop + 1}.{place}", above)


def _consolation_feeds(main: str, count: int, rounds: int, straight: bool = False) -> tuple[Feed, ...]:
    """Return the lines of a consolation from the first round of a bracket with so many rounds.

    `straight`: the second round has as many matches as the first, as on a losers' side.
    """
    return tuple(
        LineOf(f"{main}1.{line}", f"{main}2.{line if straight else (line + 1) // 2}" if rounds > 1 else None)
        for line in range(1, count + 1)
    )
