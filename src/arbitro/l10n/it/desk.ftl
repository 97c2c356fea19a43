# La direzione di gara: che cosa si è fatto, che cosa si rifiuta, che cosa non si può leggere.

desk-entered = Iscrizione di { $player } registrata.
desk-entered-waits = Iscrizione di { $player } registrata: attende l'approvazione.
desk-approved = L'iscrizione di { $player } è approvata.
desk-turned-away = L'iscrizione di { $player } è respinta.
desk-promoted = { $player }: invito nella categoria { $to }.
desk-withdrawn = { $player } si ritira.
desk-late-entry = { $player } entra in ritardo.
desk-committed = L'impegno è pubblicato: { $digest }.
desk-drawn = Il sorteggio è fatto tra { $count }.
desk-lot-drawn = La sorte dà l'ordine { $order }.
desk-rounds-closed =
    { $rounds ->
        [one] Il turno è 1 solo.
       *[other] I turni sono in tutto { $rounds }.
    }
desk-round-paired = Il turno { $round } è abbinato.
desk-table-assigned = { $match } si gioca al tavolo { $table }.
desk-tables-given = Tavoli assegnati: { $tables }.
desk-called =
    { $match } è chiamato, inizio tra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
desk-present = { $player } è al tavolo per { $match }.
desk-started = { $match } è iniziato.
desk-resting = { $match } riposa per dieci minuti.
desk-break-taken = { $player } prende una pausa in { $match }.
desk-score-kept = { $match } è sul { $score }.
desk-board-ended = Il board { $board } del game { $game } in { $match } è finito.
desk-lost-by-lateness = { $player } è in ritardo e perde { $match }.
desk-both-absent = Nessuno si è presentato: entrambi perdono { $match }.
desk-points-credited =
    A { $player } { $points ->
        [one] va 1 punto
       *[other] vanno { $points } punti
    } in { $match }.
desk-late-clock = L'orologio di { $player } è avviato in { $match }.
desk-result-entered = { $winner ->
        [draw] { $match } finisce in parità.
       *[other] { $winner } vince { $match }.
    }
desk-result-reported = { $winner ->
        [draw] { $player } comunica che { $match } è finito in parità; l'altro deve confermare.
       *[other] { $player } comunica che { $winner } ha vinto { $match }; l'altro deve confermare.
    }
desk-result-agreed = { $winner ->
        [draw] I due sono d'accordo: { $match } finisce in parità.
       *[other] I due sono d'accordo: { $winner } vince { $match }.
    }
desk-result-disputed = I due non concordano su { $match }; decide la direzione.
desk-walkover = { $match } va a { $winner } senza giocare.
desk-both-lose = Entrambi perdono { $match }.
desk-preview = Ecco che cosa cambierebbe la correzione di { $match }.
desk-corrected = { $winner ->
        [draw] Il risultato di { $match } è corretto: parità.
       *[other] Il risultato di { $match } è corretto: ha vinto { $winner }.
    }
desk-replayed = { $match } si rigioca.
desk-stands = { $match } resta com'era.
desk-lost-by-points = { $player } perde { $match } per punti di penalità.
desk-lost-by-conduct = { $player } perde { $match } per la sua condotta.
desk-disqualified = Squalifica di { $player }.
desk-warned = Ammonizione a { $player }.
desk-expelled = Allontanamento di { $who }.
desk-clock-imposed = { $match } si gioca con l'orologio.
desk-baffle-imposed = { $match } si gioca con la baffle box.
desk-excepted = Deroga per { $player }: { $law }.
desk-requested = { $player } chiede in { $match }: { desk-what }.
desk-request-granted = Concesso in { $match }: { desk-what }.
desk-request-denied = Negato in { $match }: { desk-what }.
desk-observed = { $who } osserva { $match }.
desk-protest-announced = { $player } annuncia la contestazione { $dispute } su { $match }.
desk-protest-filed = { $player } presenta la contestazione { $dispute } su { $match }.
desk-fee-confirmed = La direzione ha la cauzione di { $player } per la contestazione { $dispute }.
desk-protest-upheld = La contestazione { $dispute } è accolta.
desk-protest-rejected = La contestazione { $dispute } è respinta.
desk-claimed = Il reclamo { $dispute } ferma { $match }.
desk-heard = Audizione di { $who } su { $dispute }.
desk-ruled = Su { $dispute } si è deciso.
desk-appealed = { $player } ricorre in appello in { $dispute }.
desk-committee-formed = Un comitato siede su { $dispute }.
desk-member-replaced = Il comitato su { $dispute } ha un altro membro.
desk-voted = { $who } ha votato su { $dispute }.
desk-ballot-decided = Il comitato ha deciso { $dispute }.
desk-ballot-open = Nessuna maggioranza su { $dispute }: si rivota.
desk-reported = Riferito alla federazione ({ $law }): { $about }.
desk-referred = { $about } è sottoposto alla federazione per una decisione di principio.
desk-time-passed =
    Il tempo passa: { $now ->
        [one] 1 secondo
       *[other] { $now } secondi
    } dall'inizio.
