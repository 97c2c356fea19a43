# El registro de personas y clubes: sus páginas, las hojas, unir y borrar.

register-title = Personas
register-says = Todos los que juegan aquí, con club, licencia e idioma. Las inscripciones de los eventos remiten a ellos.
register-none = El registro todavía está vacío.
register-find = Busca por nombre, club, licencia o número
register-search = Buscar
register-add = Añadir
register-new = Añadir a alguien
register-number = Número
register-name = Nombre
register-club = Club
register-federation = Federación
register-country = País
register-licence = Licencia
register-licence-until = Licencia válida hasta
register-class = Clase
register-language = Idioma
register-birth-year = Año de nacimiento
register-rating = Puntuación
register-consent = Acepta que esta página sea pública
register-save = Guardar
register-export-csv = Guardar como CSV
register-export-xlsx = Guardar como XLSX
register-import = Leer una hoja
register-import-says = CSV o XLSX. Quien ya está en el registro, por número o nombre, se actualiza; los demás se añaden.
register-imported =
    { $added ->
        [one] 1 añadida
       *[other] { $added } añadidas
    }, { $changed ->
        [one] 1 cambiada
       *[other] { $changed } cambiadas
    }.
register-would-be-imported =
    { $added ->
        [one] Se añadiría 1
       *[other] Se añadirían { $added }
    }, { $changed ->
        [one] se cambiaría 1
       *[other] se cambiarían { $changed }
    }.
register-to-leave-aside = Columnas desconocidas, que no se usarían: { $columns }.
register-take-over = Importar
register-leave = No importar
register-not-public = sin página pública
register-aside = Columnas no usadas: { $columns }.
register-merge = Unir
register-merge-says = Dos números para una sola persona: todo lo de este número cuenta después para el otro.
register-merge-into = Número de la otra persona
register-merged = Unido a { $number }
register-part = Deshacer la unión
register-erase = Borrar a esta persona
register-erase-says = El nombre, la licencia y todo lo que se guarda de esta persona se eliminan para siempre. Los resultados quedan, bajo una etiqueta.
register-erase-sure = Sí, borrar para siempre
register-erased = Borrada
register-enter = Inscribir en un evento
register-enter-in = Evento
register-data = Datos
register-events = Eventos
register-place = Puesto
register-matches = Partidos
register-opponents = Cara a cara
register-won = Ganados
register-drawn = Empatados
register-lost = Perdidos
register-ratings = Puntuaciones
register-breaks = Tacadas de 50 o más
register-no-events = Todavía ningún evento.
register-all-data = Todos los datos en un archivo
register-private = Esta página es solo para los oficiales hasta que la persona acepte hacerla pública.

register-headings-number = número, n.º, persona, id
register-headings-name = nombre, jugador
register-headings-club = club, equipo
register-headings-federation = federación
register-headings-country = país, nación
register-headings-licence = licencia, número de licencia
register-headings-licence-until = licencia hasta, válida hasta
register-headings-class = clase, categoría
register-headings-language = idioma, lengua
register-headings-birth-year = año de nacimiento, año
register-headings-rating = puntuación, rating
register-headings-consent = consentimiento, público

hall-problem-not-registered = Aquí no hay nadie con el número { $number }, o su página no es pública.
hall-problem-number-taken = El número { $number } está ocupado. Elige otro, o déjalo vacío.
hall-problem-both-entered = { $number } y { $into } están inscritos los dos en { $event }: son dos personas.
hall-problem-cannot-merge = { $number } no se puede unir o separar así. Ambos números deben existir, y ninguno estar ya unido.

cli-hall-person = Exporta todo lo que la sala tiene de una persona del registro, o la borra.
cli-option-person-export = Imprime todo como JSON.
cli-option-person-erase = Elimina para siempre nombre, sal y datos; los resultados y la cadena quedan. Detén antes la sala.
hall-person-erased = La persona { $number } está borrada: { $names ->
        [one] 1 nombre
       *[other] { $names } nombres
    } y todos los datos eliminados; resultados y diarios quedan como estaban.
hall-person-none = en esta sala no hay nadie con el número { $number }.
hall-person-choose = di qué hacer: --export o --erase.
