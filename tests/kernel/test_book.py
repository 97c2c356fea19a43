from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.kernel import Book, Contradiction, Effect, Fact, UnknownFact, UnknownLaw, Unsettled
from tests.example.game import (
    Dropped,
    Heap,
    Numbers,
    Purpose,
    Take,
    Taken,
    Turn,
    Won,
    apply,
    begin,
    book,
    misere,
)

takes = st.builds(Take, stones=st.integers(-1, 12), both_hands=st.booleans(), dropped=st.integers(0, 3))
facts = st.one_of(takes, st.builds(Purpose, intended=st.booleans()))
heaps = st.builds(Heap, stones=st.integers(0, 12), turn=st.sampled_from(["A", "B"]))


def new_book() -> Book[Heap, Numbers]:
    return Book("example/new", {"1", "2", "3"}, Numbers(), apply, begin)


def test_a_ruling_cites_its_law_and_carries_its_effects() -> None:
    verdict = book.judge(Heap(stones=7), Take(3))
    assert verdict.laws == ("1", "1")
    assert list(verdict.effects()) == [Turn("B"), Taken("A", 3)]
    assert verdict.state == Heap(stones=4, turn="B", last="A")


def test_a_law_is_set_aside_by_the_one_it_names_in_unless() -> None:
    verdict = book.judge(Heap(), Take(1, both_hands=True))
    assert verdict.state.turn == "A"
    assert verdict.laws == ("1", "2")


def test_a_ruling_on_a_reading_says_so() -> None:
    rulings = book.judge(Heap(), Take(1, both_hands=True)).rulings
    assert [ruling.derived for ruling in rulings] == [False, True]


def test_a_guard_keeps_a_rule_silent() -> None:
    assert "3" not in book.judge(Heap(), Take(1)).laws
    assert "3" in book.judge(Heap(), Take(2, dropped=1)).laws


def test_where_the_official_decides_the_book_asks_and_the_answer_is_a_fact() -> None:
    verdict = book.judge(Heap(), Take(2, dropped=1))
    assert [question.choices for question in verdict.questions] == [("yes", "no")]
    assert book.judge(verdict.state, Purpose(intended=True)).state.winner == "B"
    assert book.judge(verdict.state, Purpose(intended=False)).state.winner is None


def test_the_settled_state_is_ruled_on_after_the_effects() -> None:
    verdict = book.judge(Heap(stones=2), Take(2))
    assert verdict.laws[-1] == "4"
    assert verdict.state.winner == "A"


def test_what_speaks_of_the_last_event_is_cleared_by_the_next() -> None:
    fallen = book.judge(Heap(), Take(2, dropped=1)).state
    assert fallen.fell
    assert not book.judge(fallen, Take(1)).state.fell


@given(heaps, facts)
def test_a_refusal_cites_a_law_and_changes_nothing(heap: Heap, fact: Fact) -> None:
    verdict = book.judge(heap, fact)
    if verdict.refused:
        assert verdict.state is heap
        assert verdict.refused.law in book.laws
        assert not verdict.rulings


@given(heaps, facts)
def test_the_same_fact_gets_the_same_verdict(heap: Heap, fact: Fact) -> None:
    assert book.judge(heap, fact) == book.judge(heap, fact)


def test_an_overlay_rules_as_the_edition_below_but_for_what_it_amends() -> None:
    assert book.judge(Heap(stones=1), Take(1)).state.winner == "A"
    assert misere.judge(Heap(stones=1), Take(1)).state.winner == "B"
    assert misere.judge(Heap(stones=5), Take(3)).refused
    assert not book.judge(Heap(stones=5), Take(3)).refused


def test_an_overlay_can_renumber() -> None:
    numbers = {"1": "take.1", "1a": "take.2", "2": "take.3", "3": "take.4", "4": "end.1"}
    other = book.overlay("example/renumbered", numbers.values(), Numbers(), numbers)
    verdict = other.judge(Heap(), Take(1, both_hands=True))
    assert verdict.laws == ("take.1", "take.3")
    assert verdict.state.turn == "A"


def test_a_rule_under_an_unknown_law_is_an_error_at_import() -> None:
    with pytest.raises(UnknownLaw, match="99"):
        enter(new_book(), "99")


def enter(book: Book[Heap, Numbers], law: str, *effects: Effect, unless: tuple[str, ...] = ()) -> None:
    @book.rule(law, Take, unless=unless)
    def says(heap: Heap, take: Take, numbers: Numbers) -> Iterator[Effect]:
        yield from effects


