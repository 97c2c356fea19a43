# What the director's room says: the board, the draw, disputes, people's pages.

# Problems of the API.
hall-problem-no-such-event = Non c'è nessun evento { $event }. Guarda l'elenco degli eventi.
hall-problem-nothing-to-offer = Qui non c’è nessun incontro, giocatore, turno, reclamo o atto { $about }.
hall-problem-no-such-entry = Nessuno di nome { $name } figura qui tra gli iscritti o in un comitato.
hall-problem-hall-time = In questo evento il tempo passa con l'orologio della sala: non si inserisce a mano.

# What waits for a decision.
room-wait-protest-announced = Contestazione { $dispute } annunciata su { $match }
room-wait-protest-announced-says = { $player } ha annunciato una contestazione sul game { $game }, board { $board }. Se non è scritta in tempo, decade.
room-wait-protest-filed = Contestazione { $dispute } su { $match }
room-wait-protest-filed-says = { $player } contesta il game { $game }, board { $board } di { $first } – { $second }. Il risultato è trattenuto; nessuno va avanti finché non è decisa.
room-wait-claim-open = Reclamo { $dispute } in { $match }
room-wait-claim-open-says = { $player } ti chiama: { $first } – { $second } aspettano finché non decidi. { $subject }
room-wait-claim-appealed = Appello in { $dispute }
room-wait-claim-appealed-says = La decisione su { $first } – { $second } è appellata: scegli un comitato di tre o cinque.
room-wait-claim-voting = Il comitato vota su { $dispute }
room-wait-claim-voting-says = { $votes ->
        [one] È arrivato 1 voto segreto su { $members }.
       *[other] Sono arrivati { $votes } voti segreti su { $members }.
    } { $first } – { $second } aspettano.
room-wait-suspended = { $match } è sospeso
room-wait-suspended-says = { $first } – { $second }: ciò che lo precede è stato corretto. Resta valido o si rigioca?
room-wait-held = { $match } è fermo per una contestazione
room-wait-held-says = { $first } – { $second } riprendono quando la contestazione è decisa.
room-wait-late = { $match }: ritardo al tavolo { $table }
room-wait-late-says = { $first } – { $second }: il tempo per presentarsi è scaduto.
room-wait-awaited = { $match } è atteso al tavolo { $table }
room-wait-awaited-says = { $first } – { $second }
room-wait-differing = Due risultati per { $match }
room-wait-differing-says = { $first } e { $second } riferiscono risultati diversi. Nessuno va avanti finché non è chiarito.
room-wait-reported = { $player } riferisce { $match }
room-wait-reported-says = { $winner ->
        [draw] È comunicato un pareggio, { $score }. L'altra parte deve ancora confermare; puoi confermare tu.
       *[other] Ha vinto { $winner } { $score }. L'altra parte deve ancora confermare; puoi confermare tu.
    }
room-wait-request = Una richiesta in { $match }
room-wait-request-says = { $first } – { $second }: { desk-what }.
room-wait-entry = { $player } vuole iscriversi
room-wait-entry-says = L'iscrizione attende la tua approvazione. { $club }
room-wait-draw = Si può fare il sorteggio
room-wait-draw-says =
    { $count ->
        [one] 1 è iscritto
       *[other] { $count } sono iscritti
    } e nessuno attende l'approvazione.
