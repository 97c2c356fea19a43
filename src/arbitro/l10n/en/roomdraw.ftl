# Why each pair of a Swiss was made, and rounds that were paired by hand.

desk-refused-no-rounds-to-pair = only the rounds of a Swiss are paired.
desk-refused-not-everybody-once = everybody who is still in must appear in the round exactly once, and one has the bye only if the number is odd. To be put right: { $players }.

desk-pair-halves = Number { $upper } of the ranking meets number { $lower }: the upper half against the lower.
desk-pair-level = Both have { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
 }.
desk-pair-float = Different wins: { $player } has { $wins }, { $other } { $fewer }.
desk-pair-odd =
    { $count ->
        [one] 1 has
       *[other] { $count } have
    } { $wins } or more wins, an odd number: one of them meets somebody with fewer.
desk-pair-least = Those with { $wins } or more wins could not all be paired among themselves without a rematch, or only with greater differences elsewhere.
desk-pair-met = { $player } could not meet again: { $others }.
desk-pair-rematch = They had met before, in { $match }: by the rule they should not.
desk-pair-seat-turn = { $player } is first: at the odd tables the higher, at the even ones the lower.
desk-pair-seat-balance = { $player } is first: has been first less often than { $other }.
desk-pair-seat-last = { $player } is first: was second last time, { $other } was not.
desk-pair-seat-wins = { $player } is first: level so far, and has more wins.
desk-pair-seat-rank = { $player } is first: level so far, and ranked higher.
desk-pair-seat-hand = By the rule { $other } would be first.
desk-pair-by-hand = Paired by hand, not by the rule.
desk-pair-bye-last = { $player } has the bye: the number is odd, and nobody is ranked lower.
desk-pair-bye = { $player } has the bye: the number is odd, and of those who have had none nobody has fewer wins ({ $wins }) or, with as many, a lower rank.
desk-pair-bye-had = Below, but with a bye already: { $others }.
desk-pair-bye-needed = Below, but without them the others could not be paired without a rematch: { $others }.
desk-pair-bye-hand = By the rule the bye would be { $other }'s.

room-pairs-why = Why this pair
room-why-round = Why this round was paired so
room-why-hand =
    Paired by hand: { $rematches ->
        [one] 1 rematch
       *[other] { $rematches } rematches
    }; { $floats ->
        [one] 1 pair with different wins
       *[other] { $floats } pairs with different wins
    }; sum of squared differences { $spread }. The rule would have paired otherwise.

room-by-hand = It was paired by hand…
room-by-hand-title = Round { $round } as it was paired by hand
room-by-hand-says = A pair in each row, the first side first: names, or the numbers of the entry list. Leave the second place empty for the bye.
room-by-hand-first = First side of pair { $number }
room-by-hand-second = Second side of pair { $number }
room-by-hand-see = See the round
room-by-hand-enter = Enter the round
room-by-hand-unknown = Nobody still in is called “{ $name }”.
room-by-hand-twice = { $name } appears twice.
room-by-hand-missing = Not in any pair: { $names }.
room-by-hand-byes = Only one place may be empty, and only if the number is odd.
room-by-hand-fine = Nothing is against the rule. The round can be entered.
room-by-hand-off = The round can be entered as it was played; the rule would have it otherwise where it is said.
room-by-hand-close = Leave it

room-paper-pair = Pair
room-paper-by-hand = No rematch; as few differences in wins as can be; the bye to the lowest who has had none; first is who has been first less often. It is typed in again on the page “Type it in again”.

room-legend-up = the first { $count } go on
room-legend-decides = decides the place
room-legend-play = in play

room-ceremony-screen = For the hall's screen
room-field-sealed-seed = The sealed seed
room-drawn-of = Drawn: { $shown } of { $drawn }.
room-drawn-none = Everyone keeps their place in the ranking; nobody is drawn.
room-check-qr = Code that leads to this draw
room-check-phone = on your own phone, with no help from this machine
room-computed-here = Computed on this device
room-draw-right = The draw is as it was sealed and called.
room-draw-wrong = The draw is not what the seed gives.
room-check-unsealed = No seed was sealed before
room-check-agree =
    { $right } of { $drawn } { $right ->
        [one] agrees
       *[other] agree
    }
room-agrees = Agrees

room-moves-out = { $player } leaves { $from }
room-moves-in = { $player } comes into { $to }

room-paper-director = Director
room-paper-event = Event
room-paper-other-rounds = Other rounds
room-paper-date = Date

room-then-150 = Play goes on; the result is withheld, and nobody moves on.
room-then-151c = It is decided within an hour.
room-then-151a = Upheld: play resumes from that board, and the fee comes back.
room-then-151b = Rejected: the result stays, and the fee is kept.
room-then-149 = It cannot be undone; one protest for each board.

room-not-drawn-says =
    { $count ->
        [one] 1 has entered so far
       *[other] { $count } have entered so far
    }. The pairs appear here by themselves.
room-not-drawn-yours = Draw on the board of the event, at once or in public.

room-bracket-main = Main draw
room-groups = Groups
room-rating = Rating in this hall
room-rating-line =
    Rating after { $count ->
        [one] 1 event
       *[other] { $count } events
    }
room-rating-none = No rating yet. It is computed from matches of this hall that were decided by play.
room-rating-says = From all matches of this game in this hall that were decided by play.
