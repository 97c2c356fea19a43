"""The text of a clause as HTML."""

from arbitro.web.clauses import clauses
from arbitro.web.prose import mark_words, prose


def test_paragraphs_and_lists() -> None:
    assert prose("One.\n\nTwo:\n- a\n- b") == "<p>One.</p>\n<p>Two:</p><ul><li>a</li><li>b</li></ul>"


def test_signs_of_html_are_escaped() -> None:
    assert prose("<b> & 1 < 2") == "<p>&lt;b&gt; &amp; 1 &lt; 2</p>"
    assert prose("- <i>") == "<ul><li>&lt;i&gt;</li></ul>"
    assert mark_words("<b>queen</b>", "queen") == "&lt;b&gt;<mark>queen</mark>&lt;/b&gt;"


def test_a_clause_is_linked_but_a_quantity_or_a_word_is_not() -> None:
    known = {"98a", "29", "3.18", "pockets"}
    said = prose("See 98a, not 198a; 29 points, 3.18 cm, pockets, 98a.", "carrom/icf-2001", known)
    link = '<a href="/laws/carrom/icf-2001#98a">98a</a>'
    assert said == f"<p>See {link}, not 198a; 29 points, 3.18 cm, pockets, {link}.</p>"


def test_words_are_marked_by_their_beginning_whatever_their_accents() -> None:
    assert mark_words("Más fichas", "MAS fich") == "<mark>Más</mark> <mark>fichas</mark>"
    assert mark_words("nothing", "") == "nothing"


def test_the_depth_of_a_clause_is_how_many_it_is_a_part_of() -> None:
    depth = {number: clause.depth for number, clause in clauses("backgammon/wbgf-2.1", "en").items()}
    assert [depth[number] for number in ("4.2", "4.2.i", "4.2.ii", "4.2.iii", "3.4.i.a")] == [0, 1, 1, 1, 2]
    carrom = clauses("carrom/icf-2001", "en")
    assert [carrom[number].depth for number in ("A.4", "A.4.a", "16", "16a", "98b", "1", "10")] == [
        0,
        1,
        0,
        1,
        0,
        0,
        0,
    ]
