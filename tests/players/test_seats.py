"""You at the table: whole games against the house, clear answers to what cannot be done, and leaving it."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from math import tau
from typing import Self

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from arbitro.cli import main
from arbitro.cli.seats.carrom import describe_act as in_words
from arbitro.cli.seats.carrom_stroke import read_stroke
from arbitro.cli.seats.snooker_stroke import NAMED as SNOOKER_WORDS
from arbitro.cli.seats.terminal import Unclear, pocket_of, show, spelling, taken_apart
from arbitro.kernel import law_numbers
from arbitro.l10n import LANGUAGES, messages
from arbitro.library import package_of
from arbitro.players.carrom import TABLE
from arbitro.table import Layout
from tests.players.ghost_writer import WRITERS, ghost_at

SHORT = {
    "backgammon": ["--length", "1"],
    "carrom": ["--length", "1", "--boards", "1"],
    "snooker": ["--length", "1"],
}


def run(*arguments: str, lines: str = "") -> Result:
    environment = {"LANG": "C", "ARBITRO_LANG": "en"}
    result = CliRunner().invoke(main, ["play", *arguments], input=lines, env=environment, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize("game", WRITERS)
def test_a_whole_match_is_played_against_the_house_in_typed_lines(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = [game, "--white", "you", "--black", "house:4", "--seed", "s", *SHORT[game]]
    with monkeypatch.context() as patched:
        ghost = ghost_at(game, patched)
        played = run(*arguments)
    assert played.exit_code == 0, played.output
    outcome = played.output.splitlines()[-2]
    assert re.match(r"1\. (you wins as white|house:4 wins as black), ", outcome)
    typed = run(*arguments, lines="\n".join(ghost.lines) + "\n")
    assert typed.output.splitlines()[-2] == outcome


OPENING = ["backgammon", "--white", "you", "--black", "house:1", "--seed", "2"]


def test_plays_are_typed_in_parts_taken_back_and_refused_with_their_law() -> None:
    told = run(*OPENING, lines="x\n25/3\n13/1\nquit\n")
    dice = re.search(r"Your play of (\d)-(\d)", told.output)
    assert dice, told.output
    assert "“x” is not a move" in told.output
    assert re.search(r"Not allowed\. 4\.2\.i+ ", told.output)
    die = int(dice[1])
    half = run(*OPENING, lines=f"13/{13 - die}\nundo\n13/{13 - die}\nquit\n")
    assert half.output.count(f"so far 13/{13 - die}>") == 2
    assert half.exit_code == 0


def test_a_double_that_the_law_does_not_allow_is_refused_with_its_law() -> None:
    told = run(*OPENING[:-1], "1", "--length", "1", lines="double\nresign 9\nnonsense\nquit\n")
    assert "Your turn" in told.output
    assert re.search(r"Not allowed\. 4\.4\.\w+ ", told.output)
    assert "Say one of: roll, double, resign." in told.output


def test_a_carrom_stroke_that_would_be_a_foul_is_stopped_with_its_law() -> None:
    lines = "at 300 angle 90 3\n1 p9 2\nz p1 2\n1 p1\n1 p1 99\nat\nfoo\nhelp\nquit\n"
    told = run("carrom", "--white", "you", "--black", "you", "--seed", "1", lines=lines).output
    assert "130a" in told
    assert "There is no pocket “p9”: they are p1 to p4." in told
    assert "There is no piece “z” on the board." in told
    assert told.count("One speed is needed") == 2
    assert "After “at” a number is missing." in told
    assert "Write piece, pocket and speed" in told
    assert "The queen is q" in told or "the queen is q" in told


def test_a_carrom_man_is_sent_to_a_pocket_and_the_ruling_is_told() -> None:
    lines = "at 0 angle 90 5\n" * 3 + "quit\n"
    told = run("carrom", "--white", "you", "--black", "you", "--seed", "1", lines=lines).output
    assert "  25 " in told
    assert "44 The break is valid." in told


def test_a_striker_is_given_spin_in_words_and_told_so() -> None:
    seen = TABLE.sight(TABLE.game.start(TABLE.terms(1)), Layout({}), "stroke", "white")
    hit = read_stroke(["at", "30", "angle", "88", "4", "spin", "-5"], seen)
    assert hit.spin == pytest.approx(-5 * tau)
    plain = f"{spelling('at')} 30 {spelling('angle')} 88.0 4.0"
    assert in_words(seen, hit) == f"{plain} {spelling('spin')} -5"
    assert in_words(seen, replace(hit, spin=0.0)) == plain
    with pytest.raises(Unclear):
        read_stroke(["at", "30", "angle", "88", "4", "spin", "40"], seen)


def test_snooker_strokes_that_cannot_be_played_get_one_line() -> None:
    lines = "blue 2\nr99 2\nr1\nr1 p7 2\nat 0 900 r1 2\nr1 2 draw 0.9\nr1 2 left\nr1 x\nquit\n"
    told = run("snooker", "--white", "you", "--black", "you", "--seed", "1", lines=lines).output
    for words in (
        "“blue” is not on now",
        "There is no ball “r99” on the table",
        "One speed is needed",
        "There is no pocket “p7”: they are p1 to p6.",
        "Not allowed. 3.5.a: ",
        "The tip would slip",
        "After “left” a number is missing.",
        "“x” is not a number that fits.",
    ):
        assert words in told
    assert "3.5.a" in law_numbers(package_of("snooker/wpbsa"))


def test_a_snooker_stroke_is_told_with_what_was_hit_and_the_law() -> None:
    told = run("snooker", "--white", "you", "--black", "you", "--seed", "1", lines="r1 2.5\nquit\n").output
    assert "First hit: " in told
    assert "2.6 " in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seats_speak_every_language(language: str) -> None:
    words = messages(language)
    for game in WRITERS:
        help_word = words["seat-word-help"].split()[0]
        told = run(game, "--white", "you", "--black", "you", "--lang", language, lines=f"{help_word}\nquit\n")
        assert told.exit_code == 0
        manual = words[f"seat-manual-{game}"].strip().splitlines()[0]
        assert manual in " ".join(told.output.split())


def test_words_that_are_typed_mean_one_thing_in_each_game() -> None:
    groups = (
        ("quit", "help", "undo", "roll", "double", "resign"),
        ("quit", "help", "take", "drop"),
        ("quit", "help", "accept", "refuse"),
        ("quit", "help", "play", "again", "replace", "free", "claim", "concede", "accept", *SNOOKER_WORDS),
    )
    for language in LANGUAGES:
        for group in groups:
            found = [word for name in group for word in messages(language)[f"seat-word-{name}"].split()]
            assert len(found) == len({*found}), (language, group)


def test_q_is_the_queen_and_does_not_leave_the_table() -> None:
    arguments = ["carrom", "--white", "you", "--black", "you", "--seed", "1"]
    told = run(*arguments, lines="q p1 3\nq\nquit\n").output
    assert told.count("Your stroke>") >= 3
    assert "44 The break is valid." in told
    assert "There is no man “q”" not in told.partition("44 The break is valid.")[0]
    for language in LANGUAGES:
        assert "q" not in messages(language)["seat-word-quit"].split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITERS)
def test_board_and_text_fit_a_terminal_of_24_lines(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = run(game, "--white", "you", "--black", "house:2", "--seed", "1", "--lang", language).output
    shown = told.split("\n\n")[-1]
    assert len(shown.splitlines()) + 1 <= 24
    assert all(len(line) <= 80 for line in told.splitlines()[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITERS)
def test_the_manual_breaks_between_words(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    manual = messages(language)[f"seat-manual-{game}"]
    show(manual)
    told = capsys.readouterr().out
    assert all(len(line) <= 50 for line in told.splitlines())
    assert told.split() == manual.split()


@pytest.mark.parametrize(
    ("game", "act"),
    [
        ("carrom", r"house:2: at -?\d+ angle -?[\d.]+ [\d.]+"),
        ("snooker", r"house:2: red angle -?[\d.]+ [\d.]+"),
    ],
)
def test_what_the_house_did_is_told(game: str, act: str) -> None:
    told = run(game, "--white", "you", "--black", "house:2", "--seed", "5", lines="r1 3\n").output
    assert re.search(act, told), told


@pytest.mark.parametrize(
    ("language", "white", "black"),
    [("it", "Bianco", "Nero"), ("es", "Blancas", "Negras"), ("en", "White", "Black")],
)
def test_players_known_by_their_seat_are_called_in_the_language_of_the_reader(
    language: str, white: str, black: str
) -> None:
    arguments = ["snooker", "--white", "you", "--black", "you", "--seed", "1", "--lang", language]
    rulings = [line for line in run(*arguments, lines="r1 3\n").output.splitlines() if line.startswith("  ")]
    said = " ".join(rulings)
    assert white in said
    assert black in said
    assert not re.search(r"\b(white|black)\b", said)


def test_the_italian_board_is_no_dinner_table() -> None:
    assert "alla tavola" not in messages("it")["seat-welcome-backgammon"]


def test_numbers_follow_their_words() -> None:
    assert taken_apart(["r1", "at", "1,5", "-2", "3"], {"at": 2}) == (["r1", "3"], {"at": (1.5, -2.0)})
    assert pocket_of("p2", 4) == 1
    assert pocket_of("pink", 6) is None
    for word in ("nan", "inf", "1e9"):
        with pytest.raises(Unclear):
            taken_apart(["at", word], {"at": 1})


@pytest.mark.parametrize("lines", ["quit\n", "exit\n", ""])
def test_you_can_leave_at_any_time(lines: str) -> None:
    told = run("snooker", "--white", "you", "--black", "you", "--seed", "3", lines=lines)
    assert told.exit_code == 0
    assert told.output.endswith("White won 0, black 0. Seed: 3.\n")


HEEDING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""Heeds interrupts though the tests themselves may run in the background, where they are ignored."""


