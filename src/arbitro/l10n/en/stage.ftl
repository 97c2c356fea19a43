# A match that is played: what its players propose to each other, and what stands in its head.

play-wish-pause = { $name } asks for a pause.
play-wish-undo = { $name } asks to undo the last act.
play-wish-redo = { $name } asks to restore what was undone.
play-wish-correct = { $name } asks to correct an act.
play-wish-resume = { $name } asks to go on.
play-wished-pause = You asked for a pause. It starts when the others agree; the next act cancels the request.
play-wished-undo = You asked to undo the last act. It is undone if the others agree; the next act cancels the request.
play-wished-redo = You asked to restore what was undone. The others have to agree.
play-wished-correct = You have asked to correct an act. The others have to agree.
play-wished-resume = You have asked to go on. The others have to agree.
play-agree = Agree
play-not-now = Not now
play-declined = { $name } answers: not now. You may ask again.
hall-problem-no-wish = There is no request to decline: it has lapsed.
play-ask-pause = Pause
play-ask-undo = Undo the last act
play-go-on = Go on
play-stands-paused = The match is paused, and so are its clocks.
play-stands-review = A protest is under review: play goes on when it is settled.
play-restart-propose = Propose to start the frame again
play-restart-proposed = { $name } proposes to start the frame again.
play-restart-own = You have proposed to start the frame again. The opponent agrees or objects.
play-restart-agree = Agree, start again
play-restart-object = Object, play on

play-setup-backgammon = Set up the checkers yourself
play-setup-how-backgammon = Drag a checker, or tap it and then its place; with keys Tab and the arrows. On the tray at the right, or with Delete, it is off. The position stands as an XGID above.
play-setup-turn = To play
play-setup-die-1 = First die
play-setup-die-2 = Second die
play-setup-cube = Cube
play-setup-cube-centred = not turned
play-setup-cube-owner = Cube belongs to
play-setup-cube-nobody = nobody

stage-head-carrom =
    { $of ->
        [0] Board { $number }
       *[other] Board { $number } of { $of }
    }
stage-head-snooker =
    { $of ->
        [0] Frame { $number }
       *[other] Frame { $number } of { $of }
    }
stage-head-backgammon =
    { $of ->
        [0] Game { $number }
        [one] Game { $number }, to 1 point
       *[other] Game { $number }, to { $of } points
    }
stage-head-money =
    { $of ->
        [one] Game { $number }, money session of 1 game
       *[other] Game { $number }, money session of { $of } games
    }
stage-head-plain =
    { $of ->
        [0] Part { $number }
       *[other] Part { $number } of { $of }
    }
web-play-hint-plain = No account. The hall rules by the book:
play-keys-plain = Keys: Tab and Enter, T text.
play-prepares-plain = The next one is being set up.
play-choose-act = { $name }: choose what you do.
stage-head-clock = clock as in the laws
play-ruling = Ruling
play-prepares-backgammon = The dice are being rolled for the opening.
play-prepares-carrom = The board is being set up.
play-prepares-snooker = The table is being set up.
play-want = What do you want?
play-look = See the table
play-left = { $many } to place
play-lies = { $across } mm { $side }, { $along } mm { $way } the centre
play-lies-left = left
play-lies-right = right
play-lies-below = below
play-lies-above = above
play-nudge-up = Away from you
play-nudge-down = Towards you
play-nudge-left = To the left
play-nudge-right = To the right
play-keys-place = Drag the piece in the blue area, or use ← ↑ ↓ → (Shift 10 mm). Enter places it, X forgoes.
play-doubled = { $name } doubles to { $value }: take or drop?
play-doubled-beaver = { $name } doubles to { $value }: take, drop or beaver?
play-beaver = Beaver
play-resigned = { $name } resigns: accept or refuse?
stage-how = How it is played here
play-board = Show the board
play-clock-break = break
play-clock-stroke = stroke
play-clock-placing = placing
play-skip = Show the end
play-pace = Speed
play-aims = { $name } aims
play-event-roll = { $name }: { $dice }
play-event-move = { $name }: { $dice }, { $move }
play-event-no-move = { $name }: { $dice }, no move
play-tip-key = Tip
play-event-pot = { $balls }. Break { $points }
play-event-nothing = nothing potted
play-event-white = { $count ->
    [one] white piece pocketed
   *[other] { $count } white pieces pocketed
  }
play-event-black = { $count ->
    [one] black piece pocketed
   *[other] { $count } black pieces pocketed
  }
play-event-queen = queen pocketed
play-event-all = { $name }: { $what }
play-event-none = The match begins.
play-pull = { $power } · let go to strike
play-pull-none = Let go: nothing happens
play-warning = If you strike now: { $what } § { $law }
play-button-only = Strike with the button only
