# The lab: batches over many cores.
cli-lab = The lab: matches, tournaments, rollouts and data over many cores.
cli-lab-play = Play many matches between two machine players.
cli-lab-tournament = Play a round robin of machine players and rate them.
cli-lab-rollout = Roll out a backgammon position many times, with variance reduction.
cli-lab-export = Write every decision of matches as data, with a card that says what each column means.
lab-option-processes = How many processes work at once; the results are the same.
lab-option-ray = Work on a Ray cluster at this address; `local` begins one on this machine.
lab-option-out = Keep the results in this file, .jsonl or .parquet; given again, a run that was stopped goes on.
lab-option-matches = How many matches; seats change with each.
lab-option-each = How many matches each pair plays.
lab-option-players = Players, separated by commas or each by an option of its own; all built-in levels by default.
lab-option-games = How many games are played out; multiples of 1296 go evenly through the first two rolls.
lab-progress = Done: { $done } of { $jobs }
lab-play =
    { $player } beats { $other } in { $won } of { $played ->
        [one] 1 match
       *[other] { $played } matches
    }: { $share } % (95 %: { $low } to { $high })
lab-rating = { $player }  { $rating } ± { $margin }  ({ $won } of { $played } won)
lab-rollout =
    { $equity } ± { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } for the side on roll, without the cube ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }; luck included { $raw } ± { $rawmargin })
lab-export =
    { $file }: { $rows ->
        [one] 1 decision
       *[other] { $rows } decisions
    } of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
lab-other-run = { $file } holds another run: give another file, or the same options and the same seed again
lab-in-use = another program is writing { $file }: wait until it is done, or give another file
lab-lost-workers = workers died again and again; run it again with fewer processes to go on
lab-missing = this needs what is not installed: pip install "arbitro[{ $package }]"
lab-bad-ending = { $file }: results are written to .jsonl or .parquet
lab-option-seed = Seed for the dice, racks and players; the same seed gives the same results.
lab-machines-alone = machines play alone in the lab: `arbitro play` has a seat for you
cli-lab-train = Train a network of backgammon from self-play, or go on with one that was stopped.
cli-lab-compare = Play one backgammon network against another, or against the built-in one, with variance reduction.
lab-option-units = Hidden units of the networks, layer by layer, where they begin at random.
lab-option-train-games = Whole games, each position learning from the one that follows.
lab-option-refined = Games after them whose positions learn from every roll and its best play, and from what later looks change.
lab-option-every = Steps, of 128 whole games or 1,280 looked at ahead, after which the network is measured against the computer players; 0 for never.
lab-option-start = What the networks begin as: a file of weights, or `house`; random weights where nothing is said.
lab-option-teacher = Whose games and looks ahead the networks learn from: a file of weights, or `house`; their own where nothing is said.
lab-option-duels = Games of a measurement, in pairs with the seats changed.
lab-train =
    { $file }: trained over { $games ->
        [one] 1 game
       *[other] { $games } games
    }
lab-compare =
    { $file } against { $other }: { $equity } ± { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } a game ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }, without the cube, the luck taken out)
lab-many-layers = a network has at most { $most } hidden layers: give --units so many times or fewer
lab-bad-weights = { $file } is no file of weights of this program
cli-argument-other = OTHER
lab-no-cluster = no Ray cluster answers at { $address }
cli-lab-audit = Let random agents play a game, and hold every step against what the engine rules.
lab-option-audited = How many games: matches to three points, boards or frames.
lab-option-first = The seed of the first game; the others follow.
lab-audit =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $ended } to their end: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    }, { $wrong } wrong
lab-audit-wrong = The environment and the engine differ at (seed/action): { $where }
lab-bad-term = { $term } cannot be { $value }; it can be { $known }
lab-players-twice = a tournament needs two or more players, each named once
