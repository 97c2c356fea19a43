# La sala: dove è custodita, le copie di sicurezza, la verifica dei giornali.

cli-backup = Scrive l’intera sala in un solo file, anche mentre è in funzione.
cli-restore = Rimette nella cartella dei dati la sala di una copia di sicurezza; quella di prima resta custodita.
cli-hall = Trasferisce una sala su un altro computer.
cli-hall-export = Scrive l’intera sala in un solo file per un’altra sala o un altro programma.
cli-hall-import = Riprende una sala esportata in una cartella dei dati che non ne ha.
cli-hall-archive = Sposta in un solo file i vecchi incontri finiti che non sono di un evento; ferma prima la sala.
cli-option-days = Quanti giorni fa un incontro deve essere cominciato.
cli-journal = Controlla i giornali e ne scrive i verbali degli incontri.
cli-journal-verify = Verifica che nulla sia stato cambiato, tagliato o perso in una cartella dei dati, in una copia di sicurezza, in un’esportazione o in un solo giornale.
cli-argument-place = CARTELLA|FILE
cli-option-data = Cartella dei dati della sala; anche ARBITRO_DATA. Di norma la cartella per i tuoi dati.
cli-option-head = Dove si trovava la sala un tempo, come lo disse allora questo comando (POSITION:DIGEST): quella voce deve esserci ancora.
cli-option-signature = La firma della sala per questo giornale, come la dà /api/matches/ID/signature.
cli-option-key = Una chiave nota della sala (ed25519:…): valgono solo le sue firme. Si può ripetere.
cli-option-database = Un server di basi di dati invece di un file: postgresql://…
cli-option-without-digest = Accetta un file senza impronta, come un hall.db copiato o uno ZIP impacchettato di nuovo: ciò che è stato cambiato fuori dai giornali non viene allora trovato.

hall-in-use = un altro programma serve la sala di questa cartella dei dati; fermalo prima, o indica un’altra cartella con --data.
hall-newer = è stato scritto da Arbitro { $program } (base di dati { $revision }), e questo è Arbitro { $own }; installa quella versione o una successiva.
hall-older = questa sala è stata scritta da una versione precedente di Arbitro; avviala una volta con «arbitro serve», che la aggiorna.
hall-none = non c’è nessuna sala; indica la sua cartella dei dati con --data.
hall-not-empty = c’è già una sala; indica una cartella vuota con --data.
hall-no-driver = questo Arbitro non può parlare con un server di basi di dati; installalo come arbitro[postgresql].
hall-bad-address = non è l’indirizzo di una base di dati; scrivi postgresql://UTENTE@MACCHINA/NOME.
hall-unsound = { $file } è danneggiato, o non è una copia o un’esportazione di una sala; nulla è stato cambiato. Prendine un’altra copia.
hall-no-digest = { $file } non porta alcuna impronta: gli manca la fine, o non è stato fatto da «arbitro backup» o «arbitro hall export». Prendine un’altra copia; se te ne fidi, aggiungi --without-digest.
hall-missing = qui era custodita una sala, e la sua base di dati manca o è vuota; al suo posto non se ne crea una nuova. Rimetti una copia con «arbitro restore FILE --data CARTELLA», o indica una cartella vuota con --data.
hall-damaged = la base di dati di questa sala è danneggiata; nulla è stato cambiato. Rimetti una copia con «arbitro restore FILE --data CARTELLA»; il file danneggiato resta custodito accanto.
hall-trouble-full = il disco è pieno; fai spazio e riprova.
hall-trouble-read-only = nella cartella dei dati o nella base di dati non si può scrivere; controlla chi ne ha il permesso.
hall-trouble-failing = il disco risponde con errori; controllalo, e tieni altrove le copie di sicurezza.
hall-trouble-busy = un altro programma tiene occupata la base di dati; riprova.
hall-trouble-unreachable = il server della base di dati non risponde; controlla il suo indirizzo e che sia in funzione.
hall-trouble-damaged = la base di dati è danneggiata; rimetti una copia con «arbitro restore».
hall-trouble-closed = la sala sta chiudendo.
hall-backed-up =
    { $file } contiene l’intera sala: { $journals ->
        [one] 1 giornale
       *[other] { $journals } giornali
    }, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }; tutto verificato.
