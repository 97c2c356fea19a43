"""The contract of `arbitro serve`: matches and acts."""

import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.web.hall.process import CARROM, Asker, Served

BACKGAMMON = {**CARROM, "edition": "backgammon/wbgf-2.1"}
SNOOKER = {**CARROM, "edition": "snooker/wpbsa"}
KEYS = {"id", "edition", "mode", "players", "state", "sequence", "head", "match", "after", "due", "questions"}


def test_a_match_shows_what_the_contract_names(guest: Asker) -> None:
    told = guest.post("/api/matches", CARROM)
    shown = told.json
    assert told.status == 201
    assert KEYS | {"clocks", "last"} <= set(shown)
    assert (shown["sequence"], shown["state"], len(shown["head"])) == (0, "running", 64)
    assert [(one["side"], one["colour"]) for one in shown["players"]] == [("A", "white"), ("B", "black")]
    assert shown["after"]["men"] == {"white": 9, "black": 9}
    assert guest.shown(shown["id"])["head"] == shown["head"]


@pytest.mark.parametrize(
    ("edition", "sides"), [("snooker/wpbsa", ["A", "B"]), ("backgammon/wbgf-2.1", ["X", "O"])]
)
def test_sides_are_the_fixed_words_of_the_game(guest: Asker, edition: str, sides: list[str]) -> None:
    shown = guest.post("/api/matches", {**CARROM, "edition": edition}).json
    assert [one["side"] for one in shown["players"]] == sides


def test_the_id_is_the_clients_own(guest: Asker, hall: Served) -> None:
    body = {**CARROM, "id": "semi-1"}
    first, again = guest.post("/api/matches", body), guest.post("/api/matches", body)
    assert (first.status, again.status) == (201, 200)
    assert again.json["head"] == first.json["head"]
    other = guest.post("/api/matches", {**body, "players": [{"name": "Ada"}, {"name": "Cal"}]})
    assert (other.status, other.code) == (409, "taken")
    reordered = json.dumps(dict(reversed(body.items()))).encode()
    assert guest.ask("POST", "/api/matches", reordered).status == 200, "compared as JSON values"


def test_what_is_given_is_in_the_first_entry(guest: Asker) -> None:
    match = guest.made(given={"men": {"white": 6, "black": 7}})
    assert guest.shown(match)["after"]["men"] == {"white": 6, "black": 7}
    first = json.loads(guest.get(f"/api/matches/{match}/journal").content.splitlines()[0])
    assert (first["number"], "given" in json.dumps(first["act"])) == (0, True)


def test_what_is_due_says_who_and_what(guest: Asker) -> None:
    match = guest.made(**BACKGAMMON)
    assert guest.acts(match, 0, {"roll": {"X": 3, "O": 1}}).status == 200
    due = guest.shown(match)["due"]
    move = next(one for one in due if one["act"] == "move")
    assert move["side"] == "X"
    assert "8/5 6/5" in move["choices"]


def test_an_answer_holds_what_the_contract_names(guest: Asker) -> None:
    told = guest.acts(guest.made(), 0, {"stroke": {"white": 1}}).json
    assert set(told) == {"sequence", "head", "rulings", "say", "refused", "rejudged", "match"}
    assert set(told["rulings"][0]) == {"law", "text", "derived", "address", "number"}
    assert (told["sequence"], told["refused"], told["rejudged"]) == (1, None, [])
    assert told["head"] == told["match"]["head"]
    assert told["match"]["last"][-1]["number"] == 1


def test_a_law_has_an_address_that_is_there(hall: Served, guest: Asker) -> None:
    ruling = guest.acts(guest.made(), 0, {"stroke": {"white": 1}}).json["rulings"][0]
    page, _, law = ruling["address"].partition("#")
    told = hall.get(page)
    assert told.status == 200
    assert f'id="{law}"'.encode() in told.content


def test_a_later_play_judges_the_break_again(guest: Asker) -> None:
    match = guest.made()
    guest.acts(match, 0, {"stroke": {"white": 1}})
    told = guest.acts(match, 1, "play").json
    assert told["rejudged"] == [1]
    assert told["match"]["sequence"] == 2


