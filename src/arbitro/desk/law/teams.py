"""Pairs and teams: line-ups, substitutes between matches, and the boards of a team match."""

import msgspec
from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no, not_now
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.finish import finish, open_claim
from arbitro.desk.lengths import board_score
from arbitro.desk.match import DRAW, HOLDING, LIVE, EventMatch, TeamBoardWon
from arbitro.desk.members import fault_of
from arbitro.desk.offer import DeskOffer, OfferChoice, OfferField, choice, choices, is_accepted
from arbitro.desk.timing import may_be_drawn
from arbitro.kernel import Fact


class LineUp(Fact, frozen=True):
    """A team names who plays its boards, in their order."""

    match: str
    by: str
    players: tuple[str, ...]


def line_up(event: Event, act: LineUp) -> Answered:
    """Take a side's line-up for a match that has not begun."""
    match = event.match(act.match)
    if event.setup.boards is None:
        return no("no_teams_here")
    if match is None or match.state not in ("ready", "called") or not match.has(act.by):
        return not_now("match_is_not_ready", event, act.match)
    named = set(act.players)
    if len(act.players) != event.setup.boards or len(named) < len(act.players):
        return no("not_a_line_up")
    if not named <= set(event.entries[act.by].members):
        return no("not_a_line_up")
    named_so = replace(match, line_ups={**match.line_ups, act.by: act.players})
    players = ", ".join(act.players)
    return answer_done(
        event.with_matches(named_so), "lined-up", match=match.id, player=act.by, players=players
    )


def offer_line_up(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer the sides to name who plays their boards."""
    boards = event.setup.boards
    if boards is None or match.state not in ("ready", "called"):
        return None
    people = [(side, person) for side in match.names for person in event.entries[side].members]
    named = tuple(OfferChoice(person, {"by": (side,)}) for side, person in people)
    fields = (choice("by", match.names), OfferField("players", "order", named, least=boards, most=boards))
    return DeskOffer("line_up", {"match": match.id}, fields)


class Substitute(Fact, frozen=True):
    """Somebody takes the place of a member of a pair or a team, between two matches."""

    player: str
    out: str
    enters: str = msgspec.field(name="in")


def substitute(event: Event, act: Substitute) -> Answered:
    """Let somebody take a member's place while the entry plays no match."""
    entry = event.entry(act.player)
    if entry is None or entry.left or act.out not in entry.members:
        return no("no_such_member")
    # `reported` too: the result of the match they have just played is not settled.
    if any(match.state in (*HOLDING, "reported") for match in event.of(act.player)):
        return no("between_matches_only")
    members = tuple(act.enters if person == act.out else person for person in entry.members)
    if fault_of(event.entries, entry.name, members, event.setup.boards) is not None:
        return no("member_twice")
    # A line-up names people: one that names who has left the team must not be called.
    changed = _without_line_ups(event.enter(replace(entry, members=members)), entry)
    return answer_done(changed, "substituted", player=entry.name, out=act.out, enters=act.enters)


def offer_substitute(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer to replace a member of an entry."""
    number = 1
    while any(f"N. N. {number}" in (one.name, *one.members) for one in event.entries.values()):
        number += 1
    new = f"N. N. {number}"
    may = [one for one in entry.members if is_accepted(substitute(event, Substitute(entry.name, one, new)))]
    if not may:
        return None
    return DeskOffer(
        "substitute", {"player": entry.name}, (choice("out", may), OfferField("in", "text", example=new))
    )


class BoardResult(Fact, frozen=True):
    """A board of a team match is over."""

    match: str
    board: int
    winner: str
    score: dict[str, int] | None = None


def board_result(event: Event, act: BoardResult) -> Answered:
    """Enter a board of a team match; the last one ends it, unless both sides are level."""
    laws, match, boards = laws_of(event), event.match(act.match), event.setup.boards
    if boards is None:
        return no("no_teams_here")
    if match is None or match.state not in ("ready", *LIVE):
        return not_now("match_takes_no_result", event, act.match, laws.result)
    if (dispute := open_claim(event, match.id)) is not None:
        return no("a_claim_is_open", laws.claim, dispute=dispute)
    if not match.has(act.winner):
        return no("not_a_side", laws.result)
    if not 1 <= act.board <= boards or act.board in match.boards:
        return no("no_such_board", laws.result)
    if act.score is not None and not board_score(event, match, act.winner, act.score):
        return no("impossible_score", laws.score)
    entered = _count_board(match, act)
    winner = _ahead(entered) or (DRAW if may_be_drawn(event, match) else None)
    # All boards are in and nobody is ahead: the match stays open until the desk gives a result itself.
    if len(entered.boards) < boards or winner is None:
        playing = replace(entered, state="playing") if match.state in ("ready", "called") else entered
        # The event with a team match in play since now, where its beginning was not entered.
        said = event.with_matches(
            playing if playing.started is not None else replace(playing, started=event.now)
        )
    else:
        said = finish(event, entered, winner, "play", entered.score)
    return answer_done(said, "board-won", laws.result, match=match.id, board=act.board, winner=act.winner)


def offer_board_result(event: Event, match: EventMatch) -> DeskOffer | None:
    """Offer to enter a board of a team match."""
    numbers = range(1, (event.setup.boards or 0) + 1)

    def may(board: int) -> bool:
        return is_accepted(board_result(event, BoardResult(match.id, board, match.names[0])))

    left = [board for board in numbers if match.known and may(board)]
    if not left:
        return None
    score = OfferField("score", "score", choices(match.names), optional=True)
    return DeskOffer(
        "board_result", {"match": match.id}, (choice("board", left), choice("winner", match.names), score)
    )


def _count_board(match: EventMatch, act: BoardResult) -> EventMatch:
    """Return a team match with one more board, its score the boards that each side has won."""
    boards = {**match.boards, act.board: TeamBoardWon(act.winner, act.score)}
    score = {name: sum(won.winner == name for won in boards.values()) for name in match.names}
    return replace(match, boards=boards, score=score)


def _ahead(match: EventMatch) -> str | None:
    """Return who has won more boards or, where these are level, more points on them; None where all is level."""
    won = match.score or {}
    points = {
        name: sum((board.score or {}).get(name, 0) for board in match.boards.values()) for name in match.names
    }
    one, other = match.names
    rank = {name: (won.get(name, 0), points[name]) for name in match.names}
    if rank[one] == rank[other]:
        return None
    return max(match.names, key=lambda name: rank[name])


def _without_line_ups(event: Event, entry: EventEntry) -> Event:
    """Return the event in which an entry has named nobody for the matches to come."""
    named = [match for match in event.of(entry.name) if entry.name in match.line_ups and not match.finished]
    kept = [
        replace(match, line_ups={side: up for side, up in match.line_ups.items() if side != entry.name})
        for match in named
    ]
    return event.with_matches(*kept)
