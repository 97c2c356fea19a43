"""What holds in every frame, whatever happens in it."""

from random import Random

import msgspec
import pytest

from arbitro.kernel import Fact, Verdict
from arbitro.l10n import LANGUAGES
from arbitro.library import explain, explain_refusal
from arbitro.snooker import effects as e
from arbitro.snooker.apply import FrameEffect
from arbitro.snooker.balls import ALL_COLOURS, COLOURS
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.contact import fair, object_balls
from arbitro.snooker.facts import FrameFact, SnookerStroke, Unnoticed
from arbitro.snooker.frame import Frame
from arbitro.snooker.view import frame_view
from tests.notebook import Notebook
from tests.snooker.play import random_act

EDITION = "snooker/wpbsa"
DAILY, NIGHTLY = 60, 3000
START = (
    Frame(),
    Frame(players=("A1", "B1", "A2", "B2")),
    Frame(reds=2, aggregate=True, in_hand=False, opening=False),
    Frame(reds=0, on="yellow", score=(40, 44), in_hand=False, opening=False),
    Frame(reds=0, colours=("pink", "black"), on="pink", free_ball=True, in_hand=False, opening=False),
    Frame(reds=3, on="colour", touching=("blue",), misses=2, path="full", in_hand=False, opening=False),
)


def play(seed: int, acts: int = 60) -> list[tuple[Frame, FrameFact, Verdict[Frame]]]:
    random = Random(seed)
    frame = random.choice(START)
    played = []
    for _ in range(acts):
        act = random_act(random, frame)
        verdict = FRAMES.judge(frame, act)
        played.append((frame, act, verdict))
        frame = verdict.state
        if frame.outcome and random.random() < 0.5:
            break
    return played


def check(before: Frame, act: Fact, verdict: Verdict[Frame]) -> None:
    after = verdict.state
    if verdict.refused:
        assert after is before
        return
    check_balls(after)
    check_score(before, act, verdict)
    assert (after.fouling, after.breaches, after.charged) == (0, 0, False)
    assert after.striker is not None or (after.respotted and after.lot)
    assert set(after.options) <= {"play", "play_again", "replace", "free_ball"}
    if isinstance(act, SnookerStroke):
        assert fair(before, act) == (after.penalty is None)


def check_balls(frame: Frame) -> None:
    assert 0 <= frame.reds <= 15
    assert frame.colours == tuple(colour for colour in COLOURS if colour in frame.colours)
    assert frame.reds == 0 or frame.colours == COLOURS
    if frame.on == "colour":
        assert frame.colours == COLOURS
    elif frame.on == "red":
        assert frame.reds
    elif frame.on and frame.colours:
        assert frame.on == frame.colours[0]
    assert frame.remaining <= 15 * 8 + ALL_COLOURS + 8


def check_score(before: Frame, act: Fact, verdict: Verdict[Frame]) -> None:
    """Points come only from pots, penalties and awards, and are lost only by a forfeit or a restart."""
    scores = dict(zip(before.sides, before.score, strict=True))
    for effect in verdict.effects():
        match effect:
            case e.Scored(side, points) | e.Awarded(side, points):
                scores[side] += points
            case e.Charged(value, _, to) | e.Fined(value, _, to):
                scores[to] += value
                assert 4 <= value <= 7
            case e.Forfeited(side):
                scores[side] = 0
            case e.Restarted():
                scores = dict.fromkeys(scores, 0)
    if isinstance(act, Unnoticed):
        check_condoned(before, verdict.state)
    else:
        assert tuple(scores.values()) == verdict.state.score


def check_condoned(fouled: Frame, after: Frame) -> None:
    """The penalty is gone; only balls that stay potted or were spotted again have given points."""
    assert fouled.before
    gained = [now - then for now, then in zip(after.score, fouled.before.score, strict=True)]
    stroke = fouled.last
    if stroke is None or stroke.spoilt or not object_balls(stroke.potted):
        assert gained == [0, 0]
    else:
        side = fouled.before.side(fouled.before.place_of(stroke.by) or 0)
        assert gained[side] > 0 == gained[1 - side]
    if stroke and not stroke.spoilt:
        assert after.reds == fouled.before.reds - stroke.gone.count("red")


@pytest.mark.parametrize("seed", range(DAILY))
def test_every_act_keeps_the_frame_sound(seed: int) -> None:
    for before, act, verdict in play(seed):
        check(before, act, verdict)


@pytest.mark.nightly
def test_every_act_keeps_the_frame_sound_in_many_frames() -> None:
    for seed in range(DAILY, NIGHTLY):
        for before, act, verdict in play(seed):
            check(before, act, verdict)


def test_every_ruling_is_told_in_every_language() -> None:
    for seed in range(15):
        for _, _, verdict in play(seed):
            for language in LANGUAGES:
                assert all(explain(EDITION, ruling, language) for ruling in verdict.rulings)
                assert not verdict.refused or explain_refusal(EDITION, verdict.refused, language)


def test_every_effect_and_refusal_has_its_words() -> None:
    from arbitro.kernel import kebab, tag_of
    from arbitro.l10n import knows
    from arbitro.snooker.books.wpbsa.rules import MATCHES

    for effect in (*FrameEffect.__args__, *_match_effects()):
        assert knows(f"snooker-{kebab(tag_of(effect))}"), effect
    for rule in (*FRAMES.rules, *MATCHES.rules):
        if rule in FRAMES._refusals or rule in MATCHES._refusals:
            assert knows(f"snooker-refused-{kebab(rule.name)}"), rule.name


def _match_effects() -> tuple[type, ...]:
    from arbitro.snooker.match_effects import MatchEffect

    return MatchEffect.__args__


def test_states_and_facts_survive_json() -> None:
    decode_fact = msgspec.json.Decoder(FrameFact).decode
    for seed in range(10):
        for _, act, verdict in play(seed):
            assert decode_fact(msgspec.json.encode(act)) == act
            state = verdict.state
            assert msgspec.json.decode(msgspec.json.encode(state), type=Frame) == state


def judged(frame: Frame, act: FrameFact) -> Frame:
    return FRAMES.judge(frame, act).state


def test_undo_and_redo_give_back_the_same_frame() -> None:
    for seed in range(12):
        played = [step for step in play(seed) if not step[2].refused]
        journal: Notebook = Notebook.open(FrameFact, EDITION, {}, author="referee", at=0)
        for _, act, _ in played:
            journal = journal.record(act, author="referee", at=1)

        start = played[0][0]
        undone = journal.undo("look again", author="referee", at=2)
        assert undone.fold(start, judged) == played[-1][0]
        redone = undone.redo("as it was", author="referee", at=3)
        assert redone.fold(start, judged) == journal.fold(start, judged) == played[-1][2].state


def test_what_is_shown_has_every_key_of_a_case() -> None:
    keys = "score striker ball_on reds colours break in_hand free_ball foul spotted options warning remaining"
    assert set(msgspec.to_builtins(frame_view(Frame(), FRAMES.parameters))) == {
        *keys.split(),
        "frame",
        "respotted_black",
    }


def test_every_frame_played_on_comes_to_its_end() -> None:
    for seed in range(20):
        random, frame = Random(seed), Frame()
        for _ in range(4000):
            if frame.outcome:
                break
            frame = FRAMES.judge(frame, random_act(random, frame)).state
        assert frame.outcome
