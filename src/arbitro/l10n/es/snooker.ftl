# Snooker: what is ruled, refused and said.

snooker-ball-name =
    { $ball ->
        [red] roja
        [yellow] amarilla
        [green] verde
        [brown] marrón
        [blue] azul
        [pink] rosa
        [black] negra
       *[cue] blanca
    }
snooker-on-name =
    { $on ->
        [red] roja
        [yellow] amarilla
        [green] verde
        [brown] marrón
        [blue] azul
        [pink] rosa
        [black] negra
       *[colour] un color a elección
    }
snooker-spot-name =
    { $spot ->
        [yellow] en el punto amarillo
        [green] en el punto verde
        [brown] en el punto marrón
        [blue] en el punto azul
        [pink] en el punto rosa
        [black] en el punto negro
        [below-pink] debajo del punto rosa, lo más cerca posible
        [below-black] debajo del punto negro, lo más cerca posible
       *[near] lo más cerca posible de su punto, hacia la banda superior
    }

snooker-in-hand = La blanca está en mano.
snooker-taken-as-on = La { snooker-ball-name } vale como { snooker-on-name }.
snooker-no-points = Lo embocado en el golpe con falta no da puntos.
snooker-answered = El árbitro dice lo que vio del golpe.
snooker-no-miss = No se canta miss.
snooker-irrevocable = La petición no se puede retirar.
snooker-warning-stands = El aviso sigue en vigor.
snooker-chosen =
    { $option ->
        [play] Juega el siguiente.
        [play_again] El infractor repite desde la posición que ha quedado.
        [free_ball] El siguiente toma la bola libre.
       *[replace] Se repone la posición.
    }
snooker-frame-lost = { $side } pierde el frame en curso.
snooker-struck =
    { $player } { $did }{ $called ->
        [none] .
       *[other] : { $called }.
    }
snooker-at-table = Juega { $player }; en juego: { snooker-on-name }.
snooker-did-pot = emboca { $what }
snooker-did-hit =
    { $count ->
        [one] golpea primero { $what }
       *[other] golpea a la vez { $what }
    }
snooker-did-miss = no golpea ninguna bola
snooker-did-in-off = mete la blanca
snooker-did-force-off = saca de la mesa { $what }
snooker-did-nothing = no emboca nada
snooker-ball-told =
    { $ball ->
        [red] { $count ->
            [one] una roja
           *[other] { $count } rojas
        }
        [yellow] la amarilla
        [green] la verde
        [brown] la marrón
        [blue] la azul
        [pink] la rosa
        [black] la negra
       *[cue] la blanca
    }
snooker-free-told = la { snooker-ball-name } como bola libre
snooker-scored = { $player } emboca { $what }: { $points }.
snooker-reds-gone =
    { $reds ->
        [one] Una roja queda fuera de la mesa.
       *[other] { $reds } rojas quedan fuera de la mesa.
    }
snooker-colour-gone = El color queda fuera de la mesa.
snooker-now-on = Ahora está en juego: { snooker-on-name }.
snooker-passed = El turno pasa a { $to }.
snooker-infringed = Se infringe la regla.
snooker-fouled =
    Falta de { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
snooker-highest = De varias faltas solo se carga la más alta: { $value }.
snooker-charged =
    Falta de { $by }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    } para { $to }.
snooker-foul-called = Falta de { $player }.
snooker-in-play = La blanca ya no está en mano.
snooker-fined =
    Falta de { $by }, que no es el tirador: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    } para { $to }, lo demás no cambia.
snooker-offered = { $to } juega o pide al infractor que repita.
snooker-called-free = Bola libre para { $to }.
snooker-may-nominate = { $player } puede nominar cualquier bola.
snooker-free-lapsed = La bola libre queda anulada.
snooker-called-miss =
    { $counted ->
        [yes] Falta y miss, con camino libre a bola llena.
       *[no] Falta y miss.
    }
