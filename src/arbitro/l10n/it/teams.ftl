desk-lined-up = { $player } schiera per { $match }: { $players }.
desk-substituted = { $enters } sostituisce { $out } per { $player }.
desk-board-won = Il board { $board } di { $match } va a { $winner }.
desk-held = { $what } è impegnato altrove.
desk-released = { $what } è di nuovo libero.
desk-umpire-assigned = { $who } arbitra { $match }.
desk-umpires-given = Gli arbitri sono assegnati: { $umpires }.
desk-told-expected = { $match }  { $first } – { $second }  verso le { $at }, { $table }
desk-told-expected-waits = { $match }  { $first } – { $second }  in attesa: { $for } è impegnato altrove
desk-told-end =
    Fine dell’evento verso le { $at }; un incontro dura circa { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }.
desk-told-no-tables = Nulla da prevedere: non ci sono tavoli, o non resta nulla da giocare.
desk-refused-no-teams-here = gli iscritti di questo evento non sono squadre; annuncia «boards».
desk-refused-not-a-line-up = una formazione nomina un membro della squadra per ogni board.
desk-refused-no-such-member = quell’iscritto non ha un tale membro.
desk-refused-between-matches-only = i membri cambiano solo fra un incontro e l’altro.
desk-refused-member-twice = un membro compare due volte, o in un’altra iscrizione.
desk-refused-too-few-members = una squadra ha almeno un membro per ogni board.
desk-refused-no-such-board = quel board non c’è, o è già finito.
desk-refused-nobody-of-that-name = non c’è un tale giocatore né un tale tavolo.
desk-refused-not-an-umpire-for-it = non è un arbitro dell’evento, non è libero, o appartiene a una parte.
desk-refused-no-umpire-to-give = nessun arbitro è libero, o nessun incontro ne ha bisogno.
malformed-desk-too-few-members =
    «{ $key }»: una squadra ha bisogno di almeno { $boards ->
        [one] 1 membro
       *[other] { $boards } membri
    }, uno per board.
cli-desk-schedule = Mostra quando e dove è previsto ogni incontro, secondo i tavoli e la durata degli incontri giocati.
desk-column-name = Nome
desk-headings-surname = Cognome
desk-headings-first-name = Nome di battesimo, Primo nome
desk-headings-rating = Elo, punteggio Elo
desk-column-seed = Testa di serie
desk-column-club = Circolo
desk-column-rating = Punteggio
desk-column-category = Categoria
desk-column-state = Stato
desk-column-members = Membri
desk-after-umpire = arbitro
desk-after-started = inizio
desk-after-line-up = formazione
desk-after-boards = board
desk-after-held = impegnati altrove
