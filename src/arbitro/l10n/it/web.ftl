# Il sito.

web-name = Arbitro
web-title = { $page } · Arbitro
web-description = I regolamenti di carrom, snooker e backgammon, regola per regola, in italiano, inglese e spagnolo.
web-own-words = Qui le regole sono esposte con parole nostre. In caso di dubbio vale il testo della federazione.
web-skip = Vai al testo
web-nav = Principale
web-nav-glossary = Glossario
web-nav-readings = Letture
web-nav-coverage = Copertura
web-trail = Sei qui
web-languages = Lingua
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-theme-dark = Tema scuro

web-game-carrom = Carrom
web-game-snooker = Snooker
web-game-backgammon = Backgammon
web-edition-carrom-icf-2001 = ICF 2001
web-edition-carrom-classic-29 = Classico 29
web-edition-carrom-colombia = Colombia
web-edition-snooker-wpbsa = WPBSA
web-edition-backgammon-wbgf-2-1 = WBGF 2.1

web-home-title = Arbitro: le regole di carrom, snooker e backgammon
web-home-heading = Gioca un incontro. Ogni decisione cita la sua regola.
web-home-lead = Carrom, snooker e backgammon, arbitrati come in sala. Nessun account, niente da installare.
web-first-carrom = Ai 25 o otto board, circa 20 minuti
web-first-snooker = Un frame, circa 15 minuti
web-first-backgammon = Ai 3 punti, circa 10 minuti
web-first-house = Computer
web-first-friend = Amico
web-first-device = Qui in due
web-go-on = Riprendi il tuo incontro
web-go-on-yours = tocca a te
web-my-matches = I miei incontri
web-called = Giochi come { $name }.
web-first-more = { $game }: tutte le scelte
web-principles = Come lavora Arbitro
web-principle-cite = Una regola dietro ogni decisione
web-principle-cite-says = Una decisione nomina la regola su cui si fonda e vi rimanda; dove si fonda su una nostra lettura, lo dice.
web-principle-honest = Nulla di promesso che non sia fatto
web-principle-honest-says = Ogni regola ha uno stato: che cosa ne fa il programma, oppure che è ancora aperta.
web-principle-hall = Fatto per la sala
web-principle-hall-says = Funziona su un portatile senza internet, sui telefoni nella rete della sala, con la tastiera e con il lettore di schermo.
web-coverage-see = Vedi che cosa si fa di ogni regola

web-laws = Regolamenti
web-laws-of = Regole: { $game }
web-laws-lead = Ogni regola dei cinque regolamenti, esposta con parole nostre, abbastanza precisa da decidere.
web-books = Edizioni
web-book-description = { $title } ({ $edition }): ogni regola ({ $count }) con il suo stato e le corrispondenti nelle altre edizioni.
web-source = Fonte: { $source }
web-contents = Indice
web-clauses =
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
web-permalink = Collegamento a questa regola
web-leaf = Confronta
web-leaf-alone = Scheda
web-status = Stato
web-will-be = Prevista: { $status }.
web-address = Indirizzo
web-counterparts = Nelle altre edizioni
web-neighbours = Regole vicine
web-before = Prima
web-after = Dopo
web-edition = Edizione

web-coverage = Copertura
web-coverage-lead = Che cosa fa Arbitro di ogni regola, contato per edizione. Le regole aperte non sono ancora fatte e sono elencate qui sotto.
web-total = In tutto
web-all-editions = Tutte le edizioni
web-statuses = Che cosa significano gli stati
web-open-clauses = Regole aperte

web-glossary = Glossario
web-glossary-of = Glossario: { $game }
web-glossary-lead = Le parole di ogni gioco, con le regole che le definiscono.
web-terms =
    { $count ->
        [one] 1 termine
       *[other] { $count } termini
    }

web-search = Cerca
web-search-title = Cerca nelle regole
web-search-of = Ricerca: { $words }
web-search-label = Cerca nelle regole
web-search-placeholder = Parole o numero della regola
web-search-hint = Cerca con parole in italiano, inglese o spagnolo, oppure con il numero della regola.
web-search-suggestions = Regole trovate
web-search-edition = Edizione
web-search-everywhere = Tutte le edizioni
web-search-nothing = Nessuna regola parla di «{ $words }».
web-search-nearest = Le parole più vicine:
web-search-first =
    Le { $count ->
        [one] 1 regola
       *[other] { $count } regole
    } più pertinenti; con più parole la ricerca si restringe.
web-search-count =
    { $count ->
        [0] Nessuna regola trovata
        [one] 1 regola trovata
       *[other] { $count } regole trovate
    }

