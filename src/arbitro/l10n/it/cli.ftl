# Il comando `arbitro`.

cli-arbitro =
    L'arbitro, i regolamenti e il tavolo da gioco per carrom, snooker e backgammon.
    Ogni decisione cita la sua regola.
cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-metavar-options = [OPZIONI]
cli-metavar-command = COMANDO [ARGOMENTI]...
cli-metavar-number = NUMERO
cli-metavar-text = TESTO
cli-metavar-file = FILE
cli-help-default = se manca: { $value }
cli-help-required = obbligatorio
cli-argument-about = DI_CHE
cli-argument-dice = DADI
cli-argument-file = FILE
cli-argument-files = FILE
cli-argument-folder = CARTELLA
cli-argument-game = GIOCO
cli-argument-id = ID
cli-argument-lines = FRAME
cli-argument-measurements = MISURE.yaml
cli-argument-motion = TIRO
cli-argument-number = NUMERO
cli-argument-numbers = REGOLA
cli-argument-shell = SHELL
cli-argument-source = ORIGINE
cli-argument-subject = ARGOMENTO
cli-argument-target = DESTINAZIONE
cli-argument-what = FILE|ID
cli-argument-words = PAROLA
cli-option-help = Mostra questo aiuto e termina.
cli-option-version = Mostra la versione e termina.
cli-option-lang = Lingua dei testi; anche ARBITRO_LANG. Se manca, la lingua del sistema.
cli-option-json = Stampa JSON.
cli-option-json-lines = Stampa un oggetto JSON per riga.
cli-option-edition = Solo questa edizione.
cli-option-limit = Numero massimo di regole.
cli-option-host = Indirizzo di ascolto; 0.0.0.0 ammette i telefoni della rete della sala.
cli-option-port = Porta di ascolto; 0 ne prende una libera.

cli-rule = Decide i casi dei file e spiega ogni decisione.
cli-check = Confronta i casi dei file con l'esito atteso.
cli-laws = Legge, cerca e conta le regole.
cli-laws-list = Elenca le edizioni, o le regole di una di esse.
cli-laws-show = Mostra le regole con lo stato e le corrispondenti nelle altre edizioni.
cli-laws-search = Trova le regole con parole in inglese, italiano o spagnolo.
cli-laws-coverage = Conta che cosa fa Arbitro per ciascuna regola.
cli-laws-glossary = Mostra i termini di un gioco.
cli-laws-readings = Mostra come si leggono i regolamenti dove il testo è guasto o tace.
cli-inspect = Ispeziona l'attrezzatura: confronta le misure con il regolamento.
cli-serve = Serve il sito da questo computer.
cli-completion = Stampa lo script di completamento per una shell.

cli-error = arbitro: { $what }
cli-error-no-such-option = l'opzione { $name } non esiste; vedi --help.
cli-error-no-such-command = il comando «{ $name }» non esiste; vedi --help.
cli-error-missing-parameter = manca { $name }; vedi --help.
cli-error-bad-parameter =
    { $hint ->
        [none] il valore dato a { $name } non va bene; vedi --help.
       *[other] { $name } accetta uno fra: { $hint }.
    }
cli-error-bad-option = l'opzione { $name } non si usa così; vedi --help.
cli-error-bad-argument = gli argomenti non vanno bene; vedi --help.
cli-error-file = impossibile aprire { $name }.
cli-error-usage = gli argomenti non vanno bene; vedi --help.

cli-check-summary =
    { $held ->
        [one] 1 caso confermato
       *[other] { $held } casi confermati
    }, { $differed ->
        [0] nessuno diverso
        [one] 1 diverso
       *[other] { $differed } diversi
    }{ $troubles ->
        [0] .
        [one] , 1 non giudicabile.
       *[other] , { $troubles } non giudicabili.
    }
cli-bad-case = { $file }: caso { $case }: { $what }
cli-not-built = nessuno arbitra ancora con l'edizione { $edition }; le sue regole si leggono con «arbitro laws».
cli-not-utf8 = { $file } non è testo in UTF-8.
cli-unreadable = impossibile leggere { $file }: { $reason }.
cli-unwritable = impossibile scrivere { $file }: { $reason }.
cli-output = l'uscita
cli-line = la riga
cli-unusable = impossibile usare { $file }: { $reason }.
cli-reason-not-found = non esiste un file o una cartella con questo nome
cli-reason-is-a-directory = è una cartella
cli-reason-not-permitted = permesso negato
cli-reason-no-space = il disco è pieno
cli-reason-too-large = supera i { $most } MB; dividilo
cli-reason-in-use = l'indirizzo è già in uso
cli-reason-not-a-directory = lì serve una cartella e non c'è
cli-reason-closed = è chiuso
cli-reason-not-a-file = è un dispositivo o una pipe, e serve un file
cli-reason-not-our-address = questo computer non ha quell'indirizzo
cli-reason-no-such-host = nessun computer ha quel nome
cli-reason-other = il sistema ha rifiutato (errore { $number })
cli-refused = respinto:
cli-derived = (nostra lettura)
cli-say = da dire: { $words }
cli-noted = annotato: { $words }
cli-after = dopo: { $state }
cli-difference = { $key }: atteso { $expected }, deciso { $actual }
cli-nothing-found =
    Nessuna regola parla di «{ $words }».{ $offered ->
        [none] {" "}Cerca con parole in italiano, inglese o spagnolo, o con il numero di una regola.
       *[other] {" "}Le parole più vicine: { $offered }.
    }
cli-no-such-clause = la regola { $clause } non esiste in { $where }; «arbitro laws list --edition EDIZIONE» le elenca.
cli-any-edition = nessuna edizione
cli-status = Stato: { $status }
cli-counterparts = Corrispondenti: { $clauses }
cli-total = in tutto
cli-coverage-unsound = { $edition }: queste regole non hanno uno stato, ne hanno più d'uno o non esistono: { $clauses }
cli-coverage-missing = da questa installazione manca l’elenco di ciò che Arbitro fa per le regole di { $edition }; installa di nuovo Arbitro.
cli-serving = Arbitro serve il sito all'indirizzo { $address } (si ferma con Ctrl+C).
cli-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $reason }. Scegli con --host o --port.
cli-missing-core =
    Manca il nucleo compilato: tutto funziona, ma simulazione, generazione delle mosse e giocatori automatici sono lenti. { $place ->
        [checkout] Installa un compilatore C e ripeti «make sync».
       *[installed] Reinstalla la wheel per questo sistema: pip install --force-reinstall arbitro.
    }
cli-missing-assets =
    Mancano gli script del sito: le pagine si leggono, ma senza ricerca durante la digitazione, scelta fra chiaro e scuro, tiri rivisti e verifica dei dadi nel browser. { $place ->
        [checkout] Vedi i messaggi di «make sync».
       *[installed] Reinstalla la wheel: pip install --force-reinstall arbitro.
    }
cli-missing-cython = manca il nucleo compilato, e anche Cython, senza cui non può girare non compilato; installalo: pip install cython.
