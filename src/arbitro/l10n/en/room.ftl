# What the director's room says: the board, the draw, disputes, people's pages.

# Problems of the API.
hall-problem-no-such-event = There is no event { $event }. Look at the list of events.
hall-problem-nothing-to-offer = There is no match, player, round, dispute or act { $about } here.
hall-problem-no-such-entry = Nobody of the name { $name } has entered, or sits in a committee here.
hall-problem-hall-time = In this event time passes by the hall's clock: it is not entered by hand.

# What waits for a decision.
room-wait-protest-announced = Protest { $dispute } announced on { $match }
room-wait-protest-announced-says = { $player } has announced a protest about game { $game }, board { $board }. If it is not in writing in time, it lapses.
room-wait-protest-filed = Protest { $dispute } on { $match }
room-wait-protest-filed-says = { $player } protests game { $game }, board { $board } of { $first } – { $second }. The result is withheld; nobody goes on until it is decided.
room-wait-claim-open = Claim { $dispute } in { $match }
room-wait-claim-open-says = { $player } calls you: { $first } – { $second } are paused until you rule. { $subject }
room-wait-claim-appealed = Appeal in { $dispute }
room-wait-claim-appealed-says = The ruling on { $first } – { $second } is appealed: choose a committee of three or five.
room-wait-claim-voting = The committee votes on { $dispute }
room-wait-claim-voting-says =
    { $votes ->
        [one] 1 of { $members } sealed votes is in.
       *[other] { $votes } of { $members } sealed votes are in.
    } { $first } – { $second } wait.
room-wait-suspended = { $match } is suspended
room-wait-suspended-says = { $first } – { $second }: what led to it was corrected. Does the result stay, or is it played again?
room-wait-held = { $match } is held up by a protest
room-wait-held-says = { $first } – { $second } go on when the protest is decided.
room-wait-late = { $match }: late at table { $table }
room-wait-late-says = { $first } – { $second }: the time to report is over.
room-wait-awaited = { $match } is awaited at table { $table }
room-wait-awaited-says = { $first } – { $second }
room-wait-differing = Two results for { $match }
room-wait-differing-says = { $first } and { $second } report differently. Nobody goes on until it is settled.
room-wait-reported = { $player } reports { $match }
room-wait-reported-says = { $winner ->
        [draw] A draw is reported, { $score }. The other side has still to agree; you may confirm it.
       *[other] { $winner } won { $score }. The other side has still to agree; you may confirm it.
    }
room-wait-request = A request in { $match }
room-wait-request-says = { $first } – { $second }: { desk-what }.
room-wait-entry = { $player } wants to enter
room-wait-entry-says = The entry waits for your approval. { $club }
room-wait-draw = The draw can be made
room-wait-draw-says =
    { $count ->
        [one] 1 is in, and nobody waits
       *[other] { $count } are in, and nobody waits
    } for approval.
room-wait-round = Round { $round } of { $rounds } can be paired
room-wait-round-says = Every match of the last round is over.
room-wait-knockout = The knockout can be drawn
room-wait-knockout-says = Every group is over; group-mates are kept apart.
room-wait-shared = Tie for a place that matters
room-wait-shared-says = { $names } are level on every tie-break: draw lots among them.
room-wait-ready = { $match }: { $first } – { $second }
room-wait-ready-says = Both are free. Table: { $table }
room-wait-late-anywhere = { $match }: late
room-wait-late-anywhere-says = { $first } – { $second }: the time to report is over.
room-wait-awaited-anywhere = { $match } is awaited
room-wait-awaited-anywhere-says = { $first } – { $second }
room-wait-ready-anywhere = { $match }: { $first } – { $second }
room-wait-ready-anywhere-says = Both are free.
room-wait-report = A report is owed: { $law }
room-wait-report-says = To the federation, about { $about }.
room-wait-report-later = To be reported after the event: { $law }
room-wait-report-later-says = To the federation, about { $about }.
room-tap-open-case = Open the case
room-tap-stands = The result stays
room-tap-replay = Play it again
room-tap-present = { $player } is here
room-tap-rule-late = Apply the rule
room-tap-start = Begin
room-tap-result-of = { $winner ->
        [draw] { $player }: draw { $score }
       *[other] { $player }: { $winner } { $score }
    }
