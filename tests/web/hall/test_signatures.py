"""A hall signs its journals: anyone can check it, and what was changed, forged or signed by another shows."""

import json
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from starlette.testclient import TestClient

from arbitro.cli import main
from arbitro.kernel.signature import HallKey, SignedHead, find_flaw, leads_to
from arbitro.pocket.judging import begin_judging
from arbitro.pocket.signatures import CheckedSignature, check_signature
from arbitro.store import Store
from arbitro.store.copying import new_round
from arbitro.store.settings import SIGNING, get
from arbitro.store.signing import rotate_key, signing_keys
from tests.store.journals import begin, lines
from tests.web.hall.conftest import Device

STROKES: tuple[dict[str, Any], ...] = ({"stroke": {"white": 1}}, {"stroke": {}}, {"stroke": {"black": 1}})


@pytest.fixture
def match(director: Device) -> str:
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    made = director.post("/api/matches", body).json()["id"]
    for number, event in enumerate(STROKES):
        act = {"command": f"c{number}", "event": event, "expected": number}
        assert director.post(f"/api/matches/{made}/acts", act).status_code == 200
    return str(made)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments), "--lang", "en"])


def test_anybody_gets_the_head_signed_of_the_last_entry_and_of_any_before(
    site: TestClient, match: str
) -> None:
    stranger = Device(site)
    journal = stranger.get(f"/api/matches/{match}/journal").text.splitlines()
    (key,) = stranger.get("/api/keys").json()["keys"]
    for number, asked in ((3, ""), (3, "?sequence=3"), (1, "?sequence=1")):
        told = stranger.get(f"/api/matches/{match}/signature{asked}").json()
        signed = msgspec.convert(told, SignedHead)
        assert (signed.journal, signed.sequence, signed.key) == (match, number, key["key"])
        assert find_flaw(signed, json.loads(journal[number])["digest"], [key["key"]]) is None
    for wrong in ("4", "-1", "x", "", "9" * 30):
        assert stranger.get(f"/api/matches/{match}/signature?sequence={wrong}").status_code == 404


def test_a_disputed_act_is_signed_for_officials_alone(site: TestClient, director: Device, match: str) -> None:
    body = {"command": "p", "expected": 3, "text": "it was not so", "by": "B"}
    assert director.post(f"/api/matches/{match}/protest", body).status_code == 200
    assert Device(site).get(f"/api/matches/{match}/signature").json()["sequence"] == 2
    assert Device(site).get(f"/api/matches/{match}/signature?sequence=3").status_code == 404
    assert director.get(f"/api/matches/{match}/signature").json()["sequence"] == 4


def test_a_reader_finds_out_what_is_wrong_with_a_signature(site: TestClient, match: str) -> None:
    stranger = Device(site)
    journal = stranger.get(f"/api/matches/{match}/journal").text
    signed = stranger.get(f"/api/matches/{match}/signature").json()
    keys = stranger.get("/api/keys").json()["keys"]

    def checked(lines: str = journal, *, known: str = "", **change: object) -> CheckedSignature:
        begin_judging(match, lines)
        return check_signature(match, {**signed, **change}, keys, known)

    assert checked() == CheckedSignature(signed["key"], None, True)
    assert checked(known=signed["key"]).vouched
    assert not checked(known="ed25519:" + "A" * 43).vouched
    assert checked(sequence=2).flaw == "forged"
    assert checked(at=signed["at"] + 1).flaw == "forged"
    assert checked(signature="A" * 86).flaw == checked(signature="é").flaw == "forged"
    assert checked(key="ed25519:" + "A" * 43).flaw == "unknown-key"
    assert checked("".join(journal.splitlines(keepends=True)[:-1])).flaw == "other-journal"


def test_a_new_key_is_vouched_for_by_the_one_before_it_and_older_signatures_stay_good(tmp_path: Path) -> None:
    with Store.serve(tmp_path) as store:
        for now in (10, 20):
            store.write(partial(rotate_key, now=now)).result()
        keys = store.read(signing_keys)
    first, second, third = (one.key for one in keys)
    assert [one.until for one in keys] == [10, 20, None]
    assert leads_to(first, keys, third)
    assert not leads_to(third, keys, first)
    thief = [*keys[:1], HallKey(second, 10, 20, keys[2].succession), keys[2]]
    assert not leads_to(first, thief, third)


def test_the_secret_is_in_a_backup_and_leaves_the_hall_in_no_live_copy(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "hall") as store:
        secret = store.read(lambda connection: get(connection, SIGNING))
        told = msgspec.json.encode(store.read(lambda connection: new_round(connection, 0, "")))
    assert secret is not None
    assert signing_name(told)
    assert "signing" not in [row["name"] for row in settings_of(told)]
    assert run("backup", tmp_path / "copy", "--data", tmp_path / "hall").exit_code == 0
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    assert run("restore", tmp_path / "copy", "--data", tmp_path / "other").exit_code == 0
    with Store.serve(tmp_path / "other") as other:
        assert other.read(lambda connection: get(connection, SIGNING)) == secret


def settings_of(told: bytes) -> list[dict[str, str]]:
    tables = msgspec.json.decode(told)["tables"]
    return next(table["rows"] for table in tables if table["table"] == "settings")


def signing_name(told: bytes) -> bool:
    return "signing keys" in [row["name"] for row in settings_of(told)]


def test_signatures_are_checked_on_the_command_line(tmp_path: Path) -> None:
    data, file = tmp_path / "hall", tmp_path / "hall.zip"
    with Store.serve(data) as store:
        begin(store, "m", lines(3)).result()
        begin(store, "n", lines(1)).result()
    shown = run("hall", "key", "--data", data).stdout
    key = shown.split()[0]
    assert key.startswith("ed25519:")
    assert run("hall", "export", file, "--data", data).exit_code == 0
    checked = run("journal", "verify", file, "--key", key)
    assert checked.exit_code == 0
    assert f"2 journals are signed with {key}." in checked.stdout
    assert run("hall", "key", "--new", "--data", data).stdout.splitlines()[0].startswith(f"{key} from ")
    newer = run("hall", "key", "--data", data).stdout.splitlines()[1].split()[0]
    refused = run("journal", "verify", file, "--key", newer)
    assert refused.exit_code == 1
    assert "none of the keys given" in refused.stdout
    with zipfile.ZipFile(file) as archive:
        archive.extractall(tmp_path / "apart")
    one = tmp_path / "apart/journals/000000"
    assert run("journal", "verify", f"{one}.jsonl", "--signature", f"{one}.signature.json").exit_code == 0
    other = run(
        "journal", "verify", tmp_path / "apart/journals/000001.jsonl", "--signature", f"{one}.signature.json"
    )
    assert other.exit_code == 1
    assert "of another journal" in other.stdout
    (tmp_path / "none.json").write_text("[]")
    bad = run("journal", "verify", f"{one}.jsonl", "--signature", tmp_path / "none.json")
    assert (bad.exit_code, len(bad.stderr.splitlines())) == (2, 1)


def test_a_hall_that_was_only_opened_can_take_over_another(tmp_path: Path) -> None:
    with Store.serve(tmp_path / "hall") as store:
        begin(store, "m", lines(3)).result()
    Store.serve(tmp_path / "other").close()
    assert run("hall", "export", tmp_path / "hall.zip", "--data", tmp_path / "hall").exit_code == 0
    assert run("hall", "import", tmp_path / "hall.zip", "--data", tmp_path / "other").exit_code == 0
    shown = [run("hall", "key", "--data", tmp_path / one).stdout for one in ("hall", "other")]
    assert shown[0] == shown[1]
