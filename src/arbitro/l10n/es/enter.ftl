# Pasar del papel.
enter-title = Pasar del papel
enter-lead = Todo se lee antes de anotar nada; lo que las reglas no permiten lo detiene, con el número de su línea.
enter-noscript = Para pasar del papel hacen falta scripts; sin ellos, la terminal: arbitro umpire.
enter-result-carrom = El resultado de un juego
enter-result-snooker = El resultado de un frame
enter-result-backgammon = El marcador del partido después de una partida
enter-winner = Ganador
enter-points = Puntos, con la reina
enter-queen = de ellos por la reina
enter-add = Añadir la línea
enter-lines = Actos, línea por línea
enter-help-carrom = Golpes uno tras otro: w2 dos fichas blancas, b1 una negra, q la reina, s el striker, i ilegal, - nada; p2 coloca dos fichas: w2 - wq bs. O como en la terminal: foul by=white offence=elbow
enter-help-snooker = Un turno con sus puntos: 1716- (roja, negra, roja, rosa, nada); 11 para dos rojas a la vez; f una falta sin tocar bola, f5 la azul tocada primero, fc la blanca embocada. O como en la terminal: choose play
enter-help-backgammon = X3 O1 abre una partida, luego move 8/5 6/5; 61 13 8 o 61: 13/7 8/7 tira y mueve, b es la barra; doubles, takes, drops. O como en la terminal: resign gammon, accept
enter-send = Anotar todo
enter-entered = Anotados: { $count }
enter-refused = Línea { $line }: { $why }
