import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from arbitro.cases.book import _PACKED
from arbitro.library import GAMES

GOOD = "import cython\n\n\ndef double(x: cython.int) -> cython.int:\n    return 2 * x\n"


def folder(root: Path, source: str) -> Path:
    core = root / "src/small/core"
    core.mkdir(parents=True)
    (core / "__init__.py").touch()
    (core / "sums.py").write_text(source)
    return core


def test_the_core_is_compiled_beside_its_source(tmp_path: Path) -> None:
    core = folder(tmp_path, GOOD)
    assert hatch_build.compile_core(tmp_path, [core], True)
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


def test_without_a_working_compiler_a_checkout_goes_on_and_warns_loudly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")
    core = folder(tmp_path, GOOD)
    (core / f"sums{EXTENSION_SUFFIXES[0]}").write_text("compiled of older sources")
    assert not hatch_build.compile_core(tmp_path, [core], False)
    assert [path.suffix for path in core.iterdir()] == [".py", ".py"], "what is older than its source is gone"
    said = capfd.readouterr().err
    assert "!!!!" in said
    assert "install a C compiler" in said


def test_without_node_a_checkout_goes_on_and_names_all_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web/src").mkdir(parents=True)
    built = tmp_path / "src/arbitro/web/static/built"
    built.mkdir(parents=True)
    (built / "main.js").write_text("of older sources")
    monkeypatch.setattr(hatch_build, "find_npm", lambda: (["/nonexistent/npm"], {}))
    hatch_build.build_assets(tmp_path, False)
    assert not built.exists()
    said = capfd.readouterr().err
    assert all(word in said for word in ("search as you type", "replayed strokes", "dice", "Node.js"))


def test_a_wheel_is_whole_or_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")
    monkeypatch.setattr(hatch_build, "find_npm", lambda: (["/nonexistent/npm"], {}))
    with pytest.raises(SystemExit, match="build refused: without the compiled core"):
        hatch_build.compile_core(tmp_path, [folder(tmp_path, GOOD)], True)
    (tmp_path / "web/src").mkdir(parents=True)
    with pytest.raises(SystemExit, match="build refused: without the scripts of the site"):
        hatch_build.build_assets(tmp_path, True)


@pytest.mark.parametrize(
    ("version", "set", "whole"),
    [
        ("standard", {}, True),
        ("standard", {"ARBITRO_INCOMPLETE": "1"}, False),
        ("editable", {}, False),
        ("editable", {"ARBITRO_RELEASE": "1"}, True),
        ("standard", {"ARBITRO_RELEASE": "1", "ARBITRO_INCOMPLETE": "1"}, True),
    ],
)
def test_only_a_checkout_or_who_asks_goes_on_without_a_part(
    version: str, set: dict[str, str], whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ARBITRO_RELEASE", "ARBITRO_INCOMPLETE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set.items():
        monkeypatch.setenv(name, value)
    assert hatch_build.must_be_whole(version) == whole


def test_the_assets_are_fingerprinted_by_name_and_content(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/main.ts").write_text("export {};")
    one = hatch_build.fingerprint(tmp_path)
    assert hatch_build.fingerprint(tmp_path) == one
    (tmp_path / "src/main.ts").rename(tmp_path / "src/other.ts")
    two = hatch_build.fingerprint(tmp_path)
    (tmp_path / "src/other.ts").write_text("export { };")
    assert len({one, two, hatch_build.fingerprint(tmp_path)}) == 3


def built_site(root: Path) -> Path:
    """A checkout whose two scripts are built."""
    (root / "web/src").mkdir(parents=True)
    (root / "web/package.json").write_text(
        '{"scripts": {"build": "esbuild src/main.ts src/play-snooker.ts"}}'
    )
    built = root / "src/arbitro/web/static/built"
    built.mkdir(parents=True)
    for name in ("main.js", "play-snooker.js"):
        (built / name).write_text("")
    (built / ".sources").write_text(hatch_build.fingerprint(root / "web"))
    return built


def test_a_script_that_is_not_there_is_built_again(tmp_path: Path) -> None:
    built = built_site(tmp_path)
    assert hatch_build.is_fresh(tmp_path)
    (built / "play-snooker.js").unlink()
    assert not hatch_build.is_fresh(tmp_path)


def test_every_script_of_the_site_is_looked_for() -> None:
    root = Path(hatch_build.__file__).parent
    there = {file.name for file in (root / "src/arbitro/web/static/built").glob("*.js")}
    assert {f"{name}.js" for name in hatch_build.scripts(root / "web")} == there


def test_what_is_built_already_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built_site(tmp_path)
    monkeypatch.setattr("subprocess.run", lambda *args, **kwargs: pytest.fail("built again"))
    hatch_build.build_assets(tmp_path, True)


def test_a_wheel_carries_every_case_that_clauses_and_what_ifs_show() -> None:
    root = Path(hatch_build.__file__).parent
    builder = WheelBuilder(str(root))
    carried = {
        file.distribution_path for file in builder.recurse_forced_files(builder.config.get_force_include())
    }
    shown = [file for game in GAMES for file in sorted((root / "tests/cases" / game).glob("*.yaml"))]
    beside = _PACKED.relative_to(root / "src").as_posix()
    assert {f"{beside}/{file.parent.name}/{file.name}" for file in shown} <= carried
    assert len(shown) > len(GAMES)
