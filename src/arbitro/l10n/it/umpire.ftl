# La console dell'arbitro, e ciò che si dice dei giornali.

match-stands =
    { $one } { $score } { $other }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }{ $winner ->
        [none] { $turn ->
            [none] {""}
           *[other] {" "}· tocca a { $turn }
        }
        [nobody] {" "}· finito, senza vincitore
       *[other] {" "}· ha vinto { $winner }
    }
match-clock =
    { $purpose ->
        [stroke] Tiro
        [placing] Piazzamento
        [break] Spaccata
        [bank] Bank
        [delay] Delay
        [interval] Intervallo
       *[report] Presentazione
    } { $of }: { $left }{ $runs ->
        [yes] {""}
       *[no] {" "}(fermo)
    }

cli-umpire = Arbitra un incontro a righe scritte: ogni atto con la decisione, che cosa dire e che cosa si può inserire dopo.
cli-argument-edition = EDIZIONE
cli-option-journal = Il giornale dell'incontro: ogni atto vi è scritto subito; un incontro che c'è già prosegue.
cli-option-set = Una condizione dell'incontro, come length.points=5; si può ripetere.
cli-option-player = Il nome di un giocatore, una volta per ciascuno, nell'ordine delle parti.
cli-option-author = Di chi sono queste righe.
console-welcome = { $edition }. Scrivi che cosa succede; «?» elenca ciò che si può inserire ora, «aiuto» il resto.
console-manual =
    Un atto, come nei casi: «stroke white 1 queen», «roll 3 1», «place 2», «foul by=black offence=touch»; liste con virgole: «potted=red,pink».
    «?» elenca ciò che si può inserire ora. «?» con un atto ne mostra le scelte.
    «annulla MOTIVO» annulla l'ultimo atto, «ripristina» lo rimette, «correggi NUMERO ATTO; MOTIVO» ne sostituisce uno precedente, «aggiungi NUMERO ATTO; MOTIVO» ne mette uno dimenticato prima di quello.
    «ferma MOTIVO» ferma gioco e orologi, «riprendi» li fa proseguire; «contestazione TESTO» mette l'incontro in esame, «chiudi TESTO» lo conclude.
    «registro» mostra gli ultimi atti con i loro numeri, «mostra» come stanno le cose, «regola NUMERO» una regola.
    «salva FILE» scrive il giornale, «esci» lascia la console.
console-due = ora: { $acts }
console-asked = domanda: { $text } ({ $lines })
console-offer = { $line } – { $what } ({ $by })
console-choices = { $key }: { $choices }
console-value = valore
console-official = ufficiale
console-nothing-offered = Non si può inserire più nulla.
console-not-offered = «{ $act }» ora non si può inserire; «?» elenca ciò che si può.
console-recorded = { $number } · { $time }
console-undone = { $number }: annullato.
console-redone = { $number }: di nuovo in vigore.
console-corrected = { $number }: la riga { $entry } è corretta.
console-inserted = { $number }: inserito prima della riga { $entry }.
console-lapsed = Queste righe non conterebbero più: { $numbers }. Riscrivi la riga per confermare.
console-rejudged = Giudicate di nuovo: { $numbers }.
console-halted = Il gioco è fermo.
console-going = Il gioco prosegue.
console-protested = L'incontro è in esame.
console-settled = L'esame è concluso.
console-saved = { $file }: { $entries ->
        [one] scritta una riga
       *[other] scritte { $entries } righe
    }.
console-unsaved = Nulla è salvato: «salva FILE», o di nuovo «esci».
console-save-where = Di' dove: «salva FILE».
console-say-law = Di' quale regola: «regola 98a».
console-say-number = Di' quale riga, e che cosa era: «correggi 12 stroke white 2; conteggio errato».
console-expired = Tempo scaduto: { $clock }.
bad-act-nothing-to-undo = Non c'è nulla da annullare.
bad-act-nothing-to-redo = Non c'è nulla da rimettere.
bad-act-nothing-to-correct = Nessun atto ha quel numero; «registro» li mostra.
bad-act-paused = Il gioco è già fermo.
bad-act-not-paused = Il gioco non è fermo.
bad-act-in-review = L'incontro è già in esame.
bad-act-not-in-review = L'incontro non è in esame.
cli-umpire-terms = le condizioni { $terms } non vanno bene; questo gioco ha { $known }.
cli-umpire-set = «{ $text }» non è una condizione; si scrive NOME=VALORE.
cli-umpire-other-edition = { $file } è un incontro di { $edition }.

cli-replay = Racconta un incontro dal suo giornale: ogni atto con la decisione, la regola e ciò che si dice.
cli-option-at = Come stavano le cose dopo la riga con questo numero.
cli-journal-export = Scrive il verbale di un incontro dal suo giornale.
cli-option-as = In quale forma.
cli-option-output-file = Scrive in questo file invece che sull'uscita standard.
cli-journal-no-entry = la riga { $number } non esiste; l'ultima è { $last }.
cli-journal-no-form = un incontro di { $game } non ha un verbale nella forma «{ $form }»; ha { $known }.
cli-journal-lapsed = non conta
cli-journal-taken-back = annullato
journal-unknown-format = è scritta in un formato che questa versione non conosce
journal-back-in-time = è anteriore alla riga precedente
journal-bad-act = agisce su qualcosa che non c'è
journal-opened = { $edition }, aperto
journal-undone = l'ultimo atto è annullato: { $reason }
journal-redone = ciò che era annullato è di nuovo in vigore { $reason }
journal-corrected = la riga { $number } è corretta: { $reason }
journal-paused = il gioco è fermo: { $reason }
journal-resumed = il gioco prosegue
journal-protested = contestazione: { $reason }
journal-settled = la contestazione è chiusa: { $reason }

seat-word-redo = ripristina redo
seat-word-correct = correggi correct
seat-word-insert = aggiungi insert
seat-word-halt = ferma
seat-word-go = riprendi
seat-word-protest = contestazione
seat-word-settle = chiudi
seat-word-save = salva
seat-word-log = registro
seat-word-show = mostra
seat-word-law = regola
umpire-to-exam = Fai l’esame
