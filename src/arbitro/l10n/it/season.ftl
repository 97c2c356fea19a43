# Programma, campionati e serie: che cosa annunciano, registrano e rifiutano.

desk-postponed = { $match } è spostato al { $day }.
desk-postponed-without-a-day = { $match } è spostato; il nuovo giorno è da fissare.
desk-refused-after-the-season = la stagione finisce il { $day }.
desk-refused-no-such-fixture = si può spostare solo un incontro di campionato che qualcuno gioca.
malformed-desk-not-an-hour = «{ $key }» dev'essere un'ora come 09:30, o un giorno e un'ora come 2026-11-21 09:30.
malformed-desk-to-before-from = «{ $key }»: «to» deve venire dopo «from».
malformed-desk-sessions-overlap = «{ $key }» si sovrappone a un'altra sessione dello stesso giorno; fai finire una prima che cominci l'altra.
malformed-desk-dates-of-a-league = «{ $key }» sono i giorni delle giornate di un campionato; annuncia «format: league», o un programma.
desk-refused-challenge-out-of-reach = si può sfidare solo chi sta fino a { $most } posti più in alto, e { $other } non lo è: indica prima chi sfida, poi chi è sfidato.
room-format-ladder = Scala
room-format-ladder-says = Chi vince sale.
room-format-league = Campionato
room-format-league-says = Andata e ritorno, a punti.
room-given-programme = Programma
room-given-minutes_per_match = Minuti per incontro
room-given-zero = L’orologio dell’evento parte
room-given-rest_minutes = Minuti di riposo
room-given-elsewhere = Impegnati altrove
room-given-dates = Giorni delle giornate
desk-after-schedule = piano
desk-after-unscheduled = senza orario
desk-after-conflicts = impegnati altrove
desk-after-fixtures = calendario
desk-after-postponed = spostati
desk-after-home = ospitante
desk-after-away = ospite
desk-after-date = giorno
desk-event-added = { $event } è nel circuito.
desk-told-series = Circuito, eventi: { $events }
desk-told-series-first =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; in testa.
desk-told-series-level =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; alla pari con { $above }: stesso posto.
desk-told-series-by-total =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; sotto { $above } per punti.
desk-told-series-by-events =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; sotto { $above } per numero di eventi.
desk-told-series-by-firsts =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; sotto { $above } per primi posti.
desk-told-series-by-best =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; sotto { $above } per i migliori punteggi.
desk-told-series-by-last =
    { $place }. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, eventi: { $events }; sotto { $above } per l'ultimo evento.
desk-told-series-unranked =
    –. { $player }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }, troppo pochi eventi per la classifica ({ $events }).
desk-refused-event-is-there = c'è già un evento con quel nome: { $event }.
desk-refused-somebody-twice = un nome compare due volte in quella classifica.
desk-refused-score-is-missing = in questo circuito conta il punteggio, e a qualcuno manca: { $players }.
desk-refused-they-were-in-one-event = { $player } e { $other } erano nello stesso evento: sono due persone.
cli-desk-is-a-series = { $file } è un circuito, e questo comando è per un solo evento; un circuito ha «new», «do», «show», «standings» e «verify».
desk-after-events = eventi
desk-after-unranked = fuori classifica
desk-after-total = totale
desk-after-firsts = primi posti
desk-after-counted = contati
desk-after-dropped = scartati
desk-after-ends = il tempo finisce a
desk-after-dues = quanto deve ciascuno
desk-after-prize-list = premi
desk-after-prize-left = resto dei premi
desk-after-open = da pagare
desk-after-owed = dovuto
desk-after-back = da restituire
desk-after-treasury = denaro
desk-after-last-unit = ultima unità in gioco
desk-after-extra = decide un'altra unità
desk-after-time-up = tempo scaduto
desk-after-clocks = orologi dei turni
desk-after-start = inizio
desk-after-end = fine
desk-after-checked-in = presenti
desk-after-waiting = in attesa di un posto
desk-after-flags = da controllare
desk-after-event = data e luogo
desk-after-amendment = che cosa cambierebbe la modifica
desk-after-amendments = modifiche
desk-after-failed = numero dell'atto rifiutato
desk-after-placing = posti finali
desk-after-same-quarter = coppie di compagni nello stesso quarto
desk-after-same-half = coppie di compagni nella stessa metà
desk-after-games = game
desk-after-points = punti
desk-after-draws = pareggi
desk-after-losses = sconfitte
desk-after-deducted = tolti
desk-after-won = vinti giocando
desk-after-progressive = progressivo
desk-after-progressive-cut-1 = progressivo, senza il primo
desk-after-koya = Koya
desk-after-rating-average = rating medio degli avversari
desk-after-buchholz-cut-1 = Buchholz senza il più basso
desk-after-buchholz-cut-2 = Buchholz senza i due più bassi
desk-after-buchholz-median = Buchholz mediano
desk-after-buchholz-median-2 = Buchholz mediano, due tolti
desk-after-sonneborn-cut-1 = Sonneborn senza il più basso
desk-after-paper = voti su carta
cli-option-desk-feed = Un evento finito i cui posti vengono iscritti qui, per esempio coppa.jsonl:1-8; senza posti, tutti. Si può dare più volte.
malformed-desk-feed-not-over = «{ $key }»: l’evento { $event } non è finito; concludilo prima.
malformed-desk-feed-shared = «{ $key }»: { $name } condivide i posti da { $first } a { $last }, di cui solo alcuni passano; prendili tutti o nessuno.
malformed-desk-feed-nobody = «{ $key }»: in { $event } nessuno ha un posto così.
desk-told-by-rung = { $place }. { $player }: { $wins } vinti su { $played }; un gradino sotto { $above }.
