"""What the store promises to whoever appends to journals, the same on SQLite and on PostgreSQL."""

from concurrent.futures import Future, wait
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from arbitro.kernel.journal import BadJournal
from arbitro.store import (
    Command,
    Fenced,
    Heading,
    Repeated,
    Reused,
    Stale,
    Store,
    StoredCheckpoint,
    Taken,
    Unwritable,
    leases,
    reviews,
    settings,
)
from tests.store.conftest import Open
from tests.store.journals import begin, command, digest, line, lines


def test_what_was_acknowledged_is_there_after_a_restart(open_store: Open) -> None:
    journal = lines(5)
    heading = Heading("m", "match", "snooker/wpbsa", "umpired", "ann", b'{"a":1}', b"o", 7)
    with open_store() as store:
        store.append("m", journal[:2], expects=-1, heading=heading).result()
        store.append("m", journal[2:], expects=1).result()
    with open_store() as store:
        loaded = store.load("m")
        assert loaded is not None
        assert (loaded.heading, loaded.lines, loaded.checkpoint) == (heading, tuple(journal), None)
        assert loaded.export() == b"".join(entry + b"\n" for entry in journal)
        assert (store.load("n"), store.heading("n")) == (None, None)


def test_a_journal_that_has_moved_on_refuses_what_expects_it_elsewhere(store: Store) -> None:
    journal = lines(3)
    begin(store, "m", journal[:2]).result()
    for expects, entry in ((0, line(1, digest(journal[0]), "another")), (2, line(3, digest(journal[2])))):
        with pytest.raises(Stale) as stale:
            store.append("m", [entry], expects=expects).result()
        assert stale.value.sequence == 1
    with pytest.raises(Stale) as stale:
        store.append("new", journal[1:2], expects=0).result()
    assert stale.value.sequence == -1
    assert len(store.after(0)) == 2


def test_a_line_that_follows_another_entry_than_the_last_is_refused(store: Store) -> None:
    begin(store, "m", lines(1)).result()
    fork = line(1, digest(lines(1, "another past")[0]))
    with pytest.raises(Stale):
        store.append("m", [fork], expects=0).result()


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (lambda journal: [journal[0], journal[2]], "out-of-order"),
        (lambda journal: [journal[0], line(1, "f" * 64)], "broken-chain"),
        (lambda journal: [journal[0].replace(b'"act":"act"', b'"act":"lie"')], "wrong-digest"),
        (lambda journal: [journal[0].replace(b":", b": ", 1)], "not-canonical"),
        (lambda journal: [journal[0][:-1]], "unreadable"),
        (lambda journal: [b"\xff"], "unreadable"),
    ],
)
def test_lines_that_are_not_chained_never_reach_the_disk(store: Store, bad: object, reason: str) -> None:
    with pytest.raises(BadJournal) as found:
        begin(store, "m", bad(lines(3)))  # type: ignore[operator]
    assert found.value.fault.reason == reason
    assert store.position == 0


BODY = b'{"command": "3f1c7a52-0000-4000-8000-000000000001", "expected": 0, "event": {"stroke": {}}}'
SAME = [
    BODY,
    BODY.replace(b": ", b":").replace(b", ", b","),
    b'{"event":{"stroke":{}},"expected":0,' + BODY[1:50] + b"}",
]
OTHER = [
    BODY.replace(b"stroke", b"foul"),
    BODY.replace(b'"stroke": {}', b'"note": "3f1c7a52-0000-4000-8000-000000000001"'),
]


def test_the_key_of_a_command_is_kept_once_and_its_body_still_known(open_store: Open) -> None:
    key, journal = "3f1c7a52-0000-4000-8000-000000000001", lines(3)
    with open_store() as store:
        begin(store, "m", journal[:1]).result()
        store.append("m", journal[1:2], expects=0, command=command(key, BODY)).result()
        found = store.request("m", key)
        assert found is not None
        assert found.body == b'acts {"expected": 0, "event": {"stroke": {}}}'
        for bodies, refusal in ((SAME, Repeated), (OTHER, Reused)):
            for body in bodies:
                with pytest.raises(refusal):
                    store.append("m", journal[2:], expects=1, command=command(key, body)).result()


