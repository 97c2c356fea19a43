# What the hall answers when it cannot do what is asked.

hall-status-400 = Not understood
hall-status-401 = Sign in first
hall-status-403 = Not allowed
hall-status-404 = Not found
hall-status-405 = That cannot be done here
hall-status-409 = Conflict
hall-status-413 = Too large
hall-status-414 = The address is too long
hall-status-415 = JSON is expected
hall-status-421 = This address is not this hall’s
hall-status-422 = Command already used
hall-status-429 = Too many requests
hall-status-500 = Something went wrong here
hall-status-503 = Cannot answer just now
hall-status-431 = The request is too long

hall-title-busy = Too much at once
hall-title-guests-full = The room for guests is full
hall-title-entries-full = Many entries wait
hall-title-guest-share = A day’s share is used up
hall-title-stopping = The hall is closing
hall-title-moving = The match is moving
hall-title-disk-full = The disk is full
hall-title-disk-read-only = The disk is read-only
hall-title-disk-failing = The disk is failing
hall-title-disk-busy = The database is busy
hall-title-disk-unreachable = The database cannot be reached
hall-title-disk-damaged = The database is damaged
hall-title-disk-closed = The hall is closing

hall-problem-malformed = { $what }
hall-problem-no-such-match = There is no match { $match }. Look at the list of matches.
hall-problem-not-yours = This belongs to somebody else: ask the desk to let you in.
hall-problem-sign-in = Sign in, or come in as a guest.
hall-problem-session-over = This session is over: sign in again.
hall-problem-wrong-password = Name or password is wrong: try again.
hall-problem-wrong-code = The code is wrong or was used already: ask for a new one.
hall-problem-wrong-pin = The PIN is wrong: look at the hall's screen.
hall-problem-unknown-role = There is no role { $role }.
hall-problem-taken = { $name } is taken: choose another name.
hall-problem-hall-closed = The hall is closed to guests: ask the desk to let this device in.
hall-problem-pin-or-join = Send either the hall's PIN or a join code.
hall-problem-no-such-device = There is no such device: it has to ask first.
hall-problem-bad-name = A name has 1 to { $most } visible characters.
hall-problem-bad-password = A password has 8 to 200 characters.
hall-problem-common-password = This password is among those that everybody tries first: choose another.
hall-problem-wrong-old-password = That is not your current password.
hall-problem-last-director = This hall would have no director left: make another one first.
hall-problem-no-such-session = There is no such session, or it has ended.
hall-problem-nothing-to-change = Name what changes: password, roles or closed.
hall-problem-bad-moment = `before` must be a time taken from the log.
hall-problem-no-such-table = There is no table { $table } here, and nothing is played there.
hall-problem-over-already = `until` has passed already: name a later time, or leave it out.
hall-problem-bad-id = An id has letters, digits, points, dashes and underscores, at most 64.
hall-problem-too-large = At most 64 kB at a time.
hall-problem-not-json = Send JSON, with the content type application/json.
hall-problem-gone = The request was cut off.
hall-problem-other-site = Another site sent this: open the hall's own page.
hall-problem-command-used = This command's id was used for something else: use a new one.
hall-problem-stale = The match has moved on: reload it, then try again.
hall-problem-leased = Another device keeps the score now: take over, or wait until it hands over.
hall-problem-conflicts = Later entries would no longer be valid. If you confirm, they stay in the journal but do not count.
hall-problem-nothing-to-undo = There is nothing to undo.
hall-problem-nothing-to-redo = There is nothing to redo.
hall-problem-nothing-to-correct = That entry is not an act in force: choose another number.
hall-problem-paused = The match is paused already.
hall-problem-not-paused = The match is not paused.
hall-problem-in-review = The match is under review already.
hall-problem-not-in-review = The match is not under review.
hall-problem-no-such-question = Question { $question } is not open: check the questions of this match.
hall-problem-stopping = The hall is closing: try again in a moment.
hall-problem-too-often =
    Too many tries: wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
hall-problem-guest-share =
    There is little room left, and a day’s share is used up, yours or that of all guests of your address: wait { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }, or ask the desk for an account.
hall-problem-too-many-guests = Too many guests came from one address today: let those who come again use the name that they have.
hall-problem-guests-full = The room for matches of guests is full: try again in ten minutes, or ask the desk for an account.
hall-problem-too-many-chains =
    The chain of dice was exchanged { $most ->
        [one] 1 time
       *[other] { $most } times
    } in this match: go on with the one there is.
