# What those who play a match may do in it.

hall-problem-not-begun = The match has not begun: somebody who was invited is still to come.
hall-problem-under-review = A protest is under review: play goes on when it is settled.
hall-problem-standing-still = The match is paused: resume it, then act.
hall-problem-for-officials = An official has to decide this: call the desk.
hall-problem-no-such-person = Nobody here is called { $name }: give the id of a guest, an account or a device.
backgammon-refused-not-a-legal-play = The dice do not allow this play: choose one of those that are offered.
backgammon-refused-the-hall-rolls-the-dice = The hall rolls the dice: nobody brings a roll along.
backgammon-refused-the-dice-stand = The dice of the hall stand as they fell: only what was done with them can be corrected.
