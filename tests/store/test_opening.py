"""Opening the hall of a folder: once, at this program's schema, and where it can be written."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from arbitro.store import InUse, NewerSchema, NoHall, OlderSchema, Store, data_folder
from arbitro.store.schema import MIGRATIONS, REVISIONS
from arbitro.store.tables import metadata
from tests.store.conftest import Open
from tests.store.journals import begin, lines

SERVE = (
    "import sys; from pathlib import Path; from arbitro.store import Store; Store.serve(Path(sys.argv[1]))"
)


def test_the_migrations_make_the_schema_that_the_program_uses(store: Store) -> None:
    with store.database.writer.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


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
    (tmp_path / "hall.db").write_bytes(b"no database at all" * 400)
    for opened in (Store.beside, Store.serve):
        with pytest.raises(NoHall):
            opened(tmp_path)
    (tmp_path / "hall.db").write_bytes(b"")
    with pytest.raises(NoHall):
        Store.beside(tmp_path)


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
