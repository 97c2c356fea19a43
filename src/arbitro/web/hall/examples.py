"""What one may send, shown: an example for each document of the API."""

from typing import Any

from arbitro.live import commands
from arbitro.live.desk import commands as desk_commands
from arbitro.store.register import Club, PersonRecord
from arbitro.web.hall import (
    accounts,
    devices,
    dice,
    matches,
    paper,
    passkeys,
    player_messages,
    register,
    reports,
    sign_in,
    webhooks,
)
from arbitro.web.hall.desk import events as desk
from arbitro.web.hall.desk import planning, series

_ACT: dict[str, Any] = {"command": "5f0c5f0e-6c0e-4d6e-9d51-1a8f3f0c9a11", "expected": 3}
_REASONED = {**_ACT, "reason": "entered by mistake"}

# A body that has none is a KeyError in the description: no address stays without an example.
EXAMPLES: dict[object, Any] = {
    reports.Reporting: {"match": "final", "unsent": 2, "battery": 64, "charging": False, "version": "1"},
    sign_in.Credentials: {"name": "Ada", "password": "a long password"},
    sign_in.FirstDirector: {"code": "K7M2PQ4X", "name": "Ada", "password": "a long password"},
    sign_in.NewAccount: {"name": "Bea", "password": "another long one", "roles": ["umpire"]},
    accounts.Changed: {"roles": ["umpire", "marker"], "closed": False},
    sign_in.NewGuest: {"name": "Gil"},
    passkeys.Proved: {"password": "a long password"},
    passkeys.NewPasskey: {
        "name": "My phone",
        "credential": {
            "id": "bXkta2V5",
            "rawId": "bXkta2V5",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "attestationObject": "oA"},
        },
    },
    passkeys.PasskeySignIn: {
        "credential": {
            "id": "bXkta2V5",
            "rawId": "bXkta2V5",
            "type": "public-key",
            "response": {
                "clientDataJSON": "e30",
                "authenticatorData": "AA",
                "signature": "AA",
                "userHandle": "YWNjb3VudC0x",
            },
        }
    },
    devices.Asking: {"pin": "7KQ2MX", "name": "phone of table 7"},
    devices.Approval: {"role": "umpire", "table": "7"},
    matches.NewMatch: {
        "id": "final",
        "edition": "carrom/icf-2001",
        "mode": "umpired",
        "players": [{"name": "Ada"}, {"name": "Bea"}],
    },
    matches.Join: {"join": "7KQ2MX4PWN3R"},
    player_messages.Reacting: {"reaction": "well-played"},
    player_messages.Declining: {"expected": 3},
    commands.Acts: {**_ACT, "event": {"stroke": {"white": 1, "queen": True}}},
    commands.Commanded: _ACT,
    commands.Reasoned: _REASONED,
    commands.Undoing: _REASONED,
    commands.Correction: {**_REASONED, "number": 2, "event": {"stroke": {"white": 2}}},
    commands.Insertion: {**_REASONED, "before": 2, "event": {"stroke": {"white": 2}}},
    commands.ClockRun: {**_ACT, "run": True},
    commands.ProtestRequest: {**_ACT, "text": "the striker was pocketed too", "by": "B", "law": "86"},
    commands.Reply: {**_ACT, "question": "attempt-fair-attempt", "choice": "fair"},
    commands.ResignRequest: {**_ACT, "by": "B"},
    dice.Share: {"link": "0f" * 32},
    commands.LeaseRequest: {**_ACT, "take": True},
    paper.Typed: {"edition": "snooker/wpbsa", "lines": "1 7 1 6 -\n1 5 -"},
    desk.NewEvent: {
        "id": "cup",
        "title": "Spring cup",
        "edition": "carrom/icf-2001",
        "given": {"format": "knockout", "entries": ["Ada", "Bea", "Cleo", "Dora"], "tables": 2},
    },
    webhooks.NewWebhook: {"url": "https://example.org/hook", "events": ["desk", "match"]},
    register.NewPerson: {"name": "Asha Rao", "club": "Carrom Pune", "country": "IND", "consent": True},
    PersonRecord: {"club": "Carrom Mumbai"},
    register.Merging: {"into": 17},
    register.RegisterSent: {"content": "bmFtZSxjbHViCkFkYSxSb21hCg==", "preview": True},
    Club: {"name": "Carrom Pune", "country": "IND"},
    series.NewSeries: {"id": "season", "title": "Winter series", "given": {"best": 5}},
    series.SeriesActSent: {**_ACT, "event": {"add_event": {"event": "cup"}}},
    desk.Invited: {"name": "Ada"},
    desk.Joining: {"join": "7KQ2MX4PWN"},
    desk_commands.DeskAct: {**_ACT, "event": {"call": {"match": "R1.1", "table": "T1"}}},
    desk_commands.DeskActs: {**_ACT, "events": [{"result": {"match": "R1.1", "winner": "Ada"}}]},
    planning.PlanAsked: {"given": {"format": "knockout", "entries": ["Ann", "Bea", "Cid"]}},
    planning.SheetSent: {"content": "bmFtZSxjbHViCkFkYSxSb21hCg=="},
    planning.UnchangedMatch: {"match": "R1.1"},
    desk_commands.DeskPreview: {"event": {"correct_result": {"match": "R1.1", "winner": "Bea"}}},
    dict: {"id": "one", "edition": "carrom/icf-2001", "when": [{"stroke": {"white": 1}}]},
}
"""By the struct of the body; a document without one is a case."""
