# Qué ordenan las reglas del backgammon.

backgammon-game-begins = Las fichas y el cubo se colocan para una nueva partida.
backgammon-men-set-up = Las fichas y el cubo se colocan para la próxima partida.
backgammon-begins = Empieza { $side } con { $larger } y { $smaller }.
backgammon-rolled-again = Dados iguales: se tira otra vez, el cubo queda en su nivel.
backgammon-rolled = { $side } ha tirado { $first } y { $second }.
backgammon-roll-void = La tirada de { $side } no es válida y se repite; en ese turno { $side } ya no puede doblar.
backgammon-opening-roll-void = La tirada de apertura no es válida y se repite.
backgammon-rolled-early = { $side } tiró { $first } y { $second } antes de que acabara el turno del adversario.
backgammon-early-roll-noticed = Se señala la tirada prematura de { $side }.
backgammon-early-roll-stands = La tirada prematura de { $side } vale.
backgammon-early-roll-void = La tirada prematura de { $side } es nula y se repite.
backgammon-played =
    { $side } { $illegal ->
        [yes] juega de forma ilegal:
       *[other] juega:
    } { $play ->
        [none] sin movimiento.
       *[other] { $play }.
    }
backgammon-turn-ends = El turno pasa a { $to }.
backgammon-play-taken-back = La jugada ilegal de { $side } se deshace: se vuelve a la tirada y a la posición y { $side } juega otra vez.
backgammon-play-stands = La jugada ilegal de { $side } se mantiene.
backgammon-play-noticed = Se señala la jugada ilegal de { $side }; elige el adversario.
backgammon-setup-corrected =
    Las fichas mal colocadas se corrigen; tiradas y jugadas se mantienen{ $replays ->
        [X] , pero { $player_X } repite ese turno.
        [O] , pero { $player_O } repite ese turno.
       *[other] .
    }
backgammon-position-restored = { $by } ha recolocado el tablero: se reconstruye la posición, en la duda como la recuerda el adversario.
backgammon-double-offered = { $by } dobla a { $value }; { $to } acepta o rechaza.
backgammon-double-announced = { $by } ha doblado antes de tiempo: el doble vale y espera al final del turno.
backgammon-early-double-falls = { $by } había doblado antes de tiempo: ese doble decae, porque dobla quien aún tiene el turno.
backgammon-double-taken = { $by } acepta y tiene el cubo en { $value }.
backgammon-beavered = { $by } hace un beaver: conserva el cubo, ahora en { $value }; { $to } acepta o rechaza.
backgammon-beaver-taken = { $by } acepta; { $owner } conserva el cubo en { $value }.
backgammon-double-dropped = { $by } rechaza.
backgammon-wrong-level = El cubo muestra { $shown }; la acción vale en { $right }.
backgammon-cube-corrected =
    El cubo se corrige: { $value }, { $owner ->
        [centre] en el centro.
       *[other] de { $owner }.
    }
backgammon-crawford-begins = Partida Crawford: nadie puede doblar.
backgammon-crawford-lifted = Con el marcador correcto esta no es la partida Crawford: el cubo puede usarse.
backgammon-nobody-wins = Ambos jugadores han perdido el partido: nadie lo gana.
backgammon-breaks-announced = Descansos para cada jugador: { $breaks }.
backgammon-loss-offered =
    { $by } ofrece perder { $level ->
        [1] una partida simple.
        [2] un gammon.
       *[other] un backgammon.
    }
backgammon-loss-refused = { $by } rechaza: la partida continúa.
backgammon-game-won =
    { $winner } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $by ->
        [single] partida simple
        [gammon] gammon
        [backgammon] backgammon
        [drop] rechazo
        [resign] abandono
       *[other] sanción
    }).
backgammon-lost-on-time = { $loser } ha agotado el tiempo.
backgammon-won-despite-time = { $winner } ha agotado el tiempo, pero nada podía ya quitar la victoria: gana { $winner }.
backgammon-match-won = { $winner } gana el partido.
backgammon-points-credited =
    { $points ->
        [one] { $points } punto de penalización
       *[other] { $points } puntos de penalización
    } para { $to }{ $late ->
        [yes] {" "}por retraso.
       *[other] .
    }
