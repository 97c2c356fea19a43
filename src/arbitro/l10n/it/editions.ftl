# Edizioni esterne: che cosa non va in una, e che cosa se ne dice.

edition-bad = { $file }, riga { $line }: { $what }
edition-not-utf8 = il file non è testo UTF-8; salvalo in UTF-8.
edition-not-importable = il pacchetto non si può caricare: { $what }
edition-none-in-folder = in questa cartella non c'è nessuna edizione; un'edizione è una cartella con un file { $file }.
edition-unknown-key = qui non esiste la chiave «{ $key }»; toglila o correggine l'ortografia.
edition-missing-key = manca la chiave «{ $key }»; aggiungila.
edition-wrong-value = «{ $key }» ha un valore che qui non è ammesso; docs/extend.md dice quali accetta.
edition-bad-name = «{ $name }» non è un nome per un'edizione che ne modifica una di { $game }; scrivi { $game }/ e lettere minuscole, cifre, trattini e punti.
edition-bad-date = «{ $day }» non è una data; scrivi anno-mese-giorno, per esempio 2026-09-01.
edition-ends-before-it-begins = l'edizione finisce prima di cominciare; correggi «from» o «until».
edition-unknown-edition = non esiste l'edizione { $name }; scrivi il nome intero, per esempio carrom/icf-2001.
edition-doubled = esiste già un'edizione { $name }; scegli un altro nome.
edition-missing-language =
    mancano le parole in { $language ->
        [it] italiano (it)
        [es] spagnolo (es)
       *[en] inglese (en)
    }; scrivile in en, it ed es.
edition-unknown-clause = l'edizione modificata non ha la regola { $clause }; correggi il numero, o di' con «after» dove sta la regola nuova.
edition-clause-is-there = l'edizione modificata ha già la regola { $clause }; «after» vale solo per le regole nuove.
edition-text-does-not-say-so = la regola { $clause } decide in modo diverso, ma il suo testo è quello vecchio; scrivi il contenuto e che cosa è cambiato in en, it ed es.
edition-unchanged = Come nell’edizione modificata.
edition-unknown-rule = la regola { $clause } non ha la funzione { $name }; ha: { $known }.
edition-unknown-parameter = non esiste il parametro { $name }; ci sono: { $known }.
edition-parameter-twice = il parametro { $name } ha due valori; tienine uno.
edition-unknown-order = non si può ordinare in più { $name }; c'è: { $known }.
edition-nothing-changes = per la funzione { $name } non c’è alcuna modifica; scrivi off, also o from.
edition-unknown-status = non esiste lo stato { $status }; ci sono: { $known }.
edition-nothing-rules-on-it = tutte le funzioni della regola { $clause } sono spente, quindi non può essere decisa; di' con «status» che cosa ne fa Arbitro.
edition-unknown-equipment = nell'elenco dell'attrezzatura non c'è la voce { $name }.
edition-equipment-elsewhere = { $name } appartiene alla regola { $clause }; scrivilo lì.
edition-unknown-message = non esiste il messaggio { $message }.
edition-program-failed = le sue regole in Python hanno dato errore: { $what }

edition-in-force = In vigore dal { $from }.
edition-in-force-until = In vigore dal { $from } al { $until }.
edition-follows = Modifica { $edition }.
edition-changed = Che cosa è cambiato: { $changed }
edition-changed-heading = Che cosa è cambiato rispetto a { $edition }
edition-changed-none = Non è cambiato nulla: questa edizione non ne segue un'altra.
edition-changed-count =
    { $count ->
        [one] Una regola è diversa.
       *[other] { $count } regole sono diverse.
    }

cli-new = Crea l’inizio di qualcosa di tuo, da un modello.
cli-new-edition = Crea l’inizio di un’edizione che ne modifica un’altra; contiene solo ciò che è diverso.
cli-option-editions = Una cartella di edizioni tue; un'edizione è una cartella con un file edition.yaml.
cli-option-amends = L'edizione che modifica, per esempio icf-2001.
cli-option-clause = Una regola che cambia: testo, funzioni e parametri vengono copiati perché tu li cambi.
cli-option-into = Dove viene scritta la cartella dell'edizione.
cli-option-check-edition = Un’edizione: verifica i suoi casi e giudica con essa quelli dell’edizione che modifica.
cli-laws-changes = Dice che cosa cambia un'edizione, regola per regola.
cli-new-edition-done = Scritto: { $folder }. Cambia ciò che è diverso, poi esegui: arbitro --editions { $folder } check --edition { $edition }
cli-new-edition-exists = { $folder } esiste già; scegli un altro nome o un'altra cartella.
cli-new-edition-name = «{ $name }» non è un nome per un'edizione; scrivi lettere minuscole, cifre, trattini e punti.
cli-check-before =
    { $count ->
        [0] Tutti i casi di { $edition } danno lo stesso esito.
        [one] Un caso di { $edition } dà un esito diverso: { $cases }
       *[other] { $count } casi di { $edition } danno un esito diverso: { $cases }
    }
cli-check-nothing = Indica un file di casi, o un'edizione con --edition.
game-bad = il gioco installato { $game } ({ $place }) non si può usare: { $what } Correggi il suo pacchetto o rimuovilo.
hall-absent-editions = questa sala ha incontri secondo { $editions }, e quell'edizione qui non c'è; indica la sua cartella con --editions, o installa il suo pacchetto.
