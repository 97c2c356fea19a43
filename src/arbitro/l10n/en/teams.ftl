desk-lined-up = { $player } names for { $match }: { $players }.
desk-substituted = { $enters } takes the place of { $out } for { $player }.
desk-board-won = Board { $board } of { $match } goes to { $winner }.
desk-held = { $what } is taken elsewhere.
desk-released = { $what } is free again.
desk-umpire-assigned = { $who } umpires { $match }.
desk-umpires-given = Umpires assigned: { $umpires }.
desk-told-expected = { $match }  { $first } – { $second }  about { $at }, { $table }
desk-told-expected-waits = { $match }  { $first } – { $second }  waits: { $for } is taken elsewhere
desk-told-end =
    End of the event about { $at }; a match takes about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
desk-told-no-tables = Nothing is expected: there are no tables, or nothing is left to play.
desk-refused-no-teams-here = the entries of this event are not teams; announce “boards”.
desk-refused-not-a-line-up = a line-up names one member of the team for each board.
desk-refused-no-such-member = there is no such member of that entry.
desk-refused-between-matches-only = members change between two matches only.
desk-refused-member-twice = a member appears twice, or in another entry.
desk-refused-too-few-members = a team has at least one member for each board.
desk-refused-no-such-board = there is no such board, or it is over.
desk-refused-nobody-of-that-name = there is no such player and no such table.
desk-refused-not-an-umpire-for-it = that is not an umpire of this event, or they are busy, or belong to one of the sides.
desk-refused-no-umpire-to-give = no umpire is free, or no match needs one.
malformed-desk-too-few-members =
    “{ $key }”: a team needs at least { $boards ->
        [one] 1 member
       *[other] { $boards } members
    }, one for each board.
cli-desk-schedule = Show when and where each match is expected, from the tables and from how long matches have taken.
desk-column-name = Name
desk-headings-surname = Surname, Last name, Family name
desk-headings-first-name = First name, Given name, Forename
desk-headings-rating = Elo, Elo rating
desk-column-seed = Seed
desk-column-club = Club
desk-column-rating = Rating
desk-column-category = Category
desk-column-state = State
desk-column-members = Members
desk-after-umpire = umpire
desk-after-started = began at
desk-after-line-up = line-up
desk-after-boards = boards
desk-after-held = taken elsewhere