backgammon-length-corrected =
    Desde ahora el partido es a { $length ->
        [one] 1 punto
       *[other] { $length } puntos
    }.
backgammon-length-waits = La longitud pasa a { $length } al empezar la próxima partida, si es posible.
backgammon-length-stays =
    La corrección cerraría el partido: sigue a { $length ->
        [one] 1 punto
       *[other] { $length } puntos
    }.
backgammon-score-corrected = Marcador corregido: { $player_X } { $X }, { $player_O } { $O }.
backgammon-time-spent = Pasan { $seconds } s, que se descuentan primero del retardo y luego del banco de tiempo.
backgammon-clock-started =
    Corre el reloj de { $side }{ $for_answer ->
        [yes] {" "}para la respuesta.
       *[other] .
    }
backgammon-clock-paused =
    El reloj se detiene: { $reason ->
        [game-over] partida terminada.
        [break] descanso.
        [dispute] disputa.
        [director] lo pide el director.
        [dice-picked-up] dados recogidos antes de tiempo.
        [dice-changed-hands] dados cambiados de mano.
        [illegal-move] jugada ilegal advertida.
       *[other] partida que se cree decidida.
    }
backgammon-clock-resumed = El reloj sigue.
backgammon-delay-lost = { $side } pierde el retardo del próximo turno.
backgammon-delay-kept = { $side } conserva el retardo: una sanción, no dos.
backgammon-delay-restarted = El retardo empieza de nuevo.
backgammon-clock-set = El reloj se ajusta: { $player_X } { $X } s, { $player_O } { $O } s.
backgammon-clock-brought = Se juega con reloj: { $seconds } s por bando, retardo { $delay } s.
backgammon-break-taken = { $by } toma un descanso de 5 minutos.
backgammon-noted =
    Anotado{ $side ->
        [X] {" "}para { $player_X }
        [O] {" "}para { $player_O }
       *[other] {""}
    }: { backgammon-matter } (regla { $law }).
backgammon-warned =
    Amonestación{ $side ->
        [X] {" "}a { $player_X }
        [O] {" "}a { $player_O }
       *[other] {""}
    }: { backgammon-matter } (regla { $law }).
backgammon-excluded =
    { $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] El espectador
    } { $measure ->
        [disqualification] recibe la descalificación
        [match] pierde el partido
       *[other] debe salir
    } (regla { $law }).
backgammon-option-lost = { $side } ya no puede anular una tirada prematura.
backgammon-report-owed = El director debe un informe a la federación tras el torneo (regla { $law }).
backgammon-observer-appointed = Un observador sigue el partido.
backgammon-baffle-box-used = El partido sigue con baffle box.
backgammon-result-reported = { $by } comunica: { $player_X } { $X }, { $player_O } { $O }.
backgammon-result-verified = Los dos informes coinciden: se anuncia la victoria de { $winner }.

# Preguntas al oficial o al jugador.

backgammon-asks-early-roll = ¿Vale la tirada prematura o es nula?
backgammon-asks-illegal-play = ¿Se mantiene la jugada ilegal o se corrige?
backgammon-asks-sanction = ¿Qué sanción merece la infracción?
backgammon-asks-result-differs = El informe difiere del marcador registrado: ¿qué se corrige?

# Por qué un acto no está permitido.

