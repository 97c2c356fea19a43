# Qué responde la sala cuando no puede hacer lo que se pide.

hall-status-400 = No se entiende
hall-status-401 = Hay que entrar primero
hall-status-403 = No permitido
hall-status-404 = No encontrado
hall-status-405 = Eso no se puede aquí
hall-status-409 = Algo lo impide
hall-status-413 = Demasiado grande
hall-status-414 = La dirección es demasiado larga
hall-status-415 = Se espera JSON
hall-status-421 = Esta dirección no es de esta sala
hall-status-422 = Orden ya usada
hall-status-429 = Demasiadas veces
hall-status-500 = Algo ha fallado aquí
hall-status-503 = Ahora no se puede responder
hall-status-431 = La petición es demasiado larga

hall-title-busy = Demasiado a la vez
hall-title-guests-full = El espacio para invitados está lleno
hall-title-entries-full = Muchas inscripciones en espera
hall-title-guest-share = La cuota de un día se ha agotado
hall-title-stopping = La sala se está cerrando
hall-title-moving = El partido cambia de nodo
hall-title-disk-full = El disco está lleno
hall-title-disk-read-only = El disco es de solo lectura
hall-title-disk-failing = El disco falla
hall-title-disk-busy = La base de datos está ocupada
hall-title-disk-unreachable = La base de datos no responde
hall-title-disk-damaged = La base de datos está dañada
hall-title-disk-closed = La sala se está cerrando