room-wait-round = Si può abbinare il turno { $round } di { $rounds }
room-wait-round-says = Tutti gli incontri dell'ultimo turno sono finiti.
room-wait-knockout = Si può sorteggiare la fase a eliminazione
room-wait-knockout-says = Tutti i gironi sono finiti; i compagni di girone sono tenuti separati.
room-wait-shared = Alcuni sono pari in un posto che conta
room-wait-shared-says = { $names } sono pari in ogni spareggio: estrai a sorte fra loro.
room-wait-ready = { $match }: { $first } – { $second }
room-wait-ready-says = Entrambi sono liberi. Tavolo: { $table }
room-wait-late-anywhere = { $match }: in ritardo
room-wait-late-anywhere-says = { $first } – { $second }: il tempo per presentarsi è scaduto.
room-wait-awaited-anywhere = { $match } è atteso
room-wait-awaited-anywhere-says = { $first } – { $second }
room-wait-ready-anywhere = { $match }: { $first } – { $second }
room-wait-ready-anywhere-says = Entrambi sono liberi.
room-wait-report = Un rapporto è dovuto: { $law }
room-wait-report-says = Alla federazione, su { $about }.
room-wait-report-later = Da riferire dopo l'evento: { $law }
room-wait-report-later-says = Alla federazione, su { $about }.
room-tap-open-case = Apri il caso
room-tap-stands = Resta valido
room-tap-replay = Si rigioca
room-tap-present = { $player } è qui
room-tap-rule-late = Applica la regola
room-tap-start = Inizia
room-tap-result-of = { $winner ->
        [draw] { $player }: pareggio { $score }
       *[other] { $player }: { $winner } { $score }
    }
room-tap-confirm = Conferma
room-tap-grant = Concedi
room-tap-deny = Nega
room-tap-appoint = Nomina…
room-tap-approve = Approva
room-tap-refuse = Rifiuta…
room-tap-draw = Sorteggia…
room-tap-draw-knockout = Sorteggia la fase a eliminazione
room-tap-pair = Abbina il turno
room-tap-call = Chiama
room-tap-result = Risultato…
room-tap-report = Riferisci…

# The pages of an event.
room-lost = La sala non risponde; riprovo. Nulla di ciò che vedi è perso.
room-not-done = Non fatto:
room-done = Annotato.
room-undo = Annulla
room-redo = Ripeti
room-close = Chiudi
room-open = Apri
room-enter = Inserisci
room-left = mancano { $time }
room-over-by = scaduto da { $time }
room-state-waiting = in attesa
room-state-ready = pronto
room-state-called = chiamato
room-state-playing = in gioco
room-state-reported = riferito
room-state-disputed = contestato
room-state-withheld = trattenuto
room-state-suspended = sospeso
room-state-done = finito
room-state-bye = bye
room-state-void = annullato
room-by-play = sul campo
room-by-bye = bye
room-by-walkover = senza giocare
room-by-double-walkover = perdono entrambi
room-by-late = per ritardo
room-by-penalty = per penalità
room-by-disqualified = per squalifica
room-round-final = Finale
room-round-semi = Semifinali
room-round-quarter = Quarti di finale
room-round-r = Turno { $number }
room-round-w = Vincenti, turno { $number }
room-round-l = Perdenti, turno { $number }
room-round-f = Finalissima
room-round-t = Terzo posto
room-round-c = Consolazione, turno { $number }
room-round-x = Ultima occasione, turno { $number }
room-round-group = Girone { $group }, turno { $number }
room-bracket-r = Eliminazione diretta
room-bracket-w = Tabellone vincenti
room-bracket-l = Tabellone perdenti
room-bracket-f = Finalissima
room-bracket-t = Terzo posto
room-bracket-c = Consolazione
room-bracket-x = Ultima occasione
room-group = Girone { $group }
room-bye = bye
room-either = { $first } o { $second }
room-not-drawn = Il sorteggio non è ancora fatto.
room-cross-table = Tabella incrociata
room-standings = Classifica
room-why-standings = Perché ognuno è dove è
room-place = Posto
room-player = Giocatore
room-players = Giocatori
room-played = Giocati
room-wins = Vittorie
room-draws = Pareggi
room-losses = Sconfitte
room-same = nessun incontro
room-why =
    Nessuna rivincita ({ $rematches }); { $floats ->
        [one] 1 coppia con vittorie diverse
       *[other] { $floats } coppie con vittorie diverse
    }; somma dei quadrati delle differenze { $spread }, la minima possibile.
room-champion = Campione: { $player }
room-summary-entries =
    { $format } · { $count ->
        [one] 1 iscritto
       *[other] { $count } iscritti
    } · { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    } · non ancora sorteggiato