backgammon-refused-not-a-players-breach = la infracción de un espectador no nombra jugador, la de un jugador sí.
backgammon-refused-not-the-measure = la regla no prevé esta medida para esa infracción.
backgammon-refused-nothing-to-punish = la infracción debe anotarse antes, y algunas solo cuentan si se repiten.
backgammon-refused-warning-comes-first = primero va la amonestación.
backgammon-refused-nothing-left-to-lose = ya no queda nada que perder.
backgammon-refused-match-is-over = el partido ha terminado.
backgammon-refused-observer-is-there = ya hay un observador nombrado.
backgammon-refused-only-between-games = eso se hace solo entre partidas.
backgammon-refused-no-break-left = no quedan descansos.
backgammon-refused-not-between-games = el descanso se toma entre dos partidas, no durante una.
backgammon-refused-not-late-enough = menos de cinco minutos no cuestan nada.
backgammon-refused-clock-cannot-be-started = el reloj del que llega tarde se pone en marcha solo si lo hay y antes de jugar.
backgammon-refused-baffle-box-is-there = ya se usa una baffle box.
backgammon-refused-clock-is-there = ya se usa un reloj.
backgammon-refused-no-clock-to-set = no hay reloj que ajustar.
backgammon-refused-game-is-under-way = hay una partida en curso.
backgammon-refused-no-game-is-under-way = no hay partida en curso: empieza con la tirada de apertura.
backgammon-refused-nothing-to-roll-for = no hay nada por lo que tirar.
backgammon-refused-double-waits = un doble espera: antes se acepta o se rechaza.
backgammon-refused-resignation-waits = un abandono espera respuesta.
backgammon-refused-second-early-roll = la tirada prematura ya se hizo.
backgammon-refused-dice-are-to-be-played = los dados ya están tirados: hay que jugarlos.
backgammon-refused-hall-presses = la sala lleva el reloj y lo pulsa con el acto que cierra el turno.
backgammon-refused-hall-keeps-the-time = la sala lleva el reloj: el tiempo no se introduce a mano.
backgammon-refused-early-roll-is-to-be-chosen = el adversario aún debe elegir si vale la tirada prematura.
backgammon-refused-no-early-roll = no hay tirada prematura que señalar.
backgammon-refused-option-is-lost = se ha perdido la facultad de anularla.
backgammon-refused-no-clock-to-lose-delay-on = sin reloj no hay retardo que perder.
backgammon-refused-nobody-was-interrupted = no se interrumpió ningún turno, o el retardo ya está perdido.
backgammon-refused-already-sanctioned = la tirada anulada ya es la sanción; el retardo no se pierde además.
backgammon-refused-not-rolled-yet = no hay tirada que jugar.
backgammon-refused-not-his-turn = las fichas no se tocan en el turno del adversario.
backgammon-refused-moved-already = la jugada está hecha; hay que pulsar el reloj.
backgammon-refused-no-such-man = no hay ficha en esa casilla.
backgammon-refused-nothing-to-press-for = el turno no ha acabado, o el tiempo de ese bando no corre.
backgammon-refused-play-stands = no hay jugada ilegal que corregir: se mantiene, o no la hubo.
backgammon-refused-setup-stands = la posición inicial se mantiene.
backgammon-refused-nothing-to-condone = este bando no tiene nada que condonar.
backgammon-refused-no-clock-runs = ningún reloj está en marcha.
backgammon-refused-no-reason-to-pause = ahora ese no es motivo para parar el reloj.
backgammon-refused-time-stands-still = ningún tiempo está corriendo.
backgammon-refused-time-is-left = en ese reloj queda tiempo.
backgammon-refused-no-invalid-roll = no hubo tirada inválida.
backgammon-refused-crawford-game-has-no-cube = en la partida Crawford toda acción de cubo es nula.
backgammon-refused-cube-lies-right = el cubo se presume correcto; quien lo discute debe probarlo.
backgammon-refused-not-in-a-turn = el cubo se usa solo en el propio turno, tras la tirada de apertura.
backgammon-refused-no-beavers = los beavers no se permiten: se acepta o se rechaza.
backgammon-refused-doubled-already = ese doble ya está hecho.
backgammon-refused-cube-is-not-his = el cubo es del otro bando.
backgammon-refused-cube-is-dead = el cubo está muerto: ya basta para ganar el partido.
backgammon-refused-rolled-before-doubling = el cubo se usa antes de cualquier intento de tirar.
backgammon-refused-no-double-to-answer = no hay doble al que ese bando deba responder.
backgammon-refused-no-game-to-resign = ahora no hay partida que abandonar.
backgammon-refused-result-is-open = hay contacto y el resultado está abierto: la partida se juega hasta el final.
backgammon-refused-not-what-can-be-lost = no se abandona por menos de lo seguro ni por más de lo posible.
backgammon-refused-nothing-to-answer = no hay nada que ese bando deba aceptar o rechazar.
backgammon-refused-nothing-to-restore = no hay partida en curso: el tablero se puede recolocar.
backgammon-refused-no-game-to-set-up-for = las fichas se colocan una vez, entre dos partidas.
backgammon-refused-match-is-not-over = el partido no ha terminado.
backgammon-refused-score-is-right = el marcador queda.
backgammon-refused-both-would-have-won = solo un bando alcanza la longitud del partido.
backgammon-refused-game-is-not-decided = la partida no está decidida: los dados o las jugadas aún pueden cambiar el resultado.
backgammon-refused-double-is-announced = quien ha doblado antes de tiempo espera la respuesta antes de tirar.
backgammon-refused-clock-runs-instead = en lugar de puntos de penalización corre el reloj de ese jugador.
backgammon-refused-points-were-given-instead = por ese retraso ya se dieron puntos de penalización en lugar del reloj.
backgammon-refused-dice-are-mixed-between-games = los dados se mezclan solo entre partidas.
backgammon-refused-length-stands = la longitud queda: el partido ha terminado, terminaría con la corrección, o la longitud es correcta.
backgammon-refused-no-game-is-over-yet = el descanso se toma entre dos partidas, así que no antes de la primera.
backgammon-refused-too-late-after-a-drop = la partida acabó con un rechazo: es demasiado tarde.
backgammon-refused-roll-accepts-the-play = la tirada válida del adversario aceptó la jugada, o la jugada era legal.
backgammon-refused-rolled-early-before-doubling = quien tiró antes de tiempo no puede doblar en ese turno.

