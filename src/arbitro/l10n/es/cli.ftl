# El comando `arbitro`.

cli-arbitro =
    El árbitro, los reglamentos y el tablero de juego para carrom, snooker y backgammon.
    Cada decisión cita su regla.
cli-usage = Uso:
cli-options = Opciones
cli-commands = Comandos
cli-metavar-options = [OPCIONES]
cli-metavar-command = COMANDO [ARGUMENTOS]...
cli-metavar-number = NÚMERO
cli-metavar-text = TEXTO
cli-metavar-file = ARCHIVO
cli-help-default = si falta: { $value }
cli-help-required = obligatorio
cli-argument-about = SOBRE
cli-argument-dice = DADOS
cli-argument-file = ARCHIVO
cli-argument-files = ARCHIVO
cli-argument-folder = CARPETA
cli-argument-game = JUEGO
cli-argument-id = ID
cli-argument-lines = FRAMES
cli-argument-measurements = MEDIDAS.yaml
cli-argument-motion = GOLPE
cli-argument-number = NÚMERO
cli-argument-numbers = REGLA
cli-argument-shell = SHELL
cli-argument-source = ORIGEN
cli-argument-subject = TEMA
cli-argument-target = DESTINO
cli-argument-what = ARCHIVO|ID
cli-argument-words = PALABRA
cli-option-help = Muestra esta ayuda y termina.
cli-option-version = Muestra la versión y termina.
cli-option-lang = Idioma de los textos; también ARBITRO_LANG. Si falta, el del sistema.
cli-option-json = Imprime JSON.
cli-option-json-lines = Imprime un objeto JSON por línea.
cli-option-edition = Solo esta edición.
cli-option-limit = Número máximo de reglas.
cli-option-host = Dirección de escucha; 0.0.0.0 admite los teléfonos de la red de la sala.
cli-option-port = Puerto de escucha; 0 toma uno libre.

cli-rule = Decide los casos de los archivos y explica cada decisión.
cli-check = Compara los casos de los archivos con lo esperado.
cli-laws = Lee, busca y cuenta las reglas.
cli-laws-list = Enumera las ediciones, o las reglas de una.
cli-laws-show = Muestra reglas con su estado y sus equivalentes en otras ediciones.
cli-laws-search = Encuentra reglas por palabras en inglés, italiano o español.
cli-laws-coverage = Cuenta lo que hace Arbitro con cada regla.
cli-laws-glossary = Muestra los términos de un juego.
cli-laws-readings = Muestra cómo se leen los reglamentos donde el texto está dañado o calla.
cli-inspect = Inspecciona el equipamiento: compara las medidas con el reglamento.
cli-serve = Sirve el sitio desde este equipo.
cli-completion = Imprime el script de autocompletado para una shell.

cli-error = arbitro: { $what }
cli-error-no-such-option = la opción { $name } no existe; mira --help.
cli-error-no-such-command = el comando «{ $name }» no existe; mira --help.
cli-error-missing-parameter = falta { $name }; mira --help.
cli-error-bad-parameter =
    { $hint ->
        [none] el valor dado a { $name } no sirve; mira --help.
       *[other] { $name } admite uno de: { $hint }.
    }
cli-error-bad-option = la opción { $name } no se usa así; mira --help.
cli-error-bad-argument = los argumentos no sirven; mira --help.
cli-error-file = no se puede abrir { $name }.
cli-error-usage = los argumentos no sirven; mira --help.

cli-check-summary =
    { $held ->
        [one] 1 caso se cumple
       *[other] { $held } casos se cumplen
    }, { $differed ->
        [0] ninguno difiere
        [one] 1 difiere
       *[other] { $differed } difieren
    }{ $troubles ->
        [0] .
        [one] , 1 no se pudo juzgar.
       *[other] , { $troubles } no se pudieron juzgar.
    }
cli-bad-case = { $file }: caso { $case }: { $what }
cli-not-built = nadie arbitra todavía con la edición { $edition }; sus reglas se leen con «arbitro laws».
cli-not-utf8 = { $file } no es texto en UTF-8.
cli-unreadable = no se puede leer { $file }: { $reason }.
cli-unwritable = no se puede escribir { $file }: { $reason }.
cli-output = la salida
cli-line = la línea
cli-unusable = no se puede usar { $file }: { $reason }.
cli-reason-not-found = no existe un archivo o directorio con ese nombre
cli-reason-is-a-directory = es un directorio
cli-reason-not-permitted = permiso denegado
cli-reason-no-space = el disco está lleno
cli-reason-too-large = supera los { $most } MB; divídelo
cli-reason-in-use = la dirección ya está en uso
cli-reason-not-a-directory = ahí hace falta una carpeta y no la hay
cli-reason-closed = está cerrado
cli-reason-not-a-file = es un dispositivo o una tubería, y hace falta un archivo
cli-reason-not-our-address = este equipo no tiene esa dirección
cli-reason-no-such-host = ningún equipo tiene ese nombre
cli-reason-other = el sistema lo ha rechazado (error { $number })
cli-refused = rechazado:
cli-derived = (lectura nuestra)
cli-say = se anuncia: { $words }
cli-noted = anotado: { $words }
cli-after = después: { $state }
cli-difference = { $key }: se esperaba { $expected }, se decidió { $actual }
cli-nothing-found =
    Ninguna regla habla de «{ $words }».{ $offered ->
        [none] {" "}Busca con palabras en español, inglés o italiano, o con el número de una regla.
       *[other] {" "}Las palabras más cercanas: { $offered }.
    }
cli-no-such-clause = la regla { $clause } no existe en { $where }; «arbitro laws list --edition EDICIÓN» las enumera.
cli-any-edition = ninguna edición
cli-status = Estado: { $status }
cli-counterparts = Equivalentes: { $clauses }
cli-total = en total
cli-coverage-unsound = { $edition }: estas reglas no tienen estado, tienen más de uno o no existen: { $clauses }
cli-coverage-missing = a esta instalación le falta la lista de lo que Arbitro hace con las reglas de { $edition }; instala Arbitro de nuevo.
cli-serving = Arbitro sirve el sitio en { $address } (se detiene con Ctrl+C).
cli-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }. Elige con --host o --port.
cli-missing-core =
    Falta el núcleo compilado: todo funciona, pero la simulación, la generación de jugadas y los jugadores automáticos van lentos. { $place ->
        [checkout] Instala un compilador de C y repite «make sync».
       *[installed] Reinstala la wheel para este sistema: pip install --force-reinstall arbitro.
    }
cli-missing-assets =
    Faltan los scripts del sitio: las páginas se leen, pero sin búsqueda mientras se escribe, elección entre claro y oscuro, golpes repetidos ni comprobación de los dados en el navegador. { $place ->
        [checkout] Mira los mensajes de «make sync».
       *[installed] Reinstala la wheel: pip install --force-reinstall arbitro.
    }
cli-missing-cython = falta el núcleo compilado, y también Cython, sin el cual no puede funcionar sin compilar; instálalo: pip install cython.
