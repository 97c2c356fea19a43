# Playing with a friend: invitations, positions set up by hand, a few words, another match.

malformed-only-played = { $key } is for matches that are played in the hall.
malformed-no-positions = { $key }: this game cannot be begun from a position.
malformed-no-position-id = { $key } is neither an XGID nor a GNUID.
malformed-no-layout = { $key } is a list of men with their places: one to nine of each colour, and at most one queen.
malformed-position-overlaps = { $key } lies on another man.
hall-problem-no-signs = Partners may not communicate while the board lasts.
hall-problem-not-over = This match is not over, or it belongs to an event.
