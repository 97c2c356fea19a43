# Trascrivere dalla carta.
enter-title = Trascrivi dalla carta
enter-lead = Tutto si legge prima di registrare qualcosa; ciò che le regole non ammettono lo ferma, con il numero della riga.
enter-noscript = Per trascrivere servono gli script; senza, si usa il terminale: arbitro umpire.
enter-result-carrom = Il risultato di un board
enter-result-snooker = Il risultato di un frame
enter-result-backgammon = Il punteggio dell’incontro dopo un game
enter-winner = Vincitore
enter-points = Punti, regina compresa
enter-queen = di cui per la regina
enter-add = Aggiungi la riga
enter-lines = Atti, riga per riga
enter-help-carrom = Tiri uno dopo l’altro: w2 due pedine bianche, b1 una nera, q la regina, s lo striker, i improprio, - nulla; p2 piazza due pedine: w2 - wq bs. Oppure come nel terminale: foul by=white offence=elbow
enter-help-snooker = Una mano con i suoi punti: 1716- (rossa, nera, rossa, rosa, errore); 11 per due rosse insieme; f un fallo senza toccare bilie, f5 blu colpita per prima, fc pallino in buca. Oppure come nel terminale: choose play
enter-help-backgammon = X3 O1 apre un game, poi move 8/5 6/5; 61 13 8 o 61: 13/7 8/7 lancia e muove, b è il bar; doubles, takes, drops. Oppure come nel terminale: resign gammon, accept
enter-send = Registra tutto
enter-entered = Registrati: { $count }
enter-refused = Riga { $line }: { $why }
