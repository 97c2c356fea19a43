"""Training at the console: a sample match of each game with tasks, each with the act that is right."""

from typing import Any

import msgspec


class Task(msgspec.Struct, frozen=True):
    """Something that happens at the table, to be entered."""

    name: str
    """What is told of it is the message `umpire-task-<game>-<name>`, or `umpire-task-any-<name>`."""
    event: dict[str, Any]
    """The act that is right."""
    keys: tuple[str, ...]
    """The messages that stand on the keys to be pressed, in order."""
    does: str = "act"
    """What is to be done: an act, or something with the console, such as `undo` and `protest`."""


class Sample(msgspec.Struct, frozen=True):
    """A match to practise on."""

    edition: str
    players: tuple[str, str]
    tasks: tuple[Task, ...]
    given: dict[str, Any] = {}


CONSOLE = (
    Task("undo", {}, ("umpire-undo",), "undo"),
    Task("insert", {}, ("umpire-menu", "umpire-insert"), "insert"),
    Task("offline", {}, (), "offline"),
    Task("hand-over", {}, ("umpire-menu", "umpire-hand-over"), "hand-over"),
    Task("protest", {}, ("umpire-menu", "umpire-protest"), "protest"),
)
"""What is practised at any game, after its own acts; the messages `umpire-task-any-<name>`."""

CARROM = Sample(
    "carrom/icf-2001",
    ("Amara", "Bo"),
    (
        Task("own-man", {"stroke": {"white": 1}}, ("umpire-men-1",)),
        Task("nothing", {"stroke": {}}, ("umpire-nothing",)),
        Task("his-man", {"stroke": {"black": 1}}, ("umpire-men-1",)),
        Task("own-and-striker", {"stroke": {"black": 1, "striker": True}}, ("umpire-n-striker",)),
        Task("placed", {"place": {"men": 2, "by": "white"}}, ("umpire-placed-all",)),
        Task("queen", {"stroke": {"queen": True}}, ("umpire-and-queen",)),
        Task("covers", {"stroke": {"black": 1}}, ("umpire-men-1-covers",)),
        Task("other-man", {"stroke": {"white": 1}}, ("umpire-add-other", "umpire-nothing")),
        Task(
            "touch",
            {"foul": {"by": "white", "offence": "touch"}},
            ("umpire-foul", "carrom-offence-touch"),
        ),
        *CONSOLE,
    ),
)
SNOOKER = Sample(
    "snooker/wpbsa",
    ("Dana", "Emil"),
    (
        Task("red", {"stroke": {"potted": ["red"]}}, ("snooker-word-red",)),
        Task("black", {"stroke": {"potted": ["black"]}}, ("snooker-word-black",)),
        Task("nothing", {"stroke": {}}, ("umpire-nothing-potted",)),
        Task(
            "no-ball",
            {"stroke": {"first": "none"}},
            ("umpire-foul", "umpire-hit-nothing", "umpire-enter-foul"),
        ),
        Task("path", {"clear_path": "full"}, ("umpire-word-snooker-full",)),
        Task("put-back", {"choose": "replace"}, ("umpire-choose-replace",)),
        Task(
            "in-off", {"stroke": {"potted": ["cue"]}}, ("umpire-foul", "umpire-in-off", "umpire-enter-foul")
        ),
        Task("free-ball", {"free_ball": True}, ("umpire-snookered",)),
        Task("choose-play", {"choose": "play"}, ("umpire-choose-free",)),
        Task("declared", {"declare": "blue"}, ("umpire-declared-key", "snooker-word-blue")),
        Task("declared-potted", {"stroke": {"potted": ["blue"]}}, ("snooker-word-blue",)),
        *CONSOLE,
    ),
)
BACKGAMMON = Sample(
    "backgammon/wbgf-2.1",
    ("Cleo", "Max"),
    (
        Task("opening", {"roll": {"X": 3, "O": 1}}, ("3", "1")),
        Task("move", {"move": "8/5 6/5"}, ("umpire-moves", "8/5 6/5")),
        Task("double", {"double": "O"}, ("umpire-say-double",)),
        Task("take", {"take": "X"}, ("umpire-say-take",)),
        Task("roll", {"roll": [6, 4]}, ("6", "4")),
        Task("illegal", {"move": "13/8"}, ("umpire-as-played",)),
        Task("noticed", {"notice": "illegal-move"}, ("umpire-notice", "backgammon-word-illegal-move")),
        *CONSOLE,
    ),
)
