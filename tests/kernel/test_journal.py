import hashlib
import json
import tracemalloc
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.kernel import BadAct, BadJournal, Entry, Fault, Journal, verify
from arbitro.kernel.journal import GENESIS, InForce, Opened, Undone, encode
from tests.example.game import Heap, Purpose, Take, book
from tests.notebook import Notebook

Facts: Any = Take | Purpose
facts = st.one_of(
    st.builds(Take, stones=st.integers(0, 4), both_hands=st.booleans(), dropped=st.integers(0, 2)),
    st.builds(Purpose, intended=st.booleans()),
)


def opened() -> Notebook:
    return Notebook.open(Facts, "example/heap", {"stones": 20}, author="umpire", at=0)


def recorded(entered: list[Any]) -> Notebook:
    journal = opened()
    for at, fact in enumerate(entered):
        journal = journal.record(fact, author="umpire", at=at)
    return journal


def state(journal: Notebook) -> Heap:
    return journal.fold(
        msgspec.convert(journal.journal.opened.terms, Heap), lambda heap, fact: book.judge(heap, fact).state
    )


def in_force(journal: Notebook) -> list[Any]:
    return [fact for _, fact in journal.in_force()]


@given(st.lists(facts, max_size=12))
def test_replay_gives_the_state(entered: list[Any]) -> None:
    heap = Heap(stones=20)
    for fact in entered:
        heap = book.judge(heap, fact).state
    journal = recorded(entered)
    assert state(journal) == heap
    assert state(Notebook.load(Facts, journal.export())) == heap


@given(st.lists(facts, min_size=1, max_size=12), st.integers(1, 12))
def test_undoing_gives_the_state_of_the_prefix(entered: list[Any], times: int) -> None:
    journal, times = recorded(entered), min(times, len(entered))
    for _ in range(times):
        journal = journal.undo("a slip", author="umpire", at=99)
    assert in_force(journal) == entered[: len(entered) - times]
    assert state(journal) == state(recorded(entered[: len(entered) - times]))


@given(st.lists(facts, min_size=1, max_size=12), st.integers(1, 12))
def test_undo_then_redo_is_the_identity(entered: list[Any], times: int) -> None:
    journal, times = recorded(entered), min(times, len(entered))
    there = journal
    for _ in range(times):
        there = there.undo("a slip", author="umpire", at=99)
    for _ in range(times):
        there = there.redo("it was right", author="umpire", at=99)
    assert there.in_force() == journal.in_force()
    assert state(there) == state(journal)
    assert len(there.entries) == len(journal.entries) + 2 * times, "nothing is ever deleted"


def test_a_correction_replaces_a_fact_and_what_followed_is_judged_again() -> None:
    journal = recorded([Take(1), Take(2)]).correct(1, Take(3), "three, not one", author="referee", at=5)
    assert in_force(journal) == [Take(3), Take(2)]
    assert state(journal).stones == 15
    assert in_force(journal.undo("one after all", author="referee", at=6)) == [Take(1), Take(2)]


def test_a_new_fact_after_an_undo_closes_the_way_to_redo() -> None:
    journal = recorded([Take(1)]).undo("a slip", author="umpire", at=2).record(Take(2), author="umpire", at=3)
    with pytest.raises(BadAct):
        journal.redo("no", author="umpire", at=4)


def test_there_must_be_something_to_undo_redo_or_correct() -> None:
    with pytest.raises(BadAct):
        opened().undo("nothing", author="umpire", at=1)
    with pytest.raises(BadAct):
        opened().redo("nothing", author="umpire", at=1)
    with pytest.raises(BadAct):
        recorded([Take(1)]).correct(7, Take(2), "no such entry", author="umpire", at=1)


@given(st.lists(facts, max_size=6), st.data())
def test_any_change_of_one_byte_is_found(entered: list[Any], data: st.DataObject) -> None:
    exported = bytearray(recorded(entered).export())
    place = data.draw(st.integers(0, len(exported) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != exported[place]))
    line = exported[:place].count(b"\n")
    exported[place] = byte
    fault = verify(bytes(exported))
    assert fault is not None
    assert fault.number == line


def test_every_single_byte_of_a_journal_is_guarded() -> None:
    exported = recorded([Take(1), Purpose(intended=True)]).export()
    for place in range(len(exported)):
        changed = bytearray(exported)
        changed[place] ^= 1
        assert verify(bytes(changed)) is not None, place


def test_a_fault_names_the_first_bad_entry_and_what_is_wrong() -> None:
    lines = recorded([Take(1), Take(2), Take(3)]).export().splitlines(keepends=True)
    swapped = b"".join([lines[0], lines[2], lines[1], lines[3]])
    fault = verify(swapped)
    assert fault is not None
    assert (fault.number, fault.reason) == (1, "out-of-order")
    with pytest.raises(BadJournal, match="entry 1: out-of-order"):
        Notebook.load(Facts, swapped)


