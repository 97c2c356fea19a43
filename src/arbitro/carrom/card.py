"""The official score card: who broke each board, queen and men, running totals, times, toss, remarks, signatures."""

from collections.abc import Iterator

import msgspec

from arbitro.carrom.contest import CarromContest, derive_match
from arbitro.carrom.facts import CarromFact, CarromToss, Choice
from arbitro.carrom.match import CarromMatch, Pair
from arbitro.carrom.terms import of_length
from arbitro.kernel import Sitting


class CardLine(msgspec.Struct, frozen=True):
    """One board on the card."""

    game: int
    board: int
    break_by: str
    """Who broke."""
    queen: Pair
    """Points for the queen: of the winner who covered it, and nothing for the other."""
    men: Pair
    """The opponent's men left on the board, for the winner, and nothing for the other."""
    total: Pair
    """Points of each side in the game after the board."""
    conceded_by: str = ""
    """Who gave up the game at this board, if anybody did."""


class CardTime(msgspec.Struct, frozen=True):
    """When a game began and ended."""

    game: int
    start: str = ""
    end: str = ""


class CardHeading(msgspec.Struct, frozen=True, kw_only=True):
    """What stands above the boards."""

    championship: str = ""
    event: str = ""
    round: str = ""
    date: str = ""
    time: str = ""
    match: str = ""
    umpire: str = ""
    table: str = ""
    """The number of the carrom board."""
    teams: tuple[str, str] = ("", "")
    toss_won_by: str = ""
    toss_choice: Choice | None = None


class ScoreCard(msgspec.Struct, frozen=True, kw_only=True):
    """The whole card, as a value; `as_json` is what is filed."""

    heading: CardHeading
    players: tuple[str, str]
    times: tuple[CardTime, ...] = ()
    lines: tuple[CardLine, ...] = ()
    games: Pair = (0, 0)
    remarks: str = ""
    won_by: str | None = None
    signed_by_loser: str = ""
    signed_by_umpire: str = ""

    def as_json(self) -> bytes:
        """Return the card as JSON."""
        return msgspec.json.encode(self)


def score_card(
    match: CarromMatch,
    heading: CardHeading,
    times: tuple[CardTime, ...] = (),
    remarks: str = "",
    signatures: tuple[str, str] = ("", ""),
) -> ScoreCard:
    """Return the card of a match; the signatures are the loser's and the umpire's."""
    loser, umpire = signatures
    return ScoreCard(
        heading=heading,
        players=match.players,
        times=times,
        lines=tuple(_lines(match)),
        games=match.games,
        remarks=remarks,
        won_by=match.winner,
        signed_by_loser=loser,
        signed_by_umpire=umpire,
    )


def card_of(sitting: Sitting[CarromContest, CarromFact]) -> ScoreCard:
    """Return the card of a live match as it stands: names, toss and boards."""
    toss = next((fact for fact, _ in sitting.verdicts() if isinstance(fact, CarromToss)), None)
    names = sitting.journal.opened.players
    heading = CardHeading(
        teams=(" / ".join(names[0::2]), " / ".join(names[1::2])),
        toss_won_by=toss.winner if toss else "",
        toss_choice=toss.choice if toss else None,
    )
    book = of_length(sitting.game.books[1], sitting.state.length)
    return score_card(derive_match(sitting.state, book).state, heading)


def _lines(match: CarromMatch) -> Iterator[CardLine]:
    total, game = (0, 0), 0
    for result in match.results:
        if result.game != game:
            total, game = (0, 0), result.game
        first = result.winner == match.players[0]
        queen, men = _pair(result.queen, first), _pair(result.points - result.queen, first)
        total = (total[0] + queen[0] + men[0], total[1] + queen[1] + men[1])
        loser = match.other(result.winner) if result.conceded else ""
        yield CardLine(result.game, result.number, result.breaker, queen, men, total, loser)


def _pair(points: int, first: bool) -> Pair:
    return (points, 0) if first else (0, points)
