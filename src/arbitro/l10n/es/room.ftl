# What the director's room says: the board, the draw, disputes, people's pages.

# Problems of the API.
hall-problem-no-such-event = No hay ningún evento { $event }. Mira la lista de eventos.
hall-problem-nothing-to-offer = Aquí no hay partido, jugador, ronda, disputa ni acto { $about }.
hall-problem-no-such-entry = Nadie de nombre { $name } figura aquí entre los inscritos ni en un comité.
hall-problem-hall-time = En este evento el tiempo pasa con el reloj de la sala: no se anota a mano.

# What waits for a decision.
room-wait-protest-announced = Protesta { $dispute } anunciada sobre { $match }
room-wait-protest-announced-says = { $player } ha anunciado una protesta sobre la partida { $game }, juego { $board }. Si no está por escrito a tiempo, caduca.
room-wait-protest-filed = Protesta { $dispute } sobre { $match }
room-wait-protest-filed-says = { $player } protesta la partida { $game }, juego { $board } de { $first } – { $second }. El resultado queda retenido; nadie avanza hasta que se decida.
room-wait-claim-open = Reclamación { $dispute } en { $match }
room-wait-claim-open-says = { $player } te llama: { $first } – { $second } esperan hasta que decidas. { $subject }
room-wait-claim-appealed = Apelación en { $dispute }
room-wait-claim-appealed-says = La decisión sobre { $first } – { $second } está apelada: elige un comité de tres o cinco.
room-wait-claim-voting = El comité vota sobre { $dispute }
room-wait-claim-voting-says = { $votes ->
        [one] Ha llegado 1 voto secreto de { $members }.
       *[other] Han llegado { $votes } votos secretos de { $members }.
    } { $first } – { $second } esperan.
room-wait-suspended = { $match } está suspendido
room-wait-suspended-says = { $first } – { $second }: se corrigió lo que lleva a él. ¿Vale o se juega otra vez?
room-wait-held = { $match } está detenido por una protesta
room-wait-held-says = { $first } – { $second } siguen cuando se decida la protesta.
room-wait-late = { $match }: retraso en la mesa { $table }
room-wait-late-says = { $first } – { $second }: el tiempo para presentarse ha pasado.
room-wait-awaited = Se espera { $match } en la mesa { $table }
room-wait-awaited-says = { $first } – { $second }
room-wait-differing = Dos resultados para { $match }
room-wait-differing-says = { $first } y { $second } dan resultados distintos. Nadie avanza hasta que se aclare.
room-wait-reported = { $player } da el resultado de { $match }
room-wait-reported-says = { $winner ->
        [draw] Se comunica un empate, { $score }. La otra parte aún debe confirmar; puedes confirmarlo tú.
       *[other] Ganó { $winner } { $score }. La otra parte aún debe confirmar; puedes confirmarlo tú.
    }
room-wait-request = Una petición en { $match }
room-wait-request-says = { $first } – { $second }: { desk-what }.
room-wait-entry = { $player } quiere inscribirse
room-wait-entry-says = La inscripción espera tu aprobación. { $club }
room-wait-draw = Se puede hacer el sorteo
room-wait-draw-says =
    Hay { $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    } y nadie espera aprobación.
room-wait-round = Se puede emparejar la ronda { $round } de { $rounds }
room-wait-round-says = Todos los partidos de la última ronda han terminado.
room-wait-knockout = Se puede sortear la eliminatoria
room-wait-knockout-says = Todos los grupos han terminado; los del mismo grupo quedan separados.
room-wait-shared = Algunos comparten un puesto que cuenta
room-wait-shared-says = { $names } están igualados en todos los desempates: sortea entre ellos.
room-wait-ready = { $match }: { $first } – { $second }
room-wait-ready-says = Ambos están libres. Mesa: { $table }
room-wait-late-anywhere = { $match }: con retraso
room-wait-late-anywhere-says = { $first } – { $second }: el tiempo para presentarse ha pasado.
room-wait-awaited-anywhere = Se espera { $match }
room-wait-awaited-anywhere-says = { $first } – { $second }
room-wait-ready-anywhere = { $match }: { $first } – { $second }
room-wait-ready-anywhere-says = Ambos están libres.
room-wait-report = Se debe un informe: { $law }
room-wait-report-says = A la federación, sobre { $about }.
room-wait-report-later = Para informar tras el evento: { $law }
room-wait-report-later-says = A la federación, sobre { $about }.
room-tap-open-case = Abrir el caso
room-tap-stands = Vale
room-tap-replay = Se juega otra vez
room-tap-present = { $player } está aquí
room-tap-rule-late = Aplicar la regla
room-tap-start = Empezar
room-tap-result-of = { $winner ->
        [draw] { $player }: empate { $score }
       *[other] { $player }: { $winner } { $score }
    }
