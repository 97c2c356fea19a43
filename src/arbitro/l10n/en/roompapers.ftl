# The papers of an event, and what is announced of it.
paper-scan = Scan to score here or to watch
paper-scan-player = next match

room-field-category = Category
room-paper-winner-of = winner of { $match }
room-paper-loser-of = loser of { $match }
room-paper-cross = Cross tables
room-paper-conditions = What was announced
room-paper-conditions-says = With this page the event is opened again on another machine: the same conditions, the entries in the order of the entry list, the same draw.
room-paper-condition = What
room-paper-value = Announced
room-paper-ranks = Ranks as drawn
room-paper-yes = yes
room-paper-no = no
room-paper-none-owed = Nothing is owed to the federation.
room-paper-no-disputes = There is no dispute.
room-paper-requests = Requests that wait
room-paper-exceptions = Exceptions
room-paper-expelled = Spectators sent away
room-paper-fees = Protest fees
room-paper-paid = Paid
room-paper-returned = Returned
room-paper-kept = Kept
room-paper-until = Decide by
room-paper-kind-protest = protest
room-paper-kind-claim = claim
room-paper-ruled = Ruling before
room-paper-tally = Votes
room-paper-judge = Who decided
room-paper-asked = The law asks
room-paper-measured = Measured
room-paper-inspector = Inspected by
room-paper-entries-not-taken = Entries refused or withdrawn
room-paper-corrections = Corrected results
room-paper-nothing = There is nothing to print here yet.
room-paper-cards = Score cards
room-paper-signs = Table signs
room-paper-badges = Badges
room-paper-cards-says = one for each match in play, filled in; then for those that are ready
room-paper-signs-says = a page for each table, with a code for the camera
room-paper-protest-says = as your book has it
room-paper-inspection-says = with the measures of the book
room-paper-draw-says = brackets or rounds, with the results so far
room-paper-crosses-says = who has met whom
room-paper-calls-says = what can be called, with room to write
room-paper-results-says = everything that is over
room-paper-standings-says = with tie-breaks, and why
room-paper-badges-says = players and directors, eight on a page
room-paper-conditions-short = lengths, seeding, clocks, the draw's seed
room-paper-entries-says = with clubs, ratings and seeds
room-paper-disputes-says = with deadlines, requests, warnings and fees
room-paper-decision-says = filled in where there is one
room-paper-report-says = PDF and JSON
room-papers-tables = At the tables
room-papers-walls = On the wall
room-papers-files = For the file
room-papers-all-says = What was announced, entries, draw, cross tables, call sheet, score cards with the running scores, results, standings, disputes, forms.
room-papers-print = Print all
room-papers-again = Enter from paper…
room-papers-size = Paper
room-papers-language = Language of the paper
room-tiebreak-wins = Wins
room-tiebreak-h2h = Among those level
room-tiebreak-difference = Difference
room-tiebreak-for = Scored
room-tiebreak-buchholz = Buchholz
room-tiebreak-sonneborn = Sonneborn

room-given-edition = Law book
room-given-format = Format
room-given-seeding = Ranking
room-given-seeds = Seeded players
room-given-places = Seeded places
room-given-separate = Kept apart
room-given-avoid = Pairs not to meet early
room-given-length = Points of a match
room-given-best_of = Best of
room-given-third_place = Match for third place
room-given-consolation = Consolation
room-given-last_chance = Last chance
room-given-reset = Second final
room-given-legs = Legs
room-given-groups = Groups
room-given-advance = Go on from a group
room-given-tiebreaks = Tie-breaks
room-given-swiss_rounds = Rounds
room-given-categories = Categories, lowest first
room-given-category = Category of this event
room-given-approval = Entries wait for approval
room-given-tables = Tables
room-given-boards = Boards of a team match
room-given-umpires = Umpires
room-given-directors = Directors
room-given-clock = Clocks
room-given-baffle = Baffle boxes
room-given-protest_fee = Protest fee
room-given-late_limit_s = Late after (seconds)
room-given-commit = Sealed seed

# Typing it in again.
room-page-again = Enter from paper
room-again-says = The results from the paper, round by round. Write the scores in the order of the sheet: the higher wins. Nothing is entered unless everything can be.
room-again-enter =
    Enter { $count ->
        [one] 1 result
       *[other] { $count } results
    }
room-again-none = Nothing is open to type in
room-again-none-says = Every match whose players are known is over. Draw or pair the next round on the board.
room-again-done =
    { $count ->
        [one] 1 result
       *[other] { $count } results
    } entered.
room-again-level = { $match }: the scores are level, so nobody has won. If somebody has, choose who on the board.
room-again-half = { $match }: write both scores.
room-again-which = { $match }: { $text }
room-again-nothing = Nothing was entered.
room-again-order = Order of the draw, from the paper
room-again-order-says = Only where the draw was made elsewhere: the names that were drawn, in their order, separated by commas.
hall-problem-no-acts = There is nothing to enter. Send at least one act.

# What was announced of an event, on paper.

room-field-minutes = Minutes
room-field-share = Share of the difference
room-field-cap = At most
room-field-groups = Groups (from–to years)
room-field-on = Age on
room-field-first = First round
room-field-every = Days between rounds
room-field-skip = Days left out
room-choice-noted = are noted
room-choice-required = are required
room-choice-nothing = count nothing
room-choice-dummy = count as against an opponent with equal points
room-choice-share = are shared
room-choice-tie-break = go by tie-break
room-choice-hort = half by place, half shared (Hort)
