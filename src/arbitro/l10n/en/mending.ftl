# Acts that are put right after the fact: what would change, and what cannot be done.

hall-problem-nothing-to-revive = “revive” names an entry that is not out of force: leave it out.
hall-problem-nothing-to-run = No clock waits to be let run.
would-correct = Entry { $number } becomes “{ $after }” instead of “{ $before }”.
would-insert = “{ $act }” is put before entry { $number }.
would-take-back = Entry { $number }, “{ $act }”, is undone.
would-lapse = Entry { $number }, “{ $act }”, no longer counts.
would-rule = Entry { $number }, “{ $act }”, is then ruled: { $ruled }
would-rule-nothing = Entry { $number }, “{ $act }”: nothing is ruled on it any more.
would-come-back = Entry { $number }, which is out of force, could count again: name it in “revive”, or it stays out.
would-score = The score of the match is then { $first }–{ $second }.
would-part = The points under way are then { $first }–{ $second }.
would-turn = Then it is the turn of { $who }.
would-end = The match is then over.
would-go-on = The match then goes on.
would-stand = The clocks stay stopped until the next act, or until an official lets them run.
console-stays-out = Could count again, and stay out of force: { $numbers }. Type the same line again to do it.
bad-act-nothing-to-revive = That entry is not out of force.
bad-act-nothing-to-run = No clock waits to be let run.
journal-inserted = put before { $number }: { $act } — { $reason }
journal-let-run = the clocks go on

carrom-act-time-up = time is up
carrom-act-time-excused = nobody is late
carrom-field-of = for
carrom-word-report = reporting at the board
carrom-word-change = the change of sides
carrom-word-rest = the rest before the deciding game
word-nobody = nobody
carrom-asks-late-report = The time to report at the board is up. Who is not there?
carrom-asks-late-change = The time for the change of sides is up. Who is late?
carrom-asks-late-rest = The rest before the deciding game is over. Who is late?
carrom-refused-time-is-left = By the hall's clock time is left: wait until it is up.
carrom-refused-no-time-is-up = No such time is up.

snooker-act-time-up = the shot clock ran out
snooker-act-time-ruled = ruling on the shot clock
field-ruling = ruling
snooker-word-nothing = nothing
snooker-word-warning = warning
snooker-asks-shot-clock = The shot clock has run out. Nothing, a warning, or the frame?
snooker-refused-no-time-is-up = No shot clock has run out.

umpire-clock-stands = stopped
umpire-clock-held = The clock of the { $what } has stopped: lets it run
umpire-let-run = Let the clocks run
umpire-let-run-says = They stopped when something was put right, or when time was up; the next act also lets them run
would-unit = { $game ->
    [carrom] Board
    [snooker] Frame
   *[other] Game
    } { $number } then ends { $first }–{ $second } instead of { $before }.
