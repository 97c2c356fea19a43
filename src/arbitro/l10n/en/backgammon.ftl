# What the laws of backgammon order.

backgammon-game-begins = The checkers and the cube are set up for a new game.
backgammon-men-set-up = The checkers and the cube are set up for the next game.
backgammon-begins = { $side } begins with { $larger } and { $smaller }.
backgammon-rolled-again = Equal dice: both roll again, the cube stays at its level.
backgammon-rolled = { $side } has rolled { $first } and { $second }.
backgammon-roll-void = The roll of { $side } is not valid and is repeated; { $side } may no longer double in that turn.
backgammon-opening-roll-void = The opening roll is not valid and is repeated.
backgammon-rolled-early = { $side } rolled { $first } and { $second } before the opponent's turn was over.
backgammon-early-roll-noticed = The early roll of { $side } is pointed out.
backgammon-early-roll-stands = The early roll of { $side } counts.
backgammon-early-roll-void = The early roll of { $side } is void and is repeated.
backgammon-played =
    { $side } { $illegal ->
        [yes] plays illegally:
       *[other] plays:
    } { $play ->
        [none] no move.
       *[other] { $play }.
    }
backgammon-turn-ends = The turn passes to { $to }.
backgammon-play-taken-back = The illegal move of { $side } is taken back to its roll and position; { $side } plays again.
backgammon-play-stands = The illegal move of { $side } stands.
backgammon-play-noticed = The illegal move of { $side } is pointed out; the opponent chooses.
backgammon-setup-corrected =
    The misplaced checkers are put right; rolls and moves are kept{ $replays ->
        [X] , but { $player_X } plays that turn again.
        [O] , but { $player_O } plays that turn again.
       *[other] .
    }
backgammon-position-restored = { $by } has reset the board: the position is set up again, where in doubt as the opponent remembers it.
backgammon-double-offered = { $by } doubles to { $value }; { $to } takes or drops.
backgammon-double-announced = { $by } has doubled early: the double stands and waits for the end of the turn.
backgammon-early-double-falls = { $by } had doubled early: that double falls, because the side whose turn it still is doubles.
backgammon-double-taken = { $by } takes and owns the cube at { $value }.
backgammon-beavered = { $by } beavers: keeps the cube, now at { $value }; { $to } takes or drops.
backgammon-beaver-taken = { $by } takes; { $owner } keeps the cube at { $value }.
backgammon-double-dropped = { $by } drops.
backgammon-wrong-level = The cube shows { $shown }; the act is valid at { $right }.
backgammon-cube-corrected =
    The cube is put right: { $value }, { $owner ->
        [centre] in the centre.
       *[other] owned by { $owner }.
    }
backgammon-crawford-begins = Crawford game: nobody may double.
backgammon-crawford-lifted = By the right score this is not the Crawford game: the cube may be used.
backgammon-nobody-wins = Both players have lost the match: nobody wins it.
backgammon-breaks-announced = Breaks for each player: { $breaks }.
backgammon-loss-offered =
    { $by } offers the loss of { $level ->
        [1] a single game.
        [2] a gammon.
       *[other] a backgammon.
    }
backgammon-loss-refused = { $by } refuses: the game is played on.
backgammon-game-won =
    { $winner } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $by ->
        [single] single game
        [gammon] gammon
        [backgammon] backgammon
        [drop] drop
        [resign] resignation
       *[other] sanction
    }).
backgammon-lost-on-time = { $loser } has run out of time.
backgammon-won-despite-time = { $winner } has run out of time, but nothing could take the match from { $winner }.
backgammon-match-won = { $winner } wins the match.
backgammon-points-credited =
    { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } to { $to }{ $late ->
        [yes] {" "}for lateness.
       *[other] .
    }
backgammon-length-corrected =
    The match is played to { $length ->
        [one] 1 point
       *[other] { $length } points
    } from now on.
backgammon-length-waits = The length becomes { $length } when the next game begins, if that is possible.
backgammon-length-stays =
    The correction would end the match: it stays at { $length ->
        [one] 1 point
       *[other] { $length } points
    }.
backgammon-score-corrected = The score is corrected: { $player_X } { $X }, { $player_O } { $O }.
backgammon-time-spent = { $seconds } s pass, off the delay first, then off the bank.
backgammon-clock-started =
    The clock of { $side } runs{ $for_answer ->
        [yes] {" "}for the answer.
       *[other] .
    }
