carrom-after-first-break = prima spaccata
carrom-after-format = formula
carrom-word-doubles = doppio
carrom-after-seats = posti
carrom-after-opened = spaccata fatta
carrom-after-round = turno
carrom-word-quarter = quarti di finale
carrom-word-pre-quarter = prima dei quarti di finale
carrom-word-semi = semifinale
carrom-word-final = finale
carrom-told-offence = { $what }
carrom-told-law = regola { $value }
carrom-told-item = punto { $value }
snooker-after-misses = rimesse di seguito
snooker-after-touching = bilia a contatto
snooker-after-ball = bilia
snooker-after-best-of = frame al massimo
snooker-after-involved = coinvolta nel tiro
snooker-after-wheelchair = sedia a rotelle
snooker-after-sessions = sessioni
snooker-word-free-ball = bilia libera
snooker-word-objects = obiezione
snooker-word-contact = contatto
backgammon-word-start = posizione iniziale
backgammon-after-opening = lancio d’apertura da fare
backgammon-after-bank-s-per-point = bank, secondi per punto
backgammon-after-delay-s = delay, secondi
backgammon-after-policy = come annunciato
backgammon-word-responsible = mosse responsabili
backgammon-word-language = lingua
backgammon-word-agreed-result = risultato concordato
backgammon-after-penalties = penalità
backgammon-word-board = tavola
backgammon-after-crawford = game Crawford
backgammon-told-what = { $what }
backgammon-told-offence = { $what }
backgammon-told-measure = { $what }
backgammon-told-why = { $what }
told-seconds = { $count } s
backgammon-after-starter = chi inizia
backgammon-word-legal = regolare
carrom-told-by =
    { $value ->
        [white] del bianco
        [black] del nero
       *[other] di { $value }
    }
carrom-told-piece = { $what }
carrom-told-where = { $what }
carrom-told-men =
    { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }
snooker-told-path = traiettoria chiara, { $what }

# Che cosa dice un campo di un certo atto.

told-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
    }
told-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
    }
carrom-told-winner = { $value ->
    [white] il bianco
    [black] il nero
   *[other] { $value }
    }
carrom-told-toss-winner = { $value ->
    [white] lo vince il bianco
    [black] lo vince il nero
   *[other] lo vince { $value }
    }
carrom-told-toss-choice = { $value ->
    [break] sceglie la spaccata
   *[side] sceglie il posto
    }
carrom-told-to = { $value ->
    [white] al bianco
    [black] al nero
   *[other] a { $value }
    }
carrom-told-concede-what = { $value ->
    [match] l’intero match
   *[game] il game
    }
carrom-told-replay-cause = { $what }
carrom-told-falls-piece = { $value ->
    [white] bianca
    [black] nera
    [queen] la regina
   *[striker] lo striker
    }
snooker-told-winner = { $what }
snooker-told-toss-first = comincia { $what }
snooker-told-disturbed-by = { $value ->
    [referee] dall’arbitro
    [equipment] dall’attrezzatura
   *[contact] da un contatto
    }
snooker-told-misconduct-loses = perde l’incontro
snooker-told-missing-colour = { $what }
snooker-told-stalemate-step = { $what }
snooker-told-touching-balls = { $what }
snooker-told-declare-ball = { $what }
backgammon-told-winner = { $what }
backgammon-told-starts-clock-bank-s-per-point = bank { $value } s per punto
backgammon-told-starts-clock-delay-s = delay { $value } s
carrom-told-leave-seat-by = { $value ->
    [white] dal bianco
    [black] dal nero
   *[other] da { $value }
    }
carrom-told-plays-during-appeal-by = { $value ->
    [white] da parte del bianco
    [black] da parte del nero
   *[other] da parte di { $value }
    }
carrom-told-wrecks-board-by = { $value ->
    [white] dal bianco
    [black] dal nero
   *[other] da { $value }
    }
backgammon-told-reset-board-by = da { $value }
backgammon-told-take-by = da { $value }
