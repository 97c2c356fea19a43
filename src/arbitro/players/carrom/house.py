"""The house player of carrom, in five strengths."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from arbitro.carrom.facts import Improper
from arbitro.carrom.geometry.surface import Colour
from arbitro.players.carrom.aims import StrokeIdea, aims, breaks, hard_breaks
from arbitro.players.carrom.foresight import Foresight
from arbitro.players.carrom.placing import best_spot
from arbitro.players.carrom.search import CarromSearch
from arbitro.players.carrom.sight import Act, Ask, CarromSight, Hit, Put
from arbitro.players.carrom.strength import STRENGTHS, CarromStrength, with_hand
from arbitro.strokes.carrom.played import improper
from arbitro.table import Layout, Rack, simulate
from arbitro.table.carrom import MEN_APART

LIKELY = 0.6
"""The share of the strokes tried that look easiest; the others are drawn from the rest."""
EASE = 1.5
"""What the ease of a stroke is worth beside its ruling when the shortlist is made."""
ROUNDS = 3
"""How much more often the best quarter of the shortlist is tried."""


class CarromHouse:
    """Plays the stroke that turns out best when it is tried with the player's own straying."""

    def __init__(self, strength: CarromStrength, whim: Random, gap: float = MEN_APART) -> None:
        self.strength = strength
        self.whim = whim
        self.gap = gap

    def act(self, sight: CarromSight) -> Act:
        """Return what the player does."""
        match sight.task:
            case "demand":
                assert sight.board.outcome is not None
                return Ask(sight.board.outcome.on_demand)
            case "place":
                return Put(best_spot(sight, self.strength, self.whim))
            case "stroke":
                return self.strength.with_error(self.best_stroke(sight), self.whim)

    def best_stroke(self, sight: CarromSight) -> Hit:
        """Return the stroke that the player means to play."""
        # Books that want the striker sent forward ask more than a legal spot: the first stroke that breaks none
        # of it is played.
        layouts = self.imagine_layouts(sight)
        ranked = self.rank_strokes(sight, layouts)
        return next((hit for hit in ranked if not self._fault(sight, layouts[0], hit)), ranked[0])

    def rank_strokes(self, sight: CarromSight, layouts: Sequence[Layout]) -> list[Hit]:
        """Return the strokes that the player would choose among, the most promising first."""
        # By the ruling alone first, which is cheap, and by what is left on the board for a shortlist only.
        foresight = Foresight(sight)
        if self.strength.looks:
            return CarromSearch(foresight, layouts, self.strength, self.whim).rank_strokes(
                self._thought_of(sight)
            )
        layout = layouts[0]
        tried = self._thought_of(sight)
        values = foresight.try_once([aim.hit for aim in tried], layout)
        order = sorted(range(len(tried)), key=lambda n: values[n] + EASE * tried[n].ease, reverse=True)
        shortlist = [tried[n].hit for n in order[: self.strength.shortlist]]
        judged = self._rank_by_worth(foresight, shortlist, layouts, self.strength.copies)
        finalists = judged[: max(2, len(judged) // 4)]
        return self._rank_by_worth(foresight, finalists, layouts, ROUNDS * self.strength.copies)

    def imagine_layouts(self, sight: CarromSight) -> list[Layout]:
        """Return the men as they lie; before the break, as they may lie in a few racks."""
        # Nobody sees the gaps of a rack; a break is chosen that does well over several.
        if sight.board.broken:
            return [sight.setting.layout(sight.men)]
        racks = [Rack(self.gap, self.whim.getrandbits(32)) for _ in range(self.strength.racks)]
        return [sight.setting.rack_layout(sight.rack_seat, rack) for rack in racks]

    def _thought_of(self, sight: CarromSight) -> list[StrokeIdea]:
        surface, tried = sight.setting.surface, self.strength.tried
        if not sight.board.broken and self.strength.looks:
            return hard_breaks(surface, self.whim)
        if not sight.board.broken:
            found = breaks(surface)
            return self.whim.sample(found, min(len(found), tried // 4))
        wanted: tuple[Colour, ...] = (sight.side, "queen") if sight.board.queen == "board" else (sight.side,)
        found = sorted(aims(surface, sight.men, wanted, self.whim), key=lambda aim: -aim.ease)
        likely, rest = found[: int(LIKELY * tried)], found[int(LIKELY * tried) :]
        return likely + self.whim.sample(rest, min(len(rest), tried - len(likely)))

    def _rank_by_worth(
        self, foresight: Foresight, hits: Sequence[Hit], layouts: Sequence[Layout], copies: int
    ) -> list[Hit]:
        """Return strokes by what they are worth on average when the finger strays, the best first."""
        strayed = [self.strength.with_error(hit, self.whim) for hit in hits for _ in range(copies)]
        means = foresight.averages(strayed, copies, layouts)
        return [hits[n] for n in sorted(range(len(hits)), key=lambda n: -means[n])]

    def _fault(self, sight: CarromSight, layout: Layout, hit: Hit) -> Improper:
        """Return what would be wrong with a stroke where the edition asks for more than the striker's spot."""
        if not sight.setting.surface.forward_only:
            return ""
        flick = sight.setting.flick(hit.spot, hit.angle, hit.speed, hit.spin, hit.lift)
        return improper(sight.setting, 0, simulate(sight.setting.table, layout, flick))


def house(strength: int, whim: Random) -> CarromHouse:
    """Return a house player of a strength."""
    return CarromHouse(STRENGTHS[strength], whim)


def astray(strength: int, whim: Random, degrees: float) -> CarromHouse:
    """Return a house player of a strength whose hand strays so many degrees."""
    return CarromHouse(with_hand(STRENGTHS[strength], degrees), whim)
