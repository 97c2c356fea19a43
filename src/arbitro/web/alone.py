"""Pages that need no hall, made where they are read, by the templates of the site: search, what-if, exam, cases.

They stand in a folder of a language each (`it/laws/carrom/icf-2001/`), so that plain files on any web space are enough.
"""

import re
from collections.abc import Callable
from functools import cache
from random import SystemRandom
from string import ascii_lowercase
from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec

from arbitro.cases import attempt, hear
from arbitro.cases.book import casebook, own_cases
from arbitro.cases.exam import CHOICES, PASS_LINE, QUESTIONS, Paper, make_paper, mark_paper, read_answers
from arbitro.cases.guard import hear_by_all
from arbitro.kernel import Malformed
from arbitro.l10n import LANGUAGES, Language, say
from arbitro.library import GAMES, edition_name, editions, nearest, tell
from arbitro.papers.exam import printed_question
from arbitro.web import addresses
from arbitro.web.finding import LONGEST, MOST, SearchQuery, answers
from arbitro.web.rendering import render
from arbitro.web.whatif.answers import EditionAnswer
from arbitro.web.whatif.answers import answers as ruled_by_all
from arbitro.web.whatif.asking import address, asked_by, case_of, read_query
from arbitro.web.whatif.saving import case_text
from arbitro.web.whatif.values import shown_values

SUGGESTED = 8
ROOMS = ("laws", "glossary", "readings", "search", "whatif", "umpire/exam", "check")
"""What of the site needs no hall."""
_LINK = re.compile(r'(href|action|src|data-parts)="/([^"]*)"')


class QueryParameters(dict[str, str]):
    """The parameters of an address."""

    def __init__(self, text: str) -> None:
        self._items = parse_qsl(text, keep_blank_values=True)
        super().__init__(self._items)

    def multi_items(self) -> list[tuple[str, str]]:
        """Return every parameter with its value."""
        return self._items


class MadePage(msgspec.Struct, frozen=True):
    """A page that was made, a file, or where to go instead."""

    text: str = ""
    kind: str = "text/html"
    go: str = ""


def make_page(path: str, query: str, language: Language, root: str) -> MadePage:
    """Return a page; `root` is the address of the folder in which the site stands."""
    made = _make(path.strip("/"), QueryParameters(query), language)
    if made.go:
        return MadePage(go=place_link(made.go, root, language))
    if made.kind == "application/json":
        found = msgspec.json.decode(made.text)
        results = [{**one, "address": place_link(one["address"], root, language)} for one in found["results"]]
        return MadePage(msgspec.json.encode({**found, "results": results}).decode(), made.kind)
    return MadePage(relink(made.text, root, language) if made.kind == "text/html" else made.text, made.kind)


def _make(path: str, query: QueryParameters, language: Language) -> MadePage:
    for room, make in PAGES.items():
        if found := re.fullmatch(room, path):
            return make(query, language, *found.groups())
    raise Malformed("path", "unknown-edition", edition=path[:80])


def relink(html: str, root: str, language: Language) -> str:
    """Return a page whose links lead to the files of the site, wherever that stands."""
    return _LINK.sub(lambda found: f'{found[1]}="{place_link(f"/{found[2]}", root, language)}"', html)


def place_link(link: str, root: str, language: Language) -> str:
    """Return where the site has what stands under an address of a hall."""
    bare, mark, anchor = link.replace("&amp;", "&").partition("#")
    path, _, asked = bare.lstrip("/").partition("?")
    chosen = dict(parse_qsl(asked)).get("lang")
    if chosen in LANGUAGES:
        language = chosen
        asked = urlencode([pair for pair in parse_qsl(asked) if pair[0] != "lang"])
    if path.startswith(("static/", "pocket/")) or path == "manifest.webmanifest":
        return f"{root}{path}"
    # A clause has no file of its own: it stands in its book, at the address that rulings cite.
    if leaf := re.fullmatch(r"(laws/[^/]+/[^/]+)/([^/]+)", path):
        path, mark, anchor = leaf[1], "#", leaf[2]
    folder = f"{path}/" if path else ""
    return f"{root}{language}/{folder}{f'?{asked}' if asked else ''}{mark}{anchor}"


def _render_page(template: str, language: Language, here: str, **values: Any) -> MadePage:
    return MadePage(render(template, language, here=here, alone=True, **values))


def _read_query(query: QueryParameters) -> SearchQuery:
    edition = query.get("edition", "")
    return SearchQuery(query.get("q", "").strip()[:LONGEST], edition if edition in editions() else "")


