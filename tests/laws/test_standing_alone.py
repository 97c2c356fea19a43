"""The law rooms stand alone: what a browser can load, with msgspec as the only compiled part."""

import subprocess
import sys

import pytest

FORBIDDEN = (
    "arbitro.table",
    "arbitro.strokes",
    "arbitro.players",
    "arbitro.backgammon.core",
    "cython",
    "numpy",
)
ROOMS = "arbitro.kernel, arbitro.library, arbitro.cases, arbitro.l10n"
LOADED = "import sys, {rooms}; print(*sys.modules)"
RULED = """
import sys
from arbitro.library import game
sys.modules["arbitro.backgammon.core"] = None
one = game("backgammon/wbgf-2.1")
state = one.start(one.terms())
print(*(offer.act for offer in one.offers(state)))
"""


def run_python(source: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("game", ["carrom", "snooker", "backgammon"])
def test_the_laws_of_a_game_load_without_table_players_or_compiled_core(game: str) -> None:
    loaded = run_python(LOADED.format(rooms=f"{ROOMS}, arbitro.{game}.game, arbitro.{game}.plugin"))
    assert [name for name in loaded if name.startswith(FORBIDDEN) and name != "cython_runtime"] == []


def test_one_game_loads_without_the_others() -> None:
    loaded = run_python(LOADED.format(rooms="arbitro.carrom.game"))
    assert [name for name in loaded if name.startswith(("arbitro.snooker", "arbitro.backgammon"))] == []


def test_backgammon_is_ruled_without_its_compiled_core() -> None:
    assert run_python(RULED) != []
