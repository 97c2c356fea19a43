carrom-after-first-break = first break
carrom-after-format = format
carrom-word-doubles = doubles
carrom-after-seats = seats
carrom-after-opened = break made
carrom-after-round = round
carrom-word-quarter = quarter-final
carrom-word-pre-quarter = before the quarter-finals
carrom-word-semi = semi-final
carrom-word-final = final
carrom-told-offence = { $what }
carrom-told-law = law { $value }
carrom-told-item = item { $value }
snooker-after-misses = misses in a row
snooker-after-touching = touching ball
snooker-after-ball = ball
snooker-after-best-of = frames at most
snooker-after-involved = part of the stroke
snooker-after-wheelchair = wheelchair
snooker-after-sessions = sessions
snooker-word-free-ball = free ball
snooker-word-objects = objects
snooker-word-contact = contact
backgammon-word-start = starting position
backgammon-after-opening = opening roll due
backgammon-after-bank-s-per-point = bank, seconds a point
backgammon-after-delay-s = delay, seconds
backgammon-after-policy = as announced
backgammon-word-responsible = responsible moves
backgammon-word-language = language
backgammon-word-agreed-result = agreed result
backgammon-after-penalties = penalties
backgammon-word-board = board
backgammon-after-crawford = Crawford game
backgammon-told-what = { $what }
backgammon-told-offence = { $what }
backgammon-told-measure = { $what }
backgammon-told-why = { $what }
told-seconds = { $count } s
backgammon-after-starter = starter
backgammon-word-legal = legal
carrom-told-by =
    { $value ->
        [white] by White
        [black] by Black
       *[other] by { $value }
    }
carrom-told-piece = { $what }
carrom-told-where = { $what }
carrom-told-men =
    { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
snooker-told-path = clear path, { $what }

# What a field of one kind of act says.

told-points = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
told-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
    }
carrom-told-winner = { $value ->
    [white] White
    [black] Black
   *[other] { $value }
    }
carrom-told-toss-winner = { $value ->
    [white] White wins it
    [black] Black wins it
   *[other] { $value } wins it
    }
carrom-told-toss-choice = { $value ->
    [break] chooses the break
   *[side] chooses the side
    }
carrom-told-to = { $value ->
    [white] to White
    [black] to Black
   *[other] to { $value }
    }
carrom-told-concede-what = { $value ->
    [match] the match
   *[game] the game
    }
carrom-told-replay-cause = { $what }
carrom-told-falls-piece = { $value ->
    [white] a white one
    [black] a black one
    [queen] the queen
   *[striker] the striker
    }
snooker-told-winner = { $what }
snooker-told-toss-first = { $what } plays first
snooker-told-disturbed-by = by { $value ->
    [referee] the referee
    [equipment] equipment
   *[contact] contact
    }
snooker-told-misconduct-loses = loses the match
snooker-told-missing-colour = { $what }
snooker-told-stalemate-step = { $what }
snooker-told-touching-balls = { $what }
snooker-told-declare-ball = { $what }
backgammon-told-winner = { $what }
backgammon-told-starts-clock-bank-s-per-point = bank { $value } s a point
backgammon-told-starts-clock-delay-s = delay { $value } s
carrom-told-leave-seat-by = { $value ->
    [white] by White
    [black] by Black
   *[other] by { $value }
    }
carrom-told-plays-during-appeal-by = { $value ->
    [white] by White
    [black] by Black
   *[other] by { $value }
    }
carrom-told-wrecks-board-by = { $value ->
    [white] by White
    [black] by Black
   *[other] by { $value }
    }
backgammon-told-reset-board-by = by { $value }
backgammon-told-take-by = by { $value }
