"""A random day at the desk: events of every format, acts that a director might enter, and the way to the end."""

from random import Random

from arbitro.desk import Event, acts, judge, read_event
from arbitro.desk.feeding import Feed, stage_conditions
from arbitro.desk.lengths import length_of
from arbitro.desk.match import DRAW, LIVE, EventMatch
from arbitro.desk.timing import may_be_drawn
from arbitro.kernel import Fact, Refused

EDITIONS = (
    "desk",
    "carrom/icf-2001",
    "carrom/classic-29",
    "carrom/colombia",
    "snooker/wpbsa",
    "backgammon/wbgf-2.1",
)
FORMATS = ("knockout", "double", "round-robin", "groups", "swiss", "ladder", "league")


def opened(random: Random, format: str, entries: int, edition: str = "desk") -> Event:
    """Return an event of a format, not drawn yet, with conditions drawn at random."""
    given: dict[str, object] = {"level": "event", "format": format, "tables": random.randrange(4)}
    given["seeding"] = random.choice(["order", "random", "rating"])
    given["entries"] = [
        {"name": f"P{n + 1}", "club": f"C{random.randrange(5)}", "rating": random.randrange(1200, 2000)}
        for n in range(entries)
    ]
    if random.random() < 0.1:
        given |= _fed(random, given["entries"])
    if format == "knockout":
        given["consolation"] = random.choice([None, "first", "progressive"])
        given["last_chance"] = random.random() < 0.5
        given["third_place"] = random.random() < 0.5
    if format in ("knockout", "double") and random.random() < 0.3:
        given["separate"] = "club"
    if format == "double":
        given["reset"] = random.random() < 0.7
    if format == "groups":
        given["groups"] = random.randrange(2, max(3, min(16, entries // 2) + 1))
        given["advance"] = random.randrange(1, 4)
    if format == "round-robin":
        given["legs"] = random.choice([1, 1, 2])
    given |= _beyond_the_first_part(random, format)
    given["umpires"] = [{"name": "Ugo", "club": "C1"}, "Eli"]
    if random.random() < 0.3:
        given["boards"] = random.choice([1, 2, 3])
        given["entries"] = [_team(entry) for entry in given["entries"]]  # type: ignore[attr-defined]  # a list
    return read_event({key: value for key, value in given.items() if value is not None}, edition)


def _fed(random: Random, entries: object) -> dict[str, object]:
    """Return the entries of an event as another that is over feeds it, seeded by its places."""
    given = {
        "level": "event",
        "format": random.choice(["knockout", "ladder"]),
        "entries": entries,
        "tables": 0,
    }
    before = finished(read_event(given, "desk"), random)
    return stage_conditions({"seeding": "seed"}, [(Feed("before"), before)])


def _beyond_the_first_part(random: Random, format: str) -> dict[str, object]:
    """Return conditions that make an event one by points, by the clock, with handicaps or prizes."""
    given: dict[str, object] = {}
    if format not in ("knockout", "double") and random.random() < 0.5:
        given["draws"] = True
        given["points"] = random.choice([None, {"win": 1}, {"win": 3, "draw": 1, "absent": -1}, {"win": 0.3}])
        given["tiebreaks"] = random.choice([None, ["points", "buchholz-cut-1", "koya", "progressive", "won"]])
    if random.random() < 0.4:
        given["time_limit"] = {
            "minutes": 10,
            "then": random.choice(["now", "finish-unit"]),
            "level": random.choice([None, "draw", "extra", "last-scorer"]),
        }
    if random.random() < 0.3:
        given["handicap"] = {"share": 0.5}
        given["length"] = 7
    if random.random() < 0.3:
        given |= {"prizes": [100, 50, 25.5], "entry_fee": 12.5, "walkover_score": 3}
    return given


def _team(entry: dict[str, object]) -> dict[str, object]:
    return {**entry, "members": [f"{entry['name']}{letter}" for letter in "abcd"]}


def drawing(event: Event, random: Random) -> Fact:
    """Return a draw with a seed."""
    return acts.Draw(seed=str(random.random()))


def result(event: Event, match: EventMatch, random: Random) -> Fact:
    """Return a result by the desk."""
    if may_be_drawn(event, match) and length_of(event, match) is None and random.random() < 0.3:
        return acts.Result(match.id, DRAW)
    return acts.Result(match.id, random.choice(match.names))


def _four(event: Event, name: str) -> tuple[str, ...]:
    """Return members for an entry of an event of teams."""
    return tuple(f"{name}{letter}" for letter in "abcd") if event.setup.boards else ()


def late_entry(event: Event, name: str) -> Fact:
    """Return that somebody comes late."""
    return acts.LateEntry(name, members=_four(event, name))


def any_act(event: Event, random: Random) -> Fact:
    """Return something that a director might enter, allowed now or not."""
    names = list(event.entries) or ["P1"]
    player = random.choice(names)
    matches = list(event.matches.values())
    match = random.choice(matches) if matches else EventMatch("R1.1", ())  # type: ignore[arg-type]  # no such match
    side = random.choice([*match.names, player])
    dispute = f"D{random.randrange(1, 4)}"
    choices: list[Fact] = [
        acts.Withdraw(player),
        late_entry(event, f"N{random.randrange(6)}"),
        acts.LateEntry(player),
        acts.Disqualify(player, match.id, random.choice([None, "d", "h", "aid", "misconduct"])),
        acts.Undo(),
        acts.Tick(random.choice([1, 299, 601, 901, 3601])),
        acts.Call(match.id, random.choice([0, 300])),
        acts.Present(match.id, side),
        acts.Late(match.id),
        acts.Start(match.id),
        acts.Walkover(match.id, random.choice([side, None])),
        acts.Result(match.id, side, by=random.choice(["desk", side])),
        acts.CorrectResult(
            match.id, side, effect=random.choice([None, "score-only", "reroute", "suspend"]), reason="x"
        ),
        acts.OfficialRuling(match=match.id, decision=random.choice(["stands", "replay"])),
        acts.Protest(match.id, side, 1, random.randrange(1, 4), written=random.random() < 0.7),
        acts.ConfirmFee(dispute),
        acts.DecideProtest(dispute, random.choice(["upheld", "rejected"])),
        acts.Claim(match.id, side),
        acts.OfficialRuling(
            dispute=dispute, by=random.choice(["TD1", "chief-referee", "referee"]), decision="so"
        ),
        acts.Appeal(dispute, side),
        acts.Committee(dispute, ("Ida", "Leo", "Max")),
        acts.Vote(dispute, random.choice(["Ida", "Leo", "Max"]), random.choice(["confirm", "annul"])),
        acts.AssignTable(),
        acts.DeskBreak(match.id, side),
        acts.RunningScore(match.id, {name: random.randrange(3) for name in match.names}),
        acts.Warn(player=player, cause=random.choice(["h", "8", "language", "misconduct"])),
        acts.Penalty(match.id, side, 1, "aid"),
        acts.ImposeClock(match.id, "agreed"),
        acts.BoardEnd(match.id, 1, random.randrange(1, 4)),
        acts.Interval(match.id),
        drawing(event, random),
        acts.CloseRounds(),
        acts.Hold(random.choice([player, "T1"])),
        acts.Release(random.choice([player, "T1"])),
        acts.AssignUmpire(),
        acts.AssignUmpire(match.id, random.choice(["Ugo", "Eli"])),
        acts.BoardResult(match.id, random.randrange(1, 4), side),
        acts.LineUp(match.id, side, tuple(f"{side}{letter}" for letter in random.sample("abcd", 3))),
        acts.Substitute(
            player, f"{player}{random.choice('abcd')}", random.choice(["Eva", "Ivo", f"{player}a"])
        ),
    ]
    choices += _directing(event, random, player, match)
    played = [found for found in matches if found.state in ("ready", "playing")]
    if played and random.random() < 0.6:
        return result(event, random.choice(played), random)
    return random.choice(choices)


def _directing(event: Event, random: Random, player: str, match: EventMatch) -> list[Fact]:
    """Return what a director changes, sets right or undoes, with a reason or only to see what it would do."""
    reason = random.choice([None, "x"])
    number, lines = random.randrange(1, len(event.log) + 2), 2 * len(event.matches) + 2
    names = match.names or (player,)
    score = {name: random.randrange(4) for name in names}
    return [
        acts.StartRound(match.round),
        acts.AddTime(60, match=match.id, reason=reason),
        acts.AddTime(60, round=match.round, reason=reason),
        acts.TimeUp(match.id, random.choice([None, score]), random.random() < 0.5, random.choice(names)),
        acts.Result(match.id, random.choice([*names, DRAW]), score),
        acts.Deduct(player, random.choice([0.5, 1]), reason),
        acts.Amend("name", player, to=f"N{random.randrange(40)}", reason=reason),
        acts.Amend("handicap", player, to=random.randrange(20), reason=reason),
        acts.Amend("length", round=random.choice([None, match.round]), to=9, reason=reason),
        acts.Amend("rounds", to=random.randrange(1, 8), reason=reason),
        acts.Amend("tables", add=(f"T{random.randrange(1, 9)}",), reason=reason),
        acts.Amend("tables", close=(f"T{random.randrange(1, 9)}",), reason=reason),
        acts.Amend("time_limit", to=random.choice([None, {"minutes": 5}]), reason=reason),
        acts.Pay(player),
        acts.Refund(player, 1, reason),
        acts.Swap((random.randrange(1, lines), random.randrange(1, lines)), reason),
        acts.Swap((random.choice(["A1", "B2"]), random.choice(["A2", "B1"])), reason),
        acts.Reinstate(player, reason),
        acts.Undo(number, reason=reason),
        acts.Undo(number, also=tuple(range(number + 1, len(event.log) + 1)), reason=reason),
        acts.Batch((acts.Withdraw(player), acts.Deduct(player, 1, "x"))),
        acts.Batch((acts.Result(match.id, names[0]), acts.Hold(player))),
    ]


def onward(event: Event, random: Random) -> Fact | None:
    """Return the next act towards the end of an event; None when it is over."""
    if not event.drawn:
        waiting = [entry.name for entry in event.entries.values() if entry.state == "entered"]
        return acts.Approve(waiting[0]) if waiting else drawing(event, random)
    for dispute in event.disputes.values():
        if dispute.kind == "protest" and dispute.state == "filed":
            return acts.DecideProtest(dispute.id, "rejected")
        if dispute.state == "announced" and event.matches[dispute.match].over_at is not None:
            return acts.Tick(4000)
    for match in event.in_order():
        if match.state in ("ready", *LIVE) and match.known:
            claim = any(d.match == match.id and d.kind == "claim" and d.open for d in event.disputes.values())
            return acts.Walkover(match.id, match.names[0]) if claim else result(event, match, random)
    for match in event.in_order():
        if match.state == "suspended":
            return acts.OfficialRuling(match=match.id, decision="replay")
    return None if event.over else drawing(event, random)


def finished(event: Event, random: Random) -> Event:
    """Play an event to its end, whatever state it is in; every step is carried out."""
    for _ in range(40 * len(event.entries) + 200):
        act = onward(event, random)
        if act is None:
            return event
        verdict = judge(event, act)
        if verdict.refused:
            verdict = judge(event, _way_round(event, verdict.refused))
        assert verdict.refused is None, (act, verdict.refused, event.setup)
        event = verdict.state
    raise AssertionError("the event never ends")


def _way_round(event: Event, refused: Refused) -> Fact:
    """Return what a director does when a draw is refused: a lot where a place is shared, the end of a Swiss."""
    if refused.rule == "no_pairing_left":
        return acts.CloseRounds()
    if refused.rule == "too_few_entries":
        name = f"X{len(event.entries)}"
        return acts.Enter(name, members=_four(event, name))
    from arbitro.desk.standing import of_event

    for table in of_event(event).values():
        for place in range(1, len(table) + 1):
            level = tuple(one.name for one in table if one.place == place)
            if len(level) > 1:
                return acts.Lot(level, order=level)
    raise AssertionError(refused)
