# La consola del árbitro, y lo que se dice de los diarios.

match-stands =
    { $one } { $score } { $other }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }{ $winner ->
        [none] { $turn ->
            [none] {""}
           *[other] {" "}· juega { $turn }
        }
        [nobody] {" "}· terminado, sin ganador
       *[other] {" "}· ha ganado { $winner }
    }
match-clock =
    { $purpose ->
        [stroke] Golpe
        [placing] Colocación
        [break] Saque
        [bank] Banco
        [delay] Retardo
        [interval] Intervalo
       *[report] Presentación
    } { $of }: { $left }{ $runs ->
        [yes] {""}
       *[no] {" "}(parado)
    }

cli-umpire = Arbitra un partido en líneas escritas: cada acto con su decisión, lo que se anuncia y lo que se puede anotar después.
cli-argument-edition = EDICIÓN
cli-option-journal = El diario del partido: cada acto se escribe en él al momento; un partido que ya está ahí continúa.
cli-option-set = Una condición del partido, como length.points=5; se puede repetir.
cli-option-player = El nombre de un jugador, una vez por cada uno, en el orden de los lados.
cli-option-author = De quién son estas líneas.
console-welcome = { $edition }. Escribe lo que ocurre; «?» muestra lo que se puede anotar ahora, «ayuda» lo demás.
console-manual =
    Un acto, como en los casos: «stroke white 1 queen», «roll 3 1», «place 2», «foul by=black offence=touch»; listas con comas: «potted=red,pink».
    «?» muestra lo que se puede anotar ahora. «?» con un acto muestra sus opciones.
    «deshacer MOTIVO» deshace el último acto, «rehacer» lo repone, «corregir NÚMERO ACTO; MOTIVO» sustituye uno anterior, «insertar NÚMERO ACTO; MOTIVO» pone uno olvidado delante de él.
    «detener MOTIVO» para el juego y los relojes, «seguir» los reanuda; «protesta TEXTO» pone el partido en revisión, «cerrar TEXTO» la termina.
    «registro» muestra los últimos actos con sus números, «mostrar» cómo está todo, «regla NÚMERO» una regla.
    «guardar ARCHIVO» escribe el diario, «salir» deja la consola.
console-due = ahora: { $acts }
console-asked = pregunta: { $text } ({ $lines })
console-offer = { $line } – { $what } ({ $by })
console-choices = { $key }: { $choices }
console-value = valor
console-official = oficial
console-nothing-offered = Ya no se puede anotar nada.
console-not-offered = «{ $act }» no se puede anotar ahora; «?» muestra lo que sí.
console-recorded = { $number } · { $time }
console-undone = { $number }: deshecho.
console-redone = { $number }: en vigor de nuevo.
console-corrected = { $number }: la línea { $entry } queda corregida.
console-inserted = { $number }: insertado antes de la línea { $entry }.
console-lapsed = Estas líneas dejarían de contar: { $numbers }. Escribe la línea otra vez para confirmarlo.
console-rejudged = Juzgadas de nuevo: { $numbers }.
console-halted = El juego está detenido.
console-going = El juego sigue.
console-protested = El partido está en revisión.
console-settled = La revisión ha terminado.
console-saved = { $file }: { $entries ->
        [one] una línea escrita
       *[other] { $entries } líneas escritas
    }.
console-unsaved = No hay nada guardado: «guardar ARCHIVO», u otra vez «salir».
console-save-where = Di dónde: «guardar ARCHIVO».
console-say-law = Di qué regla: «regla 98a».
console-say-number = Di qué línea, y qué fue: «corregir 12 stroke white 2; cuenta errónea».
console-expired = Tiempo agotado: { $clock }.
bad-act-nothing-to-undo = No hay nada que deshacer.
bad-act-nothing-to-redo = No hay nada que reponer.
bad-act-nothing-to-correct = Ningún acto tiene ese número; «registro» los muestra.
bad-act-paused = El juego ya está detenido.
bad-act-not-paused = El juego no está detenido.
bad-act-in-review = El partido ya está en revisión.
bad-act-not-in-review = El partido no está en revisión.
cli-umpire-terms = las condiciones { $terms } no valen; este juego tiene { $known }.
cli-umpire-set = «{ $text }» no es una condición; se escribe NOMBRE=VALOR.
cli-umpire-other-edition = { $file } es un partido de { $edition }.

cli-replay = Cuenta un partido desde su diario: cada acto con su decisión, su regla y lo que se anuncia.
cli-option-at = Como estaba todo después de la línea con este número.
cli-journal-export = Escribe el acta de un partido desde su diario.
cli-option-as = En qué forma.
cli-option-output-file = Escribe en este archivo en vez de en la salida estándar.
cli-journal-no-entry = no existe la línea { $number }; la última es { $last }.
cli-journal-no-form = un partido de { $game } no tiene acta en la forma «{ $form }»; tiene { $known }.
cli-journal-lapsed = no cuenta
cli-journal-taken-back = deshecho
journal-unknown-format = está escrita en un formato que esta versión no conoce
journal-back-in-time = es anterior a la línea precedente
journal-bad-act = actúa sobre algo que no existe
journal-opened = { $edition }, abierto
journal-undone = el último acto queda deshecho: { $reason }
journal-redone = lo deshecho está de nuevo en vigor { $reason }
journal-corrected = la línea { $number } queda corregida: { $reason }
journal-paused = el juego está detenido: { $reason }
journal-resumed = el juego sigue
journal-protested = protesta: { $reason }
journal-settled = la protesta está cerrada: { $reason }

seat-word-redo = rehacer redo
seat-word-correct = corregir
seat-word-insert = insertar
seat-word-halt = detener
seat-word-go = seguir
seat-word-protest = protesta
seat-word-settle = cerrar
seat-word-save = guardar
seat-word-log = registro
seat-word-show = mostrar
seat-word-law = regla
umpire-to-exam = Hacer el examen
