# Machine players, your seat at the table, and the command `arbitro play`.

cli-play = Play whole refereed matches: machine players, or you.
cli-option-white = Who plays white: house:1 (weakest) to house:5 (house:6 in backgammon and snooker), another player of the game, or you.
cli-option-black = Who plays black.
cli-option-games = How many matches.
cli-option-length = How long a match is: in backgammon to so many points; in carrom the best of so many games, 1 or 3; in snooker the best of so many frames, an odd number. By default 5 points, 3 games, 1 frame.
cli-option-play-edition = By which laws; for carrom icf-2001, classic-29 or colombia. By default the federation's.
cli-option-format = Carrom and snooker: singles or doubles; a pair is one player in two seats.
cli-option-boards = Carrom only: the most boards of a game. By default what the edition says.
cli-option-seed = Seed for dice, tables and players; the same seed gives the same matches.
cli-option-record = Write what was played into a file: .mat, .sgf or .json for backgammon; recorder's sheets, .csv or .json, for snooker; the score card, .json, for carrom.
cli-option-play-journal = The journal of the match: every act is written to it at once, to be replayed, verified and exported.

cli-play-outcome =
    { $number }. { $winner } wins as { $colour ->
        [white] white
       *[black] black
    }, { $white }–{ $black }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }
cli-play-summary = White won { $white }, black { $black }. Seed: { $seed }.
cli-play-progress =
    match { $match } of { $matches }: { $white }–{ $black }, { $facts ->
        [one] 1 act judged
       *[other] { $facts } acts judged
    }
cli-play-no-players = there is no computer player for { $game } yet.
cli-play-unknown-player = there is no player “{ $name }”; the game knows { $known }.
cli-play-not-installed = { $name } needs { $package }, which is not installed: pip install "arbitro[{ $package }]".
cli-play-unknown-edition = there is no edition “{ $name }” of this game; it has { $known }.
cli-play-you-json = you cannot sit at a table that prints JSON: leave out --json, or let the computer play.
cli-play-record-ending = { $file } cannot be the record of this game: its name ends in { $endings }.
cli-play-record-one = one match is recorded at a time: leave out --games.
cli-play-journal-there = { $file } is there already; name another file, or remove it.
cli-play-no-seat = nobody can play { $game } at a terminal: umpire it (arbitro umpire), or let two machines play.
cli-play-length-carrom = a match of carrom is one game or the best of three, not { $length }.
cli-play-length-snooker = a match of snooker is the best of an odd number of frames, not { $length }.
cli-play-length-backgammon =
    a match of backgammon cannot be to { $length ->
        [one] 1 point
       *[other] { $length } points
    }.

# What is typed: the first word of each line is the one that is shown.
seat-word-quit = quit exit
seat-word-help = help h ?
seat-word-undo = undo u
seat-word-roll = roll r
seat-word-double = double d
seat-word-resign = resign
seat-word-take = take t
seat-word-drop = drop pass
seat-word-accept = accept a
seat-word-refuse = refuse
seat-word-play = play
seat-word-again = again
seat-word-replace = replace
seat-word-free = free
seat-word-claim = claim
seat-word-concede = concede
seat-word-at = at
seat-word-angle = angle
seat-word-spin = spin
seat-word-follow = follow
seat-word-draw = draw
seat-word-left = left
seat-word-right = right
seat-word-yellow = yellow
seat-word-green = green
seat-word-brown = brown
seat-word-blue = blue
seat-word-pink = pink
seat-word-black = black

seat-welcome-backgammon = You sit at the board. Type “help” to see what can be typed, “quit” to leave.
seat-welcome-carrom = You sit at the board. Type “help” to see what can be typed, “quit” to leave.
seat-welcome-snooker = You are at the table. Type “help” to see what can be typed, “quit” to leave.
seat-manual-backgammon =
    A play: 8/5 6/5, 13/7/5, bar/20, 6/off, 8/5(2); in parts if you like, and “undo” takes the last part back.
    Before the roll: “roll” or an empty line, “double”, “resign 1” (2 a gammon, 3 a backgammon).
    To a double: “take” or “drop”. To a loss that is offered: “accept” or “refuse”.
    “quit” leaves the table.
seat-manual-carrom =
    A stroke: the piece, the pocket, the speed in metres a second: “3 p4 2”. White pieces are numbers, black pieces letters, the queen is q.
    “at -120 3 p4 2” sets the striker down 120 mm left of the middle of your base lines; else the fullest cut is chosen.
    “at 0 angle 88 4” plays in a direction: 90 is straight ahead, 0 to the right.
    “at 0 angle 88 4 spin 5” lets the striker turn five times a second to the left, “spin -5” to the right.
    A due piece: two numbers, millimetres to the right of the centre and away from you; an empty line leaves it to the umpire.
    “quit” leaves the table.
