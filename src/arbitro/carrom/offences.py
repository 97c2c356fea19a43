"""The offences on the umpire's list, and how each is entered."""

from typing import Literal

Entry = Literal["stroke", "foul", "place", "event"]

OFFENCES: dict[str, Entry] = {
    "push": "stroke",
    "thumb": "stroke",
    "base-line": "stroke",
    "base-circle": "stroke",
    "arrow": "stroke",
    "early-stroke": "stroke",
    "backwards": "stroke",
    "behind-line": "stroke",
    "touch": "foul",
    "elbow": "foul",
    "powder": "foul",
    "lean": "foul",
    "chair": "foul",
    "body": "foul",
    "talk": "foul",
    "gesture": "foul",
    "solid-object": "foul",
    "striker-tested": "foul",
    "striker-on-frame": "foul",
    "distract": "foul",
    "hit-board": "foul",
    "other": "foul",
    "outside-circle": "place",
    "on-centre": "place",
    "shot-with-queen": "place",
    "disturbed": "place",
    "own-man": "place",
    "out-of-turn": "event",
    "leave-seat": "event",
    "plays-during-appeal": "event",
    "wrecks-board": "event",
    "misconduct": "event",
    "warn": "event",
}
"""Where each is entered: in a stroke, as a foul outside a stroke, in placing, or as an event of its own.

What is said of one is the message `carrom-offence-<name>`.
"""