room-tap-confirm = Confirmar
room-tap-grant = Conceder
room-tap-deny = Denegar
room-tap-appoint = Nombrar…
room-tap-approve = Aprobar
room-tap-refuse = Rechazar…
room-tap-draw = Sortear…
room-tap-draw-knockout = Sortear la eliminatoria
room-tap-pair = Emparejar la ronda
room-tap-call = Llamar
room-tap-result = Resultado…
room-tap-report = Informar…

# The pages of an event.
room-lost = La sala no responde; se intenta de nuevo. Nada de lo que ves se pierde.
room-not-done = No hecho:
room-done = Anotado.
room-undo = Deshacer
room-redo = Rehacer
room-close = Cerrar
room-open = Abrir
room-enter = Anotar
room-left = quedan { $time }
room-over-by = vencido hace { $time }
room-state-waiting = en espera
room-state-ready = listo
room-state-called = llamado
room-state-playing = en juego
room-state-reported = comunicado
room-state-disputed = en disputa
room-state-withheld = retenido
room-state-suspended = suspendido
room-state-done = terminado
room-state-bye = bye
room-state-void = anulado
room-by-play = jugando
room-by-bye = bye
room-by-walkover = sin jugar
room-by-double-walkover = pierden ambos
room-by-late = por retraso
room-by-penalty = por penalización
room-by-disqualified = por descalificación
room-round-final = Final
room-round-semi = Semifinales
room-round-quarter = Cuartos de final
room-round-r = Ronda { $number }
room-round-w = Ganadores, ronda { $number }
room-round-l = Perdedores, ronda { $number }
room-round-f = Gran final
room-round-t = Tercer puesto
room-round-c = Consolación, ronda { $number }
room-round-x = Última oportunidad, ronda { $number }
room-round-group = Grupo { $group }, ronda { $number }
room-bracket-r = Eliminación directa
room-bracket-w = Cuadro de ganadores
room-bracket-l = Cuadro de perdedores
room-bracket-f = Gran final
room-bracket-t = Tercer puesto
room-bracket-c = Consolación
room-bracket-x = Última oportunidad
room-group = Grupo { $group }
room-bye = bye
room-either = { $first } o { $second }
room-not-drawn = El sorteo aún no está hecho.
room-cross-table = Tabla cruzada
room-standings = Clasificación
room-why-standings = Por qué cada uno está donde está
room-place = Puesto
room-player = Jugador
room-players = Jugadores
room-played = Jugados
room-wins = Victorias
room-draws = Empates
room-losses = Derrotas
room-same = sin partido
room-why =
    Sin revancha ({ $rematches }); { $floats ->
        [one] 1 pareja con distintas victorias
       *[other] { $floats } parejas con distintas victorias
    }; suma de diferencias al cuadrado { $spread }, la menor posible.
room-champion = Campeón: { $player }
room-summary-entries =
    { $format } · { $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    } · { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    } · aún sin sortear
room-summary-running =
    { $format } · { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    } · { $over } de { $all ->
        [one] 1 partido terminado
       *[other] { $all } partidos terminados
    } · { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }
room-summary-over =
    { $format } · { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    } · { $all ->
        [one] el único partido ha terminado
       *[other] los { $all } partidos terminados
    }
room-draw = Cuadro
room-call-next = Llamar el siguiente partido
room-waits = Te espera
room-nothing-waits = Nada espera una decisión
room-nothing-waits-entries = Añade jugadores abajo; con al menos dos inscritos se puede sortear.
room-nothing-waits-says = Los retrasos, resultados distintos, reclamaciones y protestas llegan aquí primero.
room-in-play = En juego
room-no-play = Ningún partido llamado ni en juego
room-no-play-says = Llama el siguiente partido; aparece aquí con su mesa.
room-next-up = Siguientes
room-all-called = Todo partido que se puede llamar está llamado
room-all-called-says = La siguiente pareja viene cuando hay mesa y ambos jugadores están libres.
room-entries = Inscripciones
room-entries-counted = { $count ->
        [one] 1 inscripción
       *[other] { $count } inscripciones
    }