hall-backup-digest = SHA-256 della copia: { $digest }
hall-restored-without-digest = { $file } non porta alcuna impronta: i giornali sono stati controllati, ma non gli account, i dispositivi e le impostazioni.
hall-password-not-utf8 = la password in ingresso non è testo UTF-8; scrivila di nuovo.
hall-backed-up-with-faults = La sala ha difetti, e così la sua copia; «arbitro journal verify { $folder }» li mostra.
hall-restored = La sala di { $folder } è ora quella della copia di sicurezza.
hall-set-aside = La sala di prima è custodita in { $file }.
hall-archive-there = { $file } c’è già; indica un file che non esiste.
hall-archived =
    { $journals ->
        [0] Nessun incontro è abbastanza vecchio: non è cambiato nulla.
        [one] 1 incontro ha lasciato la sala per { $file }.
       *[other] { $journals } incontri hanno lasciato la sala per { $file }.
    }
hall-exported =
    { $file } contiene l’intera sala: { $journals ->
        [one] 1 giornale
       *[other] { $journals } giornali
    }, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }.
hall-imported =
    La sala di { $file } è ripresa: { $journals ->
        [one] 1 giornale
       *[other] { $journals } giornali
    }, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }, verificati.

journal-fault = { $journal }: voce { $number }: { $what }.
journal-head = È al punto { $head }. Annotalo altrove: con --head mostrerà più tardi se da allora è stato tagliato o scambiato qualcosa.
journal-bad-head = { $head } non è un punto di una sala: indica POSITION:DIGEST come lo ha detto questo comando.
journal-missing =
    { $count ->
        [one] Manca una voce della sala.
       *[other] Mancano { $count } voci della sala.
    }
journal-whole =
    Integro: { $journals ->
        [one] 1 giornale
       *[other] { $journals } giornali
    }, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }.
cli-hall-key = Stampa le chiavi con cui la sala firma i suoi giornali, o inizia a firmare con una nuova.
cli-option-new-key = Da ora firma con una chiave nuova, garantita da quella precedente.
hall-key-is = { $key } dal { $since }
hall-key-was = { $key } dal { $since } al { $until }
hall-no-key = Questa sala non firma nulla: occorre installare arbitro[signatures] e avviarla di nuovo.
hall-cannot-sign = Per firmare serve la libreria cryptography: occorre installare arbitro[signatures].
journal-signed =
    { $count ->
        [one] 1 giornale è firmato con { $key }.
       *[other] { $count } giornali sono firmati con { $key }.
    }
journal-compare-key = La chiave va confrontata con una che la sala ha detto prima, a /api/keys o con «arbitro hall key», e data con --key.
journal-bad-signature = { $file } non è la firma di un giornale.
journal-signature-forged = { $journal }: la firma non è stata fatta con la chiave che indica, { $key }.
journal-signature-other-journal = { $journal }: la firma è valida, ma di un altro giornale; questo è stato cambiato, o è tagliato.
journal-signature-unknown-key = { $journal }: firmato con { $key }, che non è tra le chiavi date.
journal-unreadable = non si può leggere
journal-not-canonical = non è scritta nella forma canonica
journal-out-of-order = non ha il numero successivo
journal-broken-chain = non segue la voce precedente
journal-wrong-digest = è stata cambiata: la sua impronta è un’altra
journal-cut-short = il giornale è tagliato
hall-api-title = L’API della sala
hall-api-says = I programmi interrogano la sala a questi indirizzi; per ciascuno si vede chi può chiederlo e un esempio di ciò che si invia. La descrizione completa, per gli strumenti:
hall-api-everyone = tutti
