# What the desk has decided about a match, as its table is told.

desk-refused-held-disputed = the desk has a claim in this match before it: nothing is entered at the table until it has ruled.
desk-refused-held-suspended = the desk has suspended this match: nothing is entered at the table until it has ruled.
desk-refused-held-over = for the desk this match is over: nothing more is entered at the table.
desk-refused-held-protest = the protest is before the desk: it alone ends the review.
room-wait-table-protest = The table of { $match } protests
room-wait-table-protest-says = { $first } – { $second }: “{ $text }”. Whose protest is it? The match is under review until you take it up or drop it.
room-tap-claim-of = Claim of { $player }