desk-undone = L'ultimo atto è annullato.
desk-told-opened =
    L'evento è aperto con { $entries ->
        [one] 1 iscritto
       *[other] { $entries } iscritti
    }.
desk-told-stage = Fase: { $stage }; iscritti: { $entries }; tempo: { $now } s
desk-told-round = Turno { $round }
desk-told-group = Girone { $group }
desk-told-match =   { $match }  { $first } – { $second }  ({ $state }) { $table }
desk-told-won =   { $match }  { $first } – { $second }  { $winner } { $score } ({ $by }, { $state })
desk-told-champion = Vincitore: { $player }
desk-told-first = { $place }. { $player }: { $wins } vinti su { $played }; in testa per vittorie e spareggi.
desk-told-level = { $place }. { $player }: { $wins } vinti su { $played }; pari con { $above } in ogni spareggio: stesso posto.
desk-told-by-lot = { $place }. { $player }: { $wins } vinti su { $played }; alla pari con { $above }, sotto per sorteggio.
desk-told-by-wins = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per vittorie: { $value } contro { $other }.
desk-told-by-h2h = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per vittorie negli scontri diretti: { $value } contro { $other }.
desk-told-by-difference = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per differenza punti: { $value } contro { $other }.
desk-told-by-for = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per punti fatti: { $value } contro { $other }.
desk-told-by-buchholz = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Buchholz, le vittorie di tutti gli avversari: { $value } contro { $other }.
desk-told-by-sonneborn = { $place }. { $player }: { $wins } vinti su { $played }; dietro { $above } per Sonneborn, le vittorie dei battuti: { $value } contro { $other }.
desk-told-unranked = –. { $player }: { $wins } vinti su { $played }; squalifica, fuori classifica.
desk-told-no-standings = Un'eliminazione diretta non ha classifica; «arbitro desk show» ne mostra i turni.
desk-told-seed = Seme «{ $seed }», SHA-256 { $digest }
desk-told-lot =   { $place }. { $player }  SHA-256({ $text }) = { $digest }
desk-told-whole =
    Il giornale è integro: { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }, testa { $head }
desk-told-glicko =
    { $place }. { $player }: { $rating } ± { $deviation } dopo { $matches ->
        [one] 1 incontro
       *[other] { $matches } incontri
    }
desk-told-fibs =
    { $place }. { $player }: { $rating } dopo { $matches ->
        [one] 1 incontro
       *[other] { $matches } incontri
    }, esperienza { $experience }
desk-sheet-number = Riga { $row }, colonna «{ $column }»: «{ $text }» non è un numero che possa starci.
desk-sheet-name = Riga { $row }, colonna «{ $column }»: un nome ha al massimo 80 caratteri visibili, e nessuno che inverta le lettere; riscrivilo.
desk-sheet-aside = Le colonne { $columns } non sono usate; le colonne sono { $known }.
desk-sheet-formula = Riga { $row }, colonna «{ $column }»: «{ $text }» sembra una formula; scrivila come testo, o preceduta da un apostrofo.
desk-sheet-unprintable = Riga { $row }, colonna «{ $column }»: la cella contiene caratteri non stampabili; riscrivila.
desk-sheet-nameless = Riga { $row }, colonna «{ $column }»: manca un nome; «bye» e «draw» non lo sono.
desk-sheet-state = Riga { $row }, colonna «{ $column }»: «{ $text }» non è né «approved» né «entered».

