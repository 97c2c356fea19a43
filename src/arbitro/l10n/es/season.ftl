# Programa, ligas y series: lo que anuncian, registran y rechazan.

desk-postponed = { $match } pasa al { $day }.
desk-postponed-without-a-day = { $match } se aplaza; su nuevo día está por fijar.
desk-refused-after-the-season = la temporada termina el { $day }.
desk-refused-no-such-fixture = solo se puede aplazar un partido de liga que alguien juegue.
malformed-desk-not-an-hour = «{ $key }» tiene que ser una hora como 09:30, o un día y una hora como 2026-11-21 09:30.
malformed-desk-to-before-from = «{ $key }»: «to» tiene que venir después de «from».
malformed-desk-sessions-overlap = «{ $key }» coincide con otra sesión del mismo día; haz que una termine antes de que empiece la otra.
malformed-desk-dates-of-a-league = «{ $key }» son los días de las jornadas de una liga; anuncia «format: league», o un programa.
desk-refused-challenge-out-of-reach = solo se puede retar a quien está hasta { $most } puestos por encima, y { $other } no lo está: di primero quién reta y después a quién.
room-format-ladder = Escalera
room-format-ladder-says = Quien gana sube.
room-format-league = Liga
room-format-league-says = Ida y vuelta, por puntos.
room-given-programme = Programa
room-given-minutes_per_match = Minutos por partido
room-given-zero = El reloj del evento empieza
room-given-rest_minutes = Minutos de descanso
room-given-elsewhere = Ocupados en otra parte
room-given-dates = Días de las jornadas
desk-after-schedule = plan
desk-after-unscheduled = sin hora
desk-after-conflicts = ocupados en otra parte
desk-after-fixtures = calendario
desk-after-postponed = aplazados
desk-after-home = local
desk-after-away = visitante
desk-after-date = día
desk-event-added = { $event } está en el circuito.
desk-told-series = Circuito, eventos: { $events }
desk-told-series-first =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; en cabeza.
desk-told-series-level =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; igual que { $above }: comparten el puesto.
desk-told-series-by-total =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; por debajo de { $above } por puntos.
desk-told-series-by-events =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; por debajo de { $above } por número de eventos.
desk-told-series-by-firsts =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; por debajo de { $above } por primeros puestos.
desk-told-series-by-best =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; por debajo de { $above } por los mejores resultados.
desk-told-series-by-last =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, eventos: { $events }; por debajo de { $above } por el último evento.
desk-told-series-unranked =
    –. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }, demasiado pocos eventos para la clasificación ({ $events }).
desk-refused-event-is-there = ya hay un evento con ese nombre: { $event }.
desk-refused-somebody-twice = un nombre aparece dos veces en esa clasificación.
desk-refused-score-is-missing = en este circuito cuenta la puntuación, y a alguien le falta: { $players }.
desk-refused-they-were-in-one-event = { $player } y { $other } estuvieron en el mismo evento: son dos personas.
cli-desk-is-a-series = { $file } es un circuito, y esta orden es para un solo evento; un circuito tiene «new», «do», «show», «standings» y «verify».
desk-after-events = eventos
desk-after-unranked = sin clasificar
desk-after-total = total
desk-after-firsts = primeros puestos
desk-after-counted = contados
desk-after-dropped = descartados
desk-after-ends = el tiempo acaba a
desk-after-dues = lo que debe cada uno
desk-after-prize-list = premios
desk-after-prize-left = resto de los premios
desk-after-open = por pagar
desk-after-owed = debido
desk-after-back = por devolver
desk-after-treasury = dinero
desk-after-last-unit = última unidad en juego
desk-after-extra = decide una unidad más
desk-after-time-up = tiempo agotado
desk-after-clocks = relojes de las rondas
desk-after-start = inicio
desk-after-end = fin
desk-after-checked-in = presentes
desk-after-waiting = en espera de plaza
desk-after-flags = por revisar
desk-after-event = fecha y lugar
desk-after-amendment = lo que cambiaría la modificación
desk-after-amendments = modificaciones
desk-after-failed = número del acto rechazado
desk-after-placing = puestos finales
desk-after-same-quarter = parejas de compañeros en el mismo cuarto
desk-after-same-half = parejas de compañeros en la misma mitad
desk-after-games = partidas
desk-after-points = puntos
desk-after-draws = empates
desk-after-losses = derrotas
desk-after-deducted = descontados
desk-after-won = ganados jugando
desk-after-progressive = progresivo
desk-after-progressive-cut-1 = progresivo, sin el primero
desk-after-koya = Koya
desk-after-rating-average = puntuación media de los rivales
desk-after-buchholz-cut-1 = Buchholz sin el más bajo
desk-after-buchholz-cut-2 = Buchholz sin los dos más bajos
desk-after-buchholz-median = Buchholz mediano
desk-after-buchholz-median-2 = Buchholz mediano, sin dos
desk-after-sonneborn-cut-1 = Sonneborn sin el más bajo
desk-after-paper = votos en papel
cli-option-desk-feed = Un evento terminado cuyos puestos se inscriben aquí, por ejemplo copa.jsonl:1-8; sin puestos, todos. Se puede dar varias veces.
malformed-desk-feed-not-over = «{ $key }»: el evento { $event } no ha terminado; termínalo primero.
malformed-desk-feed-shared = «{ $key }»: { $name } comparte los puestos { $first } a { $last }, de los que solo pasan algunos; toma todos o ninguno.
malformed-desk-feed-nobody = «{ $key }»: en { $event } nadie tiene un puesto así.
desk-told-by-rung = { $place }. { $player }: { $wins } ganados de { $played }; un peldaño por debajo de { $above }.
