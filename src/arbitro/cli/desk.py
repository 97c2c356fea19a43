"""`arbitro desk`: a tournament run from the terminal on one file, its journal."""

import re
import sys
from pathlib import Path
from random import Random

import click
import msgspec

from arbitro.cli.commands import Group, TranslatedCommand, complain, option, stop
from arbitro.cli.events import announce, is_series, load
from arbitro.cli.language import language, tell
from arbitro.cli.ratings import ratings
from arbitro.cli.saving import save
from arbitro.cli.series import begin_series, enter_in_series, show_series, verify_series
from arbitro.cli.sheets import entries, export
from arbitro.cli.system import read, reason
from arbitro.desk import acts
from arbitro.desk.event import Event
from arbitro.desk.feeding import Feed, stage_conditions
from arbitro.desk.format import FORMATS, format_of
from arbitro.desk.laws import desk_laws
from arbitro.desk.lengths import length_of
from arbitro.desk.match import EventMatch
from arbitro.desk.offers import event_offers, offers_about
from arbitro.desk.reading import read_act
from arbitro.desk.record import EventRecord, open_record
from arbitro.desk.record import acts as acts_of
from arbitro.desk.schedule import schedule as schedule_of
from arbitro.desk.series import SERIES
from arbitro.desk.simulation import MEAN, SPREAD, Outcome, by_rating, simulate_event
from arbitro.desk.telling import draw_lines, event_lines, schedule_lines, standing_lines
from arbitro.desk.view import champion, view
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Fact, Malformed, Message, Verdict
from arbitro.library import editions, explain, explain_refusal
from arbitro.library import tell as tell_message
from arbitro.library.yaml12 import Flaw, documents
from arbitro.players import COLOURS

desk = Group(name="desk", help="cli-desk")
for _command in (ratings, entries, export):
    desk.add_command(_command)
# An act was refused, and the others were entered; 2 is bad input, of which nothing is.
REFUSED = 1
HOUSE = 3
"""The strengths of house players that a simulated field is made of: the first so many, which are quick."""
_FILE = click.Path(path_type=Path)
_FORMATS = click.Choice([*FORMATS])


@desk.command("new", cls=TranslatedCommand, help="cli-desk-new")
@click.argument("file", type=_FILE)
@option("--from", "source", help="cli-option-desk-from")
@option("--edition", default="desk", show_default=True, help="cli-option-desk-edition")
@option("--format", "form", type=_FORMATS, help="cli-option-desk-format")
@option("--players", type=click.IntRange(2, 8192), help="cli-option-desk-players")
@option("--feed", "feeds", multiple=True, help="cli-option-desk-feed")
def new(
    file: Path,
    source: str | None,
    edition: str,
    form: str | None,
    players: int | None,
    feeds: tuple[str, ...],
) -> int:
    """Begin an event in a new file."""
    if source:
        # The announced conditions of a YAML or JSON file, or end the run with one line.
        found = _document(_text(source))
        if not isinstance(found, dict):
            stop(tell("malformed-not-a-mapping", key=source))
        given = {"level": "event", **found}
    else:
        given = {}
    # What is typed stands over the file.
    given |= {key: value for key, value in (("format", form), ("entries", players)) if value is not None}
    # Never over a journal that is there: it is the only record of its event.
    if file.exists():
        stop(tell("cli-desk-exists", file=str(file)))
    if given.get("level") == SERIES:
        return begin_series(file, given, edition)
    try:
        given = stage_conditions(given, [_read_feed(feed) for feed in feeds]) if feeds else given
    except Malformed as error:
        stop(tell_message(error.message, language()))
    record = _open_record(given, edition)
    save(file, record.journal.export())
    announce([Message("desk-told-opened", {"entries": len(record.event.entries)})])
    return 0


def _read_feed(written: str) -> tuple[Feed, Event]:
    """Return the event of a file and which of its places go on: `cup.jsonl:1-8`, or all without numbers."""
    # Greedy, and anchored at the end: a path may have colons of its own (`C:\…`).
    named = re.fullmatch(r"(.+):(\d{1,5})-(\d{1,5})", written)
    feed = Feed(named[1], int(named[2]), int(named[3])) if named else Feed(written)
    return feed, load(Path(feed.event)).event


