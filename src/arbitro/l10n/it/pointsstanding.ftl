# Standings of events by points, in words.
desk-told-points = { $points ->
        [one] 1 punto in { $played } giocati
       *[other] { $points } punti in { $played } giocati
    }
desk-told-first-points = { $place }. { $player }: { desk-told-points }; in testa per punti e spareggi.
desk-told-level-points = { $place }. { $player }: { desk-told-points }; pari con { $above } in ogni spareggio: stesso posto.
desk-told-by-lot-points = { $place }. { $player }: { desk-told-points }; alla pari con { $above }, sotto per sorteggio.
desk-told-by-wins-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per vittorie: { $value } contro { $other }.
desk-told-by-h2h-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per punti negli scontri diretti: { $value } contro { $other }.
desk-told-by-difference-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per differenza punti: { $value } contro { $other }.
desk-told-by-for-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per punti fatti: { $value } contro { $other }.
desk-told-by-buchholz-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Buchholz, i punti di tutti gli avversari: { $value } contro { $other }.
desk-told-by-sonneborn-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Sonneborn, i punti dei battuti, a metà quelli dei pareggi: { $value } contro { $other }.
desk-told-unranked-points = –. { $player }: { desk-told-points }; squalifica, fuori classifica.
desk-told-by-points-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per punti: { $value } contro { $other }.
desk-told-by-won-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per incontri vinti giocando: { $value } contro { $other }.
desk-told-by-games-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per game vinti: { $value } contro { $other }.
desk-told-by-buchholz-cut-1-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Buchholz senza il minore: { $value } contro { $other }.
desk-told-by-buchholz-cut-2-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Buchholz senza i due minori: { $value } contro { $other }.
desk-told-by-buchholz-median-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Buchholz senza il maggiore e il minore: { $value } contro { $other }.
desk-told-by-buchholz-median-2-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Buchholz senza i due maggiori e i due minori: { $value } contro { $other }.
desk-told-by-sonneborn-cut-1-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Sonneborn senza il minore: { $value } contro { $other }.
desk-told-by-progressive-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per la somma dei punti dopo ogni turno: { $value } contro { $other }.
desk-told-by-progressive-cut-1-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per la somma dei punti dopo ogni turno tranne il primo: { $value } contro { $other }.
desk-told-by-koya-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per Koya, i punti contro chi ha almeno metà dei punti: { $value } contro { $other }.
desk-told-by-rating-average-points = { $place }. { $player }: { desk-told-points }; dietro { $above } per il rating medio degli avversari: { $value } contro { $other }.
