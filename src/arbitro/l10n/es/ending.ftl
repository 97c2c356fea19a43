# Qué se dice de un partido terminado, y de uno que una parte ha dejado.

story-title = La historia del partido
story-match = El partido
story-turn = El momento decisivo
story-best = Lo mejor
story-swing = El mayor vuelco
story-work = Por mejorar
story-reviewing = Se está analizando el partido.
story-length-carrom =
    { $units ->
        [one] { $units } juego
       *[other] { $units } juegos
    }, { $minutes ->
        [0] menos de un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
story-length-snooker =
    { $units ->
        [one] { $units } frame
       *[other] { $units } frames
    }, { $minutes ->
        [0] menos de un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
story-length-backgammon =
    { $units ->
        [one] { $units } partida
       *[other] { $units } partidas
    }, { $minutes ->
        [0] menos de un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
story-led = { $side } se adelanta con { $one }–{ $other } y ya no pierde la ventaja.
story-turned = { $side } va perdiendo { $low }–{ $high } y manda hasta el final desde el { $one }–{ $other }.
story-best-carrom =
    { $count ->
        [one] { $side }: { $count } ficha en un turno
       *[other] { $side }: { $count } fichas en un turno
    }
story-best-snooker = { $side }: una tacada de { $count }
story-best-backgammon =
    { $count ->
        [one] { $side }: { $count } punto con una partida
       *[other] { $side }: { $count } puntos con una partida
    }
story-swung = { $what }: las posibilidades de { $side } pasan del { $before } % al { $after } %.
story-error = Jugaste { $made }; mejor { $best } (+{ $loss }).
story-open =
    { $chances ->
        [one] Golpes fáciles logrados: { $made } de { $chances }.
       *[other] Golpes fáciles logrados: { $made } de { $chances }.
    }
play-away =
    { $minutes ->
        [one] Si { $name } no juega en { $minutes } minuto, puedes cerrar el partido.
       *[other] Si { $name } no juega en { $minutes } minutos, puedes cerrar el partido.
    }
play-away-now =
    { $minutes ->
        [one] { $name } no juega desde hace { $minutes } minuto.
       *[other] { $name } no juega desde hace { $minutes } minutos.
    }
play-walkover = Cerrar el partido
hall-problem-nobody-left = No se espera a nadie: un partido se cierra sin la otra parte solo cuando le toca a ella, y solo si es amistoso.
hall-problem-too-soon =
    { $minutes ->
        [one] Es pronto: puedes cerrar el partido sin la otra parte dentro de { $minutes } minuto.
       *[other] Es pronto: puedes cerrar el partido sin la otra parte dentro de { $minutes } minutos.
    }

# Casual rules, and hints told by what they do.
web-casual = Reglas
web-casual-none = Como en el reglamento
web-casual-one-board = Un solo juego
web-casual-one-board-says = quien gana el primer juego ha ganado, sean cuales sean los puntos. Todo lo demás, como en el reglamento.
web-casual-six-reds = Seis rojas
web-casual-six-reds-says = un solo frame con seis rojas en lugar de quince: 75 puntos en la mesa. Todo lo demás, como en el reglamento.
web-casual-money = Sesión por dinero, tres partidas
web-casual-money-says = tres partidas, y solo cuentan los puntos: quien tiene más ha ganado, y en caso de igualdad se juega otra partida. Los gammons y backgammons valen solo cuando se ha doblado (Jacoby); quien recibe un doble puede doblar en el acto y conservar el cubo (beaver); sin partida Crawford. Todo lo demás, como en el reglamento.

play-hint-into = { $piece }, { $pocket }
play-hint-at = A { $piece }
play-hint-safe-at = De seguridad, a { $piece }
play-hint-rail = Por la banda
play-pocket-left-top = arriba a la izquierda
play-pocket-right-top = arriba a la derecha
play-pocket-left-bottom = abajo a la izquierda
play-pocket-right-bottom = abajo a la derecha
play-pocket-left-middle = en el centro a la izquierda
play-pocket-right-middle = en el centro a la derecha
play-pocket-middle-top = en el centro arriba
play-pocket-middle-bottom = en el centro abajo
