"""Options and arguments whose help and names are told in the user's language."""

from __future__ import annotations

import click

from arbitro.cli.language import tell

_METAVARS = {
    "integer": "number",
    "float": "number",
    "integer range": "number",
    "float range": "number",
    "path": "file",
}


class TranslatedHelp:
    """Keeps the name of a message as `help` and gives out its text."""

    _message: str | None = None

    @property
    def help(self) -> str | None:
        """The help in the language of this run."""
        return tell(self._message) if self._message else None

    @help.setter
    def help(self, message: str | None) -> None:
        self._message = message


class Option(TranslatedHelp, click.Option):
    """An option whose help is the name of a message."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return the choices, or what kind of value is taken."""
        if isinstance(self.type, click.Choice):
            return super().make_metavar(ctx)
        return tell(f"cli-metavar-{_METAVARS.get(self.type.name, 'text')}")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option and its help, with its default and its range."""
        if self.hidden:
            return None
        extra = self.get_help_extra(ctx)
        default = [tell("cli-help-default", value=extra["default"])] if "default" in extra else []
        limits = [extra["range"]] if "range" in extra else []
        required = [tell("cli-help-required")] if "required" in extra else []
        notes = "; ".join([*default, *limits, *required])
        return self.get_help_spec(ctx), f"{self.help or ''}  [{notes}]" if notes else self.help or ""


def usage(param: click.Parameter, ctx: click.Context) -> list[str]:
    """Return how a parameter stands in the usage line."""
    if not isinstance(param, click.Argument) or isinstance(param.type, click.Choice):
        return param.get_usage_pieces(ctx)
    told = display_name(param) if param.required else f"[{display_name(param)}]"
    return [f"{told}..." if param.nargs == -1 else told]


def display_name(param: click.Parameter) -> str:
    """Return what a user calls a parameter."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return tell(f"cli-argument-{param.name}")
