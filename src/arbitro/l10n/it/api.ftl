# Che cosa risponde la sala quando non può fare ciò che si chiede.

hall-status-400 = Non compreso
hall-status-401 = Bisogna accedere
hall-status-403 = Non consentito
hall-status-404 = Non trovato
hall-status-405 = Qui non si può
hall-status-409 = Qualcosa lo impedisce
hall-status-413 = Troppo grande
hall-status-414 = Indirizzo troppo lungo
hall-status-415 = Serve JSON
hall-status-421 = Questo indirizzo non è di questa sala
hall-status-422 = Comando già usato
hall-status-429 = Troppe volte
hall-status-500 = Qualcosa è andato storto qui
hall-status-503 = Ora non si può rispondere
hall-status-431 = Richiesta troppo lunga

hall-title-busy = Troppo in una volta
hall-title-guests-full = Lo spazio per gli ospiti è pieno
hall-title-entries-full = Molte iscrizioni in attesa
hall-title-guest-share = La quota di un giorno è finita
hall-title-stopping = La sala sta chiudendo
hall-title-moving = L'incontro cambia nodo
hall-title-disk-full = Il disco è pieno
hall-title-disk-read-only = Il disco è di sola lettura
hall-title-disk-failing = Il disco non risponde
hall-title-disk-busy = La base dati è occupata
hall-title-disk-unreachable = La base dati non si raggiunge
hall-title-disk-damaged = La base dati è danneggiata
hall-title-disk-closed = La sala sta chiudendo

