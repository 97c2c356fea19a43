"""What a director can call: every offence with its clause and what the book lets it cost."""

import msgspec

AWAY = ("disqualification", "expulsion")
"""The measures that end a player's match."""
_LADDER = ("warning", "points")


class Breach(msgspec.Struct, frozen=True):
    """A breach of conduct: its clause, and what the book lets it cost."""

    law: str
    sanction: str
    """The clause that says what it may cost."""
    measures: tuple[str, ...]
    repeated: bool = False
    """Only a repeated breach is punished, first by a warning."""
    report: str | None = None
    """The clause by which sending somebody away is reported to the federation."""
    spectator: bool = False
    """It is a spectator's."""
    anybody: bool = False
    """It is a player's or a spectator's."""


OFFENCES: dict[str, Breach] = {
    "etiquette": Breach("1.2.i", "1.2.iii", AWAY),
    "equipment-misused": Breach("1.2.ii", "1.2.iii", AWAY),
    "language": Breach("1.5", "1.5", (*_LADDER, *AWAY), repeated=True, anybody=True),
    "spectator-speaks": Breach("1.6.i", "1.6.iii", ("expulsion",), report="1.6.v", spectator=True),
    "spectator-helps": Breach("1.6.ii", "1.6.iii", ("expulsion",), report="1.6.v", spectator=True),
    "aid": Breach("1.7.i", "1.7.vi", (*_LADDER, *AWAY), report="1.7.viii"),
    "recording": Breach("1.7.ii", "1.7.vi", (*_LADDER, *AWAY), report="1.7.viii"),
    "headphones": Breach("1.7.iii", "1.7.vi", (*_LADDER, *AWAY), report="1.7.viii"),
    "phone": Breach("1.7.iv", "1.7.vi", (*_LADDER, *AWAY), report="1.7.viii"),
    "outside-help": Breach("1.7.v", "1.7.vi", (*_LADDER, *AWAY), report="1.7.viii"),
    "leaving-the-board": Breach("2.2.iii", "2.2.v", ("points",)),
    "emergency-abused": Breach("2.2.vi", "2.2.v", ("points",)),
    "slow-play": Breach("2.3.i", "2.3.i.a", (*_LADDER, "clock")),
    "dice-misused": Breach("4.1.i", "2.4.i", ("baffle-box",)),
    "dice-touched": Breach("4.1.ii", "1.2.iii", AWAY),
    "careless-roll": Breach("4.1.iv.a", "2.4.i", ("baffle-box",)),
    "early-roll-unreported": Breach("4.1.v.a", "4.1.v.a", ("no-option",), repeated=True),
    "moving-unclearly": Breach("4.2.i", "4.2.i", _LADDER, repeated=True),
    "men-touched": Breach("4.2.ii", "4.2.ii", _LADDER, repeated=True),
    "trying-moves": Breach("4.2.v", "4.2.v", _LADDER, repeated=True),
    "clock-hand": Breach("4.3.i", "4.3.i", _LADDER, repeated=True),
    "clock-silence": Breach("4.3.iv", "4.3.iv", (*_LADDER, "game", "match", *AWAY)),
    "agreed-result": Breach("4.5", "4.5", AWAY),
    "information-withheld": Breach("5.3", "5.3", (*_LADDER, *AWAY)),
}
"""Every offence the director can enter."""
