"""The law of the officials, clause by clause, in the order of the books."""

import pytest

from tests.desk.counter import Counter

BACKGAMMON = "backgammon/wbgf-2.1"
PROTESTS = pytest.mark.parametrize(
    ("edition", "language"), [("carrom/icf-2001", "en"), ("carrom/colombia", "es")]
)
BOARD = {"match": "R1.1", "by": "P4", "game": 1, "board": 3}
ENDED = {"board_end": {"match": "R1.1", "game": 1, "board": 3}}
CLAIM = {"claim": {"match": "R1.1", "by": "P4"}}
RULING = {"ruling": {"dispute": "D1", "by": "TD1", "decision": "so", "reasons": "seen"}}
APPEAL = {"appeal": {"dispute": "D1", "by": "P4"}}
THREE = {"committee": {"dispute": "D1", "members": ["Ida", "Leo", "Max"]}}


def board(edition: str, **given: object) -> Counter:
    """Return a carrom event of four with a match in play."""
    return Counter(edition, entries=4, playing=["R1.1"], **given)


def test_1_3_i_an_event_is_not_drawn_without_a_director() -> None:
    assert Counter(BACKGAMMON, entries=4, directors=[]).do("draw").refused == "1.3.i"
    assert Counter(BACKGAMMON, entries=4).do("draw").refused is None


def test_1_3_ii_a_committee_has_three_or_five_members_none_a_director_or_a_side() -> None:
    desk = Counter(BACKGAMMON, entries=4, playing=["R1.1"]).do(CLAIM, RULING, APPEAL)
    for members in (["Ida", "Leo"], ["Ida", "Leo", "TD1"], ["Ida", "Leo", "P1"], ["Ida", "Ida", "Leo"]):
        assert desk.do({"committee": {"dispute": "D1", "members": members}}).refused == "1.3.ii"
    wrong = {"dispute": "D1", "members": ["Ida", "Leo", "Max"], "chosen_by": "players"}
    assert desk.do({"committee": wrong}).refused == "1.3.ii"
    assert desk.do({"committee": {**wrong, "chosen_by": "director"}}).refused is None


def test_1_4_i_an_entry_needs_approval_and_may_be_refused_before_the_draw() -> None:
    desk = Counter(BACKGAMMON, entries=2).do({"enter": "Ada"})
    assert desk["entries"]["Ada"] == "entered"
    assert desk.do("draw").refused == "1.4.i"
    assert desk.do({"approve": "Ada"})["entries"]["Ada"] == "approved"
    assert desk.do({"approve": "Ada"}).refused == "1.4.i"
    assert desk.do({"refuse_entry": "Ada"})["entries"]["Ada"] == "refused"
    assert desk.do("draw", {"refuse_entry": "P1"}).refused == "1.4.i"


def test_1_4_ii_a_player_is_invited_only_to_a_higher_category() -> None:
    desk = Counter(BACKGAMMON, entries=3, category="open", categories=["beginners", "open", "masters"])
    assert desk.do({"promote": {"player": "P1", "to": "beginners"}}).refused == "1.4.ii"
    assert desk.do({"promote": {"player": "P1", "to": "masters"}})["entries"]["P1"] == "promoted"
    assert desk["categories"]["P1"] == "masters"


def test_1_4_iii_who_was_turned_away_or_promoted_is_reported_after_the_event_with_reasons() -> None:
    desk = Counter(BACKGAMMON, entries=3).do({"refuse_entry": "P3"}, "draw")
    report = {"report": {"law": "1.4.iii", "about": "P3", "reasons": "no licence"}}
    assert desk.do(report).refused == "1.4.iii"
    desk.do({"result": {"match": "R1.1", "winner": "P1"}})
    assert desk.do({"report": {"law": "1.4.iii", "about": "P3"}}).refused == "1.4.iii"
    assert desk.do(report)["reported"] == {"1.4.iii": ["P3"]}


@PROTESTS
def test_144_a_protest_is_signed_and_in_the_language_of_the_book(edition: str, language: str) -> None:
    desk = board(edition).do(ENDED)
    assert desk.do({"protest": {**BOARD, "signed": False}}).refused == "144"
    assert desk.do({"protest": {**BOARD, "language": "it"}}).refused == "144"
    assert desk.do({"protest": {**BOARD, "by": "P2"}}).refused == "144"
    assert desk.do({"protest": {**BOARD, "language": language}})["disputes"]["D1"]["state"] == "filed"