backgammon-clock-paused =
    The clock is paused: { $reason ->
        [game-over] game over.
        [break] break.
        [dispute] dispute.
        [director] the director asks.
        [dice-picked-up] dice picked up early.
        [dice-changed-hands] dice changed hands.
        [illegal-move] illegal move noticed.
       *[other] the game is held to be decided.
    }
backgammon-clock-resumed = The clock goes on.
backgammon-delay-lost = { $side } loses the delay of the next turn.
backgammon-delay-kept = { $side } keeps the delay: one sanction, not both.
backgammon-delay-restarted = The delay restarts.
backgammon-clock-set = The clock is set: { $player_X } { $X } s, { $player_O } { $O } s.
backgammon-clock-brought = A clock is used: { $seconds } s for each side, delay { $delay } s.
backgammon-break-taken = { $by } takes a break of 5 minutes.
backgammon-noted =
    Entered{ $side ->
        [X] {" "}for { $player_X }
        [O] {" "}for { $player_O }
       *[other] {""}
    }: { backgammon-matter } (law { $law }).
backgammon-warned =
    Warning{ $side ->
        [X] {" "}to { $player_X }
        [O] {" "}to { $player_O }
       *[other] {""}
    }: { backgammon-matter } (law { $law }).
backgammon-excluded =
    { $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] The spectator
    } { $measure ->
        [disqualification] is disqualified
        [match] loses the match
       *[other] is sent away
    } (law { $law }).
backgammon-option-lost = { $side } may no longer call an early roll void.
backgammon-report-owed = The director owes the federation a report after the tournament (law { $law }).
backgammon-observer-appointed = An observer watches the match.
backgammon-baffle-box-used = The match is played on with a baffle box.
backgammon-result-reported = { $by } reports: { $player_X } { $X }, { $player_O } { $O }.
backgammon-result-verified = Both reports agree: { $winner } is announced as the winner.

# Questions to the official or the player.

backgammon-asks-early-roll = Does the early roll stand, or is it void?
backgammon-asks-illegal-play = Does the illegal move stand, or is it corrected?
backgammon-asks-sanction = What is the penalty for this breach?
backgammon-asks-result-differs = The report differs from the score of the record: which is to be corrected?

# Why an act is not allowed.

