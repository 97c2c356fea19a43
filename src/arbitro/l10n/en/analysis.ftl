cli-backgammon-analyse = Tell what each decision of a match gave away, what the dice gave, and how both sides have played.
cli-backgammon-ubgi = Play as an engine for other programs, by UBGI on standard input and output.
cli-option-analyse-all = Tell every decision and every roll, not the errors alone.
cli-option-ubgi-player = Which machine player answers.
analysis-moment =
    { $kind ->
        [roll] game { $game }, { $side } rolls { $dice }: luck { $luck }
        [move] game { $game }, { $side } { $dice }: { $made } gives away { $loss } (best { $best })
       *[other] game { $game }, { $side }: { $made } gives away { $loss } (best { $best })
    }
analysis-account =
    { $name } ({ $side }): PR { $rating }; { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    } of which { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }, { $given ->
        [one] 1 point given away
       *[other] { $given } points given away
    }; luck { $luck }
analysis-account-alike =
    { $name } ({ $side }): PR cannot be measured by this judge, which would have decided everything alike; { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    } of which { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }, { $given ->
        [one] 1 point given away
       *[other] { $given } points given away
    }; luck { $luck }
cli-play-bad-answer = the engine answered “{ $said }”, which is not a legal act here