hall-problem-entries-full = As many entries wait for the desk as it takes at a time ({ $most }): try again later.
hall-problem-match-too-long = A match of guests has { $most } entries at most: begin another.
hall-problem-too-much = This asks for too much to be worked out at once: make it smaller.
hall-problem-busy = Too many people are asking at once: try again in a moment.
hall-problem-too-many-streams = At most { $most } streams at a time: close one, or wait.
hall-problem-too-many-matches = A stream watches at most { $most } matches.
hall-problem-bad-position = Last-Event-ID must be a position returned by a stream.
hall-problem-no-such-form = This game has no record as { $form }.
hall-problem-no-such-stroke = Entry { $number } holds no stroke.
hall-problem-no-such-line = The journal has no entry { $number }.
hall-problem-not-signed = Journals of this hall carry no signature.
hall-problem-not-your-turn = It is not your turn.
hall-problem-disk-full = The disk is full: make room, then act again. Nothing was lost.
hall-problem-disk-read-only = The disk is read-only: acts cannot be kept now. Reading goes on.
hall-problem-disk-failing = The disk does not answer as it should: acts cannot be kept now.
hall-problem-disk-busy = Another program holds the database: try again in a moment.
hall-problem-disk-unreachable = The database server does not answer: try again in a moment.
hall-problem-disk-damaged = The database is damaged: restore the last backup.
hall-problem-disk-closed = The hall is closing: try again in a moment.

malformed-no-such-key = there is no key “{ $key }”; remove it or correct its spelling.
malformed-too-little = “{ $key }” must be { $bound } or more.
malformed-too-much = “{ $key }” must be { $bound } or less.
malformed-too-short =
    “{ $key }” must have at least { $bound ->
        [one] 1 character or item
       *[other] { $bound } characters or items
    }.
malformed-too-long =
    “{ $key }” must have at most { $bound ->
        [one] 1 character or item
       *[other] { $bound } characters or items
    }.
malformed-not-a-quantity = “{ $key }” must be a number.
malformed-wrong-value = “{ $key }” has a value that is not allowed there; the page /api says which it takes.
malformed-not-json = { $key } is not JSON.
malformed-only-umpired = { $key } is for umpired matches only.
malformed-wrong-number-of-players = { $key } must be two, or four where the format says so.
malformed-one-of-event-and-events = Send either event or events.
malformed-one-of-the-leases = Send one of take, hand_over and take_over.
malformed-bad-command = { $key } must have 1 to 128 characters.

cli-hall-director = Make or reset a director's account; the password comes on standard input.
cli-permissions = Print which roles may use which address of the hall.
cli-hall-description = Print the description of the API (OpenAPI), from which clients are generated.
hall-director-made = { $name } is a director and can sign in; older sessions have ended.
cli-option-tls-cert = The certificate, to serve https.
cli-option-tls-key = The key of the certificate.
cli-option-closed = Let guests in only from devices that the desk has approved.
cli-option-trusted-proxy = Address or network of a proxy that is trusted to say who asks and whether over TLS; repeat it for several.
cli-option-known-host = Name by which browsers reach this hall, as hall.example.org; repeat it for several. No other name is then answered.
cli-option-path-prefix = The path below which the hall is, behind a proxy whose site has other things at its root: /club.
cli-option-streams = Live streams that one address may hold open.
cli-option-memory = Megabytes for matches in memory; those that nobody uses are dropped from it first.
cli-option-guest-disk = Megabytes of the disk for what guests write; where they are used up, the matches idle for longest go.
cli-bad-proxy = “{ $proxy }” is neither an address nor a network: write 192.0.2.7 or 192.0.2.0/24.
cli-bad-prefix = “{ $prefix }” is not a path: letters, digits, dots and dashes between slashes, as in /club.
cli-option-security-contact = Contact for reporting a security weakness of this hall, for /.well-known/security.txt: mailto:… or https://…
cli-bad-contact = “{ $contact }” is not a contact: write mailto:NAME@HOST or https://…
cli-tls-both = --tls-cert and --tls-key belong together: give both.
cli-tls-unfit = { $cert } and { $key } are no certificate with its key in PEM, or the key has a password; give both without one.
cli-first-director = The hall has no director yet. Open { $address } and make your account with this code, once: { $code }
cli-argument-name = NAME

carrom-refused-no-stroke-was-played = The striker neither left its lines nor touched a piece: play again.
carrom-refused-the-striker-cannot-lie-there = The striker cannot lie there: put it on the base lines, clear of every piece.
carrom-refused-no-man-can-lie-there = A piece cannot lie there: another is in the way.
snooker-refused-the-cue-ball-cannot-lie-there = The cue ball cannot lie there: put it in the D, clear of every ball.
