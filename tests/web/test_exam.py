"""The exam on the site: a paper, its marks, its PDF; certificates only from a hall and for those who pass."""

import pytest
from starlette.testclient import TestClient

from arbitro.cases.exam import ChosenAnswer, make_paper, mark_paper, write_answers
from arbitro.l10n import LANGUAGES

BOOK = "/umpire/exam/snooker/wpbsa"
RIGHT = write_answers(
    ChosenAnswer(mark.call, mark.clause) for mark in mark_paper(make_paper("snooker/wpbsa", "7"), ()).marks
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_is_shown_and_printed_in_every_language(site: TestClient, language: str) -> None:
    shown = site.get(f"{BOOK}?seed=7&lang={language}")
    assert shown.status_code == 200
    assert shown.text.count('type="radio"') == 20 * 8
    printed = site.get(f"{BOOK}/paper.pdf?seed=7&lang={language}")
    assert printed.content.startswith(b"%PDF")


def test_who_brings_no_seed_gets_one(site: TestClient) -> None:
    sent = site.get(BOOK, follow_redirects=False)
    assert sent.status_code == 303
    assert "seed=" in sent.headers["location"]


def test_the_form_of_the_page_is_marked(site: TestClient) -> None:
    fields = {
        f"{kind}{number}": RIGHT[number * 2 + place]
        for number in range(20)
        for place, kind in enumerate("sl")
    }
    marked = site.get(f"{BOOK}/marks", params={"seed": "7", "name": "Marta", **fields})
    assert "Passed: 20 of 20" in marked.text
    assert f"answers={RIGHT}" in str(marked.url)


def test_wrong_answers_lead_to_their_law(site: TestClient) -> None:
    marked = site.get(f"{BOOK}/marks?seed=7&answers={'-' * 40}")
    assert "Not passed: 0 of 20" in marked.text
    assert marked.text.count('href="/laws/snooker/wpbsa#') == 20


@pytest.mark.parametrize("asked", ["?seed=%E2%80%AE1", f"?seed={'9' * 80}"])
def test_a_strange_seed_is_no_paper(site: TestClient, asked: str) -> None:
    assert site.get(f"{BOOK}{asked}").status_code == 404
    assert site.get(f"/umpire/exam/snooker/unknown{asked}").status_code == 404


def test_without_a_hall_there_is_no_certificate(site: TestClient) -> None:
    assert site.get(f"{BOOK}/certificate.pdf?seed=7&name=Marta&answers={RIGHT}").status_code == 404
