"""What is wrong with an edition is told when it is loaded, with its file and line, in the reader's language."""

from pathlib import Path

import pytest

from arbitro.l10n import LANGUAGES, say
from arbitro.library import FaultyEdition, equipment, game, text
from arbitro.library.overlay import Base, Document, read_clauses, read_head
from tests.plugins.conftest import Outside, in_folder, shown

EDITION = shown("extend.md")[0]
BEFORE = "carrom/icf-2001"
NEW = """  "64c":
    after: "64b"
    en: {title: T, gist: G, changed: C}
    it: {title: T, gist: G, changed: C}
    es: {title: T, gist: G, changed: C}
"""
RULE = "      an_improper_stroke: {also: {penalty: 1}}\n"
WRONG = {
    # what is written: (is replaced by, what is told, the line's beginning)
    "unknown rule": ("an_improper_stroke:", "an_improper_strike:", "unknown-rule", "an_improper_strike"),
    "unknown clause": ('"45a"', '"45z"', "unknown-clause", '"45z"'),
    "unknown key": ("gist: If", "text: If", "unknown-key", "text: If"),
    "unknown parameter": ("attempts: 5", "tries: 5", "unknown-parameter", "parameters: {tries"),
    "wrong parameter": ("attempts: 5", "attempts: many", "wrong-value", "parameters: {attempts: many"),
    "unknown order": ("penalty: 1}", "money: 1}", "unknown-order", "after_the_first_stroke"),
    "nothing ordered": ("{also: {penalty: 1}}", "{}", "nothing-changes", "after_the_first_stroke"),
    "unknown edition": ("{also: {penalty: 1}}", "{from: carrom/mars}", "unknown-edition", "after_the_first"),
    "missing language": ("called: {en: Chieri, it", "called: {en: Chieri, xx", "missing-language", "called"),
    "missing text": ("    es:\n      gist: Si", "    xx:\n      gist: Si", "unknown-key", "xx:"),
    "no date": ("from: 2026-09-01", "from: 1 September", "bad-date", "from:"),
    "ends first": ("until: 2027-06-30", "until: 2025-06-30", "ends-before-it-begins", "until:"),
    "bad name": ("edition: carrom/chieri", "edition: snooker/chieri", "bad-name", "edition:"),
    "missing key": ("publisher: School league of Chieri\n", "", "missing-key", "edition:"),
    "parameter twice": (RULE, RULE + "    parameters: {attempts: 4}\n", "parameter-twice", "parameters: {attempts: 4"),
    "no status": (RULE, RULE + NEW, "missing-key", '"64c"'),
    "clause is there": (RULE, RULE + '    after: "63b"\n', "clause-is-there", 'after: "63b"'),
    "unknown status": (RULE, RULE + "    status: {guessed: x}\n", "unknown-status", "status: {guessed"),
    "unknown equipment": (RULE, RULE + "    equipment: {board.colour: {}}\n", "unknown-equipment", "equipment:"),
    "equipment elsewhere": (RULE, RULE + "    equipment: {board.side: {}}\n", "equipment-elsewhere", "equipment:"),
    "unknown message": (RULE, RULE + "words: {en: {carrom-cal: X}}\n", "unknown-message", "words:"),
    "words in one language": (RULE, RULE + "words: {en: {carrom-call-foul: X}}\n", "missing-language", "words:"),
    "doubled key": ("amends:", "edition: carrom/other\namends:", "malformed-doubled-key", "edition: carrom/other"),
    "says unchanged": (
        "changed: Two pieces instead of one.",
        "changed: As in the edition that is amended.",
        "text-does-not-say-so",
        "changed: As in",
    ),
    "not yaml": ("clauses:", "clauses: [", "malformed-yaml", None),
}  # fmt: skip


def load(folder: Path, edition: str) -> None:
    in_folder(folder, edition)
    document = Document(folder / "edition.yaml")
    head = read_head(document)
    read_clauses(
        document, head, Base(game(BEFORE), text(BEFORE, "en"), equipment(BEFORE)), {BEFORE: game(BEFORE)}
    )


