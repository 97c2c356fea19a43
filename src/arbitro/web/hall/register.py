"""The register of people and clubs in the API: entered, changed, merged, imported, exported, erased."""

import asyncio
from base64 import b64decode
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from arbitro.desk.career import Career, HeldEvent, career_of, for_everybody
from arbitro.desk.ratings.list import courses
from arbitro.desk.sheets.register import read_register, register_sheet
from arbitro.desk.sheets.writing import as_csv, as_xlsx
from arbitro.kernel import Malformed
from arbitro.kernel.names import can_be_shown, look_of
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import say
from arbitro.library import editions, game_of, tell
from arbitro.live.desk import LiveEvent
from arbitro.live.visibility import OFFICIAL, PERSON_FIELDS, PUBLIC, may_see, visible
from arbitro.store import register
from arbitro.store.register import Club, PersonRecord, Registered
from arbitro.web.hall.decode_errors import misread
from arbitro.web.hall.desk.planning import LARGEST, SHEET_SECONDS, SheetSent
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import ATTEND, DESK, DIRECTORS, EVERYONE, WATCH, allows, audience
from arbitro.web.hall.problems import BadRequest, Problem
from arbitro.web.sandbox import SANDBOX

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MOST_FOUND = 200
"""People of one answer to a search."""


class NewPerson(PersonRecord, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody for the register, under a number of their own or the next one."""

    number: int | None = None


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody in the register."""

    number: int
    person: PersonRecord | None
    """None where they were erased."""
    merged_into: int | None


class ClubShown(msgspec.Struct, frozen=True):
    """A club in the register."""

    number: int
    club: Club | None


class Merging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number into which another is merged; null to part them again."""

    into: int | None


class RegisterSent(SheetSent, frozen=True, forbid_unknown_fields=True):
    """A sheet of people, and whether one only wants to know what it would bring."""

    preview: bool = False


class RegisterImported(msgspec.Struct, frozen=True):
    """What became of a sheet of people."""

    added: int
    changed: int
    faults: list[str]
    aside: list[str]
    says: list[str]
    """All of it in words: what was done, then what was left."""


class RatingOf(msgspec.Struct, frozen=True):
    """A rating of somebody after an event."""

    game: str
    event: str
    title: str
    rating: float


class BreakMade(msgspec.Struct, frozen=True):
    """A high break, and the match of the hall in which it was made."""

    points: int
    match: str


class PersonPage(msgspec.Struct, frozen=True):
    """Somebody with all that they have played in the hall."""

    number: int
    person: PersonRecord | None
    merged: list[int]
    """Numbers that were merged into this one."""
    career: Career
    ratings: list[RatingOf]
    breaks: list[BreakMade]


async def people(asked: HallRequest) -> Response:
    """List the register; with `q` those whose name, club or licence has it."""
    found = await find_people(asked, asked.request.query_params.get("q", ""))
    return asked.json([_person_view(one) for one in found])


async def add_person(asked: HallRequest) -> Response:
    """Enter somebody in the register."""
    body = asked.body(NewPerson)
    given = msgspec.structs.asdict(body)
    number = given.pop("number")
    person = check_person(PersonRecord(**given))
    now = asked.hall.time.wall()
    made = await asked.write(partial(register.add, kind="person", body=person, now=now, number=number))
    if not made:
        raise Problem(409, "number-taken", key="number", number=str(number))
    asked.hall.register.refresh()
    return asked.json(PersonShown(made, person, None), 201)


async def person_page(asked: HallRequest) -> Response:
    """Show somebody with their events, matches, opponents, ratings and breaks: to all who may, by their consent."""
    return asked.json(await page_of(asked, number_asked(asked)))


async def change_person(asked: HallRequest) -> Response:
    """Change what the register has of somebody; what is not named stays."""
    return asked.json(_person_view(await change_fields(asked, number_asked(asked), asked.body(dict))))


async def merge_people(asked: HallRequest) -> Response:
    """Say that two numbers are one person, or that they are two after all."""
    body, number = asked.body(Merging), number_asked(asked)
    await merge(asked, number, body.into)
    return asked.json(_person_view(await row_of(asked, number)))


async def erase_person(asked: HallRequest) -> Response:
    """Erase somebody: name, salt and data go, results and the chain of digests stay."""
    await erase(asked, number_asked(asked))
    return asked.json({})


async def export_person(asked: HallRequest) -> Response:
    """Return all that the hall has of somebody, as one document."""
    number = number_asked(asked)
    return asked.json(await page_of(asked, number))


async def export_people(asked: HallRequest) -> Response:
    """Return the register as a sheet: `csv` or `xlsx`."""
    kind = str(asked.request.path_params["kind"])
    sheet = register_sheet([_flat(one) for one in await _rows(asked) if one.person and not one.merged_into])
    if kind == "csv":
        return _file(as_csv(sheet), "text/csv; charset=utf-8", "people.csv")
    if kind == "xlsx":
        return _file(as_xlsx({"people": sheet}), XLSX, "people.xlsx")
    raise Problem(404, "no-such-export", form=kind[:20], forms="csv, xlsx")


async def import_people(asked: HallRequest) -> Response:
    """Take over a sheet of people: known numbers and names are changed, others added; as a preview nothing is."""
    body = asked.body(RegisterSent)
    try:
        data = b64decode(body.content, validate=True)
    except ValueError as error:
        raise Malformed("content", "desk-sheet-unreadable") from error
    # A workbook is a ZIP of XML from anybody: read within bounds, in a process that is ended (ASVS 5.2.3).
    sheet = await SANDBOX.run(read_register, data, seconds=SHEET_SECONDS)
    now = asked.hall.time.wall()
    deed = partial(_take_over, people=sheet.people, now=now, preview=body.preview)
    added, changed, erased = await (asked.read(deed) if body.preview else asked.write(deed))
    asked.hall.register.refresh()
    faults = [tell(fault, asked.language) for fault in sheet.faults]
    faults += [say(asked.language, "hall-problem-number-taken", number=str(number)) for number in erased]
    done = "register-would-be-imported" if body.preview else "register-imported"
    says = [say(asked.language, done, added=added, changed=changed), *faults]
    if sheet.aside:
        aside = "register-to-leave-aside" if body.preview else "register-aside"
        says.append(say(asked.language, aside, columns=", ".join(sheet.aside)))
    return asked.json(RegisterImported(added, changed, faults, sheet.aside, says))


async def clubs(asked: HallRequest) -> Response:
    """List the clubs of the register."""
    found = await asked.read(partial(register.rows, kind="club"))
    return asked.json([ClubShown(one.number, one.body) for one in found if isinstance(one.body, Club)])


async def add_club(asked: HallRequest) -> Response:
    """Enter a club in the register."""
    club = asked.body(Club)
    if not can_be_shown(club.name):
        raise Problem(400, "bad-name", key="name", most=register.LONGEST)
    now = asked.hall.time.wall()
    number = await asked.write(partial(register.add, kind="club", body=club, now=now))
    return asked.json(ClubShown(number, club), 201)


async def find_people(asked: HallRequest, query: str) -> list[Registered]:
    """Return those of the register whose name, club or licence has a text, by their numbers."""
    wish = look_of(query)
    return [one for one in await _rows(asked) if one.person and _fits(one, wish)][:MOST_FOUND]


async def page_of(asked: HallRequest, number: int) -> PersonPage:
    """Return somebody with all that they have played, or raise 404 where whoever asks may not see them.

    Everybody sees the page of somebody who agrees, and in it the names of only those others who agree as well.
    """
    row, official = await row_of(asked, number), allows(DESK, asked.who)
    if row.merged_into is not None:
        row = await row_of(asked, row.merged_into)
    if not official and not (row.person and row.person.consent):
        # 404 and not 403: which numbers there are is the office's to know.
        raise Problem(404, "not-registered", number=str(number))
    everybody = await _rows(asked)
    merged = register.merged_among(everybody)
    texts = [str(row.number), *(other for other, into in merged.items() if into == row.number)]
    held = [HeldEvent(one.name, one.notes.title, one.event, one.notes.links) for one in await _lives(asked)]
    career = await asyncio.to_thread(career_of, texts, held, merged)
    ratings = await asyncio.to_thread(_ratings, texts, held)
    breaks = await _breaks(asked, career)
    if not official:
        agreed = {str(one.number) for one in everybody if one.person and one.person.consent}
        career = for_everybody(career, agreed)
    # What whoever asks may see of somebody: officials all of it, others no more than the policy says.
    seen_as = OFFICIAL if allows(DESK, asked.who) else PUBLIC
    unseen = [field for field in PERSON_FIELDS if not may_see(field, seen_as, PERSON_FIELDS)]
    shown = row.person and replace(
        row.person, **{field: getattr(PersonRecord(""), field) for field in unseen}
    )
    return PersonPage(row.number, shown, [int(other) for other in texts[1:]], career, ratings, breaks)


async def row_of(asked: HallRequest, number: int) -> Registered:
    """Return a row of the register, or raise 404."""
    found = await asked.read(partial(register.find, kind="person", number=number))
    if found is None:
        raise Problem(404, "not-registered", number=str(number))
    return found


async def change_fields(asked: HallRequest, number: int, fields: dict[str, Any]) -> Registered:
    """Change some fields of somebody, or raise 400 or 404."""
    row = await row_of(asked, number)
    if row.person is None:
        raise Problem(404, "not-registered", number=str(number))
    try:
        person = msgspec.convert({**msgspec.to_builtins(row.person), **fields}, PersonRecord)
    except msgspec.ValidationError as error:
        raise BadRequest(misread(error)) from error
    await asked.write(partial(register.change, kind="person", number=number, body=check_person(person)))
    asked.hall.register.refresh()
    return await row_of(asked, number)


async def merge(asked: HallRequest, number: int, into: int | None) -> None:
    """Merge a number into another, or part it again with None; raises 409 where it cannot be."""
    pair = {str(number), str(into)}
    for live in await _lives(asked) if into is not None else ():
        if pair <= {str(entry.person) for entry in live.event.entries.values()}:
            event = live.notes.title
            raise Problem(409, "both-entered", number=str(number), into=str(into), event=event)
    if not await asked.write(partial(register.merge, number=number, into=into)):
        raise Problem(409, "cannot-merge", number=str(number), into=str(into or ""))
    asked.hall.register.refresh()


async def erase(asked: HallRequest, number: int) -> None:
    """Erase somebody on disk, in memory and on every screen."""
    await row_of(asked, number)
    hall = asked.hall
    # Disk first: what is still in memory is then read again from where the name is gone.
    await hall.register.erase(number, hall.time.wall())
    for match in hall.memory:
        found = await asked.read(lambda _, name=match.name: hall.store.heading(name))
        if found is not None:
            match.recall(found.options)
    await hall.office.read_all_anew()
    await hall.series_hall.read_all_anew()


def check_person(person: PersonRecord) -> PersonRecord:
    """Return somebody as they can be entered, or raise 400."""
    if not can_be_shown(person.name):
        raise Problem(400, "bad-name", key="name", most=register.LONGEST)
    for field, value in msgspec.structs.asdict(person).items():
        if isinstance(value, str) and (len(value) > register.LONGEST or not value.isprintable()):
            raise Problem(400, "bad-name", key=field, most=register.LONGEST)
    return person


def number_asked(asked: HallRequest) -> int:
    """Return the number of the address, or raise 404."""
    text = str(asked.request.path_params["number"])
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Problem(404, "not-registered", number=text[:20])
    return int(text)


def _take_over(
    connection: Any, people: list[dict[str, Any]], now: int, *, preview: bool
) -> tuple[int, int, list[int]]:
    """Enter the people of a sheet; who is there already, by number or by name and club, is changed.

    Returns how many are new, how many changed, and the numbers of the sheet that belong to people who were erased.
    """
    there = register.rows(connection, "person")
    known = {one.number: one.person for one in there if one.person}
    gone = {one.number for one in there if not one.person}
    by_name = {_key(person): number for number, person in known.items()}
    last, added, changed, erased = max((one.number for one in there), default=0), 0, 0, list[int]()
    for cells in people:
        fields = {key: value for key, value in cells.items() if key != "number" and value is not None}
        wanted = cells.get("number")
        # A sheet that was exported before must not bring back who was erased since.
        if wanted in gone:
            erased.append(wanted)
            continue
        number = wanted if wanted in known else by_name.get(_key(msgspec.convert(fields, PersonRecord)))
        if number is None:
            number = wanted or last + 1
            last, added = max(last, number), added + 1
            known[number] = msgspec.convert(fields, PersonRecord)
            by_name.setdefault(_key(known[number]), number)
            if not preview:
                register.add(connection, "person", known[number], now, number)
            continue
        person = msgspec.convert({**msgspec.to_builtins(known[number]), **fields}, PersonRecord)
        if person != known[number]:
            known[number], changed = person, changed + 1
            if not preview:
                register.change(connection, "person", number, person)
    return added, changed, erased


def _key(person: PersonRecord) -> tuple[str, str]:
    return look_of(person.name), look_of(person.club)


def _fits(one: Registered, wish: str) -> bool:
    person = one.person
    if not wish or person is None:
        return True
    return str(one.number) == wish or any(
        wish in look_of(text) for text in (person.name, person.club, person.licence)
    )


def _person_view(one: Registered) -> PersonShown:
    return PersonShown(one.number, one.person, one.merged_into)


def _flat(one: Registered) -> dict[str, Any]:
    return {"number": one.number, **msgspec.to_builtins(one.person)}


async def _rows(asked: HallRequest) -> list[Registered]:
    return await asked.read(partial(register.rows, kind="person"))


async def _lives(asked: HallRequest) -> list[LiveEvent]:
    """Return the events that whoever asks may see, the oldest first."""
    found = await asked.read(lambda _: asked.hall.store.journals("desk"))
    lives = [await asked.hall.office.event(one.heading.id) for one in found]
    return [live for live in lives if allows(ATTEND, asked.who, live)]


def _ratings(numbers: list[str], held: Iterable[HeldEvent]) -> list[RatingOf]:
    """Return the ratings of somebody in each game, after every event of the hall in which they played what counts."""
    by_game: dict[str, list[HeldEvent]] = {}
    for one in held:
        if one.event.setup.edition in editions():
            by_game.setdefault(game_of(one.event.setup.edition), []).append(one)
    found: list[RatingOf] = []
    for game, events in by_game.items():
        names = {
            entry.name
            for one in events
            for entry in one.event.entries.values()
            if str(entry.person) in numbers
        }
        rated = courses([one.event for one in events]) if names else {}
        for name in sorted(names):
            for after in rated.get(name, ()):
                event = events[after.place]
                found.append(RatingOf(game, event.id, event.title, after.rating))
    return found


async def _breaks(asked: HallRequest, career: Career) -> list[BreakMade]:
    """Return the high breaks of somebody in the matches that were scored in the hall, the highest first."""
    found: list[BreakMade] = []
    for match in career.matches:
        if match.record is None:
            continue
        live = await asked.hall.match(match.record)
        if not allows(WATCH, asked.who, live):
            continue
        sitting = visible(live.sitting, audience(asked.who, live))
        reference = plugin(game_of(sitting.game.edition)).high_breaks
        names = [seat.name for seat in live.particulars.seats]
        if reference and match.opponent in names:
            sides = load(reference)(sitting)
            mine = sides[1 - names.index(match.opponent)]
            found += [BreakMade(points, match.record) for points in mine]
    return sorted(found, key=lambda one: -one.points)


def _file(data: bytes, kind: str, name: str) -> Response:
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(data, headers=headers, media_type=kind)


ENDPOINTS = (
    Endpoint("GET", "/api/people", people, DESK, None, {200: list[PersonShown]}, queries=("q",)),
    Endpoint("POST", "/api/people", add_person, DESK, NewPerson, {201: PersonShown}),
    Endpoint(
        "POST",
        "/api/people/import",
        import_people,
        DESK,
        RegisterSent,
        {200: RegisterImported},
        largest=LARGEST,
    ),
    Endpoint("GET", "/api/people/export/{kind}", export_people, DESK, None, {200: None}, "text/csv"),
    Endpoint("GET", "/api/people/{number}", person_page, EVERYONE, None, {200: PersonPage}),
    Endpoint("PATCH", "/api/people/{number}", change_person, DESK, PersonRecord, {200: PersonShown}),
    Endpoint("DELETE", "/api/people/{number}", erase_person, DIRECTORS, None, {200: None}),
    Endpoint("POST", "/api/people/{number}/merge", merge_people, DESK, Merging, {200: PersonShown}),
    Endpoint("GET", "/api/people/{number}/export", export_person, DESK, None, {200: PersonPage}),
    Endpoint("GET", "/api/clubs", clubs, DESK, None, {200: list[ClubShown]}),
    Endpoint("POST", "/api/clubs", add_club, DESK, Club, {201: ClubShown}),
)
