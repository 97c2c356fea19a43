# The site.

web-name = Arbitro
web-title = { $page } · Arbitro
web-description = The law books of carrom, snooker and backgammon, clause by clause, in English, Italian and Spanish.
web-own-words = The laws are told here in our own words. Where a word is disputed, the federation’s text prevails.
web-skip = Skip to the text
web-nav = Main
web-nav-glossary = Glossary
web-nav-readings = Readings
web-nav-coverage = Coverage
web-trail = You are here
web-languages = Language
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-theme-dark = Dark theme

web-game-carrom = Carrom
web-game-snooker = Snooker
web-game-backgammon = Backgammon
web-edition-carrom-icf-2001 = ICF 2001
web-edition-carrom-classic-29 = Classic 29
web-edition-carrom-colombia = Colombia
web-edition-snooker-wpbsa = WPBSA
web-edition-backgammon-wbgf-2-1 = WBGF 2.1

web-home-title = Arbitro: the laws of carrom, snooker and backgammon
web-home-heading = Play a game. Every ruling cites its law.
web-home-lead = Carrom, snooker and backgammon, refereed as in the hall. No account, nothing to install.
web-first-carrom = First to 25 or eight boards, about 20 minutes
web-first-snooker = One frame, about 15 minutes
web-first-backgammon = To 3 points, about 10 minutes
web-first-house = Computer
web-first-friend = Friend
web-first-device = One device
web-go-on = Go on with your match
web-go-on-yours = your turn
web-my-matches = My matches
web-called = You play as { $name }.
web-first-more = { $game }: all choices
web-principles = How Arbitro works
web-principle-cite = A law behind each ruling
web-principle-cite-says = A ruling names the clause it rests on and links to it; where it rests on a reading of ours, it says so.
web-principle-honest = No claims beyond what works
web-principle-honest-says = Each clause has a status: what the program does about it, or that it is still open.
web-principle-hall = Made for the hall
web-principle-hall-says = It runs on a laptop without internet, on phones in the hall’s network, by keyboard and by screen reader.
web-coverage-see = See how each clause is handled

web-laws = Law books
web-laws-of = Laws of { $game }
web-laws-lead = Every clause of the five books, told in our own words, precisely enough to rule by.
web-books = Editions
web-book-description = { $title } ({ $edition }): every clause ({ $count }) with its status and its counterparts in other editions.
web-source = Source: { $source }
web-contents = Contents
web-clauses =
    { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }
web-permalink = Link to this clause
web-leaf = Compare
web-leaf-alone = Single view
web-status = Status
web-will-be = Planned: { $status }.
web-address = Address
web-counterparts = In the other editions
web-neighbours = Neighbouring clauses
web-before = Before
web-after = After
web-edition = Edition

web-coverage = Coverage
web-coverage-lead = What Arbitro does about each clause, counted by edition. Open clauses are not done yet, and are listed below.
web-total = In all
web-all-editions = All editions
web-statuses = What the statuses mean
web-open-clauses = Open clauses

web-glossary = Glossary
web-glossary-of = Glossary of { $game }
web-glossary-lead = The words of each game, with the clauses that define them.
web-terms =
    { $count ->
        [one] 1 term
       *[other] { $count } terms
    }

web-search = Search
web-search-title = Search the laws
web-search-of = Search: { $words }
web-search-label = Search the laws
web-search-placeholder = Words or a clause number
web-search-hint = Search by words in English, Italian or Spanish, or by clause number.
web-search-suggestions = Clauses found
web-search-edition = Edition
web-search-everywhere = All editions
web-search-nothing = No clause mentions “{ $words }”.
web-search-nearest = Similar words:
web-search-first = The { $count } best clauses; more words narrow them down.
web-search-count =
    { $count ->
        [0] No clause found
        [one] 1 clause found
       *[other] { $count } clauses found
    }