web-error-400 = Questa richiesta non si può leggere
web-error-400-advice = L’indirizzo chiede qualcosa in un modo che il sito non conosce. Una ricerca può avere al massimo 200 caratteri.
web-error-404 = Questa pagina non esiste
web-error-404-advice = Forse in questa edizione la regola ha un altro numero. La ricerca qui sopra la trova dalle sue parole.
web-error-405 = Questa pagina non si usa così
web-error-405-advice = Aprila da un collegamento.
web-error-414 = Questo indirizzo è troppo lungo
web-error-414-advice = Apri la pagina da un collegamento, o cercala dalle sue parole.
web-error-421 = Questo indirizzo non è di questa sala
web-error-421-advice = Apri la sala dall’indirizzo che la sala stessa mostra.
web-error-503 = La sala ora non può rispondere
web-error-503-advice = Riprova fra un momento.
web-error-500 = Qui qualcosa è andato storto
web-error-500-advice = L’errore è del programma, non tuo. Riprova; se succede ancora, avvisa chi gestisce questo sito.
web-error-astray = Una pedina che esce dal carrom board torna al centro.
web-error-code = Errore { $status }
web-go-home = Pagina iniziale

web-dice-check = Verifica un incontro
web-dice-check-says = Scegli il verbale di un incontro, o incollalo. Il controllo avviene qui, nel tuo browser; niente viene inviato.
web-dice-file = Verbale (JSON)
web-dice-paste = Oppure incollala qui
web-dice-verified = { $match }: ogni anello segue e ogni dado è giusto. Lanci controllati: { $rolls }.
web-dice-no-ledger = Questo non è un elenco di lanci: serve un file JSON con gli impegni e i lanci di un incontro.
web-dice-noscript = Il controllo in questa pagina richiede JavaScript. Il comando qui sotto fa lo stesso.
web-dice-offline = Lo stesso controllo sulla tua macchina, senza questa pagina: arbitro dice verify match.json

web-table = Il tavolo
web-table-lead = Ogni tiro è calcolato esattamente, da un contatto al successivo, e registrato come poche curve. Il browser lo ripete da queste, lentamente quanto si vuole.
web-table-stroke = Tiro
web-table-carrom-break = Carrom: la spaccata
web-table-snooker-break = Snooker: l'apertura
web-table-snooker-screw = Snooker: palla piena con effetto retro
web-table-snooker-jump = Snooker: un tiro a saltare, che è fallo
web-table-file = Oppure un file proprio:
web-table-play = Avvia
web-table-pause = Pausa
web-table-time = Tempo del tiro
web-table-pace = Velocità
web-table-refused = Questo non è un tiro registrato. Serve un file JSON di «arbitro table play».
web-table-picture = Il tavolo con i suoi pezzi
web-table-keys = Sul tavolo: la barra spaziatrice avvia e ferma, le frecce vanno avanti e indietro, Home e Fine all'inizio e alla fine.
web-table-noscript = Per rivedere i tiri serve JavaScript. Il tavolo è mostrato com'è prima del primo tiro.

web-boards = I tavoli
web-boards-lead = Tre tavoli disegnati con le misure delle regole. Ognuno si può usare da solo in qualsiasi pagina.
web-boards-try-carrom = Trascina lo striker sulla linea di base, e la maniglia dietro di esso per mirare. Tasti: le frecce mirano, A e D spostano lo striker.
web-boards-try-snooker = Trascina ovunque per mirare; il pallino è in battuta e va messo dentro la D. Tasti: le frecce mirano, W A S D spostano il pallino.
web-boards-try-backgammon = Tocca o trascina una pedina: il blu mostra dove può andare. Tasti: le frecce scelgono, Invio muove, Backspace annulla.
web-boards-use = In una tua pagina
web-boards-noscript = I tavoli hanno bisogno di JavaScript.

web-place-play = Gioca
web-place-watch = Guarda
web-place-umpire = Arbitra
web-place-desk = Torneo
web-place-laws = Regole
web-tabs = Luoghi
web-entry-watch = Gli incontri di questa sala, dal vivo
web-entry-umpire = Segna un incontro sul telefono, atto per atto
web-entry-desk = Dirigi un evento da questo portatile
web-entry-laws = Cinque regolamenti, regola per regola
web-foot-dice = Dadi
web-watch = Incontri
web-watch-empty = Non si gioca nessun incontro
web-watch-empty-says = Un incontro creato in questa sala compare qui subito, con il punteggio e ogni decisione.
web-watch-noscript = Per seguire un incontro dal vivo serve JavaScript; ricarica la pagina per il punteggio attuale.
web-state-waiting = in attesa di un giocatore
web-state-running = in corso
web-state-paused = in pausa
web-state-review = in esame
web-state-over = finita
web-umpire-lead = Registra ogni atto di un incontro e ottieni la decisione, le parole da dire e l’orologio.

web-play-name = Il tuo nome
web-play-against = Contro
web-play-friend = Qualcuno accanto a te, su questo dispositivo
web-play-length-backgammon = Punti per vincere l’incontro
web-play-length-carrom = Board
web-play-start = Inizia
web-play-hint-backgammon = Nessun account. La sala lancia i dadi e decide secondo il regolamento:
web-play-hint-carrom = Nessun account. La sala calcola ogni tiro e decide secondo il regolamento:
web-play-noscript = Per giocare serve JavaScript.
