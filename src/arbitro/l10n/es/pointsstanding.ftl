# Standings of events by points, in words.
desk-told-points = { $points ->
        [one] 1 punto en { $played } jugados
       *[other] { $points } puntos en { $played } jugados
    }
desk-told-first-points = { $place }. { $player }: { desk-told-points }; en cabeza por puntos y desempates.
desk-told-level-points = { $place }. { $player }: { desk-told-points }; empate con { $above } en todos los desempates: mismo puesto.
desk-told-by-lot-points = { $place }. { $player }: { desk-told-points }; igualado con { $above }, detrás por sorteo.
desk-told-by-wins-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por victorias: { $value } contra { $other }.
desk-told-by-h2h-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por puntos entre los igualados: { $value } contra { $other }.
desk-told-by-difference-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por diferencia de tantos: { $value } contra { $other }.
desk-told-by-for-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por tantos a favor: { $value } contra { $other }.
desk-told-by-buchholz-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Buchholz, los puntos de todos los rivales: { $value } contra { $other }.
desk-told-by-sonneborn-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Sonneborn, los puntos de los vencidos, la mitad los de los empates: { $value } contra { $other }.
desk-told-unranked-points = –. { $player }: { desk-told-points }; descalificación, sin clasificar.
desk-told-by-points-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por puntos: { $value } contra { $other }.
desk-told-by-won-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por partidos ganados jugando: { $value } contra { $other }.
desk-told-by-games-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por partidas ganadas: { $value } contra { $other }.
desk-told-by-buchholz-cut-1-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Buchholz sin el menor: { $value } contra { $other }.
desk-told-by-buchholz-cut-2-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Buchholz sin los dos menores: { $value } contra { $other }.
desk-told-by-buchholz-median-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Buchholz sin el mayor ni el menor: { $value } contra { $other }.
desk-told-by-buchholz-median-2-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Buchholz sin los dos mayores ni los dos menores: { $value } contra { $other }.
desk-told-by-sonneborn-cut-1-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Sonneborn sin el menor: { $value } contra { $other }.
desk-told-by-progressive-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por la suma de los puntos tras cada ronda: { $value } contra { $other }.
desk-told-by-progressive-cut-1-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por la suma de los puntos tras cada ronda menos la primera: { $value } contra { $other }.
desk-told-by-koya-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por Koya, los puntos contra quienes tienen al menos la mitad: { $value } contra { $other }.
desk-told-by-rating-average-points = { $place }. { $player }: { desk-told-points }; detrás de { $above } por la puntuación media de los rivales: { $value } contra { $other }.
