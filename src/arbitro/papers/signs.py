"""What is hung up and worn: a sign for each table and a badge for each player, with a code for the camera."""

from collections.abc import Iterator
from io import BytesIO
from urllib.parse import quote

import msgspec
import segno

from arbitro.papers.press import Printed
from arbitro.papers.source import Desk


class TableSign(msgspec.Struct, frozen=True):
    """The sign of a table."""

    table: str
    code: str
    """The address as a picture, SVG."""
    address: str


class Badge(msgspec.Struct, frozen=True):
    """The badge of a player, or of an official."""

    name: str
    club: str
    role: str
    code: str
    """Where they play next, as a picture; empty for one who does not play."""


class Signs(msgspec.Struct, frozen=True):
    """What the templates of signs and badges take."""

    title: str
    signs: tuple[TableSign, ...] = ()
    badges: tuple[Badge, ...] = ()


def signs(desk: Desk) -> Iterator[Printed]:
    """A sign for each table: who scans it comes to the match that is played there."""
    source = desk.source
    tables = [
        (table, f"{source.address}/table/{quote(table, safe='')}") for table in source.event.setup.tables
    ]
    if tables:
        shown = tuple(TableSign(table, picture(address), address) for table, address in tables)
        yield Printed("table-signs", Signs(source.title, signs=shown))


def badges(desk: Desk) -> Iterator[Printed]:
    """A badge for everybody who plays or directs: who scans it sees when and where they play next."""
    source, event = desk.source, desk.event
    shown = [
        Badge(
            person,
            entry.club or "",
            desk.words("player") if entry.name == person else entry.name,
            _code(desk, entry.name),
        )
        for entry in event.entries.values()
        if entry.state in ("approved", "entered")
        for person in entry.people
    ]
    shown += [Badge(name, "", desk.words("paper-director"), "") for name in event.setup.directors]
    yield Printed("badges", Signs(source.title, badges=tuple(shown)))


def _code(desk: Desk, name: str) -> str:
    return picture(f"{desk.source.address}/me?of={quote(name)}")


def picture(address: str) -> str:
    """Return an address as a code for a camera, black on white with its quiet zone."""
    drawn = BytesIO()
    segno.make_qr(address, error="m").save(drawn, kind="svg", border=4, dark="#000", light="#fff", scale=4)
    return drawn.getvalue().decode()
