# Atti messi a posto dopo: che cosa cambierebbe, e che cosa non si può fare.

hall-problem-nothing-to-revive = “revive” nomina una riga che non è fuori vigore: toglila.
hall-problem-nothing-to-run = Nessun orologio aspetta di ripartire.
would-correct = La riga { $number } diventa «{ $after }» invece di «{ $before }».
would-insert = «{ $act }» viene messo prima della riga { $number }.
would-take-back = La riga { $number }, «{ $act }», viene annullata.
would-lapse = La riga { $number }, «{ $act }», non conta più.
would-rule = Sulla riga { $number }, «{ $act }», si decide allora: { $ruled }
would-rule-nothing = Riga { $number }, «{ $act }»: non si decide più nulla.
would-come-back = La riga { $number }, fuori vigore, potrebbe contare di nuovo: nominala in “revive”, altrimenti resta fuori.
would-score = Il punteggio dell'incontro è allora { $first }–{ $second }.
would-part = I punti in corso sono allora { $first }–{ $second }.
would-turn = Allora tocca a { $who }.
would-end = L'incontro è allora finito.
would-go-on = L'incontro allora continua.
would-stand = Gli orologi stanno fermi fino al prossimo atto, o finché un ufficiale non li fa ripartire.
console-stays-out = Potrebbero contare di nuovo, e restano fuori vigore: { $numbers }. Scrivi ancora la stessa riga per farlo.
bad-act-nothing-to-revive = Quella riga non è fuori vigore.
bad-act-nothing-to-run = Nessun orologio aspetta di ripartire.
journal-inserted = messo prima di { $number }: { $act } — { $reason }
journal-let-run = gli orologi ripartono
