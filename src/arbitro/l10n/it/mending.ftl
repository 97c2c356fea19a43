# Atti messi a posto dopo: che cosa cambierebbe, e che cosa non si può fare.

hall-problem-nothing-to-revive = «revive» nomina un atto che non è fuori vigore: toglilo.
hall-problem-nothing-to-run = Nessun orologio aspetta di ripartire.
would-correct = L’atto { $number } diventa «{ $after }» invece di «{ $before }».
would-insert = «{ $act }» viene messo prima dell’atto { $number }.
would-take-back = L’atto { $number }, «{ $act }», viene annullato.
would-lapse = L’atto { $number }, «{ $act }», non conta più.
would-rule = Sull’atto { $number }, «{ $act }», si decide allora: { $ruled }
would-rule-nothing = Atto { $number }, «{ $act }»: non si decide più nulla.
would-come-back = L’atto { $number }, fuori vigore, potrebbe contare di nuovo: nominalo in «revive», altrimenti resta fuori.
would-score = Il punteggio dell'incontro è allora { $first }–{ $second }.
would-part = I punti in corso sono allora { $first }–{ $second }.
would-turn = Allora tocca a { $who }.
would-end = L'incontro è allora finito.
would-go-on = L'incontro allora continua.
would-stand = Gli orologi stanno fermi fino al prossimo atto, o finché un ufficiale non li fa ripartire.
console-stays-out = Potrebbero contare di nuovo, e restano fuori vigore: { $numbers }. Scrivi ancora la stessa riga per farlo.
bad-act-nothing-to-revive = Quell’atto non è fuori vigore.
bad-act-nothing-to-run = Nessun orologio aspetta di ripartire.
journal-inserted = messo prima di { $number }: { $act } — { $reason }
journal-let-run = gli orologi ripartono

carrom-act-time-up = il tempo è scaduto
carrom-act-time-excused = nessuno è in ritardo
carrom-field-of = per
carrom-word-report = presentarsi al tavolo
carrom-word-change = il cambio di posto
carrom-word-rest = il riposo prima del game decisivo
word-nobody = nessuno
carrom-asks-late-report = Il tempo per presentarsi al tavolo è scaduto. Chi non c'è?
carrom-asks-late-change = Il tempo per il cambio di posto è scaduto. Chi è in ritardo?
carrom-asks-late-rest = Il riposo prima del game decisivo è finito. Chi è in ritardo?
carrom-refused-time-is-left = Secondo l'orologio della sala resta del tempo: aspetta che scada.
carrom-refused-no-time-is-up = Nessun tempo del genere è scaduto.

snooker-act-time-up = il tempo per il tiro è scaduto
snooker-act-time-ruled = decisione sul tempo per il tiro
field-ruling = decisione
snooker-word-nothing = niente
snooker-word-warning = ammonizione
snooker-asks-shot-clock = Il tempo per il tiro è scaduto. Niente, un’ammonizione o il frame?
snooker-refused-no-time-is-up = Nessun tempo per il tiro è scaduto.

umpire-clock-stands = fermo
umpire-clock-held = Il tempo di { $what } è fermo: lo fa ripartire
umpire-let-run = Fai ripartire gli orologi
umpire-let-run-says = Si sono fermati per una correzione o perché il tempo era scaduto; anche il prossimo atto li fa ripartire
would-unit = { $game ->
    [carrom] Il board
    [snooker] Il frame
   *[other] Il game
    } { $number } finisce allora { $first }–{ $second } invece di { $before }.
