# Carrom: lo que ordena una decisión.

carrom-stroke-made =
    { $player ->
        [white] Las blancas { $did ->
            [idle] no tocan nada.
            [made] han jugado fuera de turno; el golpe vale.
            [nothing] no embocan nada.
           *[pockets] embocan { $what }.
        }
        [black] Las negras { $did ->
            [idle] no tocan nada.
            [made] han jugado fuera de turno; el golpe vale.
            [nothing] no embocan nada.
           *[pockets] embocan { $what }.
        }
       *[other] { $player } { $did ->
            [idle] no toca nada.
            [made] ha jugado fuera de turno; el golpe vale.
            [nothing] no emboca nada.
           *[pockets] emboca { $what }.
        }
    }
carrom-men-told =
    { $colour ->
        [white] { $men ->
            [one] una ficha blanca
           *[other] { $men } fichas blancas
        }
       *[black] { $men ->
            [one] una ficha negra
           *[other] { $men } fichas negras
        }
    }
carrom-queen-told = la reina
carrom-striker-told = el striker
carrom-break-valid = El saque es válido.
carrom-early-break = El saque fue antes de «juego»: vale como hecho, y lo embocado vuelve al tablero.
carrom-break-failed = No hay saque.
carrom-attempted =
    No hay saque. { $left ->
        [one] Un intento más.
       *[other] { $left } intentos más.
    }
carrom-pocketed =
    { $men ->
        [one] Embocada: una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] Embocadas: { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }.
carrom-back =
    Por reponer: { $men ->
        [one] una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }; { $placer ->
        [white] colocan las blancas
        [black] colocan las negras
       *[other] coloca { $placer }
    }.
carrom-due =
    Deuda: una ficha { $colour ->
        [white] blanca
       *[black] negra
    }; { $placer ->
        [white] colocan las blancas
        [black] colocan las negras
       *[other] coloca { $placer }
    }.
carrom-penalty =
    Penalización: una ficha { $colour ->
        [white] blanca
       *[black] negra
    }; { $placer ->
        [white] colocan las blancas
        [black] colocan las negras
       *[other] coloca { $placer }
    }.
carrom-further-men =
    { $men ->
        [one] Otra penalización: una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] Otra penalización: { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }; { $placer ->
        [white] colocan las blancas
        [black] colocan las negras
       *[other] coloca { $placer }
    }.
carrom-available =
    { $men ->
        [one] Pendiente y ya disponible: una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] Pendientes y ya disponibles: { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }; { $placer ->
        [white] colocan las blancas
        [black] colocan las negras
       *[other] coloca { $placer }
    }.
carrom-turn-passes =
    { $to ->
        [white] Turno de las blancas.
        [black] Turno de las negras.
       *[other] Turno de { $to }.
    }
carrom-turn-continues =
    { $player ->
        [white] Siguen las blancas
        [black] Siguen las negras
       *[other] Sigue { $player }
    }.
carrom-queen-pending =
    Con el golpe siguiente { $by ->
        [white] las blancas deben
        [black] las negras deben
       *[other] { $by } debe
    } cubrir la reina.
carrom-queen-covered =
    La reina queda cubierta por { $by ->
        [white] las blancas
        [black] las negras
       *[other] { $by }
    }.
carrom-queen-back =
    { $uncovered ->
        [white] Las blancas no cubrieron la reina, que vuelve al centro.
        [black] Las negras no cubrieron la reina, que vuelve al centro.
       *[other] La reina vuelve al centro.
    }
carrom-foul-declared =
    { $kind ->
        [technical] Falta técnica
       *[foul] Falta
    } de { $by ->
        [white] las blancas
        [black] las negras
       *[other] { $by }
    }.
carrom-jumped-back =
    { $order ->
        [1] Se repone primero, en el círculo central
       *[other] Se repone con el número { $order }, tocando lo ya puesto, del lado opuesto al jugador
    }: { $piece ->
        [white] una ficha blanca
        [black] una ficha negra
       *[queen] la reina
    }.
carrom-striker-back = El striker salió del tablero; el golpe vale por lo que embocó.
carrom-fell =
    { $piece ->
        [white] Cayó y cuenta como embocada por el golpe: una ficha blanca.
        [black] Cayó y cuenta como embocada por el golpe: una ficha negra.
        [queen] Cayó y cuenta como embocada por el golpe: la reina.
       *[striker] Cayó y cuenta como embocado por el golpe: el striker.
    }
carrom-strays =
    { $player ->
        [white] Las blancas embocaron
        [black] Las negras embocaron
       *[other] { $player } embocó
    } solo fichas del oponente; el turno termina tras el golpe { $strokes }.