snooker-balls-returned = Las bolas que salieron de la mesa en el golpe vuelven a ella.
snooker-replaceable = No hay miss, pero el siguiente puede hacer reponer la posición.
snooker-warned =
    { $misses ->
        [2] Se avisa a { $player }: un segundo miss cuesta el frame.
        [3] Se avisa a { $player }: un tercer miss cuesta el frame.
        [4] Se avisa a { $player }: un cuarto miss cuesta el frame.
        [5] Se avisa a { $player }: un quinto miss cuesta el frame.
       *[other] Se avisa a { $player }: el miss número { $misses } cuesta el frame.
    }
snooker-spotted = La { snooker-ball-name } se repone { snooker-spot-name }.
snooker-own-spots-first = Primero se colocan los colores cuyo propio punto está libre.
snooker-highest-first = Se repone primero el color de mayor valor.
snooker-spots-known = El árbitro anota qué puntos están ocupados.
snooker-removed = La { snooker-ball-name } se retira de la mesa.
snooker-held-hit = La { snooker-ball-name } en contacto cuenta como golpeada.
snooker-unpunished = No hay penalización.
snooker-put-back = La { snooker-ball-name } vuelve a su sitio y no da puntos.
snooker-replayed = Todas las bolas vuelven a su sitio; { $player } juega de nuevo, el mismo golpe u otro.
snooker-all-put-back = Todas las bolas vuelven a su sitio.
snooker-repositioned = El árbitro repone las bolas donde estaban, sin penalización.
snooker-nominated = Nominada: { snooker-ball-name }.
snooker-plays = Juega { $player }.
snooker-plays-again = { $player } repite desde la posición que ha quedado.
snooker-restored = { $player } repite desde la posición original; en juego: { snooker-on-name }.
snooker-order-kept = El orden de juego sigue desde ahí.
snooker-counts = Lo que se emboca al repetir cuenta.
snooker-condoned = La falta no se cantó a tiempo y queda condonada.
snooker-conceding = { $side } concede el frame; el rival puede aceptar o seguir.
snooker-plays-on = El abandono es nulo; el juego sigue.
snooker-awarded =
    { $points ->
        [one] 1 punto para { $side } por las bolas que quedan.
       *[other] { $points } puntos para { $side } por las bolas que quedan.
    }
snooker-forfeited = { $side } pierde todos los puntos del frame.
snooker-won =
    { $by ->
        [points] Frame para { $winner } por puntos.
        [claim] Frame para { $winner } por reclamación.
        [concession] Frame para { $winner } por abandono.
        [three-misses]
            { $misses ->
                [2] Frame para { $winner }: dos miss.
                [3] Frame para { $winner }: tres miss.
                [4] Frame para { $winner }: cuatro miss.
                [5] Frame para { $winner }: cinco miss.
               *[other] Frame para { $winner }: { $misses } miss.
            }
       *[misconduct] Frame para { $winner }: el rival lo pierde por conducta incorrecta.
    }
snooker-halved = El frame termina empatado.
snooker-respotted = Empate: se repone la negra y se hace el sorteo.
snooker-first-on-black = { $player } juega primero, con bola en mano.
snooker-cautioned = Se advierte a { $player } por perder tiempo.
snooker-told-of-sight = Se indica a { $player } que no se ponga en la línea de visión del tirador.
snooker-next-is-misconduct = Seguir así sería conducta desleal, que a { $player } le cuesta el frame.
snooker-proposed = Se propone a los jugadores reiniciar el frame.
snooker-objected = { $side } se opone; se sigue durante un tiempo fijado.
snooker-same-order = El orden de juego no cambia.
snooker-restarted = Se anulan los puntos y se colocan las bolas de nuevo; abre { $opener }.

snooker-frame-counted = El frame { $number } es para { $winner }.
snooker-frame-halved = El frame { $number } termina empatado y no es para nadie.
snooker-points-counted = Puntos acumulados: se suman { $one } y { $other }.
snooker-opens-next = { $side } abre el próximo frame.
snooker-begins = { $side } abre el primer frame.
snooker-frames-forfeited =
    { $frames ->
        [one] 1 frame no jugado es para { $side }.
       *[other] { $frames } frames no jugados son para { $side }.
    }
