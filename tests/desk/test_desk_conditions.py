"""What an event cannot announce and an act cannot count is named with its key, in every language."""

from typing import Any

import pytest

from arbitro.desk import read_act, read_event
from arbitro.desk.conditions import announce_conditions
from arbitro.desk.record import load_record
from arbitro.desk.setup import Setup
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Journal, Malformed
from arbitro.kernel.journal import Opened
from arbitro.l10n import LANGUAGES, say
from tests.desk.counter import Counter

CARROM, BACKGAMMON = "carrom/icf-2001", "backgammon/wbgf-2.1"


def _told(malformed: Malformed) -> None:
    for language in LANGUAGES:
        assert malformed.key in say(language, malformed.message.id, **malformed.message.values)


@pytest.mark.parametrize(
    ("given", "key", "reason"),
    [
        ({"clock": {"bank_s_per_point": -5}}, "clock.bank_s_per_point", "out-of-range"),
        ({"clock": {"delay_s": -1}}, "clock.delay_s", "out-of-range"),
        ({"clock": {"bank_s_per_point": {"final": -5}}}, "clock.bank_s_per_point.final", "out-of-range"),
        ({"clock": {"delay_s": {"zz": 12}}}, "clock.delay_s.zz", "desk-unknown-round"),
        ({"clock": {"available": -5}}, "clock.available", "out-of-range"),
        ({"baffle": {"available": -1}}, "baffle.available", "out-of-range"),
        ({"late_limit_s": -5}, "late_limit_s", "out-of-range"),
        ({"tables": ["a", "a"]}, "tables[1]", "desk-table-twice"),
        ({"best_of": {"zz": 3}}, "best_of.zz", "desk-unknown-round"),
        ({"length": {"R0": 3}}, "length.R0", "desk-unknown-round"),
        ({"length": {"final": 0}}, "length.final", "out-of-range"),
        ({"category": "x"}, "category", "desk-unknown-category"),
        ({"category": "x", "categories": ["open"]}, "category", "desk-unknown-category"),
        ({"rounds": [[["P1", "P2"]]]}, "rounds", "desk-rounds-of-a-swiss"),
        ({"rounds": 3}, "rounds", "not-a-list"),
        ({"zone": "Europe/Atlantis"}, "zone", "desk-not-a-zone"),
        ({"zone": "Europe"}, "zone", "desk-not-a-zone"),
        ({"zone": "../UTC"}, "zone", "desk-not-a-zone"),
        ({"format": "double", "consolation": "first"}, "consolation", "desk-of-a-knockout"),
        ({"format": "swiss", "consolation": "progressive"}, "consolation", "desk-of-a-knockout"),
        ({"format": "groups", "groups": 2, "last_chance": True}, "last_chance", "desk-of-a-knockout"),
    ],
)
def test_a_condition_that_cannot_be_is_named_with_its_key(
    given: dict[str, Any], key: str, reason: str
) -> None:
    with pytest.raises(Malformed) as caught:
        read_event({"entries": 4, **given}, "desk")
    assert (caught.value.key, caught.value.message.id) == (f"given.{key}", f"malformed-{reason}")
    _told(caught.value)


class Compared(str):
    """The name of a table that counts how often it is compared with another."""

    times = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return str.__eq__(self, other)


def test_a_table_named_twice_is_found_without_comparing_each_with_all_before_it() -> None:
    tables = [Compared(f"Tisch {number}") for number in range(2000)]
    announce_conditions(Setup("desk", tables=tuple(tables)))
    assert Compared.times < 10 * len(tables)
    with pytest.raises(Malformed) as caught:
        announce_conditions(Setup("desk", tables=(*tables, Compared("Tisch 7"))))
    assert caught.value.key == "given.tables[2000]"


def test_3_5_vi_a_round_with_a_clock_of_its_own_sets_it_so() -> None:
    clock = {"bank_s_per_point": {"final": 180, "default": 120}, "delay_s": {"final": 0}}
    desk = Counter(BACKGAMMON, entries=4, approval=False, length=5, clock=clock, draw=True)
    desk.do({"impose_clock": {"match": "R1.1", "why": "agreed"}})
    assert desk.match("R1.1")["clock"] == {"bank_s": 5 * 120, "delay_s": 12}
    score = {"P1": 5, "P4": 0}
    desk.do({"result": {"match": "R1.1", "winner": "P1", "score": score}})
    desk.do({"result": {"match": "R1.2", "winner": "P2", "score": {"P2": 5, "P3": 1}}})
    desk.do({"impose_clock": {"match": "R2.1", "why": "agreed"}})
    assert desk.match("R2.1")["clock"] == {"bank_s": 5 * 180, "delay_s": 0}


