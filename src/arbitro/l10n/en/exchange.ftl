# The dice of the hall, exchanged live.

hall-problem-link-awaited = Roll { $number } waits for what { $awaited } has to show: commit or show the link, then roll.
hall-problem-bad-link = What { $party } showed for roll { $number } does not follow from its chain: show the next link of the commitment.
hall-problem-no-dice = There are no dice of the hall in this match.
hall-problem-hall-dice = The hall makes the links of this match: make one with the option dice: exchange to show your own.
hall-problem-committed = A commitment cannot be changed once it is made.
hall-problem-agree = The other players have to ask for the same: then it is done.