carrom-placed =
    { $by ->
        [white] Las blancas colocan
        [black] Las negras colocan
       *[other] { $by } coloca
    } { carrom-men-told }.
carrom-corrected =
    Colocación errónea, se corrige: { $men ->
        [one] una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }{ $own ->
        [yes] {" "}(eran fichas propias)
       *[no] {""}
    }.
carrom-claim-lost =
    El derecho sobre las fichas { $colour ->
        [white] blancas
       *[black] negras
    } se pierde{ $removed ->
        [0] {""}
        [one] ; se retira una ya colocada
       *[other] ; se retiran { $removed } ya colocadas
    }.
carrom-claim-waits =
    No hay sitio: las fichas { $colour ->
        [white] blancas
       *[black] negras
    } esperan, el juego sigue.
carrom-placer-changes =
    El derecho a colocar las fichas { $colour ->
        [white] blancas
       *[black] negras
    } pasa a { $to ->
        [white] las blancas
        [black] las negras
       *[other] { $to }
    }.
carrom-waived =
    No se advirtió a tiempo ({ $side ->
        [white] blancas
       *[black] negras
    }): { $fault ->
        [queen-not-covered] la reina cuenta como cubierta.
        [opponent-pocketed] el turno sigue hasta que se advierta.
        [wrong-man-placed] las fichas puestas se quedan y la deuda se extingue.
       *[unplaced-due] lo que no se colocó se extingue.
    }
carrom-play-called = Juego.
carrom-clock-stopped =
    Reclaman { $by ->
        [white] las blancas
       *[black] las negras
    }: el tiempo se detiene hasta que el árbitro diga «juego».
carrom-warned =
    Advertencia { $times } a { $side ->
        [white] las blancas
       *[black] las negras
    } por distraer al oponente.
carrom-board-won =
    { $winner ->
        [white] Ganan el juego las blancas
        [black] Ganan el juego las negras
       *[other] Gana el juego { $winner }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $on_demand ->
        [0] {""}
       *[other] , más { $on_demand } a petición
    }.
carrom-points-cancelled =
    Por encima del máximo de un juego, se anulan: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y { $on_demand } a petición.
carrom-slam-made =
    ¡Slam { $colour ->
        [white] blanco
       *[black] negro
    }!
carrom-board-cancelled = El juego se anula y se repite.
carrom-points-demanded =
    { $points ->
        [one] 1 punto concedido a petición.
       *[other] { $points } puntos concedidos a petición.
    }
carrom-game-lost =
    Pierden la partida { $by ->
        [white] las blancas
       *[black] las negras
    }.
carrom-match-lost =
    Pierden todo el partido { $by ->
        [white] las blancas
       *[black] las negras
    }.

# Lo que ordenan las reglas en un encuentro.

carrom-points-scored =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $winner }.
carrom-break-goes-to = El siguiente saque es de { $player }.
carrom-extra-board = Empate: decide un juego de desempate; se sortea el saque.
carrom-game-won = Partida para { $winner }.
carrom-sides-change =
    { $within ->
        [yes] Los jugadores cambian de lado ahora, dentro de la partida.
       *[no] Los jugadores cambian de lado tras la partida.
    }
carrom-interval-given =
    { $seconds ->
        [120] Se conceden dos minutos antes de seguir.
        [600] Se conceden diez minutos antes de seguir.
       *[other] Se conceden { $seconds } segundos antes de seguir.
    }
carrom-match-won = Partido para { $winner }.
carrom-toss-won =
    { $winner } gana el sorteo y elige { $choice ->
        [break] el saque.
       *[side] el lado.
    }
carrom-sits-first = Se sienta primero { $player }.
carrom-practice-played = Juego de prueba jugado; quedan: { $left }.

# Por qué se rechaza un acto.

