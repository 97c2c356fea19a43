# Giocare con un amico: inviti, posizioni preparate a mano, poche parole, un'altra partita.

malformed-only-played = { $key } vale per le partite giocate nella sala.
malformed-no-positions = { $key }: questo gioco non si può cominciare da una posizione.
malformed-no-position-id = { $key } non è né un XGID né un GNUID.
malformed-no-layout = { $key } è un elenco di pedine con il loro posto: da una a nove per colore, e al massimo una regina.
malformed-position-overlaps = { $key } sta sopra un'altra pedina.
hall-problem-no-signs = I compagni non possono comunicare finché dura il tavoliere.
hall-problem-not-over = Questa partita non è finita, oppure appartiene a un evento.