room-summary-running =
    { $format } · { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    } · { $over } di { $all ->
        [one] 1 incontro finito
       *[other] { $all } incontri finiti
    } · { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }
room-summary-over =
    { $format } · { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    } · { $all ->
        [one] l'unico incontro è finito
       *[other] tutti i { $all } incontri finiti
    }
room-draw = Tabellone
room-call-next = Chiama il prossimo incontro
room-waits = Aspetta te
room-nothing-waits = Nulla attende una decisione
room-nothing-waits-entries = Aggiungi giocatori qui sotto; con almeno due iscritti si può sorteggiare.
room-nothing-waits-says = Ritardi, risultati diversi, reclami e contestazioni compaiono qui per primi.
room-in-play = In gioco
room-no-play = Nessun incontro chiamato o in gioco
room-no-play-says = Chiama il prossimo incontro; appare qui con il suo tavolo.
room-next-up = I prossimi
room-all-called = Ogni incontro che si può chiamare è chiamato
room-all-called-says = La prossima coppia viene quando un tavolo ed entrambi i giocatori sono liberi.
room-entries = Iscrizioni
room-entries-counted = { $count ->
        [one] 1 iscrizione
       *[other] { $count } iscrizioni
    }
room-no-entries = Nessuno è iscritto
room-no-entries-says = Aggiungi giocatori qui, o lascia che si iscrivano dai loro telefoni.
room-entry-entered = attende l'approvazione
room-entry-approved = in lista
room-entry-refused = rifiutato
room-entry-promoted = promosso
room-entry-withdrawn = ritiro
room-entry-disqualified = squalifica
room-last = Gli ultimi atti
room-watch = Guarda
room-invite = Telefono
room-invite-says = Con questo indirizzo un giocatore dice dal suo telefono chi è; funziona una volta.
room-invite-qr = Lo stesso indirizzo come codice per la fotocamera
room-match = Incontro
room-matches = Incontri
room-won = Ha vinto { $player }
room-is-here = { $player } è qui
room-here = Qui
room-begin = Inizia
room-late = Applica la regola del ritardo
room-interval = Intervallo prima del terzo game
room-stands = Resta valido
room-replay = Si rigioca
room-result = Risultato
room-correct = Correggi il risultato
room-score-of = Punteggio di { $player }
room-consequences = Che cosa cambierebbe
room-before = Adesso
room-after = Dopo
room-moves = { $player }: da { $from } a { $to }
room-touched-unplayed = Non iniziati
room-touched-in_play = In gioco
room-touched-done = Finiti
room-effect = Che cosa succede al tabellone
room-effect-score-only = Solo il punteggio
room-effect-score-only-says = Il verbale è corretto; chi è andato avanti resta.
room-effect-reroute = Sposta ciò che non è iniziato
room-effect-reroute-says = Gli incontri non giocati ricevono i giocatori giusti.
room-effect-suspend = Sospendi e decidi
room-effect-suspend-says = Ciò che è iniziato si ferma, e decidi su ogni incontro.
room-draw-how = Il sorteggio
room-draw-says = Le teste di serie hanno il loro posto. Chi è sorteggiato è ordinato dal seme, così tutti possono verificare.
room-draw-now = Sorteggia ora
room-field-seed = Seme del sorteggio
room-field-seed-says = Uno è già fatto; va bene qualsiasi altro testo. Sta sulle carte, così il sorteggio si può rifare.
room-ceremony = Sorteggio in pubblico…
room-field-by = Da parte di
room-field-reason = Motivo, per il verbale
room-field-reasons = Motivazione
room-field-table = Tavolo
room-field-for = Per
room-field-to = Va a
room-field-game = Game
room-field-board = Board
room-field-written = Per iscritto
room-field-signed = Firmata
room-field-abusive = Parole offensive
room-field-subject = Di che cosa si tratta
room-field-points = Punti
room-field-what = Che cosa
room-field-why = Perché
room-field-who = Chi
room-field-club = Club
room-field-rating = Rating
room-field-judge = Chi decide
room-field-decision = Decisione
room-field-members = Membri
room-field-members-says = Tre o cinque nomi, separati da virgole.
room-field-member = Membro
room-field-second-official = Secondo ufficiale, col nome del suo account
room-field-vote = Voto
room-field-winner = Vincitore
room-field-public = La parola detta dal pubblico
room-both-lose = Perdono entrambi
room-protest-decide = Accolta: l'incontro riprende da quel board, la cauzione è resa. Respinta: il risultato vale, la cauzione è trattenuta.
room-uphold = Accogli
room-reject = Respingi
room-cause-language = linguaggio scorretto
room-cause-slow-play = gioco lento
room-cause-aid = ausili
room-cause-recording = registrazione
room-cause-headphones = cuffie
room-cause-phone = telefono
room-cause-outside-help = aiuto esterno
room-cause-etiquette = etichetta
room-cause-equipment = attrezzatura
room-cause-agreed-result = risultato concordato
room-cause-time-wasting = perdita di tempo
room-cause-misconduct = condotta scorretta
room-request-observer = un osservatore
room-request-clock = un orologio
room-request-baffle-box = una baffle box
room-request-remove-spectators = spettatori lontani dal tavolo
room-request-no-smoking = un posto senza fumo
room-request-preference-by-dice = preferenze decise ai dadi
room-request-emergency = un'emergenza
room-clock-director = ordine del direttore
room-clock-agreed = entrambi d'accordo
room-clock-preferred = una parte lo preferisce
room-clock-required = obbligatorio in questo evento
room-clock-slow-play = gioco lento
room-dispute-state = Stato
room-dispute-announced = annunciata
room-dispute-filed = presentata
room-dispute-decided = decisa
room-dispute-lapsed = decaduta
room-dispute-open = aperto
room-dispute-ruled = deciso
room-dispute-appealed = in appello
room-dispute-voting = il comitato vota
room-final-decision = definitiva
room-appeal-says = Una parte può appellarsi contro la decisione.
room-appeals = { $player } si appella
room-rule = Decidi
room-judge-director = direttore
room-judge-chief-referee = giudice di gara
room-judge-referee = arbitro
room-committee-says = Nessuno di loro è direttore dell'evento o parte dell'incontro.
room-committee-form = Forma il comitato
room-votes-in = { $votes ->
        [one] Arrivato 1 voto segreto su { $members }.
       *[other] Arrivati { $votes } voti segreti su { $members }.
    }
