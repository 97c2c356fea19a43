# Inspección del equipamiento.

# Carrom

inspect-carrom-board = Tablero
inspect-carrom-board-material = Material de la superficie de juego
inspect-carrom-board-thickness = Espesor de la superficie de juego
inspect-carrom-board-side = Lado de la superficie de juego, que es cuadrada
inspect-carrom-board-smoothness = La superficie de juego es lisa en toda su extensión
inspect-carrom-board-striker-run = Largos del tablero que recorre un striker de 15 g golpeado con toda la fuerza desde la línea base
inspect-carrom-board-shape = La superficie de juego es cuadrada, plana y lisa
inspect-carrom-frame = Marco
inspect-carrom-frame-material = Material del marco
inspect-carrom-frame-inner-corners = Las esquinas interiores del marco son redondeadas
inspect-carrom-frame-height = Altura del marco sobre la superficie de juego
inspect-carrom-frame-width = Ancho del marco
inspect-carrom-frame-stiffeners = Los refuerzos, si los hay, están bajo la superficie y unidos al marco
inspect-carrom-frame-bracing = Hay refuerzos adecuados fijados al marco bajo la superficie de juego
inspect-carrom-pocket = Troneras
inspect-carrom-pocket-count = Número de troneras
inspect-carrom-pocket-diameter = Diámetro de una tronera
inspect-carrom-pocket-edge = Las troneras son redondeadas por dentro y no por fuera
inspect-carrom-pocket-plywood-cut = El contrachapado junto a las esquinas del marco está recortado
inspect-carrom-pocket-plywood-rounding = El contrachapado está recortado en redondo donde se junta con las esquinas del marco
inspect-carrom-pocket-example-diameter = Diámetro de una tronera en el tablero de ejemplo
inspect-carrom-base-line = Líneas base
inspect-carrom-base-line-count = Número de líneas base, dos en cada lado
inspect-carrom-base-line-length = Largo de una línea base
inspect-carrom-base-line-colour = Las líneas base son negras
inspect-carrom-base-line-evenness = Las líneas base están repartidas por igual en todos los lados
inspect-carrom-base-line-parallel = Las líneas base son rectas y paralelas al marco
inspect-carrom-base-line-lower-thickness = Grosor de una línea base inferior
inspect-carrom-base-line-frame-distance = Distancia de una línea base inferior al marco
inspect-carrom-base-line-separation = Distancia de una línea base superior a la inferior
inspect-carrom-base-line-example-separation = Distancia entre las dos líneas en el tablero de ejemplo
inspect-carrom-base-circle = Círculos base
inspect-carrom-base-circle-count = Número de círculos base, uno en cada extremo de las líneas de cada lado
inspect-carrom-base-circle-diameter = Diámetro de un círculo base
inspect-carrom-base-circle-core-diameter = Diámetro de la parte coloreada de un círculo base
inspect-carrom-base-circle-core-colour = El interior de los círculos base es rojo
inspect-carrom-base-circle-contact = Cada círculo base toca las dos líneas de su lado y, prolongada, la línea superior del lado vecino
inspect-carrom-base-circle-gap = Hueco entre los círculos base contiguos de dos lados
inspect-carrom-arrow = Flechas
inspect-carrom-arrow-count = Número de flechas
inspect-carrom-arrow-colour = Las flechas son negras
inspect-carrom-arrow-thickness = Grosor de una flecha
inspect-carrom-arrow-length = Largo de una flecha
inspect-carrom-arrow-angle = Ángulo de una flecha con los lados
inspect-carrom-arrow-direction = Cada flecha pasa entre los dos círculos base y apunta al centro de la tronera
inspect-carrom-arrow-pocket-distance = Distancia de una flecha al borde de la tronera
inspect-carrom-arrow-arc-diameter = Diámetro del arco decorativo, si está dibujado
inspect-carrom-arrow-arc-ends = El arco decorativo, si está dibujado, tiene una punta en cada extremo
inspect-carrom-arrow-diagonals = Hay dos diagonales trazadas como líneas de falta
inspect-carrom-centre-circle = Círculo central
inspect-carrom-centre-circle-position = El círculo central está en el centro exacto del tablero
inspect-carrom-centre-circle-outline = El círculo central está trazado en negro
inspect-carrom-centre-circle-fill = El círculo central está relleno de rojo
inspect-carrom-centre-circle-diameter = Diámetro del círculo central
inspect-carrom-centre-circle-example-size = El círculo central es del tamaño de una ficha
inspect-carrom-outer-circle = Círculo exterior
inspect-carrom-outer-circle-position = El círculo exterior tiene su centro en el del tablero
inspect-carrom-outer-circle-colour = El círculo exterior está trazado en negro
inspect-carrom-outer-circle-diameter = Diámetro del círculo exterior
inspect-carrom-outer-circle-example-ratio = Cuántas veces más ancho que el círculo central es el principal
inspect-carrom-man = Fichas
inspect-carrom-man-material = Material de las fichas
inspect-carrom-man-shape = Las fichas son redondas
inspect-carrom-man-diameter = Diámetro de una ficha
inspect-carrom-man-thickness = Grosor de una ficha
inspect-carrom-man-edge = Los cantos de las fichas son redondos y lisos
inspect-carrom-man-weight = Peso de una ficha
inspect-carrom-man-white-count = Número de fichas blancas
inspect-carrom-man-black-count = Número de fichas negras
inspect-carrom-man-queen-count = Número de reinas
inspect-carrom-man-uniformity = Las fichas son todas iguales
inspect-carrom-man-glide = Golpeadas por un striker reglamentario, las fichas se deslizan bien y planas
inspect-carrom-man-smaller-than-striker = Las fichas son algo menores que el striker
inspect-carrom-striker = Striker o percutor
inspect-carrom-striker-shape = El striker es liso y redondo
inspect-carrom-striker-diameter = Diámetro del striker
inspect-carrom-striker-weight = Peso del striker
inspect-carrom-striker-material = Material del striker
inspect-carrom-striker-no-visible-metal = No se ve ninguna pieza de metal en el striker
inspect-carrom-striker-design = Los grabados del striker, si los hay, son decorosos
inspect-carrom-striker-example-diameter = Diámetro del striker en el tablero de ejemplo
inspect-carrom-striker-example-weight = Peso del striker como múltiplo del de una ficha
inspect-carrom-table = Soporte o mesa
inspect-carrom-table-height = Altura del soporte o de la mesa
inspect-carrom-table-stability = El tablero está firme, sin temblar
inspect-carrom-table-level = El tablero está nivelado
inspect-carrom-chair = Silla o taburete
inspect-carrom-chair-height = Altura de la silla o del taburete
inspect-carrom-chair-no-armrests = La silla no tiene apoyabrazos
inspect-carrom-chair-raised-height = Altura del asiento con el material que lo eleva
inspect-carrom-powder = Polvo
inspect-carrom-powder-quality = El polvo es de alta calidad
inspect-carrom-powder-dryness = El polvo está seco
inspect-carrom-powder-container = El polvo se toma de una caja o recipiente
inspect-carrom-powder-evenness = El polvo está repartido por igual
inspect-carrom-powder-material = Material del polvo
inspect-carrom-net = Redes
inspect-carrom-net-cover = Las redes cierran por completo las troneras por debajo
inspect-carrom-net-fixing = Las redes están sujetas a la parte inferior del tablero
inspect-carrom-net-capacity = Fichas que caben en una red
inspect-carrom-net-presence = Hay una red debajo de cada tronera
inspect-carrom-lamp = Iluminación
inspect-carrom-lamp-height = La lámpara está a una altura adecuada sobre el tablero
inspect-carrom-lamp-lit-area = La lámpara ilumina solo el tablero y su marco
inspect-carrom-lamp-shade-shape = Forma de la pantalla
inspect-carrom-lamp-shade-material = Material de la pantalla
inspect-carrom-lamp-shade-inside = El interior de la pantalla es blanco
inspect-carrom-lamp-shade-count = Número de pantallas
inspect-carrom-lamp-bulb-count = Número de bombillas
inspect-carrom-lamp-bulb-kind = La bombilla es transparente
inspect-carrom-lamp-power = Potencia de la bombilla
inspect-carrom-lamp-glare = La luz no les da en los ojos a los jugadores
inspect-carrom-area = Área del tablero
inspect-carrom-area-side = Lado del área del tablero, que es cuadrada

