import pytest

from arbitro.library import search


def first(words: str, count: int = 5) -> list[str]:
    return [f"{found.edition} {found.law.number}" for found in search(words, limit=count)]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("free ball snooker nominated", "snooker/wpbsa 3.10"),
        ("bilia libera", "snooker/wpbsa 3.10"),
        ("Crawford", "backgammon/wbgf-2.1 4.4.iv"),
        ("white slam", "carrom/icf-2001 26a"),
        ("tronera diámetro", "carrom/colombia A.3"),
        ("tirador diámetro", "carrom/colombia C"),
    ],
)
def test_a_clause_is_found_by_words_in_any_language(words: str, expected: str) -> None:
    assert any(place.startswith(expected) for place in first(words, 8)), first(words, 8)


def test_accents_and_case_do_not_matter() -> None:
    assert first("penalità") == first("PENALITA")


def test_a_word_is_found_by_its_beginning_but_not_by_its_middle() -> None:
    assert first("backgam")
    assert not first("ackgammon")


def test_a_clause_is_found_by_its_number() -> None:
    assert set(first("98a", 3)) >= {"carrom/icf-2001 98a", "carrom/colombia 98a"}


def test_a_clause_appears_once_however_many_languages_hold_the_word() -> None:
    places = first("striker", 50)
    assert len(places) == len(set(places))


def test_nothing_is_found_for_no_words_or_for_a_word_nobody_uses() -> None:
    assert search("  ") == []
    assert search("zyzzyva") == []


def test_a_search_can_be_kept_to_one_edition_and_language() -> None:
    found = search("queen", editions=["carrom/classic-29"], languages=["en"], limit=100)
    assert found
    assert {(one.edition, one.language) for one in found} == {("carrom/classic-29", "en")}
