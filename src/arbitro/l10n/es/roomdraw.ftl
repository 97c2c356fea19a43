# Por qué se hizo cada pareja de un suizo, y rondas emparejadas a mano.

desk-refused-no-rounds-to-pair = solo se emparejan las rondas de un suizo.
desk-refused-not-everybody-once = quien sigue en juego debe figurar en la ronda exactamente una vez, y uno tiene el bye solo si el número es impar. Por arreglar: { $players }.

desk-pair-halves = El número { $upper } de la clasificación se enfrenta al número { $lower }: la mitad superior contra la inferior.
desk-pair-level = Los dos tienen { $wins ->
    [0] ninguna victoria
    [one] 1 victoria
   *[other] { $wins } victorias
 }.
desk-pair-float = Victorias distintas: { $player } tiene { $wins }, { $other } { $fewer }.
desk-pair-odd =
    { $count ->
        [one] 1 tiene
       *[other] { $count } tienen
    } { $wins } o más victorias, un número impar: uno de ellos se enfrenta a alguien que tiene menos.
desk-pair-least = Quienes tienen { $wins } o más victorias no podían emparejarse todos entre sí sin repetir, o solo con diferencias mayores en otra parte.
desk-pair-met = { $player } no podía enfrentarse otra vez a: { $others }.
desk-pair-rematch = Ya se habían enfrentado, en { $match }: según la regla no deberían.
desk-pair-seat-turn = Primer lado { $player }: en las mesas impares quien está más arriba, en las pares quien está más abajo.
desk-pair-seat-balance = Primer lado { $player }: lo ha tenido menos veces que { $other }.
desk-pair-seat-last = Primer lado { $player }: la última vez tuvo el segundo, { $other } no.
desk-pair-seat-wins = Primer lado { $player }: van iguales, y tiene más victorias.
desk-pair-seat-rank = Primer lado { $player }: van iguales, y está más arriba en la clasificación.
desk-pair-seat-hand = Según la regla, el primer lado sería de { $other }.
desk-pair-by-hand = Emparejados a mano, no según la regla.
desk-pair-bye-last = { $player } tiene el bye: el número es impar, y nadie está más abajo en la clasificación.
desk-pair-bye = { $player } tiene el bye: el número es impar, y de quienes no lo han tenido nadie tiene menos victorias ({ $wins }) o, con las mismas, está más abajo.
desk-pair-bye-had = Más abajo, pero ya han tenido el bye: { $others }.
desk-pair-bye-needed = Más abajo, pero sin ellos los demás no podían emparejarse sin repetir: { $others }.
desk-pair-bye-hand = Según la regla, el bye sería de { $other }.

room-pairs-why = Por qué esta pareja
room-why-round = Por qué esta ronda se emparejó así
room-why-hand = Emparejada a mano: repeticiones { $rematches }; parejas con distintas victorias { $floats }; suma de diferencias al cuadrado { $spread }. La regla habría emparejado de otro modo.

room-by-hand = Se emparejó a mano…
room-by-hand-title = La ronda { $round } como se emparejó a mano
room-by-hand-says = Una pareja por fila, el primer lado primero: nombres, o los números de la lista de inscritos. Deja vacío el segundo lugar para el bye.
room-by-hand-first = Primer lado de la pareja { $number }
room-by-hand-second = Segundo lado de la pareja { $number }
room-by-hand-see = Ver la ronda
room-by-hand-enter = Introducir la ronda
room-by-hand-unknown = Nadie que siga en juego se llama «{ $name }».
room-by-hand-twice = { $name } figura dos veces.
room-by-hand-missing = En ninguna pareja: { $names }.
room-by-hand-byes = Solo un lugar puede quedar vacío, y solo si el número es impar.
room-by-hand-fine = Nada va contra la regla. La ronda puede introducirse.
room-by-hand-off = La ronda puede introducirse como se jugó; donde se dice, la regla la querría de otro modo.
room-by-hand-close = Dejarlo

room-paper-pair = Pareja
room-paper-by-hand = Sin repeticiones; las menores diferencias de victorias posibles; el bye al último que no lo ha tenido; primero es quien lo ha sido menos veces. Se introduce de nuevo en la página «Teclearlo de nuevo».

room-legend-up = pasan los primeros { $count }
room-legend-decides = decide el puesto
room-legend-play = en juego

room-ceremony-screen = Para la pantalla de la sala
room-field-sealed-seed = La semilla sellada
room-drawn-of = Sorteados: { $shown } de { $drawn }.
room-drawn-none = Todos conservan su puesto en la clasificación; no se sortea a nadie.
room-check-qr = Código que lleva a este sorteo
room-check-phone = en tu propio teléfono, sin ayuda de esta máquina
room-computed-here = Calculado en este dispositivo
room-draw-right = El sorteo es como se selló y se cantó.
room-draw-wrong = El sorteo no es el que da la semilla.
room-check-unsealed = No se selló ninguna semilla antes
room-check-agree =
    { $right } de { $drawn } { $right ->
        [one] coincide
       *[other] coinciden
    }
room-agrees = Coincide

room-moves-out = { $player } deja { $from }
room-moves-in = { $player } entra en { $to }

room-paper-director = Director
room-paper-event = Evento
room-paper-other-rounds = Otras rondas
room-paper-date = Fecha

room-then-150 = El juego sigue; el resultado queda retenido, y nadie avanza.
room-then-151c = Se decide en una hora.
room-then-151a = Aceptada: se reanuda desde ese juego, y se devuelve la fianza.
room-then-151b = Rechazada: el resultado vale, y la fianza se retiene.
room-then-149 = No puede retirarse; una protesta por juego.

room-not-drawn-says =
    Hasta ahora hay { $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    }. Las parejas aparecen aquí por sí solas.
room-not-drawn-yours = Sortea en la página del evento, enseguida o en público.

room-bracket-main = Cuadro principal
room-groups = Grupos
room-rating = Puntuación en esta sala
room-rating-line =
    Puntuación tras { $count ->
        [one] 1 evento
       *[other] { $count } eventos
    }
room-rating-none = Aún no hay puntuación. Se calcula con los partidos de esta sala decididos jugando.
room-rating-says = De todos los partidos de este juego decididos jugando en esta sala.
