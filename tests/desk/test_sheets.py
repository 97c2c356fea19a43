"""Entries come in from sheets and everything goes out on them: bad cells named, formulas never passed on."""

import csv
import io
import zipfile
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook

from arbitro.desk import Event, acts, judge, read_event
from arbitro.desk.sheets.cells import FORMULA, guard_cell, unguard_text
from arbitro.desk.sheets.people import People, headings, people
from arbitro.desk.sheets.rows import MOST_ROWS, rows_of
from arbitro.desk.sheets.tables import as_objects, sheets
from arbitro.desk.sheets.writing import as_csv, as_xlsx
from arbitro.kernel import Malformed


def read(text: str) -> People:
    return people(rows_of(text.encode()))


def workbook(*rows: list[object]) -> bytes:
    book, file = Workbook(), io.BytesIO()
    for row in rows:
        book.worksheets[0].append(row)
    book.save(file)
    return file.getvalue()


WORKBOOK = workbook(["name", "club"], ["Ada", "Roma"])


def event(form: str, **given: object) -> Event:
    return read_event({"level": "event", "format": form, **given}, "desk")


@given(st.text())
def test_no_text_goes_out_as_a_formula_and_each_comes_back_as_it_was(text: str) -> None:
    out = guard_cell(text)
    assert isinstance(out, str)
    assert not out.startswith(FORMULA)
    assert unguard_text(out) == text


def test_entries_are_read_from_csv_whatever_divides_its_cells() -> None:
    for mark in ",;\t":
        found = read(f"Name{mark}club{mark}seed\nAda{mark}Roma{mark}1\n\nBo{mark}{mark}\n").found
        assert [one.entry for one in found] == [{"name": "Ada", "club": "Roma", "seed": 1}, {"name": "Bo"}]
        assert [one.row for one in found] == [2, 4]


def test_entries_are_read_from_a_workbook() -> None:
    data = workbook(["name", "rating", "seed"], ["Ada", 1612.5, 2], ["Bo", None, 1])
    found = people(rows_of(data)).found
    assert [one.entry for one in found] == [
        {"name": "Ada", "rating": 1612.5, "seed": 2},
        {"name": "Bo", "seed": 1},
    ]


def test_every_bad_cell_is_named_with_its_row_and_column() -> None:
    found = read("name,seed,rating,state\nAda,first,1500,\n,2,,\nCleo,3,high,gone\nDan,4,1500,entered\n")
    named = [(fault.id, fault.values["row"], fault.values["column"]) for fault in found.faults]
    assert named == [
        ("desk-sheet-number", 2, "seed"),
        ("desk-sheet-nameless", 3, "name"),
        ("desk-sheet-number", 4, "rating"),
        ("desk-sheet-state", 4, "state"),
    ]
    assert [one.name for one in found.found] == ["Dan"]


@pytest.mark.parametrize("text", ["=1+1", "+39", "@SUM(A1)", "-2", " =1"])
def test_a_formula_that_comes_in_is_refused_in_csv_and_in_a_workbook(text: str) -> None:
    for data in (as_plain(["name", "club"], ["Ada", text]), workbook(["name", "club"], ["Ada", text])):
        (fault,) = people(rows_of(data)).faults
        assert (fault.id, fault.values["column"]) == ("desk-sheet-formula", "club")


