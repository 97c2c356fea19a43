import importlib.util
from pathlib import Path

import pytest

import hatch_build

GOOD = "import cython\n\n\ndef double(x: cython.int) -> cython.int:\n    return 2 * x\n"


def folder(root: Path, source: str) -> Path:
    core = root / "src/small/core"
    core.mkdir(parents=True)
    (core / "__init__.py").touch()
    (core / "sums.py").write_text(source)
    return core


def test_the_core_is_compiled_beside_its_source(tmp_path: Path) -> None:
    core = folder(tmp_path, GOOD)
    assert hatch_build.compile_core(tmp_path, [core])
    (compiled,) = [*core.glob("*.so"), *core.glob("*.pyd")]
    spec = importlib.util.spec_from_file_location("small.core.sums", compiled)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.double(21) == 42
    assert sorted(path.suffix for path in core.iterdir()) == [".py", ".py", compiled.suffix], (
        "nothing else is left"
    )
    assert not (tmp_path / "build").exists()


def test_without_a_working_compiler_the_build_goes_on_and_warns_loudly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("ARBITRO_RELEASE", raising=False)
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert not hatch_build.compile_core(tmp_path, [folder(tmp_path, GOOD)])
    assert "!!!!" in capfd.readouterr().err


def test_a_release_refuses_to_go_on_without_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITRO_RELEASE", "1")
    with pytest.raises(SystemExit, match="release refused"):
        hatch_build.fall_back("the compiled core could not be built")


def test_the_assets_are_fingerprinted_by_name_and_content(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/main.ts").write_text("export {};")
    one = hatch_build.fingerprint(tmp_path)
    assert hatch_build.fingerprint(tmp_path) == one
    (tmp_path / "src/main.ts").rename(tmp_path / "src/other.ts")
    two = hatch_build.fingerprint(tmp_path)
    (tmp_path / "src/other.ts").write_text("export { };")
    assert len({one, two, hatch_build.fingerprint(tmp_path)}) == 3


def test_what_is_built_already_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web/src").mkdir(parents=True)
    built = tmp_path / "src/arbitro/web/static/built"
    built.mkdir(parents=True)
    (built / ".sources").write_text(hatch_build.fingerprint(tmp_path / "web"))
    monkeypatch.setattr("subprocess.run", lambda *args, **kwargs: pytest.fail("built again"))
    hatch_build.build_assets(tmp_path)