def test_a_well_sealed_entry_that_undoes_nothing_is_found() -> None:
    journal = opened()
    entry = Entry(1, 3, "forger", Undone("nothing"), journal.head)
    digest = hashlib.sha256(msgspec.json.encode(entry, order="sorted")).hexdigest()
    line = msgspec.json.encode(msgspec.structs.replace(entry, digest=digest), order="sorted")
    fault = verify(journal.export() + line + b"\n")
    assert fault is not None
    assert (fault.number, fault.reason) == (1, "bad-act")


def test_a_journal_cut_short_is_found_by_whoever_kept_its_head() -> None:
    journal = recorded([Take(1), Take(2)])
    lines = journal.export().splitlines(keepends=True)
    assert verify(b"".join(lines[:-1])) is None
    fault = verify(b"".join(lines[:-1]), head=journal.head)
    assert fault is not None
    assert fault.reason == "cut-short"
    assert verify(b"") is not None


def test_authors_and_reasons_are_kept() -> None:
    journal = recorded([Take(1)]).undo("I mistyped", author="Ada", at=17)
    last = journal.entries[-1]
    assert (last.author, last.at, getattr(last.act, "reason", None)) == ("Ada", 17, "I mistyped")


ACTS = st.one_of(facts, st.sampled_from(["undo", "redo"]), st.tuples(st.integers(0, 12), facts))


def tried(journal: Notebook, act: Any) -> Notebook | None:
    """Return the journal after an act, or None when there is nothing to act on."""
    try:
        match act:
            case "undo":
                return journal.undo("", author="umpire", at=1)
            case "redo":
                return journal.redo("", author="umpire", at=1)
            case (number, fact):
                return journal.correct(number, fact, "", author="umpire", at=1)
            case fact:
                return journal.record(fact, author="umpire", at=1)
    except BadAct:
        return None


@given(st.lists(ACTS, max_size=20))
def test_undo_and_redo_move_along_the_versions(acts: list[Any]) -> None:
    journal, versions, place = opened(), [()], 0
    for act in acts:
        after = tried(journal, act)
        if act == "undo":
            assert (after is None) == (place == 0)
            place -= after is not None
        elif act == "redo":
            assert (after is None) == (place == len(versions) - 1)
            place += after is not None
        elif after is not None:
            versions, place = [*versions[: place + 1], changed(versions[place], after, act)], place + 1
        journal = after or journal
        assert journal.in_force() == versions[place]
    assert verify(journal.export()) is None


def changed(version: tuple[Any, ...], journal: Notebook, act: Any) -> tuple[Any, ...]:
    if isinstance(act, tuple):
        return tuple((number, act[1] if number == act[0] else fact) for number, fact in version)
    return (*version, (journal.entries[-1].number, act))


def test_the_facts_in_force_take_room_in_proportion_to_the_journal() -> None:
    def room(count: int) -> int:
        journal = recorded([Take(1)] * count)
        tracemalloc.start()
        journal.in_force()
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    assert room(1600) < 6 * room(400)


def test_a_journal_is_verified_in_one_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = recorded([Take(1)] * 30)
    for _ in range(30):
        journal = journal.undo("a slip", author="umpire", at=99)
    entered: list[int] = []
    enter = InForce.enter

    def counted(self: InForce, entry: Entry) -> None:
        entered.append(entry.number)
        enter(self, entry)

    monkeypatch.setattr(InForce, "enter", counted)
    assert verify(journal.export()) is None
    assert entered == list(range(61))


def forged(journal: Notebook, entry: Entry) -> bytes:
    digest = hashlib.sha256(encode(entry)).hexdigest()
    return journal.export() + encode(msgspec.structs.replace(entry, digest=digest)) + b"\n"


def test_a_journal_that_goes_back_in_time_is_found() -> None:
    journal = recorded([Take(1), Take(2)])
    fault = verify(forged(journal, Entry(3, 0, "forger", Undone("earlier"), journal.head)))
    assert fault == Fault(3, "back-in-time")


def test_a_journal_of_a_format_to_come_is_not_read() -> None:
    line = encode(Entry(0, 0, "umpire", Opened("example/heap", format=2), GENESIS))
    assert verify(line) == Fault(0, "unknown-format")


@given(st.floats(allow_nan=False, allow_infinity=False), st.text())
def test_a_stranger_can_verify_with_nothing_but_json_and_hashlib(number: float, text: str) -> None:
    opening = Opened("example/heap", {"number": number, "text": text.encode(errors="ignore").decode()})
    line = Journal.open(opening, author="Zoë").export().decode().rstrip("\n")
    entry = json.loads(line)
    assert json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False) == line
    digest = entry["digest"]
    entry["digest"] = ""
    plain = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(plain.encode()).hexdigest() == digest
