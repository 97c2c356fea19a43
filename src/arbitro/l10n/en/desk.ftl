# The tournament desk: what was done, what is refused, what cannot be read.

desk-entered = { $player } has entered.
desk-entered-waits = { $player } has entered and waits for approval.
desk-approved = The entry of { $player } is approved.
desk-turned-away = The entry of { $player } is refused.
desk-promoted = { $player } is invited to { $to }.
desk-withdrawn = { $player } withdraws.
desk-late-entry = { $player } comes in late.
desk-committed = The commitment is published: { $digest }.
desk-drawn = The draw is made among { $count }.
desk-lot-drawn = The lot gives the order { $order }.
desk-rounds-closed =
    { $rounds ->
        [one] There is 1 round
       *[other] There are { $rounds } rounds
    } in all.
desk-round-paired = Round { $round } is paired.
desk-table-assigned = { $match } plays at { $table }.
desk-tables-given = Tables assigned: { $tables }.
desk-called =
    { $match } is called, to start in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
desk-present = { $player } is at the table for { $match }.
desk-started = { $match } has begun.
desk-resting = { $match }: ten-minute interval.
desk-break-taken = { $player } takes a break in { $match }.
desk-score-kept = { $match } is at { $score }.
desk-board-ended = Board { $board } of game { $game } in { $match } is over.
desk-lost-by-lateness = { $player } is late and loses { $match }.
desk-both-absent = Nobody came: both lose { $match }.
desk-points-credited = { $player } is credited { $points } in { $match }.
desk-late-clock = The clock of { $player } is started in { $match }.
desk-result-entered = { $winner ->
        [draw] { $match } is a draw.
       *[other] { $winner } wins { $match }.
    }
desk-result-reported = { $winner ->
        [draw] { $player } reports a draw in { $match }; the other side has to agree.
       *[other] { $player } reports { $winner } as the winner of { $match }; the other side has to agree.
    }
desk-result-agreed = { $winner ->
        [draw] Both sides agree: { $match } is a draw.
       *[other] Both sides agree: { $winner } wins { $match }.
    }
desk-result-disputed = The sides differ about { $match }; the desk settles it.
desk-walkover = { $match } goes to { $winner } without play.
desk-both-lose = Both lose { $match }.
desk-preview = This is what the correction of { $match } would change.
desk-corrected = { $winner ->
        [draw] The record of { $match } is corrected: a draw.
       *[other] The record of { $match } is corrected: { $winner } won.
    }
desk-replayed = { $match } is played again.
desk-stands = { $match } stays as it was.
desk-lost-by-points = { $player } loses { $match } by penalty points.
desk-lost-by-conduct = { $player } loses { $match } for misconduct.
desk-disqualified = { $player } is disqualified.
desk-warned = { $player } is warned.
desk-expelled = { $who } is sent away.
desk-clock-imposed = { $match } is played on the clock.
desk-baffle-imposed = { $match } is played with a baffle box.
desk-excepted = { $player } is excepted from { $law }.
desk-requested = { $player } asks in { $match }: { desk-what }.
desk-request-granted = Granted in { $match }: { desk-what }.
desk-request-denied = Denied in { $match }: { desk-what }.
desk-observed = { $who } observes { $match }.
desk-protest-announced = { $player } announces protest { $dispute } on { $match }.
desk-protest-filed = { $player } files protest { $dispute } on { $match }.
desk-fee-confirmed = The desk has the fee of { $player } for protest { $dispute }.
desk-protest-upheld = Protest { $dispute } is upheld.
desk-protest-rejected = Protest { $dispute } is rejected.
desk-claimed = Claim { $dispute } freezes { $match }.
desk-heard = { $who } is heard on { $dispute }.
desk-ruled = A ruling has been made on { $dispute }.
desk-appealed = { $player } appeals in { $dispute }.
desk-committee-formed = A committee sits on { $dispute }.
desk-member-replaced = The committee on { $dispute } has another member.
desk-voted = { $who } has voted on { $dispute }.
desk-ballot-decided = The committee has decided { $dispute }.
desk-ballot-open = No majority on { $dispute }: all vote again.
desk-reported = { $law } is reported to the federation: { $about }.
desk-referred = { $about } is referred to the federation for a ruling of principle.
desk-time-passed = Clock: { $now } s since the start.
desk-undone = The last act is undone.
desk-told-opened =
    The event is open with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
