"""The tie-breaks of a table, each from the rounds of its players.

Byes and rounds without play are counted as FIDE does (C.07, article 16, of 1 March 2026) where a Swiss announces the
dummy opponent; in tables, whose pairs are known from the beginning, a walkover counts like play and a bye nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache, cached_property
from math import floor
from typing import Literal

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.lengths import best_of
from arbitro.desk.match import FORFEITED, EventMatch
from arbitro.desk.numbers import Exact, exact
from arbitro.desk.scoring import by_points, games_won, is_win, points_in, scored_in, scoring_of, units_in
from arbitro.desk.setup import TieBreak

Kind = Literal["played", "forfeit-won", "forfeit-lost", "bye", "unpaired", "open"]
NOTHING: Exact = 0
CUTS: dict[str, tuple[int, int]] = {
    "buchholz": (0, 0),
    "buchholz-cut-1": (1, 0),
    "buchholz-cut-2": (2, 0),
    "buchholz-median": (1, 1),
    "buchholz-median-2": (2, 2),
    "sonneborn": (0, 0),
    "sonneborn-cut-1": (1, 0),
}
"""How many of the lowest and of the highest contributions each leaves out."""


class PlayerRound(msgspec.Struct, frozen=True):
    """A round of one player."""

    number: int
    kind: Kind
    opponent: str | None = None
    points: Exact = NOTHING
    """Without units."""
    units: Exact = NOTHING

    @property
    def voluntary(self) -> bool:
        """Whether the player did not come: not paired, or lost without play."""
        return self.kind in ("unpaired", "forfeit-lost")


class Contribution(msgspec.Struct, frozen=True):
    """What a round adds to Buchholz, and multiplied with its points to Sonneborn."""

    value: Exact
    product: Exact
    voluntary: bool


class TieBreakTable:
    """The rounds of players who stand in one table, and what follows from them."""

    def __init__(self, event: Event, names: Sequence[str], matches: Iterable[EventMatch]) -> None:
        self.event, self.names = event, names
        # Void matches never were: they belong to nobody's tie-breaks.
        self.matches = [match for match in matches if match.state != "void"]
        self.scoring = scoring_of(event)
        self.swiss = format_of(event).in_rounds
        announced = event.setup.unplayed or ("dummy" if by_points(event.setup) else "nothing")
        self.dummy = self.swiss and announced == "dummy"
        self._contributed: dict[str, list[Contribution]] = {}
        self.rounds: dict[str, list[PlayerRound]] = {name: [] for name in names}
        self.own: dict[str, list[EventMatch]] = {name: [] for name in names}
        for match in self.matches:
            for name in match.names:
                if name in self.own:
                    self.own[name].append(match)
                    self.rounds[name].append(self._round(match, name))
        if self.swiss:
            self.rounds = {name: list(self._every_round(found)) for name, found in self.rounds.items()}
        self.points = {
            name: sum((one.points + one.units for one in found), NOTHING)
            for name, found in self.rounds.items()
        }
        """Deductions not taken off."""

    def _round(self, match: EventMatch, name: str) -> PlayerRound:
        number = _number(match)
        points, units = points_in(self.event, match, name), units_in(self.event, match, name)
        if match.state == "bye":
            return PlayerRound(number, "bye", None, points, units)
        opponent = match.other(name)
        if match.state != "done":
            return PlayerRound(number, "open", opponent)
        if match.by in FORFEITED:
            kind: Kind = "forfeit-won" if match.winner == name else "forfeit-lost"
            return PlayerRound(number, kind, opponent, points, units)
        return PlayerRound(number, "played", opponent, points, units)

    def _every_round(self, found: list[PlayerRound]) -> Iterator[PlayerRound]:
        """Yield a round of a Swiss for each that was paired, also where the player was not."""
        known = {one.number: one for one in found}
        for number in range(1, self.event.paired + 1):
            yield known.get(number) or PlayerRound(number, "unpaired")

    @cached_property
    def adjusted(self) -> dict[str, Exact]:
        """The points of each as an opponent: rounds not paired after the last attended count as draws."""
        if not self.dummy:
            return self.points
        found = {}
        for name, rounds in self.rounds.items():
            # desk-2 8, rule 1 (FIDE C.07, article 16): attended is also a bye and a match still open.
            attended = ("played", "open", "bye", "forfeit-won")
            last = max((one.number for one in rounds if one.kind in attended), default=0)
            # Rounds not paired after the last attended one count as draws, for the opponents only.
            away = sum(one.number > last and one.kind == "unpaired" for one in rounds)
            found[name] = self.points[name] + away * self.scoring.draw
        return found

    def contributions(self, name: str) -> list[Contribution]:
        """Return what the rounds of a player contribute; a match that is not finished contributes nothing."""
        if name not in self._contributed:
            found = []
            for one in self.rounds[name]:
                value = self._contribution(name, one)
                if value is not None:
                    found.append(Contribution(value, value * one.points, self.dummy and one.voluntary))
            self._contributed[name] = found
        return self._contributed[name]

    def _contribution(self, name: str, one: PlayerRound) -> Exact | None:
        if one.kind == "open":
            return None
        if one.opponent is None:
            if not self.dummy:
                return None
            # desk-2 8, rule 3: the dummy has the player's own points, and at most a draw in every round.
            return min(self.points[name], self.scoring.draw * self.event.paired)
        theirs = self.adjusted.get(one.opponent, NOTHING)
        # Rule 3: a walkover is worth the own points, and never more than the opponent really has.
        if self.dummy and one.kind != "played":
            return min(self.points[name], theirs)
        return theirs

    def value(self, tiebreak: TieBreak, name: str) -> Exact:
        """Return what a player has in a tie-break, deductions not taken off; `h2h` is asked among those level."""
        if tiebreak.startswith("buchholz"):
            return sum((one.value for one in self._cut_contributions(tiebreak, name, _lowest)), NOTHING)
        if tiebreak.startswith("sonneborn"):
            return sum(
                (one.product for one in self._cut_contributions(tiebreak, name, _lowest_product)), NOTHING
            )
        if tiebreak.startswith("progressive"):
            return self._progressive(name, 1 if tiebreak.endswith("cut-1") else 0)
        match tiebreak:
            case "points":
                return self.points[name]
            case "wins":
                return sum(is_win(self.event, match, name) for match in self.own[name])
            case "won":
                # Walkovers and byes, which `wins` may count, are left out of `won` (desk-2 8).
                won = (match.winner == name and match.state == "done" for match in self._matches_played(name))
                return sum(won)
            case "difference":
                return self.score_of(name)[0] - self.score_of(name)[1]
            case "for":
                return self.score_of(name)[0]
            case "games":
                games = (games_won(self.event, one, name, best_of(self.event, one)) for one in self.own[name])
                return sum(games, NOTHING)
            case "koya":
                return self._koya(name)
            case _:
                # The average rating of the opponents who were met by play, half up; none: 0.
                ratings = [
                    self.event.entries[match.other(name)].rating for match in self._matches_played(name)
                ]
                known = [exact(rating) for rating in ratings if rating is not None]
                return (
                    floor(Fraction(sum(known, NOTHING)) / len(known) + Fraction(1, 2)) if known else NOTHING
                )

    def score_of(self, name: str) -> tuple[Exact, Exact]:
        """Return what a player has scored, and what was scored against them."""
        counted = [scored_in(self.event, match, name) for match in self.own[name]]
        return sum((one for one, _ in counted), NOTHING), sum((other for _, other in counted), NOTHING)

    def among(self, name: str, level: frozenset[str]) -> Exact:
        """Return the points, or where there are none the wins, from the matches among those level."""
        met = [match for match in self.own[name] if match.state == "done" and set(match.names) <= level]
        if by_points(self.event.setup) is None:
            return sum(match.winner == name for match in met)
        event = self.event
        return sum((points_in(event, one, name) + units_in(event, one, name) for one in met), NOTHING)

    def _matches_played(self, name: str) -> Iterator[EventMatch]:
        """Yield the matches of a player that were decided by play, time, penalty or disqualification."""
        return (match for match in self.own[name] if match.state == "done" and match.by not in FORFEITED)

    def _cut_contributions(
        self, tiebreak: TieBreak, name: str, lowest: Callable[[list[Contribution]], Contribution]
    ) -> list[Contribution]:
        """Return the contributions that are left when the lowest and then the highest are cut."""
        left = list(self.contributions(name))
        low, high = CUTS[tiebreak]
        for _ in range(min(low, len(left))):
            left.remove(lowest(left))
        for _ in range(min(high, len(left))):
            # desk-2 8: the highest is cut after the lowest, whether its round was voluntary or not.
            left.remove(max(left, key=lambda one: one.value))
        return left

    def _progressive(self, name: str, cut: int) -> Exact:
        """Return the sum of the points after each round."""
        rounds = self.rounds[name]
        # desk-2 8: a sum after each round paired, also after those in which the player was not.
        last = self.event.paired
        if not self.swiss:
            last = max((_number(match) for match in self.matches if match.state == "done"), default=0)
        total, after = NOTHING, []
        for number in range(1, last + 1):
            total += sum((one.points + one.units for one in rounds if one.number == number), NOTHING)
            after.append(total)
        return sum(after[cut:], NOTHING)

    def _koya(self, name: str) -> Exact:
        """Return the points against those who have at least half of the points that were possible."""
        opponents = self.event.paired if self.swiss else (len(self.names) - 1) * self.event.setup.legs
        possible = self.scoring.win * opponents
        return sum(
            (
                one.points + one.units
                for one in self.rounds[name]
                if one.opponent in self.points and 2 * self.points[one.opponent] >= possible
            ),
            NOTHING,
        )


def _number(match: EventMatch) -> int:
    return _round_number(match.round)


@cache
def _round_number(name: str) -> int:
    """Return the number of a round; an event has few, and each match asks."""
    return int("".join(filter(str.isdigit, name)))


def _lowest(left: list[Contribution]) -> Contribution:
    """Return the contribution that Buchholz cuts: of a voluntary round first."""
    return min([one for one in left if one.voluntary] or left, key=lambda one: one.value)


def _lowest_product(left: list[Contribution]) -> Contribution:
    """Return the round that Sonneborn cuts: the least contribution, a voluntary one if its product is not less."""
    least = min(left, key=lambda one: (one.value, one.product))
    # desk-2 8, rule 4: the voluntary round goes only if that is not to the player's advantage.
    away = min((one for one in left if one.voluntary), key=lambda one: (one.value, one.product), default=None)
    return away if away is not None and away.product >= least.product else least