def test_the_edition_of_the_documents_is_right(tmp_path: Path) -> None:
    load(tmp_path, EDITION)


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_names_its_line_and_can_be_told_in_three_languages(name: str, tmp_path: Path) -> None:
    before, after, reason, begins = WRONG[name]
    assert before in EDITION
    written = EDITION.replace(before, after, 1)
    with pytest.raises(FaultyEdition) as told:
        load(tmp_path, written)
    error = told.value
    assert error.file == str(tmp_path / "edition.yaml")
    assert error.message.id.removeprefix("edition-") == reason
    if begins is not None:
        assert written.splitlines()[error.line - 1].strip().startswith(begins)
    said = {say(language, error.message.id, **error.message.values) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_rule_that_changes_needs_a_text_that_says_so(tmp_path: Path) -> None:
    silent = EDITION[: EDITION.index('  "64a"')] + '  "64a":\n    rules: {an_improper_stroke: off}\n'
    with pytest.raises(FaultyEdition, match="text-does-not-say-so"):
        load(tmp_path, silent)


def test_a_clause_of_which_every_rule_is_off_must_say_what_becomes_of_it(tmp_path: Path) -> None:
    off = EDITION.replace("    parameters: {attempts: 5}\n", "    rules: {REST}\n")
    names = {rule.name for rule in game(BEFORE).books[0].rules if rule.law == "45a"}
    off = off.replace("{REST}", "{" + ", ".join(f"{name}: off" for name in sorted(names)) + "}")
    with pytest.raises(FaultyEdition, match="nothing-rules-on-it"):
        load(tmp_path, off)
    load(tmp_path, off.replace("    rules: {", "    status: {stated: permission}\n    rules: {", 1))


@pytest.mark.parametrize("command", [("laws", "list"), ("serve", "--port", "0"), ("laws", "coverage")])
def test_no_command_begins_with_a_faulty_edition(command: tuple[str, ...], tmp_path: Path) -> None:
    environment = in_folder(tmp_path, EDITION.replace("an_improper_stroke", "an_improper_strike"))
    if command[0] == "serve":
        command = (*command, "--data", str(tmp_path / "hall"))
    told = Outside("", environment, tmp_path).run(*command, "--lang", "it")
    lines = told.stderr.strip().splitlines()
    assert (told.returncode, len(lines)) == (2, 1), told.stderr
    assert "edition.yaml, riga " in lines[0]


def test_an_edition_may_amend_another_from_outside_but_not_one_that_is_not_there(tmp_path: Path) -> None:
    in_folder(tmp_path / "a", EDITION)
    second = EDITION.replace("edition: carrom/chieri", "edition: carrom/chieri-2")
    second = second.replace("amends: carrom/icf-2001", "amends: carrom/chieri").replace(
        "attempts: 5", "attempts: 7"
    )
    in_folder(tmp_path / "0", second)
    both = Outside("", {"ARBITRO_EDITIONS": str(tmp_path)}, tmp_path)
    listed = both.run("laws", "list").stdout
    assert listed.index("carrom/chieri ") < listed.index("carrom/chieri-2 ")
    alone = Outside("", {"ARBITRO_EDITIONS": str(tmp_path / "0")}, tmp_path).run("laws", "list")
    assert "edition.yaml, line 2: there is no edition carrom/chieri" in alone.stderr


def test_the_beginning_of_an_edition_can_be_used_as_it_is(tmp_path: Path) -> None:
    bare = Outside("", {}, tmp_path)
    for game_name, amends, clause in (
        ("carrom", "icf-2001", "96"),
        ("snooker", "wpbsa", "3.12.a.5"),
        ("backgammon", "wbgf-2.1", "2.2.ii"),
        ("carrom", "classic-29", "queen.7"),
        ("carrom", "colombia", "45a"),  # which no case shows
    ):
        into = tmp_path / amends
        made = bare.run("new", "edition", "mine", "--amends", amends, "--clause", clause, "--into", str(into))
        assert made.returncode == 0, made.stderr
        checked = bare.run("--editions", str(into), "check", "--edition", f"{game_name}/mine")
        assert checked.returncode == 0, checked.stdout + checked.stderr
    again = bare.run("new", "edition", "mine", "--amends", "wpbsa", "--into", str(tmp_path / "wpbsa"))
    assert (again.returncode, "is there already" in again.stderr) == (2, True)