room-no-entries = Nadie está inscrito
room-no-entries-says = Añade jugadores aquí, o deja que se inscriban con sus teléfonos.
room-entry-entered = espera aprobación
room-entry-approved = inscrito
room-entry-refused = rechazado
room-entry-promoted = promovido
room-entry-withdrawn = retiro
room-entry-disqualified = descalificación
room-last = Los últimos actos
room-watch = Ver
room-invite = Teléfono
room-invite-says = Con esta dirección un jugador dice en su teléfono quién es; sirve una vez.
room-invite-qr = La misma dirección como código para la cámara
room-match = Partido
room-matches = Partidos
room-won = Ganó { $player }
room-is-here = { $player } está aquí
room-here = Aquí
room-begin = Empezar
room-late = Aplicar la regla de retraso
room-interval = Descanso antes de la tercera partida
room-stands = Vale
room-replay = Se juega otra vez
room-result = Resultado
room-correct = Corregir el resultado
room-score-of = Marcador de { $player }
room-consequences = Qué cambiaría
room-before = Ahora
room-after = Después
room-moves = { $player }: de { $from } a { $to }
room-touched-unplayed = Sin empezar
room-touched-in_play = En juego
room-touched-done = Terminados
room-effect = Qué pasa con el cuadro
room-effect-score-only = Solo el marcador
room-effect-score-only-says = Se corrige el acta; quien avanzó se queda.
room-effect-reroute = Cambiar lo que no ha empezado
room-effect-reroute-says = Los partidos no jugados reciben a los jugadores correctos.
room-effect-suspend = Suspender y decidir
room-effect-suspend-says = Lo que ha empezado se detiene, y tú decides sobre cada partido.
room-draw-how = El sorteo
room-draw-says = Los cabezas de serie tienen su puesto. Los sorteados se ordenan por la semilla, para que cualquiera lo compruebe.
room-draw-now = Sortear ahora
room-field-seed = Semilla del sorteo
room-field-seed-says = Ya hay una hecha; vale cualquier otro texto. Figura en los papeles, para que el sorteo pueda rehacerse.
room-ceremony = Sorteo en público…
room-field-by = De parte de
room-field-reason = Motivo, para el acta
room-field-reasons = Motivos
room-field-table = Mesa
room-field-for = Por
room-field-to = Va a
room-field-game = Partida
room-field-board = Juego
room-field-written = Por escrito
room-field-signed = Firmada
room-field-abusive = Palabras ofensivas
room-field-subject = De qué se trata
room-field-points = Puntos
room-field-what = Qué
room-field-why = Por qué
room-field-who = Quién
room-field-club = Club
room-field-rating = Puntuación
room-field-judge = Quién decide
room-field-decision = Decisión
room-field-members = Miembros
room-field-members-says = Tres o cinco nombres, separados por comas.
room-field-member = Miembro
room-field-second-official = Segundo oficial, con el nombre de su cuenta
room-field-vote = Voto
room-field-winner = Ganador
room-field-public = La palabra dicha por el público
room-both-lose = Pierden ambos
room-protest-decide = Aceptada: el partido sigue desde ese juego, se devuelve la fianza. Rechazada: el resultado vale, la fianza se pierde.
room-uphold = Estimar
room-reject = Rechazar
room-cause-language = lenguaje incorrecto
room-cause-slow-play = juego lento
room-cause-aid = ayudas
room-cause-recording = grabación
room-cause-headphones = auriculares
room-cause-phone = teléfono
room-cause-outside-help = ayuda externa
room-cause-etiquette = etiqueta
room-cause-equipment = material
room-cause-agreed-result = resultado acordado
room-cause-time-wasting = pérdida de tiempo
room-cause-misconduct = mala conducta
room-request-observer = un observador
room-request-clock = un reloj
room-request-baffle-box = una baffle box
room-request-remove-spectators = espectadores lejos de la mesa
room-request-no-smoking = un lugar sin humo
room-request-preference-by-dice = preferencias decididas con dados
room-request-emergency = una emergencia
room-clock-director = orden del director
room-clock-agreed = ambos de acuerdo
room-clock-preferred = una parte lo prefiere
room-clock-required = obligatorio en este evento
room-clock-slow-play = juego lento
room-dispute-state = Estado
room-dispute-announced = anunciada
room-dispute-filed = presentada
room-dispute-decided = decidida
room-dispute-lapsed = caducada
room-dispute-open = abierta
room-dispute-ruled = resuelta
room-dispute-appealed = apelada
room-dispute-voting = el comité vota
room-final-decision = definitiva
room-appeal-says = Una parte puede apelar la decisión.
room-appeals = { $player } apela
room-rule = Decidir
room-judge-director = director
room-judge-chief-referee = árbitro principal
room-judge-referee = árbitro
room-committee-says = Ninguno es director del evento ni parte del partido.
room-committee-form = Formar el comité
room-votes-in = { $votes ->
        [one] Ha llegado 1 voto secreto de { $members }.
       *[other] Han llegado { $votes } votos secretos de { $members }.
    }
