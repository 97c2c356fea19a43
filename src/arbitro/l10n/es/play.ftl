# Los jugadores automáticos, tu sitio en la mesa y el comando `arbitro play`.

cli-play = Hace jugar partidos enteros, arbitrados: entre jugadores automáticos, o contra ti.
cli-option-white = Quién juega con blancas: de house:1 (el más débil) a house:5 (house:6 en backgammon y snooker), otro jugador del juego, o you: tú.
cli-option-black = Quién juega con negras.
cli-option-games = Cuántos partidos.
cli-option-length = Cuánto dura un partido: en backgammon, a cuántos puntos; en carrom, al mejor de cuántas partidas, 1 o 3; en snooker, al mejor de cuántos frames, un número impar. Si falta, 5 puntos, 3 partidas, 1 frame.
cli-option-play-edition = Con qué reglas; en carrom icf-2001, classic-29 o colombia. Si falta, las de la federación.
cli-option-format = Carrom y snooker: individuales (singles) o dobles (doubles); una pareja es un jugador en dos asientos.
cli-option-boards = Solo carrom: el máximo de juegos de una partida. Si falta, lo que dice la edición.
cli-option-seed = Semilla para dados, mesas y jugadores; la misma semilla da los mismos partidos.
cli-option-record = Escribe en un archivo lo que se ha jugado: .mat, .sgf o .json en backgammon; las hojas del registrador, .csv o .json, en snooker; la tarjeta de puntuación, .json, en carrom.
cli-option-play-journal = El diario del partido: cada acto se escribe en él al momento, para repetirlo, verificarlo y exportarlo.

cli-play-outcome =
    { $number }. { $winner } gana con { $colour ->
        [white] blancas
       *[black] negras
    }, { $white }–{ $black }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }
cli-play-summary = Victorias de las blancas: { $white }; de las negras: { $black }. Semilla: { $seed }.
cli-play-progress =
    partido { $match } de { $matches }: { $white }–{ $black }, { $facts ->
        [one] 1 acto juzgado
       *[other] { $facts } actos juzgados
    }
cli-play-no-players = todavía no hay máquina que juegue a { $game }.
cli-play-unknown-player = el jugador «{ $name }» no existe; el juego conoce { $known }.
cli-play-not-installed = { $name } necesita { $package }, que no está instalado: pip install "arbitro[{ $package }]".
cli-play-unknown-edition = este juego no tiene la edición «{ $name }»; tiene { $known }.
cli-play-you-json = no puedes sentarte a una mesa que imprime JSON: quita --json, o deja jugar a la máquina.
cli-play-record-ending = { $file } no puede ser el acta de este juego: el nombre acaba en { $endings }.
cli-play-record-one = se registra un partido cada vez: quita --games.
cli-play-journal-there = { $file } ya existe; nombra otro archivo, o quítalo.
cli-play-no-seat = en la terminal no se puede jugar a { $game }: arbítralo (arbitro umpire), o haz que jueguen dos máquinas.
cli-play-length-carrom = un partido de carrom es de una partida o al mejor de tres, no { $length }.
cli-play-length-snooker = un partido de snooker es al mejor de un número impar de frames, no { $length }.
cli-play-length-backgammon =
    un partido de backgammon no puede ser a { $length ->
        [one] 1 punto
       *[other] { $length } puntos
    }.

# Lo que se escribe: la primera palabra de cada línea es la que se muestra.
seat-word-quit = salir quit
seat-word-help = ayuda ?
seat-word-undo = deshacer u
seat-word-roll = tirar t
seat-word-double = doblar
seat-word-resign = abandonar
seat-word-take = aceptar a
seat-word-drop = rechazar
seat-word-accept = aceptar a
seat-word-refuse = rechazar
seat-word-play = jugar
seat-word-again = repetir
seat-word-replace = reponer
seat-word-free = libre
seat-word-claim = reclamar
seat-word-concede = conceder
seat-word-at = desde
seat-word-angle = ángulo angulo
seat-word-spin = efecto
seat-word-follow = corrido
seat-word-draw = retroceso
seat-word-left = izquierda
seat-word-right = derecha
seat-word-yellow = amarilla
seat-word-green = verde
seat-word-brown = marrón marron
seat-word-blue = azul
seat-word-pink = rosa
seat-word-black = negra

seat-welcome-backgammon = Te sientas al tablero. «ayuda» muestra lo que se puede escribir, «salir» para irte.
seat-welcome-carrom = Te sientas al tablero. «ayuda» muestra lo que se puede escribir, «salir» para irte.
seat-welcome-snooker = Estás en la mesa. «ayuda» muestra lo que se puede escribir, «salir» para irte.
seat-manual-backgammon =
    Una jugada: 8/5 6/5, 13/7/5, bar/20, 6/off, 8/5(2); también por partes, y «deshacer» deshace la última.
    Antes de tirar: «tirar» o una línea vacía, «doblar», «abandonar 1» (2 un gammon, 3 un backgammon).
    A un doble: «aceptar» o «rechazar». A un abandono ofrecido: «aceptar» o «rechazar».
    «salir» para irte.
