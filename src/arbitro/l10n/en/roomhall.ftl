# The board of the hall, arrivals, the time of a round, long lists, devices that are taken over.
room-hall-waits = Needs a decision, in all events
room-hall-tables = Tables of the hall
room-hall-conflicts = Wanted in two events
room-call-all = Call all
room-call-all-hall =
    { $count ->
        [one] Call the 1 match that can be called
       *[other] Call all { $count } that can be called
    }
hall-problem-nothing-to-call = No match can be called now.
room-nobody-found = Nobody of that name.
room-find-name = Find a name
room-find-me = Find my name
room-found = { $found } of { $all }
room-pages = Pages
room-page-before = Previous
room-page-after = Next
room-page-of = Page { $page } of { $pages }
room-time-until = until { $time }
room-time-of-round = Time of the round
room-time-up = Time is up
room-take-over = Take over
room-lagging-console = The phone of { $name } answers.
room-lagging-console-table = Table { $table }: the phone of { $name } answers.
room-page-arrivals = Check-in
room-arrivals-closed = The check-in is closed.
room-arrivals-count = { $here } of { $all } are here
room-arrivals-here = { $count ->
        [one] here
       *[other] here
    }
room-arrivals-missing = not yet
room-arrivals-owed = owed
room-arrivals-absent = Withdrawn by closing, since they are not here: { $names }.
room-arrivals-all = Everybody is here.
room-paid-now = Paid: { $amount }
room-flag-licence-expired = Licence expired
room-flag-licence-missing = No licence
room-flag-age = Not of this age group
room-flag-age-unknown = Year of birth unknown
room-waits-count =
    { $count ->
        [one] 1 decision waits
       *[other] { $count } decisions wait
    }

# The day of a new event.
room-new-day = Day, place, time, money
room-new-fold-hours = Hours and time
room-new-fold-points = Points
room-new-fold-arrivals = Check-in, fee, prizes
room-new-start = First day
room-new-start-says = Empty: no date is announced.
room-new-end = Last day
room-new-end-says = Empty: one day.
room-new-place = Place
room-new-place-says = Shown to everybody.
room-new-organiser = Organiser
room-new-organiser-says = Club or federation.
room-new-from = Play begins
room-new-from-says = Each day; with it every match gets a time.
room-new-to = Play ends
room-new-to-says = Nothing is planned later.
room-new-pause = Pause
room-new-pause-says = For example 13:00-14:00.
room-new-minutes = Minutes a match
room-new-minutes-says = For the plan; empty: 30.
room-new-rest = Rest in minutes
room-new-rest-says = Between two matches of one player.
room-new-time-limit = Time limit in minutes
room-new-time-limit-says = Of each round, with a clock and a bell; empty: none.
room-new-draws = Matches may be drawn
room-new-draws-says = A draw counts half of a win unless you say otherwise.
room-new-win = Points for a win
room-new-win-says = Empty: by wins.
room-new-draw = Points for a draw
room-new-draw-says = Empty: half of a win.
room-new-check-in = Check-in before the draw
room-new-check-in-says = Who has not come when it closes is withdrawn.
room-new-capacity = Places
room-new-capacity-says = Who enters later waits; empty: no limit.
room-new-entry-fee = Entry fee
room-new-entry-fee-says = Noted at the check-in.
room-new-prizes = Prizes by place
room-new-prizes-says = For example 300, 200, 100.
room-new-to-points = Or a match to so many points
room-new-to-points-says = Empty: by games. To 25, say, where a round has its time.
room-new-handicap = Handicap
room-new-handicap-says = The weaker side starts with the difference of the two handicaps; write them in a column “handicap” of the players.
room-new-cap = Highest start
room-new-cap-says = Empty: the whole difference.
room-stages = Stages of the event
room-stage-groups =
    { $count ->
        [one] 1 group
       *[other] { $count } groups
    }
room-fee = Fee
room-fee-confirmed = { $fee }, confirmed by the desk
room-fee-unconfirmed = { $fee }, not confirmed yet
