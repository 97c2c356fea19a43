# El sitio.

web-name = Arbitro
web-title = { $page } · Arbitro
web-description = Los reglamentos de carrom, snooker y backgammon, regla por regla, en español, inglés e italiano.
web-own-words = Aquí las reglas se exponen con nuestras propias palabras. En caso de duda prevalece el texto de la federación.
web-skip = Ir al texto
web-nav = Principal
web-nav-glossary = Glosario
web-nav-readings = Lecturas
web-nav-coverage = Cobertura
web-trail = Estás aquí
web-languages = Idioma
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-theme-dark = Tema oscuro

web-game-carrom = Carrom
web-game-snooker = Snooker
web-game-backgammon = Backgammon
web-edition-carrom-icf-2001 = ICF 2001
web-edition-carrom-classic-29 = Clásico 29
web-edition-carrom-colombia = Colombia
web-edition-snooker-wpbsa = WPBSA
web-edition-backgammon-wbgf-2-1 = WBGF 2.1

web-home-title = Arbitro: las reglas de carrom, snooker y backgammon
web-home-heading = Juega una partida. Cada decisión cita su regla.
web-home-lead = Carrom, snooker y backgammon, arbitrados como en la sala. Sin cuenta, sin instalar nada.
web-first-carrom = A 25 u ocho juegos, unos 20 minutos
web-first-snooker = Un frame, unos 15 minutos
web-first-backgammon = A 3 puntos, unos 10 minutos
web-first-house = Máquina
web-first-friend = Amigo
web-first-device = Dos aquí
web-go-on = Sigue con tu partido
web-go-on-yours = te toca
web-my-matches = Mis partidos
web-called = Juegas como { $name }.
web-first-more = { $game }: todas las opciones
web-principles = Cómo trabaja Arbitro
web-principle-cite = Una regla detrás de cada decisión
web-principle-cite-says = Una decisión nombra la regla en que se apoya y enlaza con ella; donde se apoya en una lectura nuestra, lo dice.
web-principle-honest = Nada prometido que no esté hecho
web-principle-honest-says = Cada regla tiene un estado: lo que el programa hace con ella, o que sigue abierta.
web-principle-hall = Hecho para la sala
web-principle-hall-says = Funciona en un portátil sin internet, en los teléfonos de la red de la sala, con el teclado y con lector de pantalla.
web-coverage-see = Mira qué se hace con cada regla

web-laws = Reglamentos
web-laws-of = Reglas de { $game }
web-laws-lead = Todas las reglas de los cinco reglamentos, expuestas con nuestras propias palabras y con la precisión necesaria para decidir.
web-books = Ediciones
web-book-description = { $title } ({ $edition }): cada regla ({ $count }) con su estado y sus equivalentes en otras ediciones.
web-source = Fuente: { $source }
web-contents = Índice
web-clauses =
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
web-permalink = Enlace a esta regla
web-leaf = Comparar
web-leaf-alone = Por separado
web-status = Estado
web-will-be = Prevista: { $status }.
web-address = Dirección
web-counterparts = En las otras ediciones
web-neighbours = Reglas vecinas
web-before = Anterior
web-after = Siguiente
web-edition = Edición

web-coverage = Cobertura
web-coverage-lead = Lo que Arbitro hace con cada regla, contado por edición. Las reglas abiertas aún no están hechas y se enumeran más abajo.
web-total = En total
web-all-editions = Todas las ediciones
web-statuses = Qué significan los estados
web-open-clauses = Reglas abiertas

web-glossary = Glosario
web-glossary-of = Glosario de { $game }
web-glossary-lead = Las palabras de cada juego, con las reglas que las definen.
web-terms =
    { $count ->
        [one] 1 término
       *[other] { $count } términos
    }

web-search = Buscar
web-search-title = Buscar en las reglas
web-search-of = Búsqueda: { $words }
web-search-label = Buscar en las reglas
web-search-placeholder = Palabras o número de la regla
web-search-hint = Busca con palabras en español, inglés o italiano, o con el número de la regla.
web-search-suggestions = Reglas encontradas
web-search-edition = Edición
web-search-everywhere = Todas las ediciones
web-search-nothing = Ninguna regla habla de «{ $words }».
web-search-nearest = Las palabras más cercanas:
web-search-first =
    Las { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    } más pertinentes; con más palabras la búsqueda se acota.
web-search-count =
    { $count ->
        [0] Ninguna regla encontrada
        [one] 1 regla encontrada
       *[other] { $count } reglas encontradas
    }

