"""`arbitro completion`: the script that completes the command in a shell."""

import click
from click.shell_completion import get_completion_class

from arbitro.cli.commands import command


@command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script of a shell."""
    kind = get_completion_class(shell)
    assert kind is not None
    root = context.find_root().command
    click.echo(kind(root, {}, "arbitro", "_ARBITRO_COMPLETE").source())
