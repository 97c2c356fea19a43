"""`arbitro umpire` and `arbitro replay` on the real games: what is offered can be typed, in every language."""

import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.cli.console.console import Console
from arbitro.cli.console.offers import offer_line
from arbitro.cli.journals import JournalFile
from arbitro.kernel import Journal, Sitting, kebab, tag_of
from arbitro.l10n import LANGUAGES, knows, messages
from arbitro.library import NotBuilt, editions, game, game_of


def built() -> list[str]:
    found = []
    for edition in editions():
        try:
            found.append(game(edition).edition)
        except NotBuilt:
            continue
    return found


def run(*arguments: str, lines: str = "") -> Result:
    environment = {"LANG": "C", "ARBITRO_LANG": "en", "COLUMNS": "200"}
    result = CliRunner().invoke(main, list(arguments), input=lines, env=environment, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def seated(edition: str) -> Console:
    sitting: Sitting[Any, Any] = Sitting.open(game(edition), author="umpire")
    return Console(sitting, JournalFile(None), lambda: 0, "umpire")


@pytest.mark.parametrize("edition", built())
def test_whatever_is_offered_can_be_typed_and_is_entered(edition: str) -> None:
    chance, console, entered = Random(edition), seated(edition), 0
    while entered < 150:
        offers = console.sitting.offers()
        if not offers or console.sitting.standing().ended:
            console = seated(edition)
            continue
        wanted = [offer for offer in offers if offer.due] if chance.random() < 0.8 else []
        offer = chance.choice(wanted or offers)
        before = console.sitting.sequence
        told = [*console.do(offer_line(offer))]
        assert console.sitting.sequence == before + 1, (offer_line(offer), told)
        entered += 1


def test_a_clause_that_is_only_a_number_can_be_typed() -> None:
    console = seated("carrom/icf-2001")
    told = [*console.do("foul by=white law=117")]
    assert console.sitting.sequence == 1
    assert any("117" in line for line in told)


@pytest.mark.parametrize("edition", built())
def test_every_choice_is_answered_with_a_ruling_or_one_line(edition: str) -> None:
    chance, console = Random(f"{edition} choices"), seated(edition)
    for _ in range(250):
        offers = console.sitting.offers()
        if not offers or console.sitting.standing().ended:
            console = seated(edition)
            continue
        offer = chance.choice([offer for offer in offers if offer.due or chance.random() < 0.3] or offers)
        keys = [key for key in offer.fields if key]
        more = [f"{key}={chance.choice(offer.fields[key])}".lower() for key in keys if chance.random() < 0.4]
        told = [*console.do(" ".join([offer_line(offer), *more])), *console.status(), *console.do("log")]
        assert all(told)


@pytest.mark.parametrize("edition", built())
def test_every_act_that_is_offered_has_a_name_in_words(edition: str) -> None:
    chance, console, name = Random(1), seated(edition), game_of(edition)
    for _ in range(60):
        offers = console.sitting.offers()
        for offer in offers:
            assert knows(f"{name}-act-{kebab(offer.act)}"), offer.act
        if not offers:
            break
        [*console.do(offer_line(chance.choice(offers)))]


@pytest.mark.parametrize(
    ("union", "name"),
    [
        ("carrom.facts.CarromFact", "carrom"),
        ("backgammon.facts.BackgammonFact", "backgammon"),
        ("snooker.facts.SnookerFact", "snooker"),
    ],
)
def test_every_fact_and_what_it_says_has_a_name_in_words(union: str, name: str) -> None:
    module, _, attribute = f"arbitro.{union}".rpartition(".")
    kinds = _kinds(getattr(__import__(module, fromlist=[attribute]), attribute))
    assert len(kinds) > 15
    for kind in kinds:
        assert knows(f"{name}-act-{kebab(tag_of(kind))}"), kind.__name__
        for field in msgspec.structs.fields(kind):
            known = [f"field-{kebab(field.name)}", f"{name}-after-{kebab(field.name)}"]
            plain = field.name in ("layout", "unsaid", "steps", "X", "O", "by_hall")
            assert plain or any(map(knows, known)), (kind.__name__, field.name)


def _kinds(union: Any) -> list[Any]:
    parts = get_args(union)
    return [kind for part in parts for kind in _kinds(part)] if parts else [union]


BACKGAMMON = {
    "en": "roll X 3 O 1\nmove 8/5 6/5\ndouble\ntake\nundo no cube\n",
    "it": "lancio X 3 O 1\nmossa 8/5 6/5\nraddoppio\naccettato\nannulla no cube\n",
    "es": "tirada X 3 O 1\njugada 8/5 6/5\ndoble\naceptado\ndeshacer no cube\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_umpired_and_replayed_in_every_language(language: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    arguments = ["wbgf-2.1", "--player", "Ada", "--player", "Bruno", "--set", "length.points=5"]
    told = run("umpire", *arguments, "--journal", file, "--lang", language, lines=BACKGAMMON[language])
    assert told.exit_code == 0
    assert "Ada (X) 0–0 Bruno (O)" in told.output
    assert "4.4.ii " in told.output
    journal = Journal.load(Path(file).read_bytes())
    assert len(journal.entries) == 6
    assert journal.opened.players == ("Ada", "Bruno")
    replayed = run("replay", file, "--lang", language).output
    assert messages(language)["cli-journal-taken-back"] in replayed
    assert "4.2.i " in replayed


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    run("umpire", "icf-2001", "--journal", file, lines="toss winner A choice break\nstroke white 1\n")
    told = run("umpire", "icf-2001", "--journal", file, lines="stroke striker\nlog\n").output
    assert "[Striker alone, proper stroke]" in told
    assert len(Journal.load(Path(file).read_bytes()).entries) == 4


def test_replay_tells_the_match_as_it_stood_after_an_entry(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    run("umpire", "wbgf-2.1", "--journal", file, lines=BACKGAMMON["en"])
    *entries, end = [
        json.loads(line) for line in run("replay", file, "--at", "3", "--json").output.splitlines()
    ]
    assert [entry["number"] for entry in entries] == [0, 1, 2, 3]
    assert end["after"]["to_answer"] == "X"
    assert entries[3]["rulings"][0]["law"] == "4.4.ii"
    *entries, end = [json.loads(line) for line in run("replay", file, "--json").output.splitlines()]
    assert end["after"]["to_answer"] == "X"
    assert [entry["counts"] for entry in entries] == [False, True, True, True, False, False]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["umpire", "chess/fide"], "takes one of"),
        (["umpire", "wbgf-2.1", "--set", "points=5"], "this game has"),
        (["umpire", "wbgf-2.1", "--set", "length.points=many"], "do not fit"),
        (["umpire", "wbgf-2.1", "--set", "length"], "write NAME=VALUE"),
        (["umpire", "wbgf-2.1", "--journal", "nowhere/match.jsonl"], "cannot be written"),
        (["umpire", "wbgf-2.1", "--journal", "bad.jsonl"], "entry 0"),
        (["umpire", "wbgf-2.1", "--journal", "carrom.jsonl"], "is a match of carrom/icf-2001"),
        (["replay", "nowhere.jsonl"], "cannot be read"),
        (["replay", "bad.jsonl"], "entry 0"),
        (["replay", "carrom.jsonl", "--at", "7"], "the last is 0"),
    ],
)
def test_what_cannot_be_opened_gets_one_line(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.jsonl").write_bytes(b"{}\n")
    Path("carrom.jsonl").write_bytes(Sitting.open(game("carrom/icf-2001"), author="u").journal.export())
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_the_consoles_own_words_are_no_words_of_any_game() -> None:
    games = {game_of(edition) for edition in editions()}
    for language in LANGUAGES:
        own = {
            word
            for name in seated(built()[0]).commands
            for word in messages(language)[f"seat-word-{name}"].split()
        }
        acts = {
            text.strip().casefold()
            for name, text in messages(language).items()
            if name.partition("-act-")[0] in games and " " not in text.strip()
        }
        names = {
            name.partition("-act-")[2].replace("-", "_")
            for name in messages(language)
            if name.partition("-act-")[0] in games
        }
        assert not own & (acts | names), (language, own & (acts | names))