room-revote = No hubo mayoría: todos votan otra vez.
room-vote-paper = Un miembro sin dispositivo
room-vote-by-hand = Anota lo que dice el papel cerrado, abierto ante ti y un segundo oficial ajeno al asunto. Vale cuando llega lo mismo de ambos, de cada uno desde su cuenta.
room-vote = Votar
room-vote-confirm = Confirmar la decisión
room-vote-annul = Anularla
room-vote-alternative = Otra decisión
room-ballot = Tu voto sobre { $dispute }
room-ballot-says = Es secreto: nadie lo ve hasta que estén todos los votos, y no se puede cambiar.
room-ballot-cast = Has votado. Tu voto sigue secreto hasta que estén todos los votos.
room-check-draw = Comprobar el sorteo
room-sealed = Sellado
room-seal = Sellar una semilla
room-seal-says = Este dispositivo crea una semilla secreta y publica su huella. Después la semilla no se puede cambiar ni el sorteo deshacer.
room-not-sealed = Aún no hay nada sellado.
room-called = Dicho por el público
room-not-called = El público aún no ha dicho nada.
room-opened = Abierto
room-not-opened = La semilla aún es secreta.
room-open-seed = Abrir la semilla y sortear
room-open-says = Un sorteo sellado es definitivo: no se puede deshacer.
room-opened-says = Orden = SHA-256 de semilla, palabra y número, ascendente.
room-order = El sorteo, puesto por puesto
room-check = Compruébalo tú
room-check-right = La semilla es la que se selló
room-check-wrong = La semilla no es la que se selló
room-check-says = Este dispositivo ha calculado estas huellas por sí mismo: SHA-256 de «{ $text }», donde n es el número de la inscripción.
room-phone = El teléfono de un jugador
room-nobody = La sala no sabe quién eres aquí
room-nobody-says = Pide tu código a la dirección, o abre la dirección web que te dé.
room-you-won = ganado
room-you-lost = perdido
room-no-next = No te queda ningún partido.
room-table-later = Mesa por definir
room-against = contra { $player }
room-i-am-here = Estoy aquí
room-report-result = Comunicar el resultado
room-report-says = Vale cuando tu rival comunica lo mismo.

# A new event.
room-title = Eventos
room-none = Ningún evento todavía
room-none-says = Un director prepara uno en dos minutos: juego, formato, jugadores, mesas.
room-stage-entries = inscripción abierta
room-stage-running = en curso
room-stage-over = terminado
room-new = Nuevo evento
room-new-says = Cuatro elecciones; el reglamento pone el resto.
room-new-game = Juego y reglamento
room-new-edition = Reglamento
room-new-format = Formato
room-new-players = Jugadores
room-new-players-label =
    Uno por línea ({ $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    })
room-new-players-says = Nombre, luego club, cabeza de serie o puntuación, separados por comas; pegado de una hoja tal cual. Una pareja o un equipo: Alfa, Ada / Bea / Cid.
room-new-file = O un archivo, CSV o XLSX
room-new-length = Duración y mesas
room-new-games = Al mejor de cuántas partidas
room-new-games-says = Una partida, o al mejor de tres.
room-new-frames = Al mejor de cuántos frames
room-new-frames-says = Gana quien tiene la mayoría de los frames.
room-new-points = Puntos de un partido
room-new-points-says = Gana quien los alcanza primero.
room-new-tables = Mesas
room-new-tables-says = Cuántas, o sus nombres separados por comas. Un partido se llama cuando una mesa y los dos jugadores están libres; 0: no se reparten mesas.
room-new-groups = Grupos
room-new-groups-says = Tantos grupos en los que todos se enfrentan, antes de la eliminatoria.
room-new-third-place = Partido por el tercer puesto
room-new-third-place-says = entre los semifinalistas perdedores
room-new-consolation = Consolación
room-new-consolation-says = Quienes pierden pronto siguen jugando entre sí.
room-new-separate = Separar a los del mismo club
room-new-separate-says = en la primera ronda, donde se pueda
room-new-approval = Los jugadores se inscriben solos
room-new-approval-says = con sus teléfonos, y tú apruebas a cada uno
room-new-sum = Lo que vas a dirigir
room-new-name = Nombre del evento
room-new-open = Abrir el evento
room-new-later = Se pueden añadir jugadores hasta el sorteo, y tardíos después.
room-so-many =
    { $count ->
        [one] 1 partido
       *[other] { $count } partidos
    }.
