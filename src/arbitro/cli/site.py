"""`arbitro site`: the law books and all that needs no hall as plain files, for any web space."""

from pathlib import Path

import click

from arbitro.cli.commands import command, option
from arbitro.cli.language import tell


@command("site")
@option(
    "--out", "folder", required=True, type=click.Path(file_okay=False, path_type=Path), help="site-option-out"
)
def site(folder: Path) -> int:
    """Write the site into a folder."""
    from arbitro.web.site import FolderOccupied, write_site

    try:
        files = write_site(folder)
    except FolderOccupied:
        click.echo(tell("site-not-empty", folder=str(folder)), err=True)
        return 2
    click.echo(tell("site-written", files=files, folder=str(folder)))
    return 0