seat-manual-carrom =
    Un golpe: la ficha, la tronera, la velocidad en metros por segundo: «3 p4 2». Las blancas son números, las negras letras, la reina es q.
    «desde -120 3 p4 2» pone el striker 120 mm a la izquierda del centro de tus líneas base; si no, se elige el corte más lleno.
    «desde 0 ángulo 88 4» golpea en una dirección: 90 es recto hacia delante, 0 a la derecha.
    «desde 0 ángulo 88 4 efecto 5» hace girar el striker cinco veces por segundo a la izquierda, «efecto -5» a la derecha.
    Una ficha de deuda: dos números, los milímetros a la derecha del centro y lejos de ti; una línea vacía la deja al árbitro.
    «salir» para irte.
seat-manual-snooker =
    Un golpe: la bola, la tronera, la velocidad en metros por segundo: «r3 p5 2.5», «negra p6 1.8»; sin tronera la bola se golpea llena.
    Después «corrido 0.3», «retroceso 0.3», «izquierda 0.2», «derecha 0.2»: a cuánto del centro golpea el taco, en radios.
    «azul ángulo 92 2» golpea en una dirección, nominando una bola: 90 es hacia la banda superior, 0 a la derecha.
    Con la blanca en mano «desde 100 50» la pone 100 mm a la derecha del punto marrón y 50 mm detrás de la línea de baulk.
    «salir» para irte.

seat-refused = No está permitido. { $why }
seat-would-be-foul = Alto: juega otra cosa. El árbitro decidiría: { $why }
seat-say-one-of = Escribe una de estas palabras: { $words }.
seat-no-number = «{ $word }» no es un número que valga.
seat-numbers-missing =
    { $count ->
        [one] Después de «{ $word }» falta un número.
       *[other] Con «{ $word }» hacen falta { $count } números.
    }
seat-no-pocket = No existe la tronera «{ $word }»: van de p1 a p{ $last }.
seat-speed-missing = Hace falta una velocidad, de { $slowest } a { $fastest } metros por segundo.
seat-spin-too-much = El striker gira a lo sumo { $most } veces por segundo: «efecto 5» a la izquierda, «efecto -5» a la derecha.
seat-occupied = Ahí ya hay algo.

seat-men =
    { $who ->
        [you] Tú
       *[other] Rival
    } ({ $side }): { $score } de { $length ->
        [one] 1 punto
       *[other] { $length } puntos
    }, cuenta { $pips }, en la barra { $bar }, fuera { $off }
seat-cube =
    Cubo en { $value }, { $owner ->
        [you] tuyo
        [other] del rival
       *[centre] en el centro
    }{ $crawford ->
        [yes] {" "}– partida Crawford
       *[no] {""}
    }
seat-before-roll = Te toca ({ $roll }, { $double })
seat-play =
    { $typed ->
        [none] Tu jugada con { $dice }
       *[other] { $dice }, hasta ahora { $typed }
    }
seat-cannot-move = { $dice }: ninguna jugada legal.
seat-no-play = «{ $word }» no es una jugada: escribe 8/5, bar/20 o 6/off.
seat-answer-double = El rival dobla.
seat-answer-loss =
    El rival ofrece perder { $level ->
        [2] un gammon
        [3] un backgammon
       *[1] una partida simple
    }.

seat-stroke = Tu golpe
seat-choose = Tu elección
seat-snooker-stroke = Primera bola golpeada: { $first ->
        [none] ninguna
       *[other] { $first }
    }; embocadas: { $potted ->
        [none] ninguna
       *[other] { $potted }
    }.
seat-snooker-score =
    Tú { $you }, rival { $other }; frames { $frames }, al mejor de { $best }; { $remaining ->
        [one] queda 1 punto
       *[other] quedan { $remaining } puntos
    } en la mesa.
seat-snooker-on =
    { $balls ->
        [none] Tienes que elegir.
       *[other] Bola en juego: { $balls }. { $pots ->
            [none] Ninguna bola tiene tronera libre.
           *[other] Con tronera libre: { $pots }.
        }
    }
seat-snooker-not-on = «{ $word }» no es ahora bola en juego; juega a otra bola, o con «ángulo».
seat-snooker-not-in-hand = La blanca no está en mano.
seat-snooker-outside-d = No está permitido. { $law }: con la blanca en mano se juega sobre las líneas de la D o dentro de ellas.
seat-snooker-miscue = Así el taco resbala: como mucho a { $most } radios del centro.
seat-no-ball = En la mesa no hay bola «{ $word }»: r1, r2, … o un color.

seat-carrom-stroke = Tu golpe
seat-carrom-place = Coloca una ficha del oponente
seat-carrom-demand =
    { $points ->
        [one] Puedes pedir un punto más. ¿Cuántos?
       *[other] Puedes pedir { $points } puntos más. ¿Cuántos?
    }
seat-carrom-score =
    Juego { $board }: tus fichas son { $side ->
        [white] las blancas (de 1 a 9)
       *[black] las negras (de a a i)
    }. Puntos { $you }–{ $other }, partidas { $games }.
seat-carrom-unclear = Escribe ficha, tronera y velocidad, como «3 p4 2», o «desde 0 ángulo 88 4».
seat-no-man = En el tablero no hay ficha «{ $word }».

# What a player of the house does.
seat-carrom-put = pone una ficha { $right } mm a la derecha del centro y { $away } mm lejos de sí.
seat-carrom-asked =
    { $points ->
        [one] pide un punto más.
       *[other] pide { $points } puntos más.
    }