# Qué dicen los jugadores y el director.

backgammon-call-double = { $side }: «Doblo»
backgammon-call-take = { $side }: «Acepto»
backgammon-call-drop = { $side }: «Paso»
backgammon-call-score =
    Ambos jugadores: «{ $player_X } { $X }, { $player_O } { $O }, { $length ->
        [0] sesión por dinero
        [one] partido a { $length } punto
       *[other] partido a { $length } puntos
    }»
backgammon-call-crawford = Ambos jugadores: «Partida Crawford»
backgammon-call-invalid-roll = Un jugador: «Tirada no válida»
backgammon-call-early-roll = { $side }: «Tirada prematura»
backgammon-call-early-roll-stands = { $side }: «La tirada vale»
backgammon-call-early-roll-void = { $side }: «La tirada es nula, hay que repetirla»
backgammon-call-illegal-move =
    { $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] Un jugador
    }: «Jugada ilegal»
backgammon-call-correct-the-move = { $side }: «Pido que se corrija la jugada»
backgammon-call-move-stands = { $side }: «La jugada se mantiene»
backgammon-call-time = Un jugador o el director: «Tiempo agotado de { $side }»
backgammon-call-clock-set-wrongly = Un jugador: «El reloj está mal ajustado»
backgammon-call-director = Un jugador: «¡Director!»
backgammon-call-points =
    Director: «{ $points ->
        [one] { $points } punto de penalización
       *[other] { $points } puntos de penalización
    } para { $side }»
backgammon-call-warning =
    Director: «Amonestación{ $side ->
        [X] {" "}a { $player_X }
        [O] {" "}a { $player_O }
       *[other] {""}
    }: { backgammon-matter }»
backgammon-call-slow-play = Director: «{ $side }, si el juego lento continúa, podrá haber puntos de penalización»
backgammon-call-excluded =
    Director: «{ $side ->
        [X] { $player_X }
        [O] { $player_O }
       *[other] El espectador
    } { $measure ->
        [disqualification] recibe la descalificación
        [match] pierde el partido
       *[other] debe salir
    }»
backgammon-call-result = Director: «{ $side } ha ganado el partido: { $player_X } { $X }, { $player_O } { $O }»

# Qué no se entiende en un documento de backgammon.

