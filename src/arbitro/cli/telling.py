"""What was ruled and said, in the language of this run: for cases, for live matches, for their journals."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, assert_never

from arbitro.cli.language import language, tell
from arbitro.kernel import Game, Message, Refused, Ruling, Running, Standing, ToldEntry, Verdict
from arbitro.kernel.journal import (
    Corrected,
    Inserted,
    LetRun,
    Opened,
    Paused,
    Protested,
    Recorded,
    Redone,
    Resumed,
    Settled,
    Undone,
)
from arbitro.library import (
    announce,
    describe,
    explain,
    explain_refusal,
    merge,
    player_name,
    title,
    word_ruling,
)


def words_of(edition: str, ruling: Ruling | Refused, room: str | None = None) -> str:
    """Return a ruling or a refusal in words; `room` words its own refusals."""
    if isinstance(ruling, Refused):
        return explain_refusal(edition, ruling, language(), room=room)
    return explain(edition, ruling, language())


def ruling_line(edition: str, rulings: Iterable[Ruling | Refused], room: str | None = None) -> Iterator[str]:
    """Yield each sentence that is ruled after the laws that say it, marked where it refuses or is a reading."""
    every = list(rulings)
    for same in merge(word_ruling(edition, one, language()) for one in every if isinstance(one, Ruling)):
        laws, (first, *_) = ", ".join(one.law for one in same), same
        yield _cite(edition, laws, "", first.text, first.law, all(one.derived for one in same))
    for one in every:
        if isinstance(one, Refused):
            words = words_of(edition, one, room)
            yield _cite(edition, one.law, tell("cli-refused"), words, one.law, one.derived)


def _cite(edition: str, laws: str, mark: str, words: str, law: str, derived: bool) -> str:
    """Return a sentence between its laws and the title of the first."""
    name = title(edition, law, language())
    of = f"[{name}]" if name else ""
    return " ".join(filter(None, [laws, mark, words, of, tell("cli-derived") if derived else ""]))


def rulings_of(verdicts: Iterable[Verdict[object]]) -> Iterator[Ruling | Refused]:
    """Yield every ruling of some verdicts, a refusal last."""
    for verdict in verdicts:
        yield from verdict.rulings
        if verdict.refused:
            yield verdict.refused


def spoken_lines(messages: Sequence[Message], edition: str, at_desk: bool = False) -> Iterator[str]:
    """Yield the line that the official says by an edition, where there is one; what a desk notes is not speech."""
    if messages:
        calls = [announce(edition, message, language()) for message in messages]
        yield tell("cli-noted" if at_desk else "cli-say", words=sentences(calls))


def sentences(calls: Sequence[str]) -> str:
    """Return calls as one line, each with its full stop."""
    return " ".join(call if call.endswith((".", "!", "?")) else f"{call}." for call in calls)


def stands(standing: Standing, names: Sequence[str] = ()) -> str:
    """Return the match in numbers: who, what wins it, the game or frame under way, who is to play."""
    one, other = _sides(standing, names)
    parts = ", ".join(f"{first}–{second}" for first, second in standing.parts)
    part = f"{standing.part[0]}–{standing.part[1]}" if standing.part else ""
    ended = standing.ended
    return tell(
        "match-stands",
        one=one,
        other=other,
        score=f"{standing.score[0]}–{standing.score[1]}",
        parts=", ".join(filter(None, (parts, part))) or "none",
        turn=player_name(standing.turn, language()) if standing.turn and not ended else "none",
        winner="none"
        if ended is None
        else player_name(ended.winner, language())
        if ended.winner
        else "nobody",
    )


def _sides(standing: Standing, names: Sequence[str]) -> list[str]:
    """Return the sides as they are called, before them the names of those who play where they are known."""
    # Seats alternate between the sides: in doubles the first and the third play together.
    teams = [" / ".join(names[seat::2]) for seat in range(2)]
    sides = [player_name(side, language()) for side in standing.sides]
    return [f"{team} ({side})" if team else side for team, side in zip(teams, sides, strict=True)]


def ticks(clock: Running) -> str:
    """Return a clock: what it is for, whose it is, what is left."""
    seconds = (clock.left + clock.before) // 1000
    left = f"{seconds // 60}:{seconds % 60:02d}"
    runs = "yes" if clock.running else "no"
    return tell(
        "match-clock", purpose=clock.purpose, of=player_name(clock.of, language()), left=left, runs=runs
    )


def time_of(at: int) -> str:
    """Return a moment of a match: hours, minutes and seconds since it was opened."""
    seconds = at // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def entry_lines(game: Game[Any, Any], one: ToldEntry[Any, Any]) -> Iterator[str]:
    """Yield an entry of a match: its number, moment, author and act, then its rulings and what is said."""
    entry, played, edition, mark = one.entry, one.played, game.edition, _mark(one)
    yield f"{entry.number:4d} {time_of(entry.at)} {entry.author}: {_act(game, one)}{f' ({mark})' if mark else ''}"
    if played:
        yield from (f"       {line}" for line in ruling_line(edition, rulings_of(played.verdicts)))
        yield from (f"       {line}" for line in spoken_lines(played.says, edition))


def _mark(one: ToldEntry[Any, Any]) -> str:
    if one.played:
        return tell("cli-journal-lapsed") if one.played.lapsed else ""
    return tell("cli-journal-taken-back") if isinstance(one.entry.act, Recorded) else ""


def _act(game: Game[Any, Any], one: ToldEntry[Any, Any]) -> str:
    """Return what an entry enters, in words; of a record that was taken back only what it was."""
    act = one.entry.act
    match act:
        case Recorded():
            # What was taken back is judged no more; its facts are decoded only to be told.
            facts = one.played.facts if one.played else tuple(game.decode(bytes(fact)) for fact in act.facts)
            return "; ".join(describe(game.edition, fact, language()) for fact in facts)
        case Opened():
            return tell("journal-opened", edition=act.edition)
        case Corrected(number, _, reason):
            return tell("journal-corrected", number=str(number), reason=reason)
        case Inserted(before, facts, reason):
            told = one.played.facts if one.played else tuple(game.decode(bytes(fact)) for fact in facts)
            words = "; ".join(describe(game.edition, fact, language()) for fact in told)
            return tell("journal-inserted", number=str(before), act=words, reason=reason)
        case LetRun():
            return tell("journal-let-run")
        case Undone(reason) | Redone(reason) | Paused(reason):
            return tell(f"journal-{type(act).__name__.lower()}", reason=reason)
        case Protested(words) | Settled(words):
            return tell(f"journal-{type(act).__name__.lower()}", reason=words)
        case Resumed():
            return tell("journal-resumed")
        case _:
            assert_never(act)
