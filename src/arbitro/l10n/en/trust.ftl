# What is somebody else's, and how to come by it honestly.

hall-problem-not-yours-to-give = You do not hold the role { $role } here, so you cannot give it: ask a director.
hall-problem-officials-word = { $field } is an official's to say: leave it out, and tell the desk.
hall-problem-table-of-the-hall = Table { $table } belongs to the hall: leave the table out, or ask the desk.
hall-problem-seats-unasked = Guests are seated by somebody who plays with them: take a seat yourself, or invite them.
hall-problem-protest-words = Say in one line what the protest is about.
hall-problem-protest-by = Say who protests: { $sides }.
hall-problem-for-the-desk = The desk decides this protest, and only the desk ends the review.
hall-problem-vote-by-member = Members vote from their own devices. Two officials may enter a vote on paper together.
hall-problem-second-official = Noted. The vote counts once { $name } sends the same from their own device.
hall-problem-no-such-clause = There is no clause { $clause } in this match's book: look it up under /laws, or leave it out.
hall-problem-passkey-refused = This passkey is not taken: it is unknown here, was removed, or took too long. Try again, or sign in with your password.
hall-problem-passkey-no-tls = Passkeys need TLS, and a name by which this hall is known: serve it with --tls-cert and --known-host.
hall-problem-passkey-not-installed = Passkeys are not installed here: install Arbitro as arbitro[passkeys].
hall-problem-no-such-passkey = There is no such passkey of yours.
hall-problem-passkey-too-many = An account has at most { $most } passkeys, each once: remove one that is no longer used.
hall-problem-no-account = Passkeys are for accounts: ask a director for one.
hall-title-passkey-no-tls = No passkeys here
hall-title-passkey-not-installed = No passkeys here

cli-permissions-addresses = Addresses: of what, the rule, who it needs there (who may ask at all)
cli-permissions-pages = Pages
cli-permissions-acts = Acts of an event, by role
cli-permissions-words = Fields of acts that are an official's word, whoever enters the act
cli-permissions-match = Fields of a match that not everybody sees
cli-permissions-event = Fields of an event that not everybody sees
cli-permissions-person = Fields of somebody in the register that not everybody sees
cli-permissions-grants = What each role may give to devices
