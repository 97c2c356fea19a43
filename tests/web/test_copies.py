"""The browser's copy of a match, run by Node.js: changes taken in as the Python client takes them in."""

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from arbitro.client.copy import Copy, apply_patch
from arbitro.live.changes import merge_patch

WEB = Path(__file__).parents[2] / "web"
RUN = """
import { Copy, merged } from "%s/src/copy";
let text = "";
for await (const part of process.stdin) text += part;
const { pairs, told } = JSON.parse(text);
const copy = new Copy();
const taken = told.map((one) => [copy.take(one), copy.view]);
console.log(JSON.stringify({ pairs: pairs.map(([target, patch]) => merged(target, patch)), taken }));
"""


def in_node(asked: object, folder: Path) -> Any:
    if shutil.which("node") is None or not (WEB / "node_modules").exists():
        pytest.skip("Node.js or its packages are missing")
    script = folder / "run.ts"
    script.write_text(RUN % WEB)
    bundle = folder / "run.mjs"
    built = ["npx", "--no-install", "esbuild", str(script), "--bundle", "--format=esm", f"--outfile={bundle}"]
    subprocess.run(built, cwd=WEB, check=True, capture_output=True)
    ran = subprocess.run(
        ["node", str(bundle)], input=json.dumps(asked), check=True, capture_output=True, text=True
    )
    return json.loads(ran.stdout)


def value(chance: random.Random, depth: int) -> Any:
    kind = chance.random()
    if depth and kind < 0.5:
        return {chance.choice("abcd"): value(chance, depth - 1) for _ in range(chance.randint(0, 4))}
    if depth and kind < 0.6:
        return [value(chance, depth - 1) for _ in range(chance.randint(0, 3))]
    return chance.choice([None, True, 0, 1.5, "x", "चन्द्र"])


def told(number: int, **more: Any) -> dict[str, Any]:
    return {"match": "m", "sequence": number, "rulings": [{"law": str(number)}], "say": [], **more}


def entry(number: int) -> dict[str, Any]:
    facts = [{"type": "Stroke", "white": number}]
    return {"number": number, "at": 10 * number, "author": "Ada", "act": {"facts": facts}}


def changed(number: int, **more: Any) -> dict[str, Any]:
    changes = {"sequence": number, "after": {"men": number, "gone": None}}
    words = {"act": {"text": f"stroke {number}", "turn": "A"}}
    return told(number, base=number - 1, changes=changes, entry=entry(number), **{**words, **more})


def test_merge_patches_and_messages_give_the_same_in_the_browser_and_in_python(tmp_path: Path) -> None:
    chance = random.Random(27)
    trees = [(value(chance, 4), value(chance, 4)) for _ in range(2000)]
    pairs = [
        (
            before,
            merge_patch(before, after) if isinstance(before, dict) and isinstance(after, dict) else after,
        )
        for before, after in trees
    ]
    view = {"sequence": 0, "after": {"men": 9, "gone": 1}, "last": [], "lease": None}
    messages = [
        changed(1),  # before anything whole: a gap
        told(0, view=view),
        changed(1),
        changed(2),
        changed(2),  # the same again, as the answer and the stream both tell it
        changed(1),  # old
        changed(4),  # a gap
        told(4, view={**view, "sequence": 4}),
        changed(5, act=None, last=[]),
        told(5, base=5, changes={}),
        *(changed(number) for number in range(6, 10)),
        told(1, view={**view, "sequence": 1}),  # a hall that was restored
    ]
    for one in messages:
        if one.get("act", "") is None:
            del one["act"]
    copy = Copy()
    mine = [[copy.take(one), copy.view] for one in messages]
    assert [taken for taken, _ in mine] == [False, *[True] * 5, False, *[True] * 8]
    assert mine[-2][1]["last"] == [  # type: ignore[index]
        {
            **{name: entry(number)[name] for name in ("number", "at", "author")},
            "facts": entry(number)["act"]["facts"],
            "rulings": [{"law": str(number)}],
            "say": [],
            "text": f"stroke {number}",
            "turn": "A",
        }
        for number in (7, 8, 9)
    ]
    ran = in_node({"pairs": pairs, "told": messages}, tmp_path)
    assert ran["taken"] == mine
    assert ran["pairs"] == [apply_patch(before, patch) for before, patch in pairs]
