"""4.3: the clock in play."""

from collections.abc import Iterator

from arbitro.backgammon import clock_effects
from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book
from arbitro.backgammon.books.wbgf_2_1.parameters import PARAMETERS
from arbitro.backgammon.bounds import NAMES, WON, certain_loss, loses_at_least
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, Side, other
from arbitro.kernel import Effect, Fact


@book.refuses("4.3.ii", f.Pause)
def no_clock_runs(match: BackgammonMatch, pause: f.Pause, p: BackgammonParameters) -> bool:
    """Only a clock that runs can be paused; between games a drop or a break may have stopped it already."""
    # A drop pauses the clock by itself (4.4.iii): pausing for the same end of the game, or for the break after
    # it, must not be refused as a second pause.
    clock = match.clock
    if clock is None or clock.since is not None:
        return clock is None
    return not {clock.paused_for, pause.reason} <= {"game-over", "break"}


def _pausing(reason: str, law: str) -> None:
    @book.refuses(law, f.Pause)
    def no_reason_to_pause(match: BackgammonMatch, pause: f.Pause, p: BackgammonParameters) -> bool:
        """The clock is paused for seven reasons only, each at its time."""
        dropping = match.to_answer is not None and pause.by == match.to_answer
        return pause.reason == reason and not dropping and not _has_reason(match, pause)

    @book.rule(law, f.Pause, unless=("4.4.iii",))
    def clock_is_paused(match: BackgammonMatch, pause: f.Pause, p: BackgammonParameters) -> Iterator[Effect]:
        """The clock is paused for one of the seven reasons."""
        if pause.reason == reason:
            yield clock_effects.ClockPaused(reason, pause.by)


for _reason, _law in PARAMETERS.pauses.items():
    _pausing(_reason, _law)


def _has_reason(match: BackgammonMatch, pause: f.Pause) -> bool:
    """Tell whether what the side pauses for is so."""
    match pause.reason:
        case "game-over" | "break":
            return not match.under_way
        case "dice-picked-up":
            return match.under_way and pause.by in (None, match.turn)
        case "illegal-move":
            return match.before is not None
        case "dice-changed-hands" | "game-decided":
            return match.under_way
    return True


@book.rule("4.3.ii.g", f.RefuseOffer)
def game_is_played_on(
    match: BackgammonMatch, refuse: f.RefuseOffer, p: BackgammonParameters
) -> Iterator[Effect]:
    """If the opponent does not agree that the game is decided, the clock goes on."""
    if match.decided:
        yield clock_effects.ClockResumed()


@book.refuses("4.3.ii.g", f.AcceptResignation)
def game_is_not_decided(match: BackgammonMatch, accept: f.AcceptResignation, p: BackgammonParameters) -> bool:
    """Players do not agree on a result that dice or plays could still change."""
    return match.decided and _certain_win(match) is None


@book.rule("4.3.ii.g", f.AcceptResignation)
def game_is_decided(
    match: BackgammonMatch, accept: f.AcceptResignation, p: BackgammonParameters
) -> Iterator[Effect]:
    """If the opponent agrees, the game is over with the result that nothing could change."""
    if match.decided and (won := _certain_win(match)):
        yield won


@book.refuses("4.3.ii", f.Spend)
def time_stands_still(match: BackgammonMatch, spend: f.Spend, p: BackgammonParameters) -> bool:
    """Time is spent only while a clock runs."""
    return match.clock is None or match.clock.since is None


@book.refuses("4.3.ii", f.Spend, given=("hall_clock",))
def hall_keeps_the_time(match: BackgammonMatch, spend: f.Spend, p: BackgammonParameters) -> bool:
    """Where the hall runs the clock, nobody enters time."""
    return True