hall-problem-malformed = { $what }
hall-problem-no-such-match = No hay ningún partido { $match }. Mira la lista de partidos.
hall-problem-not-yours = Esto es de otra persona: pide acceso a la dirección.
hall-problem-sign-in = Entra con tu cuenta o como invitado.
hall-problem-session-over = Esta sesión ha terminado: entra de nuevo.
hall-problem-wrong-password = Nombre o contraseña incorrectos: inténtalo de nuevo.
hall-problem-wrong-code = El código es incorrecto o ya se usó: pide otro.
hall-problem-wrong-pin = El PIN es incorrecto: mira la pantalla de la sala.
hall-problem-unknown-role = No existe la función { $role }.
hall-problem-taken = { $name } ya está en uso: elige otro nombre.
hall-problem-hall-closed = La sala está cerrada a invitados: pide a la dirección que admita este dispositivo.
hall-problem-pin-or-join = Envía el PIN de la sala o un código de ingreso.
hall-problem-no-such-device = No hay tal dispositivo: antes tiene que pedirlo.
hall-problem-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
hall-problem-bad-password = Una contraseña tiene de 8 a 200 caracteres.
hall-problem-common-password = Esta contraseña está entre las primeras que todos prueban: elige otra.
hall-problem-wrong-old-password = Esa no es tu contraseña actual.
hall-problem-last-director = La sala se quedaría sin director: crea antes otro.
hall-problem-no-such-session = No hay tal sesión, o ya terminó.
hall-problem-nothing-to-change = Indica qué cambia: password, roles o closed.
hall-problem-bad-moment = `before` debe ser un momento tomado del registro.
hall-problem-no-such-table = Aquí no hay ninguna mesa { $table }, ni se juega nada en ella.
hall-problem-over-already = `until` ya ha pasado: indica un momento posterior, o no lo pongas.
hall-problem-bad-id = Un id tiene letras, cifras, puntos, guiones y subrayados, 64 como máximo.
hall-problem-too-large = Como máximo 64 kB cada vez.
hall-problem-not-json = Envía JSON, con el tipo application/json.
hall-problem-gone = La petición se cortó.
hall-problem-other-site = Lo envió otro sitio: abre la página de la sala.
hall-problem-command-used = El id de esta orden ya se usó para otra cosa: usa uno nuevo.
hall-problem-stale = El partido ha avanzado: recárgalo e inténtalo de nuevo.
hall-problem-leased = Ahora anota otro dispositivo: toma el relevo o espera a que ceda.
hall-problem-conflicts = Actos posteriores ya no serían posibles. Confirma y quedarán en el diario sin contar.
hall-problem-nothing-to-undo = No hay nada que deshacer.
hall-problem-nothing-to-redo = No hay nada que rehacer.
hall-problem-nothing-to-correct = Esa línea no contiene un acto en vigor: elige otro número.
hall-problem-paused = El partido ya está en pausa.
hall-problem-not-paused = El partido no está en pausa.
hall-problem-in-review = El partido ya está en revisión.
hall-problem-not-in-review = El partido no está en revisión.
hall-problem-no-such-question = Ahora nadie pregunta { $question }: mira las preguntas del partido.
hall-problem-stopping = La sala se está cerrando: inténtalo en un momento.
hall-problem-too-often =
    Demasiados intentos: espera { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.
hall-problem-guest-share =
    Queda poco espacio, y se ha agotado la cuota de un día, la tuya o la de todos los invitados de tu dirección: inténtalo de nuevo en { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    } o pide una cuenta a la dirección.
hall-problem-too-many-guests = Hoy han entrado demasiados invitados desde una sola dirección: quien vuelva, que use el nombre que ya tiene.
hall-problem-guests-full = El espacio para los partidos de invitados está lleno: inténtalo de nuevo en diez minutos o pide una cuenta a la dirección.
hall-problem-too-many-chains =
    En este partido la cadena de los dados ya se cambió { $most ->
        [one] 1 vez
       *[other] { $most } veces
    }: se sigue con la que hay.
hall-problem-entries-full = Ya esperan a la dirección tantas inscripciones como admite ({ $most }): inténtalo más tarde.
hall-problem-match-too-long = Un partido de invitados tiene como máximo { $most } líneas: se empieza otro.
hall-problem-too-much = Es demasiado para calcularlo de una vez: hazlo más pequeño.
hall-problem-busy = Demasiadas peticiones a la vez: inténtalo de nuevo en un momento.
hall-problem-too-many-streams = Como máximo { $most } flujos a la vez: cierra uno o espera.
hall-problem-too-many-matches = Un flujo sigue como máximo { $most } partidos.
hall-problem-bad-position = Last-Event-ID es una posición que dio un flujo.
hall-problem-no-such-form = Este juego no tiene acta como { $form }.
hall-problem-no-such-stroke = La línea { $number } no contiene un golpe.
hall-problem-no-such-line = El diario no tiene la entrada { $number }.
hall-problem-not-signed = Esta sala no firma sus diarios.
hall-problem-not-your-turn = No es tu turno.
hall-problem-disk-full = El disco está lleno: libera espacio y repite. No se ha perdido nada.
hall-problem-disk-read-only = El disco es de solo lectura: ahora no se guardan actos. La lectura sigue.
hall-problem-disk-failing = El disco no responde como debe: ahora no se guardan actos.
hall-problem-disk-busy = Otro programa ocupa la base de datos: inténtalo en un momento.
hall-problem-disk-unreachable = El servidor de la base de datos no responde: inténtalo en un momento.
hall-problem-disk-damaged = La base de datos está dañada: restaura la última copia.
hall-problem-disk-closed = La sala se está cerrando: inténtalo en un momento.

malformed-no-such-key = no existe la clave «{ $key }»; quítala o corrige su escritura.
malformed-too-little = «{ $key }» debe ser { $bound } o más.
malformed-too-much = «{ $key }» debe ser { $bound } o menos.
malformed-too-short = «{ $key }» debe tener { $bound } o más caracteres o elementos.
malformed-too-long = «{ $key }» debe tener { $bound } o menos caracteres o elementos.
malformed-not-a-quantity = «{ $key }» debe ser un número.
malformed-wrong-value = «{ $key }» tiene un valor que no puede estar ahí; la página /api dice cuáles admite.
malformed-not-json = { $key } no es JSON.
malformed-only-umpired = { $key } es solo para partidos arbitrados.
malformed-wrong-number-of-players = { $key } deben ser dos, o cuatro si el formato lo dice.
malformed-one-of-event-and-events = Envía event o events.
malformed-one-of-the-leases = Envía uno de take, hand_over y take_over.
malformed-bad-command = { $key } debe tener de 1 a 128 caracteres.

cli-hall-director = Crea o restablece la cuenta de un director; la contraseña llega por la entrada estándar.
cli-permissions = Imprime qué funciones pueden usar cada dirección de la sala.
cli-hall-description = Imprime la descripción de la API (OpenAPI), con la que se generan clientes.
hall-director-made = { $name } es director y puede entrar; las sesiones anteriores han terminado.
cli-option-tls-cert = El certificado, para servir https.
cli-option-tls-key = La clave del certificado.
cli-option-closed = Admite invitados solo desde dispositivos aprobados por la dirección.
cli-option-trusted-proxy = Dirección o red de un proxy de confianza, que dice quién pregunta y si es por TLS; repítela para varios.
cli-option-known-host = Nombre con que los navegadores llegan a esta sala, como hall.example.org; repítelo para varios. A otros nombres no se responde entonces.
cli-option-path-prefix = La ruta bajo la que está la sala, detrás de un proxy cuyo sitio tiene otras cosas en la raíz: /club.
cli-option-streams = Flujos en directo que una dirección puede tener abiertos.
cli-option-memory = Megabytes para los partidos en memoria; los que nadie usa salen primero.
cli-option-guest-disk = Megabytes del disco para lo que escriben los invitados; cuando se agotan, salen los partidos parados desde hace más tiempo.
cli-bad-proxy = «{ $proxy }» no es una dirección ni una red: escribe 192.0.2.7 o 192.0.2.0/24.
cli-bad-prefix = «{ $prefix }» no es una ruta: letras, cifras, puntos y guiones entre barras, como en /club.
cli-option-security-contact = A quién avisar de una debilidad de esta sala, para /.well-known/security.txt: mailto:… o https://…
cli-bad-contact = «{ $contact }» no es un contacto: escribe mailto:NOMBRE@SERVIDOR o https://…
cli-tls-both = --tls-cert y --tls-key van juntos: indica ambos.
cli-tls-unfit = { $cert } y { $key } no son un certificado y su clave en PEM, o la clave tiene contraseña; indica ambos sin contraseña.
cli-first-director = La sala aún no tiene director. Abre { $address } y crea tu cuenta con este código, una sola vez: { $code }
cli-argument-name = NOMBRE

carrom-refused-no-stroke-was-played = El striker no salió de las líneas ni tocó ficha alguna: juega de nuevo.
carrom-refused-the-striker-cannot-lie-there = El striker no puede estar ahí: colócalo en las líneas de base, libre de toda ficha.
carrom-refused-no-man-can-lie-there = Una ficha no puede estar ahí: hay otra en medio.
snooker-refused-the-cue-ball-cannot-lie-there = La bola blanca no puede estar ahí: colócala en la D, libre de toda bola.
