# Estados de las reglas, y documentos que no se entienden.

status-decided = decidida
status-enforced = aplicada
status-called = cantada
status-timed = cronometrada
status-measured = medida
status-desk = dirección
status-stated = enunciada
status-open = abierta

status-decided-means = El programa decide según lo ocurrido.
status-enforced-means = El programa rechaza lo que prohíbe y hace lo que ordena.
status-called-means = Un oficial la ve y la canta; el programa da la consecuencia.
status-timed-means = La lleva un reloj.
status-measured-means = La mide la inspección del equipamiento.
status-desk-means = La lleva a cabo la dirección del torneo.
status-stated-means = Enuncia o define algo; por sí sola no tiene consecuencias.
status-open-means = El programa todavía no la lleva a cabo.

reason-definition = Define un término del glosario.
reason-heading = Introduce los apartados que siguen.
reason-permission = Permite algo; de ello no se sigue nada.
reason-scope = Dice qué abarca el reglamento y cómo se lee.
reason-advice = Aconseja; no hay sanción.
reason-spirit = Es un principio sin sanción propia.

malformed-empty = aquí no hay ningún caso; un archivo contiene un caso, una lista de casos o varios documentos YAML.
malformed-yaml = desde la línea { $line } el texto no es YAML; corrige esa línea e inténtalo de nuevo.
malformed-doubled-key = la clave «{ $key }» de la línea { $line } aparece dos veces en el mismo mapa; deja una sola.
malformed-too-large = el documento supera los { $most } MB; divídelo.
malformed-too-deep = en la línea { $line } hay listas y mapas unos dentro de otros en más de { $most } niveles; reduce los niveles.
malformed-too-many-aliased = con la línea { $line } los alias valen más de { $most } valores; escribe por extenso lo que quieres decir.
malformed-alias-in-itself = el alias «*{ $name }» de la línea { $line } está dentro del mismo valor que nombra; escribe por extenso lo que quieres decir.
malformed-unknown-alias = el alias «*{ $name }» de la línea { $line } no nombra nada escrito antes; pon «&{ $name }» ante ese valor, o escribe el valor por extenso.
malformed-key-not-plain = en la línea { $line } una lista o un mapa hace de clave; una clave debe ser una palabra o un número.
malformed-number-too-long =
    { $keyed ->
        [no] el número de la línea { $line } es demasiado grande; escribe uno de 19 cifras como máximo.
       *[yes] «{ $key }», en la línea { $line }, es un número demasiado grande; escribe uno de 19 cifras como máximo.
    }
malformed-unforeseen = esto es un fallo de Arbitro, no del caso ({ $what }); avisa de él junto con el caso.
malformed-missing = falta la clave «{ $key }».
malformed-not-text = «{ $key }» debe ser un texto.
malformed-not-a-case = un caso debe ser un mapa con id, edition, given, when, then.
malformed-not-a-mapping = «{ $key }» debe ser un mapa de claves y valores.
malformed-not-a-list = «{ $key }» debe ser una lista.
malformed-not-an-event = «{ $key }» debe ser un solo evento: una palabra, o un mapa con una clave.
malformed-unknown-key = la clave «{ $key }» no existe; se conocen: { $known }.
malformed-unknown-edition = «{ $edition }» no es una edición; «arbitro laws list» muestra las que hay.
malformed-law-not-quoted = la regla { $law } en «{ $key }» es un número; va entre comillas: "{ $law }".
malformed-not-a-number = «{ $key }» debe ser un número entero.
malformed-out-of-range = «{ $key }» debe estar entre { $least } y { $most }.
malformed-not-a-flag = «{ $key }» debe ser true o false.
malformed-not-one-of = «{ $key }» es «{ $value }»; debe ser uno de: { $choices }.
malformed-unknown-event = «{ $key }»: el evento «{ $event }» no existe; se conocen: { $known }.

search-understood = Ninguna regla habla de «{ $words }»; se ha buscado «{ $meant }».
