# Programme, leagues and series: what they announce, enter and refuse.

desk-postponed = { $match } is moved to { $day }.
desk-postponed-without-a-day = { $match } is moved; its new day is open.
desk-refused-after-the-season = the season ends on { $day }.
desk-refused-no-such-fixture = only a match of a league that somebody plays can be moved.
malformed-desk-not-an-hour = “{ $key }” must be an hour as 09:30, or a day and an hour as 2026-11-21 09:30.
malformed-desk-to-before-from = “{ $key }”: “to” must be after “from”.
malformed-desk-sessions-overlap = “{ $key }” overlaps another session of that day; let one end before the other begins.
malformed-desk-dates-of-a-league = “{ $key }” are the days of the rounds of a league; announce “format: league”, or a programme.
room-format-league = League
room-format-league-says = At home and away, for points.
room-given-programme = Programme
room-given-minutes_per_match = Minutes of a match
room-given-zero = Hour of second 0
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
