# La mesa del torneo: qué se hizo, qué se rechaza, qué no se puede leer.

desk-entered = Inscripción de { $player } registrada.
desk-entered-waits = { $player } se ha inscrito y espera aprobación.
desk-approved = La inscripción de { $player } queda aprobada.
desk-turned-away = La inscripción de { $player } queda rechazada.
desk-promoted = { $player }: invitación a la categoría { $to }.
desk-withdrawn = { $player } se retira.
desk-late-entry = { $player } entra tarde.
desk-committed = El compromiso está publicado: { $digest }.
desk-drawn = El sorteo está hecho entre { $count }.
desk-lot-drawn = La suerte da el orden { $order }.
desk-rounds-closed =
    { $rounds ->
        [one] Hay 1 sola ronda.
       *[other] Las rondas son { $rounds } en total.
    }
desk-round-paired = La ronda { $round } está emparejada.
desk-table-assigned = { $match } se juega en { $table }.
desk-tables-given = Mesas asignadas: { $tables }.
desk-called =
    { $match } está llamado, empieza en { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.
desk-present = { $player } está en la mesa para { $match }.
desk-started = { $match } ha comenzado.
desk-resting = { $match } descansa diez minutos.
desk-break-taken = { $player } toma un descanso en { $match }.
desk-score-kept = { $match } va { $score }.
desk-board-ended = El juego { $board } de la partida { $game } en { $match } ha terminado.
desk-lost-by-lateness = { $player } llega tarde y pierde { $match }.
desk-both-absent = Nadie se presentó: ambos pierden { $match }.
desk-points-credited =
    A { $player } { $points ->
        [one] se le acredita 1 punto
       *[other] se le acreditan { $points } puntos
    } en { $match }.
desk-late-clock = El reloj de { $player } se pone en marcha en { $match }.
desk-result-entered = { $winner ->
        [draw] { $match } acaba en empate.
       *[other] { $winner } gana { $match }.
    }
desk-result-reported = { $winner ->
        [draw] { $player } comunica un empate en { $match }; el otro debe confirmarlo.
       *[other] { $player } comunica que { $winner } ganó { $match }; el otro debe confirmarlo.
    }
desk-result-agreed = { $winner ->
        [draw] Ambos están de acuerdo: { $match } acaba en empate.
       *[other] Ambos están de acuerdo: { $winner } gana { $match }.
    }
desk-result-disputed = Las partes discrepan sobre { $match }; decide la dirección.
desk-walkover = { $match } va a { $winner } sin jugar.
desk-both-lose = Ambos pierden { $match }.
desk-preview = Esto es lo que cambiaría la corrección de { $match }.
desk-corrected = { $winner ->
        [draw] El resultado de { $match } queda corregido: empate.
       *[other] El resultado de { $match } queda corregido: ganó { $winner }.
    }
desk-replayed = { $match } se juega de nuevo.
desk-stands = { $match } queda como estaba.
desk-lost-by-points = { $player } pierde { $match } por puntos de penalización.
desk-lost-by-conduct = { $player } pierde { $match } por su conducta.
desk-disqualified = Descalificación de { $player }.
desk-warned = Amonestación a { $player }.
desk-expelled = Expulsión de { $who }.
desk-clock-imposed = { $match } se juega con reloj.
desk-baffle-imposed = { $match } se juega con baffle box.
desk-excepted = Excepción para { $player }: { $law }.
desk-requested = { $player } pide en { $match }: { desk-what }.
desk-request-granted = Concedido en { $match }: { desk-what }.
desk-request-denied = Denegado en { $match }: { desk-what }.
desk-observed = { $who } observa { $match }.
desk-protest-announced = { $player } anuncia la protesta { $dispute } sobre { $match }.
desk-protest-filed = { $player } presenta la protesta { $dispute } sobre { $match }.
desk-fee-confirmed = La dirección tiene la fianza de { $player } por la protesta { $dispute }.
desk-protest-upheld = La protesta { $dispute } queda aceptada.
desk-protest-rejected = La protesta { $dispute } queda rechazada.
desk-claimed = La reclamación { $dispute } detiene { $match }.
desk-heard = Se escucha a { $who } sobre { $dispute }.
desk-ruled = Sobre { $dispute } se ha decidido.
desk-appealed = { $player } apela en { $dispute }.
desk-committee-formed = Un comité se ocupa de { $dispute }.
desk-member-replaced = El comité de { $dispute } tiene otro miembro.
desk-voted = { $who } ha votado sobre { $dispute }.
desk-ballot-decided = El comité ha decidido { $dispute }.
desk-ballot-open = Sin mayoría sobre { $dispute }: se vota de nuevo.
desk-reported = Comunicado a la federación ({ $law }): { $about }.
desk-referred = { $about } se remite a la federación para una decisión de principio.
desk-time-passed =
    Pasa el tiempo: { $now ->
        [one] 1 segundo
       *[other] { $now } segundos
    } desde el comienzo.
desk-undone = El último acto queda deshecho.
desk-told-opened =
    El evento está abierto con { $entries ->
        [one] 1 inscrito
       *[other] { $entries } inscritos
    }.
desk-told-stage = Fase: { $stage }; inscritos: { $entries }; tiempo: { $now } s
desk-told-round = Ronda { $round }
desk-told-group = Grupo { $group }
desk-told-match =   { $match }  { $first } – { $second }  ({ $state }) { $table }
desk-told-won =   { $match }  { $first } – { $second }  { $winner } { $score } ({ $by }, { $state })
desk-told-champion = Campeón: { $player }
desk-told-first = { $place }. { $player }: { $wins } ganados de { $played }; en cabeza por victorias y desempates.
desk-told-level = { $place }. { $player }: { $wins } ganados de { $played }; empate con { $above } en todos los desempates: mismo puesto.
desk-told-by-lot = { $place }. { $player }: { $wins } ganados de { $played }; igualado con { $above }, detrás por sorteo.
desk-told-by-wins = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por victorias: { $value } contra { $other }.
desk-told-by-h2h = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por victorias entre los igualados: { $value } contra { $other }.
desk-told-by-difference = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por diferencia de tantos: { $value } contra { $other }.
desk-told-by-for = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por tantos a favor: { $value } contra { $other }.
desk-told-by-buchholz = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Buchholz, las victorias de todos los rivales: { $value } contra { $other }.
desk-told-by-sonneborn = { $place }. { $player }: { $wins } ganados de { $played }; detrás de { $above } por Sonneborn, las victorias de los vencidos: { $value } contra { $other }.
desk-told-unranked = –. { $player }: { $wins } ganados de { $played }; descalificación, sin clasificar.
desk-told-no-standings = Una eliminatoria no tiene clasificación; «arbitro desk show» muestra sus rondas.
desk-told-seed = Semilla «{ $seed }», SHA-256 { $digest }
desk-told-lot =   { $place }. { $player }  SHA-256({ $text }) = { $digest }
desk-told-whole =
    El diario está íntegro: { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }, cabeza { $head }
desk-told-glicko =
    { $place }. { $player }: { $rating } ± { $deviation } tras { $matches ->
        [one] 1 partido
       *[other] { $matches } partidos
    }
desk-told-fibs =
    { $place }. { $player }: { $rating } tras { $matches ->
        [one] 1 partido
       *[other] { $matches } partidos
    }, experiencia { $experience }
desk-sheet-number = Fila { $row }, columna «{ $column }»: «{ $text }» no es un número que pueda estar ahí.
desk-sheet-name = Fila { $row }, columna «{ $column }»: un nombre tiene como máximo 80 caracteres visibles, y ninguno que invierta las letras; escríbelo de nuevo.
desk-sheet-aside = Las columnas { $columns } no se usan; las columnas son { $known }.
desk-sheet-formula = Fila { $row }, columna «{ $column }»: «{ $text }» parece una fórmula; escríbela como texto, o con un apóstrofo delante.
desk-sheet-unprintable = Fila { $row }, columna «{ $column }»: la celda contiene caracteres que no se imprimen; escríbela de nuevo.
desk-sheet-nameless = Fila { $row }, columna «{ $column }»: falta un nombre; «bye» y «draw» no lo son.
desk-sheet-state = Fila { $row }, columna «{ $column }»: «{ $text }» no es «approved» ni «entered».

desk-refused-a-claim-is-open = en este partido sigue abierta la reclamación { $dispute }.
desk-refused-a-match-is-open = { $match } sigue abierto.
desk-refused-a-reason-is-needed = hace falta un motivo.
desk-refused-a-warning-comes-first = antes hace falta una amonestación por lo mismo.
desk-refused-abusive = la protesta es ofensiva.
desk-refused-an-entry-waits = la inscripción de { $player } espera aprobación.
desk-refused-board-has-ended = ese juego ya ha terminado.
desk-refused-called-for-too-late = no se llama para después del plazo de presentación.
desk-refused-cannot-stand = el partido no puede quedar: lo que lleva a él está abierto, o ya le siguieron otros.
desk-refused-committed-already = ya hay un compromiso.
desk-refused-draw-was-committed = un sorteo con compromiso publicado no se deshace.
desk-refused-drawn-already = el sorteo está hecho.
desk-refused-entered-already = { $player } ya está, o estuvo, en la lista de inscritos.
desk-refused-excepted = una parte está exenta de ello.
desk-refused-fee-not-paid = la fianza no está pagada.
desk-refused-granted-by-its-own-act = se concede dándolo, no con una respuesta.
desk-refused-impossible-score = el partido no puede tener ese marcador.
desk-refused-impossible-score-of-games =
    al mejor de { $games }: { $wins ->
        [one] hace falta 1 victoria
       *[other] hacen falta { $wins } victorias
    }, y el otro bando tiene menos.
desk-refused-impossible-score-of-points =
    el ganador necesita { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, y el otro bando menos.
desk-refused-match-is-not-in-play = el partido no está en juego.
desk-refused-match-is-not-ready = { $state ->
        [none] no hay ningún partido { $match }
        [waiting] { $match } espera todavía a sus partes
        [ready] { $match } aún no está llamado
        [called] { $match } ya está llamado
        [playing] { $match } está en juego
        [reported] { $match } ya tiene un resultado comunicado
        [disputed] { $match } está en disputa
        [done] { $match } ha terminado
        [bye] { $match } es un bye
        [void] { $match } no se juega
        [withheld] el resultado de { $match } está retenido hasta que se decida la protesta
       *[other] { $match } está suspendido
    }.
desk-refused-match-takes-no-result = { $state ->
        [none] no hay ningún partido { $match }
        [waiting] { $match } espera todavía a sus partes
        [done] { $match } ha terminado; un partido terminado se corrige
        [bye] { $match } es un bye
        [void] { $match } no se juega
        [withheld] el resultado de { $match } está retenido hasta que se decida la protesta
       *[other] { $match } está suspendido
    }.
desk-refused-more-than-facts = la protesta dice más que los hechos.
desk-refused-no-appeal-here = en esta materia no hay apelación.
desk-refused-no-appeal-now = la apelación viene de una parte, tras la decisión y a tiempo, mientras sigue el partido.
desk-refused-no-board-played = ese juego no se ha jugado.
desk-refused-no-break-left = no quedan descansos.
desk-refused-no-break-now = el descanso se toma entre dos partidas, no antes de la primera.
desk-refused-no-breaks-here = este evento no tiene descansos.
desk-refused-no-claim-now = la reclamación la hace una parte, en un partido llamado o en juego.
desk-refused-no-clock-to-start = ahora no hay reloj que poner en marcha.
desk-refused-no-committee-is-due = no procede un comité.
desk-refused-no-committee-sits = no hay comité reunido.
desk-refused-no-decision-yet = todavía no hay decisión.
desk-refused-no-director = un evento necesita un director.
desk-refused-no-dispute-is-open = no hay tal disputa abierta.
desk-refused-no-entry-to-promote = no hay tal inscripción que promover, o el sorteo está hecho.
desk-refused-no-entry-to-refuse = no hay tal inscripción que rechazar, o el sorteo está hecho.
desk-refused-no-entry-waits = ninguna inscripción así espera aprobación.
desk-refused-no-exception-from-it = de esa regla no se hace excepción, o ya está hecha.
desk-refused-no-exceptions-here = este reglamento no conoce excepciones.
desk-refused-no-ground-for-it = ya está en uso, o no hay tal motivo.
desk-refused-no-match-to-lose = no hay tal partido que perder ahora.
desk-refused-no-more-rounds = todas las rondas están emparejadas.
desk-refused-no-observer-now = un solo observador, que no sea parte, asiste a un partido por jugar.
desk-refused-no-pairing-left = no queda emparejamiento sin repeticiones.
desk-refused-no-penalties-here = este evento no tiene penalizaciones.
desk-refused-no-penalty-points = aquí no hay puntos de penalización.
desk-refused-no-place-left = no quedan plazas.
desk-refused-no-points-now = los puntos se dan en un partido llamado o en juego, contra una de sus partes.
desk-refused-no-protest-in-this-book = este evento no conoce protestas; llama al oficial.
desk-refused-no-protest-to-decide = no hay tal protesta que decidir.
desk-refused-no-fee-to-confirm = no queda por confirmar la fianza de ninguna protesta abierta.
desk-refused-no-request-waits = ninguna petición así espera.
desk-refused-no-requests-here = este reglamento no conoce tales peticiones.
desk-refused-no-rest-now = ahora no hay descanso.
desk-refused-no-rounds-to-close = no hay rondas que cerrar así.
desk-refused-no-spectator-to-expel = no es un espectador, o ya está expulsado.
desk-refused-no-such-equipment-here = este evento no lo usa.
desk-refused-no-such-request-now = eso no se puede pedir ahora.
desk-refused-no-such-table = no hay tal mesa.
desk-refused-no-table-to-give = no hay mesa que asignar, o partido al que darla.
desk-refused-nobody-is-awaited = allí no se espera a nadie.
desk-refused-nobody-is-late = por ahora nadie llega tarde.
desk-refused-nobody-judges-claims = sin reglamento nadie juzga las reclamaciones.
desk-refused-nobody-to-leave = no hay tal inscrito que pueda salir.
desk-refused-nobody-to-warn = no hay nadie con ese nombre que amonestar.
desk-refused-nobody-votes-now = ahora nadie vota.
desk-refused-none-available = no hay ninguno disponible.
desk-refused-not-a-choice = un comité confirma, anula o decide otra cosa.
desk-refused-not-a-committee = un comité tiene tres o cinco miembros, ninguno director ni parte, elegidos por quien debe; quien ha votado se queda.
desk-refused-not-a-higher-category = no es una categoría superior.
desk-refused-not-a-measure-for-it = esa medida no está prevista para eso.
desk-refused-not-a-side = no es una parte del partido.
desk-refused-not-announced = no se anunció así.
desk-refused-not-before-the-end = se informa cuando el evento ha terminado.
desk-refused-not-drawn-yet = el sorteo todavía no está hecho.
desk-refused-not-for-him-to-rule = la decisión no corresponde a esta persona.
desk-refused-not-for-him-to-vote = solo votan los miembros, una vez por votación.
desk-refused-not-owed = ese informe no se debe.
desk-refused-not-signed = la protesta no está firmada.
desk-refused-not-the-committed-seed = esa semilla no es la del compromiso.
desk-refused-not-the-order-of-the-drawn = el orden debe nombrar exactamente a los sorteados, sin compromiso publicado.
desk-refused-not-to-be-corrected = solo se corrige un partido terminado, en un tiempo razonable.
desk-refused-nothing-changes = no cambiaría nada.
desk-refused-nothing-to-draw-with = hay que sortear a alguien: da una semilla o un orden.
desk-refused-nothing-to-rule-on = no hay tal partido suspendido sobre el que decidir.
desk-refused-nothing-to-undo = no hay nada que deshacer.
desk-refused-over-is-over = lo terminado está terminado.
desk-refused-pairs-stand = en el suizo los emparejamientos quedan.
desk-refused-present-already = esa parte ya está aquí.
desk-refused-protested-already = esa parte ya ha protestado sobre este juego.
desk-refused-protested-too-late = el plazo para protestar sobre este juego ha pasado.
desk-refused-protests-are-not-withdrawn = una protesta no se puede retirar.
desk-refused-reasons-are-needed = el informe necesita las razones.
desk-refused-reported-already = esa parte ya comunicó, o las partes discrepan: el resultado lo pone la dirección.
desk-refused-ruled-already = ya se decidió, o ya está cerrada.
desk-refused-side-is-busy = { $match ->
        [none] { $player } tiene otro compromiso.
       *[other] { $player } está jugando en { $match }.
    }
desk-refused-side-is-out-of-time = una parte está ausente y su plazo ha pasado.
desk-refused-speaks-unasked = quien no es parte habla solo si se le pregunta.
desk-refused-table-is-taken = { $match ->
        [none] { $table } no está disponible.
       *[other] { $table } está ocupada por { $match }.
    }
desk-refused-the-protest-is-not-decided = la protesta aún no está decidida.
desk-refused-they-share-a-place = dos comparten un puesto que cuenta: que decida la suerte.
desk-refused-they-share-no-place = no son todos los que comparten un puesto.
desk-refused-too-few-entries = hay muy pocos inscritos.
desk-refused-too-many-matches = este sorteo tiene más partidos de los que puede tener un evento; divide a los inscritos en grupos o elige otro formato.
desk-refused-too-late-to-report = el plazo para presentarse ha pasado.
desk-refused-what-follows-has-begun = { $match }, que sigue de él, ha comenzado: suspéndelo, o corrige solo el marcador.
desk-refused-wrong-language = la protesta está en el idioma equivocado.

desk-what =
    { $what ->
        [observer] un observador
        [clock] un reloj
        [baffle-box] una baffle box
        [remove-spectators] espectadores lejos de la mesa
        [no-smoking] un lugar sin humo
        [preference-by-dice] preferencias decididas con dados
        *[other] una emergencia
    }

desk-word-done = terminado
desk-word-bye = bye
desk-word-penalty = puntos de penalización
desk-word-entries = inscripciones

cli-desk = Dirige un torneo desde la terminal: inscripciones, sorteo, resultados, correcciones, disputas.
cli-desk-new = Abre un evento en un archivo nuevo.
cli-desk-do = Anota actos, escritos como en los casos: 'call: R1.1'.
cli-desk-draw = Hace el sorteo, o empareja la ronda siguiente, y lo muestra.
cli-desk-show = Muestra un evento: sus rondas y el estado de cada partido.
cli-desk-offers = Muestra qué se puede introducir ahora: del evento, o sobre un partido, un jugador, una ronda, una disputa o el número de un acto. Cada línea se puede introducir con `arbitro desk do`.
desk-told-offer-choices = { $field }: { $choices }
desk-told-no-offers = Aquí no se puede introducir nada ahora.
cli-desk-standings = Muestra la clasificación, cada línea con lo que la pone bajo la anterior.
cli-desk-verify = Comprueba que nada cambió ni falta, y muestra cómo el sorteo sale de su semilla.
cli-desk-ratings = Calcula la lista de puntuaciones a partir de los diarios de los eventos, el más antiguo primero.
cli-desk-unrated = { $file } es un evento sin reglamento, que no puntúa; ábrelo con --edition.
cli-desk-another-game = { $file } es un evento de otro juego; pide las puntuaciones de un solo juego.
cli-desk-same-event = { $file } es el mismo evento que { $twin }; indícalo una sola vez.
cli-desk-entries = Lee inscritos de una hoja CSV o XLSX y los imprime para «desk new --from».
cli-desk-export = Escribe inscritos, partidos, clasificaciones y cuadros cruzados en CSV, XLSX o JSON.
cli-desk-same-player = «{ $name }» aparece en las filas { $first } y { $again }. ¿Es un solo jugador? [s/n]
cli-desk-yes = s
cli-desk-two-players = «{ $name }» aparece en las filas { $first } y { $again }: distínguelos en la hoja, o usa --duplicates leave-out.
cli-desk-out-needed = Un libro XLSX no se imprime; indica su archivo con --out.
cli-desk-no-sheet = No hay una hoja «{ $sheet }» en este evento; hay: { $known }.
cli-option-desk-duplicates = Qué hacer si un nombre aparece dos veces: preguntar, u omitir la fila posterior.
cli-option-desk-as = El formato que se escribe.
cli-option-desk-sheet = Una sola hoja (CSV: matches si no se indica): entries, matches, standings, cross.
cli-option-desk-out = Archivo en que se escribe.
malformed-desk-sheet-rows = La hoja tiene más de { $most } inscritos; divídela.
malformed-desk-sheet-wide = La fila { $row } tiene demasiadas columnas o una celda de más de { $most } caracteres; acórtala.
malformed-desk-sheet-not-text = La hoja no es texto en UTF-8, UTF-16 ni Windows-1252; guárdala como CSV UTF-8 o XLSX.
malformed-desk-sheet-unreadable = La hoja no se puede leer; guárdala de nuevo como CSV o XLSX.
malformed-desk-sheet-unpacked = El libro supera { $most } MiB desempaquetado; guarda solo la hoja de inscritos.
malformed-desk-sheet-column = Fila 1: la columna «{ $column }» aparece dos veces; las columnas son { $known }.
malformed-desk-sheet-no-name = Fila 1: falta la columna «name»; las columnas son { $known }.
cli-option-csv = Imprime CSV.
cli-desk-simulate = Juega un evento hasta el final con resultados sacados de la puntuación, o jugados por la máquina.
cli-desk-exists = { $file } ya existe; indica otro archivo.
cli-option-desk-from = Archivo YAML o JSON con las condiciones anunciadas, como bajo «given» en un caso.
cli-option-desk-edition = Reglamento del evento; «desk» para ninguno.
cli-option-desk-format = Formato del evento.
cli-option-desk-players = Cuántos inscritos, de nombre P1, P2, etc.
cli-option-desk-by = Quién anota los actos.
cli-option-desk-seed = Semilla publicada del sorteo.
cli-option-desk-public = Lo que dijo la sala, mezclado en el sorteo.
cli-option-desk-head = La cabeza del diario que se guardó: se descubre un final cortado.
cli-option-desk-matches = Resultados sacados de la puntuación, o jugados por la máquina.
cli-option-desk-random = Semilla de la simulación: la misma semilla da el mismo evento.
cli-option-desk-save = Archivo para el diario del evento.
cli-argument-written = ACTO

malformed-desk-unknown-name = «{ $key }»: no hay inscrito «{ $name }».
malformed-desk-name-twice = «{ $key }»: el nombre «{ $name }» aparece dos veces; distínguelos.
malformed-desk-too-many-matches = «{ $key }»: tantos inscritos con este formato dan más de { $most } partidos; redúcelos o elige otro formato.
malformed-desk-unknown-round = «{ $key }» no es una ronda; las rondas son R1, W1, L1, C1, X1, A1, etc., T, F, «quarter», «semi», «final», y «default» para todas las demás.
malformed-desk-even-games = «{ $key }» es { $number }; un partido de carrom es al mejor de un número impar de partidas: escribe 1 o 3.
malformed-desk-table-twice = «{ $key }»: la mesa «{ $table }» aparece dos veces; da a cada mesa un nombre propio.
malformed-desk-unknown-category = «{ $key }» es «{ $category }», que no está en «given.categories»; añádela allí o quítala.
malformed-desk-rounds-of-a-swiss = «{ $key }» cuenta las rondas de un suizo, y este sistema es «{ $format }»; quítala, o escribe «format: swiss».
malformed-desk-no-name = «{ $key }» debe ser un nombre de 1 a { $most } caracteres, sin caracteres de control ni de dirección; «bye» y «draw» no lo son.
malformed-desk-not-a-time = «{ $key }» debe estar en segundos, m:ss o h:mm:ss.
malformed-desk-not-a-digest = «{ $key }» debe ser un SHA-256 de 64 cifras hexadecimales.
malformed-desk-wrong-value = «{ $key }» tiene un valor que no puede estar ahí; docs/desk.md dice qué admite.
malformed-desk-not-possible = «{ $key }» no puede haber pasado en este evento.