web-error-400 = The request could not be understood
web-error-400-advice = The address asks for something in a way the site does not know. A search may have at most 200 characters.
web-error-404 = Page not found
web-error-404-advice = If you were looking for a clause, it may have another number in this edition. Try the search.
web-error-405 = That is not possible here
web-error-405-advice = Open it from a link instead.
web-error-414 = This address is too long
web-error-414-advice = Open the page from a link, or search for it by its words.
web-error-421 = This address is not this hall’s
web-error-421-advice = Open the hall by the address that the hall itself shows.
web-error-503 = The hall cannot answer just now
web-error-503-advice = Try again in a moment.
web-error-500 = Something went wrong here
web-error-500-advice = The mistake is the program’s, not yours. Try again; if it happens again, tell the person who runs this site.
web-error-astray = A piece that leaves the board comes back to the centre.
web-error-code = Error { $status }
web-go-home = Start page

web-dice-check = Check a match
web-dice-check-says = Choose the record of a match, or paste it. It is checked here, in your browser; nothing is sent anywhere.
web-dice-file = Record (JSON)
web-dice-paste = Or paste it here
web-dice-verified = { $match }: all links and dice are correct. Rolls checked: { $rolls }.
web-dice-no-ledger = This is not a record of rolls. You need a JSON file with the commitments and rolls of a match.
web-dice-noscript = The check on this page needs JavaScript. The command below does the same.
web-dice-offline = The same check on your own machine, without this page: arbitro dice verify match.json

web-table = The table
web-table-lead = Every stroke is worked out exactly, from one contact to the next, and recorded as a few curves. Your browser replays it from these, as slowly as you like.
web-table-stroke = Stroke
web-table-carrom-break = Carrom: the break
web-table-snooker-break = Snooker: the break-off
web-table-snooker-screw = Snooker: a full ball with screw
web-table-snooker-jump = Snooker: a jump shot, which is a foul
web-table-file = Or a file of your own:
web-table-play = Play
web-table-pause = Pause
web-table-time = Time of the stroke
web-table-pace = Speed
web-table-refused = This is not a recorded stroke. You need a JSON file from “arbitro table play”.
web-table-picture = The table with its pieces
web-table-keys = On the table: the space bar plays and stops, the arrows go back and forth, Home and End to the start and the end.
web-table-noscript = Replaying needs JavaScript. The table is shown as it is before the break.

web-boards = The boards
web-boards-lead = Three boards drawn to the dimensions in the laws. Each can be used alone in any page.
web-boards-try-carrom = Drag the striker along its base line, and the handle behind it to aim. Keys: arrows aim, A and D move the striker.
web-boards-try-snooker = Drag anywhere to aim; the cue ball is in hand and may be put anywhere within the D. Keys: arrows aim, W A S D move the ball.
web-boards-try-backgammon = Tap or drag a checker: blue shows where it may go. Keys: arrows choose, Enter moves, Backspace undoes.
web-boards-use = In a page of your own
web-boards-noscript = The boards need JavaScript.

web-place-play = Play
web-place-watch = Watch
web-place-umpire = Umpire
web-place-desk = Tournaments
web-place-laws = Laws
web-tabs = Places
web-entry-watch = The matches of this hall, live
web-entry-umpire = Score a match on a phone, act by act
web-entry-desk = Run an event from this laptop
web-entry-laws = Five books, clause by clause
web-foot-dice = Dice
web-watch = Matches
web-watch-empty = No match is in progress
web-watch-empty-says = New matches appear here at once, with the score and every ruling.
web-watch-noscript = To follow a match as it is played you need JavaScript; reload the page to see the score.
web-state-waiting = waiting for a player
web-state-running = being played
web-state-paused = paused
web-state-review = under review
web-state-over = over
web-umpire-lead = Call each act of a match and get the ruling, the words to say and the clock.

web-play-name = Your name
web-play-against = Against
web-play-friend = Somebody beside you, on this device
web-play-length-backgammon = Points to win the match
web-play-length-carrom = Boards
web-play-start = Start
web-play-hint-backgammon = No account. The hall rolls the dice and rules by the book:
web-play-hint-carrom = No account. The hall computes each stroke and rules by the book:
web-play-noscript = Playing needs JavaScript.