# Snooker

inspect-snooker-table = Mesa
inspect-snooker-table-length = Largo de la superficie de juego, entre las caras de las bandas
inspect-snooker-table-width = Ancho de la superficie de juego, entre las caras de las bandas
inspect-snooker-table-height = Altura del suelo al borde superior de las bandas
inspect-snooker-pocket = Troneras
inspect-snooker-pocket-count = Número de troneras
inspect-snooker-pocket-position = Cuatro troneras están en las esquinas y una en el centro de cada banda larga
inspect-snooker-pocket-opening = Las aberturas de las troneras se ajustan a las plantillas aprobadas por la WPBSA
inspect-snooker-baulk = Baulk
inspect-snooker-baulk-line-distance = Distancia de la línea de baulk a la cara de la banda de fondo
inspect-snooker-baulk-line-parallel = La línea de baulk es recta y paralela a la banda de fondo
inspect-snooker-d = La D
inspect-snooker-d-radius = Radio de la D
inspect-snooker-d-centre = La D es un semicírculo en el baulk con el centro en la mitad de la línea
inspect-snooker-spot = Puntos
inspect-snooker-spot-count = Número de puntos
inspect-snooker-spot-centre-line = Cuatro puntos están en el eje longitudinal de la mesa
inspect-snooker-spot-yellow = El punto amarillo es la esquina derecha de la D, vista desde el lado de baulk
inspect-snooker-spot-green = El punto verde es la esquina izquierda de la D, vista desde el lado de baulk
inspect-snooker-spot-black = Distancia del punto negro a la vertical de la cara de la banda superior
inspect-snooker-spot-blue = El punto azul equidista de la banda superior y la de fondo
inspect-snooker-spot-pink = El punto rosa equidista del punto azul y de la banda superior
inspect-snooker-spot-brown = El punto marrón es el punto medio de la línea de baulk
inspect-snooker-ball = Bolas
inspect-snooker-ball-material = Las bolas son de un material aprobado
inspect-snooker-ball-colours = Hay una bola amarilla, una verde, una marrón, una azul, una rosa y una negra
inspect-snooker-ball-diameter = Diámetro de una bola
inspect-snooker-ball-weight = Pesos de todas las bolas del juego
inspect-snooker-ball-white-count = Número de bolas blancas
inspect-snooker-ball-red-count = Número de bolas rojas
inspect-snooker-cue = Taco
inspect-snooker-cue-length = Longitud del taco
inspect-snooker-cue-shape = El taco tiene la forma tradicional generalmente aceptada
inspect-snooker-rest = Soportes
inspect-snooker-rest-approved-design = Los soportes son de un diseño aprobado por la WPBSA
inspect-snooker-extension = Prolongadores
inspect-snooker-extension-approved-design = Los prolongadores son de un diseño aprobado por la WPBSA
inspect-snooker-adaptor = Adaptadores
inspect-snooker-adaptor-approved-design = Los adaptadores son de un diseño aprobado por la WPBSA

