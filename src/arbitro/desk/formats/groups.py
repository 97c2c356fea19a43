"""Groups, and the knockout of those who come through them."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.draws import bracket, circle
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event, EventPlan
from arbitro.desk.format import LEGS, TIEBREAKS, Exchanged, FormatPicture, HeldPlace, Tables, bars
from arbitro.desk.formats.circles import into_the_circle, played_too_little
from arbitro.desk.formats.linked import Linked
from arbitro.desk.formats.making import deciding_match, winner_of, with_matches
from arbitro.desk.match import DrawSeat
from arbitro.desk.offer import OfferField
from arbitro.desk.places import group_places
from arbitro.desk.qualifying import knockout_of_groups, qualifiers
from arbitro.desk.setup import Setup
from arbitro.kernel.given import whole


class Groups(Linked):
    """A round robin in each group, then a knockout."""

    name = "groups"
    grouped = True
    picture = FormatPicture(
        "M9 18a11 11 0 1 0 22 0a11 11 0 1 0-22 0M9 46a11 11 0 1 0 22 0a11 11 0 1 0-22 0M62 17h6v28h-6",
        bars((44, 14), (44, 42)),
        bars((74, 28)),
    )
    fields = (
        OfferField("groups", "number", value=2, least=2, most=16),
        OfferField("advance", "number", value=2, least=1, most=16),
        LEGS,
        TIEBREAKS,
    )

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return players * players // (2 * (setup.groups or 2)) + 2 * (setup.groups or 2)

    def check(self, setup: Setup) -> None:
        """Raise Malformed where the number of groups cannot be."""
        whole(setup.groups, "given.groups", 2, 16)

    def most_matches(self, setup: Setup, players: int) -> int:
        """Return the matches of all against all in each group, and of the knockout."""
        groups = setup.groups or 1
        each = -(-players // groups)
        return setup.legs * groups * each * (each - 1) // 2 + players

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with the rounds of every group."""
        groups = circle.serpentine(names, event.setup.groups or 2)
        tables = (circle.matches(letter, found, event.setup.legs) for letter, found in groups.items())
        return with_matches(replace(event, groups=groups), (match for table in tables for match in table))

    def draw_again(self, event: Event) -> Answered:
        """Draw the knockout of those who have qualified."""
        if event.qualified:
            return no("drawn_already")
        if unfinished := next((match.id for match in event.in_order() if not match.finished), None):
            return no("a_match_is_open", match=unfinished)
        order = qualifiers(event)
        if order is None:
            return no("they_share_a_place")
        names = knockout_of_groups(event, order)
        event = replace(event, qualified=True, order=names, size=bracket.size_for(len(names)))
        event = with_matches(event, bracket.single(names, third_place=event.setup.third_place))
        return answer_done(_following(event), "drawn", count=len(names))

    def let_in(self, event: Event, entry: EventEntry) -> Event | None:
        """Return the event with a name in the smallest odd group, the last of several."""
        odd = [letter for letter, names in event.groups.items() if len(names) % 2]
        if event.qualified or not odd:
            return None
        letter = min(reversed(odd), key=lambda letter: len(event.groups[letter]))
        placed = into_the_circle(event, letter, event.groups[letter], entry.name)
        assert placed is not None
        groups = {**event.groups, letter: (*event.groups[letter], entry.name)}
        return replace(placed, groups=groups)

    def voids(self, event: Event, name: str) -> bool:
        """Tell whether somebody has played too little in their group for their matches to count."""
        return not event.qualified and played_too_little(event, name)

    def places_of_the_draw(self, event: Event) -> dict[str, HeldPlace]:
        """Return the numbers of the groups, before the knockout is drawn."""
        if event.qualified:
            return {}
        return {
            f"{letter}{number}": HeldPlace(name, tuple(match.id for match in event.of(name)))
            for letter, names in event.groups.items()
            for number, name in enumerate(names, start=1)
        }

    def exchange(self, event: Event, one: str, other: str) -> Exchanged | None:
        """Return two numbers of the groups with their holders exchanged, before the knockout is drawn."""
        numbers = {place: held.holder for place, held in self.places_of_the_draw(event).items()}
        if one not in numbers or other not in numbers:
            return None
        turned = {numbers[one]: numbers[other], numbers[other]: numbers[one]}
        seats = {DrawSeat(name): DrawSeat(new) for name, new in turned.items()}
        moved = []
        for match in event.in_order():
            first, second = (
                seats.get(feed, feed) if isinstance(feed, DrawSeat) else feed for feed in match.feeds
            )
            if (first, second) != match.feeds:
                moved.append(replace(match, feeds=(first, second)))
        groups = {
            letter: tuple(turned.get(name, name) for name in names) for letter, names in event.groups.items()
        }
        changed = replace(event.with_matches(*moved), groups=groups)
        return Exchanged(changed, (numbers[one], numbers[other]), tuple(match.id for match in moved))

    def placing(self, event: Event, tables: Tables) -> dict[str, tuple[int, int]]:
        """Return the places of the knockout, and after it those of the groups: all thirds together, and so on."""
        return group_places(event, tables) if event.qualified else {}

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who has won the knockout; who is alone in it has."""
        if not event.qualified:
            return None
        if len(event.order) == 1:
            return event.order[0] if event.entries[event.order[0]].state != "disqualified" else None
        return winner_of(event, deciding_match(event, "R"))


def _following(event: Event) -> Event:
    """Return the event in which the first round of the knockout follows from every match of the groups."""
    # No feed leads from a table into a bracket; without this a corrected group match would not be looked at.
    first = tuple(name for name in event.plan.order if name.startswith("R1."))
    groups = {name: first for name in event.plan.order if name[0] in event.groups}
    return replace(event, plan=EventPlan(event.plan.order, {**event.plan.followers, **groups}))