backgammon-refused-not-a-players-breach = a spectator's breach names no player, and a player's breach names one.
backgammon-refused-not-the-measure = the law does not provide this measure for that breach.
backgammon-refused-nothing-to-punish = the breach must be entered first, and some count only when repeated.
backgammon-refused-warning-comes-first = a warning comes first.
backgammon-refused-nothing-left-to-lose = the match is already lost.
backgammon-refused-match-is-over = the match is over.
backgammon-refused-observer-is-there = an observer is already appointed.
backgammon-refused-only-between-games = that is done only between games.
backgammon-refused-no-break-left = no break is left.
backgammon-refused-not-between-games = a break is taken between two games, not in one.
backgammon-refused-not-late-enough = less than five minutes costs nothing.
backgammon-refused-clock-cannot-be-started = the late player's clock is started only where there is one and before play.
backgammon-refused-baffle-box-is-there = a baffle box is already in use.
backgammon-refused-clock-is-there = a clock is already in use.
backgammon-refused-no-clock-to-set = there is no clock to set.
backgammon-refused-game-is-under-way = a game is under way.
backgammon-refused-no-game-is-under-way = no game is under way: it begins with the opening roll.
backgammon-refused-nothing-to-roll-for = there is nothing to roll for.
backgammon-refused-double-waits = a double waits: it is taken or dropped first.
backgammon-refused-resignation-waits = a resignation waits for its answer.
backgammon-refused-second-early-roll = the early roll has been made already.
backgammon-refused-dice-are-to-be-played = the dice have been rolled: they are played.
backgammon-refused-hall-presses = the hall runs the clock and presses it with the act that ends the turn.
backgammon-refused-hall-keeps-the-time = the hall runs the clock: no time is entered by hand.
backgammon-refused-early-roll-is-to-be-chosen = the opponent has still to choose whether the early roll stands.
backgammon-refused-no-early-roll = there is no early roll to point out.
backgammon-refused-option-is-lost = the option to call it void is lost.
backgammon-refused-no-clock-to-lose-delay-on = without a clock there is no delay to lose.
backgammon-refused-nobody-was-interrupted = nobody's turn was cut short, or the delay is lost already.
backgammon-refused-already-sanctioned = the void roll is the sanction; the delay is not lost as well.
backgammon-refused-not-rolled-yet = there is no roll to play.
backgammon-refused-not-his-turn = checkers are not touched in the opponent's turn.
backgammon-refused-moved-already = the move is made; the clock is to be pressed.
backgammon-refused-no-such-man = there is no checker on that point.
backgammon-refused-nothing-to-press-for = the turn is not over, or the time of that side does not run.
backgammon-refused-play-stands = there is no illegal move to correct: it stands, or there was none.
backgammon-refused-setup-stands = the starting position stands.
backgammon-refused-nothing-to-condone = there is nothing for this side to condone.
backgammon-refused-no-clock-runs = no clock is running.
backgammon-refused-no-reason-to-pause = that is no reason to pause the clock now.
backgammon-refused-time-stands-still = no time is running.
backgammon-refused-time-is-left = time is left on that clock.
backgammon-refused-no-invalid-roll = there was no invalid roll.
backgammon-refused-crawford-game-has-no-cube = in the Crawford game every cube action is void.
backgammon-refused-cube-lies-right = the cube is presumed right; who disputes it must prove the contrary.
backgammon-refused-not-in-a-turn = the cube is used only in one's turn, after the opening roll.
backgammon-refused-no-beavers = beavers are not allowed: take or drop.
backgammon-refused-doubled-already = that double is already made.
backgammon-refused-cube-is-not-his = the cube belongs to the other side.
backgammon-refused-cube-is-dead = the cube is dead: it is already enough to win the match.
backgammon-refused-rolled-before-doubling = you can only double before rolling.
backgammon-refused-no-double-to-answer = there is no double for that side to answer.
backgammon-refused-no-game-to-resign = there is no game to resign now.
backgammon-refused-result-is-open = there is contact and the result is still open: the game is played to its end.
backgammon-refused-not-what-can-be-lost = less than is certain or more than is possible cannot be resigned.
backgammon-refused-nothing-to-answer = there is nothing for that side to accept or refuse.
backgammon-refused-nothing-to-restore = no game is under way: the board may be reset.
backgammon-refused-no-game-to-set-up-for = the checkers are set up once, between two games.
backgammon-refused-match-is-not-over = the match is not over.
backgammon-refused-score-is-right = the score stands.
backgammon-refused-both-would-have-won = the length is reached by one side only.
backgammon-refused-game-is-not-decided = the game is not decided: dice or plays could still change its result.
backgammon-refused-double-is-announced = who has doubled early waits for the answer before rolling.
backgammon-refused-clock-runs-instead = that player's clock runs instead of penalty points.
backgammon-refused-points-were-given-instead = penalty points have been given for that delay instead of the clock.
backgammon-refused-dice-are-mixed-between-games = the dice are mixed only between games.
backgammon-refused-length-stands = the length stands: the match is over, would be over by the correction, or the length is right.
backgammon-refused-no-game-is-over-yet = a break is taken between two games, so not before the first.
backgammon-refused-too-late-after-a-drop = the game ended by a drop: it is too late.
backgammon-refused-roll-accepts-the-play = the opponent's valid roll has accepted the move, or it was legal.
backgammon-refused-rolled-early-before-doubling = who has rolled early may not double in that turn.

# What the players and the director say.

backgammon-call-double = { $side }: “I double”
backgammon-call-take = { $side }: “I take”
backgammon-call-drop = { $side }: “I pass”
backgammon-call-score =
    Both players: “{ $player_X } { $X }, { $player_O } { $O }, { $length ->
        [0] money session
        [one] match to { $length } point
       *[other] match to { $length } points
    }”
backgammon-call-crawford = Both players: “Crawford game”
backgammon-call-invalid-roll = A player: “Not a valid roll”
backgammon-call-early-roll = { $side }: “You rolled early”
backgammon-call-early-roll-stands = { $side }: “The roll stands”
backgammon-call-early-roll-void = { $side }: “The roll is void, please roll again”
backgammon-call-illegal-move =
    { $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] A player
    }: “Illegal move”