carrom-refused-the-board-is-over = El juego ha terminado.
carrom-refused-so-many-men-are-not-there = En el tablero no hay tantas fichas.
carrom-refused-the-match-is-lost = El partido ha terminado.
carrom-refused-play-was-called-before = El árbitro ya dijo «juego».
carrom-refused-play-was-not-called-yet = El árbitro aún no ha dicho «juego»: no corre el tiempo.
carrom-refused-another-has-the-turn = El turno es de otro jugador.
carrom-refused-no-clock-of-his-runs = A ese jugador no le corre ningún tiempo.
carrom-refused-it-was-his-turn = Era su turno.
carrom-refused-it-went-with-the-stroke = Con ese golpe ya había entrado o salido.
carrom-refused-the-piece-is-not-there = Esa ficha no está en el tablero.
carrom-refused-men-are-to-be-placed-first = Antes hay que colocar las fichas.
carrom-refused-nothing-is-to-be-placed = No hay nada que colocar.
carrom-refused-more-than-is-due = Son más de las debidas.
carrom-refused-another-is-entitled = El derecho a colocar es de otro jugador.
carrom-refused-no-claim-needs-space = Ninguna colocación espera sitio.
carrom-refused-he-has-no-such-men = En las troneras no hay fichas propias de quien coloca.
carrom-refused-the-board-is-not-over = El juego en curso no ha terminado.
carrom-refused-the-board-has-begun = El juego ha empezado, o el último aún no se ha cerrado.
carrom-refused-there-is-no-queen-to-shoot-with = La reina no está en el tablero.
carrom-refused-nothing-falls-before-the-break = Antes del saque nada puede caer en una tronera.
carrom-refused-no-wrong-man-was-placed = No se colocó ninguna ficha equivocada.
carrom-refused-no-due-was-left = No quedó ninguna deuda sin colocar.
carrom-refused-nothing-is-claimed = Ese bando no tiene nada a lo que renunciar.
carrom-refused-not-in-part = Se renuncia a todo o a nada.
carrom-refused-no-queen-came-back = Ninguna reina acaba de volver sin cubrir.
carrom-refused-so-much-cannot-be-demanded = Eso no se puede pedir.
carrom-refused-play-stands-still = El juego está detenido hasta que el árbitro diga «juego».
carrom-refused-no-opponents-man-was-pocketed = Ningún turno acaba de perderse por una ficha del oponente.
carrom-refused-no-warning-came-before = Nadie ha advertido todavía a ese jugador: primero viene la advertencia.
carrom-refused-no-warning-is-told-of = Primero viene la advertencia, y se da durante un juego.
carrom-refused-no-stroke-is-under-way = El golpe siguiente no puede estar en curso: antes hay que colocar las fichas.
carrom-refused-there-is-no-partner = En individuales no hay compañeros.
carrom-refused-the-game-was-conceded = La partida ya fue concedida.
carrom-refused-the-seats-are-settled = Los jugadores ya están sentados: no hay otro sorteo.
carrom-refused-practice-comes-after-the-toss = Los jugadores ya han practicado: el sorteo va antes.
carrom-refused-no-more-practice = Los juegos de prueba son dos, antes del partido.
carrom-refused-no-break-is-tossed-for = Ahora no se sortea ningún saque.
carrom-refused-the-match-is-over = El partido está decidido.
carrom-refused-no-change-was-due = No hay ningún cambio de lado por recuperar.

# Lo que no se puede leer.

malformed-carrom-seats-in-singles = «{ $key }» es de dobles: añade format: doubles.
malformed-carrom-bad-seats = «{ $key }» debe enumerar W1, B1, W2 y B2 con los compañeros enfrente.
malformed-carrom-not-broken = «{ $key }» es false, pero el tablero muestra que hubo saque.
malformed-carrom-too-many-men = «{ $key }»: con las fichas del tablero serían más de nueve.
malformed-carrom-owed-while-available = «{ $key }»: nada queda pendiente mientras haya fichas disponibles para colocar.
malformed-carrom-no-men-left = «{ $key }»: un bando sin fichas ha terminado el juego.
malformed-carrom-untouched-but-pocketed = «{ $key }»: un striker que no toca nada no emboca nada.
malformed-carrom-pocketed-and-off-board = «{ $key }»: el striker está en una tronera o fuera del tablero, no ambas cosas.
malformed-carrom-impossible-count = «{ $key }»: en ese momento no hay tantas fichas.
malformed-carrom-bad-players = «{ $key }» debe contener los nombres de dos jugadores distintos, como texto.
malformed-carrom-no-offence = «{ $key }»: { $law } no es una regla que se pueda infringir fuera de un golpe. Estas sí: { $known }.
malformed-carrom-offence-of-another-clause = «{ $key }»: infringir { $law } es la falta «{ $offence }»; indica solo la regla, o ambas iguales.

# Lo que anuncia el árbitro.

carrom-call-foul =
    Falta { $by ->
        [white] de las blancas
       *[black] de las negras
    }.
carrom-call-technical-foul =
    Falta técnica { $by ->
        [white] de las blancas
       *[black] de las negras
    }.
carrom-call-due =
    Deuda { $by ->
        [white] de las blancas
       *[black] de las negras
    }.
carrom-call-due-and-foul =
    Deuda y falta { $by ->
        [white] de las blancas
       *[black] de las negras
    }.