def test_events_are_all_or_nothing_with_one_entry_each(guest: Asker) -> None:
    match = guest.made()
    refused = guest.does(match, "acts", 0, events=[{"stroke": {"white": 1}}, {"place": 3}]).json
    assert (refused["refused"]["index"], refused["sequence"], refused["rulings"]) == (1, 0, [])
    with guest.watch(match) as stream:
        stream.take(1)
        told = guest.does(match, "acts", 0, events=["play", {"stroke": {"white": 1}}, {"stroke": {}}]).json
        assert told["sequence"] == 3
        messages = stream.take(3)
    assert [one["data"]["entry"]["number"] for one in messages] == [1, 2, 3]
    assert {one["event"] for one in messages} == {"act"}


def test_the_next_board_opens_by_the_first_act_that_needs_it(guest: Asker) -> None:
    match = guest.made()
    whole = [{"white": 4}, {"white": 4}, {"queen": True}, {"white": 1}]
    ended = guest.does(match, "acts", 0, events=[{"stroke": stroke} for stroke in whole]).json["match"]
    assert ended["after"]["board"]["winner"] == "white", "of the one just ended until the next opens"
    assert ended["match"]["score"]["A"] > 0
    told = guest.acts(match, ended["sequence"], {"stroke": {"black": 1}}).json
    assert told["refused"] is None
    assert told["match"]["after"]["board"] is None