@PROTESTS
def test_145_a_protest_needs_its_fee_and_may_be_announced_by_word_of_mouth(
    edition: str, language: str
) -> None:
    desk = board(edition, protest_fee=25)
    assert desk.do({"protest": {**BOARD, "fee_paid": False}}).refused == "145"
    desk.do({"protest": {**BOARD, "written": False}})
    assert desk["disputes"]["D1"]["state"] == "announced"
    assert desk.do({"protest": BOARD})["disputes"]["D1"]["state"] == "filed"
    assert desk["fees"] == {"P4": {"paid": 25, "returned": 0, "kept": 0}}


@PROTESTS
def test_146_a_protest_is_in_writing_within_fifteen_minutes_of_the_board(edition: str, language: str) -> None:
    assert board(edition).do(ENDED, {"tick": 900}, {"protest": BOARD}).refused is None
    assert board(edition).do(ENDED, {"tick": 901}, {"protest": BOARD}).refused == "146"
    assert Counter(edition, entries=4, draw=True).do({"protest": BOARD}).refused == "146"
    notice = board(edition).do(ENDED, {"protest": {**BOARD, "written": False}}, {"tick": 901})
    assert notice["disputes"]["D1"]["state"] == "lapsed"


@PROTESTS
def test_147_a_protest_states_only_the_facts(edition: str, language: str) -> None:
    assert board(edition).do({"protest": {**BOARD, "facts_only": False}}).refused == "147"


@PROTESTS
def test_148_an_abusive_protest_is_refused_and_yet_owed_to_discipline(edition: str, language: str) -> None:
    desk = board(edition).do({"protest": {**BOARD, "abusive": True}})
    assert desk.refused == "148"
    assert desk["reports"] == {"148": ["P4"]}
    assert desk["disputes"] == {}


@PROTESTS
def test_149_a_protest_is_not_withdrawn_and_not_made_twice(edition: str, language: str) -> None:
    desk = board(edition).do({"protest": BOARD})
    assert desk.do({"withdraw_protest": "D1"}).refused == "149"
    assert desk.do({"protest": BOARD}).refused == "149"


@PROTESTS
def test_150_play_goes_on_and_the_result_is_withheld(edition: str, language: str) -> None:
    desk = board(edition).do({"protest": BOARD})
    assert desk.match("R1.1")["state"] == "playing"
    desk.do({"result": {"match": "R1.1", "winner": "P1"}})
    assert desk["withheld"] == ["R1.1"]
    assert desk.match("R1.1")["winner"] is None
    assert desk.match("R2.1")["sides"] == [None, None]


@PROTESTS
def test_151a_an_upheld_protest_resumes_the_match_at_its_board(edition: str, language: str) -> None:
    desk = board(edition).do({"protest": BOARD}, {"result": {"match": "R1.1", "winner": "P1"}})
    desk.do({"decide_protest": {"dispute": "D1", "decision": "upheld"}})
    assert desk.match("R1.1")["state"] == "playing"
    assert desk.match("R1.1")["resume"] == {"game": 1, "board": 3}
    assert desk["fees"]["P4"] == {"paid": 10, "returned": 10, "kept": 0}


@PROTESTS
def test_151b_a_rejected_protest_lets_the_result_out_and_costs_the_fee(edition: str, language: str) -> None:
    desk = board(edition).do({"protest": BOARD}, {"result": {"match": "R1.1", "winner": "P1"}})
    desk.do({"decide_protest": {"dispute": "D1", "decision": "rejected"}})
    assert desk.match("R2.1")["sides"] == ["P1", None]
    assert desk["fees"]["P4"]["kept"] == 10


@PROTESTS
def test_151c_a_protest_is_decided_within_the_hour_or_overdue(edition: str, language: str) -> None:
    desk = board(edition).do({"protest": BOARD}, {"tick": 3600})
    assert desk["disputes"]["D1"]["overdue"] is False
    assert desk.do({"tick": 1})["disputes"]["D1"]["overdue"] is True
    assert desk.do({"decide_protest": {"dispute": "D1", "decision": "rejected"}}).refused is None


def test_5_1_a_claim_freezes_the_match_until_a_director_who_is_no_side_rules() -> None:
    desk = Counter(BACKGAMMON, entries=4, playing=["R1.1"], directors=["TD1", "P1"]).do(CLAIM)
    assert desk.match("R1.1")["state"] == "disputed"
    assert desk.do({"result": {"match": "R1.1", "winner": "P1"}}).refused == "5.1"
    assert desk.do({"ruling": {"dispute": "D1", "by": "P1", "decision": "so"}}).refused == "5.1"
    assert desk.do(RULING).match("R1.1")["state"] == "playing"