room-revote = Non c'era maggioranza: tutti votano di nuovo.
room-vote-paper = Un membro senza dispositivo
room-vote-by-hand = Inserisci ciò che è scritto sul foglio chiuso, aperto davanti a te e a un secondo ufficiale estraneo alla questione. Vale quando arriva lo stesso da entrambi, da ognuno con il proprio account.
room-vote = Vota
room-vote-confirm = Conferma la decisione
room-vote-annul = Annullala
room-vote-alternative = Un'altra decisione
room-ballot = Il tuo voto su { $dispute }
room-ballot-says = È segreto: nessuno lo vede finché non ci sono tutti i voti, e non si può cambiare.
room-ballot-cast = Hai votato. Il tuo voto resta segreto finché non ci sono tutti i voti.
room-check-draw = Verifica il sorteggio
room-sealed = Sigillato
room-seal = Sigilla un seme
room-seal-says = Questo dispositivo crea un seme segreto e ne pubblica l'impronta. Poi il seme non si può cambiare, né il sorteggio annullare.
room-not-sealed = Nulla è ancora sigillato.
room-called = Detto dal pubblico
room-not-called = Il pubblico non ha ancora detto nulla.
room-opened = Aperto
room-not-opened = Il seme è ancora segreto.
room-open-seed = Apri il seme e sorteggia
room-open-says = Un sorteggio sigillato è definitivo: non si può annullare.
room-opened-says = Ordine = SHA-256 di seme, parola e numero, crescente.
room-order = Il sorteggio, posto per posto
room-check = Verificalo tu
room-check-right = Il seme è quello sigillato
room-check-wrong = Il seme non è quello sigillato
room-check-says = Questo dispositivo ha calcolato da sé queste impronte: SHA-256 di «{ $text }», dove n è il numero dell'iscrizione.
room-phone = Il telefono di un giocatore
room-nobody = La sala non sa chi sei qui
room-nobody-says = Chiedi il tuo codice alla direzione, o apri l'indirizzo che ti dà.
room-you-won = vinto
room-you-lost = perso
room-no-next = Non ti resta nessun incontro.
room-table-later = Tavolo da definire
room-against = contro { $player }
room-i-am-here = Sono qui
room-report-result = Riferisci il risultato
room-report-says = Vale quando l'avversario riferisce lo stesso.

