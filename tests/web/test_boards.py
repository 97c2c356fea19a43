"""The boards' own code, run by Node.js: what it lets a person move is what the law lets him."""

import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from arbitro.backgammon.plays import choices, legal
from arbitro.backgammon.position import START, Position, other
from arbitro.backgammon.ways import find_ways
from arbitro.l10n import LANGUAGES, messages

WEB = Path(__file__).parents[2] / "web"
WALK = """
import * as board from "%s/src/boards/backgammon/state";
let text = "";
for await (const part of process.stdin) text += part;
const ends = ({ men, dice, choices, stops }) => {
  const found = new Set();
  const seen = new Set();
  const walk = (state) => {
    const here = JSON.stringify([board.now(state), board.left(state).sort()]);
    if (seen.has(here)) return;
    seen.add(here);
    const next = board.sources(state).flatMap((from) => {
      const chosen = board.choose(state, from);
      return board.targets(chosen).map(({ to }) => board.move(chosen, to));
    });
    const whole = board.whole(state);
    if (whole !== null && !next.length) found.add(whole);
    next.forEach(walk);
  };
  walk({ ...board.opening(), men, dice, choices, stops });
  return [...found].sort();
};
console.log(JSON.stringify(JSON.parse(text).map(ends)));
"""


def walked(asked: list[dict[str, object]], folder: Path) -> list[list[str]]:
    """Return for each roll the moves that can be made on the board, step by step."""
    node, tools = shutil.which("node"), WEB / "node_modules/.bin/esbuild"
    if node is None or not tools.exists():
        pytest.skip("Node.js or the tools of web/ are not installed")
    (folder / "walk.ts").write_text(WALK % WEB)
    built = folder / "walk.mjs"
    bundle = [str(tools), str(folder / "walk.ts"), "--bundle", "--format=esm", f"--outfile={built}"]
    subprocess.run([*bundle, "--log-level=error"], check=True)
    body = msgspec.json.encode(asked)
    run = subprocess.run([node, str(built)], input=body, capture_output=True, check=True)
    return msgspec.json.decode(run.stdout, type=list[list[str]])


def test_step_by_step_every_legal_move_can_be_made_and_no_other(tmp_path: Path) -> None:
    dice = Random(7)
    asked: list[dict[str, object]] = []
    meant: list[list[str]] = []
    position: Position = START
    for _ in range(150):
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        plays = legal(position, "X", roll)
        if plays.used:
            men = {"X": list(position.X), "O": list(position.O)}
            meant.append(sorted(choices(position, "X", roll)))
            stops = msgspec.to_builtins(find_ways(position, roll))
            asked.append({"men": men, "dice": roll, "choices": meant[-1], "stops": stops})
        after = dice.choice(plays.positions) if plays.used else position
        turned = Position(after.men(other("X")), after.men("X"))
        position = START if turned.has_borne_off("X") or turned.has_borne_off("O") else turned
    assert walked(asked, tmp_path) == meant


def test_every_word_of_the_boards_is_there_in_every_language_and_said() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "src").rglob("*.ts")))
    said = set(re.findall(r'(?:words\(|\[|, |\? |: )"(board-[a-zA-Z-]+)"', sources)) - {"board-show"}
    built = tuple(re.findall(r"`(board-[a-zA-Z-]*)\$\{", sources))
    for language in LANGUAGES:
        known = {name for name in messages(language) if name.startswith("board-")}
        assert said - known <= {"board-controls", "board-outer"}
        assert all(name in said or name.startswith(built) for name in known)
