# Typing in from paper.
enter-title = Enter from paper
enter-lead = Everything is checked before anything is saved. A line the laws do not allow is named, and nothing is saved.
enter-noscript = Typing in needs scripts; without them the terminal does it: arbitro umpire.
enter-result-carrom = The result of a board
enter-result-snooker = The result of a frame
enter-result-backgammon = The score of the match after a game
enter-winner = Winner
enter-points = Points, queen included
enter-queen = of them for the queen
enter-add = Add the line
enter-lines = Acts, line by line
enter-help-carrom = Strokes one after the other: w2 two white pieces, b1 a black piece, q the queen, s the striker, i improper, - nothing; p2 places two pieces: w2 - wq bs. Or as in the terminal: foul by=white offence=elbow
enter-help-snooker = A visit by its points: 1716- (red, black, red, pink, a miss); 11 for two reds at once; f a foul that hit nothing, f5 blue hit first, fc the cue ball in a pocket. Or as in the terminal: choose play
enter-help-backgammon = X3 O1 opens a game, then move 8/5 6/5; 61 13 8 or 61: 13/7 8/7 rolls and moves, b is the bar; doubles, takes, drops. Or as in the terminal: resign gammon, accept
enter-send = Enter all
enter-entered = Entered: { $count }
enter-refused = Line { $line }: { $why }
