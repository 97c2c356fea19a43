# Il laboratorio: serie di incontri su più processori.
cli-lab = Il laboratorio: incontri, tornei, rollout e dati su più processori.
cli-lab-play = Gioca molti incontri tra due giocatori automatici.
cli-lab-tournament = Gioca un girone all'italiana di giocatori automatici e ne calcola i punteggi.
cli-lab-rollout = Gioca molte volte fino alla fine una posizione di backgammon, tolta la fortuna.
cli-lab-export = Scrive ogni decisione degli incontri come dati, con una scheda che spiega ogni colonna.
lab-option-processes = Quanti processi lavorano insieme; i risultati sono gli stessi.
lab-option-ray = Lavora su un cluster Ray a questo indirizzo; `local` ne avvia uno su questa macchina.
lab-option-out = Conserva i risultati in questo file, .jsonl o .parquet; dato di nuovo, una serie interrotta continua.
lab-option-matches = Quanti incontri; i posti cambiano a ogni incontro.
lab-option-each = Quanti incontri gioca ogni coppia.
lab-option-players = Chi gioca, separati da virgole o ciascuno con la sua opzione; ogni livello del computer se non si dice nulla.
lab-option-games = Quanti game si giocano fino alla fine; i multipli di 1296 percorrono in modo uniforme i primi due lanci.
lab-progress = Fatti: { $done } di { $jobs }
lab-play =
    { $player } batte { $other } in { $won ->
        [one] 1 incontro
       *[other] { $won } incontri
    } su { $played }: { $share } % (95 %: da { $low } a { $high })
lab-rating = { $player }  { $rating } ± { $margin }  ({ $won } vinti su { $played })
lab-rollout =
    { $equity } ± { $margin ->
        [one] 1 punto
       *[other] { $margin } punti
    } per chi deve tirare, senza cubo ({ $games } game; con la fortuna { $raw } ± { $rawmargin })
lab-export =
    { $file }: { $rows ->
        [one] 1 decisione
       *[other] { $rows } decisioni
    } di { $matches ->
        [one] 1 incontro
       *[other] { $matches } incontri
    }
lab-other-run = { $file } contiene un'altra serie: indica un altro file, oppure le stesse opzioni e lo stesso seme
lab-in-use = un altro programma sta scrivendo { $file }: aspetta che finisca, oppure indica un altro file
lab-lost-workers = i processi si sono interrotti più volte; ripeti con meno processi per continuare
lab-missing = serve qualcosa che non è installato: pip install "arbitro[{ $package }]"
lab-bad-ending = { $file }: i risultati si scrivono in .jsonl o .parquet
lab-option-seed = Seme per dadi, disposizioni e giocatori; lo stesso seme dà gli stessi risultati.
lab-machines-alone = nel laboratorio giocano solo le macchine: `arbitro play` ha un posto per te
cli-lab-train = Addestra una rete per il backgammon giocando contro se stessa, o continua con una interrotta.
cli-lab-compare = Fa giocare una rete di backgammon contro un'altra, o contro il computer, tolta la fortuna.
lab-option-units = Unità nascoste delle reti, strato per strato, se iniziano da pesi casuali.
lab-option-train-games = Partite intere, in cui ogni posizione impara da quella che segue.
lab-option-refined = Partite successive le cui posizioni imparano da ogni lancio e dalla sua mossa migliore, e da ciò che cambia guardando da quelle dopo.
lab-option-every = Passi, di 128 partite intere o di 1.280 guardate un lancio avanti, dopo i quali la rete è misurata contro il computer; 0 per mai.
lab-option-start = Da che cosa iniziano le reti: un file di pesi, oppure `house`; pesi casuali se non si indica nulla.
lab-option-teacher = Da quali partite e sguardi in avanti imparano le reti: quelli di un file di pesi, oppure `house`; i propri se non si indica nulla.
lab-option-duels = Partite di una misura, a coppie con i posti scambiati.
lab-train =
    { $file }: addestrata in { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
lab-compare =
    { $file } contro { $other }: { $equity } ± { $margin ->
        [one] 1 punto
       *[other] { $margin } punti
    } a game ({ $games } game, senza cubo, al netto della fortuna)
lab-many-layers = una rete ha al massimo { $most } strati nascosti: indica --units al massimo altrettante volte
lab-bad-weights = { $file } non è un file di pesi di questo programma
cli-argument-other = ALTRA
lab-no-cluster = nessun cluster Ray risponde a { $address }
cli-lab-audit = Fa giocare agenti casuali e confronta ogni passo con ciò che il motore decide.
lab-option-audited = Quante partite: incontri a tre punti, board di carrom o frame.
lab-option-first = Il seme della prima partita; le altre seguono.
lab-audit =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $ended } fino alla fine: { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }, { $facts ->
        [one] 1 fatto
       *[other] { $facts } fatti
    }, { $wrong ->
        [one] 1 errore
       *[other] { $wrong } errori
    }
lab-audit-wrong = L'ambiente e il motore differiscono in (seme/azione): { $where }
lab-bad-term = { $term } non può essere { $value }; può essere { $known }
lab-players-twice = un torneo vuole due o più giocatori, ciascuno nominato una volta sola
