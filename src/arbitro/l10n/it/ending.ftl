# Che cosa si dice di un incontro finito, e di uno che una parte ha lasciato.

story-title = La storia dell'incontro
story-match = L'incontro
story-turn = La svolta
story-best = Il meglio
story-swing = Il cambio più grande
story-work = Da migliorare
story-reviewing = L'incontro è in corso di analisi.
story-length-carrom =
    { $units ->
        [one] { $units } board
       *[other] { $units } board
    }, { $minutes ->
        [0] meno di un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
story-length-snooker =
    { $units ->
        [one] { $units } frame
       *[other] { $units } frame
    }, { $minutes ->
        [0] meno di un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
story-length-backgammon =
    { $units ->
        [one] { $units } game
       *[other] { $units } game
    }, { $minutes ->
        [0] meno di un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
story-led = { $side } passa in vantaggio sul { $one }–{ $other } e non lo perde più.
story-turned = { $side } è in svantaggio sul { $low }–{ $high } e conduce fino alla fine dal { $one }–{ $other }.
story-best-carrom =
    { $count ->
        [one] { $side }: { $count } pedina in un turno
       *[other] { $side }: { $count } pedine in un turno
    }
story-best-snooker = { $side }: un break di { $count }
story-best-backgammon =
    { $count ->
        [one] { $side }: { $count } punto con un game
       *[other] { $side }: { $count } punti con un game
    }
story-swung = { $what }: le probabilità di { $side } passano dal { $before } % al { $after } %.
story-error = Hai giocato { $made }; meglio { $best } (+{ $loss }).
story-open =
    { $chances ->
        [one] Colpi facili riusciti: { $made } su { $chances }.
       *[other] Colpi facili riusciti: { $made } su { $chances }.
    }
play-away =
    { $minutes ->
        [one] Se { $name } non gioca entro { $minutes } minuto, puoi chiudere l'incontro.
       *[other] Se { $name } non gioca entro { $minutes } minuti, puoi chiudere l'incontro.
    }
play-away-now =
    { $minutes ->
        [one] { $name } non gioca da { $minutes } minuto.
       *[other] { $name } non gioca da { $minutes } minuti.
    }
play-walkover = Chiudi l'incontro
hall-problem-nobody-left = Non si attende nessuno: un incontro si chiude senza l'altra parte solo quando tocca a lei, e solo se è amichevole.
hall-problem-too-soon =
    { $minutes ->
        [one] È presto: puoi chiudere l'incontro senza l'altra parte fra { $minutes } minuto.
       *[other] È presto: puoi chiudere l'incontro senza l'altra parte fra { $minutes } minuti.
    }

# Casual rules, and hints told by what they do.
web-casual = Regole
web-casual-none = Come nel regolamento
web-casual-one-board = Un solo board
web-casual-one-board-says = chi vince il primo board ha vinto, qualunque siano i punti. Tutto il resto è come nel regolamento.
web-casual-six-reds = Sei rosse
web-casual-six-reds-says = un solo frame con sei rosse invece di quindici: 75 punti sul tavolo. Tutto il resto è come nel regolamento.
web-casual-money = Sessione a soldi, tre game
web-casual-money-says = tre game, e contano solo i punti: chi ne ha di più ha vinto, e a parità si gioca un altro game. Gammon e backgammon valgono solo dopo un raddoppio (Jacoby); chi riceve un raddoppio può raddoppiare subito e tenere il cubo (beaver); nessun game Crawford. Tutto il resto è come nel regolamento.

play-hint-into = { $piece }, { $pocket }
play-hint-at = Su { $piece }
play-hint-safe-at = Di difesa, su { $piece }
play-hint-rail = Di sponda
play-pocket-left-top = in alto a sinistra
play-pocket-right-top = in alto a destra
play-pocket-left-bottom = in basso a sinistra
play-pocket-right-bottom = in basso a destra
play-pocket-left-middle = al centro a sinistra
play-pocket-right-middle = al centro a destra
play-pocket-middle-top = al centro in alto
play-pocket-middle-bottom = al centro in basso