def _search(query: QueryParameters, language: Language) -> MadePage:
    ask = _read_query(query)
    hits = answers(ask, language, MOST) if ask.words else []
    offered = nearest(ask.words, ask.editions) if ask.words and not hits else []
    values = {"asked": ask, "hits": hits, "most": MOST, "nearest": offered}
    return _render_page("search.html", language, "/search", **values)


def _suggestions(query: QueryParameters, language: Language) -> MadePage:
    hits = answers(_read_query(query), language, SUGGESTED)
    found = [
        {
            "number": hit.clause.number,
            "title": hit.clause.title,
            "gist": hit.clause.gist,
            "name": edition_name(hit.clause.edition, language),
            "address": hit.clause.address,
        }
        for hit in hits
    ]
    said = say(language, "web-search-count", count=len(hits))
    return MadePage(msgspec.json.encode({"said": said, "results": found}).decode(), "application/json")


def _whatif(query: QueryParameters, language: Language) -> MadePage:
    if "case" in query:
        found = next(
            (book[query["case"]] for game in GAMES if query["case"] in (book := casebook(game))), None
        )
        return MadePage(go=address(asked_by(found)) if found else "/whatif")
    one, case = read_query(query), None
    try:
        case = case_of(one)
        found_by = ruled_by_all(case, hear_by_all(case), len(one.before), language)
    except Malformed as error:
        found_by = [EditionAnswer(one.edition, tell(error.message, language))]
    return _render_page("whatif.html", language, "/whatif", **shown_values(one, found_by, case, language))


def _case(query: QueryParameters, language: Language) -> MadePage:
    heard = attempt(case_of(read_query(query)), hear)
    return MadePage(case_text(heard), "application/yaml")  # type: ignore[arg-type]  # it is offered of what was heard alone


@cache
def _paper(edition: str, seed: str) -> Paper:
    return make_paper(edition, seed, own_cases())


def _exams(query: QueryParameters, language: Language) -> MadePage:
    books = {game: [one for one in editions() if one.startswith(f"{game}/")] for game in GAMES}
    return _render_page(
        "exam_choice.html", language, "/umpire/exam", books=books, questions=QUESTIONS, line=PASS_LINE
    )


def _exam(query: QueryParameters, language: Language, edition: str) -> MadePage:
    here, seed = f"/umpire/exam/{edition}", query.get("seed", "")[:24]
    if not seed:
        return MadePage(go=f"{here}?seed={SystemRandom().randrange(1000, 10_000)}")
    paper = _paper(edition, seed)
    questions = [printed_question(question, language) for question in paper.questions]
    values = {"edition": edition, "seed": seed, "questions": questions, "line": PASS_LINE}
    return _render_page("exam.html", language, here, letters=ascii_lowercase[:CHOICES], **values)


def _marks(query: QueryParameters, language: Language, edition: str) -> MadePage:
    seed, letters = query.get("seed", "1")[:24], query.get("answers", "")
    if not letters:
        letters = "".join(
            query.get(f"{kind}{number}", "-")[:1] or "-" for number in range(QUESTIONS) for kind in "sl"
        )
    paper = _paper(edition, seed)
    marks = mark_paper(paper, read_answers(letters))
    questions = [
        {
            "number": number,
            "asked": printed_question(question, language),
            "mark": mark,
            "law": addresses.clause(edition, question.clauses[mark.clause].law),
        }
        for number, (question, mark) in enumerate(zip(paper.questions, marks.marks, strict=True), 1)
    ]
    values = {"edition": edition, "seed": seed, "marks": marks, "questions": questions, "line": PASS_LINE}
    # A certificate is sealed with the key of a hall: where there is none nothing is certified.
    none = {"seal": "", "genuine": False, "asked": "", "query": ""}
    name = " ".join(query.get("name", "").split())[:80]
    return _render_page(
        "exam_marks.html", language, f"/umpire/exam/{edition}", candidate=name, **values, **none
    )


EDITION = "([^/]+/[^/]+)"
PAGES: dict[str, Callable[..., MadePage]] = {
    "search": _search,
    "api/search": _suggestions,
    "whatif": _whatif,
    "whatif/case.yaml": _case,
    "umpire/exam": _exams,
    f"umpire/exam/{EDITION}": _exam,
    f"umpire/exam/{EDITION}/marks": _marks,
}
"""By the address of a page: what makes it."""
