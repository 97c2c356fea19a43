"""Which built parts this installation has: the compiled core and the web assets."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

_HERE = Path(__file__).parent


def uncompiled_modules() -> list[str]:
    """Return the modules of the hot core that run as plain Python, which is correct but slow."""
    sources = (path for path in sorted(_HERE.glob("*/core/*.py")) if path.name != "__init__.py")
    return [
        ".".join(source.relative_to(_HERE.parent).with_suffix("").parts)
        for source in sources
        if not any(source.with_name(source.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)
    ]


def missing() -> list[str]:
    """Return the names of the parts that could not be built: `core`, `assets`."""
    assets = (_HERE / "web/static/built/main.js").exists()
    return [name for name, absent in (("core", bool(uncompiled_modules())), ("assets", not assets)) if absent]


def place() -> str:
    """Return whether this is a `checkout`, whose parts are built by `make sync`, or was `installed` from a wheel."""
    return "checkout" if (_HERE.parents[1] / "hatch_build.py").is_file() else "installed"
