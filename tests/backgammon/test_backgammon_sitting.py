"""A live match of backgammon: what is offered, completed, corrected, taken back and resumed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.backgammon.facts import BackgammonFact, Flag
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import read_play
from arbitro.backgammon.offers import NOT_OFFERED
from arbitro.backgammon.plays import choices, judge_play, legal
from arbitro.backgammon.position import START, other
from arbitro.backgammon.terms import BackgammonClock, BackgammonLength, BackgammonTerms
from arbitro.cases import Case, hear, read_cases
from arbitro.kernel import BadAct, CaseEvent, Heard, Journal, Malformed, Offer, Sitting, UnknownFact, tag_of
from arbitro.kernel.game import OFFICIAL
from tests.backgammon.test_backgammon_always import entered, event, situations
from tests.example.game import Take

GAME = GAMES["backgammon/wbgf-2.1"]
FILES = sorted(Path(__file__).parents[1].joinpath("cases/backgammon").glob("*.yaml"))
CASES = [case for file in FILES for case in read_cases(file.read_text("utf-8")) if isinstance(case, Case)]
Live = Sitting[BackgammonMatch, BackgammonFact]
acts = st.lists(entered, max_size=25)
timed = st.fixed_dictionaries({"clock": st.booleans() | st.just({"bank_s_per_point": 30, "delay_s": 8})})


def opened(given_: dict[str, Any] | None = None, **terms: Any) -> Live:
    agreed = msgspec.convert({"given": given_ or {}, **terms}, BackgammonTerms)
    return Sitting.open(GAME, agreed, ("Ada", "Bea"), author="director")


def enter(sitting: Live, name: str, value: Any = True, at: int = 0) -> Heard[BackgammonMatch, BackgammonFact]:
    facts = GAME.facts(sitting.state, CaseEvent(name, value))
    return sitting.enter(*facts, author="director", at=at)


def played(sitting: Live, events: list[tuple[str, Any]], pace: int = 9000) -> Live:
    for number, (name, value) in enumerate(events):
        act = event(sitting.state, name, value)
        sitting = enter(sitting, act.name, act.value, number * pace).sitting
    return sitting


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_case_played_live_is_ruled_on_alike(case: Case) -> None:
    heard, sitting, laws = hear(case), opened(dict(case.given)), list[str]()
    for number, one in enumerate(case.when):
        answer = sitting.enter(*GAME.facts(sitting.state, one), author="director", at=number)
        laws += [law for verdict in answer.verdicts for law in verdict.laws]
        sitting = answer.sitting
    assert sitting.view().after == heard.after
    assert tuple(laws) == heard.laws


@given(situations, timed, acts)
def test_nothing_that_is_offered_is_refused(
    given_: dict[str, Any], terms: dict[str, Any], events: list[tuple[str, Any]]
) -> None:
    sitting = played(opened(given_, **terms), events)
    for offer in sitting.offers():
        for value in values(offer):
            heard = enter(sitting, offer.act, value, 10**9 if not sitting.state.hall_clock else 0)
            assert heard.refused is None, (offer, value)


def values(offer: Offer) -> list[Any]:
    """Return the plain value of an offer, and that value with each of its choices."""
    found = [offer.plain]
    for field, choices_ in offer.fields.items():
        for choice in choices_:
            found.append({**offer.plain, field: choice} if field else choice)
    return found


@given(situations, timed, acts, st.lists(entered, min_size=1, max_size=6))
def test_what_is_not_offered_is_refused_or_listed(
    given_: dict[str, Any], terms: dict[str, Any], events: list[tuple[str, Any]], then: list[tuple[str, Any]]
) -> None:
    sitting = played(opened(given_, **terms), events)
    offered = sitting.offers()
    for name, value in then:
        act = event(sitting.state, name, value)
        (fact,) = GAME.facts(sitting.state, act)
        heard = sitting.enter(fact, author="director", at=sitting.journal.at)
        if sitting.pauses.playing(sitting.journal.at) <= sitting.state.at:
            assert GAME.objection(sitting.state, GAME.complete(sitting.state, fact)) == heard.refused
        if heard.refused:
            assert heard.sitting is sitting
        elif tag_of(fact) not in NOT_OFFERED:
            by = getattr(GAME.complete(sitting.state, fact), "by", None)
            assert any(fits(offer, act, by) for offer in offered), (act, by)


def fits(offer: Offer, act: CaseEvent, by: str | None) -> bool:
    """Tell whether an act is one that was offered, as far as its choices are few."""
    if offer.act != act.name or (by not in (None, offer.by) and offer.by != OFFICIAL):
        return False
    if act.name == "move":
        return True
    said = act.value if isinstance(act.value, dict) else {"": act.value}
    return all(said.get(field, found[0]) in (*found, True) for field, found in offer.fields.items())


@given(situations, timed, acts, entered)
def test_a_completed_fact_is_judged_as_the_fact_itself(
    given_: dict[str, Any], terms: dict[str, Any], events: list[tuple[str, Any]], last: tuple[str, Any]
) -> None:
    state = played(opened(given_, **terms), events).state
    (fact,) = GAME.facts(state, event(state, *last))
    whole = GAME.complete(state, fact)
    assert GAME.judge(state, whole, 10**6) == GAME.judge(state, fact, 10**6)
    assert GAME.complete(state, whole) == whole
    assert GAME.decode(msgspec.json.encode(whole)) == whole


@given(situations, timed, st.lists(entered, min_size=1, max_size=25), entered, st.data())
def test_a_correction_gives_what_playing_it_so_would_have_given(
    given_: dict[str, Any],
    terms: dict[str, Any],
    events: list[tuple[str, Any]],
    instead: tuple[str, Any],
    data: st.DataObject,
) -> None:
    sitting = played(opened(given_, **terms), events)
    numbers = [told.entry.number for told in sitting.history() if told.played]
    if not numbers:
        return
    number = data.draw(st.sampled_from(numbers))
    facts = GAME.facts(sitting.state_before(number), event(sitting.state_before(number), *instead))
    heard = sitting.correct(number, *facts, reason="seen again", author="director", at=10**9)
    if heard.refused:
        assert heard.sitting is sitting
        return
    so = opened(given_, **terms)
    for told in sitting.history():
        if told.played:
            then = heard.sitting.facts(told.entry.number)
            so = so.enter(*then, author="director", at=told.entry.at).sitting
    assert heard.sitting.state == so.state


@given(situations, timed, acts, st.integers(0, 25))
def test_a_match_is_resumed_from_the_bytes_of_any_moment_and_taken_back_and_forth(
    given_: dict[str, Any], terms: dict[str, Any], events: list[tuple[str, Any]], kept: int
) -> None:
    sitting = played(opened(given_, **terms), events)
    checkpoint = played(opened(given_, **terms), events[:kept]).checkpoint()
    lines = sitting.journal.export()
    assert Sitting.resume(GAME, Journal.load(lines)).state == sitting.state
    assert Sitting.resume(GAME, Journal.load(lines), checkpoint).state == sitting.state
    assert GAME.decode_state(msgspec.json.encode(sitting.state)) == sitting.state
    there, states = sitting, [sitting.state]
    while True:
        try:
            there = there.undo("slip", author="director", at=10**9).sitting
        except BadAct:
            break
        states.append(there.state)
    for state in reversed(states[:-1]):
        there = there.redo(author="director", at=10**9).sitting
        assert there.state == state


@given(situations, acts)
def test_every_legal_play_is_offered_by_a_notation_that_leads_where_it_says(
    given_: dict[str, Any], events: list[tuple[str, Any]]
) -> None:
    state = played(opened(given_), events).state
    if not state.turn:
        return
    for dice in ((6, 1), (2, 2), (3, 1)):
        found, written = legal(state.position, state.turn, dice), choices(state.position, state.turn, dice)
        assert len(set(written)) == len(written) == max(1, len(found.positions))
        for play, position in zip(written, found.positions, strict=False):
            assert judge_play(state.position, state.turn, dice, read_play(play)).position == position


def test_the_dice_and_the_answer_to_a_double_are_due() -> None:
    sitting = opened()
    (opening,) = due(sitting)
    assert (opening.act, opening.by) == ("roll", OFFICIAL)
    sitting = enter(sitting, "roll", {"X": 3, "O": 1}).sitting
    (move,) = due(sitting)
    assert (move.act, move.by) == ("move", "X")
    assert "8/5 6/5" in move.fields[""]
    assert move.fields[""] == choices(START, "X", (3, 1))
    sitting = enter(enter(sitting, "move", "8/5 6/5").sitting, "double").sitting
    assert {(offer.act, offer.by) for offer in due(sitting)} == {("take", "X"), ("drop", "X")}


def due(sitting: Live) -> list[Offer]:
    return [offer for offer in sitting.offers() if offer.due]


def test_a_side_that_cannot_move_is_offered_only_that() -> None:
    shut = {"position": {"X": {"25": 1, "6": 2}, "O": {str(point): 2 for point in range(1, 7)}}}
    sitting = opened({**shut, "turn": "X", "dice": [6, 5]})
    (move,) = due(sitting)
    assert move.fields == {"": ("cannot move",)}


def test_a_question_waits_as_an_offer_until_it_is_answered() -> None:
    sitting = opened({"position": "sGfwATDgc/ABMA", "turn": "X"})
    for name, value in (("roll", [6, 4]), ("roll", [3, 2]), ("notice", "premature-roll")):
        sitting = enter(sitting, name, value).sitting
    (question,) = sitting.questions()
    assert (question.act, question.by, question.asks) == ("condone", "X", "early-roll")
    assert question.fields == {"stands": (True, False)}
    assert Sitting.resume(GAME, Journal.load(sitting.journal.export())).questions() == (question,)
    assert enter(sitting, "condone", True).sitting.questions() == ()


def test_an_offence_asks_for_its_sanction() -> None:
    sitting = enter(opened(), "offence", {"what": "phone", "by": "O"}).sitting
    (question,) = sitting.questions()
    assert (question.act, question.asks) == ("sanction", "sanction")
    assert question.plain == {"for": "phone", "to": "O", "measure": "warning"}
    assert enter(sitting, "sanction", question.plain).sitting.questions() == ()


# The clock


def ticking() -> Live:
    sitting = opened(length={"points": 3}, clock={"bank_s_per_point": 60, "delay_s": 10})
    return enter(sitting, "roll", {"X": 3, "O": 1}, 1000).sitting


def test_the_hall_runs_the_clock_from_the_times_of_the_entries() -> None:
    sitting = ticking()
    x, o = sitting.clocks(5000)
    assert (x.purpose, x.of, x.left, x.before, x.running) == ("bank", "X", 180_000, 6_000, True)
    assert (o.of, o.left, o.running) == ("O", 180_000, False)
    assert sitting.due(5000) == (191_000, Flag("X"))
    sitting = enter(sitting, "move", "8/5 6/5", 21_000).sitting
    x, o = sitting.clocks(21_000)
    assert (x.left, x.running, o.left, o.before, o.running) == (170_000, False, 180_000, 10_000, True)


def test_a_double_and_its_answer_press_the_clock() -> None:
    sitting = enter(ticking(), "move", "8/5 6/5", 2000).sitting
    sitting = enter(sitting, "double", True, 3000).sitting
    assert [clock.running for clock in sitting.clocks(3000)] == [True, False]
    sitting = enter(sitting, "take", True, 4000).sitting
    assert [clock.running for clock in sitting.clocks(4000)] == [False, True]


def test_time_that_runs_out_is_a_fact_that_loses_the_match() -> None:
    sitting = ticking()
    ends = sitting.due(1000)
    assert ends is not None
    at, flag = ends
    assert sitting.enter(flag, author="clock", at=at - 1).refused is not None
    over = sitting.enter(flag, author="clock", at=at).sitting
    ended = over.standing().ended
    assert ended is not None
    assert (ended.winner, ended.by) == ("O", "time")
    assert over.due(at) is None
    assert not any(clock.running for clock in over.clocks(at))


@pytest.mark.parametrize(("act", "value"), [("spend", 5), ("press", True), ("flag", "X")])
def test_what_the_hall_does_itself_is_refused_by_hand(act: str, value: object) -> None:
    assert enter(ticking(), act, value, 2000).refused is not None
    assert act not in {offer.act for offer in ticking().offers()}


def test_a_clock_that_is_entered_goes_on_only_by_what_is_entered() -> None:
    sitting = opened({"turn": "X", "clock": {"X": 60, "O": 60, "delay_s": 10}})
    later = enter(sitting, "spend", 30, 999_000).sitting
    assert [clock.left for clock in later.clocks(10**9)] == [40_000, 60_000]
    assert not any(clock.running for clock in later.clocks(10**9))
    assert later.due(10**9) is None


def test_a_pause_of_the_match_stands_the_clock_still() -> None:
    sitting = ticking().pause("rain", author="director", at=2000).sitting
    assert not any(clock.running for clock in sitting.clocks(500_000))
    sitting = sitting.go_on(author="director", at=900_000).sitting
    assert sitting.clocks(900_000)[0].before == 9_000


def test_the_clock_stops_when_a_game_is_over_and_a_break_runs() -> None:
    sitting = opened(length={"points": 7}, clock={})
    for at, (name, value) in enumerate([("roll", {"X": 3, "O": 1}), ("move", "8/5 6/5"), ("double", True)]):
        sitting = enter(sitting, name, value, at * 1000).sitting
    sitting = enter(sitting, "drop", True, 4000).sitting
    assert [clock.reason for clock in sitting.clocks(4000)] == ["game-over", None]
    for at, side in ((5000, "X"), (6000, "O")):
        sitting = enter(sitting, "break", side, at).sitting
    rest = sitting.clocks(65_000)[-1]
    assert (rest.purpose, rest.of, rest.left, rest.ends_in) == ("break", "O", 540_000, None)
    sitting = enter(sitting, "roll", {"X": 3, "O": 1}, 600_000).sitting
    assert [clock.purpose for clock in sitting.clocks(600_000)] == ["bank", "bank"]
    assert [clock.running for clock in sitting.clocks(600_000)] == [True, False]


# Terms, standing, facts of other games


def test_a_match_is_opened_on_its_terms_or_says_what_is_wrong_with_them() -> None:
    state = GAME.start(
        BackgammonTerms(length=BackgammonLength(5), policy="responsible", clock=BackgammonClock(delay_s=8))
    )
    assert (state.length, state.policy, state.hall_clock) == (5, "responsible", True)
    assert state.clock is not None
    assert (state.clock.delay, state.clock.bank["X"]) == (8000, 600_000)
    for terms, key in (
        (BackgammonTerms(length=BackgammonLength(0)), "length.points"),
        (BackgammonTerms(clock=BackgammonClock(delay_s=-1)), "clock.delay_s"),
    ):
        with pytest.raises(Malformed) as told:
            GAME.start(terms)
        assert told.value.key == key
    with pytest.raises(Malformed):
        GAME.start(BackgammonTerms(given={"position": "nonsense"}))


@pytest.mark.parametrize(
    ("events", "by"),
    [
        ([("penalty", {"to": "X", "points": 7})], "penalty"),
        ([("offence", {"what": "phone", "by": "O"}), ("sanction", {"for": "phone", "measure": "warning", "to": "O"}),
          ("sanction", {"for": "phone", "measure": "disqualification", "to": "O"})], "misconduct"),
        ([("roll", {"X": 3, "O": 1}), ("move", "8/5 6/5"), ("double", "O"), ("drop", "X"),
          ("correct_score", {"X": 7, "O": 0})], "play"),
    ],
)  # fmt: skip
def test_the_standing_says_who_has_won_and_by_what(events: list[tuple[str, Any]], by: str) -> None:
    sitting = opened()
    for name, value in events:
        sitting = enter(sitting, name, value).sitting
    ended = sitting.standing().ended
    assert ended is not None
    assert (ended.winner, ended.by) == ("X", by)


def test_a_fact_of_another_game_is_an_error() -> None:
    with pytest.raises(UnknownFact):
        GAME.judge(BackgammonMatch(), Take(1))  # type: ignore[arg-type]


def test_a_game_is_a_unit_of_the_match_and_a_state_stays_small() -> None:
    sitting = opened({"length": 25})
    side = "X"
    for number in range(40):
        sitting = enter(sitting, "roll", {"X": 3, "O": 1}).sitting if number == 0 else sitting
        sitting = played(sitting, [("a legal play", number)], 0)
        side = other("X") if side == "X" else "X"
    assert GAME.unit(sitting.state) == 1
    assert len(msgspec.json.encode(sitting.state)) < 2000
    sitting = enter(sitting, "penalty", {"to": "X", "points": 1}).sitting
    assert GAME.unit(sitting.state) == 1


@pytest.mark.parametrize("clock", [True, False])
@pytest.mark.parametrize("claimed", [{"by": "X"}, {}])
def test_once_a_decided_game_is_over_there_is_nothing_to_refuse(clock: bool, claimed: dict[str, str]) -> None:
    last = {"turn": "X", "position": {"X": {"1": 2}, "O": {"20": 15}}, "clock": {"delay_s": 12}}
    sitting = enter(opened(last, clock=clock), "pause", {**claimed, "reason": "game-decided"}).sitting
    assert enter(sitting, "refuse").refused is None
    assert {(offer.act, offer.by) for offer in sitting.offers()} >= {("accept", "O"), ("refuse", "O")}
    over = enter(sitting, "accept").sitting
    assert over.state.outcome is not None
    assert "refuse" not in {offer.act for offer in over.offers()}
    for value in (True, "X", "O"):
        assert enter(over, "refuse", value).refused is not None, value
