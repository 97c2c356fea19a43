# La sala: dónde se guarda, las copias de seguridad, la verificación de los diarios.

cli-backup = Escribe la sala entera en un solo archivo, también mientras funciona.
cli-restore = Pone en la carpeta de datos la sala de una copia de seguridad; la anterior se conserva.
cli-hall = Lleva una sala a otra parte.
cli-hall-export = Escribe la sala entera en un solo archivo para otra sala u otro programa.
cli-hall-import = Toma una sala exportada en una carpeta de datos que no tiene ninguna.
cli-hall-archive = Pasa a un solo archivo los partidos antiguos ya terminados que no son de un evento; detén antes la sala.
cli-option-days = Hace cuántos días tiene que haber empezado un partido.
cli-journal = Comprueba los diarios y escribe con ellos las actas de los partidos.
cli-journal-verify = Comprueba que nada se cambió, cortó o perdió en una carpeta de datos, una copia de seguridad, una exportación o un solo diario.
cli-argument-place = CARPETA|ARCHIVO
cli-option-data = Carpeta de datos de la sala; también ARBITRO_DATA. Por defecto la carpeta para tus datos.
cli-option-head = Dónde estaba la sala antes, como lo dijo entonces este comando (POSITION:DIGEST): esa entrada debe seguir ahí.
cli-option-signature = La firma de la sala para este diario, como la da /api/matches/ID/signature.
cli-option-key = Una clave conocida de la sala (ed25519:…): solo valen sus firmas. Se puede repetir.
cli-option-database = Un servidor de base de datos en lugar de un archivo: postgresql://…
cli-option-without-digest = Acepta un archivo sin huella, como un hall.db copiado o un ZIP vuelto a empaquetar: lo que se cambió fuera de los diarios no se descubre entonces.

hall-in-use = otro programa sirve la sala de esta carpeta de datos; detenlo antes, o indica otra carpeta con --data.
hall-newer = lo escribió Arbitro { $program } (base de datos { $revision }), y este es Arbitro { $own }; instala esa versión o una posterior.
hall-older = esta sala la escribió una versión anterior de Arbitro; arráncala una vez con «arbitro serve», que la actualiza.
hall-none = no hay ninguna sala; indica su carpeta de datos con --data.
hall-not-empty = ya hay una sala; indica una carpeta vacía con --data.
hall-no-driver = este Arbitro no puede hablar con un servidor de base de datos; instálalo como arbitro[postgresql].
hall-bad-address = no es la dirección de una base de datos; escribe postgresql://USUARIO@MÁQUINA/NOMBRE.
hall-unsound = { $file } está dañado, o no es una copia o exportación de una sala; no se cambió nada. Toma otra copia.
hall-no-digest = { $file } no lleva huella: le falta el final, o no lo hizo «arbitro backup» ni «arbitro hall export». Toma otra copia; si confías en él, añade --without-digest.
hall-missing = aquí se guardaba una sala, y su base de datos falta o está vacía; no se crea otra en su lugar. Pon una copia con «arbitro restore ARCHIVO --data CARPETA», o indica una carpeta vacía con --data.
hall-damaged = la base de datos de esta sala está dañada; no se cambió nada. Pon una copia con «arbitro restore ARCHIVO --data CARPETA»; el archivo dañado se conserva al lado.
hall-trouble-full = el disco está lleno; haz sitio e inténtalo otra vez.
hall-trouble-read-only = no se puede escribir en la carpeta de datos o en la base de datos; comprueba quién tiene permiso.
hall-trouble-failing = el disco responde con errores; compruébalo, y guarda las copias de seguridad en otra parte.
hall-trouble-busy = otro programa mantiene ocupada la base de datos; inténtalo otra vez.
hall-trouble-unreachable = el servidor de la base de datos no responde; comprueba su dirección y que funcione.
hall-trouble-damaged = la base de datos está dañada; pon una copia con «arbitro restore».
hall-trouble-closed = la sala se está cerrando.
hall-backed-up =
    { $file } contiene la sala entera: { $journals ->
        [one] 1 diario
       *[other] { $journals } diarios
    }, { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }, comprobado todo.
hall-backup-digest = SHA-256 de la copia: { $digest }
hall-restored-without-digest = { $file } no lleva huella: se comprobaron los diarios, pero no las cuentas, los dispositivos ni los ajustes.
hall-password-not-utf8 = la contraseña de la entrada no es texto UTF-8; escríbela otra vez.
hall-backed-up-with-faults = La sala tiene fallos, y también su copia; «arbitro journal verify { $folder }» los muestra.
hall-restored = La sala de { $folder } es ahora la de la copia de seguridad.
hall-set-aside = La sala anterior se conserva en { $file }.
hall-archive-there = { $file } ya existe; indica un archivo que no exista.
hall-archived =
    { $journals ->
        [0] Ningún partido es bastante antiguo: no ha cambiado nada.
        [one] 1 partido ha dejado la sala por { $file }.
       *[other] { $journals } partidos han dejado la sala por { $file }.
    }
hall-exported =
    { $file } contiene la sala entera: { $journals ->
        [one] 1 diario
       *[other] { $journals } diarios
    }, { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }.
hall-imported =
    Se tomó la sala de { $file }: { $journals ->
        [one] 1 diario
       *[other] { $journals } diarios
    }, { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }, comprobado todo.

journal-fault = { $journal }: anotación { $number }: { $what }.
journal-head = Está en { $head }. Anótalo en otro lugar: con --head mostrará más tarde si desde entonces se cortó o cambió algo.
journal-bad-head = { $head } no es un punto de una sala: indica POSITION:DIGEST como lo dijo este comando.
journal-missing =
    { $count ->
        [one] Falta una anotación de la sala.
       *[other] Faltan { $count } anotaciones de la sala.
    }
journal-whole =
    Íntegro: { $journals ->
        [one] 1 diario
       *[other] { $journals } diarios
    }, { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }.
cli-hall-key = Imprime las claves con las que la sala firma sus diarios, o empieza a firmar con una nueva.
cli-option-new-key = Desde ahora firma con una clave nueva, avalada por la anterior.
hall-key-is = { $key } desde el { $since }
hall-key-was = { $key } del { $since } al { $until }
hall-no-key = Esta sala no firma nada: hay que instalar arbitro[signatures] e iniciarla de nuevo.
hall-cannot-sign = Para firmar hace falta la biblioteca cryptography: hay que instalar arbitro[signatures].
journal-signed =
    { $count ->
        [one] 1 diario está firmado con { $key }.
       *[other] { $count } diarios están firmados con { $key }.
    }
journal-compare-key = La clave debe compararse con una que la sala haya dicho antes, en /api/keys o con «arbitro hall key», y darse con --key.
journal-bad-signature = { $file } no es la firma de un diario.
journal-signature-forged = { $journal }: la firma no se hizo con la clave que indica, { $key }.
journal-signature-other-journal = { $journal }: la firma es válida, pero de otro diario; este se cambió o está cortado.
journal-signature-unknown-key = { $journal }: firmado con { $key }, que no está entre las claves dadas.
journal-unreadable = no se puede leer
journal-not-canonical = no está escrita en la forma canónica
journal-out-of-order = no tiene el número siguiente
journal-broken-chain = no sigue a la anotación anterior
journal-wrong-digest = fue cambiada: su huella es otra
journal-cut-short = el diario está cortado
hall-api-title = La API de la sala
hall-api-says = Los programas preguntan a la sala en estas direcciones; en cada una se ve quién puede pedirla y un ejemplo de lo que se envía. La descripción completa, para las herramientas:
hall-api-everyone = todos
