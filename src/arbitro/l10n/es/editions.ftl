# Ediciones de fuera: qué está mal en una, y qué se dice de ella.

edition-bad = { $file }, línea { $line }: { $what }
edition-not-utf8 = el archivo no es texto UTF-8; guárdalo en UTF-8.
edition-not-importable = el paquete no se puede cargar: { $what }
edition-none-in-folder = en esta carpeta no hay ninguna edición; una edición es una carpeta con un archivo { $file }.
edition-unknown-key = aquí no existe la clave «{ $key }»; quítala o corrige su ortografía.
edition-missing-key = falta la clave «{ $key }»; añádela.
edition-wrong-value = «{ $key }» tiene un valor que aquí no se admite; docs/extend.md dice cuáles acepta.
edition-bad-name = «{ $name }» no es un nombre para una edición que modifica una de { $game }; escribe { $game }/ y letras minúsculas, cifras, guiones y puntos.
edition-bad-date = «{ $day }» no es una fecha; escribe año-mes-día, por ejemplo 2026-09-01.
edition-ends-before-it-begins = la edición termina antes de empezar; corrige «from» o «until».
edition-unknown-edition = no existe la edición { $name }; escribe el nombre entero, por ejemplo carrom/icf-2001.
edition-doubled = ya existe una edición { $name }; elige otro nombre.
edition-missing-language =
    faltan las palabras en { $language ->
        [it] italiano (it)
        [es] español (es)
       *[en] inglés (en)
    }; escríbelas en en, it y es.
edition-unknown-clause = la edición modificada no tiene la regla { $clause }; corrige el número, o di con «after» dónde va la regla nueva.
edition-clause-is-there = la edición modificada ya tiene la regla { $clause }; «after» es solo para reglas nuevas.
edition-text-does-not-say-so = la regla { $clause } decide de otro modo, pero su texto es el antiguo; escribe el contenido y qué ha cambiado en en, it y es.
edition-unchanged = Como en la edición modificada.
edition-unknown-rule = la regla { $clause } no tiene la función { $name }; tiene: { $known }.
edition-unknown-parameter = no existe el parámetro { $name }; hay: { $known }.
edition-parameter-twice = el parámetro { $name } tiene dos valores; deja uno.
edition-unknown-order = no se puede ordenar además { $name }; hay: { $known }.
edition-nothing-changes = la regla { $name } no tiene ningún cambio; escribe off, also o from.
edition-unknown-status = no existe el estado { $status }; hay: { $known }.
edition-nothing-rules-on-it = todas las funciones de la regla { $clause } están apagadas, así que no se puede decidir; di con «status» qué hace Arbitro con ella.
edition-unknown-equipment = en la lista del material no está { $name }.
edition-equipment-elsewhere = { $name } pertenece a la regla { $clause }; escríbelo ahí.
edition-unknown-message = no existe el mensaje { $message }.
edition-program-failed = sus reglas en Python han fallado: { $what }

edition-in-force = En vigor desde el { $from }.
edition-in-force-until = En vigor del { $from } al { $until }.
edition-follows = Modifica { $edition }.
edition-changed = Qué ha cambiado: { $changed }
edition-changed-heading = Qué ha cambiado respecto a { $edition }
edition-changed-none = No ha cambiado nada: esta edición no sigue a otra.
edition-changed-count =
    { $count ->
        [one] Una regla es distinta.
       *[other] { $count } reglas son distintas.
    }

cli-new = Crea el comienzo de algo tuyo, a partir de un modelo.
cli-new-edition = Crea el comienzo de una edición que modifica otra; solo contiene lo que cambia.
cli-option-editions = Una carpeta de ediciones tuyas; una edición es una carpeta con un archivo edition.yaml.
cli-option-amends = La edición que modifica, por ejemplo icf-2001.
cli-option-clause = Una regla que cambia: su texto, sus funciones y sus parámetros se copian para que los cambies.
cli-option-into = Dónde se escribe la carpeta de la edición.
cli-option-check-edition = Una edición: comprueba sus casos y juzga con ella los de la edición que modifica.
cli-laws-changes = Dice qué cambia una edición, regla por regla.
cli-new-edition-done = Escrito: { $folder }. Cambia lo que sea distinto y ejecuta: arbitro --editions { $folder } check --edition { $edition }
cli-new-edition-exists = { $folder } ya existe; elige otro nombre u otra carpeta.
cli-new-edition-name = «{ $name }» no es un nombre para una edición; escribe letras minúsculas, cifras, guiones y puntos.
cli-check-before =
    { $count ->
        [0] Todos los casos de { $edition } salen igual.
        [one] Un caso de { $edition } sale distinto: { $cases }
       *[other] { $count } casos de { $edition } salen distintos: { $cases }
    }
cli-check-nothing = Indica un archivo de casos, o una edición con --edition.
game-bad = el juego instalado { $game } ({ $place }) no se puede usar: { $what } Corrige su paquete o quítalo.
hall-absent-editions = esta sala tiene partidos según { $editions }, y esa edición no está aquí; indica su carpeta con --editions, o instala su paquete.
