import subprocess
import sys
from pathlib import Path

import pytest

from arbitro import parts
from arbitro.l10n import LANGUAGES, Language, say

WITHOUT_CYTHON = """
import sys
sys.modules["cython"] = sys.modules["Cython"] = None
from arbitro.cli import main
main()
"""


@pytest.mark.skipif(bool(parts.uncompiled_modules()), reason="the core is not compiled here")
@pytest.mark.parametrize(
    "command",
    [
        ["table", "play", "carrom"],
        ["table", "play", "snooker"],
        ["play", "backgammon", "--length", "1", "--white", "house:1", "--black", "house:1", "--seed", "a"],
    ],
)
def test_the_compiled_core_needs_no_cython(command: list[str]) -> None:
    ended = subprocess.run([sys.executable, "-c", WITHOUT_CYTHON, *command], check=False, capture_output=True)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_an_uncompiled_core_without_cython_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from arbitro.cli import main

    def nothing_there(*args: object) -> None:
        raise ModuleNotFoundError("No module named 'cython'", name="cython")

    monkeypatch.setattr(main, "get_command", nothing_there)
    with pytest.raises(SystemExit) as ended:
        main.main(["table", "--lang", "en"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("install it: pip install cython.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["core", "assets"])
def test_advice_for_a_checkout_is_given_in_a_checkout_only(language: Language, part: str) -> None:
    told = {place: say(language, f"cli-missing-{part}", place=place) for place in ("checkout", "installed")}
    assert "make sync" in told["checkout"]
    assert "make sync" not in told["installed"]
    assert "pip install --force-reinstall arbitro" in told["installed"]


def test_this_is_a_checkout_and_what_pip_installs_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert parts.place() == "checkout"
    monkeypatch.setattr(parts, "_HERE", tmp_path / "site-packages/arbitro")
    assert parts.place() == "installed"