def test_a_rule_that_gives_way_to_an_unknown_law_is_an_error_at_import() -> None:
    with pytest.raises(UnknownLaw, match="99"):
        enter(new_book(), "1", unless=("99",))


def test_a_guard_on_a_field_that_the_fact_does_not_have_is_an_error_at_import() -> None:
    with pytest.raises(AttributeError, match="colour"):
        new_book().rule("1", Take, when=("colour",))(lambda heap, take, numbers: ())


def test_an_amendment_of_what_does_not_stand_is_an_error() -> None:
    with pytest.raises(UnknownLaw, match="nothing stands"):
        book.overlay("example/other", book.laws, Numbers()).amends("1a", "no_such_rule")


def test_two_laws_that_settle_one_thing_differently_contradict_each_other() -> None:
    faulty = new_book()
    enter(faulty, "1", Turn("A"))
    enter(faulty, "2", Turn("B"))
    with pytest.raises(Contradiction, match=r"1 says .*2 says"):
        faulty.judge(Heap(), Take(1))


def test_two_laws_that_settle_one_thing_alike_agree() -> None:
    sound = new_book()
    enter(sound, "1", Turn("B"))
    enter(sound, "2", Turn("B"), Taken("A", 2))
    assert sound.judge(Heap(), Take(1)).state == Heap(stones=8, turn="B", last="A")


def test_laws_that_set_each_other_aside_in_a_circle_are_found() -> None:
    faulty = new_book()
    enter(faulty, "1", Turn("A"), unless=("2",))
    enter(faulty, "2", Turn("B"), unless=("1",))
    with pytest.raises(Contradiction, match="set each other aside"):
        faulty.judge(Heap(), Take(1))


def test_a_law_that_was_itself_set_aside_sets_nothing_aside() -> None:
    chain = new_book()
    enter(chain, "1", Dropped(1), unless=("2",))
    enter(chain, "2", Dropped(2), unless=("3",))
    enter(chain, "3", Dropped(3))
    assert chain.judge(Heap(), Take(1)).laws == ("1", "3")


def test_rules_that_never_settle_are_found() -> None:
    faulty = new_book()

    @faulty.settlement("1")
    def restless(heap: Heap, fact: Fact, numbers: Numbers) -> Iterator[Effect]:
        yield Dropped(1)

    with pytest.raises(Unsettled):
        faulty.judge(Heap(), Take(1))


@given(st.permutations(["1", "2", "3"]))
def test_the_order_in_which_rules_are_entered_does_not_matter(order: list[str]) -> None:
    effects = {"1": Taken("A", 1), "2": Dropped(2), "3": Won("A")}
    shuffled = new_book()
    for law in order:
        enter(shuffled, law, effects[law])
    assert shuffled.judge(Heap(), Take(1)).state == Heap(
        stones=11, turn=None, winner="A", last="A", fell=True
    )


def test_an_overlay_says_which_rules_rest_on_a_reading() -> None:
    names = {rule.name: not rule.derived for rule in book.rules}
    other = book.overlay("example/other", book.laws, book.parameters, derived=names)
    assert {rule.name: rule.derived for rule in other.rules} == names


class Foreign(Fact, frozen=True):
    pass


def test_a_fact_that_the_book_does_not_know_is_an_error() -> None:
    known = Book("example/heap", ["1"], Numbers(), apply, facts=(Take,))
    assert known.judge(Heap(), Take(1)).state == Heap()
    with pytest.raises(UnknownFact):
        known.judge(Heap(), Foreign())
    with pytest.raises(UnknownFact):
        known.overlay("example/other", ["1"], Numbers()).judge(Heap(), Foreign())


def test_what_a_game_sees_is_judged_and_what_it_remembers_is_kept() -> None:
    def sees(heap: Heap, fact: Fact, numbers: Numbers) -> tuple[Heap, Fact, Fact]:
        return replace(heap, stones=5), fact, Purpose(True)

    def remembers(after: Heap, before: Heap, act: Fact) -> Heap:
        return replace(after, last=f"{before.stones} {type(act).__name__}")

    seeing = Book("example/heap", ["1"], Numbers(), apply, sees=sees, remembers=remembers)
    assert seeing.judge(Heap(), Take(1)).state == Heap(stones=5, last="5 Take")

    @seeing.refuses("1", Purpose)
    def never(heap: Heap, purpose: Purpose, numbers: Numbers) -> bool:
        return True

    heap = Heap()
    assert seeing.judge(heap, Take(1)).state is heap
