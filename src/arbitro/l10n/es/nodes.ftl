# Varios nodos de una sala, copias que siguen, y registros.

hall-problem-moving = El partido está pasando a otro nodo de la sala: envíalo de nuevo en un momento.
cli-option-node-address = Dirección en la que los otros nodos de la sala alcanzan a este; normalmente la que atiende.
cli-option-bus = Servidor Redis que lleva los avisos entre los nodos, junto a la base de datos: redis://…
hall-bad-bus = esta no es la dirección de un servidor Redis; escribe redis://HOST.
hall-one-node = «--bus» y «--node-address» son para varios nodos sobre una base de datos: indícala con --database.
hall-problem-nul = Un texto contiene el carácter número 0: quítalo.
cli-follow = Mantiene una copia verificada y viva de una sala en marcha, que se puede servir cuando esa muere; la contraseña del director llega por la entrada estándar.
cli-option-director = Cuenta que puede copiar la sala: con la función copy, o de la dirección; su contraseña llega por la entrada estándar.
cli-option-once = Copia lo que hay, y termina.
follow-another-hall = esta copia no es de la sala de esa dirección, o una de las dos cambió desde entonces; indica una carpeta vacía con --data.
follow-bad-entry = la anotación { $number } que envió la sala no es fiable: { $what }; la copia conserva lo verificado antes.
follow-ended = La copia en { $folder } está completa hasta aquí. «arbitro serve --data { $folder }» la sirve.
follow-nobody = ninguna sala responde en esa dirección; compruébala, y que la sala esté en marcha.
follow-stands =
    La copia está en la posición { $position }, { $behind ->
        [0] con todo lo que tiene la sala
        [one] 1 anotación por detrás
       *[other] { $behind } anotaciones por detrás
    }; mira cada { $pace } s.
follow-lost = La sala no responde. La copia está completa hasta la posición { $position }; sigue cuando la sala vuelva. Si se ha perdido, detén esto y sirve la copia.
hall-problem-another-hall = Esta no es la sala de la copia: copia en una carpeta vacía.
cli-argument-url = DIRECCIÓN
cli-option-log = Qué se escribe en la salida de errores: text para personas, o json, un objeto por línea, con cada petición.
