"""Opening the hall of a folder: once, at this program's schema, and where it can be written."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, make_url, text

from arbitro.store import Damaged, InUse, MissingHall, NewerSchema, NoHall, OlderSchema, Store, data_folder
from arbitro.store.copies import back_up
from arbitro.store.restoring import restore
from arbitro.store.schema import MIGRATIONS, REVISIONS
from arbitro.store.tables import metadata
from tests.store.conftest import Open
from tests.store.journals import begin, lines

SERVE = (
    "import sys; from pathlib import Path; from arbitro.store import Store; Store.serve(Path(sys.argv[1]))"
)


@pytest.mark.filterwarnings("ignore:autogenerate skipping")
def test_the_migrations_make_the_schema_that_the_program_uses(store: Store) -> None:
    with store.database.writer.connect() as connection:
        of_commands = {
            "sqlite": "uq_entries_journal_command",
            "postgresql": "uq_entries_journal_command_hash",
        }
        mine = of_commands.pop(connection.dialect.name)
        of_others = set(of_commands.values())
        options = {"include_object": lambda _, name, *__: name not in of_others and name != mine}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []
        found = {index["name"] for index in inspect(connection).get_indexes("entries")}
        assert mine in found
        assert not found & of_others


def test_every_migration_is_listed_and_leads_from_the_one_before() -> None:
    walked = list(ScriptDirectory(str(MIGRATIONS)).walk_revisions())
    assert [script.revision for script in reversed(walked)] == list(REVISIONS)


@pytest.mark.parametrize("opened", [Store.serve, Store.beside])
def test_a_newer_schema_is_refused_and_left_alone(
    tmp_path: Path, url: str | None, open_store: Open, opened: type[Store]
) -> None:
    with open_store() as store:
        store.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='z'"))
        ).result()
    with pytest.raises(NewerSchema):
        opened(tmp_path / "data", url)  # type: ignore[arg-type]


def test_an_older_schema_is_left_to_the_program_that_serves(
    tmp_path: Path, url: str | None, open_store: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store().close()
    monkeypatch.setattr("arbitro.store.schema.REVISIONS", (*REVISIONS, "next"))
    with pytest.raises(OlderSchema):
        Store.beside(tmp_path / "data", url)


def test_a_second_program_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with Store.serve(tmp_path) as store:
        with pytest.raises(InUse):
            Store.serve(tmp_path)
        ended = subprocess.run(
            [sys.executable, "-c", SERVE, tmp_path], check=False, capture_output=True, text=True
        )
        assert ended.stderr.splitlines()[-1].startswith("arbitro.store.refusals.InUse")
        begin(store, "m", lines(1)).result()
    Store.serve(tmp_path).close()


def test_other_programs_read_and_write_beside_the_one_that_serves(
    tmp_path: Path, store: Store, url: str | None
) -> None:
    begin(store, "m", lines(2)).result()
    with Store.beside(tmp_path / "data", url) as beside:
        assert [one.sequence for one in beside.journals()] == [1]
        beside.probe().result()
        begin(store, "n", lines(1)).result()
        assert beside.position == 3


def test_a_folder_without_a_hall_is_no_hall(tmp_path: Path) -> None:
    with pytest.raises(NoHall):
        Store.beside(tmp_path)
    (tmp_path / "hall.db").write_bytes(b"")
    with pytest.raises(NoHall):
        Store.beside(tmp_path)


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "no database": lambda whole: b"no database at all" * 400,
    "its beginning": lambda whole: b"\xff" * 100 + whole[100:],
    "its middle": lambda whole: whole[:4096] + bytes(len(whole) - 4096),
    "cut off": lambda whole: whole[: len(whole) // 2 + 37],
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_hall_is_told_as_that_and_left_as_it_is(tmp_path: Path, kind: str) -> None:
    with Store.serve(tmp_path) as store:
        begin(store, "m", lines(40)).result()
    file = tmp_path / "hall.db"
    damaged = DAMAGE[kind](file.read_bytes())
    file.write_bytes(damaged)
    with pytest.raises(Damaged):
        Store.serve(tmp_path)
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("gone", ["missing", "empty"])
def test_a_hall_that_was_lost_is_no_reason_to_begin_another(tmp_path: Path, gone: str) -> None:
    with Store.serve(tmp_path / "data") as store:
        begin(store, "m", lines(3)).result()
        back_up(tmp_path / "data", None, tmp_path / "copy")
    file = tmp_path / "data/hall.db"
    file.unlink() if gone == "missing" else file.write_bytes(b"")
    for opened in (Store.serve, Store.beside):
        with pytest.raises(MissingHall):
            opened(tmp_path / "data")
    restore(tmp_path / "copy", tmp_path / "data")
    with Store.serve(tmp_path / "data") as store:
        assert store.position == 3


def test_an_emptied_database_of_a_server_is_no_new_hall_for_who_served_it(
    tmp_path: Path, database: str
) -> None:
    Store.serve(tmp_path, database).close()
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    with pytest.raises(MissingHall):
        Store.serve(tmp_path, database)


def test_the_hall_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ARBITRO_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("ARBITRO_DATA")
    assert data_folder().name == "arbitro"


def test_others_on_the_machine_cannot_read_the_hall(tmp_path: Path) -> None:
    Store.serve(tmp_path / "data").close()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data/hall.db").stat().st_mode & 0o077 == 0


def test_the_log_of_a_file_is_brought_in_and_does_not_grow_without_end(tmp_path: Path) -> None:
    with Store.serve(tmp_path) as store:
        journal = lines(600, "x" * 2000)
        begin(store, "m", journal[:1]).result()
        sizes = []
        for number in range(1, 600):
            store.append("m", [journal[number]], expects=number - 1).result()
            sizes.append((tmp_path / "hall.db-wal").stat().st_size)
        assert max(sizes) < 8_000_000
        assert sizes[-1] == sizes[300]
