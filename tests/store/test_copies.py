"""Backups, exports and what is found when they are checked; the same on SQLite and on PostgreSQL."""

import io
import random
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DatabaseError

from arbitro.kernel.journal import Fault
from arbitro.store import Damaged, InUse, NewerSchema, NoDigest, NoHall, NotEmpty, Repeated, Store, Unsound
from arbitro.store import settings as hall_settings
from arbitro.store.copies import back_up, fill_hall, verify_backup
from arbitro.store.reading import head_of
from arbitro.store.restoring import restore
from arbitro.store.seals import LENGTH, seal, unseal
from arbitro.store.tables import accounts, entries, head, journals, metadata, sessions
from arbitro.store.transfer import check_export, export_hall, import_hall
from arbitro.store.values import Place
from arbitro.store.verify import Checked, check_hall
from tests.store.conftest import Open
from tests.store.journals import begin, command, digest, line, lines


def seen(checked: Checked) -> Checked:
    """Return what was found, wherever the hall stands."""
    return msgspec.structs.replace(checked, head=Place())


def fill(store: Store) -> None:
    """Make a hall of three journals, a person and a setting."""
    for number in range(3):
        begin(store, f"m{number}", lines(4, number), command(f"c{number}", b'"\x00"')).result()
    person = {"id": "p", "name": "Ann", "login": "ann", "password": "$argon2", "roles": "director"}
    store.write(
        lambda connection: connection.execute(insert(accounts).values(**person, created=1, closed=False))
    ).result()
    session = {"token": "0" * 64, "account": "p", "created": 1, "expires": 2}
    store.write(lambda connection: connection.execute(insert(sessions).values(**session))).result()
    store.write(lambda connection: hall_settings.save(connection, "name", b"\xffhall")).result()


