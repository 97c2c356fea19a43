"""An edition of snooker written from docs/extend.md alone: dearer fouls, and a miss more before the frame goes."""

from pathlib import Path

import pytest

from tests.plugins.conftest import Outside, in_folder

EDITION = """
edition: snooker/leeds
amends: snooker/wpbsa
from: 2026-11-19
publisher: Leeds social club
called: {en: Leeds, it: Leeds, es: Leeds}
title: {en: "Rules of Snooker, Leeds", it: "Regolamento dello snooker, Leeds", es: "Reglamento de snooker, Leeds"}
clauses:
  "3.12":
    en: {gist: "Every foul costs 5 points, unless paragraphs (a) to (d) set a higher value.", changed: Five at least.}
    it: {gist: "Ogni fallo costa 5 punti, salvo che le lettere (a)-(d) stabiliscano di più.", changed: Almeno cinque.}
    es: {gist: "Toda falta cuesta 5 puntos, salvo que los apartados (a) a (d) fijen más.", changed: Cinco al menos.}
    parameters: {least_penalty: 5}
  "3.14.c.2":
    en: {gist: After the third miss the referee warns; the fourth loses the frame., changed: Four misses.}
    it: {gist: "Dopo la terza rimessa l'arbitro avverte; la quarta fa perdere il frame.", changed: Quattro rimesse.}
    es: {gist: "Tras el tercer fallo el árbitro avisa; el cuarto hace perder el frame.", changed: Cuatro fallos.}
    parameters: {misses: 4}
"""
MISS = "{stroke: {first: none, clear_path: full, attempt: fair}}"
CASE = f"""
id: leeds-fourth-miss
edition: snooker/leeds
given: {{reds: 10, score: {{A: 20, B: 15}}, misses: 1}}
when: [{MISS}, {{choose: replace}}, {MISS}, {{choose: replace}}, {MISS}]
"""


@pytest.fixture(scope="module")
def leeds(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    place = tmp_path_factory.mktemp("leeds")
    return Outside("snooker/leeds", in_folder(place, EDITION), place / "cases.yaml")


def test_the_warning_comes_before_the_miss_that_loses_the_frame_and_not_sooner(
    leeds: Outside, tmp_path: Path
) -> None:
    (tmp_path / "case.yaml").write_text(CASE, encoding="utf-8")
    ruled = leeds.run("rule", str(tmp_path / "case.yaml"))
    assert ruled.returncode == 0, ruled.stdout + ruled.stderr
    assert ruled.stdout.count("a fourth miss will lose you the frame") == 1
    assert "Foul, worth 5." in ruled.stdout
    second, warned, lost = (
        ruled.stdout.index(words) for words in ("be withdrawn", "a fourth miss", "Frame to B: four misses")
    )
    assert second < warned < lost


@pytest.mark.parametrize(("edition", "status"), [("snooker/leeds", 0), ("snooker/wpbsa", 1)])
def test_a_situation_has_as_many_misses_as_the_edition_allows(
    leeds: Outside, tmp_path: Path, edition: str, status: int
) -> None:
    (tmp_path / "case.yaml").write_text(
        f"{{id: three, edition: {edition}, given: {{misses: 3}}, when: [{MISS}]}}", encoding="utf-8"
    )
    ruled = leeds.run("rule", str(tmp_path / "case.yaml"))
    assert bool(ruled.returncode) == bool(status), ruled.stdout + ruled.stderr
    assert ("Frame to B: four misses." in ruled.stdout) == (not status)
