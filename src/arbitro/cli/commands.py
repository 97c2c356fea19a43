"""Commands whose help, headings and errors are told in the user's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn, TypeVar

import click

from arbitro import __version__
from arbitro.cli.language import choose, language, tell
from arbitro.cli.parameters import Option, TranslatedHelp, display_name, usage
from arbitro.cli.system import reason
from arbitro.extras import ExtraMissing
from arbitro.l10n import LANGUAGES, knows

# What click itself returns for a wrong option: a script tells bad input from a case that differs by it.
BAD_INPUT = 2
_F = TypeVar("_F", bound=Callable[..., Any])


class TranslatedCommand(TranslatedHelp, click.Command):
    """A command whose help is the name of a message; every one of them takes `--lang`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        language_option = Option(
            ["--lang"], type=click.Choice(LANGUAGES), help="cli-option-lang", expose_value=False
        )
        self.params.append(language_option)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help` with its own text in the user's language."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = tell("cli-option-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line under a heading in the user's language."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=tell("cli-usage") + " ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the pieces of the usage line."""
        pieces = [piece for param in self.get_params(ctx) for piece in usage(param, ctx)]
        return [tell("cli-metavar-options"), *pieces]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, and for a group its commands."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx))]
        with formatter.section(tell("cli-options")):
            formatter.write_dl(records)
        if isinstance(self, Group):
            self.format_commands(ctx, formatter)


class Group(TranslatedCommand, click.Group):
    """A group of commands."""

    command_class = TranslatedCommand

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the pieces of the usage line, the subcommand's included."""
        return [*TranslatedCommand.collect_usage_pieces(self, ctx), tell("cli-metavar-command")]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write each command with the first sentence of its help, without importing any."""
        with formatter.section(tell("cli-commands")):
            formatter.write_dl([(name, tell(self._message_of(name))) for name in self.list_commands(ctx)])

    def _message_of(self, name: str) -> str:
        return f"cli-{self.name}-{name}"


class Arbitro(Group):
    """The whole command, with lazily imported subcommands and errors in the user's language."""

    def __init__(self, *, commands: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._places = dict(commands)
        self.params.append(
            Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                help="cli-option-version",
                callback=_show_version,
            )
        )
        self.params.append(editions_option())

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the subcommands."""
        return list(self._places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a subcommand."""
        if cmd_name not in self._places:
            return None
        module, _, name = self._places[cmd_name].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def main(  # type: ignore[override]  # always ends the process itself, so standalone_mode is not offered
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run the command; what goes wrong is told in one line."""
        arguments = list(sys.argv[1:] if args is None else args)
        # Before click reads anything, so that its own complaints are told in that language too.
        choose(arguments)
        try:
            # Standalone, click would print its errors in English and end the process by itself.
            result = super().main(arguments, prog_name or "arbitro", standalone_mode=False, **_without(extra))
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.ctx.get_help(), err=True)
            sys.exit(BAD_INPUT)
        except click.ClickException as error:
            stop(_words(error))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(130)
        except ExtraMissing as error:
            stop(tell("malformed-extra-missing", extra=error.extra))
        except ValueError as error:
            # End the run with one line where an edition or a game from outside cannot be used.
            from arbitro.kernel.plugin import BadPlugin

            if isinstance(error, BadPlugin):
                stop(tell("game-bad", game=error.game, place=error.place, what=error.what))
            from arbitro.library import FaultyEdition
            from arbitro.library import tell as tell_message

            if isinstance(error, FaultyEdition):
                what = tell_message(error.message, language())
                stop(tell("edition-bad", file=error.file, line=error.line, what=what))
            raise
        except ModuleNotFoundError as error:
            # This one package only: another module that is missing is a
            # fault of ours, and keeps its traceback.
            if error.name != "cython":
                raise
            stop(tell("cli-missing-cython"))
        except OSError as error:
            if error.filename is not None:
                stop(tell("cli-unusable", file=str(error.filename), reason=reason(error)))
            # Without a file name it was standard output: a pipe that was closed, a disk that is full.
            stop(tell("cli-unwritable", file=tell("cli-output"), reason=reason(error)))
        sys.exit(result if isinstance(result, int) else 0)

    def _message_of(self, name: str) -> str:
        return f"cli-{name}"


def command(name: str, **attributes: Any) -> Callable[[_F], TranslatedCommand]:
    """Make a function a command whose help is the message `cli-<name>`."""
    attributes.setdefault("help", f"cli-{name}")
    return click.command(name, cls=TranslatedCommand, **attributes)


def option(*names: str, help: str, **attributes: Any) -> Callable[[_F], _F]:
    """Add an option whose help is the name of a message."""
    return click.option(*names, cls=Option, help=help, **attributes)


def stop(line: str) -> NoReturn:
    """End the run on bad input with one line that says what is wrong."""
    complain(line)
    sys.exit(BAD_INPUT)


def complain(line: str) -> None:
    """Say what is wrong in one line on standard error."""
    click.echo(tell("cli-error", what=line), err=True)


def _without(extra: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in extra.items() if key != "standalone_mode"}


def editions_option() -> Option:
    """Return the option `--editions`: folders of editions, for this run and every process that it starts."""
    path = click.Path(exists=True, file_okay=False, resolve_path=True)
    # Eager: the folders have to be known before another option names an edition in them.
    return Option(
        ["--editions"],
        type=path,
        is_eager=True,
        expose_value=False,
        help="cli-option-editions",
        callback=_use_editions,
    )


def editions_too(function: _F) -> _F:
    """Add `--editions` to a command that runs on for long, where it is looked for."""
    function.__click_params__ = [*getattr(function, "__click_params__", ()), editions_option()]  # type: ignore[attr-defined]  # click keeps them there
    return function


def _use_editions(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value:
        from arbitro.library.plugged import FOLDERS

        held = os.environ.get(FOLDERS)
        # By the environment, which worker processes inherit; folders that were named before stay.
        os.environ[FOLDERS] = f"{held}{os.pathsep}{value}" if held else value


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"arbitro {__version__}")
        ctx.exit()


def _words(error: click.ClickException) -> str:
    """Return what click complains of in the user's language; its own words only where it has no message here."""
    message = f"cli-error-{_kind(error)}"
    if not knows(message):
        return error.format_message()
    return tell(message, name=_name(error), hint=_hint(error))


def _kind(error: click.ClickException) -> str:
    return {
        click.exceptions.NoSuchOption: "no-such-option",
        click.MissingParameter: "missing-parameter",
        click.BadParameter: "bad-parameter",
        click.BadOptionUsage: "bad-option",
        click.BadArgumentUsage: "bad-argument",
        click.FileError: "file",
        click.exceptions.NoSuchCommand: "no-such-command",
    }.get(type(error), "usage")


def _name(error: click.ClickException) -> str:
    if isinstance(error, click.BadParameter) and error.param is not None:
        return display_name(error.param)
    for attribute in ("option_name", "command_name", "filename"):
        if value := getattr(error, attribute, None):
            return str(value)
    return error.format_message()


def _hint(error: click.ClickException) -> str:
    possible = getattr(error, "possibilities", None)
    if possible:
        return ", ".join(sorted(possible))
    if (
        isinstance(error, click.BadParameter)
        and error.param is not None
        and isinstance(error.param.type, click.Choice)
    ):
        return ", ".join(map(str, error.param.type.choices))
    return "none"