# A new event.
room-title = Eventi
room-none = Ancora nessun evento
room-none-says = Un direttore ne prepara uno in due minuti: gioco, formula, giocatori, tavoli.
room-stage-entries = iscrizioni aperte
room-stage-running = in corso
room-stage-over = finito
room-new = Nuovo evento
room-new-says = Quattro scelte; il resto lo mettono le regole.
room-new-game = Gioco e regolamento
room-new-edition = Regolamento
room-new-format = Formula
room-new-players = Giocatori
room-new-players-label =
    Uno per riga ({ $count ->
        [one] 1 iscritto
       *[other] { $count } iscritti
    })
room-new-players-says = Nome, poi club, testa di serie o rating, separati da virgole; incollato da un foglio così com'è. Una coppia o una squadra: Alfa, Ada / Bea / Cid.
room-new-file = Oppure un file, CSV o XLSX
room-new-length = Lunghezza e tavoli
room-new-games = Al meglio di quanti game
room-new-games-says = Un game, o al meglio di tre.
room-new-frames = Al meglio di quanti frame
room-new-frames-says = Vince chi ha la maggioranza dei frame.
room-new-points = Punti di un incontro
room-new-points-says = Vince chi li raggiunge per primo.
room-new-tables = Tavoli
room-new-tables-says = Quanti, o i loro nomi separati da virgole. Un incontro è chiamato quando un tavolo e i due giocatori sono liberi; 0: non si assegnano tavoli.
room-new-groups = Gironi
room-new-groups-says = Tanti gironi in cui tutti si incontrano, prima dell'eliminazione diretta.
room-new-third-place = Incontro per il terzo posto
room-new-third-place-says = tra i semifinalisti perdenti
room-new-consolation = Consolazione
room-new-consolation-says = Chi perde presto continua a giocare con gli altri.
room-new-separate = Separa i compagni di club
room-new-separate-says = nel primo turno, dove si può
room-new-approval = I giocatori si iscrivono da soli
room-new-approval-says = dai loro telefoni, e tu approvi ognuno
room-new-sum = Che cosa dirigerai
room-new-name = Nome dell'evento
room-new-open = Apri l'evento
room-new-later = Si possono aggiungere giocatori fino al sorteggio, e ritardatari dopo.
room-so-many =
    { $count ->
        [one] 1 incontro
       *[other] { $count } incontri
    }.
room-game-carrom = Carrom
room-game-snooker = Snooker
room-game-backgammon = Backgammon
room-game-desk = Nessun regolamento
room-edition-carrom-icf-2001 = ICF 2001
room-edition-carrom-classic-29 = Classico 29
room-edition-carrom-colombia = Colombia
room-law-carrom = In ritardo dopo 15 minuti dalla chiamata; contestazioni con cauzione, in 15 minuti, dove il regolamento le prevede.
room-law-snooker = L'arbitro è l'unico giudice; il regolamento non prevede ritardi.
room-law-backgammon = Un punto ogni cinque minuti di ritardo; reclami al direttore, appelli a un comitato.
room-law-desk = Solo formule, risultati e correzioni; nessun ritardo, contestazione o penalità.
room-format-knockout = Eliminazione diretta
room-format-knockout-says = Fuori dopo una sconfitta.
room-format-double = Doppia eliminazione
room-format-double-says = Fuori dopo due sconfitte.
room-format-groups = Prima i gironi
room-format-groups-says = Poi eliminazione diretta.
room-format-round-robin = Tutti contro tutti
room-format-round-robin-says = Ognuno incontra tutti.
room-format-swiss = Svizzero
room-format-swiss-says = Nessuno è eliminato.