snooker-tie-on-aggregate = Los totales son iguales: se repone la negra.
snooker-game-won = { $winner } gana el partido.
snooker-game-given-up = { $side } abandona el partido; lo gana { $winner }.
snooker-game-drawn = El partido termina en empate.

snooker-refused-the-frame-is-over = El frame ha terminado.
snooker-refused-the-game-is-over = El partido ha terminado.
snooker-refused-nothing-is-asked = Ahora no se pregunta nada al árbitro.
snooker-refused-the-frame-has-begun = El frame ha empezado: su resultado se sigue de lo que se juega.
snooker-refused-the-frame-is-not-over = El frame en curso no ha terminado.
snooker-refused-somebody-has-opened = El sorteo de quién empieza se hace antes del primer frame.
snooker-refused-lots-are-not-drawn = Antes hay que hacer el sorteo de la negra repuesta.
snooker-refused-ball-is-not-in-play = Alguna de las bolas indicadas no está en la mesa.
snooker-refused-claim-is-not-open = Solo puede reclamar el frame el tirador, con la negra sola y más de 7 puntos de ventaja.
snooker-refused-ball-cannot-be-on = Esa bola no se puede nominar ahora.
snooker-refused-no-such-colour-was-on = Di qué color jugaba el tirador solo si había un color en juego, ninguno declarado, y ese color está en la mesa.
snooker-refused-there-is-no-lot = Ahora no hay nada que sortear.
snooker-refused-colour-belongs-on-the-table = Ese color debe estar en la mesa.
snooker-refused-colour-is-on-the-table = Ese color está en la mesa.
snooker-refused-colour-is-off-for-good = Ese color se embocó en su orden y queda fuera.
snooker-refused-no-free-ball-can-be-called = La bola libre se canta una vez tras una falta, antes de que elija quien sigue, y nunca con la negra sola.
snooker-refused-there-is-no-free-ball = No se cantó bola libre.
snooker-refused-nobody-is-the-striker = No hay nadie en la mesa: di de quién es la falta.
snooker-refused-there-is-no-foul-to-condone = No hay falta que haya podido pasar inadvertida.
snooker-refused-the-request-stands = La petición de repetir no se puede retirar.
snooker-refused-there-was-no-miss = No hubo miss, así que la posición no se repone.
snooker-refused-there-is-nothing-to-choose = Ahora no hay nada que elegir.
snooker-refused-stalemate-out-of-order = Primero se propone reiniciar el frame; si alguien se opone, entretanto se sigue jugando.
snooker-refused-nobody-is-in-sight = Solo quien no es el tirador puede ponerse en la línea de visión del tirador.
snooker-refused-only-the-striker-concedes = Solo el tirador puede conceder el frame, y una sola vez.
snooker-refused-nobody-resigns = Di qué lado abandona: no hay nadie en la mesa.
snooker-refused-the-concession-waits-for-its-answer = Un abandono espera respuesta: la elección es del rival.
snooker-refused-nothing-to-answer = No hay abandono al que ese bando pueda responder.

malformed-snooker-twice = una bola aparece dos veces en «{ $key }»; solo las rojas pueden.
malformed-snooker-no-ball = «{ $key }» no deja bolas objetivo en la mesa.
malformed-snooker-players = «{ $key }» debe nombrar a dos jugadores, o cuatro, cada uno una vez.
malformed-snooker-pairs = «{ $key }» debe nombrar a los jugadores de las dos parejas de forma alterna: A1, B1, A2, B2.
malformed-snooker-length = un partido necesita «frames» o «best_of».
malformed-snooker-sessions = «{ $key }» debe enumerar los frames de cada sesión, tantos como tiene el partido.
malformed-snooker-not-on-the-table = «{ $key }» nombra una bola que entonces no está en la mesa.

