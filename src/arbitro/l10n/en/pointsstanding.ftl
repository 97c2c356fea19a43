# Standings of events by points, in words.
desk-told-points = { $points ->
        [one] 1 point of { $played } played
       *[other] { $points } points of { $played } played
    }
desk-told-first-points = { $place }. { $player }: { desk-told-points }; first by points and tie-breaks.
desk-told-level-points = { $place }. { $player }: { desk-told-points }; level with { $above } on every tie-break: they share the place.
desk-told-by-lot-points = { $place }. { $player }: { desk-told-points }; level with { $above }, below by lot.
desk-told-by-wins-points = { $place }. { $player }: { desk-told-points }; below { $above } by wins: { $value } against { $other }.
desk-told-by-h2h-points = { $place }. { $player }: { desk-told-points }; below { $above } by points among those level: { $value } against { $other }.
desk-told-by-difference-points = { $place }. { $player }: { desk-told-points }; below { $above } by the difference of scores: { $value } against { $other }.
desk-told-by-for-points = { $place }. { $player }: { desk-told-points }; below { $above } by what was scored: { $value } against { $other }.
desk-told-by-buchholz-points = { $place }. { $player }: { desk-told-points }; below { $above } by Buchholz, the points of all opponents: { $value } against { $other }.
desk-told-by-sonneborn-points = { $place }. { $player }: { desk-told-points }; below { $above } by Sonneborn, the points of those beaten, half of those drawn with: { $value } against { $other }.
desk-told-unranked-points = –. { $player }: { desk-told-points }; disqualified, not ranked.
desk-told-by-points-points = { $place }. { $player }: { desk-told-points }; below { $above } by points: { $value } against { $other }.
desk-told-by-won-points = { $place }. { $player }: { desk-told-points }; below { $above } by matches won by play: { $value } against { $other }.
desk-told-by-games-points = { $place }. { $player }: { desk-told-points }; below { $above } by games won: { $value } against { $other }.
desk-told-by-buchholz-cut-1-points = { $place }. { $player }: { desk-told-points }; below { $above } by Buchholz without the lowest: { $value } against { $other }.
desk-told-by-buchholz-cut-2-points = { $place }. { $player }: { desk-told-points }; below { $above } by Buchholz without the two lowest: { $value } against { $other }.
desk-told-by-buchholz-median-points = { $place }. { $player }: { desk-told-points }; below { $above } by Buchholz without the highest and the lowest: { $value } against { $other }.
desk-told-by-buchholz-median-2-points = { $place }. { $player }: { desk-told-points }; below { $above } by Buchholz without the two highest and the two lowest: { $value } against { $other }.
desk-told-by-sonneborn-cut-1-points = { $place }. { $player }: { desk-told-points }; below { $above } by Sonneborn without the lowest: { $value } against { $other }.
desk-told-by-progressive-points = { $place }. { $player }: { desk-told-points }; below { $above } by the sum of the points after each round: { $value } against { $other }.
desk-told-by-progressive-cut-1-points = { $place }. { $player }: { desk-told-points }; below { $above } by the sum of the points after each round but the first: { $value } against { $other }.
desk-told-by-koya-points = { $place }. { $player }: { desk-told-points }; below { $above } by Koya, the points against those with half of the points or more: { $value } against { $other }.
desk-told-by-rating-average-points = { $place }. { $player }: { desk-told-points }; below { $above } by the average rating of the opponents: { $value } against { $other }.
