# Serie di tornei.

series-title = Circuiti
series-says = Eventi che contano insieme: punti secondo il posto, i migliori tra essi.
series-none = Ancora nessun circuito.
series-new = Nuovo circuito
series-name = Nome del circuito
series-best = Quanti eventi contano (vuoto: tutti)
series-minimum = Eventi necessari per entrare in classifica
series-make = Crea il circuito
series-add = Aggiungi un evento
series-add-says = Un evento finito: i posti finali danno i punti.
series-event = Evento
series-undo = Annulla l’ultima modifica
series-place = Posto
series-player = Giocatore
series-total = Punti
series-events = Eventi
series-unranked = fuori classifica
hall-problem-no-such-series = Non c’è nessun circuito { $series }. Guarda l’elenco dei circuiti.
hall-problem-event-not-over = { $event } non è ancora finito: non ha posti finali da contare.
hall-problem-event-private = { $event } è privato: ciò che se ne ricava qui mostrerebbe a tutti i suoi giocatori.

hall-problem-bad-webhook = Questo indirizzo o elenco non si può usare: serve un indirizzo http o https fuori da questa rete, e almeno uno tra act, match e desk. Ce ne sono al massimo 20.
hall-problem-bad-webhook-secret = Un segreto che comincia con whsec_ continua in base64.
hall-problem-no-such-webhook = Non c’è nessun webhook così.
