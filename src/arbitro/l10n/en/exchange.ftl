# The dice of the hall, exchanged live.

hall-problem-link-awaited =
    Roll { $number } waits for what { $awaited } has to show: commit or show the link, then roll. If nothing comes within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }, let the hall make the links of that side.
hall-problem-bad-link = What { $party } showed for roll { $number } does not follow from its chain: show the next link of the commitment.
hall-problem-no-dice = There are no dice of the hall in this match.
hall-problem-hall-dice = The hall makes the links of this match: make one with the option dice: exchange to show your own.
hall-problem-committed = A commitment stands once it is made: where the device that holds the chain is gone, commit to another chain with anew: true.
hall-problem-not-late =
    { $party } still has { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } to show its link: then you may let the hall make its links.
hall-problem-agree = The other players have to ask for the same: then it is done.

# A chain that took the place of another.

dice-changed-own = Number { $number } was never rolled: from there on { $party } has another chain, by its own wish.
dice-changed-by = Number { $number } was never rolled: from there on the hall makes the links of { $party }, by the wish of { $by }, because none came in time.
dice-changed-official = Number { $number } was never rolled: from there on the hall makes the links of { $party }, by the order of an official, because none came in time.
dice-changed-hall = Number { $number } was never rolled: from there on the hall makes the links of { $party }, by its own wish.

web-play-dice = Dice
web-play-dice-hall = The hall makes the dice
web-play-dice-exchange = Dice made jointly by both devices and the hall (with a friend elsewhere)
play-dice-waits = Waiting for { $name }’s part of the dice.
play-dice-late = { $name } has not sent their part of the dice in time. You can continue: from now on the hall supplies it, and the record says so.
play-dice-go-on = Go on without it
play-dice-elsewhere = The chain of your dice is on another device, or others have left it to the hall. You may go on with a new one here; the record says so.
play-dice-here = Go on with this device
