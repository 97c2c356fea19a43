# El laboratorio: series de partidas en varios procesadores.
cli-lab = El laboratorio: partidos, torneos, rollouts y datos en varios procesadores.
cli-lab-play = Juega muchos partidos entre dos jugadores automáticos.
cli-lab-tournament = Juega una liguilla de jugadores automáticos y calcula su puntuación.
cli-lab-rollout = Juega muchas veces hasta el final una posición de backgammon, sin la suerte.
cli-lab-export = Escribe cada decisión de los partidos como datos, con una ficha que explica cada columna.
lab-option-processes = Cuántos procesos trabajan a la vez; los resultados son los mismos.
lab-option-ray = Trabaja en un clúster Ray en esta dirección; `local` inicia uno en esta máquina.
lab-option-out = Guarda los resultados en este archivo, .jsonl o .parquet; dado otra vez, una serie interrumpida continúa.
lab-option-matches = Cuántos partidos; los asientos cambian en cada uno.
lab-option-each = Cuántos partidos juega cada pareja.
lab-option-players = Quién juega, separado por comas o cada cual con su opción; todos los niveles de la máquina si no se dice nada.
lab-option-games = Cuántas partidas se juegan; los múltiplos de 1296 recorren por igual las dos primeras tiradas.
lab-progress = Hechos: { $done } de { $jobs }
lab-play =
    { $player } gana a { $other } en { $won } de { $played ->
        [one] 1 partido
       *[other] { $played } partidos
    }: { $share } % (95 %: de { $low } a { $high })
lab-rating = { $player }  { $rating } ± { $margin }  ({ $won } ganados de { $played })
lab-rollout =
    { $equity } ± { $margin ->
        [one] 1 punto
       *[other] { $margin } puntos
    } para quien tira, sin el cubo ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }; con la suerte { $raw } ± { $rawmargin })
lab-export =
    { $file }: { $rows ->
        [one] 1 decisión
       *[other] { $rows } decisiones
    } de { $matches ->
        [one] 1 partido
       *[other] { $matches } partidos
    }
lab-other-run = { $file } contiene otra serie: da otro archivo, o las mismas opciones y la misma semilla
lab-in-use = otro programa está escribiendo { $file }: espera a que termine o da otro archivo
lab-lost-workers = los procesos se interrumpieron una y otra vez; repite con menos procesos para continuar
lab-missing = esto necesita algo que no está instalado: pip install "arbitro[{ $package }]"
lab-bad-ending = { $file }: los resultados se escriben en .jsonl o .parquet
lab-option-seed = Semilla para dados, colocaciones y jugadores; la misma semilla da los mismos resultados.
lab-machines-alone = en el laboratorio solo juegan las máquinas: `arbitro play` tiene un sitio para ti
cli-lab-train = Entrena una red de backgammon jugando contra sí misma, o continúa con una interrumpida.
cli-lab-compare = Hace jugar una red de backgammon contra otra, o contra la máquina, sin la suerte.
lab-option-units = Unidades ocultas de las redes, capa por capa, si empiezan con pesos al azar.
lab-option-train-games = Partidas enteras, en las que cada posición aprende de la que sigue.
lab-option-refined = Partidas posteriores cuyas posiciones aprenden de cada tirada y de su mejor jugada, y de lo que cambia al mirar desde las siguientes.
lab-option-every = Pasos, de 128 partidas enteras o de 1280 miradas una tirada por delante, tras los que se mide la red contra la máquina; 0 para nunca.
lab-option-start = De qué parten las redes: un archivo de pesos, o `house`; pesos al azar si no se dice nada.
lab-option-teacher = De qué partidas y miradas hacia delante aprenden las redes: las de un archivo de pesos, o `house`; las propias si no se dice nada.
lab-option-duels = Partidas de una medición, por pares con los asientos cambiados.
lab-train =
    { $file }: entrenada en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
lab-compare =
    { $file } contra { $other }: { $equity } ± { $margin ->
        [one] 1 punto
       *[other] { $margin } puntos
    } por partida ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, sin el cubo, sin la suerte)
lab-many-layers = una red tiene como mucho { $most } capas ocultas: indica --units como mucho otras tantas veces
lab-bad-weights = { $file } no es un archivo de pesos de este programa
cli-argument-other = OTRA
lab-no-cluster = ningún clúster Ray responde en { $address }
cli-lab-audit = Hace jugar a agentes al azar y compara cada paso con lo que decide el motor.
lab-option-audited = Cuántas partidas: partidos a tres puntos, juegos de carrom o frames.
lab-option-first = La semilla de la primera partida; las demás siguen.
lab-audit =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $ended } hasta el final: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }, { $facts ->
        [one] 1 hecho
       *[other] { $facts } hechos
    }, { $wrong ->
        [one] 1 error
       *[other] { $wrong } errores
    }
lab-audit-wrong = El entorno y el motor difieren en (semilla/acción): { $where }
lab-bad-term = { $term } no puede ser { $value }; puede ser { $known }
lab-players-twice = un torneo necesita dos o más jugadores, cada uno nombrado una sola vez