@pytest.mark.parametrize("salt", [b"", b"salt"])
def test_a_repeated_command_is_known_over_restarts_by_its_values(open_store: Open, salt: bytes) -> None:
    journal = lines(4)
    asked, alike = b'{"a": 1, "b": [true]}', b'{"b":[true],"a":1}'
    with open_store() as store:
        begin(store, "m", journal[:1]).result()
        store.append("m", journal[1:3], expects=0, command=command("c", asked, salt)).result()
    with open_store() as store:
        for expects, entry, body in ((0, journal[1], asked), (2, journal[3], alike)):
            with pytest.raises(Repeated):
                store.append("m", [entry], expects=expects, command=command("c", body, salt)).result()
        for other in (b'{"a":1,"b":[1]}', b'{"a":1.0,"b":[true]}', b'{"a":1}'):
            with pytest.raises(Reused):
                store.append("m", journal[3:], expects=2, command=command("c", other, salt)).result()
        elsewhere = Command("c", "/undo", asked, salt=salt)
        with pytest.raises(Reused):
            store.append("m", journal[3:], expects=2, command=elsewhere).result()
        found = store.request("m", "c")
        assert found is not None
        assert (found.sequence, found.body) == (2, None if salt else b"acts " + asked)
        assert store.request("m", "d") is store.request("n", "c") is None


def test_the_same_command_twice_at_once_is_carried_out_once(store: Store) -> None:
    journal = lines(2)
    begin(store, "m", journal[:1]).result()
    twice = [store.append("m", journal[1:], expects=0, command=command("c")) for _ in range(20)]
    wait(twice)
    errors = [one.exception() for one in twice]
    assert sorted(type(error).__name__ for error in errors) == ["NoneType", *["Repeated"] * 19]


def test_a_command_that_was_refused_may_come_again(store: Store) -> None:
    journal = lines(2)
    begin(store, "m", journal[:1]).result()
    with pytest.raises(Stale):
        store.append("m", [line(3, digest(journal[1]))], expects=2, command=command("c")).result()
    store.append("m", journal[1:], expects=0, command=command("c")).result()


def test_a_journal_of_the_same_name_is_taken(store: Store) -> None:
    begin(store, "m", lines(1)).result()
    with pytest.raises(Taken):
        begin(store, "m", lines(1, "another")).result()
    loaded = store.load("m")
    assert loaded is not None
    assert loaded.lines == tuple(lines(1))


def test_only_the_first_lines_come_with_a_heading(store: Store) -> None:
    with pytest.raises(ValueError, match="heading"):
        store.append("m", lines(1), expects=-1)
    with pytest.raises(ValueError, match="heading"):
        store.append("m", lines(2)[1:], expects=0, heading=Heading("m"))