seat-manual-snooker =
    A stroke: the ball, the pocket, the speed in metres a second: “r3 p5 2.5”, “black p6 1.8”; without a pocket the ball is met full.
    After it “follow 0.3”, “draw 0.3”, “left 0.2”, “right 0.2”: how far from the middle the tip strikes, in radii.
    “blue angle 92 2” plays in a direction, said to be at a ball: 90 is up the table, 0 to the right.
    In hand “at 100 50” puts the cue ball 100 mm right of the brown spot and 50 mm behind the baulk-line.
    “quit” leaves the table.

seat-refused = Not allowed. { $why }
seat-would-be-foul = Not allowed; choose another stroke. The umpire would rule: { $why }
seat-say-one-of = Say one of: { $words }.
seat-no-number = “{ $word }” is not a number that fits.
seat-numbers-missing =
    { $count ->
        [one] After “{ $word }” a number is missing.
       *[other] With “{ $word }” { $count } numbers are needed.
    }
seat-no-pocket = There is no pocket “{ $word }”: they are p1 to p{ $last }.
seat-speed-missing = One speed is needed, from { $slowest } to { $fastest } metres a second.
seat-spin-too-much = A striker turns at most { $most } times a second: “spin 5” to the left, “spin -5” to the right.
seat-occupied = Something lies there.

seat-men =
    { $who ->
        [you] You
       *[other] Opponent
    } ({ $side }): { $score } of { $length ->
        [one] 1 point
       *[other] { $length } points
    }, pip count { $pips }, on the bar { $bar }, off { $off }
seat-cube =
    Cube at { $value }, { $owner ->
        [you] yours
        [other] the opponent's
       *[centre] in the centre
    }{ $crawford ->
        [yes] {" "}– Crawford game
       *[no] {""}
    }
seat-before-roll = Your turn ({ $roll }, { $double })
seat-play =
    { $typed ->
        [none] Your play of { $dice }
       *[other] { $dice }, so far { $typed }
    }
seat-cannot-move = { $dice }: no legal move.
seat-no-play = “{ $word }” is not a move: write 8/5, bar/20 or 6/off.
seat-answer-double = You are doubled.
seat-answer-loss =
    The opponent offers to lose { $level ->
        [2] a gammon
        [3] a backgammon
       *[1] a single game
    }.

seat-stroke = Your stroke
seat-choose = Your choice
seat-snooker-stroke = First hit: { $first ->
        [none] nothing
       *[other] { $first }
    }; potted: { $potted ->
        [none] nothing
       *[other] { $potted }
    }.
seat-snooker-score =
    You { $you }, opponent { $other }; frames { $frames }, best of { $best }; { $remaining ->
        [one] 1 point
       *[other] { $remaining } points
    } left on the table.
seat-snooker-on =
    { $balls ->
        [none] You have to choose.
       *[other] On: { $balls }. { $pots ->
            [none] No pot is open.
           *[other] Open pots: { $pots }.
        }
    }
seat-snooker-not-on = “{ $word }” is not on now; play at another ball, or past it with “angle”.
seat-snooker-not-in-hand = The cue ball is not in hand.
seat-snooker-outside-d = Not allowed. { $law }: in hand the cue ball is played from on or inside the lines of the D.
seat-snooker-miscue = The tip would slip: stay within { $most } radii of the centre.
seat-no-ball = There is no ball “{ $word }” on the table: r1, r2, … or a colour.

seat-carrom-stroke = Your stroke
seat-carrom-place = Place a piece of the opponent
seat-carrom-demand =
    { $points ->
        [one] You may ask for one additional point. How many?
       *[other] You may ask for { $points } additional points. How many?
    }
seat-carrom-score =
    Board { $board }: your pieces are { $side ->
        [white] white (1 to 9)
       *[black] black (a to i)
    }. Points { $you }–{ $other }, games { $games }.
seat-carrom-unclear = Write piece, pocket and speed, such as “3 p4 2”, or “at 0 angle 88 4”.
seat-no-man = There is no piece “{ $word }” on the board.

# What a computer player does.
seat-carrom-put = puts a piece { $right } mm to the right of the centre and { $away } mm away from itself.
seat-carrom-asked =
    { $points ->
        [one] asks for one additional point.
       *[other] asks for { $points } additional points.
    }
