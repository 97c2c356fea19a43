"""A template filled in, in a language: for the hall's pages, and for those that are made where they are read."""

from functools import cache, partial

from jinja2 import Environment, PackageLoader, StrictUndefined

from arbitro import __version__
from arbitro.kernel.plugin import plugins
from arbitro.l10n import LANGUAGES, Language, knows, say
from arbitro.library import GAMES, edition_name, editions, in_force
from arbitro.web import addresses
from arbitro.web.prose import mark_words, markdown, prose
from arbitro.web.styles import asset
from arbitro.web.traits import game_traits


def render(template: str, language: Language, *, here: str = "/", site: str = "", **values: object) -> str:
    """Return the template filled in; `here` is the page's address without its language, `site` the hall's."""
    words = {"t": partial(say, language), "knows": knows, "name": partial(edition_name, language=language)}
    return (
        _templates().get_template(template).render(language=language, here=here, site=site, **words, **values)
    )


def stand_alone() -> None:
    """Leave out of every page from now on what only a hall has: the site is written as plain files."""
    _templates().globals["alone"] = True


@cache
def _templates() -> Environment:
    templates = Environment(
        loader=PackageLoader("arbitro.web"),
        # Names are what people typed (ASVS 1.2.1).
        autoescape=True,
        # A misspelt name is an error and no empty place on a page.
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    # Games and editions come in the order in which the library lists them, not by the alphabet.
    templates.policies["json.dumps_kwargs"] = {"sort_keys": False}
    templates.filters |= {"markdown": markdown, "marked": mark_words, "prose": prose}
    templates.globals |= {
        "address": addresses,
        "asset": asset,
        "alone": False,
        "editions": editions(),
        "in_force": in_force,
        "games": GAMES,
        "game_traits": game_traits(),
        "plugins": plugins(),
        "languages": LANGUAGES,
        "version": __version__,
    }
    return templates
