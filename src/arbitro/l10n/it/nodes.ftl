# Più nodi di una sala, copie che seguono, e registri.

hall-problem-moving = L'incontro sta passando a un altro nodo della sala: invia di nuovo tra un momento.
cli-option-node-address = Indirizzo al quale gli altri nodi della sala raggiungono questo; di norma quello su cui serve.
cli-option-bus = Server Redis che porta gli avvisi tra i nodi, accanto al database: redis://…
hall-bad-bus = questo non è l'indirizzo di un server Redis; scrivi redis://HOST.
hall-one-node = «--bus» e «--node-address» servono a più nodi su un solo database: indicalo con --database.
hall-problem-nul = Un testo contiene il carattere numero 0: toglilo.
cli-follow = Tiene una copia verificata e sempre aggiornata di una sala in funzione, da servire se quella si ferma; la password del direttore arriva dallo standard input.
cli-option-director = Account che può copiare la sala: con il ruolo copy, o un direttore; la sua password arriva dallo standard input.
cli-option-once = Copia ciò che c’è, e termina.
follow-another-hall = questa copia non è della sala a quell’indirizzo, o una delle due è cambiata da allora; indica una cartella vuota con --data.
follow-bad-entry = la voce { $number } inviata dalla sala non è affidabile: { $what }; la copia conserva ciò che è stato verificato prima.
follow-ended = La copia in { $folder } è completa fin qui. «arbitro serve --data { $folder }» la serve.
follow-nobody = nessuna sala risponde a quell’indirizzo; controllalo, e che la sala sia in funzione.
follow-stands =
    La copia è alla posizione { $position }, { $behind ->
        [0] con tutto ciò che ha la sala
        [one] indietro di 1 voce
       *[other] indietro di { $behind } voci
    }; guarda ogni { $pace } s.
follow-lost = La sala non risponde. La copia è completa fino alla posizione { $position }; prosegue quando la sala torna. Se è perduta, ferma questo comando e servi la copia.
hall-problem-another-hall = Questa non è la sala della copia: copia in una cartella vuota.
cli-argument-url = INDIRIZZO
cli-option-log = Che cosa si scrive sullo standard error: text per le persone, o json, un oggetto per riga, con ogni richiesta.