@contextmanager
def edited(copy: Path) -> Iterator[sqlite3.Connection]:
    """Edit a backup as a version of the program might have written it: with the digest of what it holds."""
    unseal(copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        yield connection
    seal(copy)


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of a hall."""

    def rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }

    return store.read(rows)


def test_a_backup_of_a_served_hall_gives_the_same_hall_elsewhere(
    store: Store, url: str | None, tmp_path: Path
) -> None:
    fill(store)
    before = everything(store)
    assert seen(back_up(tmp_path / "data", url, tmp_path / "copy")) == Checked(3, 12, ())
    begin(store, "later", lines(1)).result()
    assert restore(tmp_path / "copy", tmp_path / "other").aside is None
    with Store.serve(tmp_path / "other") as other:
        assert other.position == 12
        assert everything(other) == before
        with pytest.raises(Repeated):
            begin(other, "m0", lines(1), command("c0", b'"\x00"')).result()
        begin(other, "new", lines(1)).result()


def test_a_restored_hall_takes_the_place_of_another_which_is_kept(
    open_store: Open, url: str | None, tmp_path: Path
) -> None:
    with open_store() as store:
        fill(store)
        before = everything(store)
        back_up(tmp_path / "data", url, tmp_path / "copy")
        begin(store, "later", lines(1)).result()
        with pytest.raises(InUse):
            restore(tmp_path / "copy", tmp_path / "data", url)
    aside = restore(tmp_path / "copy", tmp_path / "data", url).aside
    assert aside is not None
    assert seen(verify_backup(aside)) == Checked(4, 13, ())
    with open_store() as store:
        assert everything(store) == before


def test_a_damaged_hall_can_be_replaced_too(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "data") as store:
        fill(store)
        back_up(tmp_path / "data", None, tmp_path / "copy")
    (tmp_path / "data/hall.db").write_bytes(b"damaged" * 1000)
    (tmp_path / "data/hall.db-wal").write_bytes(b"damaged" * 1000)
    aside = restore(tmp_path / "copy", tmp_path / "data").aside
    assert aside is not None
    assert aside.read_bytes() == b"damaged" * 1000
    assert seen(check_hall(tmp_path / "data", None)) == Checked(3, 12, ())


def test_an_exported_hall_is_taken_over_by_an_empty_one_only(
    open_store: Open, url: str | None, tmp_path: Path
) -> None:
    with open_store() as store:
        fill(store)
        assert export_hall(tmp_path / "data", url, tmp_path / "hall.zip").entries == 12
        before = everything(store)
    with pytest.raises(NotEmpty):
        import_hall(tmp_path / "hall.zip", tmp_path / "data", url)
    assert (
        check_export(tmp_path / "hall.zip")
        == import_hall(tmp_path / "hall.zip", tmp_path / "other").checked
        == Checked(3, 12, (), head=Place(12, digest(lines(4, 2)[-1])))
    )
    with Store.serve(tmp_path / "other") as other:
        assert everything(other) == {**before, "sessions": []}


def test_an_export_is_taken_over_by_a_database_server(database: str, tmp_path: Path) -> None:
    with Store.serve(tmp_path / "file") as store:
        fill(store)
        before = everything(store)
    export_hall(tmp_path / "file", None, tmp_path / "hall.zip")
    import_hall(tmp_path / "hall.zip", tmp_path / "server", database)
    with Store.serve(tmp_path / "server", database) as other:
        assert everything(other) == {**before, "sessions": []}


def test_each_journal_of_an_export_is_a_file_of_its_own(tmp_path: Path) -> None:
    with Store.serve(tmp_path) as store:
        fill(store)
    export_hall(tmp_path, None, tmp_path / "hall.zip")
    with zipfile.ZipFile(tmp_path / "hall.zip") as archive:
        assert archive.read("journals/000001.jsonl") == b"".join(one + b"\n" for one in lines(4, 1))


def test_an_export_with_one_changed_bit_is_refused_wherever_that_bit_is(
    copies: dict[str, bytes], tmp_path: Path
) -> None:
    whole, chance = copies["zip"], random.Random(2)
    seal_of = range(len(whole) - LENGTH, len(whole))
    for at in [*chance.sample(range(len(whole) - LENGTH), 60), *chance.sample(seal_of, 20)]:
        damaged = bytearray(whole)
        damaged[at] ^= 1 << chance.randrange(8)
        (tmp_path / "hall.zip").write_bytes(damaged)
        with pytest.raises((Unsound, NoDigest)):
            import_hall(tmp_path / "hall.zip", tmp_path / "data")
    (tmp_path / "hall.zip").write_bytes(whole)
    assert import_hall(tmp_path / "hall.zip", tmp_path / "data").digest is not None


def repacked(whole: bytes, file: Path, **changed: tuple[bytes, bytes]) -> None:
    """Pack an export again as any ZIP program does, with something changed in some of its files."""
    with zipfile.ZipFile(io.BytesIO(whole)) as old, zipfile.ZipFile(file, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(*changed.get(name.partition(".")[0], (b"", b""))))


def test_an_export_in_which_somebody_made_themself_director_is_refused(
    copies: dict[str, bytes], tmp_path: Path
) -> None:
    edited_file = tmp_path / "hall.zip"
    repacked(copies["zip"], edited_file, accounts=(b'"roles":"', b'"roles":"director '))
    with pytest.raises(NoDigest):
        import_hall(edited_file, tmp_path / "data")
    with zipfile.ZipFile(edited_file, "a") as archive:
        archive.comment = copies["zip"][-LENGTH:]
    with pytest.raises(Unsound):
        import_hall(edited_file, tmp_path / "data")
    with pytest.raises(Unsound):
        check_export(edited_file)
    repacked(copies["zip"], edited_file)
    assert import_hall(edited_file, tmp_path / "data", without_digest=True).digest is None


def test_an_export_of_a_version_that_wrote_no_digest_is_taken_over_and_says_so(
    copies: dict[str, bytes], tmp_path: Path
) -> None:
    repacked(copies["zip"], tmp_path / "hall.zip", hall=(b'"format":3', b'"format":1'))
    assert import_hall(tmp_path / "hall.zip", tmp_path / "data").digest is None


Tamper = Callable[[Store], object]


def changed(store: Store) -> None:
    lie = update(entries).where(entries.c.journal == "m1", entries.c.sequence == 2)
    store.write(
        lambda connection: connection.execute(lie.values(line=line(2, "0" * 64, "lie"), digest="0" * 64))
    ).result()


def lost(store: Store) -> None:
    last = entries.delete().where(entries.c.journal == "m1", entries.c.sequence == 3)
    store.write(lambda connection: connection.execute(last)).result()


def cut_off(store: Store) -> None:
    last = entries.delete().where(entries.c.position > 10)
    store.write(lambda connection: connection.execute(last)).result()


def exchanged(store: Store) -> None:
    lie = line(3, digest(lines(4, 2)[2]), "lie")
    last = update(entries).where(entries.c.position == 12).values(line=lie, digest=digest(lie))
    store.write(lambda connection: connection.execute(last)).result()


def emptied(store: Store) -> None:
    store.write(
        lambda connection: connection.execute(
            insert(journals).values(
                id="x", kind="match", edition="", mode="", owner="", body=b"", options=b"", created=0
            )
        )
    ).result()


@pytest.mark.parametrize(
    ("tamper", "found"),
    [
        (changed, Checked(3, 12, (("m1", Fault(2, "broken-chain")),))),
        (lost, Checked(3, 11, (), missing=1)),
        (cut_off, Checked(3, 10, (), missing=2)),
        (exchanged, Checked(3, 12, (("m2", Fault(3, "wrong-digest")),))),
        (emptied, Checked(4, 12, (("x", Fault(0, "cut-short")),))),
    ],
)
def test_what_was_changed_or_lost_is_found_and_not_restored(
    open_store: Open, url: str | None, tmp_path: Path, tamper: Tamper, found: Checked
) -> None:
    with open_store() as store:
        fill(store)
        tamper(store)
        assert seen(check_hall(tmp_path / "data", url)) == found
        assert seen(back_up(tmp_path / "data", url, tmp_path / "copy")) == found
        export_hall(tmp_path / "data", url, tmp_path / "hall.zip")
    with pytest.raises(Unsound):
        restore(tmp_path / "copy", tmp_path / "other")
    if tamper is not emptied:
        assert seen(check_export(tmp_path / "hall.zip")) == found
        with pytest.raises(Unsound):
            import_hall(tmp_path / "hall.zip", tmp_path / "other")


def test_a_hall_that_was_put_back_to_an_earlier_copy_is_found_by_whoever_noted_where_it_stood(
    store: Store, url: str | None, tmp_path: Path
) -> None:
    fill(store)
    stood = check_hall(tmp_path / "data", url).head
    begin(store, "later", lines(2)).result()
    assert check_hall(tmp_path / "data", url, stood).whole
    now = check_hall(tmp_path / "data", url).head
    assert (now.position, stood.position) == (14, 12)
    back_up(tmp_path / "data", url, tmp_path / "copy")
    cut_off(store)
    store.write(lambda connection: connection.execute(update(head).values(position=10))).result()
    assert check_hall(tmp_path / "data", url, now).missing == 4
    assert verify_backup(tmp_path / "copy", now).whole
    other = Place(12, "f" * 64)
    assert verify_backup(tmp_path / "copy", other).faults == (("m2", Fault(3, "wrong-digest")),)


def test_the_head_is_that_of_the_last_entry_of_all_whatever_enters_it(store: Store) -> None:
    journals = [lines(3, number) for number in range(5)]
    for number, one in enumerate(journals):
        begin(store, f"m{number}", one[:1]).result()
    done = [store.append(f"m{number}", one[1:], expects=0) for number, one in enumerate(journals)]
    last = max(range(5), key=lambda number: done[number].result())
    assert store.read(head_of) == Place(15, digest(journals[last][-1]))


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "data") as store:
        fill(store)
        back_up(tmp_path / "data", None, tmp_path / "copy")
    with edited(tmp_path / "copy") as connection:
        connection.execute("UPDATE alembic_version SET version_num='z'")
    with pytest.raises(NewerSchema):
        restore(tmp_path / "copy", tmp_path / "data")


def test_a_folder_without_a_hall_cannot_be_backed_up(tmp_path: Path) -> None:
    for taken in (back_up, export_hall):
        with pytest.raises(NoHall):
            taken(tmp_path, None, tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("column", ["position", "digest"])
def test_a_backup_that_does_not_say_where_it_stands_is_refused(tmp_path: Path, column: str) -> None:
    with Store.serve(tmp_path / "data") as store:
        fill(store)
        back_up(tmp_path / "data", None, tmp_path / "copy")
    with edited(tmp_path / "copy") as connection:
        table = connection.execute("SELECT sql FROM sqlite_master WHERE name='head'").fetchone()[0]
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(
            "UPDATE sqlite_master SET sql=? WHERE name='head'", (table.replace("NOT NULL", ""),)
        )
    with edited(tmp_path / "copy") as connection:
        connection.execute(f"UPDATE head SET {column}=NULL")
    with pytest.raises(Unsound):
        restore(tmp_path / "copy", tmp_path / "data")
    assert not verify_backup(tmp_path / "copy", Place()).whole


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("hall")
    with Store.serve(folder) as store:
        fill(store)
    back_up(folder, None, folder / "copy")
    export_hall(folder, None, folder / "zip")
    return {name: (folder / name).read_bytes() for name in ("copy", "zip")}


def test_rows_that_cannot_be_read_are_the_fault_of_the_copy(tmp_path: Path) -> None:
    malformed = sqlite3.DatabaseError("database disk image is malformed")
    malformed.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    with pytest.raises(Unsound), fill_hall(tmp_path / "fresh"):
        raise DatabaseError("SELECT", None, malformed)


def test_a_backup_with_one_changed_bit_is_refused_wherever_that_bit_is(
    copies: dict[str, bytes], tmp_path: Path
) -> None:
    whole, chance = copies["copy"], random.Random(1)
    seal_of = range(len(whole) - LENGTH, len(whole))
    for at in [*chance.sample(range(len(whole) - LENGTH), 60), *chance.sample(seal_of, 20)]:
        damaged = bytearray(whole)
        damaged[at] ^= 1 << chance.randrange(8)
        (tmp_path / "copy").write_bytes(damaged)
        with pytest.raises((Unsound, NoDigest)):
            restore(tmp_path / "copy", tmp_path / "data")
    assert not (tmp_path / "data/hall.db").exists()
    (tmp_path / "copy").write_bytes(whole)
    assert restore(tmp_path / "copy", tmp_path / "data").digest is not None


def test_a_backup_with_an_edited_account_is_refused(copies: dict[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(copies["copy"])
    with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        assert connection.execute("UPDATE accounts SET roles='director desk'").rowcount == 1
    with pytest.raises((Unsound, NoDigest)):
        restore(tmp_path / "copy", tmp_path / "data")


def test_a_copied_file_of_a_hall_is_restored_where_somebody_says_so(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "data") as store:
        fill(store)
        before = everything(store)
    with pytest.raises(NoDigest):
        restore(tmp_path / "data/hall.db", tmp_path / "other")
    assert restore(tmp_path / "data/hall.db", tmp_path / "other", without_digest=True).digest is None
    with Store.serve(tmp_path / "other") as other:
        assert everything(other) == before


def test_a_backup_of_a_version_that_wrote_no_digest_is_restored_and_says_so(
    copies: dict[str, bytes], tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(copies["copy"])
    unseal(copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("DROP TABLE security_log")
        connection.execute("ALTER TABLE grants DROP COLUMN until")
        connection.execute("DROP TABLE passkeys")
        connection.execute("DROP TABLE register")
        connection.execute("DROP TABLE pseudonyms")
        connection.execute("ALTER TABLE entries DROP COLUMN body")
        connection.execute("ALTER TABLE entries ADD COLUMN answer BLOB")
        connection.execute("UPDATE alembic_version SET version_num='0004'")
    assert restore(copy, tmp_path / "data").digest is None
    assert check_hall(tmp_path / "data", None).whole


def test_a_hall_whose_index_does_not_fit_its_rows_is_not_backed_up_as_whole(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "data") as store:
        fill(store)
    with closing(sqlite3.connect(tmp_path / "data/hall.db")) as connection, connection:
        connection.execute("PRAGMA writable_schema=ON")
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name='sqlite_autoindex_entries_1'"
        ).fetchone()
        swap = "UPDATE sqlite_master SET rootpage=? WHERE name='ix_sessions_account'"
        assert connection.execute(swap, root).rowcount == 1
    with pytest.raises(Damaged):
        back_up(tmp_path / "data", None, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@settings(max_examples=25)
@given(kind=st.sampled_from(["copy", "zip"]), seed=st.integers(0, 2**32), cut=st.booleans())
def test_a_garbled_copy_is_refused_or_gives_whole_journals(
    copies: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory, kind: str, seed: int, cut: bool
) -> None:
    chance = random.Random(seed)
    garbled = bytearray(copies[kind])
    for _ in range(chance.randint(1, 8)):
        garbled[chance.randrange(len(garbled))] = chance.randrange(256)
    folder = tmp_path_factory.mktemp("garbled")
    (folder / "file").write_bytes(garbled[: chance.randrange(len(garbled))] if cut else garbled)
    try:
        (restore if kind == "copy" else import_hall)(folder / "file", folder / "data")
    except (Unsound, NewerSchema, NoDigest):
        return
    assert check_hall(folder / "data", None).whole