# Backgammon

inspect-backgammon-board = Tablero
inspect-backgammon-board-checker-diameter = Diámetro de las fichas para las que está hecho el tablero
inspect-backgammon-board-no-spare-dice = Los dados que no se usan se han retirado del tablero
inspect-backgammon-board-no-spare-cubes = Los cubos de doblar que no se usan se han retirado del tablero
inspect-backgammon-cup = Cubiletes
inspect-backgammon-cup-inner-lip = Los cubiletes tienen reborde interior
inspect-backgammon-dice = Dados
inspect-backgammon-dice-precision = Los dados son de precisión
inspect-backgammon-dice-count = Número de dados elegidos para el partido (dos si no hay más, o si lo dispone el director)
inspect-backgammon-dice-per-player = Dados que usa cada jugador en un partido sin reloj
inspect-backgammon-dice-per-game = Dados que se usan en cada partida de un partido con reloj
inspect-backgammon-dice-at-board = Dados en el tablero en un partido con reloj (dos si no hay más)
inspect-backgammon-baffle-box = Baffle box (torre de dados)
inspect-backgammon-baffle-box-construction = La baffle box, si se usa, está bien construida
inspect-backgammon-baffle-box-approval = La baffle box tiene la aprobación del director, si un jugador la pidió
inspect-backgammon-baffle-box-position = La baffle box está en el lado opuesto a las casas de los jugadores
inspect-backgammon-clock = Reloj
inspect-backgammon-clock-construction = El reloj, si se usa, está bien construido
inspect-backgammon-clock-approval = El reloj tiene la aprobación del director, si un jugador la pidió
inspect-backgammon-clock-position = El reloj está en el lado de las casas de los jugadores
inspect-backgammon-clock-simple-delay = El reloj funciona con retardo simple (simple delay)
inspect-backgammon-clock-bank = Banco de tiempo por cada punto del partido
inspect-backgammon-clock-delay = Retardo

# Palabras de las opciones

inspect-word-plywood = contrachapado
inspect-word-smooth-wood = otra madera igual de lisa
inspect-word-wood = madera
inspect-word-rosewood = palisandro
inspect-word-hardwood = madera dura
inspect-word-softwood = madera blanda
inspect-word-plastic = plástico
inspect-word-resin = resina
inspect-word-bone = hueso
inspect-word-horn = asta
inspect-word-metal = metal
inspect-word-ivory = marfil
inspect-word-boric-acid = ácido bórico
inspect-word-square = cuadrada
inspect-word-conical = cónica
inspect-word-other = otro

# Lo que pide la regla

