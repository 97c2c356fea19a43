# Typing in from paper.
enter-title = Type in from paper
enter-lead = Everything is read before anything is entered; what the laws do not allow stops it and is named with its line.
enter-noscript = Typing in needs scripts; without them the terminal does it: arbitro umpire.
enter-result-carrom = The result of a board
enter-result-snooker = The result of a frame
enter-winner = Winner
enter-points = Points, queen included
enter-queen = of them for the queen
enter-add = Add the line
enter-lines = Acts, line by line
enter-help-carrom = Strokes with commas between them: w2 two white men, b1 a black man, q the queen, s the striker, i improper, - nothing; p2 places two men. Or as in the terminal: foul by=white offence=elbow
enter-help-snooker = A visit by its points: 1 7 1 6 - (red, black, red, pink, a miss); 11 for two reds at once. Fouls as in the terminal: stroke first=blue attempt=fair, choose play
enter-help-backgammon = X3 O1 opens a game, then move 8/5 6/5; 61: 13/7 8/7 rolls and moves; doubles, takes, drops. Or as in the terminal: resign gammon, accept
enter-send = Enter all
enter-entered = Entered: { $count }
enter-refused = Line { $line }: { $why }
