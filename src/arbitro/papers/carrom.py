"""The carrom score card, as the Colombian book has it: three games of eight boards, or more where there are."""

from itertools import groupby

import msgspec

from arbitro.carrom.card import CardLine, ScoreCard, card_of
from arbitro.papers.occasion import MatchPaper, Occasion

GAMES, BOARDS = 3, 8


class CardRow(msgspec.Struct, frozen=True):
    """One board; None where it is to be written."""

    number: int
    breaker: str | None = None
    queen: tuple[int, int] | None = None
    men: tuple[int, int] | None = None
    total: tuple[int, int] | None = None


class CarromCard(msgspec.Struct, frozen=True):
    """What the template of the score card takes."""

    occasion: Occasion = Occasion()
    names: tuple[str, str] = ("", "")
    toss_won_by: str = ""
    toss_choice: str = ""
    """The name of the message that says it, or nothing."""
    games: tuple[tuple[CardRow, ...], ...] = tuple(
        tuple(CardRow(board) for board in range(1, BOARDS + 1)) for _ in range(GAMES)
    )
    won_by: str = ""


def carrom_card(card: ScoreCard, occasion: Occasion) -> CarromCard:
    """Return a score card as it is printed."""
    names = dict(zip(card.players, card.heading.teams, strict=True))
    played = {game: list(lines) for game, lines in groupby(card.lines, key=lambda line: line.game)}
    games = max(GAMES, *played, GAMES)
    return CarromCard(
        occasion,
        card.heading.teams,
        names.get(card.heading.toss_won_by, card.heading.toss_won_by),
        f"card-choice-{card.heading.toss_choice}" if card.heading.toss_choice else "",
        tuple(_rows(played.get(game, []), names) for game in range(1, games + 1)),
        names.get(card.won_by or "", ""),
    )


def _rows(lines: list[CardLine], names: dict[str, str]) -> tuple[CardRow, ...]:
    filled = tuple(
        CardRow(line.board, names.get(line.break_by, line.break_by), line.queen, line.men, line.total)
        for line in lines
    )
    return (*filled, *(CardRow(number) for number in range(len(filled) + 1, BOARDS + 1)))


PAPER = MatchPaper(
    "carrom-card",
    lambda sitting, occasion: carrom_card(card_of(sitting), occasion),
    lambda occasion, names, length: CarromCard(occasion, names),
    names_event=False,
)