web-error-400 = Esta petición no se puede leer
web-error-400-advice = La dirección pide algo de un modo que el sitio no conoce. Una búsqueda puede tener como máximo 200 caracteres.
web-error-404 = Esta página no existe
web-error-404-advice = Quizá la regla tenga otro número en esta edición. El buscador de arriba la encuentra por sus palabras.
web-error-405 = Esta página no se usa así
web-error-405-advice = Ábrela desde un enlace.
web-error-414 = Esta dirección es demasiado larga
web-error-414-advice = Abre la página desde un enlace, o búscala por sus palabras.
web-error-421 = Esta dirección no es de esta sala
web-error-421-advice = Abre la sala por la dirección que la propia sala muestra.
web-error-503 = La sala no puede responder ahora
web-error-503-advice = Inténtalo de nuevo en un momento.
web-error-500 = Algo ha fallado aquí
web-error-500-advice = El error es del programa, no tuyo. Inténtalo de nuevo; si vuelve a ocurrir, avisa a quien lleva este sitio.
web-error-astray = Una ficha que sale del tablero vuelve al centro.
web-error-code = Error { $status }
web-go-home = Página de inicio

web-dice-check = Comprobar un partido
web-dice-check-says = Elige el acta de un partido, o pégalo. Se comprueba aquí, en tu navegador; no se envía nada.
web-dice-file = Acta (JSON)
web-dice-paste = O pégalo aquí
web-dice-verified = { $match }: cada eslabón se sigue y cada dado es correcto. Tiradas comprobadas: { $rolls }.
web-dice-no-ledger = Esto no es un registro de tiradas: hace falta un archivo JSON con los compromisos y las tiradas de un partido.
web-dice-noscript = La comprobación en esta página necesita JavaScript. La orden de abajo hace lo mismo.
web-dice-offline = La misma comprobación en tu máquina, sin esta página: arbitro dice verify match.json

web-table = La mesa
web-table-lead = Cada golpe se calcula con exactitud, de un contacto al siguiente, y se guarda como unas pocas curvas. El navegador lo repite a partir de ellas, tan despacio como se quiera.
web-table-stroke = Golpe
web-table-carrom-break = Carrom: el saque
web-table-snooker-break = Snooker: el saque inicial
web-table-snooker-screw = Snooker: bola llena con retroceso
web-table-snooker-jump = Snooker: un golpe con salto, que es falta
web-table-file = O un archivo propio:
web-table-play = Reproducir
web-table-pause = Pausa
web-table-time = Tiempo del golpe
web-table-pace = Velocidad
web-table-refused = Esto no es un golpe guardado. Hace falta un archivo JSON de «arbitro table play».
web-table-picture = La mesa con sus piezas
web-table-keys = En la mesa: la barra espaciadora reproduce y detiene, las flechas van adelante y atrás, Inicio y Fin al comienzo y al final.
web-table-noscript = Para repetir golpes hace falta JavaScript. La mesa se muestra como está antes del saque.

web-boards = Los tableros
web-boards-lead = Tres tableros dibujados con las medidas de las reglas. Cada uno se puede usar solo en cualquier página.
web-boards-try-carrom = Arrastra el striker por su línea de base, y el mango detrás de él para apuntar. Teclas: las flechas apuntan, A y D mueven el striker.
web-boards-try-snooker = Arrastra en cualquier parte para apuntar; la blanca está en mano y puede ponerse dentro de la D. Teclas: las flechas apuntan, W A S D mueven la bola.
web-boards-try-backgammon = Toca o arrastra una ficha: el azul muestra adónde puede ir. Teclas: las flechas eligen, Intro mueve, Retroceso deshace.
web-boards-use = En una página propia
web-boards-noscript = Los tableros necesitan JavaScript.

web-place-play = Jugar
web-place-watch = Ver
web-place-umpire = Arbitrar
web-place-desk = Torneo
web-place-laws = Reglas
web-tabs = Lugares
web-entry-watch = Los partidos de esta sala, en vivo
web-entry-umpire = Anota un partido en el teléfono, acto por acto
web-entry-desk = Dirige un evento desde este portátil
web-entry-laws = Cinco reglamentos, regla por regla
web-foot-dice = Dados
web-watch = Partidos
web-watch-empty = No se juega ningún partido
web-watch-empty-says = Un partido que se crea en esta sala aparece aquí enseguida, con su marcador y cada decisión.
web-watch-noscript = Para seguir un partido en vivo hace falta JavaScript; recarga la página para ver el marcador.
web-state-waiting = espera a un jugador
web-state-running = en juego
web-state-paused = en pausa
web-state-review = en revisión
web-state-over = terminado
web-umpire-lead = Anota cada acto de un partido y obtén la decisión, lo que debes anunciar y el reloj.

web-play-name = Tu nombre
web-play-against = Contra
web-play-friend = Alguien a tu lado, en este dispositivo
web-play-length-backgammon = Puntos para ganar el partido
web-play-length-carrom = Juegos
web-play-start = Empezar
web-play-hint-backgammon = Sin cuenta. La sala tira los dados y decide según el reglamento:
web-play-hint-carrom = Sin cuenta. La sala calcula cada golpe y decide según el reglamento:
web-play-noscript = Para jugar hace falta JavaScript.
