"""What was announced of an event, in words: with it the event is opened again on another machine."""

from collections.abc import Iterator, Mapping

import msgspec

from arbitro.desk import acts
from arbitro.desk.setup import AgeGroup, Baffles, Clocks, Engagement, PlaySession, Separate, Setup, Umpire
from arbitro.papers.press import Printed
from arbitro.papers.source import Desk, PaperPart

ANNOUNCED = tuple(name for name in Setup.__struct_fields__ if name not in ("edition", "busy"))
ALWAYS = ("format", "seeding", "directors")
"""What is written down also where it is as the law has it; of the rest only what differs."""
NAMED = {
    "format": "format",
    "seeding": "new-seeding",
    "places": "new-places",
    "consolation": "new-consolation",
    "tiebreaks": "tiebreak",
}
"""What is one of several, and how each is called where it is chosen."""
CHOSEN = ("unplayed", "licence", "prize_ties", "then", "level")
"""What is one of several words that belong to no list of their own."""
DAYS = ("start", "end", "dates", "first", "skip", "on", "zero")
"""What is a day or a moment."""


def conditions(desk: Desk) -> Iterator[Printed]:
    """Everything that was announced, and what the draw was made from: with it the event is opened again."""
    setup, unsaid = desk.event.setup, Setup()
    rows = tuple(
        (desk.words(f"given-{name}"), _value(desk, name, getattr(setup, name)))
        for name in ANNOUNCED
        if getattr(setup, name) != getattr(unsaid, name) or name in ALWAYS
    )
    columns = desk.columns("paper-condition", "paper-value")
    told: list[tuple[str, str | None]] = [("given-commit", desk.event.commit)]
    for act in desk.source.acts:
        if isinstance(act, acts.Draw):
            told += [("field-seed", act.seed), ("field-public", act.public)]
    told.append(("paper-ranks", ", ".join(desk.event.order)))
    lines = ((desk.words(name), value) for name, value in told if value)
    yield desk.sheet(
        desk.words("paper-conditions"),
        PaperPart(
            says=desk.words("paper-conditions-says"),
            columns=columns,
            rows=((desk.words("given-edition"), book(desk)), *rows),
        ),
        PaperPart(heading=desk.words("draw"), columns=columns, rows=tuple(lines)),
    )


def book(desk: Desk) -> str:
    """Return the game and its law book by their names."""
    setup = desk.event.setup
    named = desk.words(f"edition-{setup.edition.replace('/', '-').replace('.', '-')}")
    return named if setup.game == "desk" else f"{desk.words(f'game-{setup.game}')}, {named}"


def _value(desk: Desk, name: str, value: object) -> str:
    """Return a condition as it is called where it is chosen."""
    match value:
        case bool():
            return desk.words("paper-yes" if value else "paper-no")
        case str():
            if name in NAMED:
                return desk.words(f"{NAMED[name]}-{value}")
            if name in DAYS:
                return _moment(desk, value)
            return desk.words(f"choice-{value}") if name in CHOSEN else value
        case Separate(by=by, depth=depth):
            return f"{desk.words(f'choice-{by}')}, {desk.words(f'choice-{depth}')}"
        case Clocks() | Baffles():
            return ", ".join(_devices(desk, name, value))
        case Umpire(name=person, club=club):
            return f"{person} ({club})" if club else person
        case PlaySession():
            return ", ".join(_session(desk, value))
        case Engagement():
            who = ", ".join(filter(None, (value.player, value.table)))
            return f"{who}: {_moment(desk, value.begin)}–{_moment(desk, value.end)}"
        case AgeGroup():
            least, most = ("" if age is None else str(age) for age in (value.min, value.max))
            return f"{value.name} ({least}–{most})"
        case msgspec.Struct():
            known = {key: one for key, one in msgspec.structs.asdict(value).items() if one not in (None, ())}
            return "; ".join(
                f"{desk.words(f'field-{key}')}: {_value(desk, key, one)}" for key, one in known.items()
            )
        case Mapping():
            return ", ".join(f"{_round(desk, str(key))}: {desk.number(one)}" for key, one in value.items())
        case tuple() if name == "avoid":
            return ", ".join(" – ".join(pair) for pair in value)
        case tuple():
            return ("; " if name in ("programme", "prizes") else ", ").join(
                _value(desk, name, one) for one in value
            )
    return desk.number(value)


def _session(desk: Desk, session: PlaySession) -> Iterator[str]:
    """Yield what was announced of a session: its day, its hours, its breaks and its rounds."""
    yield f"{_moment(desk, session.day)} {session.begin}–{session.end}"
    if session.breaks:
        hours = ", ".join(f"{begin}–{end}" for begin, end in session.breaks)
        yield f"{desk.words('new-pause')}: {hours}"
    if session.rounds:
        yield " ".join(session.rounds)


def _moment(desk: Desk, written: str) -> str:
    """Return a day, an hour, or a day and an hour as people write them."""
    day, _, hour = written.partition(" ")
    return " ".join(filter(None, (desk.day(day), hour))) if "-" in day else written


def _round(desk: Desk, name: str) -> str:
    """Return a round by its name: "Final", "R1", or all others."""
    if name in ("quarter", "semi", "final"):
        return desk.words(f"round-{name}")
    return desk.words("paper-other-rounds") if name == "default" else name


def _devices(desk: Desk, name: str, value: Clocks | Baffles) -> Iterator[str]:
    """Yield what was announced of clocks or baffle boxes."""
    yield desk.words(f"new-{name}-policy-{value.policy}")
    if value.available is not None:
        yield f"{desk.words('new-clocks' if name == 'clock' else 'new-baffles')}: {value.available}"
    if isinstance(value, Clocks):
        for label, seconds in (("new-bank", value.bank_s_per_point), ("new-delay", value.delay_s)):
            yield f"{desk.words(label)}: {_value(desk, label, seconds)}"
