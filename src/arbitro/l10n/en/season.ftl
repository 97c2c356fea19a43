# Programme, leagues and series: what they announce, enter and refuse.

desk-postponed = { $match } is moved to { $day }.
desk-postponed-without-a-day = { $match } is moved; its new day is open.
desk-refused-after-the-season = the season ends on { $day }.
desk-refused-no-such-fixture = only a match of a league that somebody plays can be moved.
malformed-desk-not-an-hour = “{ $key }” must be an hour as 09:30, or a day and an hour as 2026-11-21 09:30.
malformed-desk-to-before-from = “{ $key }”: “to” must be after “from”.
malformed-desk-sessions-overlap = “{ $key }” overlaps another session of that day; let one end before the other begins.
malformed-desk-dates-of-a-league = “{ $key }” are the days of the rounds of a league; announce “format: league”, or a programme.
desk-refused-challenge-out-of-reach = only somebody up to { $most } places above can be challenged, and { $other } is not: name first who challenges, then who is challenged.
room-format-ladder = Ladder
room-format-ladder-says = Win and climb.
room-format-league = League
room-format-league-says = At home and away, for points.
room-given-programme = Programme
room-given-minutes_per_match = Minutes of a match
room-given-zero = Clock of the event starts
room-given-rest_minutes = Minutes of rest
room-given-elsewhere = Engaged elsewhere
room-given-dates = Days of the rounds
desk-after-schedule = plan
desk-after-unscheduled = without an hour
desk-after-conflicts = engaged elsewhere
desk-after-fixtures = fixtures
desk-after-postponed = moved
desk-after-home = at home
desk-after-away = away
desk-after-date = day
desk-event-added = { $event } is in the series.
desk-told-series = Series, events: { $events }
desk-told-series-first =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; first.
desk-told-series-level =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; level with { $above }: they share the place.
desk-told-series-by-total =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; below { $above } by points.
desk-told-series-by-events =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; below { $above } by the number of events.
desk-told-series-by-firsts =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; below { $above } by first places.
desk-told-series-by-best =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; below { $above } by the best awards.
desk-told-series-by-last =
    { $place }. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, events: { $events }; below { $above } by the last event.
desk-told-series-unranked =
    –. { $player }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }, too few events to be ranked ({ $events }).
desk-refused-event-is-there = an event of that name exists already: { $event }.
desk-refused-somebody-twice = a name appears twice in that ranking.
desk-refused-score-is-missing = the score counts in this series, and some have none: { $players }.
desk-refused-they-were-in-one-event = { $player } and { $other } were in one event: they are two.
cli-desk-is-a-series = { $file } is a series, and this command is for one event; a series has “new”, “do”, “show”, “standings” and “verify”.
desk-after-events = events
desk-after-unranked = not ranked
desk-after-total = total
desk-after-firsts = first places
desk-after-counted = counted
desk-after-dropped = dropped
desk-after-ends = time is up at
desk-after-dues = what each owes
desk-after-prize-list = prizes
desk-after-prize-left = left of the prizes
desk-after-open = open
desk-after-owed = owed
desk-after-back = to be given back
desk-after-treasury = money
desk-after-last-unit = last unit on the table
desk-after-extra = one more unit decides
desk-after-time-up = time is up
desk-after-clocks = clocks of the rounds
desk-after-start = start
desk-after-end = end
desk-after-checked-in = checked in
desk-after-waiting = waiting for a place
desk-after-flags = to be looked at
desk-after-event = date and place
desk-after-amendment = what the amendment would change
desk-after-amendments = amendments
desk-after-failed = number of the act that was refused
desk-after-placing = final places
desk-after-same-quarter = pairs of mates in one quarter
desk-after-same-half = pairs of mates in one half
desk-after-games = games
desk-after-points = points
desk-after-draws = draws
desk-after-losses = losses
desk-after-deducted = deducted
desk-after-won = won by play
desk-after-progressive = progressive
desk-after-progressive-cut-1 = progressive, first cut
desk-after-koya = Koya
desk-after-rating-average = opponents' average rating
desk-after-buchholz-cut-1 = Buchholz, lowest cut
desk-after-buchholz-cut-2 = Buchholz, two lowest cut
desk-after-buchholz-median = median Buchholz
desk-after-buchholz-median-2 = median Buchholz, two cut
desk-after-sonneborn-cut-1 = Sonneborn, lowest cut
desk-after-paper = voted on paper
cli-option-desk-feed = A finished event whose places are entered here, such as cup.jsonl:1-8; without places, everybody. May be given several times.
malformed-desk-feed-not-over = “{ $key }”: the event { $event } is not over; finish it first.
malformed-desk-feed-shared = “{ $key }”: { $name } shares places { $first } to { $last }, of which only some go on; take all of them or none.
malformed-desk-feed-nobody = “{ $key }”: nobody in { $event } has such a place.
desk-told-by-rung = { $place }. { $player }: { $wins } won of { $played }; one rung below { $above }.
