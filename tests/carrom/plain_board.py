"""The laws of a board once more, written as one plain procedure: a second opinion for the books of rules."""

from dataclasses import dataclass, field

from arbitro.carrom import facts
from arbitro.carrom.sides import SIDES, Side, other
from arbitro.kernel import Fact

MEN = 9
PASSES = 6
Count = dict[Side, int]


@dataclass(frozen=True)
class Prices:
    """What an edition gives for the queen, until which score, at most for a board, and on demand by 108b."""

    queen: int
    cut_off: int
    most: int | None
    last_man: int
    nine_go_on: bool
    """Whether queen and striker with nine men after paying leave the turn."""


PRICES = {
    "carrom/icf-2001": Prices(3, 22, 12, 2, nine_go_on=True),
    "carrom/classic-29": Prices(5, 24, None, 1, nine_go_on=False),
    "carrom/colombia": Prices(3, 22, 12, 2, nine_go_on=False),
}


def _none() -> Count:
    return {"white": 0, "black": 0}


@dataclass
class PlainBoard:
    """A board after its break."""

    prices: Prices
    seats: tuple[str, ...]
    turn: str
    score: Count
    men: Count
    queen: str
    opened: set[Side]
    to_place: Count = field(default_factory=_none)
    owed: Count = field(default_factory=_none)
    placed: Count = field(default_factory=_none)
    placers: dict[Side, str] = field(default_factory=dict)
    waiting: set[Side] = field(default_factory=set)
    strokes: int = 0
    passes: int = 0
    foul: str | None = None
    end: tuple[Side, int, int] | str | None = None

    def side(self, player: str) -> Side:
        return "white" if player[0] in "wW" else "black"

    def right_of(self, player: str) -> str:
        return self.seats[(self.seats.index(player) + 1) % len(self.seats)]

    def outstanding(self, side: Side) -> int:
        return self.owed[side] + self.to_place[side]

    def due_now(self) -> list[Side]:
        return [colour for colour in SIDES if self.to_place[colour] and colour not in self.waiting]

    def enter(self, fact: Fact) -> bool:
        """Carry a fact out and tell whether it was allowed."""
        if self.end or not self._allows(fact):
            return False
        self.foul = None
        match fact:
            case facts.CarromStroke():
                self._stroke(fact)
            case facts.PlaceMen():
                self._place(fact)
            case facts.Forgo():
                self._lose(self.claim(fact.by))
            case facts.NoSpace():
                self._wait(self.claim(fact.by))
            case facts.Timeout():
                self._timeout(fact.by)
            case facts.CarromFoul():
                self._offence(fact.by)
        self._settle()
        return True

    def _allows(self, fact: Fact) -> bool:
        match fact:
            case facts.CarromStroke():
                return not self.due_now() and (not fact.by or fact.by == self.turn)
            case facts.PlaceMen():
                colour = self.claims(fact.by, fact.men)
                there = fact.men <= self.to_place[colour[0]] if colour else False
                return there and not (fact.own and self.out(other(colour[0])) < fact.men)
            case facts.Forgo():
                return bool(self.claims(fact.by)) and not self.placed[self.claim(fact.by)]
            case facts.NoSpace():
                return bool(self.claims(fact.by)) and self.claim(fact.by) not in self.waiting
            case facts.Timeout():
                late = [self.placers[colour] for colour in self.due_now()] or [self.turn]
                return fact.by in late
        return True

    def out(self, colour: Side) -> int:
        """Return how many men of a colour lie in the pockets."""
        return MEN - self.men[colour] - self.to_place[colour]

    def claims(self, by: str, men: int = 1) -> list[Side]:
        """Return the colours a player has to place: first those of whom so many are due, first those due now."""
        mine = [colour for colour in SIDES if self.to_place[colour] and by in ("", self.placers[colour])]
        return sorted(mine, key=lambda colour: (self.to_place[colour] < men, colour in self.waiting))

    def claim(self, by: str, men: int = 1) -> Side:
        return self.claims(by, men)[0]

    def _take_out(self, colour: Side, men: int, placer: str) -> None:
        claim = self.owed[colour] + men
        out = min(claim, self.out(colour))
        self.owed[colour] = claim - out
        if out:
            self.to_place[colour] += out
            self.placers[colour] = placer
            self.waiting.discard(colour)

    def _lose(self, colour: Side) -> None:
        self.to_place[colour] = self.owed[colour] = self.placed[colour] = 0
        self.waiting.discard(colour)

    def _wait(self, colour: Side) -> None:
        self.waiting.add(colour)
        self.placed[colour] = 0

    def _offence(self, by: str) -> None:
        """A penalty man; in the middle of the own turn the turn, and a queen not yet covered, besides."""
        side = self.side(by)
        own = self.side(self.turn) == side
        self.foul = "foul" if by == self.turn and self.strokes else "technical"
        self._take_out(side, 1, self.right_of(self.turn) if own else self.turn)
        if self.foul == "foul":
            self.queen = "board" if self.queen == "pending" else self.queen
            self._pass()

    def _pass(self) -> None:
        self.turn, self.strokes = self.right_of(self.turn), 0

    def _place(self, place: facts.PlaceMen) -> None:
        colour = self.claim(place.by, place.men)
        self.men[colour] += place.men
        self.to_place[colour] -= place.men
        self.placed[colour] = self.placed[colour] + place.men if self.to_place[colour] else 0
        if not self.to_place[colour]:
            self.waiting.discard(colour)
        if place.where or place.own or place.disturbed:
            self._offence(self.placers[colour])

    def _timeout(self, by: str) -> None:
        if not self.due_now():
            return self._offence(by)
        colour = next(colour for colour in self.due_now() if self.placers[colour] == by)
        placed = self.placed[colour]
        self.men[colour] -= placed
        self._lose(colour)
        if placed:
            self._offence(by)
        return None

    def _stroke(self, stroke: facts.CarromStroke) -> None:
        side, foe = self.side(self.turn), other(self.side(self.turn))
        pocketed = {"white": stroke.white, "black": stroke.black}
        own, his = pocketed[side], pocketed[foe]
        last_own = own > 0 and own == self.men[side] and not self.outstanding(side)
        last_his = his > 0 and his == self.men[foe] and not self.outstanding(foe)
        nine, opened, indebted = self.men[side] == MEN, side in self.opened, self.outstanding(side) > 0
        idle = stroke.untouched and not (self.strokes or stroke.striker or stroke.improper)
        self.passes = self.passes + 1 if idle else 0
        self.foul = "foul" if stroke.improper else None
        self.men[side] -= own
        self.men[foe] -= his
        self.opened |= {side} if own else set()
        self.strokes += 1
        self.placed = _none()
        if self._finished(stroke, last_own, last_his):
            return
        lost = self._queen(stroke, own, nine, opened, indebted)
        fault = bool(stroke.striker) + bool(stroke.improper)
        self._take_out(side, (own if fault else 0) + fault, self.right_of(self.turn))
        self._take_out(foe, 0, self.turn)
        if lost:
            self._pass()
        if self.passes >= PASSES:
            self.end = "replay"

    def _queen(self, stroke: facts.CarromStroke, own: int, nine: bool, opened: bool, indebted: bool) -> bool:
        """Say what becomes of the queen, and tell whether the turn is lost."""
        side, fair = self.side(self.turn), not (stroke.striker or stroke.improper)
        if not stroke.queen:
            covered = own > 0 and fair
            kept = own > 0 and stroke.striker and not stroke.improper
            if self.queen == "pending" and not kept:
                self.queen = side if covered else "board"
            return bool(stroke.improper) or not own
        if not fair:
            self.queen = "board"
            right = own > 0 or (opened and (not nine or self.prices.nine_go_on))
            return bool(stroke.improper) or indebted or not right
        if indebted or not (opened or own):
            self.queen = "board"
            return True
        self.queen = side if own and not (nine and own == 1) else "pending"
        return False

    def _finished(self, stroke: facts.CarromStroke, last_own: bool, last_his: bool) -> bool:
        """End the board with its last men, and tell whether it is over."""
        side, foe = self.side(self.turn), other(self.side(self.turn))
        faults = bool(stroke.striker) + bool(stroke.improper)
        taken = stroke.queen or self.queen == "pending"
        if last_his and last_own:
            if faults:
                self._won(foe, 1 if self.queen == side else self._price(foe), faults)
            elif taken or self.queen == side:
                self._won(side, self._price(side))
            else:
                self._won(*((side, 1) if self.queen == foe else (foe, self._price(foe))))
        elif last_his:
            self._won(foe, self.men[side] + (0 if self.queen == side else self._queen_points(foe)), faults)
        elif last_own and self.queen == "board" and not taken:
            self._won(foe, self._price(foe), self.prices.last_man if faults > 1 else faults)
        elif last_own and not faults:
            self._won(side, self.men[foe] + (0 if self.queen == foe else self._queen_points(side)))
        return self.end is not None

    def _queen_points(self, side: Side) -> int:
        return self.prices.queen if self.score[side] < self.prices.cut_off else 0

    def _price(self, side: Side) -> int:
        return self._queen_points(side) or 1

    def _won(self, winner: Side, points: int, more: int = 0) -> None:
        more += self.outstanding(other(winner))
        most = self.prices.most or points + more
        points = min(points, most)
        self.end = (winner, points, min(more, most - points))

    def _settle(self) -> None:
        """End a board whose men no longer come back, and pass a waiting claim on."""
        for side in SIDES:
            if not (self.end or self.men[side] or self.outstanding(side)):
                if self.queen in SIDES:
                    mine = self._queen_points(side) if self.queen == side else 0
                    self._won(side, self.men[other(side)] + mine)
                else:
                    self._won(other(side), self._price(other(side)))
        side = self.side(self.turn)
        if side in self.waiting:
            self.placers[side] = self.right_of(self.turn)