desk-told-stage = Stage: { $stage }; entries: { $entries }; time: { $now } s
desk-told-round = Round { $round }
desk-told-group = Group { $group }
desk-told-match =   { $match }  { $first } – { $second }  ({ $state }) { $table }
desk-told-won =   { $match }  { $first } – { $second }  { $winner } { $score } ({ $by }, { $state })
desk-told-champion = Champion: { $player }
desk-told-first = { $place }. { $player }: { $wins } won of { $played }; first by wins and tie-breaks.
desk-told-level = { $place }. { $player }: { $wins } won of { $played }; level with { $above } on every tie-break: they share the place.
desk-told-by-lot = { $place }. { $player }: { $wins } won of { $played }; level with { $above }, below by lot.
desk-told-by-wins = { $place }. { $player }: { $wins } won of { $played }; below { $above } by wins: { $value } against { $other }.
desk-told-by-h2h = { $place }. { $player }: { $wins } won of { $played }; below { $above } by wins among those level: { $value } against { $other }.
desk-told-by-difference = { $place }. { $player }: { $wins } won of { $played }; below { $above } by the difference of scores: { $value } against { $other }.
desk-told-by-for = { $place }. { $player }: { $wins } won of { $played }; below { $above } by what was scored: { $value } against { $other }.
desk-told-by-buchholz = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Buchholz, the wins of all opponents: { $value } against { $other }.
desk-told-by-sonneborn = { $place }. { $player }: { $wins } won of { $played }; below { $above } by Sonneborn, the wins of those beaten: { $value } against { $other }.
desk-told-unranked = –. { $player }: { $wins } won of { $played }; disqualified, not ranked.
desk-told-no-standings = A knockout has no standings; “arbitro desk show” shows its rounds.
desk-told-seed = Seed “{ $seed }”, SHA-256 { $digest }
desk-told-lot =   { $place }. { $player }  SHA-256({ $text }) = { $digest }
desk-told-whole =
    Journal intact: { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, head { $head }
desk-told-glicko =
    { $place }. { $player }: { $rating } ± { $deviation } after { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
desk-told-fibs =
    { $place }. { $player }: { $rating } after { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, experience { $experience }
desk-sheet-number = Row { $row }, column “{ $column }”: “{ $text }” is not a number that is allowed there.
desk-sheet-name = Row { $row }, column “{ $column }”: a name has at most 80 visible characters and no direction characters; type it again.
desk-sheet-aside = The columns { $columns } are not used; columns are { $known }.
desk-sheet-formula = Row { $row }, column “{ $column }”: “{ $text }” looks like a formula; write it as text, or with an apostrophe before it.
desk-sheet-unprintable = Row { $row }, column “{ $column }”: the cell contains unprintable characters; retype it.
desk-sheet-nameless = Row { $row }, column “{ $column }”: a name is missing; “bye” and “draw” are not names.
desk-sheet-state = Row { $row }, column “{ $column }”: “{ $text }” is neither “approved” nor “entered”.

desk-refused-a-claim-is-open = the claim { $dispute } in this match is open.
desk-refused-a-match-is-open = { $match } is still open.
desk-refused-a-reason-is-needed = a reason is needed.
desk-refused-a-warning-comes-first = a warning for the same thing comes first.
desk-refused-abusive = the protest is abusive.
desk-refused-an-entry-waits = the entry of { $player } waits for approval.
desk-refused-board-has-ended = that board has ended already.
desk-refused-called-for-too-late = a match cannot be called for a time after the players must report.
desk-refused-cannot-stand = the result cannot stay: an earlier match is open, or later ones have begun.
desk-refused-committed-already = there is a commitment already.
desk-refused-draw-was-committed = a draw under a commitment is not undone.
desk-refused-drawn-already = the draw is made.
desk-refused-entered-already = { $player } is, or was, entered already.
desk-refused-excepted = a side is excepted from it.
desk-refused-fee-not-paid = the fee is not paid.
desk-refused-granted-by-its-own-act = use the act itself to grant it, not an answer.
desk-refused-impossible-score = the match cannot have that score.
desk-refused-impossible-score-of-games =
    best of { $games }: { $wins ->
        [one] 1 win is needed
       *[other] { $wins } wins are needed
    }, and the other side has fewer.
desk-refused-impossible-score-of-points =
    the winner needs { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and the other side has fewer.
desk-refused-match-is-not-in-play = the match is not in play.
desk-refused-match-is-not-ready = { $state ->
        [none] there is no match { $match }
        [waiting] { $match } still waits for its sides
        [ready] { $match } is not called yet
        [called] { $match } is called already
        [playing] { $match } is in play
        [reported] { $match } is reported already
        [disputed] { $match } is disputed
        [done] { $match } is over
        [bye] { $match } is a bye
        [void] { $match } is not played
        [withheld] the result of { $match } is withheld until the protest is decided
       *[other] { $match } is suspended
    }.
desk-refused-match-takes-no-result = { $state ->
        [none] there is no match { $match }
        [waiting] { $match } still waits for its sides
        [done] { $match } is over; a finished match is corrected
        [bye] { $match } is a bye
        [void] { $match } is not played
        [withheld] the result of { $match } is withheld until the protest is decided
       *[other] { $match } is suspended
    }.
desk-refused-more-than-facts = the protest says more than the facts.
desk-refused-no-appeal-here = there is no appeal in this matter.
desk-refused-no-appeal-now = an appeal comes from a side, after the ruling and in time, while the match goes on.
desk-refused-no-board-played = no such board has been played.
desk-refused-no-break-left = no break is left.
desk-refused-no-break-now = a break is taken between two games, not before the first.
desk-refused-no-breaks-here = this event has no breaks.
desk-refused-no-claim-now = a claim is made by a side, in a match called or in play.
desk-refused-no-clock-to-start = there is no clock to start now.
desk-refused-no-committee-is-due = no committee is due.
desk-refused-no-committee-sits = there is no committee in session.
desk-refused-no-decision-yet = there is no decision yet.
desk-refused-no-director = an event needs a director.
desk-refused-no-dispute-is-open = there is no such open dispute.
desk-refused-no-entry-to-promote = there is no such entry to promote, or the draw is made.
desk-refused-no-entry-to-refuse = there is no such entry to refuse, or the draw is made.
desk-refused-no-entry-waits = no such entry waits for approval.
desk-refused-no-exception-from-it = no exception is made from that law, or it is made already.
desk-refused-no-exceptions-here = this book knows no exceptions.
desk-refused-no-ground-for-it = it is in use already, or there is no such ground for it.
desk-refused-no-match-to-lose = there is no such match to lose now.
desk-refused-no-more-rounds = all rounds are paired.
desk-refused-no-observer-now = an observer must not be one of the players, and the match must still be to play; there is one observer at most.
desk-refused-no-pairing-left = no pairing without a rematch is left.
desk-refused-no-penalties-here = this event has no penalties.
desk-refused-no-penalty-points = there are no penalty points here.
desk-refused-no-place-left = no place is left.
desk-refused-no-points-now = points are credited in a match called or in play, against a side of it.
desk-refused-no-protest-in-this-book = this event knows no protest; call the official.
desk-refused-no-protest-to-decide = there is no such protest to decide.
desk-refused-no-fee-to-confirm = there is no fee of an open protest left to confirm.
desk-refused-no-request-waits = no such request waits.
desk-refused-no-requests-here = this book knows no such requests.
desk-refused-no-rest-now = there is no rest now.
desk-refused-no-rounds-to-close = there are no rounds that can be closed in this way.
desk-refused-no-spectator-to-expel = that is not a spectator, or they have already left.
desk-refused-no-such-equipment-here = this event does not use it.
desk-refused-no-such-request-now = that cannot be asked for now.
desk-refused-no-such-table = there is no such table.
desk-refused-no-table-to-give = there is no table to give out, or no match to give it to.
desk-refused-nobody-is-awaited = nobody is awaited there.
desk-refused-nobody-is-late = nobody is late by now.
desk-refused-nobody-judges-claims = without a law book nobody rules on claims.
desk-refused-nobody-to-leave = there is no such entry that could leave.
desk-refused-nobody-to-warn = there is nobody of that name to warn.
desk-refused-nobody-votes-now = nobody votes now.
desk-refused-none-available = none is available.
desk-refused-not-a-choice = a committee confirms, annuls or decides otherwise.
desk-refused-not-a-committee = a committee has three or five members, none a director or a side, chosen by the right people; who has voted stays.
desk-refused-not-a-higher-category = that is not a higher category.
desk-refused-not-a-measure-for-it = that measure is not provided for it.
desk-refused-not-a-side = that is not a side of the match.
desk-refused-not-announced = it was not announced so.
desk-refused-not-before-the-end = reports are made when the event is over.
desk-refused-not-drawn-yet = the draw is not made yet.
desk-refused-not-for-him-to-rule = this person may not rule on it.
desk-refused-not-for-him-to-vote = only members vote, each once in a ballot.
desk-refused-not-owed = that report is not owed.
desk-refused-not-signed = the protest is not signed.
desk-refused-not-the-committed-seed = that seed is not the one committed to.
desk-refused-not-the-order-of-the-drawn = the order must name exactly those who are drawn, under no commitment.
desk-refused-not-to-be-corrected = only a finished match is corrected, within a reasonable time.
desk-refused-nothing-changes = that would change nothing.
desk-refused-nothing-to-draw-with = somebody has to be drawn: give a seed or an order.
desk-refused-nothing-to-rule-on = there is no such suspended match to rule on.
desk-refused-nothing-to-undo = there is nothing to undo.
desk-refused-over-is-over = it is already over.
desk-refused-pairs-stand = the pairings of a Swiss round cannot be changed.
desk-refused-present-already = that side is here already.
desk-refused-protested-already = that side has protested on this board already.
desk-refused-protested-too-late = the time for a protest on this board is over.
desk-refused-protests-are-not-withdrawn = a protest cannot be called off.
desk-refused-reasons-are-needed = the report needs reasons.
desk-refused-reported-already = that side has reported already, or the sides differ: the desk enters the result.
desk-refused-ruled-already = it is ruled on, or at an end, already.
desk-refused-side-is-busy = { $match ->
        [none] { $player } is busy elsewhere.
       *[other] { $player } is busy in { $match }.
    }
desk-refused-side-is-out-of-time = a side is absent and its time is over.
desk-refused-speaks-unasked = who is not a party speaks only when asked.
desk-refused-table-is-taken = { $match ->
        [none] { $table } is held back.
       *[other] { $table } is taken by { $match }.
    }
desk-refused-the-protest-is-not-decided = the protest is not decided yet.
desk-refused-they-share-a-place = two share a place that counts: draw a lot.
desk-refused-they-share-no-place = they are not all those who share one place.
desk-refused-too-few-entries = there are too few entries.
desk-refused-too-many-matches = this draw has more matches than an event may have; divide the entries into groups, or choose another format.
desk-refused-too-late-to-report = the time to report is over.
desk-refused-what-follows-has-begun = { $match }, which follows, has begun: suspend it, or correct the score only.
desk-refused-wrong-language = the protest is in the wrong language.

desk-what =
    { $what ->
        [observer] an observer
        [clock] a clock
        [baffle-box] a baffle box
        [remove-spectators] spectators away from the table
        [no-smoking] a place without smoke
        [preference-by-dice] preferences decided by dice
        *[other] an emergency
    }

desk-word-done = finished
desk-word-bye = bye
desk-word-penalty = penalty points
desk-word-entries = entries

cli-desk = Run a tournament from the terminal: entries, draw, results, corrections, disputes.
cli-desk-new = Begin an event in a new file.
cli-desk-do = Enter acts, written as in cases: 'call: R1.1'.
cli-desk-draw = Make the draw, or pair the next round, and show it.
cli-desk-show = Show an event: its rounds and the state of each match.
cli-desk-offers = Show what may be entered now: of the event, or about a match, a player, a round, a dispute or the number of an act. Each line can be entered with `arbitro desk do`.
desk-told-offer-choices = { $field }: { $choices }
desk-told-no-offers = Nothing may be entered here now.
cli-desk-standings = Show the standings, each line with what put it below the one above.
cli-desk-verify = Check that nothing was changed or cut off, and show how the draw follows from its seed.
cli-desk-ratings = Compute the rating list of events from their journals, oldest event first.
cli-desk-unrated = { $file } is an event under no law book, which is not rated; begin it with --edition.
cli-desk-another-game = { $file } is an event of another game; ask for the ratings of one game at a time.
cli-desk-same-event = { $file } is the same event as { $twin }; name it once.
cli-desk-entries = Read entries from a CSV or XLSX sheet and print them for “desk new --from”.
cli-desk-export = Write entries, matches, standings and cross tables as CSV, XLSX or JSON.
cli-desk-same-player = “{ $name }” appears on rows { $first } and { $again }. Is it one player? [y/n]
cli-desk-yes = y
cli-desk-two-players = “{ $name }” appears on rows { $first } and { $again }: tell the two apart in the sheet, or use --duplicates leave-out.
cli-desk-out-needed = A workbook is not printed; name its file with --out.
cli-desk-no-sheet = There is no sheet “{ $sheet }” in this event; there are: { $known }.
cli-option-desk-duplicates = What to do when a name appears twice: ask, or leave out the later row.
cli-option-desk-as = The format to write.
cli-option-desk-sheet = One sheet only (CSV: matches unless named): entries, matches, standings, cross.
cli-option-desk-out = File to write into.
malformed-desk-sheet-rows = The sheet has more than { $most } entries; divide it.
malformed-desk-sheet-wide = Row { $row } has too many columns or a cell of more than { $most } characters; shorten it.
malformed-desk-sheet-not-text = The sheet is not text in UTF-8, UTF-16 or Windows-1252; save it as CSV UTF-8 or XLSX.
malformed-desk-sheet-unreadable = The sheet cannot be read; save it again as CSV or XLSX.
malformed-desk-sheet-unpacked = The workbook is larger than { $most } MiB when unpacked; save only the sheet of entries.
malformed-desk-sheet-column = Row 1: the column “{ $column }” appears twice; columns are { $known }.
malformed-desk-sheet-no-name = Row 1: there is no column “name”; columns are { $known }.
cli-option-csv = Print CSV.
cli-desk-simulate = Play an event to its end with results drawn by rating, or played by the computer.
cli-desk-exists = { $file } is there already; name another file.
cli-option-desk-from = YAML or JSON file with the announced conditions, as under “given” in a case.
cli-option-desk-edition = Law book of the event; “desk” for none.
cli-option-desk-format = Format of the event.
cli-option-desk-players = How many entries, named P1, P2 and so on.
cli-option-desk-by = Who enters the acts.
cli-option-desk-seed = Published seed of the draw.
cli-option-desk-public = What the floor called, mixed into the draw.
cli-option-desk-head = The head of the journal that was kept: an end that is cut off is found.
cli-option-desk-matches = Results drawn by rating, or played by computer players.
cli-option-desk-random = Seed of the simulation: the same seed gives the same event.
cli-option-desk-save = File for the journal of the event.
cli-argument-written = ACT

malformed-desk-unknown-name = “{ $key }”: there is no entry “{ $name }”.
malformed-desk-name-twice = “{ $key }”: the name “{ $name }” appears twice; tell the two apart.
malformed-desk-too-many-matches = “{ $key }”: so many entries in this format make more than { $most } matches; take fewer, or another format.
malformed-desk-unknown-round = “{ $key }” is not a round; rounds are R1, W1, L1, C1, X1, A1 and so on, T, F, “quarter”, “semi”, “final”, and “default” for all others.
malformed-desk-even-games = “{ $key }” is { $number }; a match of carrom is the best of an odd number of games: write 1 or 3.
malformed-desk-table-twice = “{ $key }”: the table “{ $table }” appears twice; give each table a name of its own.
malformed-desk-unknown-category = “{ $key }” is “{ $category }”, which is none of “given.categories”; add it there or leave it out.
malformed-desk-rounds-of-a-swiss = “{ $key }” tells the rounds of a Swiss, and this format is “{ $format }”; leave it out, or write “format: swiss”.
malformed-desk-no-name = “{ $key }” must be a name of 1 to { $most } characters, without control or direction characters; “bye” and “draw” are not names.
malformed-desk-not-a-time = “{ $key }” must be seconds, m:ss or h:mm:ss.
malformed-desk-not-a-digest = “{ $key }” must be a SHA-256 of 64 hexadecimal digits.
malformed-desk-wrong-value = “{ $key }” has a value that is not allowed there; docs/desk.md says what it takes.
malformed-desk-not-possible = “{ $key }” cannot have happened in this event.
