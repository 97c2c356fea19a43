"""Tells a live match: what it is for the one who asks, and what an act brought."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from arbitro.kernel import Offer, PlayedAct, Question, Role, Running, Verdict, leading, tag_of
from arbitro.kernel.journal import Inserted, Recorded
from arbitro.kernel.plugin import side_of
from arbitro.l10n import Language
from arbitro.layout import is_rack
from arbitro.library import announce, ask, describe, explain, explain_refusal, tell_happening
from arbitro.live.changes import Tree, view_changes
from arbitro.live.documents import (
    ActShown,
    Answer,
    ClockShown,
    DueShown,
    MatchShown,
    PieceShown,
    PlayerShown,
    QuestionShown,
    RefusalText,
    RulingText,
    SpectatorNumbers,
    State,
)
from arbitro.live.lag import lag_so_far
from arbitro.live.naming import Reader, chairs_in, names_in, reader, turn_name
from arbitro.live.setting import FROZEN
from arbitro.live.tellable import LAST, LiveHeard, LiveSitting, Tellable, given_up
from arbitro.live.viewer import Viewer
from arbitro.live.visibility import MATCH_FIELDS, acts_up_to_dispute, hides, may_see, visible

EYE = 1
"""Decimals of a millimetre that an eye sees: the gaps of a rack are smaller."""


class MatchPicture(msgspec.Struct, frozen=True):
    """A match as one who has a role may see it, while nothing is entered."""

    shown: MatchShown
    """It with its clocks left out."""
    offers: tuple[Offer, ...]
    choices: bool
    """Whether it is said what each act that is due may be."""


def match_view(
    match: Tellable,
    role: str,
    language: Language,
    sitting: LiveSitting | None = None,
    before: int | None = None,
) -> MatchShown:
    """Return a match as one who has a role may see it; `before`: as it was when an earlier act was judged."""
    sitting = sitting or match.sitting
    hidden = hides(match.sitting, role)
    if before is not None:
        # A match as it was when the act of an entry was judged; its clocks stand as they stood then.
        state = sitting.state_before(before)
        picture = _picture(match, role, language, sitting, state)
        at = sitting.pauses.playing(sitting.journal.entries[before].at)
        clocks = [replace(clock, running=False) for clock in sitting.game.clocks(state, at)]
        return replace(
            picture.shown, at=match.now, clocks=[clock_shown(clock, match, sitting) for clock in clocks]
        )
    # What the picture depends on: while these are the same objects, it is made once for all of a role and
    # language.
    of = (sitting, match.particulars, match.sitting if hidden else None)
    picture = match.once((role, language), of, lambda: _picture(match, role, language, sitting))
    return _stood(match, role, picture) if hidden else _moment(match, sitting, picture)


def own_view(match: Tellable, viewer: Viewer, sitting: LiveSitting | None = None) -> MatchShown:
    """Return a match as one reader sees it: which seats are theirs, where others join them, what is wished."""
    told = match_view(match, viewer.role, viewer.language, sitting)
    wish = match.wish(viewer.person, told.sequence)
    if not viewer.person:
        return told if wish is None else replace(told, wish=wish)
    codes = match.invitations if viewer.person == match.particulars.owner else {}
    players = [
        replace(
            player,
            you=seat.person == viewer.person,
            join=f"/join/{match.name}/{codes[seat.side]}" if seat.side in codes else None,
        )
        for player, seat in zip(told.players, match.particulars.seats, strict=True)
    ]
    return replace(told, players=players, wish=wish)


def _stood(match: Tellable, role: str, picture: MatchPicture) -> MatchShown:
    """Return a match for whoever may not see the disputed act: its clocks stand as they stood before it."""
    before = match.once(("before dispute", role), (match.sitting,), lambda: visible(match.sitting, role))
    clocks = [replace(clock, running=False) for clock in before.clocks(before.journal.at)]
    return replace(
        picture.shown, at=match.now, clocks=[clock_shown(clock, match, before) for clock in clocks]
    )


def _moment(match: Tellable, sitting: LiveSitting, picture: MatchPicture) -> MatchShown:
    """Return a match at this very moment: only its clocks have moved since it was pictured."""
    clocks = sitting.clocks(match.now)
    if not clocks:
        return replace(picture.shown, at=match.now)
    due = [_due(offer, clocks, picture.choices) for offer in picture.offers if offer.due]
    shown = [clock_shown(clock, match, sitting) for clock in clocks]
    return replace(picture.shown, at=match.now, due=due, clocks=shown)


def _picture(
    match: Tellable, role: str, language: Language, sitting: LiveSitting, state: Any = None
) -> MatchPicture:
    frozen = _before_dispute(match, role)
    current = state is None and frozen is None
    if state is None:
        state = sitting.state if frozen is None else frozen[0]
    view = sitting.view(_seen_as(role)) if current else sitting.game.view(state, _seen_as(role))
    still = match.particulars.desk in FROZEN or given_up(sitting)
    offers = () if still else match.offers(state)
    standing = sitting.game.standing(state)
    choices = may_see("choices", role, MATCH_FIELDS)
    numbers = sitting.game.spectators(state, _seen_as(role))
    last = match.last(sitting) if frozen is None else frozen[1]
    shown = MatchShown(
        id=match.name,
        edition=sitting.game.edition,
        mode=match.particulars.mode,
        players=_players(match, sitting, view.match, state),
        state=_state(match, sitting, standing.ended is not None),
        sequence=sitting.sequence,
        head=sitting.journal.head,
        match=view.match,
        after=view.after,
        due=[_due(offer, (), choices) for offer in offers if offer.due],
        questions=[_question(offer, sitting.game.edition, language) for offer in offers if offer.asks],
        clocks=[],
        layout=_layout(match, state),
        last=_last_shown(match, last, sitting, reader_of(match, sitting, language)),
        standing=standing,
        at=0,
        lease=match.particulars.lease,
        table=match.particulars.table,
        event=match.particulars.event,
        offers=offers if may_see("offers", role, MATCH_FIELDS) else None,
        unit=sitting.game.unit(state),
        spectators=UNSET if numbers is None else cast("SpectatorNumbers", numbers),
    )
    return MatchPicture(shown, offers, choices)


def answer(
    match: Tellable,
    heard: Sequence[LiveHeard],
    viewer: Viewer,
    before: LiveSitting,
    *,
    several: bool = False,
) -> Answer:
    """Return what is answered to an act whose last part may have been refused."""
    last, language, edition = heard[-1], viewer.language, match.sitting.game.edition
    refusal = _refusal(last, edition, language, len(heard) - 1 if several else None)
    sitting = before if refusal else last.sitting
    # All or none: nothing is told of the acts before the one that was refused.
    made = () if refusal else tuple(heard)
    reads = reader_of(match, sitting, language)
    told = Answer(
        sequence=sitting.sequence,
        head=sitting.journal.head,
        rulings=[text for one in made for text in rulings_heard(one, one.sitting, reads)],
        say=[announce(edition, message, language, reads.names) for one in made for message in one.says],
        refused=refusal,
        rejudged=sorted({number for one in made for number in one.rejudged}),
    )
    return with_view(told, match, viewer, before, sitting)


def answer_again(match: Tellable, heard: Sequence[LiveHeard], viewer: Viewer, before: LiveSitting) -> Answer:
    """Return what is answered to a command that was carried out before: what it brought, and the match as it is now."""
    last, language, edition = heard[-1].sitting, viewer.language, match.sitting.game.edition
    reads = reader_of(match, last, language)
    told = Answer(
        sequence=last.sequence,
        head=last.journal.head,
        rulings=[text for one in heard for text in _rulings_since(match.sitting, one, reads)],
        say=[announce(edition, message, language, reads.names) for one in heard for message in one.says],
        refused=None,
        rejudged=sorted({number for one in heard for number in one.rejudged}),
        repeated=True,
    )
    return with_view(told, match, viewer, before, match.sitting)


def _rulings_since(now: LiveSitting, heard: LiveHeard, reads: Reader) -> list[RulingText]:
    """Return what was ruled on an act; on one that was corrected since, what is ruled now."""
    entry = heard.entry
    if entry is not None and isinstance(entry.act, Recorded | Inserted):
        steps = (step for step in now.judged.steps_from(0) if step.number == entry.number)
        # As the entry is ruled now, if it was corrected since (hall.md, Repeats).
        if any(step.facts != entry.act.facts for step in steps) and (one := now.played_act(entry.number)):
            return rulings(one, now, reads)
    return rulings_heard(heard, heard.sitting, reads)


def with_view(
    told: Answer, match: Tellable, viewer: Viewer, before: LiveSitting, after: LiveSitting
) -> Answer:
    """Return an answer with what the caller wants to be told of the match: all of it, what changed, or nothing."""
    if viewer.view == "none":
        return told
    if viewer.view == "whole":
        return replace(told, match=own_view(match, viewer, after))
    # Refused: `base` is `sequence`, and the changes are none (hall.md, Views).
    if before is after:
        return replace(told, base=after.sequence, changes={})
    base, view = own_view(match, viewer, before), own_view(match, viewer, after)
    changes = view_changes(as_tree(base), as_tree(view))
    last = UNSET if base.last == view.last else view.last
    return replace(told, base=before.sequence, changes=changes, last=last)


def as_tree(view: object) -> Tree:
    """Return a view as JSON values."""
    return cast("Tree", msgspec.to_builtins(view, str_keys=True))


def address(edition: str, law: str) -> str:
    """Return where a law stands on the site."""
    return f"/laws/{edition}#{law}"


def _seen_as(role: str) -> Role:
    return cast("Role", role) if role in ("player", "official") else "public"


def _before_dispute(match: Tellable, role: str) -> tuple[Any, tuple[PlayedAct[Any, Any], ...]] | None:
    """Return the state before a disputed act and the acts before it; None where all may be seen."""
    sitting = match.sitting
    if not hides(sitting, role):
        return None
    if acts := acts_up_to_dispute(sitting):
        return sitting.state_before(acts[-1].step.number), acts[-5:-1]
    return visible(sitting, role).state, ()


def _state(match: Tellable, sitting: LiveSitting, ended: bool) -> State:
    if sitting.review is not None:
        return "review"
    if ended or match.particulars.desk == "over" or given_up(sitting):
        return "over"
    if sitting.pauses.since is not None:
        return "paused"
    return "waiting" if match.particulars.waiting else "running"


def _players(match: Tellable, sitting: LiveSitting, view: dict[str, Any], state: Any) -> list[PlayerShown]:
    colours = view.get("colours") or {}
    seats, at_board = match.particulars.seats, sitting.game.chairs(state)
    return [
        PlayerShown(
            seat.name,
            side_of(seat.side) if at_board else seat.side,
            colours.get(side_of(seat.side)),
            seat.house,
            seat.invited and seat.person is None,
            chair=chair,
        )
        for seat, chair in zip(seats, chairs_in(sitting.game, state, len(seats)), strict=True)
    ]


def reader_of(match: Tellable, sitting: LiveSitting, language: Language) -> Reader:
    """Return the names and the language in which a match is told."""
    return reader(match.particulars.seats, sitting, language)


def _due(offer: Offer, clocks: Iterable[Running], choices: bool) -> DueShown:
    own = (clock for clock in clocks if clock.of == offer.by and clock.running)
    until = min((clock.left + clock.before for clock in own), default=None)
    chosen = offer.fields.get("", None) if list(offer.fields) == [""] else (offer.fields or None)
    start, to = offer.line or (None, None)
    return DueShown(offer.by, offer.act, chosen if choices else None, until, start, to)


def question_id(offer: Offer) -> str:
    """Return the name by which a question is answered."""
    return f"{offer.act}-{offer.asks}"


def _question(offer: Offer, edition: str, language: Language) -> QuestionShown:
    choices = [choice for values in offer.fields.values() for choice in values]
    text = ask(edition, Question(str(offer.asks), ()), language)
    return QuestionShown(question_id(offer), str(offer.asks), text, choices)


def clock_shown(clock: Running, match: Tellable, sitting: LiveSitting) -> ClockShown:
    """Return how a clock stands."""
    credited = lag_so_far(sitting, clock.of) if match.hall_keeps_time(sitting) else 0
    goes = clock.running and not match.still
    return ClockShown(clock.purpose, clock.of, clock.left, goes, clock.reason, credited)


def _layout(match: Tellable, state: Any) -> list[PieceShown] | None:
    if match.particulars.mode != "played":
        return None
    layout = match.layout(state)
    if layout is None:
        return None
    # Of an untouched rack the gaps are hidden: nobody sees them before their time (hall.md, A match), and
    # they decide the break.
    if layout.rack is None:
        return [PieceShown(*piece) for piece in layout.positions()]
    return [PieceShown(name, round(x, EYE), round(y, EYE)) for name, x, y in layout.positions()]


def _last_shown(
    match: Tellable, acts: Sequence[PlayedAct[Any, Any]], sitting: LiveSitting, reads: Reader
) -> list[ActShown]:
    """Return the last three acts in words, each put into words once."""
    return [
        match.once(
            # As many names as acts are shown: `once` keeps what it made under a name, and so stays small.
            ("act", one.step.number % LAST, reads.language),
            (one, before, reads),
            partial(_act, one, before, sitting, reads),
        )
        for one, before in _with_states(acts, sitting)[-3:]
    ]


def acts_shown(match: Tellable, most: int, language: Language) -> list[ActShown]:
    """Return the last acts of a match in words: whose turn each was, in which board, what was ruled and said."""
    sitting, reads = match.sitting, reader_of(match, match.sitting, language)
    game, seats = sitting.game, match.particulars.seats
    return [
        replace(
            _act(one, before, sitting, reads),
            who="" if before is None else turn_name(seats, game, before, language),
            unit=game.unit(one.state if before is None else before),
        )
        for one, before in _with_states(sitting.last(most), sitting)
    ]


def _with_states(
    acts: Sequence[PlayedAct[Any, Any]], sitting: LiveSitting
) -> list[tuple[PlayedAct[Any, Any], Any]]:
    """Return acts that follow each other, each with the state before it; None where that is not at hand."""
    first = _state_before(sitting, acts[0].step.number) if acts else None
    return [*zip(acts, [first, *(one.state for one in acts)], strict=False)]


def _state_before(sitting: LiveSitting, number: int) -> Any:
    """Return the state before the act that opened a board, frame or game; None where it opened none."""
    judged = sitting.judged
    if judged.played and judged.played[0].step.number == number:
        return judged.start
    return next((unit.start for unit in judged.closed if unit.steps and unit.steps[0].number == number), None)


def _act(one: PlayedAct[Any, Any], before: Any, sitting: LiveSitting, reads: Reader) -> ActShown:
    number = one.step.number
    entry = sitting.journal.entries[number]
    return ActShown(
        number,
        entry.at,
        entry.author,
        [fact for fact in one.facts if not is_rack(fact)],
        ruling_texts(one.verdicts, number, sitting, reads),
        [announce(sitting.game.edition, words, reads.language, reads.names) for words in one.says],
        _happening(one, before, sitting, reads),
        None if before is None else sitting.game.standing(before).turn,
    )


def _happening(one: PlayedAct[Any, Any], before: Any, sitting: LiveSitting, reads: Reader) -> str:
    """Return what happened in an act with the names of those who play; where nothing was done, what was entered."""
    game = sitting.game
    reads = replace(reads, names=names_in(game, one.state if before is None else before, reads.names))
    made = [ruling for verdict in one.verdicts for ruling in verdict.rulings]
    return tell_happening(game.edition, made, in_words(one, sitting, reads), reads.language, reads.names)


def in_words(one: PlayedAct[Any, Any], sitting: LiveSitting, reads: Reader) -> str:
    """Return what happened in an act; what lies on the table then is shown, and not told."""
    facts = [fact for fact in one.facts if tag_of(fact) != "Lies"] or [*one.facts]
    told = [fact for fact in facts[:-1] if not is_rack(fact)] + facts[-1:]
    return "; ".join(describe(sitting.game.edition, fact, reads.language, reads.names) for fact in told)


def rulings(one: PlayedAct[Any, Any], sitting: LiveSitting, reads: Reader) -> list[RulingText]:
    """Return what is ruled on an act as things stand."""
    return ruling_texts(one.verdicts, one.step.number, sitting, reads)


def rulings_heard(heard: LiveHeard, sitting: LiveSitting, reads: Reader) -> list[RulingText]:
    """Return what was ruled on an act, and on those that it has judged again."""
    number = heard.entry.number if heard.entry else sitting.sequence
    again = [
        text
        for earlier in heard.rejudged
        if (one := sitting.played_act(earlier))
        for text in ruling_texts(one.verdicts, earlier, sitting, reads)
    ]
    return [*again, *ruling_texts(heard.verdicts, number, sitting, reads)]


def ruling_texts(
    verdicts: Iterable[Verdict[Any]], number: int, sitting: LiveSitting, reads: Reader
) -> list[RulingText]:
    """Return the rulings of verdicts on an entry in words."""
    edition, made = sitting.game.edition, [one for verdict in verdicts for one in verdict.rulings]
    leads = leading(made)
    return [
        RulingText(
            ruling.law,
            explain(edition, ruling, reads.language, reads.names),
            ruling.derived,
            address(edition, ruling.law),
            number,
            any(effect.punishes for effect in ruling.effects),
            0 < place == leads,
        )
        for place, ruling in enumerate(made)
    ]


def _refusal(heard: LiveHeard, edition: str, language: Language, index: int | None) -> RefusalText | None:
    refused = heard.refused
    if refused is None:
        return None
    room = "desk" if refused.rule.startswith("held_") else None
    return RefusalText(refused.law, explain_refusal(edition, refused, language, room), index)
