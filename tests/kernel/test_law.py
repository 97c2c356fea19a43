import pytest

from arbitro.kernel import BadLawText, read_laws

HEAD = "---\nedition: example/x\nlanguage: en\n---\n\n"


def test_a_law_file_is_read_in_its_order_with_its_sections() -> None:
    text = read_laws(
        HEAD
        + "# One\n\n## 1 · First\n\nA gist\nover two lines.\n\nAnd more.\n\n# Two\n\n## 2a · Next\n\nGist.\n"
    )
    assert text.heading == {"edition": "example/x", "language": "en"}
    assert list(text.laws) == ["1", "2a"]
    assert text.laws["1"].gist == "A gist over two lines.\n\nAnd more."
    assert [law.section for law in text.laws.values()] == ["One", "Two"]


def test_a_list_keeps_its_items_on_their_own_lines() -> None:
    assert (
        read_laws(HEAD + "## 1 · First\n\nEither\n- this or\n- that.\n").laws["1"].gist
        == "Either\n- this or\n- that."
    )


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("## 1 · A\n\nx\n\n## 1 · B\n\ny\n", "1 stands twice"),
        ("## 1 - A\n\nx\n", "not a heading"),
        ("### 1 · A\n\nx\n", "not a heading"),
    ],
)
def test_a_badly_written_law_file_is_refused(body: str, complaint: str) -> None:
    with pytest.raises(BadLawText, match=complaint):
        read_laws(HEAD + body)


def test_a_law_file_needs_its_front_matter() -> None:
    with pytest.raises(BadLawText, match="front matter"):
        read_laws("## 1 · A\n\nx\n")
