# Lo que los eventos anuncian, registran y rechazan además de sorteos y resultados: puntos, tiempo, enmiendas, personas, dinero.

desk-round-started = Corre el reloj de la ronda { $round } y se llama a sus partidos.
desk-time-added =
    { $of } recibe { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } más.
desk-last-unit = Se acabó el tiempo de { $match }: se termina lo que está en la mesa y nada más.
desk-extra-unit = { $match } está empatado al acabar el tiempo: decide una unidad más.
desk-stopped = { $winner ->
        [draw] { $match } se detiene al acabar el tiempo: empate.
       *[other] { $match } se detiene al acabar el tiempo: { $winner }.
    }
desk-deducted =
    A { $player } { $points ->
        [one] se le quita 1 punto
       *[other] se le quitan { $points } puntos
    }.
desk-amended = Modificado: { $what }.
desk-amendment-shown = Si se modifica ({ $what }), sigue esto. Da un motivo para hacerlo.
desk-undo-shown = Si se deshace el acto { $number }, sigue esto. Da un motivo para deshacerlo.
desk-act-taken-back = El acto { $number } queda deshecho.
desk-all-done =
    { $count ->
        [one] Se registra 1 acto.
       *[other] Se registran { $count } actos como uno solo.
    }
desk-waits-for-a-place = { $player } espera una plaza.
desk-checked-in = { $player } está presente.
desk-check-in-closed =
    La acreditación se cierra; { $count ->
        [0] nadie queda retirado
        [one] 1 que no vino queda retirado
       *[other] { $count } que no vinieron quedan retirados
    }.
desk-paid = { $player } paga { $amount }.
desk-refunded = { $player } recibe { $amount } de vuelta.
desk-told-drawn-match =   { $match }  { $first } – { $second }  empate { $score } ({ $by }, { $state })
desk-refused-another-hand = un miembro vota en persona, o en papel ante dos oficiales ajenos al asunto.
desk-refused-check-in-is-closed = la acreditación está cerrada, o no la hay en este evento.
desk-refused-check-in-is-open = cierra antes la acreditación.
desk-refused-clock-runs-already = el reloj de la ronda { $round } ya corre.
desk-refused-event-is-over = eso está decidido: el evento ha terminado, o su eliminatoria está sorteada.
desk-refused-every-round-has-begun = todas las rondas han empezado.
desk-refused-games-and-score-differ = las partidas no dan ese resultado, o una está empatada, por debajo de la ventaja, o después de la decisión.
desk-refused-impossible-length = aquí un partido no puede tener esa longitud.
desk-refused-later-acts-rest-on-it = otros actos dependen de él: { $numbers }. Deshazlos también.
desk-refused-later-rounds-follow = las rondas siguientes salen de los resultados: solo R1 se empareja a mano.
desk-refused-licence-is-needed = hace falta una licencia válida hasta el último día.
desk-refused-match-has-begun = { $match } ha empezado.
desk-refused-match-is-over = { $match } ha terminado: los puntos quedan como están.
desk-refused-name-is-taken = ya es el nombre de un inscrito: { $name }.
desk-refused-no-act-to-take-back = el acto { $number } no se puede deshacer: no existe, se rechazó, solo mostraba algo, deshace otro, o ya está deshecho.
desk-refused-no-draws-here = este partido no puede acabar en empate: alguien tiene que ganarlo.
desk-refused-no-points-here = aquí no se cuentan puntos, o ya no.
desk-refused-no-such-place = no hay dos lugares así en el sorteo que se puedan cambiar.
desk-refused-no-such-round = la ronda { $round } no se puede nombrar ahora.
desk-refused-no-time-limit = no hay límite de tiempo anunciado para esa ronda, o no existe.
desk-refused-no-time-to-add = añade más de 0 segundos, a un partido o una ronda cuyo reloj corra.
desk-refused-no-way-back = aquí no se vuelve así: quizá quepa una inscripción tardía.
desk-refused-nobody-to-check-in = no hay tal inscrito con plaza o en lista de espera.
desk-refused-nobody-to-come-back = solo vuelve quien se retiró; una descalificación se anula.
desk-refused-not-a-category = no es ninguna de las categorías anunciadas.
desk-refused-not-of-the-age = la edad no es la de la categoría del evento.
desk-refused-not-so-much-is-open = solo queda por pagar { $amount }.
desk-refused-not-so-much-was-paid = solo se pagó { $amount }.
desk-refused-nothing-to-deduct = indica un inscrito, y puntos por encima de 0.
desk-refused-nothing-to-start = en la ronda { $round } no hay nada que llamar.
desk-refused-pairs-follow-from-the-draw = en este formato los emparejamientos salen del sorteo.
desk-refused-person-entered-already = esa persona ya está inscrita, como { $name }.
desk-refused-places-are-taken =
    { $count ->
        [one] 1 inscrito ya tiene plaza
       *[other] { $count } inscritos ya tienen plaza
    }.
