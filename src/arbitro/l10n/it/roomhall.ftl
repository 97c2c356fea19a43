# Il quadro della sala, gli arrivi, il tempo di un turno, gli elenchi lunghi, i dispositivi sostituiti.
room-hall-waits = Da decidere, in tutti gli eventi
room-hall-tables = Tavoli della sala
room-hall-conflicts = Attesi in due eventi
room-call-all = Chiama tutti
room-call-all-hall =
    { $count ->
        [one] Chiama l’unico incontro che si può chiamare
       *[other] Chiama tutti i { $count } che si possono chiamare
    }
hall-problem-nothing-to-call = Ora non si può chiamare nessun incontro.
room-nobody-found = Nessuno con questo nome.
room-find-name = Cerca un nome
room-find-me = Cerca il mio nome
room-found = { $found } di { $all }
room-pages = Pagine
room-page-before = Precedente
room-page-after = Successiva
room-page-of = Pagina { $page } di { $pages }
room-time-until = fino alle { $time }
room-time-of-round = Tempo del turno
room-time-up = Tempo scaduto
room-take-over = Subentra
room-lagging-console = Il telefono di { $name } risponde.
room-lagging-console-table = Tavolo { $table }: il telefono di { $name } risponde.
room-page-arrivals = Accettazione
room-arrivals-closed = L’accettazione è chiusa.
room-arrivals-count = Presenti { $here } su { $all }
room-arrivals-here = { $count ->
        [one] c'è
       *[other] ci sono
    }
room-arrivals-missing = non ancora
room-arrivals-owed = da pagare
room-arrivals-absent = Chiudendo risultano ritirati, perché assenti: { $names }.
room-arrivals-all = Ci sono tutti.
room-paid-now = Pagato: { $amount }
room-flag-licence-expired = Tessera scaduta
room-flag-licence-missing = Tessera mancante
room-flag-age = Fuori dalla fascia d’età
room-flag-age-unknown = Anno di nascita ignoto
room-waits-count =
    { $count ->
        [one] 1 decisione in attesa
       *[other] { $count } decisioni in attesa
    }

# Il giorno di un nuovo evento.
room-new-day = Giorno, luogo, tempo, denaro
room-new-fold-hours = Orari e tempo
room-new-fold-points = Punti
room-new-fold-arrivals = Accettazione, quota, premi
room-new-start = Primo giorno
room-new-start-says = Vuoto: nessuna data annunciata.
room-new-end = Ultimo giorno
room-new-end-says = Vuoto: un giorno solo.
room-new-place = Luogo
room-new-place-says = Visibile a tutti.
room-new-organiser = Organizzatore
room-new-organiser-says = Circolo o federazione.
room-new-from = Inizio del gioco
room-new-from-says = Ogni giorno; così ogni incontro ha un orario.
room-new-to = Fine del gioco
room-new-to-says = Più tardi non si programma nulla.
room-new-pause = Pausa
room-new-pause-says = Per esempio 13:00-14:00.
room-new-minutes = Minuti per incontro
room-new-minutes-says = Per il programma; vuoto: 30.
room-new-rest = Riposo in minuti
room-new-rest-says = Tra due incontri dello stesso giocatore.
room-new-time-limit = Limite di tempo in minuti
room-new-time-limit-says = Di ogni turno, con orologio e campana; vuoto: nessuno.
room-new-draws = Ammesso il pareggio
room-new-draws-says = Un pareggio vale metà di una vittoria, se non si dice altro.
room-new-win = Punti per una vittoria
room-new-win-says = Vuoto: per vittorie.
room-new-draw = Punti per un pareggio
room-new-draw-says = Vuoto: metà di una vittoria.
room-new-check-in = Accettazione prima del sorteggio
room-new-check-in-says = Chi non è arrivato alla chiusura risulta ritirato.
room-new-capacity = Posti
room-new-capacity-says = Chi si iscrive dopo attende; vuoto: senza limite.
room-new-entry-fee = Quota d’iscrizione
room-new-entry-fee-says = Annotata all’accettazione.
room-new-prizes = Premi per posto
room-new-prizes-says = Per esempio 300, 200, 100.
room-new-to-points = Oppure un incontro a tanti punti
room-new-to-points-says = Vuoto: a game. A 25, per esempio, dove il turno ha il suo tempo.
room-new-handicap = Handicap
room-new-handicap-says = Il lato più debole parte con la differenza dei due handicap; scrivili in una colonna «handicap» dei giocatori.
room-new-cap = Partenza massima
room-new-cap-says = Vuoto: l’intera differenza.
room-stages = Fasi dell’evento
room-stage-groups =
    { $count ->
        [one] 1 girone
       *[other] { $count } gironi
    }
room-fee = Cauzione
room-fee-confirmed = { $fee }, confermata dalla direzione
room-fee-unconfirmed = { $fee }, non ancora confermata
