# Snooker: the call of a touching ball.

snooker-called-touching = Touching ball: { snooker-ball-name }.
snooker-refused-nothing-new-touches = The cue-ball is in hand, the ball is not on the table, or it was called already.
