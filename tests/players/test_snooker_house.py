import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from arbitro.cli import main
from arbitro.players import COLOURS, MatchOutcome, PlayerName, invite, play
from arbitro.players.snooker import TABLE
from arbitro.players.snooker.choices import choose, hopeless
from arbitro.players.snooker.house import SnookerHouse
from arbitro.players.snooker.sight import Balls, SnookerSight, SnookerWord, Strike
from arbitro.players.snooker.strengths import STRENGTHS, SnookerStrength
from arbitro.players.snooker.strokes import straight
from arbitro.players.snooker.table import STALEMATE
from arbitro.players.snooker.view import imagine_view
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import SnookerStroke
from arbitro.snooker.frame import Frame, ReplayPosition
from arbitro.snooker.lying import LyingBalls
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.table import SPOTS, Placed, Point, in_d
from arbitro.strokes.snooker.played import play as play_stroke
from arbitro.strokes.snooker.setting import ball_of, metres
from arbitro.table import Shot

STEADY = STRENGTHS[6]


def house(strength: SnookerStrength, seed: int = 1) -> SnookerHouse:
    return SnookerHouse(strength, Random(seed), FRAMES)


def a_frame(white: int, black: int, seed: str) -> MatchOutcome:
    names = {"white": white, "black": black}
    players = {
        colour: invite(TABLE, PlayerName("house", names[colour]), f"{seed}/{colour}") for colour in COLOURS
    }
    return play(TABLE, players, 1, seed)


def begun(seed: int) -> SnookerContest:
    """Return a match of one frame after the lots, the balls set up."""
    state = TABLE.game.start(TABLE.terms(1))
    for fact in TABLE.carry_out(state, None, Random(seed)):
        state = TABLE.game.judge(state, fact).state
    return state


def acts(white: int, black: int, seed: str) -> Iterator[tuple[SnookerContest, Strike | SnookerWord | None]]:
    """Play a frame and yield the state and the balls after each act; a refused act fails."""
    names = {"white": white, "black": black}
    players = {
        colour: invite(TABLE, PlayerName("house", names[colour]), f"{seed}/{colour}") for colour in COLOURS
    }
    chance = Random(seed)
    state = TABLE.game.start(TABLE.terms(1))
    while TABLE.game.standing(state).ended is None:
        due = TABLE.due(state)
        act = players[due.side].act(due.sight) if due else None
        if due and isinstance(act, Strike):
            check(due.sight, act)
        for fact in TABLE.carry_out(state, act, chance):
            verdict = TABLE.game.judge(state, fact)
            assert verdict.refused is None, (verdict.refused, fact)
            state = verdict.state
        yield state, act


def check(sight: SnookerSight, strike: Strike) -> None:
    """Hold a stroke to what the laws let the player do."""
    assert strike.nominated is None or strike.nominated in sight.may_nominate
    assert strike.nominated is not None or sight.frame.on != "colour"
    if sight.frame.in_hand:
        assert strike.place
        assert in_d(strike.place)


def counted(frame: Frame) -> Counter[str]:
    return Counter([*["red"] * frame.reds, *frame.colours, *([] if frame.in_hand else ["cue"])])


def sight_of(frame: Frame, **at: tuple[float, float]) -> SnookerSight:
    cue = Point(*at.pop("cue")) if "cue" in at else None
    others = tuple(Placed(ball_of(name), *place) for name, place in at.items())  # type: ignore[arg-type]
    return SnookerSight(frame, Balls(cue, others), (), may_nominate(frame))


def test_balls_are_conserved_and_no_act_is_refused_in_a_whole_frame() -> None:
    for state, _ in acts(2, 1, "conserved"):
        if not state.frame.outcome and state.frame.striker is not None:
            assert state.layout
            assert Counter(ball_of(piece) for piece in state.layout.at) == counted(state.frame)


def test_the_same_seed_gives_the_same_frame() -> None:
    assert a_frame(4, 4, "same") == a_frame(4, 4, "same")


def test_a_match_goes_on_until_a_side_has_its_frames() -> None:
    players = {colour: invite(TABLE, PlayerName("house", 4), f"m/{colour}") for colour in COLOURS}
    outcome = play(TABLE, players, 3, "m")
    assert max(outcome.score.values()) == 2
    assert outcome.score[outcome.winner] == 2
    won = [COLOURS[points.index(max(points))] for points in outcome.parts]
    assert won.count(outcome.winner) == 2
    assert [TABLE.fits(frames) for frames in (1, 2, 3)] == [True, False, True]


