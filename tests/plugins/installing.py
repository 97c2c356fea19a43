"""Installs a package as pip does, without a network: its folder, and what its metadata say of entry points."""

import shutil
import tomllib
from pathlib import Path


def install(project: Path, site: Path) -> dict[str, str]:
    """Install a project into a folder, and return the environment in which programs find it."""
    said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for package in project.glob("*/__init__.py"):
        shutil.copytree(package.parent, site / package.parent.name)
    info = site / f"{said['name'].replace('-', '_')}-{said['version']}.dist-info"
    info.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {said['name']}\nVersion: {said['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in found.items())
        for group, found in said["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")
    return {"PYTHONPATH": str(site)}
