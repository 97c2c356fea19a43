"""No word of the site is outside the Fluent files, and none of them is missing."""

import re
import shutil
import subprocess
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from arbitro import web
from arbitro.kernel.plugin import plugins
from arbitro.l10n import LANGUAGES, Language, messages, say
from arbitro.l10n.wording import wording
from arbitro.library import GAMES, REASONS, STATUSES, editions
from arbitro.live.documents import State
from arbitro.web.casual import casual
from arbitro.web.table import EXAMPLES

FOLDER = Path(web.__file__).parent
TEMPLATES = sorted((FOLDER / "templates").glob("*.html"))
MARKUP = re.compile(r"\{% block kind %\}.*?\{% endblock %\}|\{#.*?#\}|\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
BUILT_NAMES = {
    *(f"web-{part}-{game}" for part, game in product(("game", "first"), GAMES)),
    *("web-edition-" + edition.replace("/", "-").replace(".", "-") for edition in editions()),
    *(f"web-language-{language}" for language in LANGUAGES),
    *(f"status-{status}{end}" for status, end in product(STATUSES, ("", "-means"))),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"web-principle-{part}{end}" for part, end in product(("cite", "honest", "hall"), ("", "-says"))),
    *(
        f"web-error-{code}{end}"
        for code, end in product((400, 404, 405, 414, 421, 500, 503), ("", "-advice"))
    ),
    *(f"web-table-{name}" for name in EXAMPLES),
    *(f"web-boards-try-{game}" for game in GAMES),
    *(f"web-place-{place}" for place in ("play", "watch", "umpire", "desk", "laws")),
    *(f"web-entry-{place}" for place in ("watch", "umpire", "desk", "laws")),
    *(f"web-play-{part}-{game}" for part in ("length", "hint") for game in plugins()),
    "web-play-hint-plain",
    *(f"web-casual-{one.name}{end}" for game, end in product(GAMES, ("", "-says")) for one in casual(game)),
    *(f"web-state-{state}" for state in get_args(State)),
}


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_a_template_holds_no_words(template: Path) -> None:
    bare = MARKUP.sub("", template.read_text(encoding="utf-8"))
    attributes = re.findall(r'(?:title|aria-label|placeholder|alt)="([^"]*)"', bare)
    text = re.sub(r"<[^>]*>", "", bare)
    same_in_every_language = {"65a", "98a", "3.12", ".mat", "XGID=…"}
    left = [word for word in [*text.split(), *attributes] if re.search(r"\w", word)]
    assert set(left) <= same_in_every_language


def test_every_message_of_the_site_is_there_and_used() -> None:
    sources = [*TEMPLATES, *FOLDER.glob("*.py")]
    named = {name for path in sources for name in re.findall(r'"(web-[\w-]*[a-z0-9])"', path.read_text())}
    for language in LANGUAGES:
        known = messages(language).keys()
        assert named | BUILT_NAMES <= known
        assert {name for name in known if name.startswith("web-")} <= named | BUILT_NAMES


WEB = Path(__file__).parents[2] / "web"
FILL = """
import { readFileSync } from "node:fs";
import { wordsOf } from "%s/src/boards/words";
const [language, messages, asked] = JSON.parse(readFileSync(0, "utf8"));
const words = wordsOf(messages, language);
console.log(JSON.stringify(asked.map(([name, values]) => words(name, values))));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_says_numbers_as_the_server_does(language: Language, tmp_path: Path) -> None:
    node, tools = shutil.which("node"), WEB / "node_modules/.bin/esbuild"
    if node is None or not tools.exists():
        pytest.skip("Node.js or the tools of web/ are not installed")
    (tmp_path / "fill.ts").write_text(FILL % WEB)
    built = tmp_path / "fill.mjs"
    bundle = [str(tools), str(tmp_path / "fill.ts"), "--bundle", "--format=esm", "--platform=node"]
    subprocess.run([*bundle, f"--outfile={built}", "--log-level=error"], check=True)
    chosen = {name: text for name, text in messages(language).items() if "[one]" in text}
    asked = [
        (name, dict.fromkeys(re.findall(r"\$(\w+)", text), number))
        for name, text in chosen.items()
        for number in (0, 1, 2, 7)
    ]
    assert len(asked) > 100
    body = msgspec.json.encode([language, wording(language, ""), asked])
    run = subprocess.run([node, str(built)], input=body, capture_output=True, check=True)
    filled = msgspec.json.decode(run.stdout, type=list[str])
    assert filled == [say(language, name, **values).strip() for name, values in asked]
