"""Finished matches leave the hall for a file: everything else stays whole, also in a copy that follows the hall."""

import zipfile
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from arbitro.kernel import Sitting
from arbitro.library import game
from arbitro.store import Heading, InUse, Store
from arbitro.store.copying import begin_copy, new_round, place_of, take_in
from arbitro.store.retention import Archived, archive_hall
from arbitro.store.tables import journals
from arbitro.store.verify import check_hall, check_journal
from tests.store.conftest import Open

EDITION = "carrom/icf-2001"


def play(store: Store, name: str, *, over: bool, event: str | None = None) -> None:
    """Enter a match that somebody has given up, or that has only begun."""
    sitting = Sitting.open(game(EDITION), game(EDITION).terms(), ("Ada", "Bob"), author="Ada")
    if over:
        concedes = sitting.game.resignation(sitting.state, sitting.standing().sides[0], "match")
        facts = sitting.game.facts(sitting.state, concedes)
        sitting = sitting.enter(*facts, author="Ada", at=1).sitting
        assert sitting.standing().ended is not None
    options = msgspec.json.encode({"event": event})
    heading = Heading(name, edition=EDITION, mode="umpired", options=options)
    store.append(name, list(sitting.journal.lines()), expects=-1, heading=heading).result()


def fill(store: Store) -> None:
    play(store, "over", over=True)
    play(store, "running", over=False)
    play(store, "cup.1", over=True, event="cup")
    play(store, "also over", over=True)
    play(store, "young", over=True)
    young = update(journals).where(journals.c.id == "young").values(created=2**52)
    store.write(lambda connection: connection.execute(young)).result()
    play(store, "last", over=True)


def test_old_finished_matches_of_no_event_are_moved_into_a_file(
    open_store: Open, url: str | None, tmp_path: Path
) -> None:
    with open_store() as store:
        fill(store)
        position = store.position
    gone = archive_hall(tmp_path / "data", url, tmp_path / "old.zip", 30)
    assert gone.journals == 2
    with zipfile.ZipFile(tmp_path / "old.zip") as archive:
        assert {one for one in archive.namelist() if one.endswith("l")} == {"over.jsonl", "also_over.jsonl"}
        (tmp_path / "over.jsonl").write_bytes(archive.read("over.jsonl"))
    assert check_journal(tmp_path / "over.jsonl").whole
    assert check_hall(tmp_path / "data", url).whole, "what is left is whole"
    with open_store() as store:
        names = {one.heading.id for one in store.journals()}
        assert names == {"running", "cup.1", "young", "last"}
        assert store.position == position
        play(store, "next", over=False)
        assert store.position > position, "no position is given twice"
    assert archive_hall(tmp_path / "data", url, tmp_path / "more.zip", 30).journals == 1, (
        "it is the last no longer"
    )
    assert archive_hall(tmp_path / "data", url, tmp_path / "none.zip", 30) == Archived(0, 0)
    assert not (tmp_path / "none.zip").exists()


def test_a_hall_that_is_served_is_not_archived(open_store: Open, url: str | None, tmp_path: Path) -> None:
    with open_store() as store:
        fill(store)
        with pytest.raises(InUse):
            archive_hall(tmp_path / "data", url, tmp_path / "old.zip", 30)


def test_a_copy_that_follows_loses_what_was_archived_and_a_new_one_begins_without_it(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "data") as store:
        fill(store)
        first = store.read(partial(new_round, after=0, beside=""))
    with Store.serve(tmp_path / "copy") as copy:
        copy.write(lambda connection: begin_copy(connection, "hall")).result()
        copy.write(lambda connection: take_in(connection, first)).result()
    archive_hall(tmp_path / "data", None, tmp_path / "old.zip", 30)
    with Store.serve(tmp_path / "data") as store:
        play(store, "next", over=False)
        for name in ("copy", "new"):
            with Store.serve(tmp_path / name) as copy:
                copy.write(lambda connection: begin_copy(connection, "hall")).result()
                place = copy.read(place_of)
                fresh = store.read(partial(new_round, after=place.position, beside=""))
                copy.write(lambda connection, fresh=fresh: take_in(connection, fresh)).result()  # type: ignore[misc]
                assert {one.heading.id for one in copy.journals()} == {
                    one.heading.id for one in store.journals()
                }
            assert check_hall(tmp_path / name, None).whole
