"""A certificate of the exam: for those who pass, under the hall's seal."""

import re

from starlette.testclient import TestClient

from arbitro.cases.exam import ChosenAnswer, make_paper, mark_paper, write_answers

BOOK = "/umpire/exam/carrom/colombia"
RIGHT = write_answers(
    ChosenAnswer(mark.call, mark.clause) for mark in mark_paper(make_paper("carrom/colombia", "7"), ()).marks
)
NAME = "María-Antonieta de la Concepción Restrepo Gómez अमर"


def marks_page(site: TestClient, **more: str) -> str:
    asked = {"seed": "7", "name": NAME, "answers": RIGHT, **more}
    return str(site.get(f"{BOOK}/marks", params=asked, headers={"accept-language": "en"}).text)


def test_whoever_passes_prints_a_certificate(site: TestClient) -> None:
    link = re.search(r'href="([^"]*certificate\.pdf[^"]*)"', marks_page(site))
    assert link
    printed = site.get(link[1].replace("&amp;", "&"))
    assert printed.content.startswith(b"%PDF")


def test_whoever_fails_gets_none(site: TestClient) -> None:
    asked = {"seed": "7", "name": NAME, "answers": "-" * 40}
    assert "certificate.pdf" not in marks_page(site, **asked)
    assert site.get(f"{BOOK}/certificate.pdf", params=asked).status_code == 404


def test_a_changed_certificate_is_told_from_a_genuine_one(site: TestClient) -> None:
    assert "not from this hall" in marks_page(site, seal="0" * 16)
    assert "genuine" not in marks_page(site)
