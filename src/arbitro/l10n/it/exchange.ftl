# I dadi della sala, scambiati dal vivo.

hall-problem-link-awaited =
    Il lancio { $number } aspetta ciò che { $awaited } deve mostrare: impegnati o mostra l’anello, poi lancia. Se entro { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    } non arriva nulla, lascia che sia la sala a creare gli anelli di quella parte.
hall-problem-bad-link = Ciò che { $party } ha mostrato per il lancio { $number } non segue dalla sua catena: mostra l’anello successivo dell’impegno.
hall-problem-no-dice = In questo incontro non ci sono dadi della sala.
hall-problem-hall-dice = La sala crea gli anelli di questo incontro: creane uno con l’opzione dice: exchange per mostrare i tuoi.
hall-problem-committed = Un impegno resta com’è una volta preso: se il dispositivo che tiene la catena non c’è più, impegnati su un’altra catena con anew: true.
hall-problem-not-late =
    { $party } ha ancora { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    } per mostrare il suo anello: poi puoi lasciare che li crei la sala.
hall-problem-agree = Gli altri giocatori devono chiedere lo stesso: allora si fa.

# Una catena che ha preso il posto di un'altra.

dice-changed-own = Il numero { $number } non è mai stato lanciato: da lì in poi { $party } ha un’altra catena, per sua scelta.
dice-changed-by = Il numero { $number } non è mai stato lanciato: da lì in poi la sala crea gli anelli di { $party }, su richiesta di { $by }, perché non ne è arrivato nessuno in tempo.
dice-changed-official = Il numero { $number } non è mai stato lanciato: da lì in poi la sala crea gli anelli di { $party }, per ordine di un ufficiale di gara, perché non ne è arrivato nessuno in tempo.
dice-changed-hall = Il numero { $number } non è mai stato lanciato: da lì in poi la sala crea gli anelli di { $party }, per sua scelta.

web-play-dice = Dadi
web-play-dice-hall = I dadi li fa la sala
web-play-dice-exchange = I dadi li fanno i due dispositivi e la sala, con un amico altrove
play-dice-waits = Si aspetta l’anello di { $name } per i dadi.
play-dice-late = { $name } non ha mostrato in tempo l’anello per i dadi. Puoi andare avanti: da qui gli anelli di quella parte li crea la sala, e il verbale lo dice.
play-dice-go-on = Avanti senza
play-dice-elsewhere = La catena dei tuoi dadi è su un altro dispositivo, o altri l’hanno lasciata alla sala. Puoi andare avanti con una nuova qui; il verbale lo dice.
play-dice-here = Avanti con questo dispositivo