snooker-offence-double-hit = Blanca golpeada dos veces
snooker-offence-feet-off-floor = Ningún pie en el suelo
snooker-offence-out-of-turn = Golpe fuera de turno
snooker-offence-improper-in-hand = Juego incorrecto con bola en mano
snooker-offence-jump = Golpe con salto
snooker-offence-non-standard-cue = Taco antirreglamentario
snooker-offence-partner-talk = Consulta con el compañero
snooker-offence-balls-moving = Bolas en movimiento
snooker-offence-colour-not-spotted = Color aún sin reponer
snooker-offence-push = Golpe empujado
snooker-offence-touched-ball = Bola tocada
snooker-offence-ball-off-table-used = Uso de una bola retirada
snooker-offence-measuring = Medir con un objeto
snooker-offence-consecutive-reds = Rojas en golpes seguidos
snooker-offence-non-white-cue-ball = Otra bola usada como blanca
snooker-offence-no-nomination = No nominar cuando se pide
snooker-offence-line-of-sight = Ponerse en la visión del tirador
snooker-offence-touched-marker = Tocar el marcador de la bola
snooker-offence-time-wasting = Pérdida de tiempo
snooker-offence-misconduct = Conducta incorrecta

snooker-call-break = { $points }
snooker-call-foul = Falta, { $points }
snooker-call-miss = Falta y miss, { $points }
snooker-call-free-ball = Bola libre
snooker-call-touching-ball = Bola en contacto
snooker-call-warning =
    { $misses ->
        [2] { $player }, un segundo miss te costará el frame
        [3] { $player }, un tercer miss te costará el frame
        [4] { $player }, un cuarto miss te costará el frame
        [5] { $player }, un quinto miss te costará el frame
       *[other] { $player }, el miss número { $misses } te costará el frame
    }
snooker-call-caution = { $player }, advertencia: perder tiempo puede costarte el frame
snooker-call-conduct = { $side }, advertencia: si sigues así, pierdes el partido
snooker-call-sight = { $player }, sal de la visión del tirador
snooker-call-restart = ¿De acuerdo ambos en empezar de nuevo el frame?
snooker-call-respotted = Negra repuesta
snooker-call-frame = Frame para { $winner }
snooker-call-match = Partido para { $winner }
snooker-call-total = { $player }, { $points }
snooker-asks-concession = Se ofrece el frame: ¿el rival acepta o sigue jugando?
snooker-asks-toss = ¿Quién juega primero sobre la negra repuesta?
snooker-asks-fair-attempt = ¿Fue un intento suficiente de golpear una bola en juego?
snooker-asks-clear-path = ¿Había un camino libre hacia una bola en juego: ninguno, hacia una parte, a bola llena?

cli-snooker = Revisa cadenas de frames; escribe frames como hoja del registrador.
cli-snooker-frames = Lee cadenas de frames y dice qué no permiten en ellas las reglas.
cli-snooker-sheet = Escribe cada frame de un archivo de casos como hoja del registrador.
cli-snooker-bad-frame = «{ $frame }» no es una cadena de frames; se escribe 66-59, 131-4 (110), 7-111 (57, 54).
cli-snooker-break = { $player } { $points }
cli-snooker-option-aggregate = El partido se decide por puntos acumulados: un frame puede terminar en empate.
cli-snooker-option-breaks = Escribe las tacadas en vez de los golpes.
cli-snooker-option-frames = Escribe una cadena de frame, como 131-4 (110), en vez de los golpes.
cli-snooker-played-out = correcto; un frame jugado hasta la última negra puede terminar así.
cli-snooker-not-played-out = correcto si se concedió; un frame jugado hasta la última negra no puede terminar así.
snooker-doubt-level = Un frame solo termina en empate donde cuentan los puntos acumulados (--aggregate).
snooker-doubt-score-too-high = Ningún frame tiene tantos puntos: ¿falta una coma?
snooker-doubt-break-too-high = Ninguna tacada pasa de 155.
snooker-doubt-break-over-score = Las tacadas valen más que el marcador.
snooker-doubt-too-few-balls = La mesa tiene muy pocas bolas para estas tacadas.
snooker-called-touching = Bola en contacto: { snooker-ball-name }.
snooker-refused-nothing-new-touches = La bola blanca está en mano, la bola no está en la mesa o ya se ha cantado.