inspect-yes = sí
inspect-no = no
inspect-or = {" o "}
inspect-asks-range = de { $min } a { $max }
inspect-asks-at-least = al menos { $min }
inspect-asks-at-most = como máximo { $max }
inspect-asks-nominal = { $value } ± { $tolerance }
inspect-asks-stated = { $value }
inspect-asks-count = { $value }
inspect-asks-about = aproximadamente { $value }
inspect-asks-spread = como máximo { $tolerance } entre el mayor y el menor
inspect-asks-one-of = uno de: { $words }
inspect-asks-none-of = cualquiera menos: { $words }
inspect-asks-both = { $imperial } ({ $metric })
inspect-asks-advised = { $asked }, aconsejado
inspect-asks-on-demand = { $asked }, si un jugador lo exige y lo hay

# El comando y el formulario

inspect-result-pass = conforme
inspect-result-fail = NO CONFORME
inspect-result-note = nota
inspect-result-not-measured = sin medir
inspect-required = se exige: { $asked }
inspect-unseen = medidas hechas: { $values } de { $pieces }
inspect-option-edition = La edición que se aplica, por ejemplo icf-2001; hace falta donde un juego tiene varias.
inspect-option-template = Imprime un formulario vacío para rellenar.
inspect-no-file = indica un archivo de medidas, o - para la entrada estándar; «arbitro inspect { $game } --template» imprime un formulario vacío.
inspect-form-pieces = varios valores en una lista: [a, b, …]; hay { $pieces }
inspect-form-words = escribe uno de: { $words }
inspect-form-heading =
    Inspección del equipamiento. Escribe cada medida tras los dos puntos; deja vacío lo que no se mide.
    Un número está en la unidad indicada; se pueden escribir otras: 29,1 in, 11 ft 8 1/2 in, 0,74 m, 0,5 oz.
    A las condiciones se responde sí o no: sí significa como pide la regla.
inspect-unmeasured =
    { $count ->
        [one] Sin medir (1 apartado):
       *[other] Sin medir ({ $count } apartados):
    }
inspect-summary =
    { $pass ->
        [one] 1 apartado conforme
       *[other] { $pass } apartados conformes
    }, { $fail ->
        [0] ninguno no conforme
        [one] 1 no conforme
       *[other] { $fail } no conformes
    }, { $note ->
        [0] ninguna nota
        [one] 1 nota
       *[other] { $note } notas
    }; { $not_measured } sin medir, { $partial ->
        [one] 1 medido solo en parte
       *[other] { $partial } medidos solo en parte
    }.

# Lo que no se entiende

malformed-measure-unknown =
    { $near ->
        [none] no existe el apartado «{ $key }»; --template imprime los que hay.
       *[other] no existe el apartado «{ $key }»; ¿quizá { $near }? --template los imprime todos.
    }
malformed-measure-number =
    { $unit ->
        [none] «{ $key }» debe ser un número, no «{ $given }».
       *[other] «{ $key }» debe ser un número, en { $unit } o con su unidad, no «{ $given }».
    }
malformed-measure-unknown-unit = «{ $key }»: la unidad de «{ $given }» no se conoce; se conocen: { $known }.
malformed-measure-unit =
    { $unit ->
        [none] «{ $key }» es un número de piezas sin unidad, no «{ $given }».
       *[other] «{ $key }» se mide en { $unit }; «{ $given }» está en una unidad de otra clase.
    }
malformed-measure-negative = «{ $key }» no puede ser menor que cero: «{ $given }». Mide de nuevo.
malformed-measure-count = «{ $key }» debe ser un número entero, no «{ $given }».
malformed-measure-several = «{ $key }» necesita los valores de todas las piezas en una lista: [a, b, …].
malformed-measure-yes-or-no = «{ $key }» debe ser sí o no, no «{ $given }».
malformed-measure-word = «{ $key }» debe ser uno de: { $words }; no «{ $given }».
malformed-measure-empty-list = «{ $key }» es una lista vacía; escribe valores en ella o deja vacía la clave.
malformed-measure-empty-form = el formulario está vacío; --template imprime uno para rellenar.
malformed-measure-form = esto no es un formulario: debe ser un solo mapa de apartados y valores; --template imprime uno.
malformed-measure-nested = «{ $key }» debe ser un valor o una lista de valores, no un mapa.
malformed-measure-twice = «{ $key }» aparece dos veces; deja solo una.
malformed-measure-edition = «{ $edition }» no es una edición de { $game }; elige entre: { $known }.
malformed-measure-which-edition = { $game } tiene varias ediciones; indica cuál con --edition: { $known }.
malformed-measure-two-editions =
    el formulario es para { $form }, pero --edition dice { $asked }; imprime un formulario de esa edición o quita --edition.
