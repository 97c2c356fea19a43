"""The API beside three generators of clients: each makes one of its description and complains of nothing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.peers
ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools/bin/uv"


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("api") / "openapi.json"
    line = [sys.executable, "-c", "from arbitro.cli import main; main()", "hall", "description"]
    file.write_bytes(subprocess.run(line, check=True, capture_output=True).stdout)
    return file


def made(line: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a generator, or skip where it cannot be had."""
    got = subprocess.run(line, cwd=folder, check=False, capture_output=True, text=True, timeout=600)
    said = got.stdout + got.stderr
    if any(trouble in said for trouble in ("No solution found", "Failed to fetch", "E404", "ENOTFOUND")):
        pytest.skip(f"{line[-1]} cannot be had here: {said.strip().splitlines()[-1]}")
    return got


def test_openapi_python_client_makes_a_client(description: Path, tmp_path: Path) -> None:
    tool = [str(UV), "tool", "run", "--quiet", "openapi-python-client==0.29.1"]
    got = made([*tool, "generate", "--path", str(description), "--meta", "none"], tmp_path)
    assert got.returncode == 0, got.stdout + got.stderr
    client = next(tmp_path.iterdir())
    assert len(list((client / "api").rglob("*.py"))) > 50
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(client)], check=True)


def test_openapi_typescript_makes_types(description: Path, tmp_path: Path) -> None:
    if shutil.which("npx") is None:
        pytest.skip("npx is missing: install Node.js")
    got = made(["npx", "--yes", "openapi-typescript@7.13.0", str(description), "-o", "api.d.ts"], tmp_path)
    assert got.returncode == 0, got.stdout + got.stderr
    assert "/api/matches" in (tmp_path / "api.d.ts").read_text("utf-8")


def test_datamodel_code_generator_makes_models(description: Path, tmp_path: Path) -> None:
    tool = [
        str(UV),
        "tool",
        "run",
        "--quiet",
        "--from",
        "datamodel-code-generator==0.89.0",
        "datamodel-codegen",
    ]
    asked = ["--input", str(description), "--input-file-type", "openapi", "--output", "models.py"]
    got = made([*tool, *asked, "--output-model-type", "msgspec.Struct"], tmp_path)
    assert got.returncode == 0, got.stdout + got.stderr
    subprocess.run([sys.executable, "-m", "py_compile", "models.py"], cwd=tmp_path, check=True)
