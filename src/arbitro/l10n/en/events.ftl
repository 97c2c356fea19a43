# What events announce, enter and refuse beyond draws and results: points, time, amendments, people, money.

desk-round-started = The clock of round { $round } runs, and its matches are called.
desk-time-added =
    { $of } gets { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } more.
desk-last-unit = Time is up in { $match }: what is on the table is played to its end, then it is over.
desk-extra-unit = { $match } is level when its time is up: one more unit decides.
desk-stopped = { $winner ->
        [draw] { $match } is stopped at its time: a draw.
       *[other] { $match } is stopped at its time: { $winner }.
    }
desk-deducted =
    { $points ->
        [one] 1 point is taken
       *[other] { $points } points are taken
    } from { $player }.
desk-amended = Amended: { $what }.
desk-amendment-shown = If this is amended ({ $what }), this follows. Give a reason to do it.
desk-undo-shown = If act { $number } is undone, this follows. Give a reason to undo it.
desk-act-taken-back = Act { $number } is undone.
desk-all-done =
    { $count ->
        [one] 1 act is entered
       *[other] { $count } acts are entered as one
    }.
desk-waits-for-a-place = { $player } waits for a place.
desk-checked-in = { $player } has checked in.
desk-check-in-closed =
    Check-in is closed; { $count ->
        [0] nobody is withdrawn
        [one] 1 who did not come is withdrawn
       *[other] { $count } who did not come are withdrawn
    }.
desk-paid = { $player } pays { $amount }.
desk-refunded = { $player } gets { $amount } back.
desk-told-drawn-match =   { $match }  { $first } – { $second }  draw { $score } ({ $by }, { $state })
desk-refused-another-hand = a member votes in person, or on paper before two officials who have no part in the matter.
desk-refused-check-in-is-closed = check-in is closed, or there is none in this event.
desk-refused-check-in-is-open = close the check-in first.
desk-refused-clock-runs-already = the clock of round { $round } is already running.
desk-refused-event-is-over = this can no longer change: the event is over, or its knockout is drawn.
desk-refused-every-round-has-begun = every round has begun.
desk-refused-games-and-score-differ = the games do not give that score, or one of them is level, below a start, or after the decision.
desk-refused-impossible-length = a match cannot be of that length here.
desk-refused-later-acts-rest-on-it = later acts depend on it: { $numbers }. Undo them as well.
desk-refused-later-rounds-follow = later rounds follow from the results: only R1 is paired by hand.
desk-refused-licence-is-needed = a licence that is valid until the last day is required.
desk-refused-match-has-begun = { $match } has begun.
desk-refused-match-is-over = { $match } is over: points stay as they are.
desk-refused-name-is-taken = that is the name of an entry already: { $name }.
desk-refused-no-act-to-take-back = act { $number } cannot be undone: it is not there, was refused, only showed something, is an undo, or is undone already.
desk-refused-no-draws-here = this match cannot end level: somebody has to win it.
desk-refused-no-points-here = no points are counted here, or not any more.
desk-refused-no-such-place = there are no two such places in the draw that could be exchanged.
desk-refused-no-such-round = round { $round } cannot be named now.
desk-refused-no-time-limit = no time limit is announced for that round, or there is no such round.
desk-refused-no-time-to-add = add more than 0 seconds, to a match or round whose clock is running.
desk-refused-no-way-back = nobody can come back in this way: a late entry may be possible.
desk-refused-nobody-to-check-in = nobody of that name has a place or waits for one.
desk-refused-nobody-to-come-back = only a player who has withdrawn can come back; a disqualification is undone instead.
desk-refused-not-a-category = this category was not announced.
desk-refused-not-of-the-age = the age does not fit the category of the event.
desk-refused-not-so-much-is-open = only { $amount } is still to be paid.
desk-refused-not-so-much-was-paid = only { $amount } was paid.
desk-refused-nothing-to-deduct = name an entry, and points above 0.
desk-refused-nothing-to-start = nothing in round { $round } can be called.
desk-refused-pairs-follow-from-the-draw = in this format the pairs follow from the draw.
desk-refused-person-entered-already = that person is entered already, as { $name }.
desk-refused-places-are-taken =
    { $count ->
        [one] 1 entry has a place already
       *[other] { $count } entries have a place already
    }.
