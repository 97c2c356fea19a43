# Carrom: what a ruling orders.

carrom-stroke-made =
    { $player ->
        [white] White
        [black] Black
       *[other] { $player }
    } { $did ->
        [idle] touches nothing.
        [made] has played out of turn; the stroke counts.
        [nothing] pockets nothing.
       *[pockets] pockets { $what }.
    }
carrom-men-told =
    { $colour ->
        [white] { $men ->
            [one] one white piece
           *[other] { $men } white pieces
        }
       *[black] { $men ->
            [one] one black piece
           *[other] { $men } black pieces
        }
    }
carrom-queen-told = the queen
carrom-striker-told = the striker
carrom-break-valid = The break is valid.
carrom-early-break = The break came before the call: it counts as made, and what it pocketed goes back.
carrom-break-failed = No break.
carrom-attempted =
    No break. { $left ->
        [one] One more attempt.
       *[other] { $left } more attempts.
    }
carrom-pocketed =
    Pocketed: { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }.
carrom-back =
    To come back: { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }; { $placer ->
        [white] White
        [black] Black
       *[other] { $placer }
    } places.
carrom-due =
    Due: one { $colour ->
        [white] white
       *[black] black
    } piece; { $placer ->
        [white] White
        [black] Black
       *[other] { $placer }
    } places.
carrom-penalty =
    Penalty: one { $colour ->
        [white] white
       *[black] black
    } piece; { $placer ->
        [white] White
        [black] Black
       *[other] { $placer }
    } places.
carrom-further-men =
    Further penalty: { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }; { $placer ->
        [white] White
        [black] Black
       *[other] { $placer }
    } places.
carrom-available =
    Owed and now available: { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }; { $placer ->
        [white] White
        [black] Black
       *[other] { $placer }
    } places.
carrom-turn-passes =
    { $to ->
        [white] White
        [black] Black
       *[other] { $to }
    } to play.
carrom-turn-continues =
    { $player ->
        [white] White
        [black] Black
       *[other] { $player }
    } continues.
carrom-queen-pending =
    { $by ->
        [white] White
        [black] Black
       *[other] { $by }
    } must cover the queen with the next stroke.
carrom-queen-covered =
    The queen is covered by { $by ->
        [white] White
        [black] Black
       *[other] { $by }
    }.
carrom-queen-back =
    { $uncovered ->
        [white] White has not covered the queen: it goes back to the centre.
        [black] Black has not covered the queen: it goes back to the centre.
       *[other] The queen goes back to the centre.
    }
carrom-foul-declared =
    { $kind ->
        [technical] Technical foul
       *[foul] Foul
    } by { $by ->
        [white] White
        [black] Black
       *[other] { $by }
    }.
carrom-jumped-back =
    { $order ->
        [1] Put back first, in the centre circle
       *[other] Put back as number { $order }, touching what lies there, away from the player
    }: { $piece ->
        [white] a white piece
        [black] a black piece
       *[queen] the queen
    }.
carrom-striker-back = The striker left the board; the stroke counts for what it pocketed.
carrom-fell =
    It fell in and counts as pocketed by the stroke: { $piece ->
        [white] a white piece
        [black] a black piece
       [queen] the queen
       *[striker] the striker
    }.
carrom-strays =
    { $player ->
        [white] White
        [black] Black
       *[other] { $player }
    } pocketed only the opponent’s: the turn ends after stroke { $strokes }.
carrom-placed =
    { $by ->
        [white] White
        [black] Black
       *[other] { $by }
    } places { carrom-men-told }.
carrom-corrected =
    Placed wrongly and put right: { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }{ $own ->
        [yes] {" "}(own pieces had been laid)
       *[no] {""}
    }.
carrom-claim-lost =
    The claim on { $colour ->
        [white] white
       *[black] black
    } pieces is gone{ $removed ->
        [0] {""}
        [one] ; one already placed comes off
       *[other] ; { $removed } already placed come off
    }.
carrom-claim-waits =
    No room: the claim on { $colour ->
        [white] white
       *[black] black
    } pieces waits, play goes on.
carrom-placer-changes =
    The right to place the { $colour ->
        [white] white
       *[black] black
    } pieces passes to { $to ->
        [white] White
        [black] Black
       *[other] { $to }
    }.
carrom-waived =
    Not noticed in time ({ $side ->
        [white] White
       *[black] Black
    }): { $fault ->
        [queen-not-covered] the queen counts as covered.
        [opponent-pocketed] the turn goes on until it is noticed.
        [wrong-man-placed] the pieces laid stay and the due is extinguished.
       *[unplaced-due] what was not placed is extinguished.
    }
carrom-play-called = Play.
carrom-clock-stopped =
    { $by ->
        [white] White
       *[black] Black
    } appeals: time stops until the umpire calls play.
carrom-warned =
    { $side ->
        [white] White
       *[black] Black
    } is warned for distracting (warning { $times }).
