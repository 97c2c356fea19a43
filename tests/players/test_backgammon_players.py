"""The backgammon players at the table: lawful, the same from the same seed, and better with strength."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from arbitro.backgammon.facts import BackgammonFact, OpeningRoll
from arbitro.backgammon.match import BackgammonMatch
from arbitro.kernel import Fact, Heard, tag_of
from arbitro.kernel.plugin import plugins
from arbitro.players import (
    Colour,
    MatchOutcome,
    NotInstalled,
    RefusedAct,
    Witness,
    invite,
    play,
    read_name,
    table_named,
)
from arbitro.players.backgammon import TABLE
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.house import STRENGTHS, BackgammonHouse, BackgammonStrength
from arbitro.players.backgammon.search import REPLIES, BackgammonSearch, turn_round
from arbitro.players.backgammon.sight import (
    Act,
    BackgammonSight,
    BackgammonWord,
    CubeStanding,
    OfferResignation,
    Play,
)
from arbitro.players.backgammon.stakes import Money, worth, worth_turned
from arbitro.players.backgammon.table import BackgammonTable
from tests.players.boards import board


def match(
    white: str, black: str, length: int, seed: str, witness: Witness = lambda facts, heard: None
) -> MatchOutcome:
    names: dict[Colour, str] = {"white": white, "black": black}
    players = {colour: invite(TABLE, read_name(name), f"{seed}/{colour}") for colour, name in names.items()}
    return play(TABLE, players, length, seed, witness)


def strong(candidates: int = 0) -> BackgammonHouse:
    """Return a player who plays as the evaluator says, or looks ahead for so many plays."""
    return BackgammonHouse(
        BackgammonStrength(0.0, 0.0, candidates), Random(1), BackgammonSearch(house_evaluator())
    )


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
def test_matches_are_played_to_their_end_by_the_referee(strength: int) -> None:
    for number, length in enumerate((1, 3, 5)):
        outcome = match(f"house:{strength}", "house:3", length, f"end/{number}")
        assert outcome.score[outcome.winner] >= length
        assert outcome.facts >= outcome.acts > 0


@pytest.mark.nightly
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_a_hundred_matches_finish(strength: int) -> None:
    for number in range(100):
        outcome = match(f"house:{strength}", "house:4", 5, f"hundred/{number}")
        assert outcome.score[outcome.winner] >= 5


def test_the_same_seed_gives_the_same_match() -> None:
    assert match("house:2", "house:1", 3, "again") == match("house:2", "house:1", 3, "again")
    assert match("house:2", "house:1", 3, "again") != match("house:2", "house:1", 3, "other")


def test_doubles_takes_drops_and_resignations_all_happen() -> None:
    seen: set[str] = set()

    def witness(facts: Sequence[Fact], heard: Heard[BackgammonMatch, BackgammonFact]) -> None:
        seen.update(tag_of(fact) for fact in facts)

    for number in range(12):
        match("house:3", "house:4", 5, f"all/{number}", witness)
    assert seen == {"OpeningRoll", "Roll", "Move", "Double", "Take", "Drop", "Resign", "Accept"}


def test_a_player_is_shown_the_board_the_score_and_what_is_legal_and_nothing_else() -> None:
    state = TABLE.game.start(TABLE.terms(5))
    assert TABLE.due(state) is None
    due = TABLE.due(TABLE.game.judge(state, OpeningRoll(5, 2)).state)
    assert due
    assert due.side == "white"
    assert msgspec.structs.asdict(due.sight).keys() == {
        *("board", "standing", "legal", "dice", "offered", "beaver")
    }
    assert due.sight.standing == CubeStanding(5, 5, "ahead", 1, "centre")
    assert due.sight.dice == (5, 2)
    assert all(isinstance(act, Play) for act in due.sight.legal)


def test_no_double_is_legal_in_the_crawford_game_nor_against_the_cube() -> None:
    for given, legal in (
        ({"score": {"X": 4, "O": 0}, "crawford": True}, False),
        ({"score": {"X": 0, "O": 0}}, True),
        ({"cube": {"value": 2, "owner": "X"}}, True),
        ({"cube": {"value": 2, "owner": "O"}}, False),
        ({"score": {"X": 3, "O": 0}, "cube": {"value": 2, "owner": "X"}}, False),
    ):
        sight = seen({"length": 5, "turn": "X", "position": "start", **given})
        assert (BackgammonWord.DOUBLE in sight.legal) is legal, given


def seen(given: dict[str, object]) -> BackgammonSight:
    due = TABLE.due(TABLE.game.read(given, ()).state)
    assert due
    return due.sight


def test_a_lost_race_is_resigned_by_as_much_as_is_certain() -> None:
    lost = seen({"length": 7, "turn": "X", "position": {"X": {6: 5}, "O": {1: 2}}})
    assert strong().act(lost) == OfferResignation(1)
    gammon_still_open = seen({"length": 7, "turn": "X", "position": {"X": {6: 15}, "O": {1: 2}}})
    assert strong().act(gammon_still_open) == BackgammonWord.ROLL


def test_a_loss_that_was_refused_is_not_offered_again() -> None:
    lost = seen({"length": 7, "turn": "X", "position": {"X": {6: 5}, "O": {1: 2}}})
    player = strong()
    assert [player.act(lost), player.act(lost)] == [OfferResignation(1), BackgammonWord.ROLL]


def test_a_resignation_is_accepted_only_for_what_the_game_is_worth() -> None:
    legal: tuple[Act, ...] = (BackgammonWord.ACCEPT, BackgammonWord.REFUSE)
    lost_gammon = board({1: 2}, {11: 4, 8: 3, 6: 5, 5: 3})
    lost_single = board({1: 2}, {1: 5})
    for position, offered, act in (
        (lost_gammon, 1, BackgammonWord.REFUSE),
        (lost_gammon, 2, BackgammonWord.ACCEPT),
        (lost_single, 1, BackgammonWord.ACCEPT),
    ):
        assert strong().act(BackgammonSight(position, CubeStanding(7, 7), legal, None, offered)) == act


def test_the_cube_is_turned_and_answered_in_a_last_roll_position() -> None:
    """A man on the six point is off with 27 rolls in 36, two men on five and six with six."""
    likely, hopeful = board({6: 1}, {1: 1}), board({5: 1, 6: 1}, {1: 1})
    choices: tuple[Act, ...] = (BackgammonWord.ROLL, BackgammonWord.DOUBLE)
    assert strong().act(BackgammonSight(likely, CubeStanding(7, 7), choices)) == BackgammonWord.DOUBLE
    assert strong().act(BackgammonSight(hopeful, CubeStanding(7, 7), choices)) == BackgammonWord.ROLL
    answers: tuple[Act, ...] = (BackgammonWord.TAKE, BackgammonWord.DROP)
    even = board({1: 1}, {6: 2})
    hopeless = board({6: 2}, {1: 1})
    assert strong().act(BackgammonSight(even, CubeStanding(7, 7), answers)) == BackgammonWord.TAKE
    assert strong().act(BackgammonSight(hopeless, CubeStanding(7, 7), answers)) == BackgammonWord.DROP


@pytest.mark.parametrize(
    ("dice", "plays"),
    [
        ((3, 1), {((8, 5), (6, 5))}),
        ((4, 2), {((8, 4), (6, 4))}),
        ((6, 1), {((13, 7), (8, 7))}),
        ((5, 3), {((8, 3), (6, 3))}),
        ((6, 5), {((24, 18), (18, 13)), ((24, 13),)}),
    ],
)
@pytest.mark.parametrize("candidates", [0, 6])
def test_the_openings_that_everybody_plays(
    candidates: int, dice: tuple[int, int], plays: set[tuple[tuple[int, int], ...]]
) -> None:
    sight = seen({"length": 7, "turn": "X", "dice": list(dice)})
    act = strong(candidates).act(sight)
    assert isinstance(act, Play)
    assert tuple(sorted(act.steps, reverse=True)) in plays


@pytest.mark.parametrize(
    "given", [board({24: 1, 6: 2, 5: 2}, {20: 1, 4: 2}), board({3: 1, 1: 1}, {24: 1, 2: 1})]
)
def test_two_rolls_ahead_is_a_roll_ahead_of_every_answer(given: bytes) -> None:
    """The other side answers every roll as it looks best at once; then every own roll has its best play."""
    search = BackgammonSearch(house_evaluator())
    own, turned = worth(Money(), 1), worth_turned(Money(), 1)
    expected = 0.0
    for share, _, answer in search.replies(turn_round(given), own):
        expected += share * search.chances(turn_round(answer), 1).worth(own)
    assert search.weigh_further(given, own, turned) == pytest.approx(expected, abs=1e-6)
    chances = [
        search.chances(turn_round(after), 1).mirror() for _, _, after in search.replies(given, REPLIES)
    ]
    shares = [share for share, _, _ in search.replies(given, REPLIES)]
    win = sum(share * one.win for share, one in zip(shares, chances, strict=True))
    assert search.chances(given, 2).win == pytest.approx(win, abs=1e-6)


def test_a_board_that_is_over_is_worth_what_it_is_however_far_one_looks() -> None:
    search, over = BackgammonSearch(house_evaluator()), board({}, {24: 1, 6: 14})
    assert search.weigh_further(over, worth(Money(), 1), worth_turned(Money(), 1)) == 3
    assert search.chances(turn_round(over), 2).backgammon_lost == 1


def test_the_strongest_of_the_house_makes_its_bar_point() -> None:
    player = BackgammonHouse(STRENGTHS[6], Random(1), BackgammonSearch(house_evaluator()))
    sight = seen({"length": 1, "turn": "X", "dice": [6, 1]})
    act = player.act(sight)
    assert isinstance(act, Play)
    assert set(act.steps) == {(13, 7), (8, 7)}


def test_the_hall_knows_how_strong_the_house_is() -> None:
    known = {game: max(table_named(game).kinds["house"].strengths) for game in plugins()}
    assert known == {game.name: game.strongest for game in plugins().values()}


class Cheat:
    """Moves as it likes."""

    def act(self, sight: BackgammonSight) -> Act:
        if isinstance(sight.legal[0], Play):
            return Play(((6, 1),), sight.board)
        return sight.legal[0]


def test_an_illegal_play_by_a_machine_is_an_error() -> None:
    with pytest.raises(RefusedAct):
        play(TABLE, {"white": Cheat(), "black": Cheat()}, 1, "1")


def test_an_engine_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bgsage", None)
    with pytest.raises(NotInstalled) as error:
        invite(TABLE, read_name("bgsage:1"), "1")
    assert error.value.package == "bgsage"


def test_bgsage_plays_a_match_where_it_is_installed() -> None:
    pytest.importorskip("bgsage", reason="bgsage is not installed (the extra `bgsage`)")
    outcome = match("bgsage:1", "house:3", 3, "sage")
    assert outcome.score[outcome.winner] >= 3


def test_the_game_is_found_by_its_name() -> None:
    assert isinstance(table_named("backgammon"), BackgammonTable)