malformed-backgammon-not-a-time = «{ $key }» debe ser un tiempo no negativo.
malformed-backgammon-not-two-dice = «{ $key }» debe indicar dos dados, como [6, 4].
malformed-backgammon-bad-notation = «{ $key }»: «{ $play }» no es una jugada; se escribe 13/7*, bar/22, 8/5(2), 6/off.
malformed-backgammon-not-a-cube = «{ $key }» debe ser un nivel del cubo: 1, 2, 4, 8 y así sucesivamente.
malformed-backgammon-bad-position-id = «{ $key }»: «{ $id }» no es un Position ID de GNU Backgammon.
malformed-backgammon-shared-point = «{ $key }»: los dos bandos tienen fichas en una misma casilla.
malformed-backgammon-too-many-men = «{ $key }»: un bando tiene más de 15 fichas.
malformed-backgammon-no-men = «{ $key }»: un bando no tiene fichas, así que la partida ha terminado.
malformed-backgammon-cube-in-crawford = «{ $key }»: en la partida Crawford el cubo está en el centro a 1; quítalo, o escribe «crawford: false».
malformed-backgammon-dice-without-turn = «{ $key }»: los dados son de un bando; indica de quién es el turno.
malformed-backgammon-turn-before-opening = «{ $key }»: nadie está de turno mientras falta la tirada de apertura.

# Los comandos del backgammon y de sus dados.

cli-backgammon = Convierte, muestra y verifica partidos; enumera las jugadas legales.
cli-backgammon-convert = Escribe un partido en otro formato: mat, sgf o json.
cli-backgammon-show = Muestra una posición por su GNUID o XGID, o una partida de un partido.
cli-backgammon-legal = Enumera las jugadas legales de una tirada.
cli-backgammon-verify = Reproduce partidos e informa de cada acto ilegal con su regla.
cli-option-partial = Toma lo que se puede leer de un archivo .mat dañado: todo lo anterior al daño.
cli-dice = Verifica las tiradas de los dados del programa.
cli-dice-verify = Comprueba cada tirada de un partido con los compromisos del servidor y de los dos jugadores.
cli-option-to = Formato que se escribe; si falta, el del nombre de destino.
cli-option-game = Qué partida del partido.
cli-option-act = Hasta qué acto; si falta, el último.
cli-backgammon-no-game = no hay partida { $number }; el partido tiene { $games }.
cli-backgammon-bad-ending = { $file }: el nombre no indica un formato; usa una de las extensiones { $endings } o --to.
cli-backgammon-no-act = no hay acto { $number }; la partida tiene { $acts }.
cli-backgammon-plays =
    { $plays ->
        [one] { $plays } jugada legal
       *[other] { $plays } jugadas legales
    }, dados por jugar: { $used }
cli-backgammon-verified =
    { $file }: { $games ->
        [one] { $games } partida,
       *[other] { $games } partidas,
    } { $acts ->
        [one] { $acts } acto,
       *[other] { $acts } actos,
    } { $findings ->
        [0] todo legal.
        [one] { $findings } hallazgo:
       *[other] { $findings } hallazgos:
    }
cli-backgammon-finding = partida { $game }, acto { $act }, { $side }: { $law } { $what }
cli-backgammon-bad-record = { $file }, línea { $line }: { $what }
cli-backgammon-partial =
    { $file }: se toma lo que está antes: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $acts ->
        [one] 1 acto
       *[other] { $acts } actos
    }.
cli-backgammon-bad-id = «{ $id }» no es un archivo, ni un GNUID, ni un XGID.
cli-backgammon-bad-dice = «{ $dice }» no son dados; se escribe 64 o 6-4.
cli-backgammon-game = Partida { $game }: { $x } (X) { $sx }, { $o } (O) { $so }
cli-backgammon-aside = { $side }: barra { $bar }, fuera { $off }, pips { $pips }
cli-backgammon-act-doubles = dobla
cli-backgammon-act-takes = acepta
cli-backgammon-act-drops = rechaza
cli-backgammon-act-plays = jugada no anotada
cli-backgammon-act-unfinished = turno no anotado
cli-backgammon-cannot-move = no puede mover
record-illegal-play-is-recorded = la jugada es ilegal.
record-doubled-at-a-wrong-level = el cubo se giró a un nivel equivocado.
record-points-differ = los puntos escritos no son los de la partida.
record-score-differs = el marcador no se sigue de la partida anterior.
record-no-length = «{ $text }»: falta la longitud, como «7 point match».
record-no-players = «{ $text }»: faltan jugadores y marcador, como «Anna : 0   Bob : 2».
record-outside-a-game = «{ $text }» está fuera de una partida; antes va «Game 1».
record-unreadable = «{ $text }» no se puede leer.
record-too-many-cells = «{ $text }»: una línea tiene un acto de cada jugador.
record-glued = «{ $text }» está pegado a la línea anterior; ponlo en una línea propia, o usa --partial.
record-not-backgammon = este SGF no es de backgammon (GM[6]).{ $text }
record-no-record = este JSON no es el acta de un partido, mira { $text }.
record-no-game = en este archivo no hay ninguna partida.{ $text }
record-cut-short = el archivo está cortado: un paréntesis no se cierra.{ $text }
dice-verified =
    { $rolls ->
        [one] { $rolls } tirada de { $match } verificada
       *[other] { $rolls } tiradas de { $match } verificadas
    }: cada eslabón se sigue del anterior, cada dado es correcto.