carrom-board-won =
    { $winner ->
        [white] White
        [black] Black
       *[other] { $winner }
    } wins the board by { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $on_demand ->
        [0] {""}
       *[other] , and { $on_demand } on demand
    }.
carrom-points-cancelled = Above the maximum of a board, cancelled: { $points } in points, { $on_demand } on demand.
carrom-slam-made =
    { $colour ->
        [white] White
       *[black] Black
    } slam!
carrom-board-cancelled = The board is cancelled and played again.
carrom-points-demanded =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } given on demand.
carrom-game-lost =
    { $by ->
        [white] White
       *[black] Black
    } loses the game.
carrom-match-lost =
    { $by ->
        [white] White
       *[black] Black
    } loses the whole match.

# What the laws order in a match.

carrom-points-scored =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $winner }.
carrom-break-goes-to = { $player } breaks next.
carrom-extra-board = Level: an extra board decides; toss for the break.
carrom-game-won = Game to { $winner }.
carrom-sides-change =
    { $within ->
        [yes] The players change sides now, within the game.
       *[no] The players change sides after the game.
    }
carrom-interval-given =
    { $seconds ->
        [120] Two minutes are allowed before play goes on.
        [600] Ten minutes are allowed before play goes on.
       *[other] { $seconds } seconds are allowed before play goes on.
    }
carrom-match-won = Match to { $winner }.
carrom-toss-won =
    { $winner } wins the toss and chooses { $choice ->
        [break] the break.
       *[side] the side.
    }
carrom-sits-first = { $player } sits down first.
carrom-practice-played = Practice board played; left: { $left }.

# Why an act is refused.

carrom-refused-the-board-is-over = The board is over.
carrom-refused-so-many-men-are-not-there = There are not so many pieces on the board.
carrom-refused-the-match-is-lost = The match is over.
carrom-refused-play-was-called-before = Play has been called already.
carrom-refused-play-was-not-called-yet = Play has not been called yet: no time runs.
carrom-refused-another-has-the-turn = It is another player's turn.
carrom-refused-no-clock-of-his-runs = No time of that player is running.
carrom-refused-it-was-his-turn = It was that player's turn.
carrom-refused-it-went-with-the-stroke = It had gone in or off with that stroke already.
carrom-refused-the-piece-is-not-there = That piece is not on the board.
carrom-refused-men-are-to-be-placed-first = Pieces are to be placed first.
carrom-refused-nothing-is-to-be-placed = Nothing is to be placed.
carrom-refused-more-than-is-due = That is more than is due.
carrom-refused-another-is-entitled = Another player is entitled to place.
carrom-refused-no-claim-needs-space = No piece is waiting for space.
carrom-refused-he-has-no-such-men = None of the placer's own pieces are in the pockets.
carrom-refused-the-board-is-not-over = The board under way has not ended.
carrom-refused-the-board-has-begun = The board has begun, or the last one has not been cleared yet.
carrom-refused-there-is-no-queen-to-shoot-with = The queen is not on the board.
carrom-refused-nothing-falls-before-the-break = Nothing can fall in before the break.
carrom-refused-no-wrong-man-was-placed = No wrong piece was placed.
carrom-refused-no-due-was-left = No due was left unplaced.
carrom-refused-nothing-is-claimed = That side has nothing to give up.
carrom-refused-not-in-part = A claim is given up in full or not at all.
carrom-refused-no-queen-came-back = No queen has just come back uncovered.
carrom-refused-so-much-cannot-be-demanded = That cannot be demanded.
carrom-refused-play-stands-still = Play is stopped until the umpire calls play.
carrom-refused-no-opponents-man-was-pocketed = No turn has just been lost by an opponent's piece.
carrom-refused-no-warning-came-before = Nobody has warned that player yet: the warning comes first.
carrom-refused-no-warning-is-told-of = A warning comes first, and it is given during a board.
carrom-refused-no-stroke-is-under-way = The next stroke cannot be under way: pieces are to be placed first.
carrom-refused-there-is-no-partner = There are no partners in singles.
carrom-refused-the-game-was-conceded = The game has been conceded already.
carrom-refused-the-seats-are-settled = The players are seated: there is no other toss.
carrom-refused-practice-comes-after-the-toss = The players have practised: the toss came before.
carrom-refused-no-more-practice = There are two practice boards, before the match.
carrom-refused-no-break-is-tossed-for = No break is tossed for now.
carrom-refused-the-match-is-over = The match has been decided.
carrom-refused-no-change-was-due = No change of sides is to be made up.

# What cannot be read.

