# ¿Y si?: una situación, un acto y la decisión de cada libro.
whatif-title = ¿Y si…?
whatif-lead = Prepara la mesa, haz el golpe, lee la decisión. La dirección web lo guarda todo.
whatif-share = Compartir
whatif-copied = Dirección copiada
whatif-save = Guardar como caso
whatif-game = Juego
whatif-table = La situación
whatif-act = Qué pasa
whatif-happens = Acto
whatif-value = Cuál
whatif-more = Más…
whatif-lines = Actos antes y después
whatif-before = Antes, un acto por línea
whatif-after = Después, un acto por línea
whatif-lines-help = Como en la terminal o como en un caso, por ejemplo:
whatif-lines-example-carrom = stroke white 1 striker
whatif-lines-example-snooker = stroke: {"{"}potted: [pink]{"}"}
whatif-lines-example-backgammon = roll 4 2
whatif-rule = Decidir
whatif-ruling = Decisión
whatif-silent = Todavía no pasa nada: elige un acto.
whatif-stands = Después:
whatif-books = Los reglamentos, lado a lado
whatif-differing =
    { $count ->
        [0] ninguno difiere
        [one] uno difiere
       *[other] { $count } difieren
    }
whatif-case = Es el caso { $case } del libro de casos.
whatif-cases = Casos de esta regla
whatif-cases-none = Ningún caso del libro la cita todavía.
whatif-not-told = Este acto no se puede contar como caso: se anuló, o solo prepara la mesa.
whatif-too-long = Antes de este acto pasó demasiado para una sola dirección.
whatif-word-true = sí
whatif-word-false = no
whatif-word-auto = según la puntuación
whatif-word-legal = jugadas legales
whatif-word-responsible = jugadas responsables
whatif-word-policy = jugadas ilegales
whatif-word-crawford = partida Crawford
whatif-word-round = ronda
whatif-word-pre-quarter = antes de cuartos
whatif-word-quarter = cuartos de final
whatif-word-semi = semifinal
whatif-word-final = la final
whatif-word-misses = miss cantados antes
whatif-word-touching = tocando
whatif-word-strokes = golpes del turno
whatif-word-attempt = intento
whatif-word-clear-path = camino libre
whatif-cases-more = { $count } más
watch-whatif = ¿Y si…?
whatif-board = Croquis del tablero: toca una pieza para embocarla con el golpe
whatif-position = Arrastra cada ficha adonde está, también a la barra y fuera; o llega a ella con Tab y pulsa una flecha. La posición de abajo se escribe sola.