def test_lots_are_drawn_for_the_first_frame_and_then_sides_open_in_turn() -> None:
    first = {begun(seed).frame.players[0] for seed in range(10)}
    assert first == {"A", "B"}


def test_a_steady_hand_beats_an_unsteady_one() -> None:
    assert [a_frame(4, 1, "s1").winner, a_frame(1, 4, "s2").winner] == ["white", "black"]


@pytest.mark.nightly
def test_a_hundred_frames_are_played_to_their_end() -> None:
    for n in range(100):
        for state, _ in acts(1 + n % 5, 1 + n // 5 % 5, f"hundred/{n}"):
            if not state.frame.outcome and state.frame.striker is not None:
                assert state.layout
                assert Counter(ball_of(piece) for piece in state.layout.at) == counted(state.frame)


def test_players_do_not_see_the_gaps_of_the_rack() -> None:
    sights = []
    for seed in range(8):
        state = begun(seed)
        due = TABLE.due(state)
        assert due
        sights.append(due.sight.balls)
        assert state.layout
        assert state.layout.rack is not None
    assert all(balls == sights[0] for balls in sights)


def test_what_is_imagined_can_be_played() -> None:
    balls = TABLE.due(begun(3))
    assert balls
    view = imagine_view(balls.sight.frame, balls.sight.balls)
    played = play_stroke(FRAMES, view.frame, view.layout, Shot(*metres(Point(100, 700)), 1.5, 3.0))
    assert isinstance(played.facts[0], SnookerStroke)


def test_an_easy_red_is_potted() -> None:
    frame = Frame(reds=1, in_hand=False, opening=False)
    spots = {name: (spot.x, spot.y) for name, spot in SPOTS.items()}
    sight = sight_of(frame, cue=(-551.0, 782.0), red=(-800.0, 200.0), **spots)
    act = house(STEADY).act(sight)
    assert isinstance(act, Strike)
    view = imagine_view(frame, sight.balls)
    played = play_stroke(
        FRAMES, frame, view.layout, Shot(*view.layout.at["cue"], act.angle, act.speed, act.side, act.height)
    )
    assert played.frame.score == (1, 0)


def test_a_snooker_is_escaped_from_by_a_cushion() -> None:
    frame = Frame(reds=1, colours=("brown", "black"), in_hand=False, opening=False)
    balls = sight_of(
        frame, cue=(0.0, 600.0), brown=(0.0, 900.0), red=(0.0, 2600.0), black=(600.0, 3000.0)
    ).balls
    view = imagine_view(frame, balls)
    best = house(STEADY).best(view).strike
    played = play_stroke(FRAMES, frame, view.layout, Shot(*view.layout.at["cue"], best.angle, best.speed))
    assert isinstance(played.facts[0], SnookerStroke)
    assert played.facts[0].path == "none"
    assert played.frame.penalty is None


def test_where_no_way_is_found_the_attempt_is_still_fair() -> None:
    frame = Frame(reds=1, colours=("brown",), in_hand=False, opening=False)
    balls = sight_of(frame, cue=(0.0, 600.0), brown=(0.0, 660.0), red=(0.0, 2600.0)).balls
    view = imagine_view(frame, balls)
    strike = straight(view)
    played = play_stroke(FRAMES, frame, view.layout, Shot(*view.layout.at["cue"], strike.angle, strike.speed))
    assert isinstance(played.facts[0], SnookerStroke)
    assert not played.facts[0].unfair
    assert played.frame.penalty is not None
    assert not played.frame.penalty.miss


def test_the_break_off_is_fair() -> None:
    for seed in range(3):
        state = begun(seed)
        due = TABLE.due(state)
        assert due
        facts = TABLE.carry_out(state, house(STEADY, seed).act(due.sight), Random(seed))
        assert TABLE.game.judge(state, facts[0]).state.frame.penalty is None


@pytest.mark.parametrize(("lead", "gives_up"), [(20, False), (36, True)])
def test_a_frame_is_given_up_when_it_takes_too_many_snookers(lead: int, gives_up: bool) -> None:
    assert hopeless(Frame(reds=0, on="yellow", score=(0, lead))) is gives_up


def after_a_foul(original: ReplayPosition | None, **at: tuple[float, float]) -> SnookerSight:
    words = (SnookerWord.PLAY, SnookerWord.PLAY_AGAIN, *((SnookerWord.REPLACE,) if original else ()))
    frame = Frame(reds=1, colours=("brown",), in_hand=False, opening=False, choosing=True, original=original)
    return SnookerSight(frame, sight_of(frame, **at).balls, words, ())


def test_after_a_foul_an_open_table_is_played() -> None:
    sight = after_a_foul(None, cue=(-551.0, 782.0), red=(-800.0, 200.0), brown=(0.0, 737.0))
    assert choose(sight, STEADY.stray) is SnookerWord.PLAY


def test_after_a_foul_a_snooker_is_left_to_the_offender() -> None:
    sight = after_a_foul(None, cue=(0.0, 600.0), brown=(0.0, 660.0), red=(0.0, 2600.0))
    assert choose(sight, STEADY.stray) is SnookerWord.PLAY_AGAIN


def test_after_a_miss_a_hard_position_is_put_back() -> None:
    original = ReplayPosition(1, ("brown",), "red", False, False, False, (), 0)
    sight = after_a_foul(original, cue=(500.0, 40.0), red=(0.0, 3540.0), brown=(0.0, 737.0))
    hidden = sight_of(sight.frame, cue=(0.0, 600.0), brown=(0.0, 660.0), red=(0.0, 2600.0)).balls
    again = SnookerSight(sight.frame, sight.balls, sight.words, (), hidden)
    assert choose(again, STEADY.stray) is SnookerWord.REPLACE
    assert choose(again, STEADY.stray, STRENGTHS[1].lenient) is SnookerWord.PLAY
    assert not any(strength.lenient for level, strength in STRENGTHS.items() if level > 1)


def test_a_frame_that_leads_nowhere_is_begun_anew() -> None:
    state = msgspec.structs.replace(begun(0), quiet=STALEMATE)
    assert TABLE.due(state) is None
    facts = TABLE.carry_out(state, None, Random(1))
    for fact in facts:
        verdict = TABLE.game.judge(state, fact)
        assert verdict.refused is None
        state = verdict.state
    assert (state.quiet, state.frame.score) == (0, (0, 0))
    assert TABLE.due(state) is not None


def test_a_frame_that_is_won_on_the_last_black_is_claimed() -> None:
    frame = Frame(reds=0, colours=("black",), on="black", score=(40, 20), in_hand=False, opening=False)
    lies = LyingBalls({"cue": (0.5, 0.5), "black": (0.9, 3.0)})
    due = TABLE.due(SnookerContest(begun(0).match, frame, layout=lies))
    assert due
    assert house(STEADY).act(due.sight) is SnookerWord.CLAIM


@pytest.mark.parametrize(
    ("already", "claimed"), [(0, True), (92, True), (93, False), (99, False), (140, False)]
)
def test_the_last_black_of_a_century_is_potted_not_claimed(already: int, claimed: bool) -> None:
    frame = Frame(
        reds=0,
        colours=("black",),
        on="black",
        score=(already + 10, 0),
        break_points=already,
        in_hand=False,
        opening=False,
    )
    due = TABLE.due(
        SnookerContest(begun(0).match, frame, layout=LyingBalls({"cue": (0.9, 1.5), "black": (0.9, 3.3)}))
    )
    assert due
    act = house(STEADY).act(due.sight)
    assert (act is SnookerWord.CLAIM) == claimed
    assert claimed or isinstance(act, Strike)


def test_frames_are_played_from_the_command_line() -> None:
    pairing = ["play", "snooker", "--white", "house:2", "--black", "house:1", "--seed", "7", "--json"]
    result = CliRunner().invoke(main, pairing, env={"LANG": "C"}, prog_name="arbitro")
    told = json.loads(result.output)
    assert (told["edition"], told["length"]) == ("snooker/wpbsa", 1)
    assert sorted(told["score"].values()) == [0, 1]
    assert told["score"][told["winner"]] == 1


@pytest.mark.parametrize("number", STRENGTHS)
def test_the_documentation_says_how_steady_each_strength_is(number: int) -> None:
    page = (Path(__file__).parents[2] / "docs/players-snooker.md").read_text(encoding="utf-8")
    line = next(line for line in page.splitlines() if line.startswith(f"| `house:{number}`"))
    strength = STRENGTHS[number]
    cells = [cell.strip() for cell in line.split("|")]
    assert cells[2] == f"{strength.degrees}°"
    assert cells[3] == f"{strength.pace:.0%}".replace("%", " %")
    assert cells[4].split()[0] == str(strength.tip)
    assert cells[5] == str(strength.pots)
    assert [int(word) for word in re.findall(r"\d+", cells[6])] == [strength.finalists, strength.trials]
