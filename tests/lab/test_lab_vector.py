"""Many matches at once are what the engine rules, the same however many there are and on however many threads."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from arbitro.backgammon.core import rows
from arbitro.backgammon.facts import Double, Drop, Move, OpeningRoll, Roll, Take
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import Step
from arbitro.backgammon.position import SIDES
from arbitro.backgammon.terms import BackgammonLength, BackgammonTerms
from arbitro.lab.environments import turns
from arbitro.lab.vector import BackgammonMany, RandomMany

GAME = GAMES["backgammon/wbgf-2.1"]
OWNERS = ("centre", "X", "O")
CRAWFORD = ("ahead", "now", "past")


class Shadow:
    """A match of the engine that is told what the core does, act by act."""

    def __init__(self, length: int, row: Any) -> None:
        self.length = length
        self.steps: list[Step] = []
        self.begin(row)

    def begin(self, row: Any) -> None:
        self.match: BackgammonMatch = GAME.start(BackgammonTerms(length=BackgammonLength(self.length)))
        self.enter(OpeningRoll(int(row[rows.FIRST]), int(row[rows.SECOND])))

    def enter(self, fact: Any) -> None:
        verdict = GAME.judge(self.match, GAME.complete(self.match, fact))
        assert verdict.refused is None, fact
        assert not verdict.state.illegal, fact
        self.match = verdict.state

    def told(self, before: Any, action: int, row: Any) -> None:
        """Enter what an action was, and what the core did after it."""
        words = {rows.DOUBLE: Double(), rows.TAKE: Take(), rows.DROP: Drop()}
        if action < rows.PASS:
            source, die = action // 6 + 1, action % 6 + 1
            self.steps.append(Step(source, max(0, source - die)))
        elif action in words:
            self.enter(words[action])
        turned = row[rows.SIDE] != before[rows.SIDE] or row[rows.OVER] or self._scored(row)
        fresh = action == rows.PASS or (action < rows.PASS and turned)
        if fresh:
            self.enter(Move(tuple(self.steps)))
            self.steps = []
        self._dice(action, fresh, row)

    def _scored(self, row: Any) -> bool:
        score = self.match.score
        return bool(row[rows.SCORE] != score.X or row[rows.SCORE + 1] != score.O)

    def _dice(self, action: int, fresh: bool, row: Any) -> None:
        """Enter the dice that have fallen after an act."""
        dice = int(row[rows.FIRST]), int(row[rows.SECOND])
        if self.match.over or row[rows.OVER]:
            return
        if self.match.outcome:
            self.enter(OpeningRoll(*dice))
        elif (fresh or action in (rows.ROLL, rows.TAKE)) and row[rows.PHASE] == rows.PLAYING:
            self.enter(Roll(dice))

    def agrees(self, row: Any) -> None:
        match = self.match
        score = (match.score.X, match.score.O)
        assert score == (row[rows.SCORE], row[rows.SCORE + 1])
        assert match.over == bool(row[rows.OVER])
        if match.over:
            return
        assert match.turn == SIDES[row[rows.SIDE]]
        assert match.cube.value == 1 << row[rows.CUBE]
        assert match.cube.owner == OWNERS[row[rows.OWNER]]
        assert match.crawford == CRAWFORD[row[rows.CRAWFORD]]
        assert (match.offer is not None) == (row[rows.PHASE] == rows.ANSWERING)
        if not self.steps:
            assert match.position.board(match.turn) == row[:52].tobytes()


@pytest.mark.parametrize(("length", "cube"), [(1, False), (5, False), (3, True), (7, True)])
def test_every_step_of_many_matches_is_what_the_engine_rules(length: int, cube: bool) -> None:
    _follow(length, cube, count=4, steps=1200)


@pytest.mark.nightly
@pytest.mark.parametrize(("length", "cube"), [(1, False), (5, True)])
def test_every_step_of_ten_thousand_matches_is_what_the_engine_rules(length: int, cube: bool) -> None:
    _follow(length, cube, count=1000, steps=11 * 380 * (1 if length == 1 else 4))


def _follow(length: int, cube: bool, count: int, steps: int) -> None:
    many = BackgammonMany(count, length, "match", cube)
    seen, _ = many.reset(seed=11)
    chance = RandomMany(count, 5)
    shadows = [Shadow(length, row) for row in many.rows]
    ended = 0
    for _ in range(steps):
        before, actions = many.rows.copy(), chance.choose(seen["action_mask"])
        seen, *_ = many.step(actions)
        for old, action, row, shadow in zip(before, actions.tolist(), many.rows, shadows, strict=True):
            if old[rows.OVER]:
                shadow.begin(row)
                ended += 1
            else:
                shadow.told(old, action, row)
            shadow.agrees(row)
    assert ended >= count or steps < 2000


def test_a_match_is_the_same_among_few_and_many_and_on_two_threads() -> None:
    def run(count: int, threads: int) -> Any:
        many = BackgammonMany(count, 3, "match", True, threads=threads)
        seen, _ = many.reset(seed=3)
        rewards = []
        for _ in range(300):
            actions = seen["action_mask"].argmax(1)
            seen, reward, *_ = many.step(actions)
            rewards.append(reward[:8])
        many.close()
        return many.rows[:8].tobytes(), np.array(rewards).tobytes()

    assert run(8, 1) == run(700, 1) == run(700, 2)


def test_what_is_seen_and_legal_is_that_of_the_single_environment() -> None:
    many = BackgammonMany(1, 3, "match", True)
    single = turns("backgammon", length=3)
    for seed in range(20):
        seen, _ = many.reset(seed=seed)
        single.reset(seed=seed)
        spaces = single.observation_space("player_0")
        assert spaces.contains({key: value[0] for key, value in seen.items()})
        assert many.single_action_space == single.action_space("player_0")


def test_an_illegal_action_ends_a_match_and_the_next_step_begins_another() -> None:
    many = BackgammonMany(2, 3, "match", True)
    seen, _ = many.reset(seed=1)
    good, bad = int(seen["action_mask"][0].argmax()), int((seen["action_mask"][1] == 0).argmax())
    _, rewards, over, _, _ = many.step(np.array([good, bad]))
    assert over.tolist() == [False, True]
    assert rewards.tolist() == [0.0, -1.0]
    bad = int((many.masks[0] == 0).argmax())
    _, rewards, over, _, _ = many.step(np.array([bad, rows.ACTIONS + 5]))
    assert over.tolist() == [True, False]
    assert rewards.tolist() == [-1.0, 0.0]


def test_the_uncompiled_files_step_the_same_matches() -> None:
    steps, seeing = (_uncompiled(name) for name in ("matches", "sights"))
    many = BackgammonMany(3, 3, "match", True)
    seen, _ = many.reset(seed=8)
    table, numbers = np.zeros_like(many.rows), np.zeros_like(many.numbers)
    masks, sights, rewards = (np.zeros_like(one) for one in (many.masks, many.sights, many.rewards))
    flat, shown, look = (one.reshape(-1).data for one in (table, masks, sights))
    steps.reset(flat, numbers.data, 8, 3)
    steps.look(flat, 3, True, shown)
    for _ in range(60):
        actions = seen["action_mask"].argmax(1).astype(np.int32)
        seen, earned, *_ = many.step(actions)
        steps.step(flat, numbers.data, actions.data, rewards.data, shown, many.terms.data, 0, 3)
        seeing.see(flat, 3, look, 0, 3)
        assert table.tobytes() == many.rows.tobytes()
        assert masks.tobytes() == many.masks.tobytes()
        assert sights.tobytes() == seen["observation"].tobytes()
        assert rewards.tobytes() == earned.tobytes()


def _uncompiled(name: str) -> ModuleType:
    source = Path(rows.__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"uncompiled_{name}", source)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