desk-refused-players-without-a-licence = without a valid licence: { $players }.
desk-refused-round-has-begun = round { $round } has begun.
desk-refused-rounds-are-paired = so many rounds are paired already.
desk-refused-seed-is-taken = { $player } has that seed.
desk-refused-table-in-use = in use: { $table }.
desk-refused-table-is-there = this table exists already: { $table }.
desk-refused-the-last-unit-is-played = the last unit is on the table: its result follows.
desk-refused-they-have-met = { $player } has met { $other } already; confirm that you want this.
desk-refused-time-is-not-up = the match is not in play, or its time is not up.
desk-refused-two-byes-meet = two byes cannot meet.
desk-refused-who-scored-last = level: say which side scored last.
malformed-desk-end-before-start = “{ $key }” must not be a day before “start”.
malformed-desk-even-without-draws = “{ $key }”: all games of an even number are played only where draws are announced.
malformed-desk-min-above-max = “{ $key }”: “min” must not be above “max”.
malformed-desk-not-a-date = “{ $key }” must be a day as 2026-11-21.
malformed-desk-not-a-zone = “{ $key }” must be a zone as Europe/Rome.
malformed-desk-not-in-a-batch = “{ $key }”: “{ $act }” is entered alone, not with others as one.
malformed-desk-not-in-a-bracket = “{ $key }” cannot be announced in a knockout or a double elimination.
malformed-desk-of-a-knockout = “{ $key }”: only a knockout has a consolation. In other formats open a second event that is fed from the places of this one.
room-by-time = by time
room-entry-waiting = waits for a place
room-drawn = draw
room-tiebreak-points = Points
room-tiebreak-won = Won by play
room-tiebreak-games = Games
room-tiebreak-buchholz-cut-1 = Buchholz, lowest cut
room-tiebreak-buchholz-cut-2 = Buchholz, two lowest cut
room-tiebreak-buchholz-median = Median Buchholz
room-tiebreak-buchholz-median-2 = Median Buchholz, two cut
room-tiebreak-sonneborn-cut-1 = Sonneborn, lowest cut
room-tiebreak-progressive = Progressive
room-tiebreak-progressive-cut-1 = Progressive, first cut
room-tiebreak-koya = Koya
room-tiebreak-rating-average = Opponents' rating
room-given-draws = Draws
room-given-points = Points of a match
room-given-play_all = All games are played
room-given-walkover_score = Score without play
room-given-time_limit = Time limit
room-given-handicap = Handicap
room-given-unplayed = Rounds without play in tie-breaks
room-given-start = First day
room-given-end = Last day
room-given-place = Place
room-given-organiser = Organiser
room-given-zone = Time zone
room-given-licence = Licences
room-given-ages = Age groups
room-given-capacity = Places for entries
room-given-check_in = Check-in before the draw
room-given-entry_fee = Entry fee
room-given-prizes = Prizes
room-given-prize_ties = Prizes of those level
room-given-prize_round = Prizes rounded down to
desk-told-by-points = { $place }. { $player }: { $wins } won of { $played }; below { $above } by points: { $value } against { $other }.
desk-told-by-won = { $place }. { $player }: { $wins } won of { $played }; below { $above } by matches won by play: { $value } against { $other }.
desk-told-by-games = { $place }. { $player }: { $wins } won of { $played }; below { $above } by games won: { $value } against { $other }.
desk-told-by-buchholz-cut-1 = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Buchholz without the lowest: { $value } against { $other }.
desk-told-by-buchholz-cut-2 = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Buchholz without the two lowest: { $value } against { $other }.
desk-told-by-buchholz-median = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Buchholz without the highest and the lowest: { $value } against { $other }.
desk-told-by-buchholz-median-2 = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Buchholz without the two highest and the two lowest: { $value } against { $other }.
desk-told-by-sonneborn-cut-1 = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Sonneborn without the lowest: { $value } against { $other }.
desk-told-by-progressive = { $place }. { $player }: { $wins } won of { $played }; below { $above } by the sum of the points after each round: { $value } against { $other }.
desk-told-by-progressive-cut-1 = { $place }. { $player }: { $wins } won of { $played }; below { $above } by the sum of the points after each round but the first: { $value } against { $other }.
desk-told-by-koya = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Koya, the points against those with half of the points or more: { $value } against { $other }.
desk-told-by-rating-average = { $place }. { $player }: { $wins } won of { $played }; below { $above } by the average rating of the opponents: { $value } against { $other }.
room-field-country = Country
desk-column-country = country
desk-column-person = person
desk-column-birth_year = birth year
desk-column-licence = licence
desk-column-handicap = handicap
desk-refused-not-amended = { $what } stays as it was announced.
desk-pair-level-points = Both have the same points: { $wins }.
desk-pair-float-points = Different points: { $player } has { $wins }, { $other } { $fewer }.
desk-pair-odd-points =
    { $count ->
        [one] 1 has
       *[other] { $count } have
    } { $wins ->
        [one] 1 point
       *[other] { $wins } points
    } or more, an odd number: one of them meets somebody with fewer.
desk-pair-least-points =
    Those with { $wins ->
        [one] 1 point
       *[other] { $wins } points
    } or more could not all be paired among themselves without a rematch, or only with greater differences elsewhere.
desk-pair-seat-wins-points = { $player } is first: level so far, and has more points.
desk-pair-bye-points = { $player } has the bye: the number is odd, and of those who have had none nobody has fewer points ({ $wins }) or, with as many, a lower rank.
