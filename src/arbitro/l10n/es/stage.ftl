# Un encuentro que se juega aquí: lo que los jugadores se proponen y lo que figura en la cabecera.

play-wish-pause = { $name } pide una pausa.
play-wish-undo = { $name } pide deshacer el último acto.
play-wish-redo = { $name } pide restablecer lo que se deshizo.
play-wish-correct = { $name } pide corregir un acto.
play-wish-resume = { $name } pide continuar.
play-wished-pause = Has pedido una pausa. Empieza cuando los demás estén de acuerdo; el próximo acto la deja sin efecto.
play-wished-undo = Has pedido deshacer el último acto. Se hace cuando los demás estén de acuerdo; el próximo acto deja la petición sin efecto.
play-wished-redo = Has pedido restablecer lo que se deshizo. Los demás deben estar de acuerdo.
play-wished-correct = Has pedido corregir un acto. Los demás deben estar de acuerdo.
play-wished-resume = Has pedido continuar. Los demás deben estar de acuerdo.
play-agree = De acuerdo
play-not-now = Ahora no
play-declined = { $name } responde: ahora no. Puedes volver a pedirlo.
hall-problem-no-wish = No hay ninguna petición que rechazar: ya quedó sin efecto.
play-ask-pause = Pausa
play-ask-undo = Deshacer el último acto
play-go-on = Continuar
play-stands-paused = El partido está en pausa, y también sus relojes.
play-stands-review = Se examina una protesta: el juego sigue cuando se resuelva.
play-restart-propose = Proponer empezar de nuevo el frame
play-restart-proposed = { $name } propone empezar de nuevo el frame.
play-restart-own = Has propuesto empezar de nuevo el frame. El rival acepta o se opone.
play-restart-agree = De acuerdo, de nuevo
play-restart-object = Me opongo, seguimos

play-setup-backgammon = Coloca tú las fichas
play-setup-how-backgammon = Arrastra una ficha, o tócala y luego su casilla; con teclas, Tab y las flechas. En la bandeja de la derecha, o con Supr, está fuera. La posición figura arriba como XGID.
play-setup-turn = Juega
play-setup-die-1 = Primer dado
play-setup-die-2 = Segundo dado
play-setup-cube = Cubo
play-setup-cube-centred = sin girar
play-setup-cube-owner = El cubo es de
play-setup-cube-nobody = nadie

stage-head-carrom =
    { $of ->
        [0] Juego { $number }
       *[other] Juego { $number } de { $of }
    }
stage-head-snooker =
    { $of ->
        [0] Frame { $number }
       *[other] Frame { $number } de { $of }
    }
stage-head-backgammon =
    { $of ->
        [0] Partida { $number }
        [one] Partida { $number }, a 1 punto
       *[other] Partida { $number }, a { $of } puntos
    }
stage-head-money =
    { $of ->
        [one] Partida { $number }, sesión por dinero de 1 partida
       *[other] Partida { $number }, sesión por dinero de { $of } partidas
    }
stage-head-plain =
    { $of ->
        [0] Parte { $number }
       *[other] Parte { $number } de { $of }
    }
web-play-hint-plain = Sin registrarse. La sala decide según el reglamento:
play-keys-plain = Teclas: Tab e Intro, T texto.
play-prepares-plain = Se prepara el siguiente.
play-choose-act = { $name }: toca elegir.
stage-head-clock = tiempos del reglamento
play-ruling = Decisión
play-prepares-backgammon = Se tiran los dados para la apertura.
play-prepares-carrom = Se prepara el tablero.
play-prepares-snooker = Se prepara la mesa.
play-want = ¿Qué quieres?
play-look = Mirar la mesa
play-left = por colocar: { $many }
play-lies = { $across } mm { $side }, { $along } mm { $way } del centro
play-lies-left = a la izquierda
play-lies-right = a la derecha
play-lies-below = por debajo
play-lies-above = por encima
play-nudge-up = Lejos de ti
play-nudge-down = Hacia ti
play-nudge-left = A la izquierda
play-nudge-right = A la derecha
play-keys-place = Arrastra la ficha en el área azul, o usa ← ↑ ↓ → (Mayús 10 mm). Intro la coloca, X renuncia.
play-doubled = { $name } dobla a { $value }: ¿aceptas o rechazas?
play-doubled-beaver = { $name } dobla a { $value }: ¿aceptas, rechazas o beaver?
play-beaver = Beaver
play-resigned = { $name } abandona: ¿aceptas o rechazas?
stage-how = Cómo se juega aquí
play-board = Mostrar el tablero
play-clock-break = saque
play-clock-stroke = golpe
play-clock-placing = colocación
play-skip = Mostrar el final
play-pace = Velocidad
play-aims = { $name } apunta
play-event-roll = { $name }: { $dice }
play-event-move = { $name }: { $dice }, { $move }
play-event-no-move = { $name }: { $dice }, sin jugada
play-tip-key = Suela
play-event-pot = { $balls }. Tacada { $points }
play-event-nothing = nada embocado
play-event-white = { $count ->
    [one] ficha blanca embocada
   *[other] { $count } fichas blancas embocadas
  }
play-event-black = { $count ->
    [one] ficha negra embocada
   *[other] { $count } fichas negras embocadas
  }
play-event-queen = reina embocada
play-event-all = { $name }: { $what }
play-event-none = Empieza el partido.
play-pull = { $power } · suelta para tirar
play-pull-none = Suelta: no pasa nada
play-warning = Si tiras ahora: { $what } § { $law }
play-button-only = Tirar solo con el botón