room-game-carrom = Carrom
room-game-snooker = Snooker
room-game-backgammon = Backgammon
room-game-desk = Sin reglamento
room-edition-carrom-icf-2001 = ICF 2001
room-edition-carrom-classic-29 = Clásico 29
room-edition-carrom-colombia = Colombia
room-law-carrom = Tarde a los 15 minutos de la llamada; protestas con fianza, en 15 minutos, donde el reglamento las tiene.
room-law-snooker = El árbitro es el único juez; el reglamento no prevé retrasos.
room-law-backgammon = Un punto por cada cinco minutos de retraso; reclamaciones al director, apelaciones a un comité.
room-law-desk = Solo formatos, resultados y correcciones; sin retrasos, protestas ni penalizaciones.
room-format-knockout = Eliminación directa
room-format-knockout-says = Fuera tras una derrota.
room-format-double = Doble eliminación
room-format-double-says = Fuera tras dos derrotas.
room-format-groups = Primero grupos
room-format-groups-says = Después eliminación directa.
room-format-round-robin = Todos contra todos
room-format-round-robin-says = Cada uno juega con todos.
room-format-swiss = Suizo
room-format-swiss-says = Nadie queda fuera.

# The pages of an event by their names.
room-page-draw = El cuadro
room-page-ceremony = El sorteo en público
room-page-me = Tu página
room-sign-in = Entrar

# The papers of an event.
room-number = N.º
room-paper-from = { $title } · impreso tras el acto { $act } · { $head }
room-paper-seed = Cabeza de serie
room-paper-state = Estado
room-paper-calls = Hoja de llamadas
room-paper-called = Llamado a las
room-paper-here = Presente
room-paper-results = Resultados
room-paper-winner = Ganador
room-paper-how = Cómo
room-paper-difference = Diferencia
room-paper-no-standings = Una eliminatoria no tiene clasificación: mira el cuadro.
room-paper-at = Juego terminado a las
room-paper-received = Recibida por, a las
room-paper-decision = Decisión del comité
room-paper-dispute = Disputa
room-paper-inspection = Revisión del material
room-paper-inspected = Qué se revisó
room-paper-fit = Apto
room-paper-remarks = Observaciones
room-paper-sign = Firma
room-paper-report = Informe a la federación
room-paper-reports = Informes
room-paper-law = Regla
room-paper-about = Sobre
room-paper-owed = debido
room-paper-made = hecho
room-paper-disputes = Disputas
room-paper-conduct = Conducta
room-paper-warnings = Amonestaciones
room-papers = Documentos
room-papers-says = En blanco y negro, hechos en esta máquina. Cada uno lleva el número del último acto, para teclearlo de nuevo.
room-papers-all = Todo lo necesario si el ordenador se apaga ahora
room-papers-letter = En papel Carta
room-papers-json = El informe en JSON
room-papers-protest = Formulario de protestas y reclamaciones
room-page-papers = Documentos
hall-problem-no-such-paper = No hay ningún documento { $paper }: mira la lista.

# The demonstration.
cli-demo = Muestra una sala con un evento en curso de cada juego.
cli-demo-people = Elige una función en la primera página, o entra como Director, Chief, Umpire, Silva (un jugador) o Larsen (de un comité), con la contraseña { $password }. Al final se tira todo.
room-demo = Esto es una demostración: tres campeonatos siguen solos, con un jugador que llega tarde, dos resultados distintos, una protesta y una apelación por decidir. Cada tanto empiezan de nuevo.
room-demo-people = Sé quien quieras; todo acto se puede deshacer, y no se guarda nada.
# Varios eventos a la vez, y lo que una mesa dice de otro modo.
hall-problem-taken-elsewhere = { $what } está ocupado ahora en { $event }. Llama este partido cuando esté libre, o llama otro.
room-wait-correction = La mesa corrige { $match }
room-wait-correction-says = { $first } – { $second }: para la dirección ganó { $before }, en la mesa ahora { $winner } { $score }. Mira qué cambia antes de corregirlo.
room-wait-reopened = En la mesa sigue { $match }
room-wait-reopened-says = { $first } – { $second }: en la mesa se deshizo el final. Para la dirección el ganador sigue siendo { $before }.
room-tap-consequences = Ver consecuencias
room-tap-leave = Dejarlo así
room-tap-lot = Sortear…
room-tap-close-rounds = Cerrar las rondas…
room-demo-as-director = Ser el director
room-demo-as-umpire = Ser árbitro
room-demo-as-player = Ser jugador
room-demo-as-committee = Votar en el comité
room-demo-as-spectator = Solo mirar
room-demo-fill = Llenar esta sala con una demostración
room-demo-fill-says = Tres campeonatos inventados que siguen solos, uno por juego. Quedan en la lista de eventos de esta sala.