@pytest.mark.parametrize("best_of", [4, {"final": 2, "default": 3}])
def test_57_a_match_of_carrom_is_the_best_of_an_odd_number_of_games(best_of: object) -> None:
    with pytest.raises(Malformed) as caught:
        read_event({"entries": 4, "best_of": best_of}, CARROM)
    assert caught.value.message.id == "malformed-desk-even-games"
    _told(caught.value)


def test_3_1_g_1_an_even_number_of_frames_is_won_by_their_majority() -> None:
    desk = Counter("snooker/wpbsa", entries=2, best_of=4, draw=True)
    assert desk.do({"result": {"match": "R1.1", "winner": "P1", "score": {"P1": 2, "P2": 1}}}).refused == ""
    assert (
        desk.do({"result": {"match": "R1.1", "winner": "P1", "score": {"P1": 3, "P2": 1}}})["champion"]
        == "P1"
    )


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("board_end", {"match": "R1.1", "game": 0, "board": 0}, "game"),
        ("board_end", {"match": "R1.1", "game": 1, "board": 0}, "board"),
        ("protest", {"match": "R1.1", "by": "P1", "game": -1, "board": 99}, "game"),
        ("protest", {"match": "R1.1", "by": "P1", "game": 1, "board": 100}, "board"),
        ("result", {"match": "R1.1", "winner": "P1", "length": -5}, "length"),
        ("call", {"match": "R1.1", "in_s": -1}, "in_s"),
    ],
)
def test_an_act_counts_nothing_that_cannot_be_counted(name: str, value: dict[str, Any], key: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_act(Written(name, value), "when[0]")
    assert caught.value.key == f"when[0].{name}.{key}"
    _told(caught.value)


@pytest.mark.parametrize("form", ["swiss", "knockout"])
def test_no_rounds_said_are_none(form: str) -> None:
    assert Counter(format=form, entries=4, rounds=[])["stage"] == "entries"


def test_every_round_that_a_format_has_may_have_its_length() -> None:
    rounds = {
        "R1": 3,
        "W2": 3,
        "L1": 3,
        "C1": 3,
        "X1": 3,
        "A1": 3,
        "P12": 3,
        "T": 3,
        "F": 3,
        "semi": 5,
        "default": 1,
    }
    assert read_event({"entries": 4, "length": rounds}, BACKGAMMON).setup.length == rounds


def test_an_event_that_is_kept_already_is_read_whatever_may_be_announced_today() -> None:
    journal = Journal.open(Opened("desk", {"entries": 4, "tables": ["a", "a"]}), author="desk", at=0)
    assert load_record(journal.export()).event.setup.tables == ("a", "a")


DAY = {"day": "2026-11-21", "from": "09:00", "to": "12:00"}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"draws": True}, "draws"),
        ({"format": "double", "best_of": 5, "play_all": True}, "play_all"),
        ({"format": "swiss", "best_of": 4, "play_all": True}, "play_all"),
        ({"format": "swiss", "points": {"draw": 1}}, "points"),
        ({"format": "swiss", "points": {"win": 1, "tie": 1}}, "points"),
        ({"entries": ["draw", "Ada"]}, "entries[0].name"),
        ({"start": "2026-11-21", "end": "2026-11-20"}, "end"),
        ({"start": "2026-02-30"}, "start"),
        ({"programme": [DAY, {**DAY, "from": "11:00", "to": "13:00"}]}, "programme[1]"),
        ({"programme": [{**DAY, "to": "09:00"}]}, "programme[0]"),
        ({"ages": {"groups": [{"name": "U18", "min": 20, "max": 10}]}}, "ages.groups[0]"),
        ({"dates": ["2026-11-21"]}, "dates"),
        ({"prizes": [3], "prize_ties": "hort"}, "prize_ties"),
        ({"separate": {"by": "club", "depth": "eighth"}}, "separate.depth"),
        (
            {"elsewhere": [{"player": "P1", "from": "2026-11-21 10:00", "to": "2026-11-21 09:00"}]},
            "elsewhere[0]",
        ),
    ],
)
def test_an_announcement_that_contradicts_itself_is_named_with_its_key(
    given: dict[str, Any], key: str
) -> None:
    with pytest.raises(Malformed) as caught:
        read_event({"entries": 4, **given}, "desk")
    assert caught.value.key == f"given.{key}"
    _told(caught.value)


@pytest.mark.parametrize(
    "value", [[], [{"tick": 5}], ["undo"], [{"batch": ["draw"]}]], ids=["empty", "tick", "undo", "batch"]
)
def test_acts_that_are_entered_alone_are_entered_in_no_batch(value: object) -> None:
    with pytest.raises(Malformed) as caught:
        read_act(Written("batch", value), "when[0]")
    assert caught.value.key.startswith("when[0].batch")
    _told(caught.value)
