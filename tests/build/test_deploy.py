"""The files with which a hall is run by a system: their syntax, and that they speak of options that exist."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from arbitro.cli.serve import serve

DEPLOY = Path(__file__).parents[2] / "deploy"
OPTIONS = {name for parameter in serve.params for name in parameter.opts}


def used(text: str) -> set[str]:
    return set(re.findall(r"(?<=\s)--[a-z-]+", text))


def test_the_systemd_unit_can_be_read_and_serves() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "arbitro.service", encoding="utf-8")
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert "arbitro serve" in unit["Service"]["ExecStart"]
    assert used(unit["Service"]["ExecStart"]) <= OPTIONS


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is missing")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "arbitro.service").read_text(encoding="utf-8")
    (tmp_path / "arbitro.service").write_text(text.replace("/opt/arbitro/bin/arbitro", "/bin/true"))
    found = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / "arbitro.service"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert "arbitro.service" not in found.stderr, found.stderr


def test_the_compose_file_names_what_it_uses() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"one", "two", "hints", "database", "proxy"}
    for service in services.values():
        used_volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        beside = {volume for volume in used_volumes if volume.startswith(".")}
        assert used_volumes - beside <= set(compose["volumes"])
        assert all((DEPLOY / file).exists() for file in beside)
        assert set(service.get("depends_on", ())) <= set(services)
    for node in ("one", "two"):
        assert used(services[node]["command"]) - {"--quiet"} <= OPTIONS


def test_the_wheels_of_the_image_are_made_for_its_python() -> None:
    files = [DEPLOY.parent / "Dockerfile", DEPLOY / "compose.yaml", DEPLOY.parent / "docs/operate.md"]
    (version,) = set(re.findall(r"^FROM python:(\d+\.\d+)-", files[0].read_text(encoding="utf-8"), re.M))
    for file in files:
        assert f"make wheels PYTHONS={version}" in file.read_text(encoding="utf-8"), file


def test_alerts_are_about_figures_that_a_hall_tells() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    told = (DEPLOY.parent / "src/arbitro/web/hall/health.py").read_text(encoding="utf-8")
    for rule in rules:
        for name in re.findall(r"arbitro_\w+", rule["expr"]):
            assert f'"{re.sub("_(total|bucket)$", "", name)}"' in told, name