def test_appends_of_many_journals_are_seen_in_the_order_of_their_positions(store: Store) -> None:
    journals = {f"m{number}": lines(20, number) for number in range(30)}
    wait([begin(store, name, journal[:1]) for name, journal in journals.items()])
    waiting = [
        store.append(name, [journal[number]], expects=number - 1)
        for number in range(1, 20)
        for name, journal in journals.items()
    ]
    assert sorted(one.result() for one in waiting) == list(range(31, 601))
    seen = store.after(0)
    assert [one.position for one in seen] == list(range(1, 601))
    assert store.position == 600
    for name, journal in journals.items():
        assert [one.line for one in seen if one.journal == name] == journal
    assert [one.position for one in store.after(590)] == list(range(591, 601))
    assert [one.position for one in store.after(10, until=20, limit=3)] == [11, 12, 13]
    assert [one.sequence for one in store.after(0, ["m3"], limit=4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("size", [30_000, 300_000, 3_000_000])
def test_what_is_larger_than_a_socket_takes_at_once_is_acknowledged(store: Store, size: int) -> None:
    journal = lines(4, "x" * size)
    begin(store, "m", journal[:1]).result(60)
    for number, entry in enumerate(journal[1:]):
        store.append("m", [entry], expects=number).result(60)
    loaded = store.load("m")
    assert loaded is not None
    assert loaded.lines == tuple(journal)


def test_one_that_is_refused_does_not_harm_those_committed_with_it(store: Store) -> None:
    journal = lines(3)
    begin(store, "a", journal[:1]).result()
    outcomes = [
        store.append("a", journal[1:2], expects=0),
        store.append("a", [line(1, digest(journal[0]), "late")], expects=0),
        store.append("a", journal[2:], expects=1),
        begin(store, "a", journal[:1]),
        begin(store, "b", journal),
    ]
    wait(outcomes)
    assert [type(one.exception()) for one in outcomes] == [type(None), Stale, type(None), Taken, type(None)]


def test_a_work_that_fails_changes_nothing_and_harms_nobody(store: Store) -> None:
    def half(connection: Connection) -> None:
        settings.save(connection, "half", b"done")
        raise LookupError

    outcomes: list[Future[Any]] = [
        begin(store, "a", lines(1)),
        store.write(half),
        begin(store, "b", lines(1)),
    ]
    wait(outcomes)
    assert [type(one.exception()) for one in outcomes] == [type(None), LookupError, type(None)]
    assert store.read(lambda connection: settings.get(connection, "half")) is None
    store.write(lambda connection: settings.save(connection, "whole", b"1")).result()
    store.write(lambda connection: settings.save(connection, "whole", b"2")).result()
    assert store.read(lambda connection: settings.get(connection, "whole")) == b"2"


def test_journals_are_listed_oldest_first_with_where_they_stand(store: Store) -> None:
    for name, kind, created in (("late", "match", 3), ("desk", "desk", 2), ("early", "match", 1)):
        heading = Heading(name, kind, created=created)  # type: ignore[arg-type]
        store.append(name, lines(created), expects=-1, heading=heading).result()
    assert [(one.heading.id, one.sequence) for one in store.journals()] == [
        ("early", 0),
        ("desk", 1),
        ("late", 2),
    ]
    assert [one.heading.id for one in store.journals("desk")] == ["desk"]


def test_a_checkpoint_is_for_the_version_that_wrote_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(store, "m", lines(3)).result()
    store.keep("m", StoredCheckpoint(1, b"old")).result()
    store.keep("m", StoredCheckpoint(2, b"state")).result()
    loaded = store.load("m")
    assert loaded is not None
    assert loaded.checkpoint == StoredCheckpoint(2, b"state")
    monkeypatch.setattr("arbitro.store.store.__version__", "another")
    loaded = store.load("m")
    assert loaded is not None
    assert loaded.checkpoint is None


def test_a_node_that_lost_a_journal_cannot_append_to_it(store: Store) -> None:
    journal = lines(3)
    begin(store, "m", journal[:1]).result()

    def take(node: str, now: int) -> int:
        return store.write(lambda connection: leases.take(connection, "m", node, now, 5)).result().epoch

    assert (take("one", 0), take("two", 4), take("one", 4)) == (1, 1, 1)
    store.append("m", journal[1:2], expects=0, epoch=1).result()
    assert take("two", 10) == 2
    with pytest.raises(Fenced):
        store.append("m", journal[2:], expects=1, epoch=1).result()
    store.append("m", journal[2:], expects=1, epoch=2).result()


def test_a_clock_set_back_an_hour_keeps_no_journal_from_being_taken_over(store: Store) -> None:
    hour = 3_600_000
    begin(store, "m", lines(1)).result()
    store.write(partial(leases.take, journal="m", node="one", now=hour, lasts=5000)).result()
    taken = store.write(partial(leases.take, journal="m", node="two", now=0, lasts=5000)).result()
    assert (taken.node, taken.epoch, taken.expires) == ("two", 2, 5000)
    with pytest.raises(Fenced):
        store.append("m", lines(2)[1:], expects=0, epoch=1).result()


def test_the_time_of_leases_is_that_of_the_database(store: Store) -> None:
    first, second = store.read(store.database.now), store.read(store.database.now)
    assert 1_700_000_000_000 < first <= second


def test_a_lease_is_renewed_and_given_back(store: Store) -> None:
    for name in ("a", "b"):
        store.write(partial(leases.take, journal=name, node="one", now=0, lasts=5)).result()
    store.write(lambda connection: leases.renew(connection, "one", 4, 5)).result()
    held = store.read(lambda connection: leases.find(connection, "b"))
    assert held is not None
    assert (held.node, held.expires) == ("one", 9)
    store.write(lambda connection: leases.release(connection, "one")).result()
    lease = store.write(lambda connection: leases.take(connection, "a", "two", 5, 5)).result()
    assert (lease.node, lease.epoch) == ("two", 2)


def test_a_closed_store_finishes_what_is_under_way_and_takes_no_more(open_store: Open) -> None:
    store = open_store()
    waiting = [begin(store, f"m{number}", lines(1)) for number in range(50)]
    store.close()
    assert sorted(one.result(timeout=0) for one in waiting) == list(range(1, 51))
    with pytest.raises(Unwritable, match="closed"):
        begin(store, "late", lines(1))
    store.close()


def test_a_command_may_be_any_bytes(store: Store) -> None:
    asked = bytes(range(256)) * 400
    begin(store, "m", lines(1), command=command("c", asked)).result()
    found = store.request("m", "c")
    assert found is not None
    assert found.body == b"acts " + asked


def test_what_was_found_in_a_finished_journal_is_kept_as_long_as_it_ends_so(open_store: Open) -> None:
    with open_store() as store:
        begin(store, "m", lines(2)).result()
        for body in (b"first", b"again"):
            store.write(partial(reviews.keep, journal="m", digest="end", body=body)).result()
    with open_store() as store:
        assert store.read(partial(reviews.find_review, journal="m", digest="end")) == b"again"
        assert store.read(partial(reviews.find_review, journal="m", digest="another end")) is None
