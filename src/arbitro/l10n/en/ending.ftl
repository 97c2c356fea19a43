# What is told when a match is over, and of one that a side has left.

story-title = The story of the match
story-match = The match
story-turn = What turned it
story-best = Best
story-swing = Biggest swing
story-work = To work on
story-reviewing = The match is being reviewed.
story-length-carrom =
    { $units ->
        [one] { $units } board
       *[other] { $units } boards
    }, { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
story-length-snooker =
    { $units ->
        [one] { $units } frame
       *[other] { $units } frames
    }, { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
story-length-backgammon =
    { $units ->
        [one] { $units } game
       *[other] { $units } games
    }, { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
story-led = { $side } took the lead with { $one }–{ $other } and never lost it.
story-turned = { $side } was behind at { $low }–{ $high } and led for good from { $one }–{ $other }.
story-best-carrom =
    { $count ->
        [one] { $side }: { $count } piece in a turn
       *[other] { $side }: { $count } pieces in a turn
    }
story-best-snooker = { $side }: a break of { $count }
story-best-backgammon =
    { $count ->
        [one] { $side }: { $count } point with one game
       *[other] { $side }: { $count } points with one game
    }
story-swung = { $what }: the chances of { $side } go from { $before } % to { $after } %.
story-error = You played { $made }; better was { $best } (+{ $loss }).
story-open =
    { $chances ->
        [one] You made { $made } of { $chances } open pot.
       *[other] You made { $made } of { $chances } open pots.
    }
play-away =
    { $minutes ->
        [one] If { $name } does not play within { $minutes } minute, you may end the match.
       *[other] If { $name } does not play within { $minutes } minutes, you may end the match.
    }
play-away-now =
    { $minutes ->
        [one] { $name } has not played for { $minutes } minute.
       *[other] { $name } has not played for { $minutes } minutes.
    }
play-walkover = End the match
hall-problem-nobody-left = Nobody is waited for: a match is ended without the other side only while its act is due, in a casual match.
hall-problem-too-soon =
    { $minutes ->
        [one] Too soon: you may end the match without the other side in { $minutes } minute.
       *[other] Too soon: you may end the match without the other side in { $minutes } minutes.
    }

# Casual rules, and hints told by what they do.
web-casual = Rules
web-casual-none = As in the book
web-casual-one-board = One board
web-casual-one-board-says = whoever wins the first board has won, whatever the points. All else as in the book.
web-casual-six-reds = Six reds
web-casual-six-reds-says = one frame with six reds instead of fifteen: 75 points on the table. All else as in the book.
web-casual-money = Money session, three games
web-casual-money-says = three games, and the points are all: who has more has won, and where both have the same another game is played. Gammons and backgammons count only once the cube is turned (Jacoby); whoever is doubled may double back at once and keep the cube (beaver); no Crawford game. All else as in the book.

play-hint-into = { $piece }, { $pocket }
play-hint-at = At { $piece }
play-hint-safe-at = Safe, at { $piece }
play-hint-rail = By the cushion
play-pocket-left-top = top left
play-pocket-right-top = top right
play-pocket-left-bottom = bottom left
play-pocket-right-bottom = bottom right
play-pocket-left-middle = middle left
play-pocket-right-middle = middle right
play-pocket-middle-top = middle top
play-pocket-middle-bottom = middle bottom
