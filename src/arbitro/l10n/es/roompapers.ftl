# Los papeles de un evento, y lo que se anuncia de él.
paper-scan = Escanea para anotar aquí o para mirar
paper-scan-player = próximo partido

room-field-category = Categoría
room-paper-winner-of = ganador de { $match }
room-paper-loser-of = perdedor de { $match }
room-paper-cross = Tablas cruzadas
room-paper-conditions = Lo que se anunció
room-paper-conditions-says = Con esta hoja el evento se abre de nuevo en otra máquina: las mismas condiciones, los inscritos en el orden de la lista, el mismo sorteo.
room-paper-condition = Qué
room-paper-value = Anunciado
room-paper-ranks = Puestos del sorteo
room-paper-yes = sí
room-paper-no = no
room-paper-none-owed = No se debe nada a la federación.
room-paper-no-disputes = No hay ninguna disputa.
room-paper-requests = Peticiones que esperan
room-paper-exceptions = Excepciones
room-paper-expelled = Espectadores expulsados
room-paper-fees = Fianzas de las protestas
room-paper-paid = Pagado
room-paper-returned = Devuelto
room-paper-kept = Retenido
room-paper-until = Decidir antes de
room-paper-kind-protest = protesta
room-paper-kind-claim = reclamación
room-paper-ruled = Decisión anterior
room-paper-tally = Votos
room-paper-judge = Quién decidió
room-paper-asked = El reglamento pide
room-paper-measured = Medido
room-paper-inspector = Revisado por
room-paper-entries-not-taken = Inscripciones no aceptadas, o retiradas
room-paper-corrections = Resultados corregidos
room-paper-nothing = Aquí todavía no hay nada que imprimir.
room-paper-cards = Planillas
room-paper-signs = Carteles de las mesas
room-paper-badges = Credenciales
room-paper-cards-says = una por cada partido en juego, rellena; luego por los que están listos
room-paper-signs-says = una hoja por mesa, con el código para la cámara
room-paper-protest-says = como lo pide tu reglamento
room-paper-inspection-says = con las medidas del reglamento
room-paper-draw-says = cuadros o rondas, con los resultados hasta ahora
room-paper-crosses-says = quién ha jugado con quién
room-paper-calls-says = lo que se puede llamar, con espacio para escribir
room-paper-results-says = todo lo que ha terminado
room-paper-standings-says = con los desempates, y por qué
room-paper-badges-says = jugadores y directores, ocho por hoja
room-paper-conditions-short = duraciones, cabezas de serie, relojes, semilla del sorteo
room-paper-entries-says = con clubes, puntuaciones y cabezas de serie
room-paper-disputes-says = con plazos, peticiones, amonestaciones y fianzas
room-paper-decision-says = rellena donde la hay
room-paper-report-says = PDF y JSON
room-papers-tables = En las mesas
room-papers-walls = En la pared
room-papers-files = Para el archivo
room-papers-all-says = Lo que se anunció, inscritos, sorteo, tablas cruzadas, hoja de llamadas, planillas con los marcadores, resultados, clasificación, disputas, formularios.
room-papers-print = Imprimir todo
room-papers-again = Teclearlo de nuevo…
room-papers-size = Papel
room-papers-language = Idioma del papel
room-tiebreak-wins = Victorias
room-tiebreak-h2h = Entre los empatados
room-tiebreak-difference = Diferencia
room-tiebreak-for = A favor
room-tiebreak-buchholz = Buchholz
room-tiebreak-sonneborn = Sonneborn

room-given-edition = Reglamento
room-given-format = Formato
room-given-seeding = Orden de mérito
room-given-seeds = Cabezas de serie
room-given-places = Puestos de los cabezas de serie
room-given-separate = Separados
room-given-avoid = Parejas que no se cruzan pronto
room-given-length = Puntos de un partido
room-given-best_of = Al mejor de
room-given-third_place = Partido por el tercer puesto
room-given-consolation = Consolación
room-given-last_chance = Última oportunidad
room-given-reset = Segunda final
room-given-legs = Vueltas
room-given-groups = Grupos
room-given-advance = Pasan de un grupo
room-given-tiebreaks = Desempates
room-given-swiss_rounds = Rondas
room-given-categories = Categorías, de la más baja
room-given-category = Categoría de este evento
room-given-approval = Las inscripciones esperan aprobación
room-given-tables = Mesas
room-given-boards = Tableros de un partido por equipos
room-given-umpires = Árbitros
room-given-directors = Directores
room-given-clock = Relojes
room-given-baffle = Baffle box
room-given-protest_fee = Fianza de la protesta
room-given-late_limit_s = Tarde después de (segundos)
room-given-commit = Semilla sellada

# Teclearlo de nuevo.
room-page-again = Teclearlo de nuevo
room-again-says = Los resultados del papel, ronda por ronda. Escribe los marcadores en el orden de la hoja: gana el más alto. No se anota nada si no puede anotarse todo.
room-again-enter =
    Anotar { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
room-again-none = No hay nada que teclear
room-again-none-says = Todos los partidos con jugadores conocidos han terminado. Sortea o empareja la ronda siguiente en la página del evento.
room-again-done =
    { $count ->
        [one] 1 resultado anotado
       *[other] { $count } resultados anotados
    }.
room-again-level = { $match }: los marcadores son iguales, así que nadie ha ganado. Si alguien ganó, elige quién en la página del evento.
room-again-half = { $match }: escribe los dos marcadores.
room-again-which = { $match }: { $text }
room-again-nothing = No se anotó nada.
room-again-order = Orden del sorteo, del papel
room-again-order-says = Solo si el sorteo se hizo en otra parte: los nombres sorteados, en su orden, separados por comas.
hall-problem-no-acts = No hay nada que anotar. Envía al menos un acto.

# Lo que se anunció de un evento, en papel.

room-field-minutes = Minutos
room-field-share = Parte de la diferencia
room-field-cap = Como máximo
room-field-groups = Grupos (de–a años)
room-field-on = Edad el
room-field-first = Primera ronda
room-field-every = Días entre rondas
room-field-skip = Días excluidos
room-choice-noted = se anotan
room-choice-required = son obligatorias
room-choice-nothing = no cuentan nada
room-choice-dummy = cuentan como contra un rival con los mismos puntos
room-choice-share = se reparten
room-choice-tie-break = según los desempates
room-choice-hort = mitad por puesto, mitad repartidos (Hort)
