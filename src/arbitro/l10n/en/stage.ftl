# A match that is played: what its players propose to each other, and what stands in its head.

play-wish-pause = { $name } asks for a pause.
play-wish-undo = { $name } asks to take the last act back.
play-wish-redo = { $name } asks to put in force again what was taken back.
play-wish-correct = { $name } asks to correct an act.
play-wish-resume = { $name } asks to go on.
play-wished-pause = You have asked for a pause. It begins when the others agree; the next act puts it aside.
play-wished-undo = You have asked to take the last act back. It is done when the others agree; the next act puts it aside.
play-wished-redo = You have asked to put in force again what was taken back. The others have to agree.
play-wished-correct = You have asked to correct an act. The others have to agree.
play-wished-resume = You have asked to go on. The others have to agree.
play-agree = Agree
play-not-now = Not now
play-declined = { $name } answers: not now. You may ask again.
hall-problem-no-wish = Nothing is asked for that could be declined: it was put aside.
play-ask-pause = Pause
play-ask-undo = Take the last act back
play-go-on = Go on
play-stands-paused = The match is paused, and so are its clocks.
play-stands-review = A protest is under review: play goes on when it is settled.
play-restart-propose = Propose to start the frame again
play-restart-proposed = { $name } proposes to start the frame again.
play-restart-own = You have proposed to start the frame again. The opponent agrees or objects.
play-restart-agree = Agree, start again
play-restart-object = Object, play on

play-setup-backgammon = Lay the checkers yourself
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
stage-head-clock = the law’s clock
play-ruling = Ruling
play-prepares-backgammon = The dice are being rolled for the opening.
play-prepares-carrom = The board is being set up.
play-prepares-snooker = The table is being set up.
play-want = What do you want?
play-look = Look at the table
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
play-keys-place = Drag the man in the blue area, or use ← ↑ ↓ → (Shift 10 mm). Enter places it, X forgoes.
play-doubled = { $name } doubles to { $value }: take or drop?
play-resigned = { $name } gives up: accept or refuse?
stage-how = How it is played here
play-board = Show the board
play-clock-break = break
play-clock-stroke = stroke
play-clock-placing = placing