@desk.command("do", cls=TranslatedCommand, help="cli-desk-do")
@click.argument("file", type=_FILE)
@click.argument("written", nargs=-1, required=True)
@option("--by", "author", default="desk", show_default=True, help="cli-option-desk-by")
def do(file: Path, written: tuple[str, ...], author: str) -> int:
    """Enter acts; what is refused changes nothing, and those after it go on."""
    events = [_read_act(text, f"[{number}]") for number, text in enumerate(written)]
    if is_series(file):
        return enter_in_series(file, events, author)
    record = load(file)
    # All are read before the first is entered: a slip in the third must not leave two done.
    facts = [_act(event, f"[{number}]") for number, event in enumerate(events)]
    refused = 0
    for fact in facts:
        record, verdict = _enter_act(record, fact, author)
        refused += verdict.refused is not None
    # Once and whole: until here the file is as it was.
    save(file, record.journal.export())
    return REFUSED if refused else 0


@desk.command("draw", cls=TranslatedCommand, help="cli-desk-draw")
@click.argument("file", type=_FILE)
@option("--seed", help="cli-option-desk-seed")
@option("--public", help="cli-option-desk-public")
def draw(file: Path, seed: str | None, public: str | None) -> int:
    """Make the draw, or pair the next round, and show it."""
    record, verdict = _enter_act(load(file), acts.Draw(seed, public), "desk")
    if verdict.refused:
        return REFUSED
    save(file, record.journal.export())
    announce(event_lines(record.event))
    return 0


@desk.command("show", cls=TranslatedCommand, help="cli-desk-show")
@click.argument("file", type=_FILE)
@option("--json", "as_json", is_flag=True, help="cli-option-json")
def show(file: Path, as_json: bool) -> int:
    """Show the event: its rounds and where each match stands; of a series its table."""
    if is_series(file):
        return show_series(file, as_json)
    event = load(file).event
    if as_json:
        click.echo(msgspec.json.encode(view(event)).decode())
    else:
        announce(event_lines(event))
    return 0


@desk.command("standings", cls=TranslatedCommand, help="cli-desk-standings")
@click.argument("file", type=_FILE)
def standings(file: Path) -> int:
    """Show the standings, each line with what put it below the one above."""
    if is_series(file):
        return show_series(file, as_json=False)
    lines = list(standing_lines(load(file).event))
    announce(lines or [Message("desk-told-no-standings")])
    return 0


@desk.command("offers", cls=TranslatedCommand, help="cli-desk-offers")
@click.argument("file", type=_FILE)
@click.argument("about", required=False)
@option("--json", "as_json", is_flag=True, help="cli-option-json")
def offers(file: Path, about: str | None, as_json: bool) -> int:
    """Show what may be entered now, each in its plainest form, with its choices."""
    event = load(file).event
    found = event_offers(event) if about is None else offers_about(event, about)
    if found is None:
        stop(tell("hall-problem-nothing-to-offer", about=str(about)))
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return 0
    for offer in found.values():
        click.echo(msgspec.json.encode(offer.as_act()).decode())
        for field in offer.fields:
            if field.choices:
                told = ", ".join(_choice_told(one.value) for one in field.choices)
                click.echo("  " + tell("desk-told-offer-choices", field=field.name, choices=told))
    if not found:
        announce([Message("desk-told-no-offers")])
    return 0


