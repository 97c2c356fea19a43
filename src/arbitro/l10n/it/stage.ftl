# Un incontro giocato qui: che cosa i giocatori si propongono, e che cosa sta in testa alla pagina.

play-wish-pause = { $name } chiede una pausa.
play-wish-undo = { $name } chiede di annullare l'ultimo atto.
play-wish-redo = { $name } chiede di ripristinare ciò che è stato annullato.
play-wish-correct = { $name } chiede di correggere un atto.
play-wish-resume = { $name } chiede di riprendere.
play-wished-pause = Hai chiesto una pausa. Comincia quando gli altri sono d'accordo; il prossimo atto la fa cadere.
play-wished-undo = Hai chiesto di annullare l'ultimo atto. Si fa quando gli altri sono d'accordo; il prossimo atto fa cadere la richiesta.
play-wished-redo = Hai chiesto di ripristinare ciò che è stato annullato. Gli altri devono essere d'accordo.
play-wished-correct = Hai chiesto di correggere un atto. Gli altri devono essere d'accordo.
play-wished-resume = Hai chiesto di riprendere. Gli altri devono essere d'accordo.
play-agree = D'accordo
play-not-now = Non ora
play-declined = { $name } risponde: non ora. Puoi chiederlo di nuovo.
hall-problem-no-wish = Non c'è nessuna richiesta da rifiutare: è già caduta.
play-ask-pause = Pausa
play-ask-undo = Annulla l'ultimo atto
play-go-on = Riprendi
play-stands-paused = L'incontro è in pausa, e così gli orologi.
play-stands-review = Si esamina una contestazione: si riprende quando è decisa.
play-restart-propose = Proponi di ricominciare il frame
play-restart-proposed = { $name } propone di ricominciare il frame.
play-restart-own = Hai proposto di ricominciare il frame. L'avversario accetta o si oppone.
play-restart-agree = D'accordo, si ricomincia
play-restart-object = Mi oppongo, si continua

play-setup-backgammon = Disponi tu le pedine
play-setup-how-backgammon = Trascina una pedina, o toccala e poi tocca il suo punto; da tastiera Tab e le frecce. Nel vassoio a destra, o con Canc, è fuori. La posizione sta sopra come XGID.
play-setup-turn = Tocca a
play-setup-die-1 = Primo dado
play-setup-die-2 = Secondo dado
play-setup-cube = Cubo
play-setup-cube-centred = non girato
play-setup-cube-owner = Il cubo è di
play-setup-cube-nobody = nessuno

stage-head-carrom =
    { $of ->
        [0] Board { $number }
       *[other] Board { $number } di { $of }
    }
stage-head-snooker =
    { $of ->
        [0] Frame { $number }
       *[other] Frame { $number } di { $of }
    }
stage-head-backgammon =
    { $of ->
        [0] Game { $number }
        [one] Game { $number }, a 1 punto
       *[other] Game { $number }, ai { $of } punti
    }
stage-head-money =
    { $of ->
        [one] Game { $number }, sessione a soldi di 1 game
       *[other] Game { $number }, sessione a soldi di { $of } game
    }
stage-head-plain =
    { $of ->
        [0] Parte { $number }
       *[other] Parte { $number } di { $of }
    }
web-play-hint-plain = Senza registrarsi. La sala decide secondo il regolamento:
play-keys-plain = Tasti: Tab e Invio, T testo.
play-prepares-plain = Si prepara il prossimo.
play-choose-act = { $name }: si sceglie che cosa fare.
stage-head-clock = tempi del regolamento
play-ruling = Decisione
play-prepares-backgammon = Si lanciano i dadi per l'apertura.
play-prepares-carrom = Si prepara il carrom board.
play-prepares-snooker = Si prepara il tavolo.
play-want = Che cosa vuoi?
play-look = Guarda il tavolo
play-left = da piazzare: { $many }
play-lies = { $across } mm { $side }, { $along } mm { $way } il centro
play-lies-left = a sinistra
play-lies-right = a destra
play-lies-below = sotto
play-lies-above = sopra
play-nudge-up = Lontano da te
play-nudge-down = Verso di te
play-nudge-left = A sinistra
play-nudge-right = A destra
play-keys-place = Trascina la pedina nell'area blu, o usa ← ↑ ↓ → (Maiusc 10 mm). Invio la piazza, X rinuncia.
play-doubled = { $name } raddoppia a { $value }: accetti o passi?
play-doubled-beaver = { $name } raddoppia a { $value }: accetti, passi o beaver?
play-beaver = Beaver
play-resigned = { $name } abbandona: accetti o rifiuti?
stage-how = Come si gioca qui
play-board = Mostra il tavolo
play-clock-break = spaccata
play-clock-stroke = tiro
play-clock-placing = piazzamento
play-skip = Mostra la fine
play-pace = Velocità
play-aims = { $name } mira
play-event-roll = { $name }: { $dice }
play-event-move = { $name }: { $dice }, { $move }
play-event-no-move = { $name }: { $dice }, nessuna mossa
play-tip-key = Punta
play-event-pot = { $balls }. Break { $points }
play-event-nothing = niente in buca
play-event-white = { $count ->
    [one] pedina bianca in buca
   *[other] { $count } pedine bianche in buca
  }
play-event-black = { $count ->
    [one] pedina nera in buca
   *[other] { $count } pedine nere in buca
  }
play-event-queen = regina in buca
play-event-all = { $name }: { $what }
play-event-none = L’incontro comincia.
play-pull = { $power } · rilascia per tirare
play-pull-none = Rilascia: non succede nulla
play-warning = Se tiri adesso: { $what } § { $law }
play-button-only = Tira solo con il pulsante
