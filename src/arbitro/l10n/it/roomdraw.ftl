# Perché ogni coppia di uno svizzero è stata fatta, e turni abbinati a mano.

desk-refused-no-rounds-to-pair = si abbinano solo i turni di uno svizzero.
desk-refused-not-everybody-once = chi è ancora in gara deve comparire nel turno esattamente una volta, e uno ha il bye solo se il numero è dispari. Da sistemare: { $players }.

desk-pair-halves = Il numero { $upper } della graduatoria incontra il numero { $lower }: la metà superiore contro quella inferiore.
desk-pair-level = Entrambi hanno { $wins ->
    [0] nessuna vittoria
    [one] 1 vittoria
   *[other] { $wins } vittorie
 }.
desk-pair-float = Vittorie diverse: { $player } ne ha { $wins }, { $other } { $fewer }.
desk-pair-odd =
    { $count ->
        [one] 1 ha
       *[other] { $count } hanno
    } { $wins } o più vittorie, un numero dispari: uno di loro incontra qualcuno che ne ha meno.
desk-pair-least = Chi ha { $wins } o più vittorie non si poteva abbinare tutto in quel gruppo senza ripetizioni, o solo con differenze maggiori altrove.
desk-pair-met = { $player } non poteva incontrare di nuovo: { $others }.
desk-pair-rematch = Si erano già incontrati, in { $match }: per regola non dovrebbero.
desk-pair-seat-turn = Primo lato { $player }: ai tavoli dispari chi è più in alto, ai pari chi è più in basso.
desk-pair-seat-balance = Primo lato { $player }: lo ha avuto meno spesso di { $other }.
desk-pair-seat-last = Primo lato { $player }: l'ultima volta aveva il secondo, { $other } no.
desk-pair-seat-wins = Primo lato { $player }: finora sono pari, e ha più vittorie.
desk-pair-seat-rank = Primo lato { $player }: finora sono pari, ed è più in alto in graduatoria.
desk-pair-seat-hand = Per regola il primo lato andrebbe a { $other }.
desk-pair-by-hand = Abbinati a mano, non secondo la regola.
desk-pair-bye-last = { $player } ha il bye: il numero è dispari, e nessuno è più in basso in graduatoria.
desk-pair-bye = { $player } ha il bye: il numero è dispari, e tra chi non l'ha ancora avuto nessuno ha meno vittorie ({ $wins }) o, a parità, sta più in basso.
desk-pair-bye-had = Più in basso, ma hanno già avuto il bye: { $others }.
desk-pair-bye-needed = Più in basso, ma senza di loro gli altri non si potevano abbinare senza ripetizioni: { $others }.
desk-pair-bye-hand = Per regola il bye spetterebbe a { $other }.

room-pairs-why = Perché questa coppia
room-why-round = Perché questo turno è abbinato così
room-why-hand = Abbinato a mano: ripetizioni { $rematches }; coppie con vittorie diverse { $floats }; somma dei quadrati delle differenze { $spread }. La regola avrebbe abbinato altrimenti.

room-by-hand = È stato abbinato a mano…
room-by-hand-title = Il turno { $round } come è stato abbinato a mano
room-by-hand-says = Una coppia per riga, il primo lato per primo: nomi, o i numeri dell'elenco degli iscritti. Lascia vuoto il secondo posto per il bye.
room-by-hand-first = Primo lato della coppia { $number }
room-by-hand-second = Secondo lato della coppia { $number }
room-by-hand-see = Vedi il turno
room-by-hand-enter = Inserisci il turno
room-by-hand-unknown = Nessuno ancora in gara si chiama «{ $name }».
room-by-hand-twice = { $name } compare due volte.
room-by-hand-missing = In nessuna coppia: { $names }.
room-by-hand-byes = Un solo posto può restare vuoto, e solo se il numero è dispari.
room-by-hand-fine = Nulla è contro la regola. Il turno si può inserire.
room-by-hand-off = Il turno si può inserire com'è stato giocato; dove è detto, la regola vorrebbe altrimenti.
room-by-hand-close = Lascia stare

room-paper-pair = Coppia
room-paper-by-hand = Nessuna ripetizione; meno differenze di vittorie possibile; il bye all'ultimo che non l'ha avuto; primo è chi lo è stato meno spesso. Si inserisce di nuovo nella pagina «Ribatti dalla carta».

room-legend-up = passano i primi { $count }
room-legend-decides = decide il posto
room-legend-play = in gioco

room-ceremony-screen = Per lo schermo della sala
room-field-sealed-seed = Il seme sigillato
room-drawn-of = Sorteggiati: { $shown } su { $drawn }.
room-drawn-none = Tutti conservano il posto in graduatoria; nessuno è sorteggiato.
room-check-qr = Codice che porta a questo sorteggio
room-check-phone = sul tuo telefono, senza l'aiuto di questa macchina
room-computed-here = Calcolato su questo dispositivo
room-draw-right = Il sorteggio è quello sigillato e chiamato.
room-draw-wrong = Il sorteggio non è quello che dà il seme.
room-check-unsealed = Nessun seme era stato sigillato prima
room-check-agree =
    { $right } su { $drawn } { $right ->
        [one] concorda
       *[other] concordano
    }
room-agrees = Concorda

room-moves-out = { $player } lascia { $from }
room-moves-in = { $player } entra in { $to }

room-paper-director = Direttore
room-paper-event = Evento
room-paper-other-rounds = Altri turni
room-paper-date = Data

room-then-150 = Si continua a giocare; il risultato è sospeso, e nessuno avanza.
room-then-151c = Si decide entro un'ora.
room-then-151a = Accolta: si riprende da quel board, e la cauzione è restituita.
room-then-151b = Respinta: il risultato resta, e la cauzione è trattenuta.
room-then-149 = Non si può ritirare; una contestazione per ogni board.

room-not-drawn-says = Finora gli iscritti sono { $count }. Le coppie compaiono qui da sole.
room-not-drawn-yours = Sorteggia nella pagina dell'evento, subito o in pubblico.

room-bracket-main = Tabellone principale
room-groups = Gironi
room-rating = Rating in questa sala
room-rating-line = { $count ->
        [one] Rating dopo 1 evento
       *[other] Rating dopo { $count } eventi
    }
room-rating-none = Ancora nessun punteggio. Si calcola dagli incontri di questa sala decisi giocando.
room-rating-says = Da tutti gli incontri di questo gioco decisi giocando in questa sala.
