"""Several nodes on one database server: positions are seen in their order, and each number has one winner."""

import threading
from collections.abc import Callable
from concurrent.futures import wait
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from arbitro.store import Node, Stale, Store, Trouble, Unreadable, Unwritable, nodes
from arbitro.store.leases import take
from arbitro.store.postgresql import CHANNEL, PipelineBatch
from arbitro.store.settings import get, put_once, save
from tests.store.conftest import NO_POSTGRESQL
from tests.store.journals import begin, digest, line, lines
from tests.store.postgresql import cluster, programs


def in_threads(*works: Callable[[], None]) -> None:
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_a_reader_never_sees_a_position_before_all_below_it(tmp_path: Path, database: str) -> None:
    seen: list[int] = []
    writing = threading.Event()

    def write(node: str) -> None:
        with Store.serve(tmp_path / node, database) as store:
            journal = lines(40)
            for number in range(5):
                wait([begin(store, f"{node} {number} {other}", journal[:1]) for other in range(8)])
                for at in range(1, 40):
                    store.append(f"{node} {number} 0", [journal[at]], expects=at - 1).result()

    def read() -> None:
        with Store.beside(tmp_path / "one", database) as store:
            while not (writing.is_set() and store.position == len(seen)):
                seen.extend(one.position for one in store.after(len(seen)))

    Store.serve(tmp_path / "one", database).close()
    reader = threading.Thread(target=read)
    reader.start()
    in_threads(lambda: write("one"), lambda: write("two"), lambda: write("three"))
    writing.set()
    reader.join()
    assert seen == list(range(1, 3 * 5 * 47 + 1))


def test_of_two_nodes_that_append_the_same_number_one_is_stale(tmp_path: Path, database: str) -> None:
    won: list[str] = []

    def write(node: str) -> None:
        with Store.serve(tmp_path / node, database) as store:
            while len(own := _stored(store)) < 60:
                new = line(len(own), digest(own[-1]), node)
                try:
                    store.append("m", [new], expects=len(own) - 1).result()
                except Stale:
                    continue
                won.append(node)

    with Store.serve(tmp_path / "first", database) as store:
        begin(store, "m", lines(1)).result()
        in_threads(lambda: write("one"), lambda: write("two"))
        assert len(won) == store.position - 1
        assert len(_stored(store)) == store.position


def _stored(store: Store) -> tuple[bytes, ...]:
    loaded = store.load("m")
    assert loaded is not None
    return loaded.lines


def test_other_nodes_are_told_that_there_is_something_new(tmp_path: Path, database: str) -> None:
    with Store.serve(tmp_path, database) as store, psycopg.connect(database, autocommit=True) as node:
        node.execute(f"LISTEN {CHANNEL}")
        begin(store, "m", lines(1)).result()
        assert next(node.notifies(timeout=10)).channel == CHANNEL


def test_no_node_waits_for_the_transaction_of_another_that_stands_still(
    tmp_path: Path, database: str
) -> None:
    journal, began, goes_on = lines(2), threading.Event(), threading.Event()

    def stand_still(connection: Connection) -> None:
        save(connection, "mine", b"1")
        began.set()
        goes_on.wait(30)
        save(connection, "mine", b"2")

    with Store.serve(tmp_path / "one", database) as one, Store.serve(tmp_path / "two", database) as two:
        begin(two, "m", journal[:1]).result()
        stopped = one.write(stand_still)
        began.wait(30)
        assert two.append("m", journal[1:], expects=0).result() == 2, "it needs no lock that the other holds"
        begin(two, "n", lines(1)).result()
        for _ in range(
            10
        ):  # the server ends the other's transaction after a second, and then works are done again
            with suppress(Unwritable):
                two.write(partial(save, name="mine", value=b"3")).result()
                break
        goes_on.set()
        with pytest.raises(Unwritable) as ended:
            stopped.result()
        assert ended.value.trouble is Trouble.UNREACHABLE
        assert two.read(partial(get, name="mine")) == b"3"
        one.write(partial(save, name="mine", value=b"4")).result()