desk-refused-a-claim-is-open = in questo incontro il reclamo { $dispute } è aperto.
desk-refused-a-match-is-open = { $match } è ancora aperto.
desk-refused-a-reason-is-needed = serve un motivo.
desk-refused-a-warning-comes-first = prima serve un'ammonizione per la stessa cosa.
desk-refused-abusive = la contestazione è offensiva.
desk-refused-an-entry-waits = l'iscrizione di { $player } attende l'approvazione.
desk-refused-board-has-ended = quel board è già finito.
desk-refused-called-for-too-late = non si chiama per un'ora successiva al termine di presentazione.
desk-refused-cannot-stand = l'incontro non può restare: ciò che vi porta è aperto, o altri ne sono già seguiti.
desk-refused-committed-already = c'è già un impegno.
desk-refused-draw-was-committed = un sorteggio con impegno pubblicato non si annulla.
desk-refused-drawn-already = il sorteggio è fatto.
desk-refused-entered-already = { $player } è già, o era già, tra gli iscritti.
desk-refused-excepted = una parte ne è esentata.
desk-refused-fee-not-paid = la cauzione non è versata.
desk-refused-granted-by-its-own-act = si concede dandolo, non con una risposta.
desk-refused-impossible-score = l'incontro non può avere quel punteggio.
desk-refused-impossible-score-of-games =
    al meglio di { $games }: { $wins ->
        [one] serve 1 vittoria
       *[other] servono { $wins } vittorie
    }, e l'altra parte ne ha meno.