def as_plain(*rows: list[str]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()


def test_a_name_that_stands_twice_is_found_whatever_its_capitals_and_spaces() -> None:
    (twin,) = read("name\nAda Rossi\nBo\nADA  rossi\n").twins
    assert (twin.first.row, twin.again.row) == (2, 4)


def test_a_sheet_that_is_too_large_or_broken_is_refused_whole() -> None:
    with zipfile.ZipFile(packed := io.BytesIO(), "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("xl/workbook.xml", b" " * (65 * 1024**2))
    wrong = {
        "desk-sheet-rows": b"name\n" + b"x\n" * MOST_ROWS,
        "desk-sheet-wide": b"name\n" + b"x" * 201,
        "desk-sheet-not-text": b"name\n\x00",
        "desk-sheet-unreadable": b"PK nothing",
        "desk-sheet-unpacked": packed.getvalue(),
        "desk-sheet-column": b"name,club,club\n",
        "desk-sheet-no-name": b"club\nRoma\n",
    }
    for reason, data in wrong.items():
        with pytest.raises(Malformed) as caught:
            people(rows_of(data))
        assert caught.value.message.id == f"malformed-{reason}"


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_damaged_workbook_is_read_or_refused_and_nothing_else(place: int, change: int) -> None:
    data = bytearray(WORKBOOK)
    data[2 + place % (len(data) - 2)] ^= change
    with suppress(Malformed):
        assert len(people(rows_of(bytes(data))).found) <= 1


def test_what_goes_out_comes_in_again() -> None:
    given = [{"name": "=Ada", "club": "@Roma", "rating": 1500.5}, {"name": "Bo", "seed": 1}]
    sheet = sheets(event("knockout", entries=given))["entries"]
    for data in (as_csv(sheet), as_xlsx({"entries": sheet})):
        found = people(rows_of(data))
        assert found.faults == ()
        assert [{**one.entry, "state": "approved"} for one in found.found] == [
            {**entry, "state": "approved"} for entry in given
        ]


def test_a_workbook_goes_out_without_a_formula() -> None:
    book = load_workbook(io.BytesIO(as_xlsx({"entries": [["name"], ["=1+1"], ["\x01"]]})))
    cells = [row[0] for row in book["entries"].iter_rows()]
    assert [cell.data_type for cell in cells] == ["s", "s", "s"]
    assert cells[1].value == "'=1+1"


def test_a_cross_table_shows_each_result_from_both_sides() -> None:
    results = {
        "R1.1": {"winner": "P1", "score": {"P1": 3, "P2": 1}},
    }
    cross = sheets(event("round-robin", entries=2, results=results))["cross"]
    assert cross == [["place", "name", "P1", "P2", "wins"], [1, "P1", "", "3:1", 1], [2, "P2", "1:3", "", 0]]


def test_a_swiss_cross_table_names_the_opponents_of_each_round() -> None:
    after = event("swiss", entries=3, results={"R1.1": "P1"})
    rows = {row["name"]: row["R1"] for row in as_objects(sheets(after)["cross"])}
    assert sorted(map(str, rows.values()))[-1] == "bye"
    assert rows["P1"] in ("2 1", "3 1")


def test_a_withheld_result_is_not_told_on_any_sheet() -> None:
    results = {"R1.1": {"winner": "P1", "score": {"P1": 2, "P2": 0}}}
    base = {"level": "event", "format": "round-robin", "entries": 2, "results": results}
    after = judge(read_event(base, "carrom/icf-2001"), acts.Protest("R1.1", "P2", game=1, board=1)).state
    found = sheets(after)
    assert after.matches["R1.1"].state == "withheld"
    (row,) = as_objects(found["matches"])
    assert (row["winner"], row["by"], row["score 1"]) == (None, None, None)
    assert found["cross"][1][3] == ""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_sheets_are_read_as_spreadsheets_save_them(encoding: str, mark: str) -> None:
    text = mark.join(["name", "club"]) + "\r\n" + mark.join(["José Muñoz", "Cádiz"]) + "\r\n"
    (one,) = people(rows_of(text.encode(encoding))).found
    assert one.entry == {"name": "José Muñoz", "club": "Cádiz"}


@pytest.mark.parametrize("data", [b"name\nA\x00b\n", b"\xff\xfen", b"name\nA\x81\n"])
def test_what_is_no_text_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(Malformed) as caught:
        people(rows_of(data))
    assert caught.value.message.id == "malformed-desk-sheet-not-text"


def test_columns_that_are_unknown_are_left_aside_and_told() -> None:
    found = read("name,shoe size,club,\x1b[31mnotes\nAda,38,Roma," + "x" * 400 + "\n")
    assert [one.entry for one in found.found] == [{"name": "Ada", "club": "Roma"}]
    assert found.aside == ("shoe size", "\N{REPLACEMENT CHARACTER}[31mnotes")


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        (["1.520", "1500,5"], [1520, 1500.5]),
        (["1,520", "1500.5"], [1520, 1500.5]),
        (["1.520,5", "1.480"], [1520.5, 1480]),
        (["1.520", "1.480"], [1520, 1480]),
        (["1500.5", "1.52"], [1500.5, 1.52]),
        (["1.5", "1,5"], [1.5, 1.5]),
        (["1 520", "1'480"], [1520, 1480]),
        (["1500.125", "1.520"], [1500.125, 1.52]),
        (["1.234.567", "-12"], [None, -12]),
        (["1.5.2", "1,5,2"], [None, None]),
        (["1.520,1.5", "12"], [None, 12]),
    ],
)
def test_a_column_decides_what_a_dot_and_a_comma_mean(
    written: list[str], read_as: list[float | None]
) -> None:
    found = read("name;rating\n" + "".join(f"P{n};{text}\n" for n, text in enumerate(written)))
    ratings = {one.name: one.entry["rating"] for one in found.found}
    assert [ratings.get(f"P{n}") for n in range(len(written))] == read_as
    assert len(found.faults) == read_as.count(None)


def test_numbers_of_a_workbook_are_never_taken_for_thousands() -> None:
    found = people(rows_of(workbook(["name", "rating"], ["Ada", 152.125], ["Bo", 1520.0]))).found
    assert [one.entry["rating"] for one in found] == [152.125, 1520]


@pytest.mark.parametrize(
    "heading", ["surname,first name", "Cognome,Nome", "Apellidos,Nombre", "Family name,Given name"]
)
def test_surname_and_first_name_are_one_name(heading: str) -> None:
    found = people(rows_of(f"{heading},club\nNeri,Anna,Bari\nBo,,\n".encode()), headings())
    assert [one.entry for one in found.found] == [{"name": "Anna Neri", "club": "Bari"}, {"name": "Bo"}]
    assert found.aside == ()


def test_names_that_nobody_can_read_are_named_with_their_rows() -> None:
    found = read("name,members\nAda\u202e,\n" + "x" * 81 + ",\nBye,\nTeam,Ann / B\u2066o\nक्\u200dष,\n")
    assert [(fault.id, fault.values["row"]) for fault in found.faults] == [
        ("desk-sheet-name", 2),
        ("desk-sheet-name", 3),
        ("desk-sheet-nameless", 4),
        ("desk-sheet-name", 5),
    ]


def test_numbers_of_licences_are_left_aside_and_their_last_days_are_kept() -> None:
    found = read("name,country,licence,born\nAda,ITA,1234,1990\nBea,ESP,,\n")
    assert [one.entry for one in found.found] == [
        {"name": "Ada", "country": "ITA"},
        {"name": "Bea", "country": "ESP"},
    ]
    assert found.aside == ("born", "licence")
    (one,) = read("name,licence\nAda,2026-12-31\n").found
    assert one.entry == {"name": "Ada", "licence": {"until": "2026-12-31"}}
    assert [fault.values["row"] for fault in read("name,licence\nAda,2026-12-31\nBea,12\n").faults] == [3]