def test_a_secret_that_two_nodes_make_at_once_is_the_same_for_both(tmp_path: Path, database: str) -> None:
    with Store.serve(tmp_path / "one", database) as one, Store.serve(tmp_path / "two", database) as two:
        made = [
            store.write(partial(put_once, name=f"secret {number}", value=value), exclusive=False)
            for number in range(50)
            for store, value in ((one, b"one"), (two, b"two"))
        ]
        found = [future.result() for future in made]
    assert found[::2] == found[1::2]


def test_of_two_nodes_that_take_a_journal_at_once_one_has_it(tmp_path: Path, database: str) -> None:
    with Store.serve(tmp_path / "one", database) as one, Store.serve(tmp_path / "two", database) as two:
        asked = [
            store.write(partial(take, journal=str(number), node=node, now=1000, lasts=3000), exclusive=False)
            for number in range(50)
            for store, node in ((one, "one"), (two, "two"))
        ]
        taken = [future.result() for future in asked]
    assert taken[::2] == taken[1::2]
    assert {lease.epoch for lease in taken} == {1}


def test_a_node_that_died_is_forgotten_with_its_secret_and_one_that_stood_still_is_known_again(
    tmp_path: Path,
) -> None:
    dead, alive = Node("dead", "http://one", "secret"), Node("alive", "http://two", "other")
    with Store.serve(tmp_path) as store:

        def write(work: Callable[[Connection], None]) -> None:
            store.write(work, exclusive=False).result()

        def known() -> list[Node | None]:
            return [store.read(partial(nodes.find, node=one.id)) for one in (dead, alive)]

        for node in (dead, alive):
            write(partial(nodes.enter, node=node, now=0))
        write(partial(nodes.mark_alive, node=alive, now=nodes.FORGOTTEN))
        assert known() == [dead, alive]
        write(partial(nodes.mark_alive, node=alive, now=nodes.FORGOTTEN + 1))
        assert known() == [None, alive]
        write(partial(nodes.mark_alive, node=dead, now=nodes.FORGOTTEN + 2))
        assert known() == [dead, alive]


def test_a_server_that_dropped_the_connection_is_asked_again(tmp_path: Path, database: str) -> None:
    journal = lines(2)
    with Store.serve(tmp_path, database) as store:
        begin(store, "m", journal[:1]).result()
        with psycopg.connect(database, autocommit=True) as node:
            node.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            )
        with pytest.raises(Unwritable) as refused:
            store.append("m", journal[1:], expects=0).result()
        assert refused.value.trouble is Trouble.UNREACHABLE
        store.append("m", journal[1:], expects=0).result()
        assert _stored(store) == tuple(journal)


def test_a_server_that_went_away_can_neither_be_read_nor_written(tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip(NO_POSTGRESQL)
    with cluster("fsync=off") as url:
        store = Store.serve(tmp_path, url)
        begin(store, "m", lines(1)).result()
    with store:
        with pytest.raises(Unwritable) as unwritten:
            store.append("m", lines(2)[1:], expects=0).result()
        with pytest.raises(Unreadable) as unread:
            store.load("m")
    assert unread.value.trouble is unwritten.value.trouble is Trouble.UNREACHABLE


def test_an_append_whose_commit_got_no_answer_is_acknowledged_if_it_is_there(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.serve(tmp_path, database) as store:
        begin(store, "m", lines(1)).result()
        send = PipelineBatch.send

        def lost(message: PipelineBatch, driver: Any, name: str) -> int | None:
            send(message, driver, name)
            driver.close()
            raise psycopg.OperationalError("the connection was lost")

        monkeypatch.setattr(PipelineBatch, "send", lost)
        assert store.append("m", lines(2)[1:], expects=0).result() == 2
        monkeypatch.undo()
        assert store.append("m", lines(3)[2:], expects=1).result() == 3


def test_a_server_that_is_not_there_is_one_refusal(tmp_path: Path) -> None:
    with pytest.raises(Unwritable) as refused:
        Store.serve(tmp_path, f"postgresql://nobody@/hall?host={tmp_path}")
    assert refused.value.trouble is Trouble.UNREACHABLE
    assert isinstance(refused.value.__cause__, OperationalError)