carrom-call-play = Juego.
carrom-call-warning =
    { $by ->
        [white] Blancas
       *[black] Negras
    }, advertencia por distraer al rival.
carrom-call-jumped =
    { $count ->
        [one] { $first ->
            [white] Una ficha blanca
            [black] Una ficha negra
           *[queen] La reina
        } salió del tablero: vuelve al centro.
       *[other] { $count } piezas salieron del tablero: { $first ->
            [white] una blanca
            [black] una negra
           *[queen] la reina
        } al centro y el resto junto a ella.
    }
carrom-call-place =
    { $placer ->
        [white] Las blancas colocan
        [black] Las negras colocan
       *[other] { $placer } coloca
    } { $men ->
        [one] una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }: quince segundos.
carrom-call-rectify =
    Las { $by ->
        [white] blancas
       *[black] negras
    } corrigen la colocación.
carrom-call-owed =
    { $men ->
        [one] Pendiente: una ficha { $colour ->
            [white] blanca
           *[black] negra
        }
       *[other] Pendientes: { $men } fichas { $colour ->
            [white] blancas
           *[black] negras
        }
    }.
carrom-call-cover = Cubrir la reina.
carrom-call-covered = Reina cubierta.
carrom-call-queen-back = La reina vuelve al centro.
carrom-call-turn =
    { $to ->
        [white] Juegan las blancas
        [black] Juegan las negras
       *[other] Juega { $to }
    }.
carrom-call-continues =
    { $player ->
        [white] Siguen las blancas
        [black] Siguen las negras
       *[other] Sigue { $player }
    }.
carrom-call-board =
    Juego para { $winner ->
        [white] las blancas
       *[black] las negras
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
carrom-call-demand =
    { $points ->
        [one] Un punto más a petición.
       *[other] { $points } puntos más a petición.
    }
carrom-call-replay = Juego anulado.
carrom-call-match =
    Las { $by ->
        [white] blancas
       *[black] negras
    } pierden el partido.
carrom-call-game-won = Partida para { $winner }.
carrom-call-match-won = Partido para { $winner }.
carrom-call-extra-board = Partida igualada: un juego adicional, con sorteo del saque.
carrom-call-change-sides = Cambio de lado.
carrom-call-break = Próximo saque: { $player }.

# Lo que se pregunta al árbitro.

carrom-asks-toss = ¿Quién gana el sorteo y qué escoge?
carrom-asks-break-toss = ¿Quién gana el sorteo del saque del juego adicional?
carrom-asks-demand = ¿Cuántos de los puntos adicionales pide el ganador?

# Infracciones de la lista del árbitro.

carrom-offence-push = Empujón
carrom-offence-thumb = Golpe con el pulgar
carrom-offence-base-line = Striker sin tocar las dos líneas base
carrom-offence-base-circle = Círculo base sin tapar
carrom-offence-arrow = Striker en contacto con la flecha
carrom-offence-early-stroke = Golpe antes de recoger el striker
carrom-offence-backwards = Striker no lanzado hacia delante
carrom-offence-behind-line = Ficha en la línea o detrás golpeada antes
carrom-offence-touch = Fichas o reina tocadas
carrom-offence-elbow = Codo sobre el tablero o las líneas
carrom-offence-powder = Polvo añadido o quitado
carrom-offence-lean = Apoyarse
carrom-offence-chair = Silla movida
carrom-offence-body = Cuerpo en contacto con el tablero o el soporte
carrom-offence-talk = Hablar
carrom-offence-gesture = Señas entre compañeros
carrom-offence-solid-object = Objeto sólido en la mano
carrom-offence-striker-tested = Striker probado en el tablero
carrom-offence-striker-on-frame = Striker en el marco o en la red
carrom-offence-distract = Distraer al oponente
carrom-offence-hit-board = Tablero golpeado
carrom-offence-other = Otra infracción
carrom-offence-outside-circle = Colocada fuera del círculo
carrom-offence-on-centre = Colocada sobre el círculo central
carrom-offence-shot-with-queen = Disparo hecho con la reina
carrom-offence-disturbed = Otra ficha movida al colocar
carrom-offence-own-man = Colocada una ficha propia
carrom-offence-out-of-turn = Golpe fuera de turno
carrom-offence-leave-seat = Levantarse del asiento
carrom-offence-plays-during-appeal = Jugar durante una reclamación
carrom-offence-wrecks-board = Tablero desbaratado
carrom-offence-misconduct = Conducta que hace perder el partido
carrom-offence-warn = Advertencia por distraer