dice-bad-commitment = Los compromisos no pueden ser correctos.
dice-out-of-order = La tirada { $number } está fuera de orden.
dice-bad-link = Tirada { $number }: lo que reveló { $party } no es un eslabón.
dice-broken-chain = Tirada { $number }: el eslabón de { $party } no se sigue de su compromiso.
dice-wrong-dice = Tirada { $number }: los dados no son los que dan los eslabones.
dice-not-rolled = La tirada { $number } se jugó pero no está en el registro.
dice-played-otherwise = La tirada { $number } se jugó de otra forma que como salió.
dice-not-played = La tirada { $number } está en el registro pero no se jugó.
dice-no-ledger = { $file } no es un registro de tiradas.

# Qué anota el director o por qué amonesta.

backgammon-matter =
    { $what ->
        [etiquette] conducta contraria al espíritu del juego
        [equipment-misused] mal uso del material
        [language] idioma no oficial
        [spectator-speaks] un espectador habla o comenta
        [spectator-helps] ayuda de un espectador
        [aid] ayuda prohibida
        [recording] grabación fuera del propio tiempo
        [headphones] uso irrazonable de auriculares
        [phone] uso del teléfono móvil
        [outside-help] ayuda externa
        [leaving-the-board] abandono del tablero
        [emergency-abused] abuso del derecho a emergencia
        [slow-play] juego lento
        [dice-misused] mal uso de los dados
        [dice-touched] dados en juego tocados
        [careless-roll] tiradas no hechas como es debido
        [early-roll-unreported] tirada prematura no señalada
        [moving-unclearly] jugadas poco claras o con las dos manos
        [men-touched] fichas tocadas en el turno del adversario
        [trying-moves] fichas movidas para probar posiciones
        [clock-hand] reloj pulsado con la otra mano
        [clock-silence] silencio sobre el reloj del adversario en marcha
        [agreed-result] resultado acordado
        [information-withheld] información negada
        [remove-spectators] petición de alejar espectadores
        [observer] petición de un observador
        [assistance] petición de asistencia
        [no-smoking] petición de una zona de no fumadores
        [clock] petición de reloj
        [baffle-box] petición de baffle box
        [board] petición de otro tablero
        [lipped-cups] petición de cubiletes con reborde interior
        [precision-dice] petición de dados de precisión
        [approve-baffle-box] petición de aprobar la baffle box
        [approve-clock] petición de aprobar el reloj
        [preference-by-dice] preferencia decidida con los dados
        [change-equipment] petición de cambiar material
        [mix-dice] petición de mezclar los dados
        [emergency] una emergencia
        [clock-agreed] reloj por acuerdo
        [clock-preferred] reloj por preferencia
        [clock-required] reloj exigido por la convocatoria
        [clock-imposed] reloj impuesto
        [clock-asked-by-director] reloj pedido por el director
        [start-time] otra hora de inicio
        [other-breaks] otra estructura de descansos
        [baffle-box-exception] excepción sobre la baffle box
        [clock-exception] excepción sobre el reloj
        [stream] el partido se retransmite
        [recorded-match] el partido se graba
        [dice-on-checkers] los dados sobre fichas son válidos
       *[other] { $what }
    }
