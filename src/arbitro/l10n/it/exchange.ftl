# I dadi della sala, scambiati dal vivo.

hall-problem-link-awaited = Il lancio { $number } aspetta ciò che { $awaited } deve mostrare: impegnati o mostra l’anello, poi lancia.
hall-problem-bad-link = Ciò che { $party } ha mostrato per il lancio { $number } non segue dalla sua catena: mostra l’anello successivo dell’impegno.
hall-problem-no-dice = In questo incontro non ci sono dadi della sala.
hall-problem-hall-dice = La sala crea gli anelli di questo incontro: creane uno con l’opzione dice: exchange per mostrare i tuoi.
hall-problem-committed = Un impegno non si può cambiare una volta preso.
hall-problem-agree = Gli altri giocatori devono chiedere lo stesso: allora si fa.