desk-refused-impossible-score-of-points =
    il vincitore deve avere { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, e l'altra parte meno.
desk-refused-match-is-not-in-play = l'incontro non è in corso.
desk-refused-match-is-not-ready = { $state ->
        [none] non c’è nessun incontro { $match }
        [waiting] { $match } aspetta ancora le sue parti
        [ready] { $match } non è ancora chiamato
        [called] { $match } è già chiamato
        [playing] { $match } è in corso
        [reported] { $match } è già riferito
        [disputed] { $match } è contestato
        [done] { $match } è finito
        [bye] { $match } è un bye
        [void] { $match } non si gioca
        [withheld] il risultato di { $match } è sospeso fino alla decisione sulla contestazione
       *[other] { $match } è sospeso
    }.
desk-refused-match-takes-no-result = { $state ->
        [none] non c’è nessun incontro { $match }
        [waiting] { $match } aspetta ancora le sue parti
        [done] { $match } è finito; un incontro finito si corregge
        [bye] { $match } è un bye
        [void] { $match } non si gioca
        [withheld] il risultato di { $match } è sospeso fino alla decisione sulla contestazione
       *[other] { $match } è sospeso
    }.
desk-refused-more-than-facts = la contestazione dice più dei fatti.
desk-refused-no-appeal-here = in questa materia non c'è appello.
desk-refused-no-appeal-now = l'appello viene da una parte, dopo la decisione e in tempo, finché l'incontro prosegue.
desk-refused-no-board-played = nessun board del genere è stato giocato.
desk-refused-no-break-left = non restano pause.
desk-refused-no-break-now = la pausa si prende tra due game, non prima del primo.
desk-refused-no-breaks-here = questo evento non ha pause.
desk-refused-no-claim-now = il reclamo viene da una parte, in un incontro chiamato o in corso.
desk-refused-no-clock-to-start = ora non c'è un orologio da avviare.
desk-refused-no-committee-is-due = non serve un comitato.
desk-refused-no-committee-sits = nessun comitato siede.
desk-refused-no-decision-yet = non c'è ancora una decisione.
desk-refused-no-director = un evento ha bisogno di un direttore.
desk-refused-no-dispute-is-open = quella controversia non c’è, o non è aperta.
desk-refused-no-entry-to-promote = non c'è una tale iscrizione da promuovere, o il sorteggio è fatto.
desk-refused-no-entry-to-refuse = non c'è una tale iscrizione da respingere, o il sorteggio è fatto.
desk-refused-no-entry-waits = nessuna tale iscrizione attende approvazione.
desk-refused-no-exception-from-it = da quella regola non si fa eccezione, o è già fatta.
desk-refused-no-exceptions-here = questo regolamento non conosce eccezioni.
desk-refused-no-ground-for-it = è già in uso, o non c'è un tale motivo.
desk-refused-no-match-to-lose = non c'è un tale incontro da perdere ora.
desk-refused-no-more-rounds = tutti i turni sono abbinati.
desk-refused-no-observer-now = un solo osservatore, che non sia parte, assiste a un incontro da giocare.
desk-refused-no-pairing-left = non resta un abbinamento senza ripetizioni.
desk-refused-no-penalties-here = questo evento non ha penalità.
desk-refused-no-penalty-points = qui non ci sono punti di penalità.
desk-refused-no-place-left = non restano posti.
desk-refused-no-points-now = i punti si danno in un incontro chiamato o in corso, contro una delle parti.
desk-refused-no-protest-in-this-book = questo evento non conosce contestazioni scritte; chiama l'ufficiale di gara.
desk-refused-no-protest-to-decide = non c'è una tale contestazione da decidere.
desk-refused-no-fee-to-confirm = non resta da confermare la cauzione di alcuna contestazione aperta.
desk-refused-no-request-waits = nessuna tale richiesta attende.
desk-refused-no-requests-here = questo regolamento non conosce tali richieste.
desk-refused-no-rest-now = ora non c'è riposo.
desk-refused-no-rounds-to-close = non ci sono turni da chiudere così.
desk-refused-no-spectator-to-expel = non è uno spettatore, o è già stato allontanato.
desk-refused-no-such-equipment-here = questo evento non lo usa.
desk-refused-no-such-request-now = questo ora non si può chiedere.
desk-refused-no-such-table = non c'è un tale tavolo.
desk-refused-no-table-to-give = non c'è un tavolo da assegnare, o un incontro a cui darlo.
desk-refused-nobody-is-awaited = lì non si attende nessuno.
desk-refused-nobody-is-late = per ora nessuno è in ritardo.
desk-refused-nobody-judges-claims = senza regolamento nessuno giudica i reclami.
desk-refused-nobody-to-leave = non c'è un tale iscritto che possa uscire.
desk-refused-nobody-to-warn = non c'è nessuno con quel nome da ammonire.
desk-refused-nobody-votes-now = ora nessuno vota.
desk-refused-none-available = non ce n'è uno disponibile.
desk-refused-not-a-choice = un comitato conferma, annulla o decide altrimenti.
desk-refused-not-a-committee = un comitato ha tre o cinque membri, nessuno direttore o parte, scelti da chi deve; chi ha votato resta.
desk-refused-not-a-higher-category = non è una categoria superiore.
desk-refused-not-a-measure-for-it = quella misura non è prevista per questo.
desk-refused-not-a-side = non è una parte dell'incontro.
desk-refused-not-announced = non è stato annunciato così.
desk-refused-not-before-the-end = si riferisce quando l'evento è finito.
desk-refused-not-drawn-yet = il sorteggio non è ancora fatto.
desk-refused-not-for-him-to-rule = la decisione non spetta a questa persona.
desk-refused-not-for-him-to-vote = votano solo i membri, una volta per scrutinio.
desk-refused-not-owed = quel rapporto non è dovuto.
desk-refused-not-signed = la contestazione non è firmata.
desk-refused-not-the-committed-seed = quel seme non è quello dell'impegno.
desk-refused-not-the-order-of-the-drawn = l'ordine deve nominare esattamente chi è sorteggiato, senza impegno pubblicato.
desk-refused-not-to-be-corrected = si corregge solo un incontro finito, entro un tempo ragionevole.
desk-refused-nothing-changes = non cambierebbe nulla.
desk-refused-nothing-to-draw-with = qualcuno va sorteggiato: dai un seme o un ordine.
desk-refused-nothing-to-rule-on = non c'è un tale incontro sospeso su cui decidere.
desk-refused-nothing-to-undo = non c'è nulla da annullare.
desk-refused-over-is-over = ciò che è finito è finito.
desk-refused-pairs-stand = nel sistema svizzero gli abbinamenti restano.
desk-refused-present-already = quella parte è già qui.
desk-refused-protested-already = quella parte ha già contestato questo board.
desk-refused-protested-too-late = il tempo per una contestazione su questo board è scaduto.
desk-refused-protests-are-not-withdrawn = una contestazione non si può ritirare.
desk-refused-reasons-are-needed = il rapporto richiede le ragioni.
desk-refused-reported-already = quella parte ha già comunicato, o le parti discordano: il risultato lo inserisce la direzione.
desk-refused-ruled-already = si è già deciso, o è già chiusa.
desk-refused-side-is-busy = { $match ->
        [none] { $player } ha un impegno altrove.
       *[other] { $player } ha un impegno in { $match }.
    }
desk-refused-side-is-out-of-time = una parte è assente e il suo tempo è scaduto.
desk-refused-speaks-unasked = chi non è parte parla solo se interrogato.
desk-refused-table-is-taken = { $match ->
        [none] { $table } non è disponibile.
       *[other] { $table } è occupato da { $match }.
    }
desk-refused-the-protest-is-not-decided = la contestazione non è ancora decisa.
desk-refused-they-share-a-place = due condividono un posto che conta: si tiri a sorte.
desk-refused-they-share-no-place = non sono tutti quelli che condividono un posto.
desk-refused-too-few-entries = ci sono troppo pochi iscritti.
desk-refused-too-many-matches = questo sorteggio ha più incontri di quanti ne può avere un evento; dividi gli iscritti in gironi o scegli un’altra formula.
desk-refused-too-late-to-report = il tempo per presentarsi è scaduto.
desk-refused-what-follows-has-begun = { $match }, che ne segue, è iniziato: sospendilo, o correggi solo il punteggio.
desk-refused-wrong-language = la contestazione è nella lingua sbagliata.

desk-what =
    { $what ->
        [observer] un osservatore
        [clock] un orologio
        [baffle-box] una baffle box
        [remove-spectators] spettatori lontani dal tavolo
        [no-smoking] un posto senza fumo
        [preference-by-dice] preferenze decise ai dadi
        *[other] un'emergenza
    }

desk-word-done = finito
desk-word-bye = bye
desk-word-penalty = punti di penalità
desk-word-entries = iscrizioni

cli-desk = Dirige un evento dal terminale: iscrizioni, sorteggio, risultati, correzioni, reclami.
cli-desk-new = Apre un evento in un nuovo file.
cli-desk-do = Inserisce atti, scritti come nei casi: 'call: R1.1'.
cli-desk-draw = Fa il sorteggio, o abbina il turno seguente, e lo mostra.
cli-desk-show = Mostra un evento: i turni e lo stato di ogni incontro.
cli-desk-offers = Mostra che cosa si può inserire ora: dell’evento, o su un incontro, un giocatore, un turno, un reclamo o il numero di un atto. Ogni riga si può inserire con `arbitro desk do`.
desk-told-offer-choices = { $field }: { $choices }
desk-told-no-offers = Qui ora non si può inserire nulla.
cli-desk-standings = Mostra la classifica, ogni riga con ciò che la mette sotto la precedente.
cli-desk-verify = Controlla che nulla sia cambiato o mancante, e mostra come il sorteggio segue dal seme.
cli-desk-ratings = Calcola la lista dei rating dai giornali degli eventi, il più vecchio per primo.
cli-desk-unrated = { $file } è un evento senza regolamento, che non dà punteggio; aprilo con --edition.
cli-desk-another-game = { $file } è un evento di un altro gioco; chiedi i rating di un gioco alla volta.
cli-desk-same-event = { $file } è lo stesso evento di { $twin }; indicalo una volta sola.
cli-desk-entries = Legge gli iscritti da un foglio CSV o XLSX e li stampa per «desk new --from».
cli-desk-export = Scrive iscritti, incontri, classifiche e tabelloni incrociati in CSV, XLSX o JSON.
cli-desk-same-player = «{ $name }» compare nelle righe { $first } e { $again }. È un solo giocatore? [s/n]
cli-desk-yes = s
cli-desk-two-players = «{ $name }» compare nelle righe { $first } e { $again }: distinguili nel foglio, o usa --duplicates leave-out.
cli-desk-out-needed = Un file XLSX non si stampa; indicalo con --out.
cli-desk-no-sheet = Non c'è un foglio «{ $sheet }» in questo evento; ci sono: { $known }.
cli-option-desk-duplicates = Che fare se un nome compare due volte: chiedere, o tralasciare la riga che segue.
cli-option-desk-as = Il formato da scrivere.
cli-option-desk-sheet = Un solo foglio (CSV: matches se non indicato): entries, matches, standings, cross.
cli-option-desk-out = File in cui scrivere.
malformed-desk-sheet-rows = Il foglio ha più di { $most } iscritti; dividilo.
malformed-desk-sheet-wide = La riga { $row } ha troppe colonne o una cella di più di { $most } caratteri; accorciala.
malformed-desk-sheet-not-text = Il foglio non è testo in UTF-8, UTF-16 o Windows-1252; salvalo come CSV UTF-8 o XLSX.
malformed-desk-sheet-unreadable = Il foglio non si può leggere; salvalo di nuovo come CSV o XLSX.
malformed-desk-sheet-unpacked = Il file supera { $most } MiB una volta estratto; si salvi solo il foglio degli iscritti.
malformed-desk-sheet-column = Riga 1: la colonna «{ $column }» compare due volte; le colonne sono { $known }.
malformed-desk-sheet-no-name = Riga 1: manca la colonna «name»; le colonne sono { $known }.
cli-option-csv = Stampa CSV.
cli-desk-simulate = Gioca un evento fino alla fine con risultati estratti in base al rating, o giocati dalla macchina.
cli-desk-exists = { $file } esiste già; indica un altro file.
cli-option-desk-from = File YAML o JSON con le condizioni annunciate, come sotto «given» in un caso.
cli-option-desk-edition = Regolamento dell'evento; «desk» per nessuno.
cli-option-desk-format = Formula dell'evento.
cli-option-desk-players = Quanti iscritti, di nome P1, P2 e così via.
cli-option-desk-by = Chi inserisce gli atti.
cli-option-desk-seed = Seme pubblicato del sorteggio.
cli-option-desk-public = Ciò che ha detto la sala, mescolato al sorteggio.
cli-option-desk-head = La testa del giornale che si era conservata: si scopre una fine mancante.
cli-option-desk-matches = Risultati estratti in base al rating, o giocati dalla macchina.
cli-option-desk-random = Seme della simulazione: lo stesso seme dà lo stesso evento.
cli-option-desk-save = File per il giornale dell'evento.
cli-argument-written = ATTO

malformed-desk-unknown-name = «{ $key }»: non c'è l'iscritto «{ $name }».
malformed-desk-name-twice = «{ $key }»: il nome «{ $name }» compare due volte; distinguili.
malformed-desk-too-many-matches = «{ $key }»: tanti iscritti con questa formula fanno più di { $most } incontri; riducili o scegli un’altra formula.
malformed-desk-unknown-round = «{ $key }» non è un turno; i turni sono R1, W1, L1, C1, X1, A1 e così via, T, F, «quarter», «semi», «final», e «default» per tutti gli altri.
malformed-desk-even-games = «{ $key }» è { $number }; un incontro di carrom è al meglio di un numero dispari di game: scrivi 1 o 3.
malformed-desk-table-twice = «{ $key }»: il tavolo «{ $table }» compare due volte; dai a ogni tavolo un nome suo.
malformed-desk-unknown-category = «{ $key }» è «{ $category }», che non è fra «given.categories»; aggiungila lì o toglila.
malformed-desk-rounds-of-a-swiss = «{ $key }» riporta i turni di uno svizzero, e questa formula è «{ $format }»; toglilo, o scrivi «format: swiss».
malformed-desk-no-name = «{ $key }» deve essere un nome da 1 a { $most } caratteri, senza caratteri di controllo o di direzione; «bye» e «draw» non lo sono.
malformed-desk-not-a-time = «{ $key }» deve essere in secondi, m:ss oppure h:mm:ss.
malformed-desk-not-a-digest = «{ $key }» deve essere uno SHA-256 di 64 cifre esadecimali.
malformed-desk-wrong-value = «{ $key }» ha un valore che lì non può stare; docs/desk.md dice che cosa prende.
malformed-desk-not-possible = «{ $key }» non può essere successo in questo evento.