class Screen:
    """The command on a real pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.terminal, end = pty.openpty()
        environment = {**os.environ, "ARBITRO_LANG": "en", "TERM": "xterm"}
        command = [
            sys.executable,
            "-c",
            f"{HEEDING}; from arbitro.cli import main; main()",
            "play",
            *arguments,
        ]
        self.process = subprocess.Popen(
            command, stdin=end, stdout=end, stderr=end, env=environment, start_new_session=True
        )
        os.close(end)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.terminal)

    def until(self, words: str, seconds: float = 60.0) -> None:
        """Read until some words are shown."""
        assert self.shows(words, seconds), self.shown

    def shows(self, words: str, seconds: float) -> bool:
        """Tell whether some words are shown in time."""
        limit = time.monotonic() + seconds
        while words not in self.shown and time.monotonic() < limit:
            if select.select([self.terminal], [], [], 0.2)[0] and not self._read():
                break
        return words in self.shown

    def interrupt(self, words: str) -> None:
        """Interrupt until some words are shown: a signal between the prompt and the reading of it goes unheard."""
        for _ in range(6):
            self.process.send_signal(signal.SIGINT)
            if self.shows(words, 10.0):
                return
        raise AssertionError(self.shown)

    def type(self, text: str) -> None:
        """Type some text."""
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        """Wait for the end and return the exit code."""
        code = self.process.wait(60)
        while select.select([self.terminal], [], [], 0.2)[0] and self._read():
            pass
        return code

    def _read(self) -> bool:
        try:
            data = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)


@pytest.mark.parametrize("key", ["\x04", "quit\r"])
def test_on_a_terminal_you_play_and_leave(key: str) -> None:
    with Screen("backgammon", "--white", "you", "--black", "house:1", "--seed", "2") as screen:
        screen.until("Your play of")
        screen.type("99/1\r")
        screen.until("is not a move")
        screen.type(key)
        screen.until("White won 0, black 0. Seed: 2.")
        assert screen.end() == 0


def test_on_a_terminal_an_interrupt_at_your_seat_leaves_cleanly() -> None:
    with Screen("carrom", "--white", "you", "--black", "you", "--seed", "2") as screen:
        screen.until("Your stroke>")
        screen.interrupt("White won 0, black 0. Seed: 2.")
        assert screen.end() == 0
        assert "Traceback" not in screen.shown


def test_a_long_series_shows_its_progress_and_an_interrupt_sums_up() -> None:
    with Screen("backgammon", "--games", "900", "--length", "3", "--seed", "4") as screen:
        screen.until("of 900: ")
        screen.until("2. house wins as ")
        screen.interrupt("Seed: 4.")
        assert screen.end() == 130
        assert re.search(r"White won \d+, black \d+\. Seed: 4\.", screen.shown)
        assert "Traceback" not in screen.shown


def test_no_progress_is_shown_where_there_is_no_terminal() -> None:
    result = run("backgammon", "--games", "2", "--length", "1", "--seed", "4", "--json")
    assert result.stderr == ""
    assert [json.loads(line)["match"] for line in result.stdout.splitlines()] == [1, 2]