def _choice_told(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


@desk.command("schedule", cls=TranslatedCommand, help="cli-desk-schedule")
@click.argument("file", type=_FILE)
@option("--json", "as_json", is_flag=True, help="cli-option-json")
def schedule(file: Path, as_json: bool) -> int:
    """Show when and where each match is expected."""
    event = load(file).event
    if as_json:
        click.echo(msgspec.json.encode(schedule_of(event)).decode())
    else:
        announce(schedule_lines(event))
    return 0


@desk.command("verify", cls=TranslatedCommand, help="cli-desk-verify")
@click.argument("file", type=_FILE)
@option("--head", help="cli-option-desk-head")
def verify(file: Path, head: str | None) -> int:
    """Check that nothing was changed or cut off, and that the draw follows from its seed."""
    if is_series(file):
        return verify_series(file, head)
    record = load(file, head)
    entries = len(record.journal.entries)
    announce([Message("desk-told-whole", {"entries": entries, "head": record.journal.head})])
    for act in acts_of(record.journal):
        if isinstance(act, acts.Draw) and act.seed is not None:
            announce(draw_lines(record.event, act.seed, act.public))
            # The first draw alone has lots; later ones pair rounds from results.
            break
    return 0


@desk.command("simulate", cls=TranslatedCommand, help="cli-desk-simulate")
@option(
    "--format", "form", type=_FORMATS, default="knockout", show_default=True, help="cli-option-desk-format"
)
@option(
    "--players", type=click.IntRange(2, 8192), default=16, show_default=True, help="cli-option-desk-players"
)
@option("--edition", default="desk", show_default=True, help="cli-option-desk-edition")
@option("--matches", type=click.Choice(["rating", "house"]), default="rating", help="cli-option-desk-matches")
@option("--seed", default="arbitro", show_default=True, help="cli-option-desk-random")
@option("--save", "file", type=_FILE, help="cli-option-desk-save")
def simulate(form: str, players: int, edition: str, matches: str, seed: str, file: Path | None) -> int:
    """Play an event to its end with results drawn by rating, or played by the house."""
    random = Random(seed)
    record = _open_record(_field(form, players, random), edition)
    outcome = by_rating(random) if matches == "rating" else _by_house(record.event, seed)
    expected_acts = format_of(record.event).about_how_many_acts(record.event.setup, len(record.event.entries))
    with click.progressbar(
        length=expected_acts, label=form, file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for act, _ in simulate_event(record.event, outcome, random):
            record, _verdict = record.enter(act)
            bar.update(1)
    if file is not None:
        save(file, record.journal.export())
    if not FORMATS[form].one_table:
        announce(event_lines(record.event))
        return 0
    announce(standing_lines(record.event))
    announce([Message("desk-told-champion", {"player": champion(record.event) or "–"})])
    return 0


def _by_house(event: Event, seed: str) -> Outcome:
    """Return outcomes that house players play out, each entry as strong as its rank among the ratings."""
    from arbitro.players import PlayerName, invite, play, table_named

    table = table_named(event.setup.game if event.setup.game != "desk" else "backgammon")
    ranked = sorted(event.entries.values(), key=lambda entry: entry.rating or MEAN)
    strength = {entry.name: 1 + HOUSE * place // len(ranked) for place, entry in enumerate(ranked)}

    def outcome(event: Event, match: EventMatch) -> acts.Result:
        sides = dict(zip(COLOURS, match.names, strict=True))
        # A seed for each match and side: an event comes out the same in whatever order it is played.
        told = f"{seed}/{match.id}"
        seats = {
            colour: invite(table, PlayerName("house", strength[name]), f"{told}/{colour}")
            for colour, name in sides.items()
        }
        played = play(table, seats, length_of(event, match) or table.usual_length, told)
        score = {sides[colour]: points for colour, points in played.score.items()}
        return acts.Result(match.id, sides[played.winner], score)

    return outcome


def _field(form: str, players: int, random: Random) -> dict[str, object]:
    """Return an event whose entries have ratings drawn at random."""
    entries = [
        {"name": f"P{number}", "rating": round(random.gauss(MEAN, SPREAD), 1)}
        for number in range(1, players + 1)
    ]
    groups = {"groups": max(2, min(16, players // 4))} if form == "groups" else {}
    return {"format": form, "seeding": "rating", "entries": entries, **groups}


def _document(text: str) -> object:
    """Return the first document of a text, or end the run with one line."""
    found = next(iter(documents(text)), None)
    if isinstance(found, Flaw):
        stop(tell_message(found.message, language()))
    return found


def _text(source: str) -> str:
    try:
        return read(source).decode("utf-8-sig")
    except UnicodeDecodeError:
        stop(tell("cli-not-utf8", file=source))
    except OSError as error:
        stop(tell("cli-unreadable", file=source, reason=reason(error)))


def _open_record(given: dict[str, object], edition: str) -> EventRecord:
    if desk_laws(edition) is None:
        # The game may be left out: `icf-2001` is `carrom/icf-2001`.
        known = [name for name in editions() if name.partition("/")[2] == edition]
        edition = known[0] if known else edition
    if desk_laws(edition) is None:
        stop(tell("malformed-unknown-edition", key="edition", edition=edition))
    try:
        return open_record(given, edition)
    except Malformed as error:
        stop(tell_message(error.message, language()))


def _read_act(text: str, key: str) -> Written:
    """Return an act as it is written in a case, or end the run with one line."""
    found = _document(text)
    if isinstance(found, str):
        return Written(found)
    if not isinstance(found, dict) or len(found) != 1:
        stop(tell_message(Malformed(key, "not-an-event").message, language()))
    return Written(*next(iter(found.items())))


def _act(written: Written, key: str) -> Fact:
    """Return the act that was written, or end the run with one line."""
    try:
        return read_act(written, key)
    except Malformed as error:
        stop(tell_message(error.message, language()))


def _enter_act(record: EventRecord, fact: Fact, author: str) -> tuple[EventRecord, Verdict[Event]]:
    """Enter an act and tell what was ruled on it."""
    record, verdict = record.enter(fact, author)
    if verdict.refused:
        words = explain_refusal(record.edition, verdict.refused, language(), room="desk")
        complain(" ".join(filter(None, [verdict.refused.law, words])))
    for ruling in verdict.rulings:
        click.echo(f"{ruling.law} {explain(record.edition, ruling, language())}")
    announce(verdict.says)
    return record, verdict
