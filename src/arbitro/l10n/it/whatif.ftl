# E se: una situazione, un atto e la decisione di ogni libro.
whatif-title = E se…
whatif-lead = Prepara il tavolo, fai il tiro, leggi la decisione. L'indirizzo contiene tutto.
whatif-share = Condividi
whatif-copied = Indirizzo copiato
whatif-save = Salva come caso
whatif-game = Gioco
whatif-table = La situazione
whatif-act = Che cosa succede
whatif-happens = Atto
whatif-value = Quale
whatif-more = Altro…
whatif-lines = Atti prima e dopo
whatif-before = Prima, un atto per riga
whatif-after = Dopo, un atto per riga
whatif-lines-help = Come nel terminale o come in un caso, per esempio:
whatif-lines-example-carrom = stroke white 1 queen striker
whatif-lines-example-snooker = stroke: {"{"}potted: [black]{"}"}
whatif-lines-example-backgammon = roll 6 1
whatif-rule = Decidi
whatif-ruling = Decisione
whatif-silent = Non succede ancora nulla: scegli un atto.
whatif-stands = Dopo:
whatif-books = I regolamenti a confronto
whatif-differing =
    { $count ->
        [0] nessuno è diverso
        [one] uno è diverso
       *[other] { $count } sono diversi
    }
whatif-case = È il caso { $case } del libro dei casi.
whatif-cases = Casi di questa regola
whatif-cases-none = Nessun caso del libro la cita ancora.
whatif-not-told = Questo atto non si può raccontare come caso: è stato annullato, o prepara soltanto il tavolo.
whatif-too-long = Prima di questo atto è successo troppo per un solo indirizzo.
whatif-word-true = sì
whatif-word-false = no
whatif-word-auto = secondo il punteggio
whatif-word-legal = mosse legali
whatif-word-responsible = mosse responsabili
whatif-word-policy = mosse illegali
whatif-word-crawford = game Crawford
whatif-word-round = turno
whatif-word-pre-quarter = prima dei quarti
whatif-word-quarter = quarto di finale
whatif-word-semi = semifinale
whatif-word-final = finale
whatif-word-misses = rimesse chiamate prima
whatif-word-touching = in contatto
whatif-word-strokes = tiri del turno
whatif-word-attempt = tentativo
whatif-word-clear-path = traiettoria chiara
whatif-cases-more = altri { $count }
watch-whatif = E se…?
whatif-board = Schizzo del tavolo: tocca un pezzo per imbucarlo con il tiro
whatif-position = Trascina ogni pedina dove si trova, anche sul bar e fuori; oppure raggiungila con Tab e premi una freccia. La posizione qui sotto si scrive da sé.
