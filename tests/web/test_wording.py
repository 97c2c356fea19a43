"""No word of the site is outside the Fluent files, and none of them is missing."""

import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from arbitro import web
from arbitro.l10n import LANGUAGES, messages
from arbitro.library import GAMES, REASONS, STATUSES, editions
from arbitro.live.documents import State
from arbitro.web.play import LENGTHS
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
    *(f"web-play-{part}-{game}" for part in ("length", "hint") for game in LENGTHS),
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