# The pages of an event by their names.
room-page-draw = Il tabellone
room-page-ceremony = Il sorteggio in pubblico
room-page-me = La tua pagina
room-sign-in = Accedi

# The papers of an event.
room-number = N.
room-paper-from = { $title } · stampato dopo l'atto { $act } · { $head }
room-paper-seed = Testa di serie
room-paper-state = Stato
room-paper-calls = Foglio delle chiamate
room-paper-called = Chiamato alle
room-paper-here = Presente
room-paper-results = Risultati
room-paper-winner = Vincitore
room-paper-how = Come
room-paper-difference = Differenza
room-paper-no-standings = Un'eliminazione diretta non ha classifica: vedi il tabellone.
room-paper-at = Board finito alle
room-paper-received = Ricevuta da, alle
room-paper-decision = Decisione del comitato
room-paper-dispute = Controversia
room-paper-inspection = Controllo delle attrezzature
room-paper-inspected = Che cosa è stato controllato
room-paper-fit = Idoneo
room-paper-remarks = Note
room-paper-sign = Firma
room-paper-report = Rapporto alla federazione
room-paper-reports = Rapporti
room-paper-law = Regola
room-paper-about = Su
room-paper-owed = dovuto
room-paper-made = fatto
room-paper-disputes = Controversie
room-paper-conduct = Condotta
room-paper-warnings = Ammonizioni
room-papers = Documenti
room-papers-says = In bianco e nero, fatti su questa macchina. Ognuno porta il numero dell'ultimo atto, così si può ribattere.
room-papers-all = Tutto ciò che serve se il computer si spegne ora
room-papers-letter = Su carta Letter
room-papers-json = Il rapporto in JSON
room-papers-protest = Modulo per contestazioni e reclami
room-page-papers = Documenti
hall-problem-no-such-paper = Non c'è nessun documento { $paper }: guarda l'elenco.

# The demonstration.
cli-demo = Mostra una sala con un evento in corso di ogni gioco.
cli-demo-people = Scegli un ruolo sulla prima pagina, o entra come Director, Chief, Umpire, Silva (un giocatore) o Larsen (di un comitato), con la password { $password }. Alla fine si butta via tutto.
room-demo = Questa è una dimostrazione: tre campionati vanno avanti da soli, con un giocatore in ritardo, due risultati diversi, una contestazione e un appello da decidere. Ogni tanto ricominciano.
room-demo-people = Sii chi vuoi; ogni atto si può annullare, e nulla è conservato.
# Più eventi insieme, e che cosa un tavolo dice di diverso.
hall-problem-taken-elsewhere = { $what } è ora occupato in { $event }. Chiama questo incontro quando è libero, o chiamane un altro.
room-wait-correction = Il tavolo corregge { $match }
room-wait-correction-says = { $first } – { $second }: per la direzione ha vinto { $before }, al tavolo ora { $winner } { $score }. Guarda che cosa cambia prima di correggere.
room-wait-reopened = Al tavolo continua { $match }
room-wait-reopened-says = { $first } – { $second }: la fine è stata annullata al tavolo. Per la direzione il vincitore è ancora { $before }.
room-tap-consequences = Vedi le conseguenze
room-tap-leave = Lascia così
room-tap-lot = Estrai a sorte…
room-tap-close-rounds = Chiudi i turni…
room-demo-as-director = Fai il direttore
room-demo-as-umpire = Fai l'arbitro
room-demo-as-player = Fai il giocatore
room-demo-as-committee = Vota nel comitato
room-demo-as-spectator = Guarda e basta
room-demo-fill = Riempi questa sala con una dimostrazione
room-demo-fill-says = Tre campionati inventati che vanno avanti da soli, uno per gioco. Restano nell'elenco degli eventi di questa sala.