backgammon-call-correct-the-move = { $side }: “Please correct the move”
backgammon-call-move-stands = { $side }: “The move stands”
backgammon-call-time = A player or the director: “Time for { $side }”
backgammon-call-clock-set-wrongly = A player: “The clock is set wrongly”
backgammon-call-director = A player: “Director, please”
backgammon-call-points =
    Director: “{ $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } to { $side }”
backgammon-call-warning =
    Director: “Warning{ $side ->
        [X] {" "}to { $player_X }
        [O] {" "}to { $player_O }
       *[other] {""}
    }: { backgammon-matter }”
backgammon-call-slow-play = Director: “{ $side }, if the slow play goes on, penalty points may follow”
backgammon-call-excluded =
    Director: “{ $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] The spectator
    } { $measure ->
        [disqualification] is disqualified
        [match] loses the match
       *[other] has to leave
    }”
backgammon-call-result = Director: “{ $side } has won the match: { $player_X } { $X }, { $player_O } { $O }”

# What cannot be understood in a backgammon document.

malformed-backgammon-not-a-time = “{ $key }” must be a time that is not negative.
malformed-backgammon-not-two-dice = “{ $key }” must be two dice, such as [6, 4].
malformed-backgammon-bad-notation = “{ $key }”: “{ $play }” is not a move; write moves such as 13/7*, bar/22, 8/5(2), 6/off.
malformed-backgammon-not-a-cube = “{ $key }” must be a level of the cube: 1, 2, 4, 8 and so on.
malformed-backgammon-bad-position-id = “{ $key }”: “{ $id }” is not a Position ID of GNU Backgammon.
malformed-backgammon-shared-point = “{ $key }”: both sides have checkers on one point.
malformed-backgammon-too-many-men = “{ $key }”: a side has more than 15 checkers.
malformed-backgammon-no-men = “{ $key }”: a side has no checker left, so the game is over.
malformed-backgammon-cube-in-crawford = “{ $key }”: in the Crawford game the cube lies in the centre at 1; leave it out, or say “crawford: false”.
malformed-backgammon-dice-without-turn = “{ $key }”: dice belong to a side; say whose turn it is.
malformed-backgammon-turn-before-opening = “{ $key }”: nobody is on turn while the opening roll is still to come.

# The commands of backgammon and its dice.

cli-backgammon = Convert, show and verify matches; list legal moves.
cli-backgammon-convert = Write a match in another format: mat, sgf or json.
cli-backgammon-show = Show a position by its GNUID or XGID, or a game of a match.
cli-backgammon-legal = List the legal moves of a roll.
cli-backgammon-verify = Replay matches and report every illegal act with its clause.
cli-option-partial = Take what can be read of a damaged .mat file: all before the damage.
cli-dice = Verify rolls of the program's dice.
cli-dice-verify = Check every roll of a match against what the server and both players committed to.
cli-option-to = Format to write; by default that of the target's name.
cli-option-game = Which game of the match.
cli-option-act = Up to which act; by default the last.
cli-backgammon-no-game = there is no game { $number }; the match has { $games }.
cli-backgammon-bad-ending = { $file }: the name says no format; end it with one of { $endings }, or use --to.
cli-backgammon-no-act = there is no act { $number }; the game has { $acts }.
cli-backgammon-plays =
    { $plays ->
        [one] { $plays } legal move
       *[other] { $plays } legal moves
    }, dice to play: { $used }
cli-backgammon-verified =
    { $file }: { $games ->
        [one] { $games } game,
       *[other] { $games } games,
    } { $acts ->
        [one] { $acts } act,
       *[other] { $acts } acts,
    } { $findings ->
        [0] all legal.
        [one] { $findings } finding:
       *[other] { $findings } findings:
    }
cli-backgammon-finding = game { $game }, act { $act }, { $side }: { $law } { $what }
cli-backgammon-bad-record = { $file }, line { $line }: { $what }
cli-backgammon-partial =
    { $file }: what comes before it is used: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $acts ->
        [one] 1 act
       *[other] { $acts } acts
    }.
