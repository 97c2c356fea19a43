"""What holds of every live match of snooker, whatever is entered, corrected, undone or offered."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.kernel import BadAct, CaseEvent, Journal, Malformed, Offer, Sitting, tag_of
from arbitro.l10n import knows
from arbitro.library import game
from arbitro.snooker import facts as f
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.lying import LyingBalls
from arbitro.snooker.offers import NOT_OFFERED
from arbitro.snooker.reading.events import READERS
from arbitro.snooker.terms import SnookerLength, SnookerTerms
from tests.snooker.play import random_act

GAME = game("snooker/wpbsa")
TERMS = (
    SnookerTerms(length=SnookerLength(best_of=3)),
    SnookerTerms(length=SnookerLength(frames=2, aggregate=True)),
    SnookerTerms(length=SnookerLength(best_of=3), format="four-handed"),
    SnookerTerms(length=SnookerLength(best_of=3), given={"reds": 1, "score": {"A": 20, "B": 20}}),
    SnookerTerms(given={"reds": 0, "colours": ["black"], "score": {"A": 43, "B": 50}}),
)
LISTS = ("potted", "off_table", "fouls", "occupied", "no_space")
"""Fields that take several choices."""
ACTS: dict[type[Any], tuple[str, ...]] = {
    f.SnookerStroke: ("stroke",),
    f.Attempt: ("clear_path", "attempt"),
    f.Foul: ("foul",),
    f.Choose: ("choose",),
    f.Declare: ("declare",),
    f.Spots: ("spots",),
    f.Touching: ("touching",),
    f.Disturbed: ("disturbed",),
    f.Missing: ("missing",),
    f.Surplus: ("surplus",),
    f.ClaimFrame: ("claim",),
    f.Concede: ("concede",),
    f.Resign: ("resign",),
    f.Accept: ("accept",),
    f.Refuse: ("refuse",),
    f.Stalemate: ("stalemate",),
    f.Misconduct: ("misconduct",),
    f.TimeWasting: ("time_wasting",),
    f.TimeRuled: ("time_up",),
    f.Unnoticed: ("unnoticed",),
    f.Toss: ("toss",),
    f.FramePlayed: ("frame",),
    f.NextFrame: ("set_up",),
}


def any_fact(random: Random, contest: SnookerContest) -> f.SnookerFact:
    """Return any fact: mostly what could happen in the frame, sometimes what belongs to the match."""
    frame = contest.frame
    if frame.outcome and random.random() < 0.7:
        return f.NextFrame()
    if random.random() < 0.85:
        act = random_act(random, frame)
        return act if not isinstance(act, f.SnookerStroke) or random.random() < 0.5 else _unsaid(act)
    return random.choice(
        (
            f.NextFrame(),
            f.FramePlayed(random.choice(contest.match.sides), (random.randint(0, 90), random.randint(0, 90))),
            f.Misconduct(random.choice(frame.sides), random.choice(("frame", "match"))),
            f.Resign(random.choice((None, *frame.sides))) if random.random() < 0.2 else f.NextFrame(),
            f.Attempt(path=random.choice(("none", "part", "full"))),
            f.Attempt(unfair=random.random() < 0.5),
            f.Touching((random.choice(("red", "blue", "black")),)),
            f.SnookerLies(LyingBalls({"cue": (random.random(), 1.0)})),
        )
    )


def _unsaid(stroke: f.SnookerStroke) -> f.SnookerStroke:
    return f.SnookerStroke(
        nominated=stroke.nominated, first=stroke.first, missed=stroke.missed, unsaid="path"
    )


def played(seed: int, acts: int) -> Sitting[SnookerContest, f.SnookerFact]:
    """Return a match after random acts of all kinds; what is refused leaves the very same object."""
    random = Random(seed)
    sitting = Sitting.open(GAME, random.choice(TERMS), author="referee")
    for at in range(acts):
        try:
            heard = _act(random, sitting, at)
        except BadAct:
            continue
        assert (heard.sitting is sitting) == (heard.refused is not None)
        sitting = heard.sitting
    return sitting


def _act(random: Random, sitting: Sitting[SnookerContest, f.SnookerFact], at: int) -> Any:
    chance = random.random()
    if chance < 0.06:
        return sitting.undo("slip", author="referee", at=at)
    if chance < 0.10:
        return sitting.redo(author="referee", at=at)
    if chance < 0.16 and sitting.sequence:
        number = random.randint(1, sitting.sequence)
        fact = any_fact(random, sitting.state)
        return sitting.correct(number, fact, reason="seen again", author="referee", at=at)
    return sitting.enter(any_fact(random, sitting.state), author="referee", at=at)


def in_force(sitting: Sitting[SnookerContest, f.SnookerFact]) -> list[tuple[int, tuple[f.SnookerFact, ...]]]:
    """Return the acts that count, as they read now."""
    told = [one.played for one in sitting.history() if one.played and not one.played.lapsed]
    return [(one.step.at, tuple(GAME.decode(bytes(fact)) for fact in one.step.facts)) for one in told]


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_a_correction_gives_what_playing_it_so_would_have_given(seed: int, acts: int) -> None:
    sitting = played(seed, acts)
    fresh = Sitting.open(GAME, _terms(sitting), author="referee")
    for at, facts in in_force(sitting):
        fresh = fresh.enter(*facts, author="referee", at=at).sitting
    assert fresh.state == sitting.state
    assert fresh.standing() == sitting.standing()
    assert fresh.view() == sitting.view()


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_a_match_resumed_from_its_bytes_is_the_same(seed: int, acts: int) -> None:
    sitting = played(seed, acts)
    again = Sitting.resume(GAME, Journal.load(sitting.journal.export()), sitting.checkpoint())
    assert again.state == sitting.state
    assert again.offers() == sitting.offers()


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_undo_and_redo_give_the_same_match(seed: int, acts: int) -> None:
    sitting = played(seed, acts)
    try:
        undone = sitting.undo("slip", author="referee", at=acts).sitting
    except BadAct:
        return
    redone = undone.redo(author="referee", at=acts).sitting
    assert redone.state == sitting.state
    assert redone.lapsed == sitting.lapsed


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_what_is_offered_is_never_refused(seed: int, acts: int) -> None:
    sitting = played(seed, acts)
    for offer in sitting.offers():
        for value in _values(offer):
            heard = sitting.enter(
                *GAME.facts(sitting.state, CaseEvent(offer.act, value)), author="referee", at=acts
            )
            assert heard.refused is None, offer


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_what_is_not_offered_is_refused(seed: int, acts: int) -> None:
    sitting, random = played(seed, acts), Random(seed)
    offered = {offer.act for offer in sitting.offers()}
    for _ in range(20):
        fact = any_fact(random, sitting.state)
        if tag_of(fact) in NOT_OFFERED or offered & {*ACTS[type(fact)]}:
            continue
        verdict = GAME.judge(sitting.state, GAME.complete(sitting.state, fact))
        assert verdict.refused, (fact, offered)
        assert verdict.state is sitting.state


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_an_objection_is_the_refusal_that_judging_gives(seed: int, acts: int) -> None:
    state, random = played(seed, acts).state, Random(seed)
    for _ in range(20):
        fact = GAME.complete(state, any_fact(random, state))
        assert GAME.objection(state, fact) == GAME.judge(state, fact).refused, fact


def test_while_a_match_lasts_play_always_waits_for_somebody() -> None:
    for seed in range(30):
        sitting = played(seed, 40)
        waits = [offer for offer in sitting.offers() if offer.due]
        assert bool(waits) == (sitting.standing().ended is None), seed


def test_every_question_has_its_words() -> None:
    tied = after(("stroke", {"potted": ["black"]}), given=TERMS[-1].given)
    asked = {offer.asks for seed in range(60) for offer in played(seed, 30).questions()}
    asked |= {offer.asks for offer in tied.questions()}
    assert asked >= {"clear-path", "toss"}
    assert all(knows(f"snooker-asks-{name}") for name in asked)


def _values(offer: Offer) -> Iterator[object]:
    """Yield the plain value, and that value with each of its choices."""
    yield offer.plain
    for field, choices in offer.fields.items():
        for choice in choices:
            said = [choice] if field in LISTS else choice
            yield {**offer.plain, field: said} if field else choice


def _terms(sitting: Sitting[SnookerContest, f.SnookerFact]) -> SnookerTerms:
    return msgspec.convert(sitting.journal.opened.terms, SnookerTerms)


def test_the_line_of_sight_is_offered_for_all_but_the_striker() -> None:
    sitting = Sitting.open(GAME, SnookerTerms(format="four-handed"), author="referee")
    sitting = sitting.enter(f.Toss("A1"), author="referee", at=0).sitting
    (sight,) = [offer for offer in sitting.offers() if offer.fields.get("offence") == (f.SIGHT, f.MARKER)]
    assert sight.fields["by"] == ("B1", "A2", "B2")
    heard = sitting.enter(*GAME.facts(sitting.state, CaseEvent("foul", sight.plain)), author="referee", at=1)
    assert heard.sitting.state.frame == sitting.state.frame
    assert [ruling.law for verdict in heard.verdicts for ruling in verdict.rulings] == ["4.4", "4.2"]


PLAIN: tuple[Any, ...] = (True, {}, "play", "none", "fair", "red", "yellow", "proposed", "restart")


def wire_events(contest: SnookerContest) -> Iterator[CaseEvent]:
    """Yield each act of the wire in its plainest forms, for everybody who can make it."""
    who = (*contest.frame.players, *contest.frame.sides)
    for name in (*READERS, "frame", "set_up"):
        for value in PLAIN:
            yield CaseEvent(name, value)
        for by in who:
            yield from (CaseEvent(name, by), CaseEvent(name, {"by": by}), CaseEvent(name, {"objects": by}))
        yield CaseEvent(name, {"by": who[0], "offence": "touched-ball"})
        yield CaseEvent(
            name, {"winner": contest.match.sides[0], "score": dict.fromkeys(contest.match.sides, 0)}
        )


def taken(contest: SnookerContest, event: CaseEvent) -> bool:
    """Tell by judging every fact of an act whether it is taken."""
    state = contest
    try:
        facts = GAME.facts(contest, event)
    except Malformed:
        return False
    for fact in facts:
        verdict = GAME.judge(state, GAME.complete(state, fact))
        if verdict.refused:
            return False
        state = verdict.state
    return True


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_what_is_not_offered_is_refused_on_the_wire_too(seed: int, acts: int) -> None:
    sitting = played(seed, acts)
    offered = {offer.act for offer in sitting.offers()}
    for event in wire_events(sitting.state):
        assert event.name in offered or not taken(sitting.state, event), event


def after(*events: tuple[str, Any], **terms: Any) -> Sitting[SnookerContest, f.SnookerFact]:
    sitting = Sitting.open(GAME, SnookerTerms(**terms), author="referee")
    for name, value in events:
        heard = sitting.enter(*GAME.facts(sitting.state, CaseEvent(name, value)), author="referee", at=0)
        assert heard.refused is None, (name, value)
        sitting = heard.sitting
    return sitting


def offers_of(sitting: Sitting[SnookerContest, f.SnookerFact]) -> set[tuple[str, str]]:
    return {(offer.act, offer.by) for offer in sitting.offers()}


def test_the_path_is_answered_before_the_attempt() -> None:
    missed = after(("stroke", {"first": "none"}))
    assert [offer.act for offer in missed.questions()] == ["clear_path"]
    assert not taken(missed.state, CaseEvent("attempt", "not-fair"))
    answered = missed.enter(
        *GAME.facts(missed.state, CaseEvent("clear_path", "none")), author="r", at=0
    ).sitting
    assert [offer.act for offer in answered.questions()] == ["attempt"]
    assert taken(answered.state, CaseEvent("attempt", "not-fair"))


def test_after_a_frame_a_stroke_of_the_next_opener_opens_the_next_and_nothing_is_conceded_or_declared() -> (
    None
):
    over = after(("concede", "A"), ("accept", "B"), length=SnookerLength(best_of=3))
    assert ("stroke", "B") in offers_of(over)
    assert taken(over.state, CaseEvent("stroke", {}))
    for act, value in (("concede", True), ("concede", "B"), ("declare", "red"), ("claim", "B")):
        assert act not in {name for name, _ in offers_of(over)}
        assert not taken(over.state, CaseEvent(act, value))


@pytest.mark.parametrize("by", ["A", "B"])
@pytest.mark.parametrize(
    "before",
    [
        (),
        (("stroke", {"potted": ["red"]}),),
        (("stroke", {"first": "none"}),),
        (("concede", "A"), ("accept", "B")),
        (("frame", {"winner": "A", "score": {"A": 70, "B": 1}}),),
        (("concede", "A"),),
    ],
)
@pytest.mark.parametrize(
    "length", [SnookerLength(best_of=5), SnookerLength(frames=4), SnookerLength(frames=2, aggregate=True)]
)
def test_either_side_gives_up_the_match_at_any_time(
    before: tuple[tuple[str, Any], ...], by: str, length: SnookerLength
) -> None:
    sitting = after(*before, length=length)
    assert ("resign", by) in offers_of(sitting)
    heard = sitting.enter(*GAME.facts(sitting.state, CaseEvent("resign", by)), author="referee", at=0)
    ended = heard.sitting.standing().ended
    assert ended is not None
    assert (ended.winner, ended.by) == ("B" if by == "A" else "A", "concession")
    assert ("4.6.a", True) in {(r.law, r.derived) for verdict in heard.verdicts for r in verdict.rulings}
    assert heard.sitting.offers() == () or not any(offer.due for offer in heard.sitting.offers())
    assert not taken(heard.sitting.state, CaseEvent("stroke", {}))
    assert not taken(heard.sitting.state, CaseEvent("resign", by))
    undone = heard.sitting.undo("slip", author="referee", at=0).sitting
    assert undone.state == sitting.state


def test_2_12_an_official_is_asked_which_colour_was_on_before_a_foul_is_entered() -> None:
    red = after(("stroke", {"potted": ["red"]}))
    (foul,) = [one for one in red.offers() if one.act == "foul" and "nominated" in one.fields]
    assert foul.fields["nominated"] == ("yellow", "green", "brown", "blue", "pink", "black")
    values = {}
    for ball in (None, *foul.fields["nominated"]):
        said = {**foul.plain, "concerned": ["red"], **({"nominated": ball} if ball else {})}
        heard = red.enter(*GAME.facts(red.state, CaseEvent("foul", said)), author="referee", at=0)
        penalty = heard.sitting.state.frame.penalty
        assert penalty is not None
        laws = {law for verdict in heard.verdicts for law in verdict.laws}
        assert ("3.12.d.6" in laws) == (ball is None), "without an answer: a foul before a ball was nominated"
        values[ball] = penalty.value
    assert values == {None: 7, "yellow": 4, "green": 4, "brown": 4, "blue": 5, "pink": 6, "black": 7}


@pytest.mark.parametrize(
    ("before", "nominated"),
    [
        ((), "blue"),
        ((("stroke", {"potted": ["red"]}), ("declare", "pink")), "blue"),
        ((("stroke", {"potted": ["red"]}),), "red"),
    ],
)
def test_2_12_nobody_is_asked_where_it_is_known_what_was_on(
    before: tuple[tuple[str, Any], ...], nominated: str
) -> None:
    sitting = after(*before)
    said = {"by": "A", "offence": "touched-ball", "nominated": nominated}
    assert not taken(sitting.state, CaseEvent("foul", said))
    known = sitting.state.frame.on != "colour" or sitting.state.frame.declared is not None
    assert known != any("nominated" in one.fields for one in sitting.offers() if one.act == "foul")
