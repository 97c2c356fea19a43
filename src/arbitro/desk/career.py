"""What somebody of the register has played: events with their places, matches, and the balance by opponent."""

from collections.abc import Collection, Container, Iterator, Mapping, Sequence

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.match import DRAW, EventMatch
from arbitro.desk.places import placing_of


class HeldEvent(msgspec.Struct, frozen=True):
    """An event of the hall, with what it is called there."""

    id: str
    title: str
    event: Event
    links: dict[str, str] = {}
    """The hall's match of each match that was called."""


class EventPlayed(msgspec.Struct, frozen=True):
    """An event in which somebody was."""

    event: str
    title: str
    edition: str
    format: str
    date: str | None
    name: str
    """Under which name."""
    places: tuple[int, int] | None
    """The place, and the last of those who share it; None while there is none."""


class MatchPlayed(msgspec.Struct, frozen=True):
    """A match of somebody that is over."""

    event: str
    match: str
    record: str | None
    """The hall's match, where it was scored there."""
    opponent: str
    """Empty where whoever asks is not told."""
    person: int | str | None
    """The opponent's number in the register."""
    result: str
    """`won`, `lost` or `drawn`."""
    by: str | None
    score: tuple[float, float] | None


class Balance(msgspec.Struct, frozen=True):
    """How somebody stands against one opponent."""

    opponent: str
    person: int | str | None
    won: int = 0
    drawn: int = 0
    lost: int = 0


class Career(msgspec.Struct, frozen=True):
    """All that somebody has played in the hall."""

    events: list[EventPlayed]
    matches: list[MatchPlayed]
    opponents: list[Balance]


def career_of(
    numbers: Collection[str], held: Sequence[HeldEvent], merged: Mapping[str, int] | None = None
) -> Career:
    """Return what somebody with these numbers has played, the newest event first; opponents who were merged are one."""
    events: list[EventPlayed] = []
    matches: list[MatchPlayed] = []
    for one in held:
        for name in _names(numbers, one.event):
            setup = one.event.setup
            places = placing_of(one.event).get(name)
            event_played = EventPlayed(
                one.id, one.title, setup.edition, setup.format, setup.start, name, places
            )
            events.append(event_played)
            matches += _matches_played(one, name, merged or {})
    return Career(events[::-1], matches[::-1], _balances(matches))


def for_everybody(career: Career, agreed: Container[str]) -> Career:
    """Return what everybody may see: opponents of the register who have not agreed to a page have no name."""
    # Privacy by default (docs/privacy.md): a page of one person names nobody
    # who has not agreed to a page of their own.
    matches = [
        one
        if one.person is None or str(one.person) in agreed
        else msgspec.structs.replace(one, opponent="", person=None)
        for one in career.matches
    ]
    return Career(career.events, matches, _balances(matches))


def _names(numbers: Collection[str], event: Event) -> list[str]:
    entries = event.entries.values()
    return [entry.name for entry in entries if entry.person is not None and str(entry.person) in numbers]


def _matches_played(held: HeldEvent, name: str, merged: Mapping[str, int]) -> Iterator[MatchPlayed]:
    for match in held.event.of(name):
        # A withheld result is nobody's yet (150), also while the match is suspended on top of it.
        if match.state != "done" or not match.known or match.was == "withheld":
            continue
        other = match.other(name)
        entry = held.event.entries.get(other)
        yield MatchPlayed(
            held.id,
            match.id,
            held.links.get(match.id),
            other,
            merged.get(str(entry.person), entry.person) if entry else None,
            _result(match, name),
            match.by,
            (match.score.get(name, 0), match.score.get(other, 0)) if match.score else None,
        )


def _result(match: EventMatch, name: str) -> str:
    if match.winner == DRAW:
        return "drawn"
    return "won" if match.winner == name else "lost"


def _balances(matches: Sequence[MatchPlayed]) -> list[Balance]:
    """Return how many matches were won, drawn and lost against each opponent, the most met first."""
    found: dict[str, Balance] = {}
    for match in matches:
        # By number in the register where there is one: somebody may have played under two spellings.
        key = match.opponent if match.person is None else f"{match.person}"
        before = found.get(key, Balance(match.opponent, match.person))
        count = {match.result: getattr(before, match.result) + 1}
        found[key] = msgspec.structs.replace(before, **count)
    return sorted(found.values(), key=lambda one: (-(one.won + one.drawn + one.lost), one.opponent))