cli-backgammon-bad-id = “{ $id }” is neither a file nor a GNUID nor an XGID.
cli-backgammon-bad-dice = “{ $dice }” are not dice; write 64 or 6-4.
cli-backgammon-game = Game { $game }: { $x } (X) { $sx }, { $o } (O) { $so }
cli-backgammon-aside = { $side }: bar { $bar }, off { $off }, pips { $pips }
cli-backgammon-act-doubles = doubles
cli-backgammon-act-takes = takes
cli-backgammon-act-drops = drops
cli-backgammon-act-plays = move not written down
cli-backgammon-act-unfinished = turn not written down
cli-backgammon-cannot-move = cannot move
record-illegal-play-is-recorded = the move is illegal.
record-doubled-at-a-wrong-level = the cube was turned to a wrong level.
record-points-differ = the points written are not those of the game.
record-score-differs = the score does not follow from the game before.
record-no-length = “{ $text }”: the length is missing, such as “7 point match”.
record-no-players = “{ $text }”: players and score are missing, such as “Anna : 0   Bob : 2”.
record-outside-a-game = “{ $text }” is outside a game; “Game 1” comes first.
record-unreadable = “{ $text }” cannot be read.
record-too-many-cells = “{ $text }”: a line has one act of each player.
record-glued = “{ $text }” is glued to the line before it; put it on a line of its own, or use --partial.
record-not-backgammon = this SGF is not of backgammon (GM[6]).{ $text }
record-no-record = this JSON is not a record of a match, see { $text }.
record-no-game = there is no game in this file.{ $text }
record-cut-short = the file is cut short: a bracket is not closed.{ $text }
dice-verified =
    { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } of { $match } verified: every link follows, every die is right.
dice-bad-commitment = The commitments cannot be right.
dice-out-of-order = Roll { $number } is out of order.
dice-bad-link = Roll { $number }: what { $party } revealed is no link.
dice-broken-chain = Roll { $number }: the link of { $party } does not follow from its commitment.
dice-wrong-dice = Roll { $number }: the dice are not those that the links make.
dice-not-rolled = Roll { $number } is played but not in the ledger.
dice-played-otherwise = Roll { $number } was played otherwise than it was rolled.
dice-not-played = Roll { $number } is in the ledger but was not played.
dice-no-ledger = { $file } is no ledger of rolls.

# What a director enters or warns for.

backgammon-matter =
    { $what ->
        [etiquette] conduct against the spirit of the game
        [equipment-misused] misuse of the equipment
        [language] a language that is not official
        [spectator-speaks] a spectator speaks or comments
        [spectator-helps] help from a spectator
        [aid] a forbidden aid
        [recording] recording outside one's own time
        [headphones] unreasonable use of headphones
        [phone] use of a mobile phone
        [outside-help] help from outside
        [leaving-the-board] leaving the board
        [emergency-abused] abuse of the right to an emergency
        [slow-play] slow play
        [dice-misused] misuse of the dice
        [dice-touched] dice in play touched
        [careless-roll] rolls not made as they must be
        [early-roll-unreported] an early roll not pointed out
        [moving-unclearly] unclear moves, or moves with both hands
        [men-touched] checkers touched in the opponent's turn
        [trying-moves] checkers shifted to try positions
        [clock-hand] the clock pressed with the other hand
        [clock-silence] silence about the opponent's running clock
        [agreed-result] an agreed result
        [information-withheld] information withheld
        [remove-spectators] request to send spectators away
        [observer] request for an observer
        [assistance] request for assistance
        [no-smoking] request for a non-smoking area
        [clock] request for a clock
        [baffle-box] request for a baffle box
        [board] request for another board
        [lipped-cups] request for lipped cups
        [precision-dice] request for precision dice
        [approve-baffle-box] request to approve the baffle box
        [approve-clock] request to approve the clock
        [preference-by-dice] preference settled by the dice
        [change-equipment] request to change equipment
        [mix-dice] request to mix the dice
        [emergency] an emergency
        [clock-agreed] clock by agreement
        [clock-preferred] clock by preference
        [clock-required] clock required by the invitation
        [clock-imposed] clock imposed
        [clock-asked-by-director] clock asked for by the director
        [start-time] another start time
        [other-breaks] another structure of breaks
        [baffle-box-exception] exception about the baffle box
        [clock-exception] exception about the clock
        [stream] the match is streamed
        [recorded-match] the match is recorded
        [dice-on-checkers] dice that land on checkers are valid
       *[other] { $what }
    }