room-tap-confirm = Confirm
room-tap-grant = Grant
room-tap-deny = Deny
room-tap-appoint = Appoint…
room-tap-approve = Approve
room-tap-refuse = Refuse…
room-tap-draw = Draw…
room-tap-draw-knockout = Draw the knockout
room-tap-pair = Pair the round
room-tap-call = Call
room-tap-result = Result…
room-tap-report = Report…

# The pages of an event.
room-lost = The hall is not answering; trying again. Nothing you see is lost.
room-not-done = Not done:
room-done = Noted.
room-undo = Undo
room-redo = Redo
room-close = Close
room-open = Open
room-enter = Enter
room-left = { $time } left
room-over-by = { $time } overdue
room-state-waiting = waiting
room-state-ready = ready
room-state-called = called
room-state-playing = in play
room-state-reported = reported
room-state-disputed = disputed
room-state-withheld = withheld
room-state-suspended = suspended
room-state-done = over
room-state-bye = bye
room-state-void = void
room-by-play = by play
room-by-bye = bye
room-by-walkover = walkover
room-by-double-walkover = both lose
room-by-late = by lateness
room-by-penalty = by penalty
room-by-disqualified = by disqualification
room-round-final = Final
room-round-semi = Semi-finals
room-round-quarter = Quarter-finals
room-round-r = Round { $number }
room-round-w = Winners, round { $number }
room-round-l = Losers, round { $number }
room-round-f = Grand final
room-round-t = Third place
room-round-c = Consolation, round { $number }
room-round-x = Last chance, round { $number }
room-round-group = Group { $group }, round { $number }
room-bracket-r = Knockout
room-bracket-w = Winners' side
room-bracket-l = Losers' side
room-bracket-f = Grand final
room-bracket-t = Third place
room-bracket-c = Consolation
room-bracket-x = Last chance
room-group = Group { $group }
room-bye = bye
room-either = { $first } or { $second }
room-not-drawn = The draw has not been made yet.
room-cross-table = Cross table
room-standings = Standings
room-why-standings = How the standings were decided
room-place = Place
room-player = Player
room-players = Players
room-played = Played
room-wins = Wins
room-draws = Drawn
room-losses = Lost
room-same = no match
room-why =
    No rematch ({ $rematches }); { $floats ->
        [one] 1 pair with different wins
       *[other] { $floats } pairs with different wins
    }; sum of squared differences { $spread }, the least there is.
room-champion = Champion: { $player }
room-summary-entries =
    { $format } · { $count ->
        [one] 1 entry
       *[other] { $count } entries
    } · { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } · not drawn yet
