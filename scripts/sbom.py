"""Write the bill of materials of a release as CycloneDX 1.6: `python -m scripts.sbom > arbitro.cdx.json`."""

import json
import sys
import tomllib
from typing import Any

from scripts.locked import ROOT, packages

HASHES = {"sha256": "SHA-256", "sha512": "SHA-512", "sha1": "SHA-1"}


def bill() -> dict[str, Any]:
    """Return the bill: the program, and every package that its lock files pin."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project.get("version") or _version()
    whole = {"type": "application", "bom-ref": "arbitro", "name": project["name"], "version": version}
    components = []
    for one in packages():
        kind, _, digits = one.digest.partition(":")
        component = {
            "type": "library",
            "bom-ref": one.address,
            "name": one.name,
            "version": one.version,
            "purl": one.address,
        }
        components.append(
            component | ({"hashes": [{"alg": HASHES[kind], "content": digits}]} if kind in HASHES else {})
        )
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": whole},
        "components": components,
        "dependencies": [{"ref": "arbitro", "dependsOn": [one["bom-ref"] for one in components]}],
    }


def _version() -> str:
    from arbitro import __version__

    return __version__


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1)
