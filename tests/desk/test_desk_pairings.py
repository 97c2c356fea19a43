"""Why each pair of a Swiss was made is told, and a round that was paired by hand comes in as it was played."""

from arbitro.desk import acts, judge, read_event
from arbitro.desk.event import Event
from arbitro.desk.match import BYE
from arbitro.desk.pairings import of_round, pairings
from arbitro.library import tell


def swiss(*names: str, rounds: int = 4) -> Event:
    given = {"format": "swiss", "entries": list(names), "swiss_rounds": rounds}
    return done(read_event(given, "desk"), acts.Draw())


def done(event: Event, *entered: acts.Act) -> Event:
    for act in entered:
        verdict = judge(event, act)
        assert verdict.refused is None, verdict.refused
        event = verdict.state
    return event


def won(*results: tuple[str, str]) -> tuple[acts.Result, ...]:
    return tuple(acts.Result(match, winner) for match, winner in results)


def why(event: Event, match: str) -> dict[str, dict[str, object]]:
    found = next(one for one in pairings(event) if one.match == match)
    return {message.id.removeprefix("desk-pair-"): dict(message.values) for message in found.why}


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    event = swiss("Ada", "Bob", "Cid", "Dee")
    assert why(event, "R1.1") == {
        "halves": {"upper": 1, "lower": 3},
        "seat-turn": {"player": "Ada", "other": "Cid"},
    }


def test_two_with_as_many_wins_are_said_to_be_level_and_whom_they_could_not_meet_again() -> None:
    event = done(
        swiss("Ada", "Bob", "Cid", "Dee"),
        *won(("R1.1", "Ada"), ("R1.2", "Bob")),
        acts.Draw(),
        *won(("R2.1", "Ada"), ("R2.2", "Cid")),
        acts.Draw(),
    )
    reasons = [why(event, match) for match in ("R2.1", "R2.2")]
    assert [one["level"]["wins"] for one in reasons] == [1, 0]
    third = {one.match: why(event, one.match) for one in of_round(event, 3)}
    assert any("met" in one for one in third.values())


def test_an_odd_number_with_as_many_wins_sends_one_down() -> None:
    event = done(
        swiss("P1", "P2", "P3", "P4", "P5", "P6"),
        *won(("R1.1", "P1"), ("R1.2", "P2"), ("R1.3", "P3")),
        acts.Draw(),
    )
    down = [why(event, one.match) for one in of_round(event, 2) if "float" in why(event, one.match)]
    assert len(down) == 1
    assert down[0]["odd"] == {"count": 3, "wins": 1}


def test_the_bye_is_explained_by_those_below_who_have_had_it() -> None:
    event = done(
        swiss("Ada", "Bob", "Cid"),
        *won(("R1.1", "Bob")),
        acts.Draw(),
    )
    assert why(event, "R1.2") == {"bye-last": {"player": "Cid"}}
    bye = next(one for one in of_round(event, 2) if BYE in one.sides)
    assert why(event, bye.match) == {"bye": {"player": "Ada", "wins": 0}}


def test_every_reason_is_told_in_three_languages() -> None:
    event = done(swiss("P1", "P2", "P3", "P4", "P5"), *won(("R1.1", "P1"), ("R1.2", "P4")), acts.Draw())
    for one in pairings(event):
        for message in one.why:
            told = {tell(message, language) for language in ("en", "it", "es")}
            assert len(told) == 3


def test_a_round_that_was_paired_by_hand_comes_in_with_its_sides_and_its_bye() -> None:
    event = done(swiss("Ada", "Bob", "Cid", "Dee", "Eve"), *won(("R1.1", "Ada"), ("R1.2", "Dee")))
    event = done(event, acts.PairRound((("Dee", "Ada"), ("Eve", "Cid"), ("Bob", BYE))))
    assert [one.sides for one in of_round(event, 2)] == [("Dee", "Ada"), ("Eve", "Cid"), ("Bob", BYE)]
    assert done(event, *won(("R2.1", "Ada"), ("R2.2", "Cid"))).paired == 2


def test_what_is_against_the_rule_in_a_round_paired_by_hand_is_said() -> None:
    event = done(swiss("Ada", "Bob", "Cid", "Dee"), *won(("R1.1", "Ada"), ("R1.2", "Bob")))
    event = done(event, acts.PairRound((("Ada", "Cid"), ("Bob", "Dee"))))
    assert why(event, "R2.1")["rematch"] == {"match": "R1.1"}


def test_a_first_round_paired_by_hand_makes_the_draw() -> None:
    event = read_event({"format": "swiss", "entries": ["Ada", "Bob", "Cid", "Dee"]}, "desk")
    event = done(event, acts.PairRound((("Ada", "Bob"), ("Cid", "Dee"))))
    assert event.drawn
    assert event.paired == 1
    assert "by-hand" in why(event, "R1.1")
    assert not judge(event, acts.Undo()).state.drawn


def test_a_round_in_which_somebody_is_left_out_or_stands_twice_is_refused() -> None:
    event = done(swiss("Ada", "Bob", "Cid", "Dee"), *won(("R1.1", "Ada"), ("R1.2", "Bob")))
    for pairs in (
        (("Ada", "Bob"),),
        (("Ada", "Bob"), ("Cid", "Ada")),
        (("Ada", "Bob"), ("Cid", BYE), ("Dee", BYE)),
        (("Ada", "Bob"), ("Cid", "Nobody")),
        ((BYE, "Ada"), ("Bob", "Cid")),
        (),
    ):
        refused = judge(event, acts.PairRound(pairs)).refused
        assert refused is not None
        assert refused.rule == "not_everybody_once"


def test_a_round_by_hand_waits_for_the_open_one_and_is_for_a_swiss_alone() -> None:
    open_ = judge(swiss("Ada", "Bob"), acts.PairRound((("Ada", "Bob"),))).refused
    assert open_ is not None
    assert open_.rule == "a_match_is_open"
    knockout = read_event({"entries": 2}, "desk")
    refused = judge(knockout, acts.PairRound((("P1", "P2"),))).refused
    assert refused is not None
    assert refused.rule == "no_rounds_to_pair"