@book.settlement("3.5.v", given=("hall_clock", "turn"), derived=True)
def clock_follows_the_turn(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Where the hall runs the clock, the time of the side that has to act is running, with its delay."""
    # 3.5.v gives every start of the clock a delay; the hall starts it where people would press.
    side = match.to_answer or match.turn
    if match.clock and match.under_way and side and match.clock.running != side:
        yield clock_effects.ClockStarted(side, for_answer=match.offer is not None)


@book.settlement("4.3.ii.a", given=("hall_clock",))
def clock_stops_with_the_game(
    match: BackgammonMatch, fact: Fact, p: BackgammonParameters
) -> Iterator[Effect]:
    """Where the hall runs the clock, it pauses when a game is over, unless it runs for a late player."""
    # The clock of a late player runs between games on purpose: it is the sanction that stands for points
    # (2.2.v).
    ended = match.outcome is not None or match.over
    late = any(means == "clock" for _, means in match.late_settled)
    if ended and match.clock and match.clock.since is not None and not (late and not match.over):
        yield clock_effects.ClockPaused("game-over")


@book.rule("3.5.v", f.Spend)
def time_runs(match: BackgammonMatch, spend: f.Spend, p: BackgammonParameters) -> Iterator[Effect]:
    """First the delay of this start runs off, then the bank."""
    yield clock_effects.TimeSpent(spend.milliseconds / 1000)


@book.refuses("4.3.iii", f.Flag)
def time_is_left(match: BackgammonMatch, flag: f.Flag, p: BackgammonParameters) -> bool:
    """Time is called only when it has run out."""
    return match.clock is None or match.time_left(flag.side) > 0


@book.rule("4.3.iii", f.Flag)
def time_is_called(match: BackgammonMatch, flag: f.Flag, p: BackgammonParameters) -> Iterator[Effect]:
    """Whoever runs out of time loses the match, unless nothing could take it from them."""
    # The text says "partita", which is game or match; read as match, as in the exception beside it.
    if _match_is_certain(match, flag.side):
        yield e.WonDespiteTime(flag.side)
        yield e.BackgammonMatchWon(flag.side)
    else:
        yield e.LostOnTime(flag.side)
        yield e.BackgammonMatchWon(other(flag.side))


@book.refuses("4.3.v", f.RestartDelay)
def no_invalid_roll(match: BackgammonMatch, fact: f.RestartDelay, p: BackgammonParameters) -> bool:
    """The delay starts anew only after an invalid roll."""
    clock = match.clock
    return clock is None or clock.running is None or clock.running not in match.attempted


@book.rule("4.3.v", f.RestartDelay)
def delay_starts_anew(
    match: BackgammonMatch, fact: f.RestartDelay, p: BackgammonParameters
) -> Iterator[Effect]:
    """After an invalid roll either player may let the delay start anew."""
    yield clock_effects.DelayRestarted()


def _certain_win(match: BackgammonMatch) -> e.BackgammonGameWon | None:
    """Return what is won, whatever the dice and the plays; None where that is open."""
    on_roll = match.next_to_roll
    if not match.under_way or on_roll is None or match.offer is not None:
        return None
    dice = None if match.moved else match.dice
    for loser in SIDES:
        if level := certain_loss(match.position, on_roll, dice, loser):
            return e.BackgammonGameWon(other(loser), level * match.cube.value, NAMES[level])
    return None


def _match_is_certain(match: BackgammonMatch, side: Side) -> bool:
    """Tell whether this game, whatever the dice and the plays, gives a side the points it needs."""
    # While a double waits both answers count: the match must be certain by the drop and by the take (our
    # reading of 4.3.iii).
    on_roll = match.next_to_roll
    # A double that waits may still be dropped, which gives the doubler no more than the cube as it was.
    enough = match.offer is None or (match.offer == side and match.cube.value >= match.needs(side))
    if not match.under_way or on_roll is None or not enough:
        return False
    dice = None if match.moved else match.dice
    cube = match.cube.value * (2 if match.offer else 1)
    level = max(WON + 1, -(-match.needs(side) // cube))
    return loses_at_least(match.position, on_roll, dice, other(side), level)