hall-problem-malformed = { $what }
hall-problem-no-such-match = Non c'è un incontro { $match }. Guarda l'elenco degli incontri.
hall-problem-not-yours = Questo è di altri: chiedi l'accesso alla direzione.
hall-problem-sign-in = Accedi, oppure entra come ospite.
hall-problem-session-over = Questa sessione è finita: accedi di nuovo.
hall-problem-wrong-password = Nome o password errati: riprova.
hall-problem-wrong-code = Il codice è errato o già usato: chiedine uno nuovo.
hall-problem-wrong-pin = Il PIN è errato: guarda lo schermo della sala.
hall-problem-unknown-role = Non c'è il ruolo { $role }.
hall-problem-taken = { $name } è già in uso: scegli un altro nome.
hall-problem-hall-closed = La sala è chiusa agli ospiti: chiedi alla direzione di ammettere questo dispositivo.
hall-problem-pin-or-join = Invia il PIN della sala oppure un codice d'ingresso.
hall-problem-no-such-device = Quel dispositivo non c'è: deve prima chiedere.
hall-problem-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
hall-problem-bad-password = Una password ha da 8 a 200 caratteri.
hall-problem-common-password = Questa password è tra le prime che tutti provano: scegline un’altra.
hall-problem-wrong-old-password = Non è la tua password attuale.
hall-problem-last-director = La sala resterebbe senza direttori: creane prima un altro.
hall-problem-no-such-session = Non c’è questa sessione, o è già terminata.
hall-problem-nothing-to-change = Indica che cosa cambia: password, roles o closed.
hall-problem-bad-moment = `before` deve essere un momento preso dal registro.
hall-problem-no-such-table = Qui non c’è nessun tavolo { $table }, e non vi si gioca niente.
hall-problem-over-already = `until` è già passato: indica un momento successivo, o omettilo.
hall-problem-bad-id = Un id ha lettere, cifre, punti, trattini e sottolineature, al massimo 64.
hall-problem-too-large = Al massimo 64 kB alla volta.
hall-problem-not-json = Invia JSON, con il tipo application/json.
hall-problem-gone = La richiesta si è interrotta.
hall-problem-other-site = Lo ha inviato un altro sito: apri la pagina della sala.
hall-problem-command-used = L'id di questo comando è già servito per altro: usane uno nuovo.
hall-problem-stale = L'incontro è andato avanti: ricaricalo e riprova.
hall-problem-leased = Ora segna un altro dispositivo: subentra, o aspetta che ceda.
hall-problem-conflicts = Atti successivi non sarebbero più possibili. Conferma: restano nel giornale senza contare.
hall-problem-nothing-to-undo = Non c'è niente da annullare.
hall-problem-nothing-to-redo = Non c'è niente da ripristinare.
hall-problem-nothing-to-correct = Quella riga non contiene un atto in vigore: scegli un altro numero.
hall-problem-paused = L'incontro è già in pausa.
hall-problem-not-paused = L'incontro non è in pausa.
hall-problem-in-review = L'incontro è già in esame.
hall-problem-not-in-review = L'incontro non è in esame.
hall-problem-no-such-question = Ora nessuno chiede { $question }: guarda le domande dell'incontro.
hall-problem-stopping = La sala sta chiudendo: riprova tra poco.
hall-problem-too-often =
    Troppi tentativi: aspetta { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
hall-problem-guest-share =
    Resta poco spazio, e la quota di un giorno è finita, la tua o quella di tutti gli ospiti del tuo indirizzo: riprova tra { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    } o chiedi un account alla direzione.
hall-problem-too-many-guests = Oggi sono entrati troppi ospiti da un solo indirizzo: chi torna usi il nome che ha già.
hall-problem-guests-full = Lo spazio per gli incontri degli ospiti è pieno: riprova tra dieci minuti o chiedi un account alla direzione.
hall-problem-too-many-chains =
    In questo incontro la catena dei dadi è già stata cambiata { $most ->
        [one] 1 volta
       *[other] { $most } volte
    }: si continua con quella che c'è.
hall-problem-entries-full = Le iscrizioni in attesa della direzione sono già tante quante ne accetta ({ $most }): riprova più tardi.
hall-problem-match-too-long = Un incontro di ospiti ha al massimo { $most } righe: se ne comincia un altro.
hall-problem-too-much = È troppo da elaborare in una volta sola: riducilo.
hall-problem-busy = Troppe richieste in una volta: riprova fra un momento.
hall-problem-too-many-streams = Al massimo { $most } flussi alla volta: chiudine uno o aspetta.
hall-problem-too-many-matches = Un flusso segue al massimo { $most } incontri.
hall-problem-bad-position = Last-Event-ID è una posizione data da un flusso.
hall-problem-no-such-form = Questo gioco non ha un verbale come { $form }.
hall-problem-no-such-stroke = La riga { $number } non contiene un tiro.
hall-problem-no-such-line = Il giornale non ha la voce { $number }.
hall-problem-not-signed = Questa sala non firma i suoi giornali.
hall-problem-not-your-turn = Non tocca a te.
hall-problem-disk-full = Il disco è pieno: fai spazio e riprova. Niente è andato perso.
hall-problem-disk-read-only = Il disco è di sola lettura: ora gli atti non si conservano. La lettura continua.
hall-problem-disk-failing = Il disco non risponde come dovrebbe: ora gli atti non si conservano.
hall-problem-disk-busy = Un altro programma tiene la base dati: riprova tra poco.
hall-problem-disk-unreachable = Il server della base dati non risponde: riprova tra poco.
hall-problem-disk-damaged = La base dati è danneggiata: ripristina l'ultima copia.
hall-problem-disk-closed = La sala sta chiudendo: riprova tra poco.

malformed-no-such-key = non esiste una chiave «{ $key }»; va tolta o scritta correttamente.
malformed-too-little = «{ $key }» deve essere almeno { $bound }.
malformed-too-much = «{ $key }» deve essere al massimo { $bound }.
malformed-too-short =
    «{ $key }» deve avere almeno { $bound ->
        [one] 1 carattere o elemento
       *[other] { $bound } caratteri o elementi
    }.
malformed-too-long =
    «{ $key }» deve avere al massimo { $bound ->
        [one] 1 carattere o elemento
       *[other] { $bound } caratteri o elementi
    }.
malformed-not-a-quantity = «{ $key }» deve essere un numero.
malformed-wrong-value = «{ $key }» ha un valore che lì non è ammesso; la pagina /api dice quali lo sono.
malformed-not-json = { $key } non è JSON.
malformed-only-umpired = { $key } vale solo per gli incontri arbitrati.
malformed-wrong-number-of-players = { $key } devono essere due, o quattro se il formato lo dice.
malformed-one-of-event-and-events = Invia event oppure events.
malformed-one-of-the-leases = Invia uno tra take, hand_over e take_over.
malformed-bad-command = { $key } deve avere da 1 a 128 caratteri.

cli-hall-director = Crea o reimposta l'account di un direttore; la password arriva dallo standard input.
cli-permissions = Stampa quali ruoli possono usare quale indirizzo della sala.
cli-hall-description = Stampa la descrizione dell’API (OpenAPI), da cui si generano i client.
hall-director-made = { $name } è direttore e può accedere; le sessioni precedenti sono finite.
cli-option-tls-cert = Il certificato, per servire https.
cli-option-tls-key = La chiave del certificato.
cli-option-closed = Ammetti ospiti solo da dispositivi approvati dalla direzione.
cli-option-trusted-proxy = Indirizzo o rete di un proxy fidato, che dice chi chiede e se via TLS; ripetilo per più d’uno.
cli-option-known-host = Nome con cui i browser raggiungono questa sala, come hall.example.org; ripetilo per più d’uno. Agli altri nomi allora non si risponde.
cli-option-path-prefix = Il percorso sotto cui sta la sala, dietro un proxy il cui sito ha altro alla radice: /club.
cli-option-streams = Flussi dal vivo che un indirizzo può tenere aperti.
cli-option-memory = Megabyte per gli incontri in memoria; quelli che nessuno usa ne escono per primi.
cli-option-guest-disk = Megabyte del disco per ciò che scrivono gli ospiti; quando finiscono, vanno via gli incontri fermi da più tempo.
cli-bad-proxy = «{ $proxy }» non è un indirizzo né una rete: scrivi 192.0.2.7 o 192.0.2.0/24.
cli-bad-prefix = «{ $prefix }» non è un percorso: lettere, cifre, punti e trattini tra barre, come in /club.
cli-option-security-contact = A chi segnalare una debolezza di questa sala, per /.well-known/security.txt: mailto:… o https://…
cli-bad-contact = «{ $contact }» non è un contatto: scrivi mailto:NOME@SERVER o https://…
cli-tls-both = --tls-cert e --tls-key vanno insieme: indica entrambi.
cli-tls-unfit = { $cert } e { $key } non sono un certificato e la sua chiave in PEM, oppure la chiave ha una password; indica entrambi senza password.
cli-first-director = La sala non ha ancora un direttore. Apri { $address } e crea il tuo account con questo codice, una volta sola: { $code }
cli-argument-name = NOME

carrom-refused-no-stroke-was-played = Lo striker non ha lasciato le linee né toccato una pedina: rigioca.
carrom-refused-the-striker-cannot-lie-there = Lo striker non può stare lì: mettilo sulle linee di base, libero da ogni pedina.
carrom-refused-no-man-can-lie-there = Una pedina non può stare lì: ce n'è un'altra.
snooker-refused-the-cue-ball-cannot-lie-there = Il pallino non può stare lì: mettilo nella D, libero da ogni bilia.
