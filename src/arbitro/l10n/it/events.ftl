# Ciò che gli eventi annunciano, registrano e rifiutano oltre a sorteggi e risultati: punti, tempo, modifiche, persone, denaro.

desk-round-started = L'orologio del turno { $round } corre e i suoi incontri sono chiamati.
desk-time-added =
    { $of } riceve altri { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
desk-last-unit = Il tempo di { $match } è scaduto: si finisce quello che è sul tavolo, poi è tutto.
desk-extra-unit = { $match } è in parità a tempo scaduto: decide un'unità in più.
desk-stopped = { $winner ->
        [draw] { $match } è fermato allo scadere del tempo: parità.
       *[other] { $match } è fermato allo scadere del tempo: { $winner }.
    }
desk-deducted =
    A { $player } { $points ->
        [one] si toglie 1 punto
       *[other] si tolgono { $points } punti
    }.
desk-amended = Modificato: { $what }.
desk-amendment-shown = Se si modifica ({ $what }), ne segue questo. Dai un motivo per farlo.
desk-undo-shown = Se l’atto { $number } viene annullato, ne segue questo. Dai un motivo per annullarlo.
desk-act-taken-back = L'atto { $number } è annullato.
desk-all-done =
    { $count ->
        [one] 1 atto è registrato
       *[other] { $count } atti sono registrati come uno solo
    }.
desk-waits-for-a-place = { $player } aspetta un posto.
desk-checked-in = { $player } è presente.
desk-check-in-closed =
    L’accettazione è chiusa; { $count ->
        [0] nessuno è ritirato
        [one] 1 che non è venuto è ritirato
       *[other] { $count } che non sono venuti sono ritirati
    }.
desk-paid = { $player } paga { $amount }.
desk-refunded = { $player } riceve indietro { $amount }.
desk-told-drawn-match =   { $match }  { $first } – { $second }  pari { $score } ({ $by }, { $state })
desk-refused-another-hand = un membro vota di persona, oppure su carta davanti a due ufficiali estranei alla questione.
desk-refused-check-in-is-closed = l'accettazione è chiusa, o in questo evento non c'è.
desk-refused-check-in-is-open = prima chiudi l'accettazione.
desk-refused-clock-runs-already = l'orologio del turno { $round } corre già.
desk-refused-event-is-over = questo è deciso: l'evento è finito, o il tabellone finale è sorteggiato.
desk-refused-every-round-has-begun = ogni turno è cominciato.
desk-refused-games-and-score-differ = i game non danno quel punteggio, o uno è pari, sotto la partenza, o dopo la decisione.
desk-refused-impossible-length = qui un incontro non può avere quella lunghezza.
desk-refused-later-acts-rest-on-it = altri atti ne dipendono: { $numbers }. Annulla anche quelli.
desk-refused-later-rounds-follow = i turni seguenti vengono dai risultati: solo R1 si accoppia a mano.
desk-refused-licence-is-needed = serve una tessera valida fino all'ultimo giorno.
desk-refused-match-has-begun = { $match } è cominciato.
desk-refused-match-is-over = { $match } è finito: i punti restano come sono.
desk-refused-name-is-taken = è già il nome di un iscritto: { $name }.
desk-refused-no-act-to-take-back = l’atto { $number } non si può annullare: non c’è, è stato rifiutato, mostrava soltanto, annulla un altro atto, o è già annullato.
desk-refused-no-draws-here = questo incontro non può finire pari: qualcuno deve vincerlo.
desk-refused-no-points-here = qui i punti non si contano, o non più.
desk-refused-no-such-place = non ci sono due posti così nel sorteggio da scambiare.
desk-refused-no-such-round = il turno { $round } ora non si può indicare.
desk-refused-no-time-limit = per quel turno non è annunciato alcun limite di tempo, o il turno non c'è.
desk-refused-no-time-to-add = aggiungi più di 0 secondi, a un incontro o a un turno il cui orologio corre.
desk-refused-no-way-back = qui non si torna così: forse è possibile un'iscrizione tardiva.
desk-refused-nobody-to-check-in = non c'è un tale iscritto che abbia o aspetti un posto.
desk-refused-nobody-to-come-back = torna solo chi si è ritirato; una squalifica si annulla.
desk-refused-not-a-category = non è una delle categorie annunciate.
desk-refused-not-of-the-age = l'età non è quella della categoria dell'evento.
desk-refused-not-so-much-is-open = resta da pagare solo { $amount }.
desk-refused-not-so-much-was-paid = è stato pagato solo { $amount }.
desk-refused-nothing-to-deduct = indica un iscritto, e punti sopra 0.
desk-refused-nothing-to-start = nel turno { $round } non c'è niente da chiamare.
desk-refused-pairs-follow-from-the-draw = in questa formula gli accoppiamenti vengono dal sorteggio.
desk-refused-person-entered-already = quella persona è già iscritta, come { $name }.
desk-refused-places-are-taken =
    { $count ->
        [one] 1 iscritto ha già un posto
       *[other] { $count } iscritti hanno già un posto
    }.
desk-refused-players-without-a-licence = senza una tessera valida: { $players }.
desk-refused-round-has-begun = il turno { $round } è cominciato.
desk-refused-rounds-are-paired = più turni sono già accoppiati.
desk-refused-seed-is-taken = { $player } ha quella testa di serie.
desk-refused-table-in-use = in uso: { $table }.
desk-refused-table-is-there = c'è già: { $table }.
desk-refused-the-last-unit-is-played = l'ultima unità è in corso: segue il risultato.
desk-refused-they-have-met = { $player } ha già incontrato { $other }; indica che è voluto.
desk-refused-time-is-not-up = l'incontro non è in corso, o il suo tempo non è scaduto.
desk-refused-two-byes-meet = due bye non si incontrano.
desk-refused-who-scored-last = parità: indica quale parte ha segnato per ultima.
malformed-desk-end-before-start = «{ $key }» non può essere un giorno prima di «start».
malformed-desk-even-without-draws = «{ $key }»: tutti i game di un numero pari si giocano solo dove sono annunciati i pareggi.
malformed-desk-min-above-max = «{ $key }»: «min» non può superare «max».
malformed-desk-not-a-date = «{ $key }» dev'essere un giorno come 2026-11-21.
malformed-desk-not-a-zone = «{ $key }» dev'essere un fuso come Europe/Rome.
malformed-desk-not-in-a-batch = «{ $key }»: «{ $act }» si registra da solo, non insieme ad altri.
malformed-desk-not-in-a-bracket = «{ $key }» non si può annunciare in un tabellone a eliminazione, semplice o doppia.
malformed-desk-of-a-knockout = «{ $key }»: solo un tabellone a eliminazione semplice ha una consolazione. Negli altri formati apri un secondo evento alimentato dai posti di questo.
room-by-time = a tempo scaduto
room-entry-waiting = aspetta un posto
room-drawn = pari
room-tiebreak-points = Punti
room-tiebreak-won = Vinte giocando
room-tiebreak-games = Game
room-tiebreak-buchholz-cut-1 = Buchholz, senza il minore
room-tiebreak-buchholz-cut-2 = Buchholz, senza i due minori
room-tiebreak-buchholz-median = Buchholz mediano
room-tiebreak-buchholz-median-2 = Buchholz mediano, due tolti
room-tiebreak-sonneborn-cut-1 = Sonneborn, senza il minore
room-tiebreak-progressive = Progressivo
room-tiebreak-progressive-cut-1 = Progressivo, senza il primo
room-tiebreak-koya = Koya
room-tiebreak-rating-average = Rating degli avversari
room-given-draws = Pareggi
room-given-points = Punti dell'incontro
room-given-play_all = Si giocano tutti i game
room-given-walkover_score = Punteggio senza gioco
room-given-time_limit = Limite di tempo
room-given-handicap = Handicap
room-given-unplayed = Turni non giocati negli spareggi
room-given-start = Primo giorno
room-given-end = Ultimo giorno
room-given-place = Luogo
room-given-organiser = Organizzatore
room-given-zone = Fuso orario
room-given-licence = Tessere
room-given-ages = Fasce d'età
room-given-capacity = Posti per iscritti
room-given-check_in = Accettazione prima del sorteggio
room-given-entry_fee = Quota d'iscrizione
room-given-prizes = Premi
room-given-prize_ties = Premi di chi è pari
room-given-prize_round = Premi arrotondati in giù a
desk-told-by-points = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per punti: { $value } contro { $other }.
desk-told-by-won = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per incontri vinti giocando: { $value } contro { $other }.
desk-told-by-games = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per game vinti: { $value } contro { $other }.
desk-told-by-buchholz-cut-1 = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Buchholz senza il minore: { $value } contro { $other }.
desk-told-by-buchholz-cut-2 = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Buchholz senza i due minori: { $value } contro { $other }.
desk-told-by-buchholz-median = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Buchholz senza il maggiore e il minore: { $value } contro { $other }.
desk-told-by-buchholz-median-2 = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Buchholz senza i due maggiori e i due minori: { $value } contro { $other }.
desk-told-by-sonneborn-cut-1 = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Sonneborn senza il minore: { $value } contro { $other }.
desk-told-by-progressive = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per la somma dei punti dopo ogni turno: { $value } contro { $other }.
desk-told-by-progressive-cut-1 = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per la somma dei punti dopo ogni turno tranne il primo: { $value } contro { $other }.
desk-told-by-koya = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Koya, i punti contro chi ha almeno metà dei punti: { $value } contro { $other }.
desk-told-by-rating-average = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per il rating medio degli avversari: { $value } contro { $other }.
room-field-country = Paese
desk-column-country = paese
desk-column-person = persona
desk-column-birth_year = anno di nascita
desk-column-licence = tessera
desk-column-handicap = handicap
desk-refused-not-amended = { $what } resta come è stato annunciato.
desk-pair-level-points = Entrambi hanno gli stessi punti: { $wins }.
desk-pair-float-points = Punti diversi: { $player } ne ha { $wins }, { $other } { $fewer }.
desk-pair-odd-points =
    { $count ->
        [one] 1 ha
       *[other] { $count } hanno
    } { $wins ->
        [one] 1 punto
       *[other] { $wins } punti
    } o più, un numero dispari: uno di loro incontra qualcuno che ne ha meno.
desk-pair-least-points =
    Chi ha { $wins ->
        [one] 1 punto
       *[other] { $wins } punti
    } o più non si poteva abbinare tutto in quel gruppo senza ripetizioni, o solo con differenze maggiori altrove.
desk-pair-seat-wins-points = Primo lato { $player }: finora sono pari, e ha più punti.
desk-pair-bye-points = { $player } ha il bye: il numero è dispari, e tra chi non l'ha ancora avuto nessuno ha meno punti ({ $wins }) o, a parità, sta più in basso.
