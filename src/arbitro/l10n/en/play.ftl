# Machine players and the command `arbitro play`.

cli-play = Play whole refereed matches between machine players.
cli-option-white = Who plays white: house:1 (weakest) to house:5, or another player of the game.
cli-option-black = Who plays black.
cli-option-games = How many matches.
cli-option-length = How long a match is: in backgammon its points, in snooker the frames to win. By default what is usual.
cli-option-seed = Where dice, tables and whims come from; the same seed gives the same matches.

cli-play-outcome =
    { $number }. { $winner } wins as { $colour ->
        [white] white
       *[black] black
    }, { $white }–{ $black }
cli-play-summary = White won { $white }, black { $black }. Seed: { $seed }.
cli-play-no-players = nobody plays { $game } for the house yet.
cli-play-unknown-player = there is no player “{ $name }”; the game knows { $known }.
cli-play-not-installed = { $name } needs { $package }, which is not installed: pip install "arbitro[{ $package }]".