def test_a_command_is_answered_again_from_its_entry_over_restarts(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        guest = hall.guest()
        match = guest.made()
        path = f"/api/matches/{match}/acts"
        body: dict[str, Any] = {"command": "one", "expected": 0, "event": {"stroke": {"white": 1}}}
        first = guest.post(path, body, accept_language="it")
        guest.does(match, "undo", 1, "two", reason="slip")
        taken_back = guest.does(match, "undo", 2, "two-and-a-half")
        assert (taken_back.status, taken_back.code) == (409, "nothing-to-undo")
        assert guest.acts(match, 0, {"stroke": {}}, "three").code == "stale"
        hall.kill()
    with Served(tmp_path / "data") as hall:
        guest = Asker(hall.port, guest.token)
        again = guest.post(path, dict(reversed(body.items())), accept_language="es")
        assert (again.headers["content-language"], again.headers["idempotent-replayed"]) == ("es", "true")
        assert [again.json[name] for name in ("sequence", "head", "rejudged")] == [1, first.json["head"], []]
        assert [one["law"] for one in again.json["rulings"]] == [one["law"] for one in first.json["rulings"]]
        assert again.json["rulings"] != first.json["rulings"], "in the language of whoever asks again"
        assert again.json["match"]["sequence"] == 2, "the match as it is now"
        assert guest.post(path, {**body, "event": {"stroke": {"white": 2}}}).status == 422
        assert guest.post(path, {**body, "expected": 2}).status == 422
        assert guest.does(match, "undo", 1, "two", reason="slip").json["sequence"] == 2
        assert guest.does(match, "redo", 2, "three").json["match"]["after"]["men"]["white"] == 8
        assert guest.shown(match)["sequence"] == 3


def test_after_a_refusal_the_id_may_come_again(guest: Asker) -> None:
    match = guest.made()
    refused = guest.acts(match, 0, {"place": 1}, "again")
    assert (refused.status, refused.json["sequence"]) == (200, 0)
    assert refused.json["refused"]["law"]
    assert guest.acts(match, 5, {"stroke": {}}, "again").code == "stale"
    assert guest.acts(match, 0, {"stroke": {}}, "again").json["sequence"] == 1


def test_a_stale_act_is_told_the_match(guest: Asker) -> None:
    match = guest.made()
    guest.acts(match, 0, {"stroke": {"white": 1}})
    late = guest.acts(match, 0, {"stroke": {}})
    assert (late.status, late.code, late.json["sequence"]) == (409, "stale", 1)
    assert late.json["match"]["after"]["men"]["white"] == 8


def test_undo_goes_to_any_depth_and_redo_back(guest: Asker) -> None:
    match, sequence = guest.made(), 0
    for _ in range(5):
        sequence = guest.acts(match, sequence, {"stroke": {"white": 1}}).json["sequence"]
    state = guest.shown(match)["after"]
    for left in range(4, -1, -1):
        told = guest.does(match, "undo", sequence, reason="slip").json
        sequence = told["sequence"]
        assert told["match"]["after"]["men"]["white"] == 9 - left
    assert guest.does(match, "undo", sequence).code == "nothing-to-undo"
    for _ in range(5):
        sequence = guest.does(match, "redo", sequence).json["sequence"]
    assert guest.shown(match)["after"] == state
    assert guest.does(match, "redo", sequence).status == 409
    assert sequence == 15, "entries, never deletions"


def test_a_correction_judges_what_followed_again_and_asks_before_it_puts_acts_out_of_force(
    guest: Asker,
) -> None:
    match = guest.made()
    due = guest.acts(match, 0, {"stroke": {"white": 1, "striker": True}}).json["match"]["after"]
    assert guest.acts(match, 1, {"place": due["to_place"]["white"]}).json["sequence"] == 2
    wish: dict[str, Any] = {"number": 1, "event": {"stroke": {"white": 1}}, "reason": "no striker"}
    asked = guest.does(match, "correct", 2, **wish)
    assert (asked.status, asked.code, asked.json["conflicts"]) == (409, "conflicts", [2])
    assert guest.shown(match)["sequence"] == 2
    done = guest.does(match, "correct", 2, **wish, confirm=True).json
    assert (done["sequence"], done["match"]["after"]["men"]["white"]) == (3, 8)
    for number in (0, 99, -1):
        bad = guest.does(match, "correct", 3, number=number, event={"stroke": {}}, reason="")
        assert bad.status in (400, 409), bad.content


def test_pauses_stop_acts_and_protests_hide_the_disputed_act_from_the_public(
    hall: Served, guest: Asker
) -> None:
    match = guest.made()
    guest.acts(match, 0, {"stroke": {"white": 1}})
    guest.acts(match, 1, {"stroke": {"white": 2}})
    assert guest.does(match, "pause", 2, reason="tea").json["match"]["state"] == "paused"
    assert guest.does(match, "resume", 3).json["match"]["state"] == "running"
    told = guest.does(match, "protest", 4, text="it was one").json
    assert (told["match"]["state"], told["match"]["after"]["men"]["white"]) == ("review", 6)
    public = hall.shown(match)
    assert (public["state"], public["after"]["men"]["white"]) == ("review", 8)
    assert [one["number"] for one in public["last"]] == [1]
    with hall.watch(match) as stream:
        assert stream.take(1)[0]["data"]["view"]["after"]["men"]["white"] == 8
    assert guest.does(match, "resume", 5).json["match"]["state"] == "running"
    assert hall.shown(match)["after"]["men"]["white"] == 6


def test_a_question_of_the_book_is_answered(guest: Asker) -> None:
    match = guest.made(**SNOOKER)
    told = guest.acts(match, 0, {"stroke": {"first": "none", "clear_path": "full"}}).json
    assert told["refused"] is None
    questions = told["match"]["questions"]
    if questions:
        one = questions[0]
        assert set(one) == {"id", "asks", "text", "choices"}
        answer = guest.does(match, "answer", 1, question=one["id"], choice=one["choices"][0])
        assert answer.status == 200, answer.content
    wrong = guest.does(match, "answer", guest.shown(match)["sequence"], question="none", choice="x")
    assert wrong.status in (400, 409)


def test_a_referee_of_snooker_is_shown_no_lead(hall: Served, guest: Asker) -> None:
    match = guest.made(**SNOOKER)
    assert "remaining" not in guest.shown(match)["after"], "5.1.b"


def test_resigning_ends_the_match(guest: Asker) -> None:
    match = guest.made(**BACKGAMMON, length={"points": 1})
    guest.acts(match, 0, {"roll": {"X": 3, "O": 1}})
    guest.acts(match, 1, {"move": "8/5 6/5"})
    told = guest.does(match, "resign", 2)
    assert told.status == 200, told.content


def test_the_halls_own_clock_runs_and_is_not_entered_by_hand(hall: Served, guest: Asker) -> None:
    clock = {"bank_s_per_point": 1, "delay_s": 0}
    match = guest.made(**BACKGAMMON, length={"points": 1}, clock=clock)
    with hall.watch(match) as stream:
        stream.take(1)
        guest.acts(match, 0, {"roll": {"X": 3, "O": 1}})
        refused = guest.acts(match, 1, {"spend": 3})
        assert refused.status == 409 or refused.json["refused"], refused.content
        flagged = stream.take(2)[-1]
    assert flagged["data"]["entry"]["author"] == "clock"
    entered = guest.made(**BACKGAMMON, clock=clock, options={"clock": "entered"})
    guest.acts(entered, 0, {"roll": {"X": 3, "O": 1}})
    assert guest.acts(entered, 1, {"spend": 1}).json["refused"] is None


def test_a_journal_is_checked_with_hashlib_and_json_alone(guest: Asker) -> None:
    match = guest.made(players=[{"name": "Zoë"}, {"name": "Bea"}])
    sequence = guest.acts(match, 0, {"stroke": {"white": 1}}).json["sequence"]
    sequence = guest.does(match, "undo", sequence, reason="ñ").json["sequence"]
    sequence = guest.does(match, "pause", sequence, reason="tea").json["sequence"]
    previous = None
    lines = guest.get(f"/api/matches/{match}/journal").content.splitlines()
    for number, line in enumerate(lines):
        entry = json.loads(line)
        assert {"number", "at", "author", "command", "act", "previous", "digest"} <= set(entry)
        blank = json.dumps({**entry, "digest": ""}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert entry["digest"] == hashlib.sha256(blank.encode()).hexdigest()
        assert entry["number"] == number
        assert previous in (None, entry["previous"])
        previous = entry["digest"]
    shown = guest.shown(match)
    assert (previous, len(lines) - 1) == (shown["head"], shown["sequence"])


def test_the_record_of_a_match_has_the_forms_of_its_game(guest: Asker) -> None:
    carrom, backgammon = guest.made(), guest.made(**BACKGAMMON)
    for match, form, status in (
        (carrom, "json", 200),
        (carrom, "csv", 200),
        (carrom, "mat", 404),
        (backgammon, "mat", 200),
        (backgammon, "sgf", 200),
    ):
        assert guest.get(f"/api/matches/{match}/record?as={form}").status == status, form


def test_a_case_is_ruled_on_and_nothing_is_stored(hall: Served) -> None:
    position = hall.get("/health").json["position"]
    case = {"id": "one", "edition": "carrom/icf-2001", "when": [{"stroke": {"white": 1}}]}
    told = hall.post("/api/rule", case)
    assert told.status == 200
    assert told.json["after"]["men"] == {"white": 8, "black": 9}
    assert hall.get("/health").json["position"] == position
    assert hall.post("/api/rule", {**case, "when": [{"strok": {}}]}).status == 400


@pytest.mark.parametrize(
    ("given", "acts"),
    [
        ({"format": "round-robin", "entries": 8192}, 1),
        ({"format": "round-robin", "entries": 100, "legs": 10_000}, 1),
        ({"format": "knockout", "entries": 8192}, 2000),
        ({"format": "swiss", "entries": 8192}, 2000),
    ],
)
def test_a_document_that_asks_too_much_is_refused_in_one_line_and_the_hall_goes_on(
    hall: Served, given: dict[str, Any], acts: int
) -> None:
    event = {"level": "event", "directors": ["Ada"], **given}
    when = ["draw", *[{"withdraw": f"P{number + 1}"} for number in range(acts)]]
    case = {"id": "x", "edition": "backgammon/wbgf-2.1", "given": event, "when": when}
    told = hall.post("/api/rule", case)
    for _ in range(5):  # 503 says nothing of the document: the machine had no second of a processor to spare
        if told.status != 503:
            break
        time.sleep(float(told.headers["retry-after"]))
        told = hall.post("/api/rule", case)
    assert told.status == 400
    assert "\n" not in told.json["detail"]
    assert hall.get("/health").status == 200


def test_a_refusal_of_the_desk_is_told_in_its_own_words(hall: Served) -> None:
    given = {"level": "event", "entries": 4, "directors": ["Ada"]}
    wants = {"id": "x", "edition": "backgammon/wbgf-2.1", "given": given, "when": ["draw", "draw"]}
    told = hall.post("/api/rule", wants)
    assert told.status == 200
    assert told.json["refused"]["text"]


def test_acts_below_50_a_second_are_never_refused_for_haste(guest: Asker) -> None:
    match = guest.made()
    told = [guest.acts(match, number, {"stroke": {}}).status for number in range(60)]
    assert set(told) == {200}


@pytest.mark.parametrize("event", [{"spend": {"X": 5}}, "press", {"flag": "X"}])
def test_what_the_halls_clock_does_is_refused_by_hand(guest: Asker, event: object) -> None:
    told = guest.post("/api/matches", {**BACKGAMMON, "clock": True}).json
    answer = guest.acts(told["id"], 0, event)
    assert (answer.status, answer.json["sequence"]) == (200, 0)
    assert answer.json["refused"]["law"] == "4.3.ii"


def test_players_of_a_casual_match_undo_when_they_agree(hall: Served) -> None:
    players = [hall.post("/api/guests", {"name": name}).json for name in ("Ada", "Bea")]
    ada, bea = (Asker(hall.port, player["token"]) for player in players)
    seats = [{"guest": player["guest"]} for player in players]
    match = ada.post("/api/matches", {**BACKGAMMON, "mode": "played", "players": seats}).json["id"]
    shown = moved(ada, match)
    first = ada if shown["due"][0]["side"] == "X" else bea
    move = {"move": shown["due"][0]["choices"][0]}
    sequence = first.acts(match, shown["sequence"], move).json["sequence"]
    alone = ada.does(match, "undo", sequence, reason="misclick")
    assert (alone.status, alone.code) == (403, "agree")
    assert hall.guest("Cy").does(match, "undo", sequence, reason="mine").status == 403
    assert bea.does(match, "undo", sequence, reason="granted").json["sequence"] == sequence + 1


def moved(who: Asker, match: str) -> Any:
    """Wait until the opening roll has fallen."""
    for _ in range(200):
        shown = who.shown(match)
        if any(due["act"] == "move" for due in shown["due"]):
            return shown
        time.sleep(0.05)
    raise AssertionError(shown)


RED, BLACK = (
    {"first": "red", "potted": ["red"]},
    {"nominated": "black", "first": "black", "potted": ["black"]},
)


@pytest.mark.parametrize(
    ("match", "events", "corrected", "law"),
    [
        (CARROM, [{"stroke": {"white": 1}}, {"stroke": {"white": 1}}], {"stroke": {}}, "125a"),
        (SNOOKER, [{"stroke": RED}, {"stroke": BLACK}], {"stroke": {"first": "red"}}, "3.12.b.4"),
        (
            BACKGAMMON,
            [{"roll": {"X": 3, "O": 1}}, {"move": "8/5 6/5"}],
            {"roll": {"X": 6, "O": 1}},
            "4.2.iii",
        ),
    ],
)
def test_what_a_correction_makes_ruled_otherwise_is_named_with_its_new_rulings(
    guest: Asker, match: dict[str, Any], events: list[object], corrected: object, law: str
) -> None:
    name = guest.made(**match)
    for sequence, event in enumerate(events):
        assert guest.acts(name, sequence, event).json["refused"] is None
    told = guest.does(name, "correct", 2, number=1, event=corrected, reason="seen again").json
    assert told["rejudged"] == [2]
    assert law in [ruling["law"] for ruling in told["rulings"] if ruling["number"] == 2]
    assert guest.does(name, "undo", 3, reason="it was so").json["rejudged"] == [2]
    assert guest.does(name, "redo", 4).json["rejudged"] == [2]
    again = guest.does(name, "correct", 5, number=2, event=events[1], reason="the same").json
    assert again["rejudged"] == []


@pytest.mark.parametrize(
    "toss", [{"toss": {"winner": "B", "choice": "break"}}, {"toss": "B"}, {"break_toss": "B"}]
)
def test_a_toss_before_the_first_board_says_who_breaks(guest: Asker, toss: object) -> None:
    match = guest.made(**CARROM)
    told = guest.acts(match, 0, toss).json
    assert [(one["side"], one["colour"]) for one in told["match"]["players"]] == [
        ("A", "black"),
        ("B", "white"),
    ]
    assert guest.acts(match, 1, {"stroke": {}}).json["refused"] is None
    again = guest.acts(match, 2, toss).json
    assert again["refused"]["law"], "the seats are settled"


def test_who_is_first_of_the_players_breaks_where_nothing_is_tossed(guest: Asker) -> None:
    told = guest.acts(guest.made(**CARROM), 0, {"stroke": {}}).json["match"]
    assert [one["colour"] for one in told["players"]] == ["white", "black"]
    opened = guest.acts(guest.made(**SNOOKER), 0, {"toss": "B"}).json["match"]
    assert opened["after"]["striker"] == "B"


def test_until_is_what_is_left_from_the_moment_of_the_answer(guest: Asker) -> None:
    clock = {"bank_s_per_point": 60, "delay_s": 5}
    match = guest.made(**{**BACKGAMMON, "clock": clock, "options": {"clock": "hall"}})
    assert guest.acts(match, 0, {"roll": {"X": 3, "O": 1}}).json["refused"] is None
    shown = guest.shown(match)
    move = next(one for one in shown["due"] if one["act"] == "move")
    running = next(one for one in shown["clocks"] if one["running"])
    assert 0 < move["until"] <= 1000 * (60 * 30 + 5)
    assert running["left_ms"] <= move["until"]
