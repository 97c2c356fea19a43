"""The command `arbitro`. Each subcommand lives in its own module and is imported only when it is called."""

from arbitro.cli.commands import Arbitro

main = Arbitro(
    name="arbitro",
    help="cli-arbitro",
    commands={
        "rule": "arbitro.cli.cases:rule",
        "check": "arbitro.cli.cases:check",
        "desk": "arbitro.cli.desk:desk",
        "laws": "arbitro.cli.laws:laws",
        "new": "arbitro.cli.new:new",
        "inspect": "arbitro.cli.inspect:inspect",
        "exam": "arbitro.cli.exam:exam",
        "play": "arbitro.cli.play:play",
        "umpire": "arbitro.cli.umpire:umpire",
        "replay": "arbitro.cli.replay:replay",
        "snooker": "arbitro.cli.snooker:snooker",
        "backgammon": "arbitro.cli.backgammon:backgammon",
        "dice": "arbitro.cli.dice:dice",
        "table": "arbitro.cli.table:table",
        "site": "arbitro.cli.site:site",
        "serve": "arbitro.cli.serve:serve",
        "club": "arbitro.cli.club:club",
        "demo": "arbitro.cli.demo:demo",
        "follow": "arbitro.cli.follow:follow",
        "backup": "arbitro.cli.hall:backup",
        "restore": "arbitro.cli.hall:restore",
        "hall": "arbitro.cli.hall:hall",
        "permissions": "arbitro.cli.hall:permissions",
        "journal": "arbitro.cli.journal:journal",
        "papers": "arbitro.cli.papers:papers",
        "lab": "arbitro.cli.lab:lab",
        "completion": "arbitro.cli.completion:completion",
    },
)
"""The entry point of the command line."""

__all__ = ["main"]