def test_5_1_where_the_only_director_plays_the_players_choose_a_committee() -> None:
    desk = Counter(BACKGAMMON, entries=4, playing=["R1.1"], directors=["P1"]).do(CLAIM)
    assert desk["disputes"]["D1"]["judge"] == "committee"
    assert desk.do({"ruling": {"dispute": "D1", "by": "committee", "decision": "so"}}).refused == "5.1"
    desk.do(THREE)
    assert desk.do({"vote": {"dispute": "D1", "by": "Eve", "for": "P4"}}).refused == "5.1"
    for member in ("Ida", "Leo", "Max"):
        desk.do({"vote": {"dispute": "D1", "by": member, "for": "roll again"}})
    assert desk["disputes"]["D1"]["decision"] == "roll again"
    assert desk.match("R1.1")["state"] == "playing"


def test_5_2_an_appeal_freezes_again_and_more_than_half_of_the_committee_decide() -> None:
    desk = Counter(BACKGAMMON, entries=4, playing=["R1.1"]).do(CLAIM, APPEAL)
    assert desk.refused == "5.2"
    desk.do(RULING, APPEAL, THREE, {"vote": {"dispute": "D1", "by": "Ida", "for": "annul"}})
    assert desk.match("R1.1")["state"] == "disputed"
    assert desk["disputes"]["D1"]["tally"] is None
    assert desk.do({"vote": {"dispute": "D1", "by": "Ida", "for": "annul"}}).refused == "5.2"
    desk.do({"vote": {"dispute": "D1", "by": "Leo", "for": "annul"}})
    desk.do({"vote": {"dispute": "D1", "by": "Max", "for": "confirm"}})
    assert desk["disputes"]["D1"] | {"decision": "annul", "final": True} == desk["disputes"]["D1"]
    assert desk.do(APPEAL).refused == "5.2"


def test_5_2_a_committee_that_is_twice_undecided_leaves_the_ruling_and_that_is_a_reading() -> None:
    desk = Counter(BACKGAMMON, entries=4, playing=["R1.1"]).do(CLAIM, RULING, APPEAL, THREE)
    for _ in range(2):
        for member, choice in (("Ida", "annul"), ("Leo", "confirm"), ("Max", "alternative")):
            desk.do({"vote": {"dispute": "D1", "by": member, "for": choice}})
    assert (
        desk["disputes"]["D1"] | {"decision": "so", "final": True, "revote": False} == desk["disputes"]["D1"]
    )
    assert desk.derived


def test_5_4_anybody_may_refer_a_decision_and_it_stays_as_it_is() -> None:
    desk = Counter(BACKGAMMON, entries=4, playing=["R1.1"]).do(CLAIM)
    assert desk.do({"report": {"law": "5.4", "about": "D1", "by": "Ugo"}}).refused == "5.4"
    before = desk.do(RULING)["disputes"]
    assert desk.do({"report": {"law": "5.4", "about": "D1", "by": "Ugo"}}).refused is None
    assert desk["disputes"] == before


def test_5_5_i_every_decision_is_owed_to_the_federation_once() -> None:
    desk = Counter(BACKGAMMON, entries=2, playing=["R1.1"])
    desk.do({"claim": {"match": "R1.1", "by": "P1"}}, RULING)
    desk.do({"appeal": {"dispute": "D1", "by": "P1"}}, THREE)
    for member in ("Ida", "Leo", "Max"):
        desk.do({"vote": {"dispute": "D1", "by": member, "for": "annul"}})
    assert desk["reports"] == {"5.5.i": ["D1"]}
    desk.do({"result": {"match": "R1.1", "winner": "P1"}})
    desk.do({"report": {"law": "5.5.i", "about": "D1", "reasons": "as recorded"}})
    assert desk["reports"] == {"5.5.ii": ["results"]}


def test_5_5_ii_the_results_are_owed_when_the_event_is_over() -> None:
    desk = Counter(BACKGAMMON, entries=2, draw=True)
    assert desk["reports"] == {}
    assert desk.do({"report": {"law": "5.5.ii", "about": "results"}}).refused == "5.5.ii"
    desk.do({"result": {"match": "R1.1", "winner": "P1"}}, {"report": {"law": "5.5.ii", "about": "results"}})
    assert desk["reported"] == {"5.5.ii": ["results"]}


def test_146_until_when_the_last_board_can_be_protested_is_shown() -> None:
    desk = Counter("carrom/icf-2001", entries=2, draw=True).do({"start": "R1.1"}, {"tick": 600})
    assert desk.match("R1.1")["protest_by"] is None
    desk.do({"board_end": {"match": "R1.1", "game": 1, "board": 1}})
    assert desk.match("R1.1")["protest_by"] == 1500
    desk.do({"tick": 60}, {"result": {"match": "R1.1", "winner": "P1"}})
    assert desk.match("R1.1")["protest_by"] == 1560
    other = Counter("snooker/wpbsa", entries=2, results={"R1.1": "P1"})
    assert other.match("R1.1")["protest_by"] is None
