"""An older hall is backed up before it is brought forward: its own version, and this one, can go back to it."""

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from arbitro.store import NewerSchema, Store, schema
from arbitro.store.copies import open_read_only
from arbitro.store.databases import SQLite
from arbitro.store.postgresql import PostgreSQL
from arbitro.store.restoring import restore
from arbitro.store.settings import save
from tests.store.journals import digest, lines

OLDER = "0006"


def make_older(folder: Path, url: str | None) -> None:
    """Make a hall as a version before this one left it, with a journal of two entries."""
    folder.mkdir()
    (folder / "hall.db").touch()
    database = SQLite(folder / "hall.db") if url is None else PostgreSQL(url)
    journal = lines(2)
    with database.writer.begin() as connection:
        schema.upgrade(connection, OLDER)
        connection.execute(
            text("INSERT INTO journals VALUES ('m', 'match', '', '', '', :no, :no, 0)"), {"no": b""}
        )
        for number, line in enumerate(journal):
            row = {"position": number + 1, "sequence": number, "digest": digest(line), "line": line}
            names = "position, journal, sequence, digest, line"
            connection.execute(
                text(f"INSERT INTO entries ({names}) VALUES (:position, 'm', :sequence, :digest, :line)"), row
            )
    database.close()


def test_an_older_hall_is_backed_up_and_can_be_gone_back_to(tmp_path: Path, url: str | None) -> None:
    make_older(tmp_path / "data", url)
    with Store.serve(tmp_path / "data", url) as store:
        assert store.position == 2
    (backup,) = (tmp_path / "data").glob("hall-before-upgrade-*.db")
    with open_read_only(backup) as connection:
        assert schema.revision(connection) == OLDER
    restore(backup, tmp_path / "other")
    with Store.serve(tmp_path / "other") as store:
        loaded = store.load("m")
        assert loaded is not None
        assert loaded.lines == tuple(lines(2))
    Store.serve(tmp_path / "data", url).close()
    assert len([*(tmp_path / "data").glob("hall-before-upgrade-*.db")]) == 1, "once, when it was older"


def test_a_newer_hall_names_the_version_that_wrote_it(tmp_path: Path, url: str | None) -> None:
    newer = text("UPDATE alembic_version SET version_num='z'")
    with Store.serve(tmp_path / "data", url) as store:
        store.write(partial(save, name="program", value=b"9.9")).result()
        store.write(lambda connection: connection.execute(newer)).result()
    with pytest.raises(NewerSchema) as refused:
        Store.serve(tmp_path / "data", url)
    assert refused.value.values["program"] == "9.9"
    assert refused.value.values["revision"] == "z"
