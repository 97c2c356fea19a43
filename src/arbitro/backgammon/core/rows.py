"""How a match stands in a row of bytes, and how actions are numbered.

A row is the board of the plays from the side to play, then the bytes named here. A man moved is the action
`6 * (source - 1) + die - 1`, the bar being 25; the others are words. A sight is the men of whoever decides and of the
other, the dice left of each number, the cube's power of two and whose it is (nobody's, own, the other's), the points
that each is short of, whether the Crawford game is ahead, now or past, what is decided (a roll, a play, a double, a
resignation), and whether it is one's own to decide.
"""

ROW, ACTIONS, SIGHT = 64, 160, 72
PASS, ROLL, DOUBLE, TAKE, DROP, RESIGN, ACCEPT, REFUSE = 150, 151, 152, 153, 154, 155, 158, 159
SIDE, PHASE, FIRST, SECOND, LEFT, CUBE, OWNER, SCORE, CRAWFORD, OVER = 52, 53, 54, 55, 56, 57, 58, 59, 61, 62
ROLLING, PLAYING, ANSWERING, RESIGNING = range(4)
AHEAD, NOW, PAST = range(3)
LASTS, ENDED, ILLEGAL = range(3)