desk-refused-players-without-a-licence = sin licencia válida: { $players }.
desk-refused-round-has-begun = la ronda { $round } ha empezado.
desk-refused-rounds-are-paired = ya hay más rondas emparejadas.
desk-refused-seed-is-taken = { $player } tiene ese cabeza de serie.
desk-refused-table-in-use = en uso: { $table }.
desk-refused-table-is-there = ya está: { $table }.
desk-refused-the-last-unit-is-played = se juega la última unidad: sigue el resultado.
desk-refused-they-have-met = { $player } ya jugó con { $other }; indica que es intencionado.
desk-refused-time-is-not-up = el partido no está en juego, o no se acabó su tiempo.
desk-refused-two-byes-meet = dos bye no se enfrentan.
desk-refused-who-scored-last = empate: indica qué parte anotó la última.
malformed-desk-end-before-start = «{ $key }» no puede ser un día anterior a «start».
malformed-desk-even-without-draws = «{ $key }»: todas las partidas de un número par se juegan solo donde se anuncian empates.
malformed-desk-min-above-max = «{ $key }»: «min» no puede superar «max».
malformed-desk-not-a-date = «{ $key }» tiene que ser un día como 2026-11-21.
malformed-desk-not-a-zone = «{ $key }» tiene que ser una zona como Europe/Madrid.
malformed-desk-not-in-a-batch = «{ $key }»: «{ $act }» se registra solo, no junto con otros.
malformed-desk-not-in-a-bracket = «{ $key }» no se puede anunciar en una eliminatoria, simple o doble.
malformed-desk-of-a-knockout = «{ $key }»: solo una eliminatoria simple tiene consolación. En los demás formatos abre un segundo evento que se nutra de los puestos de este.
room-by-time = por tiempo
room-entry-waiting = espera una plaza
room-drawn = empate
room-tiebreak-points = Puntos
room-tiebreak-won = Ganados jugando
room-tiebreak-games = Partidas
room-tiebreak-buchholz-cut-1 = Buchholz, sin el menor
room-tiebreak-buchholz-cut-2 = Buchholz, sin los dos menores
room-tiebreak-buchholz-median = Buchholz mediano
room-tiebreak-buchholz-median-2 = Buchholz mediano, dos quitados
room-tiebreak-sonneborn-cut-1 = Sonneborn, sin el menor
room-tiebreak-progressive = Progresivo
room-tiebreak-progressive-cut-1 = Progresivo, sin el primero
room-tiebreak-koya = Koya
room-tiebreak-rating-average = Puntuación de los rivales
room-given-draws = Empates
room-given-points = Puntos del partido
room-given-play_all = Se juegan todas las partidas
room-given-walkover_score = Resultado sin jugar
room-given-time_limit = Límite de tiempo
room-given-handicap = Hándicap
room-given-unplayed = Rondas sin jugar en los desempates
room-given-start = Primer día
room-given-end = Último día
room-given-place = Lugar
room-given-organiser = Organizador
room-given-zone = Huso horario
room-given-licence = Licencias
room-given-ages = Grupos de edad
room-given-capacity = Plazas para inscritos
room-given-check_in = Acreditación antes del sorteo
room-given-entry_fee = Cuota de inscripción
room-given-prizes = Premios
room-given-prize_ties = Premios de los empatados
room-given-prize_round = Premios redondeados hacia abajo a
desk-told-by-points = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por puntos: { $value } contra { $other }.
desk-told-by-won = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por partidos ganados jugando: { $value } contra { $other }.
desk-told-by-games = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por partidas ganadas: { $value } contra { $other }.
desk-told-by-buchholz-cut-1 = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Buchholz sin el menor: { $value } contra { $other }.
desk-told-by-buchholz-cut-2 = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Buchholz sin los dos menores: { $value } contra { $other }.
desk-told-by-buchholz-median = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Buchholz sin el mayor ni el menor: { $value } contra { $other }.
desk-told-by-buchholz-median-2 = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Buchholz sin los dos mayores ni los dos menores: { $value } contra { $other }.
desk-told-by-sonneborn-cut-1 = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Sonneborn sin el menor: { $value } contra { $other }.
desk-told-by-progressive = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por la suma de los puntos tras cada ronda: { $value } contra { $other }.
desk-told-by-progressive-cut-1 = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por la suma de los puntos tras cada ronda menos la primera: { $value } contra { $other }.
desk-told-by-koya = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Koya, los puntos contra quienes tienen al menos la mitad: { $value } contra { $other }.
desk-told-by-rating-average = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por la puntuación media de los rivales: { $value } contra { $other }.
room-field-country = País
desk-column-country = país
desk-column-person = persona
desk-column-birth_year = año de nacimiento
desk-column-licence = licencia
desk-column-handicap = hándicap
desk-refused-not-amended = { $what } queda como se anunció.
desk-pair-level-points = Los dos tienen los mismos puntos: { $wins }.
desk-pair-float-points = Puntos distintos: { $player } tiene { $wins }, { $other } { $fewer }.
desk-pair-odd-points =
    { $count ->
        [one] 1 tiene
       *[other] { $count } tienen
    } { $wins ->
        [one] 1 punto
       *[other] { $wins } puntos
    } o más, un número impar: uno de ellos se enfrenta a alguien que tiene menos.
desk-pair-least-points =
    Quienes tienen { $wins ->
        [one] 1 punto
       *[other] { $wins } puntos
    } o más no podían emparejarse todos entre sí sin repetir, o solo con diferencias mayores en otra parte.
desk-pair-seat-wins-points = Primer lado { $player }: van iguales, y tiene más puntos.
desk-pair-bye-points = { $player } tiene el bye: el número es impar, y de quienes no lo han tenido nadie tiene menos puntos ({ $wins }) o, con los mismos, está más abajo.