room-summary-running =
    { $format } · { $count ->
        [one] 1 player
       *[other] { $count } players
    } · { $over } of { $all ->
        [one] 1 match
       *[other] { $all } matches
    } over · { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
room-summary-over =
    { $format } · { $count ->
        [one] 1 player
       *[other] { $count } players
    } · { $all ->
        [one] the one match is over
       *[other] all { $all } matches over
    }
room-draw = Draw
room-call-next = Call next match
room-waits = Needs your decision
room-nothing-waits = Nothing needs a decision
room-nothing-waits-entries = Add players below; when at least two are in, the draw can be made.
room-nothing-waits-says = Late players, reports that differ, claims and protests come here first.
room-in-play = In play
room-no-play = No match is called or in play
room-no-play-says = Call the next match; it appears here with its table.
room-next-up = Next up
room-all-called = Every match that can be called is called
room-all-called-says = The next pair comes when a table and both players are free.
room-entries = Entries
room-entries-counted = { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
room-no-entries = Nobody has entered
room-no-entries-says = Add players here, or let them enter themselves by their own phones.
room-entry-entered = waits for approval
room-entry-approved = in
room-entry-refused = refused
room-entry-promoted = promoted
room-entry-withdrawn = withdrawn
room-entry-disqualified = disqualified
room-last = The last acts
room-watch = Watch
room-invite = Phone
room-invite-says = A player opens this link on their own phone to say who they are. It works once.
room-invite-qr = The same address as a code for the camera
room-match = Match
room-matches = Matches
room-won = { $player } won
room-is-here = { $player } is here
room-here = Here
room-begin = Begin
room-late = Rule on lateness
room-interval = Rest before the third game
room-stands = The result stays
room-replay = Play it again
room-result = Result
room-correct = Correct the result
room-score-of = Score of { $player }
room-consequences = What this would change
room-before = Now
room-after = After
room-moves = { $player }: from { $from } to { $to }
room-touched-unplayed = Not begun
room-touched-in_play = In play
room-touched-done = Over
room-effect = What happens to the draw
room-effect-score-only = Score only
room-effect-score-only-says = Only the record is corrected; those who advanced stay.
room-effect-reroute = Re-route what is not begun
room-effect-reroute-says = Unplayed matches get the right players.
room-effect-suspend = Suspend and rule
room-effect-suspend-says = What has begun stops, and you rule on each match.
room-draw-how = The draw
room-draw-says = Seeded players have their places. Who is drawn is ordered by the seed, so that anybody can check it.
room-draw-now = Draw now
room-field-seed = Seed of the draw
room-field-seed-says = One is made already; any other text will do. It is printed on the papers, so that the draw can be made again.
room-ceremony = Draw in public…
room-field-by = By
room-field-reason = Reason, for the record
room-field-reasons = Reasons
room-field-table = Table
room-field-for = For
room-field-to = Goes to
room-field-game = Game
room-field-board = Board
room-field-written = In writing
room-field-signed = Signed
room-field-abusive = Abusive words
room-field-subject = What it is about
room-field-points = Points
room-field-what = What
room-field-why = Why
room-field-who = Who
room-field-club = Club
room-field-rating = Rating
room-field-judge = Who rules
room-field-decision = Decision
room-field-members = Members
room-field-members-says = Three or five names, separated by commas.
room-field-member = Member
room-field-second-official = Second official, by the name of their account
room-field-vote = Vote
room-field-winner = Winner
room-field-public = Word called out by the audience
room-both-lose = Both lose
room-protest-decide = Upheld: the match goes on from that board, the fee is returned. Rejected: the result stays, the fee is kept.
room-uphold = Uphold
room-reject = Reject
room-cause-language = improper language
room-cause-slow-play = slow play
room-cause-aid = aids
room-cause-recording = recording
room-cause-headphones = headphones
room-cause-phone = phone
room-cause-outside-help = outside help
room-cause-etiquette = etiquette
room-cause-equipment = equipment
room-cause-agreed-result = agreed result
room-cause-time-wasting = time wasting
room-cause-misconduct = misconduct
room-request-observer = an observer
room-request-clock = a clock
room-request-baffle-box = a baffle box
room-request-remove-spectators = spectators away from the table
room-request-no-smoking = a place without smoke
room-request-preference-by-dice = preferences decided by dice
room-request-emergency = an emergency
room-clock-director = the director's order
room-clock-agreed = both agree
room-clock-preferred = one side prefers it
room-clock-required = required in this event
room-clock-slow-play = slow play
room-dispute-state = State
room-dispute-announced = announced
room-dispute-filed = filed
room-dispute-decided = decided
room-dispute-lapsed = lapsed
room-dispute-open = open
room-dispute-ruled = ruled on
room-dispute-appealed = appealed
room-dispute-voting = the committee votes
room-final-decision = final
room-appeal-says = A side may appeal from the ruling.
room-appeals = { $player } appeals
room-rule = Rule
room-judge-director = director
room-judge-chief-referee = chief referee
room-judge-referee = referee
room-committee-says = None of them is a director of the event or a side of the match.
room-committee-form = Form the committee
room-votes-in = { $votes ->
        [one] 1 of { $members } sealed votes is in.
       *[other] { $votes } of { $members } sealed votes are in.
    }
room-revote = There was no majority: all vote again.
room-vote-paper = A member without a device
room-vote-by-hand = Enter what is on the closed paper, opened before you and a second official who has no part in the matter. It counts once both of you have sent the same, each by your own account.
room-vote = Vote
room-vote-confirm = Confirm the ruling
room-vote-annul = Annul it
room-vote-alternative = Another decision
room-ballot = Your vote on { $dispute }
room-ballot-says = It is sealed: nobody sees it until all votes are in, and it cannot be changed.
room-ballot-cast = You have voted. Your vote stays sealed until all votes are in.
room-check-draw = Check the draw
room-sealed = Sealed
room-seal = Seal a seed
room-seal-says = This device makes a secret seed and publishes its digest. After that the seed cannot be changed, nor the draw undone.
room-not-sealed = Nothing is sealed yet.
room-called = Called out by the audience
room-not-called = Nobody has called out a word yet.
room-opened = Opened
room-not-opened = The seed is still secret.
room-open-seed = Open the seed and draw
room-open-says = A sealed draw is final: it cannot be undone.
room-opened-says = Order = SHA-256 of seed, call and number, ascending.
room-order = The draw, place by place
room-check = Check it yourself
room-check-right = The seed is the one that was sealed
room-check-wrong = The seed is not the one that was sealed
room-check-says = This device has computed these digests by itself: SHA-256 of “{ $text }”, n the number of the entry.
room-phone = A player's phone
room-nobody = The hall does not know who you are here
room-nobody-says = Ask the desk for your code, or open the address it gives you.
room-you-won = won
room-you-lost = lost
room-no-next = No match is left for you.
room-table-later = Table to come
room-against = against { $player }
room-i-am-here = I am here
room-report-result = Report the result
room-report-says = It counts when your opponent reports the same.

# A new event.
room-title = Events
room-none = No event yet
room-none-says = A director sets one up in two minutes: game, format, players, tables.
room-stage-entries = entries open
room-stage-running = running
room-stage-over = over
room-new = New event
room-new-says = Four choices; the law's own defaults fill the rest.
room-new-game = Game and book
room-new-edition = Book
room-new-format = Format
room-new-players = Players
room-new-players-label = One in each line ({ $count } in)
room-new-players-says = Name, then club, seed or rating, separated by commas; pasted from a spreadsheet as it is. A pair or a team: Alfa, Ada / Bea / Cid.
room-new-file = Or a file, CSV or XLSX
room-new-length = Length and tables
room-new-games = Best of so many games
room-new-games-says = One game, or the best of three.
room-new-frames = Best of so many frames
room-new-frames-says = Whoever has the majority of the frames wins.
room-new-points = Points of a match
room-new-points-says = Whoever reaches them first wins.
room-new-tables = Tables
room-new-tables-says = How many, or their names separated by commas. A match is called when a table and both players are free; 0: no tables are given out.
room-new-groups = Groups
room-new-groups-says = So many groups in which all meet, before the knockout.
room-new-third-place = Match for third place
room-new-third-place-says = between the losing semifinalists
room-new-consolation = Consolation
room-new-consolation-says = Those who lose early play on among themselves.
room-new-separate = Keep club-mates apart
room-new-separate-says = in the first round, where it can be
room-new-approval = Players enter themselves
room-new-approval-says = on their phones, and you approve each
room-new-sum = Summary
room-new-name = Name of the event
room-new-open = Open the event
room-new-later = Players can be added until the draw, and late ones after it.
room-so-many =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }.
room-game-carrom = Carrom
room-game-snooker = Snooker
room-game-backgammon = Backgammon
room-game-desk = No law book
room-edition-carrom-icf-2001 = ICF 2001
room-edition-carrom-classic-29 = Classic 29
room-edition-carrom-colombia = Colombia
room-law-carrom = Late 15 minutes after the call; protests with a fee within 15 minutes, if the book allows them.
room-law-snooker = The referee is the sole judge; the book has no lateness.
room-law-backgammon = A point for each five minutes of lateness; claims to the director, appeals to a committee.
room-law-desk = Formats, results and corrections only; no lateness, protests or penalties.
room-format-knockout = Knockout
room-format-knockout-says = Out after one defeat.
room-format-double = Double elimination
room-format-double-says = Out after two defeats.
room-format-groups = Groups first
room-format-groups-says = Then a knockout.
room-format-round-robin = All play all
room-format-round-robin-says = Everybody meets everybody.
room-format-swiss = Swiss
room-format-swiss-says = Nobody is out.

# The pages of an event by their names.
room-page-draw = The draw
room-page-ceremony = The draw in public
room-page-me = Your page
room-sign-in = Sign in

# The papers of an event.
room-number = No.
room-paper-from = { $title } · printed after act { $act } · { $head }
room-paper-seed = Seed
room-paper-state = State
room-paper-calls = Call sheet
room-paper-called = Called at
room-paper-here = Here
room-paper-results = Results
room-paper-winner = Winner
room-paper-how = How
room-paper-difference = Difference
room-paper-no-standings = A knockout has no standings: see the draw sheet.
room-paper-at = Board ended at
room-paper-received = Received by, at
room-paper-decision = Decision of the committee
room-paper-dispute = Dispute
room-paper-inspection = Equipment inspection
room-paper-inspected = What was inspected
room-paper-fit = Fit
room-paper-remarks = Remarks
room-paper-sign = Signature
room-paper-report = Report to the federation
room-paper-reports = Reports
room-paper-law = Law
room-paper-about = About
room-paper-owed = owed
room-paper-made = made
room-paper-disputes = Disputes
room-paper-conduct = Conduct
room-paper-warnings = Warnings
room-papers = Documents
room-papers-says = Black and white, made on this machine. Each carries the number of the last act, so that it can be typed in again.
room-papers-all = Everything you need if the laptop fails now
room-papers-letter = On Letter paper
room-papers-json = The report as JSON
room-papers-protest = Form for protests and claims
room-page-papers = Papers
hall-problem-no-such-paper = There is no paper { $paper }: look at the list of papers.

# The demonstration.
cli-demo = Show a hall with a running event of each game.
cli-demo-people = Choose a role on the first page, or sign in as Director, Chief, Umpire, Silva (a player) or Larsen (of a committee), each with the password { $password }. Everything is thrown away at the end.
room-demo = This is a demonstration. Three championships run by themselves, with a late player, two conflicting results, a protest and an appeal to decide. They restart from time to time.
room-demo-people = Choose any role; every act can be undone and nothing is saved.
# Several events at once, and what a table says otherwise.
hall-problem-taken-elsewhere = { $what } is taken in { $event } now. Call this match when it is free, or call another.
room-wait-correction = The table corrects { $match }
room-wait-correction-says = { $first } – { $second }: the desk has { $before } as the winner, the table now { $winner } { $score }. See what it changes before you correct it.
room-wait-reopened = The table goes on with { $match }
room-wait-reopened-says = { $first } – { $second }: its end was undone at the table. The desk still has { $before } as the winner.
room-tap-consequences = See consequences
room-tap-leave = Leave it
room-tap-lot = Draw lots…
room-tap-close-rounds = Close the rounds…
room-demo-as-director = Be the director
room-demo-as-umpire = Be an umpire
room-demo-as-player = Be a player
room-demo-as-committee = Vote in the committee
room-demo-as-spectator = Just watch
room-demo-fill = Fill this hall with a demonstration
room-demo-fill-says = Three made-up championships that run by themselves, one of each game. They stay in the list of events of this hall.
