import csv
import itertools
import re
from contextlib import suppress
from pathlib import Path

import pytest

from arbitro.kernel import law_numbers
from arbitro.l10n import LANGUAGES
from arbitro.library import (
    GAMES,
    REASONS,
    STATUSES,
    NotBuilt,
    UnknownEdition,
    counterparts,
    coverage,
    editions,
    game,
    glossary,
    package_of,
    text,
)

CLAUSES: dict[str, list[str]] = {}
with Path(__file__).with_name("clauses.tsv").open(encoding="utf-8") as file:
    for row in csv.DictReader(file, delimiter="\t"):
        CLAUSES.setdefault(row["edition"], []).append(row["clause"])


def test_the_shelf_holds_the_five_editions_and_all_their_clauses() -> None:
    assert set(editions()) == set(CLAUSES)
    assert sum(map(len, CLAUSES.values())) == 1127


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_every_clause_is_told_in_every_language(edition: str, language: str) -> None:
    book = text(edition, language)  # type: ignore[arg-type]  # parametrized over the languages
    assert list(book.laws) == CLAUSES[edition]
    assert book.heading["edition"] == edition
    assert book.heading["language"] == language
    assert all(book.heading.get(key) for key in ("title", "publisher", "date"))
    for law in book.laws.values():
        assert law.title.strip(), law.number
        assert law.section.strip(), law.number
        assert len(law.gist.split()) >= 3, law.number


@pytest.mark.parametrize("pair", list(itertools.combinations(LANGUAGES, 2)), ids="-".join)
@pytest.mark.parametrize("edition", editions())
def test_no_gist_or_section_is_left_untranslated(edition: str, pair: tuple[str, str]) -> None:
    one, other = (text(edition, language).laws for language in pair)  # type: ignore[arg-type]
    assert [number for number in one if one[number].gist == other[number].gist] == []
    sections = [
        [number for number, law in book.items() if law.section == section]
        for book in (one, other)
        for section in dict.fromkeys(law.section for law in book.values())
    ]
    assert sections[: len(sections) // 2] == sections[len(sections) // 2 :]


@pytest.mark.parametrize("edition", editions())
def test_the_figures_of_a_law_are_the_same_in_every_language(edition: str) -> None:
    def figures(gist: str) -> list[str]:
        return sorted(re.findall(r"\d+[.,]\d+", gist.replace(",", ".")))

    books = [text(edition, language).laws for language in LANGUAGES]
    for number in books[0]:
        assert len({tuple(figures(book[number].gist)) for book in books}) == 1, number


@pytest.mark.parametrize("edition", editions())
def test_every_clause_has_exactly_one_status_that_points_to_something(edition: str) -> None:
    found = coverage(edition)
    assert (found.missing, found.doubled, found.unknown) == ((), (), ())
    assert sum(found.count().values()) == len(CLAUSES[edition])
    for standing in found.standings.values():
        assert standing.status in STATUSES
        assert standing.points_to, standing.clause
        assert all(standing.points_to), standing.clause


@pytest.mark.parametrize("edition", editions())
def test_a_stated_clause_says_why_and_a_definition_has_its_term(edition: str) -> None:
    terms = {term.id for term in glossary(edition.partition("/")[0], "en")}
    for standing in coverage(edition).standings.values():
        if standing.status == "stated":
            reason, _, term = standing.points_to[0].partition(":")
            assert reason in REASONS, standing.clause
            assert (reason == "definition") == bool(term), standing.clause
            assert not term or term in terms, standing.clause


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_has_the_same_terms_in_every_language(game: str) -> None:
    by_language = {language: {term.id: term for term in glossary(game, language)} for language in LANGUAGES}
    ids = {language: set(terms) for language, terms in by_language.items()}
    assert ids["en"] == ids["it"] == ids["es"]
    for one, other in itertools.combinations(LANGUAGES, 2):
        same = [id for id in ids["en"] if by_language[one][id].meaning == by_language[other][id].meaning]
        assert same == []


def test_counterparts_lead_there_and_back() -> None:
    assert counterparts("carrom/classic-29", "queen.10") == {
        "carrom/icf-2001": ("97b",),
        "carrom/colombia": ("97b",),
    }
    for edition in ("carrom/icf-2001", "carrom/classic-29", "carrom/colombia"):
        for number in law_numbers(package_of(edition)):
            for other, laws in counterparts(edition, number).items():
                for law in laws:
                    assert number in counterparts(other, law)[edition]


def test_a_game_with_one_edition_has_no_counterparts() -> None:
    assert counterparts("snooker/wpbsa", "3.3.a") == {}


def test_a_game_is_asked_for_by_its_edition() -> None:
    with pytest.raises(UnknownEdition):
        game("chess/fide")
    for edition in editions():
        with suppress(NotBuilt):
            assert game(edition).edition == edition