malformed-carrom-seats-in-singles = “{ $key }” belongs to doubles: add format: doubles.
malformed-carrom-bad-seats = “{ $key }” must list W1, B1, W2 and B2 with partners opposite.
malformed-carrom-not-broken = “{ $key }” is false, but the board shows that the break was made.
malformed-carrom-too-many-men = “{ $key }”: with the pieces on the board there would be more than nine.
malformed-carrom-owed-while-available = “{ $key }”: nothing is owed while pieces are available to be placed.
malformed-carrom-no-men-left = “{ $key }”: a side without pieces has finished its board.
malformed-carrom-untouched-but-pocketed = “{ $key }”: a striker that touched nothing pockets nothing.
malformed-carrom-pocketed-and-off-board = “{ $key }”: the striker is in a pocket or off the board, not both.
malformed-carrom-impossible-count = “{ $key }”: there are not so many pieces at that moment.
malformed-carrom-bad-players = “{ $key }” must be the names of two different players, as text.
malformed-carrom-no-offence = “{ $key }”: { $law } is not a clause that can be broken outside a stroke. These can: { $known }.
malformed-carrom-offence-of-another-clause = “{ $key }”: breaking { $law } is the offence “{ $offence }”; name the clause alone, or both alike.

# What the umpire calls out.

carrom-call-foul =
    Foul, { $by ->
        [white] White
       *[black] Black
    }.
carrom-call-technical-foul =
    Technical foul, { $by ->
        [white] White
       *[black] Black
    }.
carrom-call-due =
    Due, { $by ->
        [white] White
       *[black] Black
    }.
carrom-call-due-and-foul =
    Due and foul, { $by ->
        [white] White
       *[black] Black
    }.
carrom-call-play = Play.
carrom-call-warning =
    { $by ->
        [white] White
       *[black] Black
    }, warning for distracting the opponent.
carrom-call-jumped =
    { $count ->
        [one] { $first ->
            [white] A white piece
            [black] A black piece
           *[queen] The queen
        } left the board: back to the centre.
       *[other] { $count } pieces left the board: { $first ->
            [white] a white one
            [black] a black one
           *[queen] the queen
        } to the centre, the rest against it.
    }
carrom-call-place =
    { $placer ->
        [white] White
        [black] Black
       *[other] { $placer }
    } to place { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }: fifteen seconds.
carrom-call-rectify =
    { $by ->
        [white] White
       *[black] Black
    } to put the placing right.
carrom-call-owed =
    Owed: { $men ->
        [one] one
       *[other] { $men }
    } { $colour ->
        [white] white
       *[black] black
    } { $men ->
        [one] piece
       *[other] pieces
    }.
carrom-call-cover = Cover the queen.
carrom-call-covered = Queen covered.
carrom-call-queen-back = Queen back.
carrom-call-turn =
    { $to ->
        [white] White
        [black] Black
       *[other] { $to }
    } to play.
carrom-call-continues =
    { $player ->
        [white] White
        [black] Black
       *[other] { $player }
    } continues.
carrom-call-board =
    Board to { $winner ->
        [white] White
       *[black] Black
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
carrom-call-demand =
    { $points ->
        [one] One more point on demand.
       *[other] { $points } more points on demand.
    }
carrom-call-replay = Board cancelled.
carrom-call-match =
    { $by ->
        [white] White
       *[black] Black
    } loses the match.
carrom-call-game-won = Game to { $winner }.
carrom-call-match-won = Match to { $winner }.
carrom-call-extra-board = Game tied: one extra board. Toss for the break.
carrom-call-change-sides = Change places.
carrom-call-break = Next break: { $player }.

# What the umpire is asked.

carrom-asks-toss = Who wins the toss, and what do they choose?
carrom-asks-break-toss = Who wins the toss for the break of the extra board?
carrom-asks-demand = How many of the additional points does the winner ask for?

# Offences on the umpire's list.

carrom-offence-push = Push
carrom-offence-thumb = Stroke with the thumb
carrom-offence-base-line = Striker not on both base lines
carrom-offence-base-circle = Base circle not covered
carrom-offence-arrow = Striker touching the arrow
carrom-offence-early-stroke = Stroke before the striker is picked up
carrom-offence-backwards = Striker not flicked forward
carrom-offence-behind-line = Piece on or behind the line hit first
carrom-offence-touch = Pieces or queen touched
carrom-offence-elbow = Elbow over the board or the lines
carrom-offence-powder = Powder added or removed
carrom-offence-lean = Leaning
carrom-offence-chair = Chair moved
carrom-offence-body = Body touching board or stand
carrom-offence-talk = Talking
carrom-offence-gesture = Signs between partners
carrom-offence-solid-object = Solid object in the hand
carrom-offence-striker-tested = Run of the striker tested
carrom-offence-striker-on-frame = Striker on the frame or in a net
carrom-offence-distract = Distracting the opponent
carrom-offence-hit-board = Board hit or tapped
carrom-offence-other = Other infringement
carrom-offence-outside-circle = Placed outside the circle
carrom-offence-on-centre = Placed on the centre circle
carrom-offence-shot-with-queen = Shot made with the queen
carrom-offence-disturbed = Another piece moved while placing
carrom-offence-own-man = Own piece placed
carrom-offence-out-of-turn = Played out of turn
carrom-offence-leave-seat = Left the seat
carrom-offence-plays-during-appeal = Played during an appeal
carrom-offence-wrecks-board = Board wrecked
carrom-offence-misconduct = Conduct that loses the match
carrom-offence-warn = Warning for distracting
