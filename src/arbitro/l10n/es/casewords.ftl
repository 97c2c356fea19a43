carrom-after-first-break = primer saque
carrom-after-format = modalidad
carrom-word-doubles = dobles
carrom-after-seats = puestos
carrom-after-opened = saque hecho
carrom-after-round = ronda
carrom-word-quarter = cuartos de final
carrom-word-pre-quarter = antes de los cuartos de final
carrom-word-semi = semifinal
carrom-word-final = final
carrom-told-offence = { $what }
carrom-told-law = regla { $value }
carrom-told-item = punto { $value }
snooker-after-misses = misses seguidos
snooker-after-touching = bola en contacto
snooker-after-ball = bola
snooker-after-best-of = frames como máximo
snooker-after-involved = parte del golpe
snooker-after-wheelchair = silla de ruedas
snooker-after-sessions = sesiones
snooker-word-free-ball = bola libre
snooker-word-objects = objeta
snooker-word-contact = contacto
backgammon-word-start = posición inicial
backgammon-after-opening = tirada inicial pendiente
backgammon-after-bank-s-per-point = banco, segundos por punto
backgammon-after-delay-s = retardo, segundos
backgammon-after-policy = según lo anunciado
backgammon-word-responsible = jugadas responsables
backgammon-word-language = idioma
backgammon-word-agreed-result = resultado acordado
backgammon-after-penalties = penalizaciones
backgammon-word-board = tablero
backgammon-after-crawford = partida Crawford
backgammon-told-what = { $what }
backgammon-told-offence = { $what }
backgammon-told-measure = { $what }
backgammon-told-why = { $what }
told-seconds = { $count } s
backgammon-after-starter = quien empieza
backgammon-word-legal = reglamentaria
carrom-told-by =
    { $value ->
        [white] de las blancas
        [black] de las negras
       *[other] de { $value }
    }
carrom-told-piece = { $what }
carrom-told-where = { $what }
carrom-told-men =
    { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
snooker-told-path = camino libre, { $what }

# Lo que dice un campo de cierto acto.

told-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
    }
told-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
    }
carrom-told-winner = { $value ->
    [white] las blancas
    [black] las negras
   *[other] { $value }
    }
carrom-told-toss-winner = { $value ->
    [white] lo ganan las blancas
    [black] lo ganan las negras
   *[other] lo gana { $value }
    }
carrom-told-toss-choice = { $value ->
    [break] elige el saque
   *[side] elige el lado
    }
carrom-told-to = { $value ->
    [white] a las blancas
    [black] a las negras
   *[other] a { $value }
    }
carrom-told-concede-what = { $value ->
    [match] el partido
   *[game] la partida
    }
carrom-told-replay-cause = { $what }
carrom-told-falls-piece = { $value ->
    [white] una blanca
    [black] una negra
    [queen] la reina
   *[striker] el striker
    }
snooker-told-winner = { $what }
snooker-told-toss-first = empieza { $what }
snooker-told-disturbed-by = { $value ->
    [referee] por el árbitro
    [equipment] por el material
   *[contact] por un contacto
    }
snooker-told-misconduct-loses = pierde el partido
snooker-told-missing-colour = { $what }
snooker-told-stalemate-step = { $what }
snooker-told-touching-balls = { $what }
snooker-told-declare-ball = { $what }
backgammon-told-winner = { $what }
backgammon-told-starts-clock-bank-s-per-point = banco { $value } s por punto
backgammon-told-starts-clock-delay-s = retardo { $value } s
carrom-told-leave-seat-by = { $value ->
    [white] por las blancas
    [black] por las negras
   *[other] por { $value }
    }
carrom-told-plays-during-appeal-by = { $value ->
    [white] por las blancas
    [black] por las negras
   *[other] por { $value }
    }
carrom-told-wrecks-board-by = { $value ->
    [white] por las blancas
    [black] por las negras
   *[other] por { $value }
    }
backgammon-told-reset-board-by = por { $value }
backgammon-told-take-by = por { $value }
