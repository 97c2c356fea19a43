"""The offences on the referee's list, and how each is entered."""

from typing import Literal

Entry = Literal["stroke", "foul", "event"]

OFFENCES: dict[str, Entry] = {
    "double-hit": "stroke",
    "feet-off-floor": "stroke",
    "out-of-turn": "stroke",
    "improper-in-hand": "stroke",
    "jump": "stroke",
    "non-standard-cue": "stroke",
    "partner-talk": "foul",
    "balls-moving": "stroke",
    "colour-not-spotted": "stroke",
    "push": "stroke",
    "touched-ball": "foul",
    "ball-off-table-used": "foul",
    "measuring": "foul",
    "consecutive-reds": "stroke",
    "non-white-cue-ball": "stroke",
    "no-nomination": "foul",
    "line-of-sight": "foul",
    "touched-marker": "foul",
    "time-wasting": "event",
    "misconduct": "event",
}
"""Where each is entered first: with a stroke, as a foul outside one, or as an event of its own.

What is said of one is the message `snooker-offence-<name>`.
"""
