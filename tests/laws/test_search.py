import pytest

from arbitro.library import nearest, search, understood


def first(words: str, count: int = 5) -> list[str]:
    return [f"{found.edition} {found.law.number}" for found in search(words, limit=count)]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("free ball snooker nominated", "snooker/wpbsa 3.10"),
        ("bilia libera", "snooker/wpbsa 3.10"),
        ("biglia on", "snooker/wpbsa 2.11"),
        ("rimessa foul and a miss", "snooker/wpbsa 2.20"),
        ("in mano", "snooker/wpbsa 2.9"),
        ("free ball", "snooker/wpbsa 2.13"),
        ("Crawford", "backgammon/wbgf-2.1 4.4.iv"),
        ("white slam", "carrom/icf-2001 26a"),
        ("tronera diámetro", "carrom/colombia A.3"),
        ("tirador diámetro", "carrom/colombia C"),
    ],
)
def test_a_clause_is_found_by_words_in_any_language(words: str, expected: str) -> None:
    assert any(place.startswith(expected) for place in first(words, 8)), first(words, 8)


@pytest.mark.parametrize(
    ("slip", "word"), [("qeen", "queen"), ("stricker", "striker"), ("quene", "queen"), ("rigina", "regina")]
)
def test_a_slip_finds_what_the_word_finds(slip: str, word: str) -> None:
    assert understood(slip) == word
    assert first(slip) == first(word)


def test_words_that_the_books_use_are_never_mended() -> None:
    for words in ("queen striker", "98a", "3.12.b", "Crawford", "bola libre", "biglia"):
        assert understood(words) == words


@pytest.mark.parametrize(
    ("words", "clause"),
    [("push shot", "2.18"), ("biglia on", "2.11"), ("in mano", "2.9.1"), ("foul and a miss", "3.14")],
)
def test_players_own_words_find_what_the_book_calls_otherwise(words: str, clause: str) -> None:
    found = [one.law.number for one in search(words, editions=["snooker/wpbsa"], limit=4)]
    assert clause in found


def test_an_empty_answer_has_nearest_words() -> None:
    assert search("ackgamm") == []
    assert nearest("ackgamm")[0] == "backgammon"
    assert nearest("zyzzyva") == []


def test_accents_and_case_do_not_matter() -> None:
    assert first("penalità") == first("PENALITA")


def test_a_word_is_found_by_its_beginning_but_not_by_its_middle() -> None:
    assert first("backgam")
    assert not first("ackgamm")


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
